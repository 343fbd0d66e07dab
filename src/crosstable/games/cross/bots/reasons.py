"""Why a bot placed what it placed: a sentence for whoever looks back at the game."""

from crosstable.core import Sentence, sentence

from .openings import Opening
from .position import LOSES, WINS
from .search import Search

CLEAR = 0.5
"""From this share of the simulations on, a cell was not in doubt."""
AHEAD, BEHIND = 0.97, 0.03
"""From these chances on it hardly matters which cell was next best."""


def percent(chance: float) -> str:
    """A chance as people say it; what is not proved is never quite certain."""
    return str(min(max(round(100 * chance), 1), 99))


def why_open(cell: str, opening: Opening) -> Sentence:
    """An opening that may be swapped."""
    return sentence("cross-why-open", cell=cell, percent=percent(opening.value))


def why_swap(cell: str, opening: Opening) -> Sentence:
    """The first stone is worth having."""
    return sentence("cross-why-swap", cell=cell, percent=percent(opening.value))


def why_resign(search: Search) -> Sentence:
    """Nothing is left to play for."""
    return sentence("cross-why-resigns" if search.verdict == LOSES else "cross-why-gives-up")


def why_place(search: Search, cell: str, slipped: bool) -> Sentence:
    """A stone: because it wins, because it must, or because it did best."""
    if search.wins_at_once(cell):
        return sentence("cross-why-wins", cell=cell)
    if search.stops_a_win(cell):
        return sentence("cross-why-stops", cell=cell)
    if slipped:
        return sentence("cross-why-near", cell=cell)
    if search.verdict == WINS:
        return sentence("cross-why-proved", cell=cell)
    if search.verdict == LOSES:
        return sentence("cross-why-lost", cell=cell)
    return _why_best(search, cell)


def _why_best(search: Search, cell: str) -> Sentence:
    """The cell that did best, and what was next."""
    rated = search.ranking()
    visits = {one.name: one.visits / max(search.simulations, 1) for one in rated}
    others = [one.name for one in rated if one.name != cell]
    chance = percent(search.chance)
    if not others:
        return sentence("cross-why-only", cell=cell)
    if not BEHIND < search.chance < AHEAD:
        return sentence("cross-why-ahead" if search.chance >= AHEAD else "cross-why-behind", cell=cell, percent=chance)
    if visits[cell] >= CLEAR:
        return sentence("cross-why-clear", cell=cell, percent=chance)
    return sentence("cross-why-close", cell=cell, other=others[0], percent=chance)
