"""A table as its log makes it: everything there is to know, secrets included. What changes it is in the subjects."""

from __future__ import annotations

from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core import AnyGame, BadLog, Seat, Told, View
from crosstable.core.chance import FAIR, SEALED, Draw
from crosstable.core.fairness import Part
from crosstable.core.moments import Pace
from crosstable.core.record import Move, Spoken

from .clocks import Clocks

if TYPE_CHECKING:
    from .deal import Dealing
    from .dispatch import Logged
    from .moments import Staged
    from .pause import Pause
    from .review import Lead
    from .series import Series
    from .stand_ins import StandIns
    from .talk import ChatLine

Phase = Literal["lobby", "playing", "over"]
ReadyCheck = Literal["none", "asked", "over"]


LOOK_BACK = 12
"""How many finished games of their table bots remember."""


class Occupant(Struct, frozen=True):
    """Who is on a seat: a person, a bot, or nobody. Wins go with whoever won them."""

    person: str | None = None
    name: str = ""
    bot: BotChoice | None = None
    wins: int = 0
    stand_in: BotChoice | None = None
    """The bot that plays for this person, who is away."""
    left: str = ""
    """The name of the person this bot has replaced in the middle of a game; newcomers may take its seat."""
    face: int = 0
    """Which of the faces on offer this person has; 0 is the one of the name."""

    @property
    def empty(self) -> bool:
        """Whether nobody is there."""
        return self.person is None and self.bot is None

    @property
    def open(self) -> bool:
        """Whether somebody who comes to the table may sit here."""
        return self.empty or bool(self.left)

    def relieved(self) -> Occupant:
        """The same, with nobody standing in: the game is over."""
        return self if self.stand_in is None else replace(self, stand_in=None)

    def settled(self) -> Occupant:
        """The same at the start of a game: a bot that played on for somebody is a bot like any other."""
        return replace(self, left="", stand_in=None) if self.left or self.stand_in else self

    def vacated(self, bot: BotChoice | None, name: str) -> Occupant:
        """The seat after its person has left: empty, or with a bot of this name that plays the game to its end."""
        return Occupant(name=name, bot=bot, left=self.name) if bot is not None else NOBODY


NOBODY = Occupant()


class Round(Struct, frozen=True, gc=False):
    """One game of the table."""

    number: int
    seed: bytes
    """What all its draws come from."""
    secret: bytes
    """What the server had promised before: the seed itself, or what it is made from with the players' contributions."""
    options: Any
    names: tuple[str, ...]
    begun: int
    state: Any
    past: tuple[tuple[int, tuple[Told, ...]], ...]
    """What was told, by step of the log; the first one is the start of the game."""
    levels: tuple[str, ...] = ()
    """The level of the bot that began on each seat; empty for a person, and where the name tells it."""
    moves: tuple[Move, ...] = ()
    clocks: Clocks = Clocks()
    staged: tuple[Staged, ...] = ()
    """The moments of its steps, of those that have any."""
    before: tuple[tuple[int, Any], ...] = ()
    """What there was before the newest of these steps, for who comes while they are on the stage."""
    parts: tuple[Part, ...] | None = None
    """What each seat gave to the seed; None in games from before that was possible."""
    draws: tuple[Draw, ...] = ()
    """What was left to chance at its start."""

    @property
    def chance(self) -> str:
        """In which way it draws."""
        return SEALED if self.parts is None else FAIR

    @property
    def busy_until(self) -> int:
        """When all that has happened is off the stage."""
        return self.staged[-1].ends if self.staged else 0

    @property
    def first(self) -> int:
        """The step in which the game began."""
        return self.past[0][0]


_shown = attrgetter(
    "options", "seats", "title", "public", "phase", "host", "rounds", "seed", "games", "series", "keep_chat",
    "watchers_talk", "stand_ins", "pause", "closed", "pace", "ready", "discussion",
    "ready_check", "pledges", "dealing",
)  # fmt: skip


class TableState(Struct, frozen=True, kw_only=True, gc=False):
    """Everything there is to know about a table, secrets included."""

    code: str
    game: AnyGame
    options: Any
    seats: tuple[Occupant, ...]
    title: str
    public: bool
    seed: bytes
    """The secret of the next game."""
    pledges: dict[str, str] = {}
    """What persons' clients have pledged to contribute to the next deal."""
    dealing: Dealing | None = None
    """A game is about to begin: what was pledged is being shown."""
    stand_ins: StandIns
    phase: Phase = "lobby"
    host: str | None = None
    rounds: int = 0
    round: Round | None = None
    """The game being played, or the last one while the table stays with it."""
    earlier: tuple[View, ...] = ()
    """The last games that were played to their end with bots, as everybody may look at them: what bots remember."""
    games: int = 1
    """How many games the next series has; 1 is a single game."""
    series: Series | None = None
    """The series the game belongs to, until the table goes back to its lobby."""
    chat: tuple[ChatLine, ...] = ()
    pause: Pause | None = None
    pace: Pace = "normal"
    discussion: int = 15
    """Seconds bots leave the people to decide first."""
    ready: tuple[str, ...] = ()
    """The persons who are ready: for the first move of the game, or for the next game."""
    ready_check: ReadyCheck = "none"
    """Whether the host has asked who is ready for the next game, and whether the time to say so is over."""
    ready_asked: int = 0
    closed: bool = False
    missed: dict[str, tuple[int, ...]] = {}
    """The steps in which a bot has moved for a person since that person last acted."""
    sent_away: dict[str, int] = {}
    """Who was sent away by the host, and when."""
    talk: tuple[Spoken, ...] = ()
    """What the record of this game has of its talk."""
    keep_chat: bool = False
    """Whether records keep the free chat."""
    watchers_talk: bool = True
    """Whether who watches may talk with the others who watch."""
    seq: int = 0
    at: int = 0
    spectator_chat: tuple[Logged, ...] = ()
    """The newest lines of those who watch. They have a log of their own."""
    review: Lead | None = None
    """Where the table goes through a game that is over, and who leads. No log has it."""

    def seat_of(self, person: str | None) -> Seat | None:
        """Where this person sits."""
        if person is None:
            return None
        for seat, who in enumerate(self.seats):
            if who.person == person:
                return seat
        return None

    def looks_like(self, other: TableState) -> bool:
        """Whether nothing differs that a lobby shows. The steps of a game leave these parts untouched."""
        return all(map(is_, _shown(self), _shown(other)))

    @property
    def current(self) -> Round:
        """The game that is played or shown; a log that speaks of one where there is none is damaged."""
        if self.round is None:
            raise BadLog()
        return self.round

    def clock_ends(self) -> int | None:
        """The moment at which the running clock runs out, if one runs."""
        return self.round.clocks.ends if self.phase == "playing" and self.round is not None else None
