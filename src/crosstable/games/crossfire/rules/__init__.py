"""The rules of Crossfire, C1–C25: who may do what in which phase."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from crosstable.core.action import Action, TimeUp
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.outcome import broken_off
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence
from crosstable.core.step import Step

from ..actions import Aim, Believe, Claim, PlaceShots, Ready, Wait
from ..data import CLAIM_SECONDS
from ..know import notebook
from ..state import State
from . import aim, talk
from .deal import start as start

_TIME_UP = (offer(TimeUp),)


def actors(state: State) -> frozenset[Seat]:
    """Whom the game waits for: those without a claim, those not ready, those without an aim."""
    if state.phase == "claim":
        claims = state.claims
        return frozenset([seat for seat in state.circle if claims[seat] is None])
    if state.phase == "talk":
        return talk.waited_for(state)
    if state.phase == "aim":
        aims = state.aims
        return frozenset([seat for seat in aim.aimers(state) if aims[seat] is None])
    return frozenset()


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Everything that seat may do now."""
    return moves(state, seat) + _beside(state, seat)


def moves(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game waits for from that seat."""
    if seat == TIME:
        return _TIME_UP if clock(state) else ()
    if not 0 <= seat < len(state.roles):
        return ()
    if state.phase == "claim":
        return talk.first_claim(state, seat)
    if state.phase == "talk":
        return talk.asked_offers(state, seat)
    return aim.first_aim(state, seat) if state.phase == "aim" else ()


def _beside(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game does not wait for: talk, second thoughts, and the notebook."""
    if not 0 <= seat < state.seats:
        return ()
    if state.phase == "claim":
        return talk.other_claim(state, seat)
    if state.phase == "talk":
        return talk.talk_offers(state, seat) + _notebook_offers(state)
    return aim.other_aim(state, seat) + _notebook_offers(state) if state.phase == "aim" else ()


def _notebook_offers(state: State) -> tuple[Offer, ...]:
    """Believing statements, where the table allows a notebook for it."""
    if state.options.notebook != "statements":
        return ()
    numbers = notebook.believable(state)
    return (offer(Believe, aside=True, said=OneOf(numbers)),) if numbers else ()


def play(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    """Carry out one action, or say why not. After the deal nothing is left to chance."""
    if state.outcome:
        raise Illegal("game-over")
    if isinstance(action, TimeUp):
        return time_up(state, seat)
    if not 0 <= seat < len(state.roles):
        raise Illegal("not-seated")
    carry_out = DEEDS.get(type(action))
    if carry_out is None:
        raise Illegal("unknown-action")
    return carry_out(state, seat, action)


def believe(state: State, seat: Seat, action: Believe) -> Step[State]:
    """Turn the belief in a statement on or off. It is nobody else's business."""
    number = action.said
    if state.options.notebook != "statements" or state.phase not in ("talk", "aim"):
        raise Illegal("crossfire-no-notebook")
    if type(number) is not int or number not in notebook.believable(state):
        raise Illegal("crossfire-no-such-statement")
    mine = tuple(sorted({*state.believed[seat]} ^ {number}))
    return Step(replace(state, believed=(*state.believed[:seat], mine, *state.believed[seat + 1 :])))


def be_ready(state: State, seat: Seat, action: Ready | Wait) -> Step[State]:
    """Being ready, and the end of the talk when all are (C9)."""
    step = talk.be_ready(state, seat, action)
    if len(step.state.ready) < state.seats:
        return step
    return aim.time_is_up(step.state, *(told.event for told in step.events))


DEEDS: dict[type[Action], Callable[[State, Seat, Any], Step[State]]] = {
    Claim: talk.claim,
    Aim: aim.aim,
    PlaceShots: talk.place_shots,
    Ready: be_ready,
    Wait: be_ready,
    Believe: believe,
    **dict.fromkeys(talk.SPEECHES, talk.speak),
}
"""What each action does, or why it cannot be done."""


def time_up(state: State, seat: Seat) -> Step[State]:
    """The time to look, to talk or to aim is over."""
    if seat != TIME or not clock(state):
        raise Illegal("no-clock")
    if state.phase == "claim":
        return talk.claims_late(state)
    if state.phase == "talk":
        return aim.time_is_up(state)
    return aim.count_is_over(state)


def clock(state: State) -> Clock | None:
    """The timer of the phase, if the table plays with one."""
    if state.phase == "claim" and state.options.seconds:
        return Clock("claim", CLAIM_SECONDS)
    if state.phase == "talk" and state.options.seconds:
        return Clock("talk", float(state.options.seconds))
    if state.phase == "aim" and state.options.aim_seconds:
        return Clock("aim", float(state.options.aim_seconds))
    return None


def call_off(state: State, why: Sentence) -> State:
    """The game broken off here, without a shot; then all cards are shown."""
    return replace(state, phase="over", outcome=broken_off(why))
