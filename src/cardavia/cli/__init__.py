"""The commands. What a command needs is imported when it is run, so that ``cardavia --help`` is quick."""

import sys


def main() -> None:
    """Runs the command that the command line names."""
    # Whatever bytes come in or can't be shown: a sign in their place, never a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    from cardavia.cli.commands import app

    app()
