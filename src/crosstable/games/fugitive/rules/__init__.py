"""The rules of Fugitive, F1–F30: who may do what, and what comes of it."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from crosstable.core.action import Action, Resign, TimeUp
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.events import EVERYBODY, Told
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.outcome import broken_off
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.step import Step

from ..actions import Ask, Done, Draw, Guess, Pass, Place
from ..data import FUGITIVE, MARSHAL, PILES
from ..events import Stopped
from ..state import State
from .ending import end
from .guessing import QUESTION, ask, guess, offer_guess
from .piles import draw, open_piles
from .placing import PASS, can_place, may_pass, must_go_on, offer_hideouts, pass_turn, place
from .setup import start as start
from .turns import actor, run_on

ALONE = (frozenset({FUGITIVE}), frozenset({MARSHAL}))
"""The seats, each by itself."""
RESIGN = offer(Resign, aside=True)
DONE = (offer(Done),)
STOPPED = [Told(EVERYBODY, Stopped(seat)) for seat in (FUGITIVE, MARSHAL)]
QUESTIONS = (QUESTION,)
TIME_UP = (offer(TimeUp),)
DRAWS = {
    piles: (offer(Draw, pile=OneOf(piles)),) for size in range(1, 4) for piles in combinations(range(len(PILES)), size)
}
"""An offer for each set of piles one may draw from."""


def actors(state: State) -> frozenset[Seat]:
    """The one player the game waits for."""
    return frozenset() if state.outcome else ALONE[actor(state) if state.errands else state.side]


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the player the game waits for may do now; anybody may resign."""
    if state.outcome or seat not in (FUGITIVE, MARSHAL):
        return moves(state, seat)
    return (*moves(state, seat), RESIGN)


def moves(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game waits for from that seat."""
    if state.outcome:
        return ()
    if state.errands:
        return _errand_offers(state, seat)
    if seat != state.side:
        return TIME_UP if seat == TIME and state.options.minutes else ()
    phase = state.phase
    if phase == "draw":
        return DRAWS[open_piles(state)]
    if phase == "place":
        passing = (PASS,) if may_pass(state) else ()
        return (*offer_hideouts(state), *passing, *(DONE if _may_stop(state) else ()))
    if phase == "extra_card":
        return DRAWS[open_piles(state)] + DONE
    return (offer_guess(state),) if phase == "manhunt" else (offer_guess(state), *DONE)


def _errand_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What somebody does at once, because of an event."""
    if seat != actor(state):
        return TIME_UP if seat == TIME and state.options.minutes else ()
    return QUESTIONS if _asking(state) else DRAWS[open_piles(state)]


def _asking(state: State) -> bool:
    return bool(state.errands) and state.errands[-1] == "marshal_asks"


def _drawing(state: State) -> bool:
    """Whether the game waits for somebody to draw."""
    return state.phase in ("draw", "extra_card") if not state.errands else not _asking(state)


def _may_stop(state: State) -> bool:
    """Whether the turn may end here: after a hideout, instead of the extra card, or without a guess."""
    if state.errands or state.phase in ("draw", "manhunt"):
        return False
    if state.phase == "place":
        return state.placed > 0 and not (must_go_on(state) and can_place(state))
    return True


def play(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    """Carry out one action, or say why not."""
    if state.outcome:
        raise Illegal("game-over")
    told: list[Told] = []
    carry_out = IN_TURN.get(type(action))
    if carry_out is None or seat != (actor(state) if state.errands else state.side):
        return Step(_out_of_turn(state, seat, action, told), tuple(told))
    after = run_on(carry_out(state, seat, action, chance, told), told)
    return Step(after, tuple(told))


def _out_of_turn(state: State, seat: Seat, action: Action, told: list[Told]) -> State:
    """What does not wait for its turn: the end of the time, and giving up."""
    if isinstance(action, TimeUp):
        return _time_up(state, seat, told)
    if seat not in (FUGITIVE, MARSHAL):
        raise Illegal("not-seated")
    if isinstance(action, Resign):
        return end(state, 1 - seat, sentence("fugitive-resigned", seat=seat), told)
    raise Illegal("not-your-turn" if seat != actor(state) else "fugitive-not-now")


def _draw(state: State, seat: Seat, action: Draw, chance: Chance, told: list[Told]) -> State:
    if (state.phase != "draw" or state.errands) and not _drawing(state):
        raise Illegal("fugitive-not-now")
    return draw(state, seat, action.pile, chance, told)


def _ask(state: State, seat: Seat, action: Ask, chance: Chance, told: list[Told]) -> State:
    if not _asking(state):
        raise Illegal("fugitive-not-now")
    return ask(state, action.number, told)


def _stop(state: State, seat: Seat, action: Done, chance: Chance, told: list[Told]) -> State:
    if not _may_stop(state):
        raise Illegal("fugitive-not-now")
    told.append(STOPPED[seat])
    return replace(state, hideouts=0, guesses=0, draws=0)


def _place(state: State, seat: Seat, action: Place, chance: Chance, told: list[Told]) -> State:
    if state.phase != "place" or state.errands:
        raise Illegal("fugitive-not-now")
    return place(state, action, told)


def _pass(state: State, seat: Seat, action: Pass, chance: Chance, told: list[Told]) -> State:
    if state.phase != "place" or state.errands or not may_pass(state):
        raise Illegal("fugitive-not-now")
    return pass_turn(state, False, told)


def _guess(state: State, seat: Seat, action: Guess, chance: Chance, told: list[Told]) -> State:
    if state.phase not in ("guess", "manhunt") or state.errands:
        raise Illegal("fugitive-not-now")
    return guess(state, action.numbers, chance, told)


IN_TURN: dict[type[Action], Callable[[State, Seat, Any, Chance, list[Told]], State]] = {
    Draw: _draw, Place: _place, Pass: _pass, Guess: _guess, Done: _stop, Ask: _ask,
}  # fmt: skip
"""What each action of a turn does, or why it is not its time."""


def _time_up(state: State, seat: Seat, told: list[Told]) -> State:
    """Whoever runs out of time loses."""
    if seat != TIME or not state.options.minutes:
        raise Illegal("no-clock")
    late = actor(state)
    return end(state, 1 - late, sentence("fugitive-time", seat=late), told)


def clock(state: State) -> Clock | None:
    """The clock of the player the game waits for, if the table plays with clocks."""
    if state.outcome or not state.options.minutes:
        return None
    seat = actor(state)
    return Clock(f"seat-{seat}", state.options.minutes * 60.0, seat=seat)


def call_off(state: State, why: Sentence) -> State:
    """The game broken off here, without a winner; then all cards are shown."""
    return replace(state, outcome=broken_off(why))
