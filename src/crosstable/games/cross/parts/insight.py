"""What a short search makes of a position of CROSS. In workers only: the search is compiled."""

from crosstable.core import sentence
from crosstable.core.review import Column, Eyes, Heat, Insight, Row
from crosstable.review.words import name

from ..bots import EVEN, EVEN_ON_LARGE
from ..bots.position import UNDECIDED, WINS
from ..bots.search import Search
from ..data import EMPTY
from ..state import State
from ..view import CrossView

SIMULATIONS = 6_000
QUICK = 1_500
"""Simulations for each point of the curve."""
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
    mover = view.colours.index(view.turn)
    value = search.value
    rows = tuple(Row(str(seat), name(seat), (value if seat == mover else 1 - value,)) for seat in (0, 1))
    cells = tuple(
        Row(cell.name, sentence("cross-insight-cell", cell=cell.name), (cell.value,)) for cell in search.ranking()
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
    value = search.value
    if search.verdict == UNDECIDED:
        value = _levelled(state, value, stones)
    if stones == 1 and state.options.swap and "swap" not in state.moves:
        value = max(value, 1 - value)
    return value if state.seat_of(state.turn) == 0 else 1 - value


def _levelled(state: State, value: float, stones: int) -> float:
    """The value less what playouts give the first player beyond what good play would; that wears off by mid-game."""
    lean = (EVEN.get(state.options.size, EVEN_ON_LARGE) - 0.5) * max(0.0, 1 - 2 * stones / len(state.stones))
    return min(0.99, max(0.01, value - lean if state.turn == "yellow" else value + lean))
