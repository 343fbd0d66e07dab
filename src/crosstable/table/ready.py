"""Who is ready: at the beginning of a game for the first move, and after it for the next one, which the host begins."""

from __future__ import annotations

from msgspec.structs import replace

from crosstable.core import Refused, Seat

from .deal import DealAsked
from .dispatch import Check, Context, Entry, Logged, Request
from .looking import looking, reveals, waited_for
from .play import Started, begin, same_round
from .state import TableState

READY_CHECK = 15_000
"""Milliseconds everybody has to say that they are ready, once the host has asked."""
LOOK_AGAIN = 60_000
"""Milliseconds after which bots ask again whether everybody knows who they are: they wait as long as it takes."""


class Readied(Entry, frozen=True):
    """A person is ready, or not ready any more."""

    person: str
    on: bool

    def apply(self, table: TableState, step: Logged) -> TableState:
        others = tuple(person for person in table.ready if person != self.person)
        return replace(table, ready=(*others, self.person) if self.on else others)


class Ready(Request, frozen=True):
    """Say that one is ready: in a game, that one knows one's part; after it, that one wants the next."""

    round: int
    on: bool = True

    def judge(self, context: Context) -> Readied | Started | DealAsked | None:
        """If the host has asked for the next game and nobody else is missing, it begins."""
        table = context.table
        context.only_in("playing", "over")
        same_round(table, self.round)
        if self.on == (context.person in table.ready) or (table.phase == "playing" and not reveals(table)):
            return None
        if self.on and table.phase == "over" and table.ready_check != "none" and unready(table) == [context.person]:
            return begin(context, self)
        return Readied(context.person, self.on, request=self.id)


class WaitedEnough(Entry, frozen=True):
    """Nobody waits any longer for who has not looked yet."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, ready=tuple(who.person for who in table.seats if who.person is not None))


class GoOn(Request, frozen=True):
    """Host, in a game: do not wait any longer for those who are here and have not said that they know their part."""

    round: int

    def judge(self, context: Context) -> WaitedEnough | None:
        context.only_host()
        context.only_in("playing")
        same_round(context.table, self.round)
        return WaitedEnough(request=self.id) if looking(context.table) else None


class CheckGone(Check, frozen=True):
    """Whoever a clock waits for may have gone."""

    def judge(self, context: Context) -> WaitedEnough | None:
        return WaitedEnough() if waited_in_vain(context) else None


class ReadyAsked(Entry, frozen=True):
    """The host asks who is ready for the next game."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, ready_check="asked", ready_asked=step.at)


class Rematch(Request, frozen=True):
    """Host, after a game: the next one of the series, or another one.

    It begins when every person is ready; else everybody is asked, and after that the host need not wait any longer.
    What is tied to a seat moves on, by everybody moving one seat further or by the next dealer.
    """

    def judge(self, context: Context) -> Started | DealAsked | ReadyAsked:
        context.only_in("over")
        context.only_host()
        table = context.table
        missing = unready(table)
        if not missing or table.ready_check == "over":
            return begin(context, self)
        if table.ready_check == "asked":
            raise Refused("table-not-ready", count=len(missing))
        return ReadyAsked(request=self.id)


class ReadyOver(Entry, frozen=True):
    """Everybody has had the time to say so."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, ready_check="over")


class CheckReady(Check, frozen=True):
    """The time to say that one is ready may be over."""

    def judge(self, context: Context) -> ReadyOver | None:
        ends = check_ends(context.table)
        return ReadyOver() if ends is not None and context.now >= ends else None


def unready(table: TableState) -> list[str]:
    """The persons the next game waits for; the host is ready by asking for it."""
    persons = (who.person for who in table.seats if who.person is not None)
    return [person for person in persons if person != table.host and person not in table.ready]


def check_ends(table: TableState) -> int | None:
    """When the host need not wait any longer for who is not ready."""
    return table.ready_asked + READY_CHECK if table.phase == "over" and table.ready_check == "asked" else None


def waited_in_vain(context: Context) -> bool:
    """Whether a clock stands only for people who are not here."""
    table = context.table
    if table.round is None or not table.round.clocks.stands or table.pause is not None:
        return False
    return context.anybody_here and not _here(context, waited_for(table))


def _here(context: Context, seats: tuple[Seat, ...]) -> bool:
    return any(context.table.seats[seat].person in context.here for seat in seats)


def looking_until(context: Context) -> int:
    """Until when bots leave everybody who is here the time to look at what they are; 0 if all of them know it."""
    return context.now + LOOK_AGAIN if _here(context, waited_for(context.table)) else 0
