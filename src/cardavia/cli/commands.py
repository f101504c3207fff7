"""What can be written on the command line."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="A table for contract bridge and French Tarot.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
bridge = typer.Typer(help="Contract bridge without a table.", no_args_is_help=True)
tarot = typer.Typer(help="French Tarot without a table.", no_args_is_help=True)
app.add_typer(bridge, name="bridge")
app.add_typer(tarot, name="tarot")

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or sv. Without it, that of the environment.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


@app.callback(invoke_without_command=True)
def cardavia(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False
) -> None:
    if version:
        from cardavia import __version__

        typer.echo(f"cardavia {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder for Cardavia's files.", show_default="the user's data folder")
    ] = None,
    lang: Lang = None,
) -> None:
    """Open the house: the web pages and the JSON API."""
    from cardavia.cli.serving import serve

    serve(host, port, data, lang)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="bridge or tarot")],
    level: Annotated[str, typer.Option(help="The robots' level: random or greedy.")] = "greedy",
    deal: Annotated[
        str | None,
        typer.Option(help="The number of a deal, or its four hands, to play that one.", show_default="drawn"),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="A seed, any number or words: the same deal each time.", show_default="none")
    ] = None,
    vulnerable: Annotated[str | None, typer.Option(help="Bridge: none, ns, ew or both.", show_default="none")] = None,
    dealer: Annotated[str, typer.Option(help="Who deals: N, E, S or W.")] = "S",
    as_json: Annotated[bool, typer.Option("--json", help="Write the record as JSON at the end.")] = False,
    lang: Lang = None,
) -> None:
    """Play one deal in the terminal: you are South, robots sit in the other seats."""
    from cardavia.cli.playing import play

    play(game, level, deal, seed, {"vulnerable": vulnerable, "dealer": dealer}, as_json, lang)


@app.command()
def verify(
    file: Annotated[
        Path | None,
        typer.Argument(help="The file; without it, lines are read from standard input.", show_default=False),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check that a deal is the one whose digest was shown before the first action.

    Takes the digest and the five lines that were revealed, in any order of the two, or a record as JSON.
    Ends with 0 if they belong together, with 1 if they don't, with 2 if they can't be read.
    """
    from cardavia.cli.verifying import verify

    verify(file, as_json, lang)


@bridge.command("score")
def bridge_score(
    contract: Annotated[list[str], typer.Argument(help="Level, denomination, X or XX: 4SX, 4♠x, 3NTXX.")],
    tricks: Annotated[int, typer.Option(help="The tricks that declarer's side won, 0 to 13.", show_default=False)],
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="Declarer's side is vulnerable.")] = False,
    by: Annotated[str, typer.Option("--by", help="Declarer: N, E, S or W.")] = "S",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The duplicate score of a contract, line by line."""
    from cardavia.cli.scoring import bridge_score

    bridge_score(" ".join(contract), tricks, vulnerable, by, as_json, lang)


@tarot.command("score")
def tarot_score(
    contract: Annotated[list[str], typer.Argument(help="prise, garde, garde sans or garde contre.")],
    points: Annotated[str, typer.Option(help="The taker's card points, 0 to 91, halves too.", show_default=False)],
    bouts: Annotated[int, typer.Option(help="The bouts that the taker took in, 0 to 3.", show_default=False)],
    petit: Annotated[
        str | None, typer.Option(help="Who won the last trick with the Petit in it: taker or defence.")
    ] = None,
    poignee: Annotated[
        list[str] | None,
        typer.Option(help="A poignée and who showed it: taker:single, defence:double. May be given again."),
    ] = None,
    chelem: Annotated[
        list[str] | None,
        typer.Option(help="made or failed (announced); taker or defence (won every trick, unannounced)."),
    ] = None,
    taker: Annotated[str, typer.Option(help="The taker: N, E, S or W.")] = "S",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The settlement of a tarot deal, line by line."""
    from cardavia.cli.scoring import tarot_score

    tarot_score(" ".join(contract), points, bouts, petit, poignee or [], chelem or [], taker, as_json, lang)
