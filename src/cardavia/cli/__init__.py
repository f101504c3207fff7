"""The commands. What a command needs is imported when it is run, so that ``cardavia --help`` is quick."""

import os
import sys


def main() -> None:
    """Runs the command that the command line names."""
    # A process of ours thinks in one thread: NumPy's own are for large matrices, and ours are small. It reads this
    # when it is first imported, in the processes that a command starts too.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Whatever bytes come in or can't be shown: a sign in their place, never a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    from cardavia.cli.commands import app

    app()
