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
Hand = Annotated[
    str | None,
    typer.Option(
        help="The 13 cards as dealt to the seat on turn, suits S.H.D.C: AKQ32.K2.432.J32.", show_default=False
    ),
]
Auction = Annotated[str, typer.Option(help='The calls so far, from the dealer on: "1S P 2C P".')]
Dealer = Annotated[str, typer.Option(help="Who deals: N, E, S or W.")]
Vul = Annotated[str, typer.Option(help="Who is vulnerable: None, NS, EW or All.")]
Asked = Annotated[
    str | None, typer.Option("--level", help="The robot's level.", show_default="normal; quick with --lines")
]
System = Annotated[
    str | None, typer.Option(help="The bidding system: sayc, two_over_one or acol.", show_default="the robot's own")
]
Seed = Annotated[int, typer.Option(help="The seed of the robot's chance: the same answer each time.")]
Explain = Annotated[bool, typer.Option("--explain", help="Say what the robot weighed, and why.")]
Workers = Annotated[
    int | None, typer.Option(min=0, help="How many processes play; 0: this one.", show_default="one for each core")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Have the workers of this Dask cluster play: tcp://HOST:8786.", show_default=False
    ),
]
Plot = Annotated[Path | None, typer.Option(help="Draw the match as SVG into this file.", show_default=False)]
Early = Annotated[bool, typer.Option("--early", help="End as soon as the winner is beyond doubt.")]
Results = Annotated[
    Path | None, typer.Option(help="Keep each board in this file, and go on from those in it.", show_default=False)
]
DealSeed = Annotated[str, typer.Option(help="The seed of the deals and of the robots' chance.")]
Lines = Annotated[
    bool, typer.Option("--lines", help="Answer rows from standard input, one JSON object a line, each as soon as read.")
]


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
    level: Annotated[
        str | None,
        typer.Option(help="The robots' level.", envvar="CARDAVIA_LEVEL", show_default="normal, or the game's best"),
    ] = None,
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


