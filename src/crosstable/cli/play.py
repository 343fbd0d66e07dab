"""`crosstable play`: a game in the terminal, against bots or with several people at one keyboard."""

import random
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from crosstable.bots.bot import BotChoice, hurried
from crosstable.bots.characters import cast
from crosstable.core import Action, Facts, Illegal, Refused, Seat
from crosstable.core.record import write_record
from crosstable.core.seats import letter
from crosstable.lab.local import LocalGame
from crosstable.lab.players import choice_of, player_of, usual_level

from .choosing import FIRST, chosen_options, game_named, saved, writable
from .clock import PlayersClock, shown
from .log import lines
from .pictures import caption, helped, picture
from .speech import Lang, err, out, percent, t, told
from .words import meant, written


def play_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=t("cli-help-game"))] = FIRST,
    level: Annotated[str | None, typer.Option(help=t("cli-help-level"))] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help=t("cli-help-seconds"))] = 1.0,
    size: Annotated[int | None, typer.Option(help=t("cli-help-size"))] = None,
    swap: Annotated[bool | None, typer.Option("--swap/--no-swap", help=t("cli-help-swap"))] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help=t("cli-help-set"))] = None,
    role: Annotated[str | None, typer.Option("--as", "--colour", "--color", help=t("cli-help-as"))] = None,
    seat: Annotated[int, typer.Option(min=1, help=t("cli-help-seat"))] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=t("cli-help-hot-seat"))] = False,
    seats: Annotated[int | None, typer.Option(help=t("cli-help-seats"))] = None,
    thoughts: Annotated[bool, typer.Option("--thoughts", help=t("cli-help-thoughts"))] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-save"))] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    chosen = game_named(game)
    options = chosen_options(chosen, settings or [], size=size, swap=swap)
    count = seats or min(chosen.facts.seats)
    chosen.check(options, count)
    human = _human_seat(chosen.facts, role, seat, count)
    writable(save)
    choice = choice_of(chosen.facts, level or usual_level(chosen.facts), seconds)
    with err().status(t("cli-warming", game=t(f"{chosen.facts.id}-name"))):
        player_of(chosen.facts, choice)  # loads or compiles what it thinks with before any clock runs
    bots = {} if hot_seat else {s: choice for s in range(count) if s != human}
    people = [t("cli-player", letter=letter(s)) for s in range(count)]
    called = iter(cast(secrets.token_hex(4), people, len(bots)))
    names = tuple(next(called) if s in bots else people[s] for s in range(count))
    _Match(LocalGame(chosen, options, names), bots, save, thoughts).run()


def _human_seat(facts: Facts, role: str | None, seat: int, count: int) -> Seat:
    """Where the person sits: on the seat with this name, in English or in the user's language, or with this number."""
    if role is not None:
        known = {word: n for n, name in enumerate(facts.roles) for word in (name, t(f"{facts.id}-{name}").lower())}
        if not known:
            raise Refused("cli-no-roles")
        if role.lower() not in known:
            raise Refused("cli-no-such-role", role=role, roles=", ".join(facts.roles))
        return known[role.lower()]
    if seat > count:
        raise Refused("cli-no-such-seat", number=seat, count=count)
    return seat - 1


class _Match:
    """One game at this keyboard."""

    def __init__(self, played: LocalGame, bots: dict[Seat, BotChoice], save: Path | None, thoughts: bool) -> None:
        self.played = played
        self.clock = PlayersClock(played)
        self.bots = bots
        self.save = save
        self.thoughts = thoughts
        self.left = False
        people = [seat for seat in range(len(played.names)) if seat not in bots]
        self.alone = people[0] if len(people) == 1 else None
        self.called = tuple(t("cli-you") if seat == self.alone else name for seat, name in enumerate(played.names))
        """Everybody as the pictures name them; in sentences a person has a name, as in the record."""

    def run(self) -> None:
        """Play until the game is over or left."""
        err().print(t("cli-play-hint"))
        self._tell(0)
        while self.played.outcome is None and not self.left:
            seat = self.played.next_seat()
            if seat in self.bots:
                self._bot_acts(seat)
            else:
                self._person_acts(seat)
        self._end()

    def _bot_acts(self, seat: Seat) -> None:
        bot = player_of(self.played.game.facts, hurried(self.bots[seat], self.clock.left()))
        with err().status(t("cli-thinking", name=self.played.names[seat])):
            thought = bot.think(self.played.sight(seat, random.getrandbits(60)), lambda: False)
        if self.clock.has_run_out():
            return
        self._play(seat, thought.action)
        if self.thoughts:
            for c in thought.candidates:
                out().print(
                    f"    {written(c.action)}: {percent(f'{100 * c.value:.0f}')}, {percent(f'{100 * c.share:.0f}')}",
                    style="dim",
                )

    def _person_acts(self, seat: Seat) -> None:
        view = self.played.view(seat)
        self._show(seat)
        while True:
            try:
                line = input(self._prompt(seat)).strip()
            except EOFError:
                self.left = True
                return
            if self.clock.has_run_out():
                return
            if not line or self._command(line, seat):
                if self.left:
                    return
                continue
            try:
                self._play(seat, meant(line, view.offers, self.played.game.facts))
            except (Illegal, Refused) as error:
                err().print(told(error.why, self.played.names), markup=False)
            else:
                return

    def _prompt(self, seat: Seat) -> str:
        left = self.clock.left()
        return f"{self.called[seat]}{'' if left is None else f' ({shown(left)})'} › "

    def _play(self, seat: Seat, action: Action) -> None:
        before = len(self.played.steps)
        self.played.play(seat, action)
        self.clock.switch()
        self._tell(before)

    def _tell(self, first: int) -> None:
        """What happened since this step, as far as whoever sits at this keyboard may know it."""
        for line in lines(self.played.game, self.played.steps[first:], self.alone, self.played.names):
            out().print(line, style="dim", markup=False)

    def _command(self, line: str, seat: Seat) -> bool:
        """Carry out what is not an action: help, board, save, quit."""
        word, _, rest = line.partition(" ")
        if word in ("help", "?"):
            err().print(helped(self.played.view(seat).offers))
            err().print(t("cli-play-help"), markup=False)
        elif word == "board":
            self._show(seat)
        elif word == "quit":
            self.left = True
        elif word == "save" and rest:
            self._write(Path(rest.strip()))
        else:
            return False
        return True

    def _show(self, seat: Seat | None) -> None:
        game, view = self.played.game, self.played.view(seat)
        out().print(picture(game, view))
        out().print(caption(game, view, self.called), markup=False)

    def _write(self, file: Path) -> None:
        try:
            saved(file, write_record(self.played.record()))
        except Refused as error:
            err().print(told(error.why), markup=False)
        else:
            err().print(t("cli-saved", file=str(file)), markup=False)

    def _end(self) -> None:
        outcome: Any = self.played.outcome
        if outcome is None:
            err().print(t("cli-left"))
        else:
            self._show(None)
            out().print(told(outcome.why, self.played.names), style="bold", markup=False)
        if self.save:
            saved(self.save, write_record(self.played.record()))
            err().print(t("cli-saved", file=str(self.save)), markup=False)
        elif outcome is not None and sys.stdin.isatty():
            name = input(t("cli-ask-save")).strip()
            if name:
                self._write(Path(name))
