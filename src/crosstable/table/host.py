"""The host: hands the role on, loses it by staying away, and closes the table."""

from msgspec.structs import replace

from crosstable.core import Refused, Seat

from .dispatch import Check, Context, Entry, Logged, Request
from .play import broken_off
from .state import TableState
from .talk import announced


class HostPassed(Entry, frozen=True):
    """Another person is host now: the one before has handed it on, or has been away."""

    person: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        after, seat = replace(table, host=self.person), table.seat_of(self.person)
        return after if seat is None else announced(after, step, seat, "table-log-host", table.seats[seat].name)


class PassHost(Request, frozen=True):
    """Host: hand the host's role to another person, who is connected."""

    seat: Seat

    def judge(self, context: Context) -> HostPassed | None:
        context.only_host()
        person = context.person_at(self.seat)
        if person not in context.here:
            raise Refused("table-not-here")
        return None if person == context.person else HostPassed(person, request=self.id)


class CheckHost(Check, frozen=True):
    """The host may have been away too long."""

    def judge(self, context: Context) -> HostPassed | None:
        """If the host is still away, the next person who is here becomes host."""
        heirs = [who.person for who in context.table.seats if who.person is not None and who.person in context.here]
        return HostPassed(heirs[0]) if heirs and context.table.host not in context.here else None


class Closed(Entry, frozen=True):
    """The host closed the table for good."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        """Nothing more happens here; the records of the games stay."""
        ended = broken_off(table, "called-off-closed", step) if table.phase == "playing" else table
        return replace(ended, closed=True)


class Close(Request, frozen=True):
    """Host: close the table for good. The records of its games stay."""

    def judge(self, context: Context) -> Closed:
        context.only_host()
        return Closed(request=self.id)