@bridge.command("match")
def bridge_match(
    first: Annotated[
        str, typer.Argument(metavar="A", help="The level of the first team's robots.", show_default=False)
    ],
    second: Annotated[str, typer.Argument(metavar="B", help="The level of the second team's.", show_default=False)],
    boards: Annotated[int, typer.Option(min=1, help="How many boards.")] = 100,
    seed: DealSeed = "1",
    bidding_only: Annotated[
        bool, typer.Option("--bidding-only", help="Bid only; the tricks are those of best play with all cards seen.")
    ] = False,
    results: Results = None,
    plot: Plot = None,
    workers: Workers = None,
    cluster: Cluster = None,
    early: Early = False,
    worst: Annotated[int, typer.Option(min=0, help="How many of A's worst boards to list.")] = 5,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Two robots as teams over the same boards, in IMPs: A sits North-South at one table, East-West at the other."""
    from cardavia.cli.bridge_match import match
    from cardavia.cli.matching import Where

    where = Where(workers, cluster, results, plot)
    match(first, second, boards, seed, bidding_only, where, early, worst, as_json, lang)


@bridge.command("lost")
def bridge_lost(
    level: Annotated[str, typer.Option(help="The robot's level.")] = "greedy",
    boards: Annotated[int, typer.Option(min=1, help="How many deals.")] = 100,
    seed: DealSeed = "1",
    results: Results = None,
    workers: Workers = None,
    cluster: Cluster = None,
    worst: Annotated[int, typer.Option(min=0, help="How many of the worst deals to list.")] = 5,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """How many tricks a robot loses against double dummy when it plays with itself: declarer, defence, opening lead."""
    from cardavia.cli.bridge_lost import lost
    from cardavia.cli.matching import Where

    lost(level, boards, seed, Where(workers, cluster, results), worst, as_json, lang)


@bridge.command("bid")
def bridge_bid(
    hand: Hand = None,
    auction: Auction = "",
    dealer: Dealer = "N",
    vul: Vul = "None",
    level: Asked = None,
    system: System = None,
    seed: Seed = 0,
    explain: Explain = False,
    lines: Lines = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """What a robot calls with this hand after this auction.

    With --lines: rows with hand, auction (a list of calls), dealer and vul, each given back with its call.
    """
    from cardavia.cli.asking import Situation
    from cardavia.cli.bridge_bid import bid

    bid(hand, auction, Situation(dealer, vul), level, system, seed, explain, as_json, lines, lang)


@bridge.command("play")
def bridge_play(
    hand: Hand = None,
    dummy: Annotated[str, typer.Option(help="Dummy's 13 cards as dealt; none before the opening lead.")] = "",
    auction: Auction = "",
    played: Annotated[str, typer.Option(help='The cards played so far, in order: "HQ H6 H2".')] = "",
    dealer: Dealer = "N",
    vul: Vul = "None",
    level: Asked = None,
    system: System = None,
    seed: Seed = 0,
    explain: Explain = False,
    lines: Lines = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Which card a robot plays: from its own hand, or as declarer from dummy's when that is on turn.

    With --lines: rows with hand, dummy, auction, played, dealer and vul, each given back with its card.
    """
    from cardavia.cli.asking import Situation
    from cardavia.cli.bridge_play import play

    position = {"hand": hand, "dummy": dummy, "auction": auction, "played": played}
    play(position, Situation(dealer, vul), level, system, seed, explain, as_json, lines, lang)


@bridge.command("analyse")
def bridge_analyse(
    file: Annotated[
        Path | None,
        typer.Argument(help="PBN, or a record as JSON; without it, standard input.", show_default=False),
    ] = None,
    totals: Annotated[bool, typer.Option("--totals", help="Only what all the deals come to.")] = False,
    workers: Annotated[
        int | None,
        typer.Option(min=0, help="How many processes work; 0: this one.", show_default="one for each core"),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """What could be made of each deal of a file, and what each call and card cost, all cards seen."""
    from cardavia.cli.bridge_analyse import analyse

    analyse(file, totals, workers, as_json, lang)


@bridge.command("host")
def bridge_host(
    boards: Annotated[
        int | None,
        typer.Option(min=1, help="How many boards.", show_default="16; with --pbn all of the file"),
    ] = None,
    pbn: Annotated[Path | None, typer.Option(help="The deals of this PBN file.", show_default=False)] = None,
    seed: Annotated[
        str | None, typer.Option(help="A seed, any number or words: the same deals each time.", show_default="none")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 2000,
    teams: Annotated[
        bool, typer.Option("--teams", help="A teams match: eight programs, both tables of each board.")
    ] = False,
    results: Annotated[
        Path | None, typer.Option(help="Write what was played to this PBN file, board by board.", show_default=False)
    ] = None,
    patience: Annotated[
        float, typer.Option(min=1, help="Seconds that a program has for each thing it must say.")
    ] = 120.0,
    away: Annotated[float, typer.Option(min=1, help="Seconds that one that left has to come back.")] = 60.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Keep a table for other people's programs, by the table manager protocol (Blue Chip, version 18)."""
    from cardavia.cli.bridge_host import Session
    from cardavia.cli.bridge_host import host as keep
    from cardavia.wire.place import Patience

    session = Session(boards, pbn, seed, host, port, teams, results, Patience(act=patience, away=away))
    keep(session, as_json, lang)


@bridge.command("join")
def bridge_join(
    address: Annotated[
        str, typer.Argument(metavar="HOST:PORT", help="Where the table is; without a port, 2000.", show_default=False)
    ],
    team: Annotated[str, typer.Option(help="The name of the robot's team.", show_default=False)],
    seat: Annotated[str | None, typer.Option(help="N, E, S or W.", show_default="any that is free")] = None,
    level: Annotated[str, typer.Option(help="The robot's level, LEVEL or LEVEL:SYSTEM.")] = "normal",
    seed: Annotated[str | None, typer.Option(help="The seed of the robot's chance.", show_default="none")] = None,
    retries: Annotated[int, typer.Option(min=0, help="How often a line that broke is made anew.")] = 5,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Have a robot play at somebody's table, by the table manager protocol."""
    from cardavia.cli.bridge_join import sit

    sit(address, seat, team, level, seed, retries, as_json, lang)


@tarot.command("match")
def tarot_match(
    first: Annotated[str, typer.Argument(metavar="A", help="The level of the one robot.", show_default=False)],
    second: Annotated[str, typer.Argument(metavar="B", help="The level of the other three.", show_default=False)],
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played four times.")] = 100,
    seed: DealSeed = "1",
    bidding: Annotated[
        str, typer.Option(help="own: each robot bids for itself; common: greedy bids for all, and only cards count.")
    ] = "own",
    results: Results = None,
    plot: Plot = None,
    workers: Workers = None,
    cluster: Cluster = None,
    early: Early = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """One robot against three of another, in points a deal: A sits in each of the four seats of every deal in turn."""
    from cardavia.cli.matching import Where
    from cardavia.cli.tarot_match import match

    match(first, second, deals, seed, bidding, Where(workers, cluster, results, plot), early, as_json, lang)


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


@tarot.command("solve")
def tarot_solve(
    file: Annotated[
        Path | None,
        typer.Argument(help="A record or a position, as JSON; without it, standard input.", show_default=False),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=18,
            help="The trick of a record before whose lead it is solved.",
            show_default="where it ends; 11 if the deal is over",
        ),
    ] = None,
    nodes: Annotated[
        int, typer.Option(min=1, help="The most positions to look at before the answer is given as bounds.")
    ] = 3_000_000,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """What best play comes to with every card seen: contract, card points, settlement, each card, a line of play."""
    from cardavia.cli.tarot_solve import tarot_solve

    tarot_solve(file, at, nodes, as_json, lang)
