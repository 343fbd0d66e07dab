"""A request with everything that is needed to judge it, and the questions every judge asks first."""

from typing import Any

from msgspec import Struct

from crosstable.core.errors import Refused
from crosstable.core.seats import Seat

from .state import TableState


class Seating(Struct, frozen=True):
    """A person who comes to the table and wants a seat (None: the first free one).

    `was` is who the same device was at this table before, as far as it says so.
    """

    name: str
    seat: Seat | None
    was: str | None = None
    id: str = ""


class Rekeying(Struct, frozen=True):
    """A person who wants a new key to the seat, so that the old one opens nothing any more."""

    key: str
    id: str = ""


class Asked(Struct, frozen=True):
    """A request with everything that is needed to judge it."""

    table: TableState
    person: str
    request: Any
    here: frozenset[str] = frozenset()
    """The persons who are connected."""
    now: int = 0


def only_in(asked: Asked, *phases: str) -> None:
    """Refuse what is not possible in this phase."""
    if asked.table.phase not in phases:
        raise Refused(f"table-not-while-{asked.table.phase}")


def only_host(asked: Asked) -> None:
    """Refuse what only the host may do."""
    if asked.table.host != asked.person:
        raise Refused("table-host-only")


def seat_at(asked: Asked, seat: Seat) -> Seat:
    """The seat, or Refused if there is none with this number."""
    if not 0 <= seat < len(asked.table.seats):
        raise Refused("table-no-such-seat", number=seat + 1)
    return seat
