"""What a game can say about itself afterwards: what could be known, what was true, and between whom it was decided."""

from typing import Any, Literal

from msgspec import Struct

from .events import Event
from .seats import Seat
from .sentence import Sentence
from .view import View

Really = dict[str, dict[str, tuple[str, ...]]]
"""For each table of an insight, by row, the columns that were really the case."""

Truth = Literal["true", "false", "unknown", "opinion"]
"""`unknown`: the speaker could not know it. `opinion`: nothing the speaker had seen decided it."""


class Judged(Struct, frozen=True):
    """A statement of step `n` and what the cards say about it.

    `right` says of an opinion, or of what could not be known, whether it turned out to be so (None: there is nothing to
    be right about). `why` is what was really the case, where that is not plain.
    """

    n: int
    seat: Seat
    saying: Sentence
    verdict: Truth
    right: bool | None = None
    why: Sentence | None = None
    number: int = -1
    """Which of the game's statements it is, from 0."""


class Sides(Struct, frozen=True):
    """The two sides of a game, and in words how the line between them was found."""

    first: Sentence
    second: Sentence
    how: Sentence


class Estimate(Struct, frozen=True):
    """A chance, and how far off it may be: by two standard errors of what was sampled, and because people may play
    otherwise than was reckoned with; 0 where all was counted."""

    value: float
    error: float = 0.0


Effort = Literal["quick", "thorough"]
"""How long a decision is weighed: to find those worth a second look, or to state the chances."""

LEAST = 0.03
"""What costs less than this is no mistake, however exactly it was counted."""


class Way(Struct, frozen=True):
    """Something that could be done, in words, and its chance."""

    words: Sentence
    chance: float
    taken: bool = False


class Weighed(Struct, frozen=True, kw_only=True):
    """A decision, weighed by what its seat could know: the chance of the best that could be done, and of what was done.

    `done` and `better` are told to whoever decided (`you` is yes) and to all others (no); the frame adds who that is.
    """

    best: float
    taken: float
    error: float
    """How far the difference may be off."""
    about: Sentence
    """What the chances are chances of."""
    done: Sentence
    better: Sentence
    ways: tuple[Way, ...] = ()
    """What could be done, the best first."""
    wins: bool = False
    """Whether the chances are chances to win the game."""
    seats: tuple[Seat, ...] = ()
    """Whom it was about."""
    n: int = 0
    """The step it led to."""
    seat: Seat = 0
    decided: bool = False
    """Whether the game turned on it: it was a mistake, and without it things would have gone otherwise."""

    @property
    def loss(self) -> float:
        """What it cost."""
        return self.best - self.taken

    @property
    def mistake(self) -> bool:
        """Whether it cost more than the error, and more than nothing worth speaking of."""
        return self.loss > max(LEAST, self.error)


class Verdict(Struct, frozen=True, kw_only=True):
    """A game that is over, as one seat (None: a spectator) should remember it: three sentences, and where it turned."""

    seat: Seat | None
    kind: Literal["mistake", "unlucky", "won", "lucky", "watched"]
    words: tuple[Sentence, ...]
    turn: Weighed | None
    """The decision that decided it; None if none did."""
    mistakes: tuple[Weighed, ...]
    """Every mistake of the game, in order."""
    line: tuple[float, ...]
    """This seat's chance after every step."""
    known: bool = False
    """Whether that is by what this seat could know; else it is as the cards lay."""
    errors: tuple[float, ...] = ()
    """How far off each of them may be."""
    error: float
    """How far off the chances in the sentences may be."""
    how: Sentence
    """How they were found."""
    at: int = 0
    """The step after which it is worth playing on: before the decision, or where the chances turned or were best."""
    position: View | None = None
    """The game after that step, with everything open."""


class Turn(Struct, frozen=True):
    """A turning point: the step, and the first side's chance before and after it."""

    n: int
    before: float
    after: float


class Award(Struct, frozen=True):
    """Something a game is remembered for, in one sentence; `seats` are those who earned it, none if nobody did."""

    kind: Literal["liar", "detective"]
    seats: tuple[Seat, ...]
    words: Sentence


class Eyes(Struct, frozen=True):
    """Everything a viewer has seen up to a moment: the view of it, and the events heard since the start."""

    game: str
    options: Any
    seats: int
    seat: Seat | None
    """None: a spectator."""
    view: View
    heard: tuple[tuple[Event, ...], ...] = ()


class Column(Struct, frozen=True):
    """What a row may turn out to be."""

    id: str
    label: Sentence


class Row(Struct, frozen=True):
    """A person or thing in question, with the chance of each column (0 … 1)."""

    id: str
    label: Sentence
    chances: tuple[float, ...]


class Heat(Struct, frozen=True):
    """A table of chances."""

    id: str
    title: Sentence
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Insight(Struct, frozen=True):
    """What could be known: how it was worked out, the tables, and what was certain."""

    how: Sentence
    heats: tuple[Heat, ...] = ()
    lines: tuple[Sentence, ...] = ()
