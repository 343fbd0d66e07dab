"""Going through a game together: one leads, whoever wants to follows. It is said, not logged: a restart forgets it."""

from crosstable.core.errors import Refused

from .messages import EndReview, LeadReview, Review, Reviewing
from .state import TableState

FURTHEST = 100_000
"""No game has so many steps."""
MOST_SEATS = 10


class ReviewTogether:
    """Where the table is in a game that is over, and who leads."""

    def __init__(self) -> None:
        self._leader: str | None = None
        self._at: LeadReview | None = None

    def now(self, table: TableState) -> Reviewing | None:
        """Where the table is, or None. A leader who has left the seat leads no more, but the place stays."""
        if self._at is None:
            return None
        return Reviewing(self._at.round, self._at.step, self._at.eyes, table.seat_of(self._leader))

    def message(self, table: TableState) -> Review:
        """The same as a message to everybody."""
        return Review(self.now(table))

    def change(self, table: TableState, person: str, request: LeadReview | EndReview) -> None:
        """Somebody leads on, takes the lead, or ends it; Refused with the reason."""
        if table.seat_of(person) is None:
            raise Refused("table-watching")
        if isinstance(request, EndReview):
            self.end()
            return
        if table.phase == "playing":
            raise Refused("table-round-running")
        if not 1 <= request.round <= table.rounds:
            raise Refused("table-no-such-round", number=request.round)
        eyes_exist = not isinstance(request.eyes, int) or 0 <= request.eyes < MOST_SEATS
        if not 0 <= request.step < FURTHEST or not eyes_exist:
            raise Refused("table-unreadable")
        self._leader, self._at = person, request

    def end(self) -> None:
        """Nobody leads any more."""
        self._leader = self._at = None
