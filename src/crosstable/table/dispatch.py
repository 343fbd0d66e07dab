"""How a request becomes an entry of the log, and an entry a change of the table: one way for every subject.

A subject is a module (seats, lobby, play, talk …). A request has its rule beside its fields (`judge`: who may ask for
it, and when) and leads to an entry, which has its change beside its fields (`apply`). Both are pure. What they do is
said where the request or the entry is described, unless there is more to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import AnyGame, BadLog, Refused, Seat
from crosstable.core.naming import snake

from .looking import clocks_kept
from .state import TableState

SERVER, BOT, CLOCK = "server", "bot", "time"
"""The actors of entries nobody asked for. Persons are hashes."""


class Request(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, gc=False):
    """Base of everything that is asked of a table and answered under its id."""

    seated: ClassVar[bool] = True
    """Only who has a seat may ask."""
    closed: ClassVar[bool] = False
    """It may be asked of a table that was closed."""
    while_dealing: ClassVar[bool] = False
    """It may be asked in the moment between asking for a game and its deal."""
    once: ClassVar[bool] = True
    """The answer is remembered, so that the same request sent again has one effect."""

    id: str

    def judge(self, context: Context) -> Effect:
        """What it leads to, or Refused or Illegal with the reason. Pure: nothing happens here."""
        raise NotImplementedError


class Check(Request, frozen=True):
    """Base of what the server asks itself, without an id: is it time for something?"""

    actor: ClassVar[str] = SERVER
    """In whose name."""
    seated: ClassVar[bool] = False
    while_dealing: ClassVar[bool] = True

    id: str = ""


class Message(Struct, frozen=True, tag_field="is", tag=snake, omit_defaults=False, gc=False):
    """Base of everything a table sends."""


class Entry(Struct, frozen=True, kw_only=True, tag_field="is", tag=snake, omit_defaults=True, gc=False):
    """Base of all entries of a log. `request` is the id under which a person asked for it: asking twice is once."""

    log: ClassVar[str | None] = ""
    """Where it is kept: what the name of the log ends with, or None for what a restart forgets."""
    joins: ClassVar[bool] = False
    """Whether it may be told in one go with the steps before and after it."""

    request: str = ""

    def opens(self, games: Mapping[str, AnyGame]) -> TableState:
        """The table that begins with this entry; only one kind of entry begins a table."""
        raise BadLog()

    def apply(self, table: TableState, step: Logged) -> TableState:
        """The table after this entry, which is in this line of its log. Pure: the same log gives the same table.

        The number and the time of the line are noted for it, unless it has noted both itself."""
        raise BadLog()

    def farewell(self) -> tuple[str, Refused] | None:
        """The person whose connections this entry closes, and what they are told."""
        return None


class Logged(Struct, frozen=True, gc=False):
    """One line of the log: its number in the table from 1, who, when (milliseconds since 1970), what."""

    seq: int
    actor: str
    at: int
    entry: Entry


class Context(Struct, frozen=True, gc=False):
    """What a handler knows beside the request: the table, who asks, who is connected, and the time."""

    table: TableState
    person: str
    here: frozenset[str] = frozenset()
    """The persons who are connected."""
    now: int = 0
    due: Mapping[Seat, int] = {}
    """The seats a bot will take over, and the moment of it."""

    def seat(self) -> Seat:
        """The seat of who asks."""
        seat = self.table.seat_of(self.person)
        if seat is None:
            raise Refused("table-watching")
        return seat

    @property
    def anybody_here(self) -> bool:
        """Whether anybody with a seat is connected."""
        return any(who.person in self.here for who in self.table.seats)

    def only_in(self, *phases: str) -> None:
        """Refuse what is not possible in this phase."""
        if self.table.phase not in phases:
            raise Refused(f"table-not-while-{self.table.phase}")

    def only_host(self) -> None:
        """Refuse what only the host may do."""
        if self.table.host != self.person:
            raise Refused("table-host-only")

    def seat_at(self, seat: Seat) -> Seat:
        """The seat, or Refused if there is none with this number."""
        if not 0 <= seat < len(self.table.seats):
            raise Refused("table-no-such-seat", number=seat + 1)
        return seat

    def person_at(self, seat: Seat) -> str:
        """The person on this seat, or Refused if there is none."""
        person = self.table.seats[self.seat_at(seat)].person
        if person is None:
            raise Refused("table-nobody-there")
        return person


Effect = Entry | None
"""What a request leads to: an entry, or nothing: it is so already."""


def judge(context: Context, request: Request) -> Effect:
    """What this request leads to. Raises Refused or Illegal with the reason."""
    if context.table.closed and not request.closed:
        raise Refused("table-closed")
    if context.table.dealing is not None and not request.while_dealing:
        raise Refused("table-dealing")
    if request.seated and context.table.seat_of(context.person) is None:
        raise Refused("table-watching")
    return request.judge(context)


def apply(table: TableState | None, step: Logged, games: Mapping[str, AnyGame]) -> TableState:
    """The table after one more step of its log. Raises Illegal if the rules refuse an action."""
    entry = step.entry
    after = entry.opens(games) if table is None else entry.apply(table, step)
    if entry.log != "":
        return after
    after = clocks_kept(after, step.at)
    return after if after.seq == step.seq else replace(after, seq=step.seq, at=step.at)
