"""``cardavia play``: one deal in the terminal, you in South, robots in the other seats."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from secrets import randbits
from typing import Any

import typer
from rich.console import Console

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Refusal
from cardavia.cli.saying import language, refusing, screen
from cardavia.cli.screen import ending, help_lines, prompt, table
from cardavia.deals import Sealed, numbered, pasted, seal, seeded
from cardavia.games import AnyGame, Deal, Seat, Trick, game
from cardavia.records import Act, Record, write
from cardavia.robots import Robot, robot, usual
from cardavia.words import Words

YOU = Seat.SOUTH
LEAVE = ("quit", "exit")
HELP = ("?", "help")


class Left(Exception):
    """The player went away before the end."""


@dataclass
class Sitting:
    """A deal being played at a terminal: its state, what was done, and who sits in the other seats."""

    rules: AnyGame
    setup: Any
    deal: Deal
    origin: str
    sealed: Sealed | None
    robots: Mapping[Seat, Robot]
    rng: Random
    said: Words
    console: Console
    state: Any = None
    acts: list[Act] = field(default_factory=list)

    def run(self) -> None:
        """Plays to the end; ``Left`` if the player goes away."""
        self.state = self.rules.start(self.setup, self.deal)
        while awaited := self.rules.awaited(self.state):
            seat = next(seat for seat in self.rules.order if seat in awaited)
            view = self.rules.view(self.state, seat)
            if seat is YOU:
                self.console.print(table(self.said, self.rules, view))
                while not self.asked(view):
                    pass
            else:
                self.done(seat, self.robots[seat].act(view, self.rng))

    def asked(self, view: Any) -> bool:
        """Asks the player once; true if an action came of it."""
        try:
            text = self.console.input(f"{prompt(self.said, self.rules, view)} ").strip()
        except EOFError:
            raise Left from None
        if text.lower() in LEAVE:
            raise Left
        if text.lower() in HELP or (not text and view.choices.count() > 1):
            for line in help_lines(self.said, self.rules, view):
                self.console.print(line)
            return False
        try:
            # An empty line does the only thing there is to do.
            action = self.rules.read(self.state, YOU, text) if text else next(iter(view.choices))
            self.done(YOU, action)
        except Refusal as refusal:
            self.console.print(self.said.refusal(refusal, self.rules.name), style="bold")
            return False
        return True

    def done(self, seat: Seat, action: Any) -> None:
        """One more action: what South sees of it is told, and who won the trick if it ended one."""
        after = self.rules.apply(self.state, seat, action)
        seen = self.rules.seen(self.state, YOU, seat, action)
        before, self.state = self.state, after
        self.acts.append(Act(seat, action.text))
        # A card carries the seat whose card it is: dummy's are played by declarer.
        self.console.print(self.said.did(self.rules.name, getattr(action, "seat", seat), seen))
        finished, earlier = self._tricks(after), self._tricks(before)
        if len(finished) == len(earlier) + 1:
            self.console.print(self.said.text("{seat} wins the trick.", seat=finished[-1].winner), style="dim")

    def _tricks(self, state: Any) -> tuple[Trick, ...]:
        """The finished tricks, in a game that has any."""
        found: tuple[Trick, ...] = getattr(self.rules.view(state, YOU), "tricks", ())
        return found

    def record(self, level: str) -> Record:
        """The deal as it was played."""
        players = {seat: self.said.level(level) for seat in Seat} | {YOU: self.said.text("You")}
        return Record(
            game=self.rules.name,
            setup=self.rules.write_setup(self.setup),
            deal=self.deal,
            actions=tuple(self.acts),
            players=players,
            origin=self.origin,
            commitment=self.sealed.digest() if self.sealed else None,
            opened=self.sealed.lines() if self.sealed else (),
        )


def play(
    name: str,
    level: str | None,
    deal: str | None,
    seed: str | None,
    fields: Mapping[str, str | None],
    as_json: bool,
    lang: str | None,
) -> None:
    said, console = language(lang), screen(as_json)
    with refusing(said, as_json, name if name in ("bridge", "tarot") else None):
        load_plugins(plugin_names())
        rules = game(name.strip().lower())
        setup = rules.read_setup({key: value for key, value in fields.items() if value is not None})
        level = level or usual(rules.name)
        seats = {seat: robot(rules.name, level) for seat in Seat if seat is not YOU}
        if seed is not None and deal is None:
            deal = str(seeded(rules, seed))
        sealed = seal(rules, 1) if deal is None else None
        cards = sealed.deal() if sealed else _asked_for(rules, deal or "")
    origin = "drawn" if deal is None else "given" if ":" in deal else "numbered"
    sitting = Sitting(rules, setup, cards, origin, sealed, seats, _chance(deal), said, console)
    console.print(said.text("You are South. Write ? for what you may do, quit to leave."))
    if sealed:
        console.print(said.text("Digest of this deal: {digest}", digest=sealed.digest()), soft_wrap=True)
    else:
        console.print(said.text("This deal was asked for: there is no digest."))
    try:
        sitting.run()
    except (Left, KeyboardInterrupt) as left:
        console.print("\n" + said.text("You left before the end."))
        raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None
    console.print(ending(said, rules, sitting.state))
    if sealed:
        console.print(said.text("The digest was made of these lines. “cardavia verify” checks it:"))
        console.print("\n".join(sealed.lines()), soft_wrap=True)
    if as_json:
        typer.echo(write(sitting.record(level)), nl=False)


def _asked_for(rules: AnyGame, text: str) -> Deal:
    return pasted(rules, text) if ":" in text else numbered(rules, text)


def _chance(deal: str | None) -> Random:
    """The robots' chance. The same deal asked for twice is played the same."""
    return Random(deal if deal is not None else randbits(128))
