"""What moves of CROSS were worth: both the move that was made and the best one searched alike, or solved."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from crosstable.core import Action, Arg, sentence
from crosstable.core.review import Effort, Estimate, Eyes, Way, Weighed
from crosstable.review.words import percent

from ..actions import Place, Swap
from ..bots.openings import known
from ..bots.position import UNDECIDED
from ..bots.search import Search
from ..data import EMPTY, STONE, board_of
from ..rules.chains import chain_at, verdict
from ..state import State
from ..view import CrossView

WEIGHED: tuple[type[Action], ...] = (Place, Swap)
SPOKEN: tuple[type[Action], ...] = ()

MIDDLE = 91
"""Cells of a board on which a search is as long as `Depth` says; on larger ones it is shorter."""
LEAST_ERROR = 0.02
"""A searched chance is never stated more exactly: what all searches overlook, their spread does not show."""


class Depth(Struct, frozen=True):
    """How a position is looked at: so many searches of so many playouts, and so many positions of its end."""

    searches: int
    playouts: int
    solved: int

    def on(self, cells: int) -> int:
        """The playouts of a search on a board of so many cells."""
        return max(400, self.playouts * min(MIDDLE, cells) // cells)


DEPTHS: dict[Effort, Depth] = {"quick": Depth(2, 1_500, 10_000), "thorough": Depth(5, 9_000, 80_000)}


def estimate(size: int, stones: str, depth: Depth, seed: int = 1) -> Estimate:
    """The chance of whoever is to move: exact where it is proved, else the mean of several searches."""
    found: list[float] = []
    for number in range(depth.searches):
        search = Search(size, stones, seed + number)
        search.run(depth.on(len(stones)))
        if number == 0:
            search.solve(depth.solved)
        if search.verdict != UNDECIDED:
            return Estimate(search.chance)
        found.append(search.chance)
    return Estimate(fmean(found), max(LEAST_ERROR, 2 * stdev(found) / sqrt(len(found))))


def placed(size: int, stones: str, cell: str, depth: Depth) -> Estimate:
    """The chance of whoever places a stone on this cell."""
    board = board_of(size)
    place = board.places[cell]
    mine = STONE["yellow" if (len(stones) - stones.count(EMPTY)) % 2 == 0 else "red"]
    after = stones[:place] + mine + stones[place + 1 :]
    if decided := verdict(chain_at(board, after, place)):
        return Estimate(float(decided == "wins"))
    theirs = estimate(size, after, depth)
    return Estimate(1 - theirs.value, theirs.error)


def weigh(eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
    """A stone beside the best cell, a swap beside none; the opening is weighed by who may swap it."""
    view = eyes.view
    assert isinstance(view, CrossView)
    if eyes.options.swap and len(view.moves) < 2:
        return _swapping(view, action, eyes.options.swap)
    if not isinstance(action, Place) or view.stones.count(EMPTY) == len(view.stones):
        return None
    depth = DEPTHS[effort]
    best = _best_cell(view, depth)
    taken = placed(view.size, view.stones, action.cell, depth)
    if best == action.cell:
        return _weighed(view, action.cell, best, taken, taken)
    other = placed(view.size, view.stones, best, depth)
    return _weighed(view, action.cell, best, taken, other)


def _best_cell(view: CrossView, depth: Depth) -> str:
    """The cell that one search likes best, or that is proved to win."""
    search = Search(view.size, view.stones, 99)
    search.run(depth.on(len(view.stones)))
    search.solve(depth.solved)
    return search.ranking()[0].name


def _weighed(view: CrossView, cell: str, best: str, taken: Estimate, other: Estimate) -> Weighed:
    """The two cells with their chances."""
    top = max(taken.value, other.value)
    words: dict[str, Arg] = {
        "move": len(view.moves) + 1,
        "cell": cell,
        "before": percent(top),
        "after": percent(taken.value),
    }
    ways = {best: other.value, cell: taken.value}
    return Weighed(
        best=top,
        taken=taken.value,
        error=0.0 if cell == best else sqrt(taken.error**2 + other.error**2),
        about=sentence("cross-verdict-about"),
        done=sentence("cross-verdict-done", **words),
        better=sentence("cross-verdict-better", cell=best),
        ways=tuple(Way(sentence("cross-insight-cell", cell=name), ways[name], name == cell) for name in ways),
        wins=True,
    )


def _swapping(view: CrossView, action: Action, swap: bool) -> Weighed | None:
    """The opening and the answer to it, by the games counted for every first cell; None for a board without a count."""
    table = known(view.size)
    first = view.moves[0] if view.moves else action.cell if isinstance(action, Place) else ""
    if first not in table:
        return None
    opening = table[first]
    if not view.moves:
        worth = {cell: min(one.value, 1 - one.value) for cell, one in table.items()}
        best = max(worth, key=lambda cell: worth[cell])
        error = 2 * sqrt(opening.error**2 + table[best].error ** 2)
        return _told("opening", worth[best], worth[first], error, {best: worth[best], first: worth[first]}, first, best)
    keeps, swaps = 1 - opening.value, opening.value
    taken = swaps if isinstance(action, Swap) else keeps
    kind = "swap" if isinstance(action, Swap) else "keep"
    return _told(kind, max(keeps, swaps), taken, 4 * opening.error, {"swap": swaps, "keep": keeps}, kind, first)


def _told(kind: str, best: float, taken: float, error: float, ways: dict[str, float], mine: str, cell: str) -> Weighed:
    """An opening or its answer in words."""
    words = {"kind": kind, "cell": mine if kind == "opening" else cell, "best": cell}
    ranked = sorted(ways, key=lambda way: -ways[way])
    return Weighed(
        best=best,
        taken=taken,
        error=error,
        about=sentence("cross-verdict-about"),
        done=sentence("cross-verdict-first", before=percent(best), after=percent(taken), **words),
        better=sentence("cross-verdict-first-better", **words),
        ways=tuple(Way(sentence("cross-verdict-way", way=way), ways[way], way == mine) for way in ranked),
        wins=True,
    )


def mattered(states: Sequence[State], weighed: Weighed) -> bool:
    """Every move does."""
    return True


def swayed(eyes: Eyes, action: Action) -> int | None:
    """Nobody says anything in this game."""
    return None
