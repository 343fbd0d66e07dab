"""What a host may do with a table, and how people leave it."""

from collections.abc import Callable

from crosstable.bots.bot import BotChoice
from crosstable.core.errors import Refused
from crosstable.core.seats import Seat

from . import host_requests as h
from . import messages as m
from .asked import Asked, Rekeying, only_host, only_in, seat_at
from .bot_rules import check_bot
from .entries import (
    AnyEntry,
    CalledOff,
    Closed,
    Continued,
    HostPassed,
    Left,
    Paused,
    Rekeyed,
    StandInsSet,
)
from .stand_ins import LONGEST_GRACE, StandIns, stand_in_of
from .state import TableState

SENT_AWAY = 600_000
"""Milliseconds for which who was sent away may not come back."""


def may_come(asked: Asked) -> None:
    """Refuse a newcomer whom the host does not want."""
    was = asked.request.was
    if was is not None and sent_away(asked.table, was, asked.now):
        raise Refused("table-sent-away")
    if not asked.table.stand_ins.newcomers:
        raise Refused("table-locked")


def sent_away(table: TableState, person: str, now: int) -> bool:
    """Whether the host has sent this person away a moment ago."""
    return person in table.sent_away and now - table.sent_away[person] < SENT_AWAY


def set_stand_ins(asked: Asked) -> AnyEntry | None:
    """What becomes of seats whose person is away; what is not named stays as it is."""
    only_host(asked)
    request, before = asked.request, asked.table.stand_ins
    after = before.after if request.after is None else request.after
    if not 0 <= after <= LONGEST_GRACE:
        raise Refused("table-grace", most=LONGEST_GRACE)
    if request.bot is not None:
        check_bot(asked.table, request.bot)
    newcomers = before.newcomers if request.newcomers is None else request.newcomers
    chosen = StandIns(after, request.bot or before.bot, newcomers)
    return None if chosen == before else StandInsSet(chosen, request=request.id)


def pause(asked: Asked) -> AnyEntry | None:
    """Begin or end a break."""
    only_host(asked)
    only_in(asked, "playing")
    if asked.request.on == (asked.table.pause is not None):
        return None
    return Paused(asked.person, request=asked.request.id) if asked.request.on else Continued(request=asked.request.id)


def call_off(asked: Asked) -> AnyEntry:
    """End the game with everything open."""
    only_host(asked)
    only_in(asked, "playing")
    if asked.table.round is None or asked.request.round != asked.table.round.number:
        raise Refused("table-other-round")
    return CalledOff(request=asked.request.id)


def close(asked: Asked) -> AnyEntry:
    """Close the table for good."""
    only_host(asked)
    return Closed(request=asked.request.id)


def pass_host(asked: Asked) -> AnyEntry | None:
    """Hand the host's role to somebody who is here."""
    only_host(asked)
    person = _person_at(asked, asked.request.seat)
    if person not in asked.here:
        raise Refused("table-not-here")
    return None if person == asked.person else HostPassed(person, request=asked.request.id)


def leave(asked: Asked) -> AnyEntry:
    """Give up one's seat; in a game a bot plays on."""
    return Left(asked.person, _successor(asked), request=asked.request.id)


def unseat(asked: Asked) -> AnyEntry:
    """Free the seat of somebody else: before and after a game of anybody, in a game only of who is away."""
    only_host(asked)
    person = _person_at(asked, asked.request.seat)
    if person == asked.person:
        raise Refused("table-not-yourself")
    here = person in asked.here
    if asked.table.phase == "playing" and here:
        raise Refused("table-still-here")
    return Left(person, _successor(asked), sent=here, request=asked.request.id)


def rekey(asked: Asked) -> AnyEntry:
    """A new key to one's seat."""
    return Rekeyed(asked.person, asked.request.key)


def _person_at(asked: Asked, seat: Seat) -> str:
    person = asked.table.seats[seat_at(asked, seat)].person
    if person is None:
        raise Refused("table-nobody-there")
    return person


def _successor(asked: Asked) -> BotChoice | None:
    """The bot that plays on for who leaves a running game."""
    if asked.table.phase != "playing":
        return None
    bot = stand_in_of(asked.table.game.facts, asked.table.stand_ins)
    if bot is None:
        raise Refused("table-not-while-playing")
    return bot


RULES: dict[type, Callable[[Asked], AnyEntry | None]] = {
    h.SetStandIns: set_stand_ins,
    h.Pause: pause,
    h.CallOff: call_off,
    h.Close: close,
    h.PassHost: pass_host,
    m.Leave: leave,
    m.Unseat: unseat,
    Rekeying: rekey,
}
