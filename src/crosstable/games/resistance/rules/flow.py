"""How a round runs: which phase follows which. The phases themselves live in modules of their own."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Arg, Event, Outcome, Seat, Step, Told, only, sentence

from ..data import DRAWN, REJECTIONS, SIDE, TO_WIN, Plot, Side
from ..events import Ended, LeaderIs, Learnt, Looked, PlotsDrawn
from ..state import How, Known, Look, State
from .memory import words_of


def public(state: State, event: Event) -> Step[State]:
    """A state, and what everybody hears of it."""
    return Step(state, (Told(EVERYBODY, event),))


@cache
def often(event: Event) -> tuple[Told, ...]:
    """What everybody hears, for an event of which there are few kinds and many in every game."""
    return (Told(EVERYBODY, event),)


def then(step: Step[State], follow: Callable[[State], Step[State]]) -> Step[State]:
    """Go on from where a step has led."""
    after = follow(step.state)
    return Step(after.state, step.events + after.events)


def holders(state: State, card: Plot, *, without: Seat | None = None) -> tuple[Seat, ...]:
    """Who holds this plot card, clockwise from the leader (P3)."""
    if not state.options.plot:
        return ()
    return tuple(s for s in state.clockwise(state.leader) if card in state.held[s] and s != without)


def discard(state: State, seat: Seat, card: Plot) -> State:
    """A plot card is used up."""
    mine = list(state.held[seat])
    mine.remove(card)
    return replace(state, held=(*state.held[:seat], tuple(mine), *state.held[seat + 1 :]))


def shown_to(state: State, how: How, viewer: Seat, seat: Seat, what: str) -> Step[State]:
    """`viewer` is shown something by `seat`; everybody sees that it happens, nobody else what it is."""
    mission = _mission_meant(state)
    known = Known(how, (seat,), what, state.round, mission)
    knows = (*state.knows[:viewer], (*state.knows[viewer], known), *state.knows[viewer + 1 :])
    after = replace(state, knows=knows, looks=(*state.looks, Look(how, viewer, seat, state.round, mission)))
    learnt = Learnt(known, words_of(known))
    return Step(after, (Told(EVERYBODY, Looked(how, viewer, seat, mission)), Told(only(viewer), learnt)))


def _mission_meant(state: State) -> int:
    """The number on the board; with targeting there is none yet while plot cards are given out (B12)."""
    if state.phase not in ("give_plots", "overhear", "open_up"):
        return state.mission
    return 0 if state.options.targeting else state.round


# ---------------------------------------------------------------- a leader's turn


def begin_turn(state: State) -> Step[State]:
    """A leader's turn begins: Strong Leaders are asked before he has done anything (P3, P4)."""
    nobody = (None,) * state.seats
    state = replace(
        state, team=(), investigator=None, votes=nobody, cards=nobody, queue=(), exposed=None, watched=(), passed=(),
        said=(0,) * state.seats, considered=(),
    )  # fmt: skip
    told = public(state, LeaderIs(state.leader, state.round, state.rejections))
    rivals = () if state.strong_used else holders(state, "strong_leader", without=state.leader)
    if rivals:
        return Step(replace(state, phase="strong_leader", queue=rivals), told.events)
    return then(told, leader_acts)


def leader_acts(state: State) -> Step[State]:
    """The leader draws plot cards if this is the start of a mission (P2), then proposes."""
    if state.options.plot and state.drawn_in < state.round and state.deck:
        count = DRAWN[state.seats]
        drawn = state.deck[:count]
        after = replace(
            state, phase="give_plots", deck=state.deck[count:], drawn=drawn, given=(), drawn_in=state.round, queue=()
        )
        return public(after, PlotsDrawn(state.leader, drawn))
    return Step(replace(state, phase="propose", queue=()))


def team_rejected(state: State) -> Step[State]:
    """The vote track moves; the fifth time the spies win, else the leader passes (B6)."""
    state = replace(state, rejections=state.rejections + 1)
    if state.rejections == REJECTIONS:
        return finish(state, "spy", "resistance-won-by-rejections")
    return begin_turn(replace(state, leader=(state.leader + 1) % state.seats))


def next_round(state: State) -> Step[State]:
    """The leader passes clockwise and the next mission begins (B9)."""
    return begin_turn(
        replace(state, round=state.round + 1, rejections=0, leader=(state.leader + 1) % state.seats, queue=())
    )


# ---------------------------------------------------------------- the end


def decided(state: State) -> Side | None:
    """The side that has three missions."""
    if state.successes >= TO_WIN:
        return "resistance"
    return "spy" if state.failures >= TO_WIN else None


def finish(state: State, side: Side, key: str, **particulars: Arg) -> Step[State]:
    """The game is over, and all characters are shown (B10)."""
    winners = tuple(s for s, c in enumerate(state.characters) if SIDE[c] == side)
    outcome = Outcome(winners, sentence(key, **particulars))
    over = replace(state, phase="over", outcome=outcome, queue=())
    return public(over, Ended(outcome, state.characters))
