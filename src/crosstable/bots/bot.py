"""The contract between a bot and the table. A bot gets what its seat may know, and nothing else.

The bots of a game live in `crosstable.games.<id>.bots`, which has one function `bot(level, seconds)`. They think in
worker processes, so that module may import what the server process must not (Numba).
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core.action import Action
from crosstable.core.errors import Refused
from crosstable.core.events import Event, Told, heard
from crosstable.core.game import AnyGame, Facts
from crosstable.core.seats import Seat
from crosstable.core.view import View

Stop = Callable[[], bool]
"""Asked now and then while thinking: true means that the answer is not wanted any more."""

CLOCK_SHARE = 20
"""A bot takes at most this part of what is left on its clock."""


class Sight(Struct, frozen=True):
    """Everything a bot may use: its seat's view, and the events its seat has heard since the start."""

    game: str
    options: Any
    seats: int
    seat: Seat
    view: View
    heard: tuple[tuple[Event, ...], ...] = ()
    seed: int = 0
    """Chance of its own; never the table's."""


def seen_from(
    seat: Seat, game: AnyGame, options: Any, seats: int, state: Any, told: Iterable[Iterable[Told]], seed: int
) -> Sight:
    """What a bot on this seat may use: the seat's view of the state, and what it heard of all that was told so far."""
    past = tuple(heard(step, seat) for step in told)
    return Sight(game.facts.id, options, seats, seat, game.view(state, seat), past, seed)


class Candidate(Struct, frozen=True):
    """An action a bot considered: how good it thinks it is for itself (0 loss … 1 win), and how much
    of its thinking went there (a share of 1)."""

    action: Action
    value: float
    share: float


class Thought(Struct, frozen=True):
    """What a bot does, and what it thought."""

    action: Action
    value: float | None = None
    """Its chance to win as it sees it, 0 … 1."""
    candidates: tuple[Candidate, ...] = ()
    """What it considered, best first."""
    effort: int = 0
    """How many games it looked through."""


class Bot(Protocol):
    """Somebody who plays from what a seat sees."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Choose an action. Return early with anything if `stop()` turns true."""


class BotChoice(Struct, frozen=True):
    """A bot as a table chooses it: its level, and the seconds it may think about a move."""

    level: str
    seconds: float = 1.0


def hurried(choice: BotChoice, left: float | None) -> BotChoice:
    """The same bot, in more of a hurry when so many seconds are left on its clock (None: it has none)."""
    return choice if left is None else replace(choice, seconds=min(choice.seconds, left / CLOCK_SHARE))


def bot_of(facts: Facts, choice: BotChoice) -> Bot:
    """The bot of a game with this level."""
    if choice.level not in facts.levels:
        raise Refused("no-such-bot", level=choice.level, levels=", ".join(facts.levels))
    module = import_module(f"crosstable.games.{facts.id}.bots")
    return cast(Bot, module.bot(choice.level, choice.seconds))
