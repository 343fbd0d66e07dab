"""CROSS at a real table: the board, the stones and who begins."""

from crosstable.core import sentence
from crosstable.core.companion import Charting, Item, Kit, Line

from .. import GAME
from ..data import Options
from ..rules import may_swap
from ..state import State

YELLOW, RED = 0, 1
"""Places: whoever goes first plays YELLOW (X2)."""
MOVES = 3
"""The companion asks about so many numbers of moves, from 0; later nothing changes any more."""


def things(size: int) -> tuple[Item, ...]:
    """The part of the board that is used (X1), and the stones (X10)."""
    cells = 3 * size * (size - 1) + 1
    return (
        Item(sentence("cross-take-board", size=size, cells=cells)),
        Item(sentence("cross-take-stones", colour="yellow")),
        Item(sentence("cross-take-stones", colour="red")),
    )


def opening(swap: bool, minutes: int) -> tuple[Line, ...]:
    """Who plays what, how, and for what (X2–X8)."""
    lines = [
        Line(sentence("cross-tell-colours", seat=YELLOW, seat_b=RED), 1),
        Line(sentence("cross-tell-turn"), 1),
    ]
    if swap:
        lines.append(Line(sentence("cross-tell-swap", seat=RED, seat_b=YELLOW), 1))
    lines += [Line(sentence("cross-tell-win"), 1), Line(sentence("cross-tell-lose"), 1)]
    if minutes:
        lines.append(Line(sentence("cross-tell-clock", minutes=minutes), 1))
    return (*lines, Line(sentence("cross-tell-begin", seat=YELLOW)))


def swap_now(swap: bool, moves: int) -> tuple[bool]:
    """Whether RED may swap after so many moves (X4)."""
    return (may_swap(State(Options(swap=swap), "", ("",) * moves)),)


def kit() -> Kit:
    """Everything the companion knows about CROSS."""
    charting = Charting(GAME, moves=range(MOVES))
    return Kit(
        game="cross",
        seats=GAME.facts.seats,
        options=charting.options(),
        next_first="next",
        problem=charting.problem(),
        parts={
            "cards": (charting.chart(things, "size"),),
            "opening": (charting.chart(opening, "swap", "minutes"),),
            "swap": (charting.chart(swap_now, "swap", "moves"),),
        },
    )
