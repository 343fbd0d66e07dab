"""What a short search makes of a position of CROSS. In workers only: the search is compiled."""

from crosstable.core import sentence
from crosstable.core.review import Column, Eyes, Heat, Insight, Row
from crosstable.review.words import name

from ..bots.openings import known
from ..bots.position import UNDECIDED, WINS
from ..bots.search import Search
from ..data import EMPTY
from ..state import State
from ..view import CrossView

SIMULATIONS = 6_000
QUICK = 1_500
"""Simulations for each point of the curve."""
SOLVED = 20_000
"""Positions looked through where few cells are left."""
SHOWN = 6


def insight(eyes: Eyes, lens: str) -> Insight:
    """Both players' chances, and the best cells of the one to move."""
    view = eyes.view
    assert isinstance(view, CrossView)
    how = sentence("cross-insight-how", simulations=SIMULATIONS)
    if view.outcome is not None:
        return Insight(how, lines=(view.outcome.why,))
    search = Search(view.size, view.stones)
    search.run(SIMULATIONS)
    search.solve(SOLVED)
    mover = view.colours.index(view.turn)
    value = search.chance
    rows = tuple(Row(str(seat), name(seat), (value if seat == mover else 1 - value,)) for seat in (0, 1))
    cells = tuple(
        Row(cell.name, sentence("cross-insight-cell", cell=cell.name), (search.stated(cell.value),))
        for cell in search.ranking()
    )
    wins = (Column("win", sentence("cross-insight-wins")),)
    players = Heat("players", sentence("cross-insight-players"), wins, rows)
    best = Heat("cells", sentence("cross-insight-cells", seat=mover), wins, cells[:SHOWN])
    if search.verdict == UNDECIDED:
        return Insight(how, (players, best))
    winner = mover if search.verdict == WINS else 1 - mover
    return Insight(how, (players, best), (sentence("cross-insight-proved", seat=winner),))


def appraise(state: State, seed: int) -> float:
    """Seat 0's chance by a short search; whoever may still swap takes the better side."""
    if state.outcome is not None:
        return float(0 in state.outcome.winners)
    stones = len(state.stones) - state.stones.count(EMPTY)
    if stones == 0 and state.options.swap:
        return 0.5
    search = Search(state.options.size, state.stones, seed)
    search.run(QUICK)
    search.solve(SOLVED)
    value = search.chance
    if stones == 1 and state.options.swap and "swap" not in state.moves:
        opening = known(state.options.size).get(state.moves[0])
        value = 1 - opening.value if opening else value
        value = max(value, 1 - value)
    return value if state.seat_of(state.turn) == 0 else 1 - value
