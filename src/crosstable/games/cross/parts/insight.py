"""What a short search makes of a position of CROSS. In workers only: the search is compiled."""

from collections.abc import Sequence

from crosstable.core import Step, sentence
from crosstable.core.review import Column, Estimate, Eyes, Heat, Insight, Row
from crosstable.review.words import name

from ..bots.openings import known
from ..bots.position import UNDECIDED, WINS
from ..bots.search import Search
from ..data import EMPTY, STONE, board_of
from ..state import State
from ..view import CrossView
from .verdict import DEPTHS, estimate

SIMULATIONS = 6_000
SOLVED = 20_000
"""Positions looked through where few cells are left."""
SHOWN = 6


def insight(eyes: Eyes, lens: str) -> Insight:
    """Both players' chances now, and what whoever has just moved could have done."""
    view = eyes.view
    assert isinstance(view, CrossView)
    how = sentence("cross-insight-how", simulations=SIMULATIONS)
    wins = (Column("win", sentence("cross-insight-wins")),)
    made = _choices(view)
    if view.outcome is not None:
        return Insight(how, made, lines=(view.outcome.why,))
    search = _searched(view.size, view.stones)
    mover = view.colours.index(view.turn)
    value = search.chance
    rows = tuple(Row(str(seat), name(seat), (value if seat == mover else 1 - value,)) for seat in (0, 1))
    players = Heat("players", sentence("cross-insight-players"), wins, rows)
    if search.verdict == UNDECIDED:
        return Insight(how, (players, *made))
    winner = mover if search.verdict == WINS else 1 - mover
    return Insight(how, (players, *made), (sentence("cross-insight-proved", seat=winner),))


def _searched(size: int, stones: str) -> Search:
    search = Search(size, stones)
    search.run(SIMULATIONS)
    search.solve(SOLVED)
    return search


def _choices(view: CrossView) -> tuple[Heat, ...]:
    """The best cells of the move that was made last, and the cell it took; none after a swap, or before any stone."""
    if view.last is None or not view.moves or view.moves[-1] != view.last:
        return ()
    place = board_of(view.size).places[view.last]
    search = _searched(view.size, view.stones[:place] + EMPTY + view.stones[place + 1 :])
    rated = {cell.name: search.stated(cell.value) for cell in search.ranking()}
    shown = list(dict.fromkeys([*list(rated)[:SHOWN], view.last]))
    seat = view.colours.index("yellow" if view.stones[place] == STONE["yellow"] else "red")
    rows = tuple(Row(c, sentence("cross-insight-cell", cell=c), (rated.get(c, 0.0),)) for c in shown)
    played = (Column("win", sentence("cross-insight-played")),)  # what stands at the one that really was
    return (Heat("cells", sentence("cross-insight-cells", seat=seat), played, rows),)


def appraise(past: Sequence[Step[State]], seed: int) -> Estimate:
    """Seat 0's chance by searches; whoever may still swap takes the better side."""
    state = past[-1].state
    if state.outcome is not None:
        return Estimate(float(0 in state.outcome.winners))
    stones = len(state.stones) - state.stones.count(EMPTY)
    if stones == 0 and state.options.swap:
        return Estimate(0.5)
    found = estimate(state.options.size, state.stones, DEPTHS["quick"], seed)
    if stones == 1 and state.options.swap and "swap" not in state.moves:
        opening = known(state.options.size).get(state.moves[0])
        found = Estimate(1 - opening.value, 2 * opening.error) if opening else found
        found = Estimate(max(found.value, 1 - found.value), found.error)
    return found if state.seat_of(state.turn) == 0 else Estimate(1 - found.value, found.error)
