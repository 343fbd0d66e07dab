"""Structured statements. Anything may be said (B11); everybody hears it, and it stays on record."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from crosstable.core.action import Action
from crosstable.core.offers import Offer, OneOf, SomeOf, offer
from crosstable.core.seats import Seat
from crosstable.core.step import Step

from .actions import AskAlong, ClaimCharacter, ClaimSeen, Suspect, Trust
from .data import CHIEF_FAILS_FROM, SIDES, STATEMENTS, Options
from .events import Said
from .flow import public
from .setup import characters_for
from .state import State, Statement


def showable(options: Options, seats: int) -> tuple[str, ...]:
    """Everything somebody can be shown in this set-up: sides, and loyalty cards with Hunters."""
    if not options.hunter:
        return ("resistance", "spy")
    few = seats < CHIEF_FAILS_FROM
    return ("resistance", "spy", *(("chief",) if few else ("resistance_chief", "spy_chief")), "not_chief")


@cache
def _all_offers(options: Options, seats: int, seat: Seat) -> tuple[Offer, ...]:
    others = tuple(s for s in range(seats) if s != seat)
    who = tuple(dict.fromkeys(("resistance", "spy", *characters_for(options, seats))))
    return (
        offer(ClaimCharacter, aside=True, character=OneOf(who)),
        offer(ClaimSeen, aside=True, seat=OneOf(others), shown=OneOf(showable(options, seats))),
        offer(Suspect, aside=True, seats=SomeOf(others, 1, SIDES[seats][1])),
        offer(Trust, aside=True, seat=OneOf(others)),
        offer(AskAlong, aside=True),
    )


def talk_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What may be said now: a few statements while one proposal is on the table."""
    if state.said[seat] >= STATEMENTS:
        return ()
    return _all_offers(state.options, state.seats, seat)


def is_talk(action: Action) -> bool:
    """Whether this is a statement."""
    return isinstance(action, ClaimCharacter | ClaimSeen | Suspect | Trust | AskAlong)


def say_it(state: State, seat: Seat, action: Any) -> Step[State]:
    """Everybody hears the statement."""
    made = _statement(state, seat, action)
    said = (*state.said[:seat], state.said[seat] + 1, *state.said[seat + 1 :])
    return public(replace(state, statements=(*state.statements, made), said=said), Said(made))


def _statement(state: State, seat: Seat, action: Any) -> Statement:
    when = (seat, state.round, len(state.proposals))
    match action:
        case ClaimCharacter(character=character):
            return Statement(*when, "character", (seat,), character)
        case ClaimSeen(seat=other, shown=shown):
            return Statement(*when, "seen", (other,), shown)
        case Suspect(seats=seats):
            return Statement(*when, "suspect", tuple(sorted(seats)))
        case Trust(seat=other):
            return Statement(*when, "trust", (other,))
        case _:
            return Statement(*when, "along")
