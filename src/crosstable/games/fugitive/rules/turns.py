"""How a turn runs on by itself between two decisions (F5–F9, F15, F22, F23)."""

from collections.abc import Callable

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Seat, Told

from ..data import FUGITIVE, MARSHAL
from ..events import DrawSkipped, GuessSkipped
from ..state import NOTHING, Phase, State
from .ending import capture
from .piles import all_empty
from .placing import can_place, pass_turn, stuck_for_good

ERRAND_OF: dict[str, Seat] = {"fugitive_draws": FUGITIVE, "marshal_draws": MARSHAL, "marshal_asks": MARSHAL}


def actor(state: State) -> Seat:
    """Whom the game waits for: an errand's seat, otherwise whose turn it is."""
    return ERRAND_OF[state.errands[-1]] if state.errands else state.side


def run_on(state: State, told: list[Told]) -> State:
    """Go on until somebody has something to decide, or the game is over."""
    while state.outcome is None:
        after = _drop_errand(state) if state.errands else AFTER[state.phase](state, told)
        if after is None:
            return state
        state = after
    return state


def _drop_errand(state: State) -> State | None:
    """A draw nothing is left for is forgotten (F22)."""
    if state.errands[-1] != "marshal_asks" and all_empty(state):
        return replace(state, errands=state.errands[:-1])
    return None


def _after_drawing(state: State, told: list[Told]) -> State | None:
    if state.draws:
        if any(state.piles):
            return None
        told.append(Told(EVERYBODY, DrawSkipped(state.side)))  # F22
    return _begin_placing(state) if state.side == FUGITIVE else _begin_guessing(state, told)


def _begin_placing(state: State) -> State:
    """What events have put on this turn holds from here."""
    coming = state.coming
    if coming is NOTHING:
        return replace(state, phase="place", hideouts=1, placed=0, draws=0)
    return replace(
        state,
        phase="place",
        draws=0,
        hideouts=1 + coming.hideouts,
        placed=0,
        reach=coming.reach,
        no_sprints=coming.no_sprints,
        coming=replace(coming, hideouts=0, reach=0, no_sprints=False),
    )


def _begin_guessing(state: State, told: list[Told]) -> State:
    """What events have put on this turn holds from here."""
    coming = state.coming
    if coming is NOTHING:
        return replace(state, phase="guess", guesses=1, draws=0)
    if coming.no_guess:
        told.append(Told(EVERYBODY, GuessSkipped(MARSHAL)))
    return replace(
        state,
        phase="guess",
        draws=0,
        guesses=0 if coming.no_guess else 1 + coming.guesses,
        one_number=coming.one_number,
        coming=replace(coming, guesses=0, no_guess=False, one_number=False),
    )


def _after_placing(state: State, told: list[Told]) -> State | None:
    """He may go on, passes because he must, or is done; a dead end loses (F15, F23)."""
    if state.idle >= 2:
        return capture(state, "fugitive-gave-up", told)
    if state.hideouts == 0:
        return _other_side(state, told)
    if state.placed or can_place(state):
        return None
    if all_empty(state) and stuck_for_good(state):
        return capture(state, "fugitive-dead-end", told)
    return pass_turn(state, True, told)


def _after_extra_card(state: State, told: list[Told]) -> State | None:
    return None if state.draws and not all_empty(state) else _other_side(state, told)


def _after_guessing(state: State, told: list[Told]) -> State | None:
    return None if state.guesses else _other_side(state, told)


def _in_the_manhunt(state: State, told: list[Told]) -> None:
    """It waits for the Marshal to the end."""


AFTER: dict[Phase, Callable[[State, list[Told]], State | None]] = {
    "draw": _after_drawing,
    "place": _after_placing,
    "extra_card": _after_extra_card,
    "guess": _after_guessing,
    "manhunt": _in_the_manhunt,
}
"""One automatic step of each phase, or None where the game waits."""


def _other_side(state: State, told: list[Told]) -> State:
    """The other player's turn begins: two cards on the Marshal's first, otherwise one (F8, F9)."""
    if state.idle >= 2:
        return capture(state, "fugitive-gave-up", told)
    side = 1 - state.side
    draws = 2 if side == MARSHAL and state.turn == 1 else 1
    coming = state.coming
    if coming is NOTHING:  # no event has changed anything yet
        return replace(state, side=side, phase="draw", turn=state.turn + 1, draws=draws, hideouts=0, guesses=0)
    if side in coming.no_draw:
        draws = 0
        coming = replace(coming, no_draw=tuple(seat for seat in coming.no_draw if seat != side))
        told.append(Told(EVERYBODY, DrawSkipped(side)))
    return replace(
        state,
        side=side,
        phase="draw",
        turn=state.turn + 1,
        draws=draws,
        hideouts=0,
        guesses=0,
        reach=0,
        no_sprints=False,
        one_number=False,
        coming=coming,
    )
