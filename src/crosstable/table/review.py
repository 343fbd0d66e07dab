"""Going through a game together: one leads, whoever wants to follows. No log has it: a restart forgets it."""

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Refused, Seat

from .dispatch import Context, Entry, Logged, Message, Request
from .state import TableState

FURTHEST = 100_000
"""No game has so many steps."""
MOST_SEATS = 10
Eyes = Seat | Literal["open", "watch"]
"""Through whose eyes a game is looked at: a seat's, with everything open, or a spectator's."""


class Lead(Struct, frozen=True):
    """Who leads through a game, and where to."""

    person: str
    round: int
    step: int
    eyes: Eyes


class ReviewLed(Entry, frozen=True):
    """Somebody leads on, or (None) the review has ended."""

    log: ClassVar[str | None] = None

    lead: Lead | None

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, review=self.lead)


class LeadReview(Request, frozen=True):
    """Go through a game that is over before everybody: take the lead, or go on leading."""

    closed: ClassVar[bool] = True
    once: ClassVar[bool] = False

    round: int
    step: int
    eyes: Eyes

    def judge(self, context: Context) -> ReviewLed:
        if context.table.phase == "playing":
            raise Refused("table-round-running")
        if not 1 <= self.round <= context.table.rounds:
            raise Refused("table-no-such-round", number=self.round)
        eyes_exist = not isinstance(self.eyes, int) or 0 <= self.eyes < MOST_SEATS
        if not 0 <= self.step < FURTHEST or not eyes_exist:
            raise Refused("table-unreadable")
        return ReviewLed(Lead(context.person, self.round, self.step, self.eyes))


class EndReview(Request, frozen=True):
    """Go through the game together no more."""

    closed: ClassVar[bool] = True
    once: ClassVar[bool] = False

    def judge(self, context: Context) -> ReviewLed | None:
        return None if context.table.review is None else ReviewLed(None)


class Reviewing(Struct, frozen=True):
    """Where the table is in a game that is over, through whose eyes, and who leads (None: the leader has left)."""

    round: int
    step: int
    eyes: Eyes
    leader: Seat | None


class Review(Message, frozen=True):
    """The table goes through a game together, or does not any more (None). Not numbered: a Sync says it too."""

    review: Reviewing | None


def reviewing(table: TableState) -> Reviewing | None:
    """Where the table is, or None. A leader who has left the seat leads no more, but the place stays."""
    if table.review is None:
        return None
    lead = table.review
    return Reviewing(lead.round, lead.step, lead.eyes, table.seat_of(lead.person))
