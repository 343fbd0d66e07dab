"""What happens in The Resistance."""

from crosstable.core import Event, Outcome, Seat, Sentence

from .data import Card, Character, Plot
from .state import Known, Statement, Tally


class Opened(Event, frozen=True):
    """The game begins: the narrator's script for exactly this set-up, and the first leader."""

    script: tuple[Sentence, ...]
    leader: Seat
    inquisitor: Seat | None


class Dealt(Event, frozen=True):
    """To one seat only: its character, and what it learns at the opening."""

    character: Character
    knows: tuple[Known, ...]


class Learnt(Event, frozen=True):
    """To one seat only: it was shown something, and the same in words."""

    known: Known
    words: Sentence


class Looked(Event, frozen=True):
    """`viewer` was shown something by `seat`; what it was stays between them."""

    how: str
    viewer: Seat
    seat: Seat
    mission: int
    """On the board; 0 if none was chosen yet (B12)."""


class PlotsDrawn(Event, frozen=True):
    """The leader has drawn plot cards."""

    leader: Seat
    cards: tuple[Plot, ...]


class PlotGiven(Event, frozen=True):
    """A plot card was given away openly."""

    card: Plot
    seat: Seat


class PlotUsed(Event, frozen=True):
    """A plot card was used; `target` is whom it was used on."""

    card: Plot
    seat: Seat
    target: Seat | None = None


class PlotSpared(Event, frozen=True):
    """A plot card could have been used now, and was not."""

    card: Plot
    seat: Seat


class ExamineAsked(Event, frozen=True):
    """Somebody is asked for his loyalty card (H11)."""

    examiner: Seat
    seat: Seat


class PlotTaken(Event, frozen=True):
    """Take Responsibility: a plot card changed hands."""

    card: Plot
    seat: Seat
    victim: Seat


class LeaderIs(Event, frozen=True):
    """Somebody leads now."""

    seat: Seat
    round: int
    rejections: int


class Considered(Event, frozen=True):
    """The leader thinks of these now (ours)."""

    leader: Seat
    team: tuple[Seat, ...]


class TeamProposed(Event, frozen=True):
    """The leader has named a team."""

    leader: Seat
    mission: int
    team: tuple[Seat, ...]


class InvestigatorNamed(Event, frozen=True):
    """The Investigator token was given away (H4)."""

    seat: Seat


class VoteCast(Event, frozen=True):
    """Somebody has voted; how is not shown yet."""

    seat: Seat


class OpinionsShown(Event, frozen=True):
    """The Opinion Makers' votes are on the table (P6)."""

    approve: tuple[Seat, ...]
    reject: tuple[Seat, ...]


class VotesShown(Event, frozen=True):
    """All votes are on the table (B4)."""

    approve: tuple[Seat, ...]
    reject: tuple[Seat, ...]
    approved: bool
    rejections: int


class CardPlayed(Event, frozen=True):
    """A team member has played a mission card; which is secret unless he plays face up (P12)."""

    seat: Seat
    card: Card | None


class MissionDone(Event, frozen=True):
    """The mission cards are turned over (B7, B8)."""

    mission: int
    tally: Tally
    success: bool


class EarlyWait(Event, frozen=True):
    """The short wait in which the spy Hunter may accuse (H8)."""

    round: int


class EarlyOver(Event, frozen=True):
    """The wait is over and nobody has accused."""

    round: int


class HunterStands(Event, frozen=True):
    """A Hunter is known to everybody now; `early` if he chose to be."""

    seat: Seat
    character: Character
    early: bool


class Accused(Event, frozen=True):
    """A Hunter has accused somebody and got a truthful answer (H9, H13)."""

    hunter: Seat
    seat: Seat
    right: bool


class ResultTurned(Event, frozen=True):
    """The mission's result was turned over (H9, H14)."""

    mission: int
    success: bool


class AgentBlamed(Event, frozen=True):
    """The Deep Agent has blamed somebody (H22)."""

    seat: Seat
    accused: Seat
    right: bool


class Said(Event, frozen=True):
    """A statement."""

    statement: Statement


class Ended(Event, frozen=True):
    """The game is over, and all characters are shown."""

    outcome: Outcome
    characters: tuple[Character, ...]


EVENTS: tuple[type[Event], ...] = (
    Opened, Dealt, Learnt, Looked, PlotsDrawn, PlotGiven, PlotUsed, PlotSpared, PlotTaken, ExamineAsked, LeaderIs,
    TeamProposed, InvestigatorNamed, VoteCast, OpinionsShown, VotesShown, CardPlayed, MissionDone, EarlyWait, EarlyOver,
    HunterStands, Accused, ResultTurned, AgentBlamed, Said, Ended, Considered,
)  # fmt: skip
