"""The contract between a bot and the table. A bot gets what its seat may know, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from .action import Action
from .events import Event
from .seats import Seat
from .sentence import Sentence
from .view import View

Stop = Callable[[], bool]
"""Asked now and then while thinking; true means that nobody wants the answer any more."""


class Sight(Struct, frozen=True, gc=False):
    """Everything a bot may use: its seat's view, and the events its seat has heard since the start."""

    game: str
    options: Any
    seats: int
    seat: Seat
    view: View
    heard: Sequence[tuple[Event, ...]] = ()
    seed: int = 0
    """Chance of its own; never the table's."""
    character: str = ""
    """The name under which the bot plays: one of the twelve of `crosstable.bots.characters`, which knows its temper."""
    secret: int = 0
    """The same in all thoughts of one game on this seat, and known to nobody else: what a story can be drawn from."""
    asked: bool = False
    """Somebody at the table has asked this bot why it plays as it does, and waits for its `Answer`."""
    earlier: tuple[View, ...] = ()
    """The last games this table has finished, as everybody may look at them, the newest last."""


class Silent(Action, frozen=True):
    """What a bot does that was not asked by the game and has nothing to say. No game has such an action."""


class Answer(Action, frozen=True):
    """What a bot says to somebody who has asked it why: a phrase of its game, and the number it names, if any. No game
    has such an action."""

    phrase: str
    number: int | None = None


class Candidate(Struct, frozen=True, gc=False):
    """An action a bot considered: how good the bot rates it for itself (0 loss … 1 win), and what share of its thinking
    went there (0 … 1)."""

    action: Action
    value: float
    share: float


class Thought(Struct, frozen=True, gc=False):
    """What a bot does, and what it thought."""

    action: Action
    value: float | None = None
    """Its chance of winning as it sees it, 0 … 1."""
    candidates: tuple[Candidate, ...] = ()
    """What it considered, best first."""
    effort: int = 0
    """How many games it looked through."""
    why: Sentence | None = None
    """Its reason in a sentence, for whoever looks back at the game."""


class Bot(Protocol):
    """Somebody who plays from what a seat sees."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Choose an action. Return early with any action if `stop()` turns true."""
