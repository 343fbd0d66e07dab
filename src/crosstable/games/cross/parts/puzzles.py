"""Puzzles of CROSS: win in one or two stones, parry, and not lose. Each is proved by looking at every stone.

A position is written row by row like in chess: `y` and `r` are stones, a digit that many empty cells. The board's size
follows from the number of cells, the colour to move from the number of stones.

The stones of a colour are the bits of a whole number, a cell's neighbours so many places away: what all stones could
do next is worked out at once.
"""

import random
import re
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Seat, Sight, Stop, Thought
from crosstable.core.puzzle import Found, Puzzle
from crosstable.puzzles.played import Past, Turns, bot_game

from .. import GAME
from ..actions import Place
from ..bots import CrossBot
from ..bots.levels import LEVELS
from ..data import Options, board_of
from ..state import State
from ..view import CrossView, view

THEMES = ("win1", "win2", "defend", "safe")

SIZE = 5
SIMULATIONS = 20_000
"""A bot thinks about a puzzle for so many simulations at most, not for a time: then it always answers the same."""
LONG = 600.0
"""Seconds nobody needs for that."""
SLIPS = 0.3
"""How often the plain player overlooks a threat …"""
LEAPS = 0.4
"""… and does not place beside its own stones, but one cell further."""
CONSIDERED = 5
"""How many cells it thinks about."""
FAR = 10
"""More stones than any side is away."""
WIDE = 2 * SIZE + 1
"""Places from one row to the next: a row of the board, and room so that no row touches another at its end."""
STEPS = (1, WIDE, WIDE - 1)


def _place(name: str) -> int:
    """The bit of a cell: rows slant, so that neighbours are always as far away."""
    row = ord(name[0]) - ord("a")
    return row * WIDE + int(name[1:]) + max(SIZE - 1 - row, 0)


CELLS = {1 << _place(name): name for name in board_of(SIZE).names}
SIDES = [
    sum(bit for bit, name in CELLS.items() if side in board_of(SIZE).sides[board_of(SIZE).places[name]])
    for side in range(6)
]


class Fates(Struct, frozen=True):
    """The empty cells on which a stone of a colour would win at once, and those on which it would lose."""

    wins: int
    loses: int


def fates(own: int, empty: int) -> Fates:
    """What a stone more would decide for whoever has these."""
    reach = [side & empty for side in SIDES]
    while own:
        chain = own & -own
        while (grown := own & (chain | around(chain))) != chain:
            chain = grown
        own ^= chain
        beside = around(chain) & empty
        for number, side in enumerate(SIDES):
            if chain & side:
                reach[number] |= beside
    wins = reach[0] & reach[2] & reach[4] | reach[1] & reach[3] & reach[5]
    loses = reach[0] & reach[3] | reach[1] & reach[4] | reach[2] & reach[5]
    return Fates(wins, loses & ~wins)


def around(cells: int) -> int:
    """Everything beside these cells."""
    found = 0
    for step in STEPS:
        found |= cells << step | cells >> step
    return found


def each(cells: int) -> Iterator[int]:
    """These cells, one by one."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


def wins_in_two(own: int, other: int, empty: int) -> Iterator[int]:
    """The stones after which this player, who cannot win at once, wins with the next one whatever is answered."""
    loses = fates(own, empty).loses
    theirs = fates(other, empty)
    for cell in each(empty & ~loses):
        if theirs.wins & ~cell:
            continue
        left = empty ^ cell
        threats = fates(own | cell, left).wins
        # Two threats cannot both be answered; one can, and none leaves anything open, unless the answer loses.
        if threats & (threats - 1) or not (threats or left) & ~theirs.loses:
            yield cell


def is_safe(cell: int, own: int, other: int, empty: int) -> bool:
    """Whether a stone here does not lose, and leaves the other player no win in one or two."""
    left = empty ^ cell
    if cell & fates(own, empty).loses or fates(other, left).wins:
        return False
    return not any(wins_in_two(other, own | cell, left))


def questions(own: int, other: int, empty: int) -> Iterator[tuple[str, int]]:
    """The themes of a position for whoever has `own` and is to move, each with all its answers."""
    mine, theirs = fates(own, empty), fates(other, empty)
    if mine.wins:
        yield "win1", mine.wins
    elif theirs.wins:
        yield "defend", 0 if theirs.wins & mine.loses else theirs.wins
    elif twos := sum(wins_in_two(own, other, empty)):
        yield "win2", twos
    elif any(wins_in_two(other, own, empty)):
        yield "safe", sum(cell for cell in each(empty) if is_safe(cell, own, other, empty))


class PlainPlayer:
    """Who plays the games, always the same however the bots learn to play: wins, mostly parries, and else grows."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """The next stone."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, CrossView)
        own, other, empty = _sides(view.stones, view.turn)
        mine, theirs = fates(own, empty), fates(other, empty)
        near = around(own) if own and luck.random() >= LEAPS else around(around(own)) if own else empty
        parries = theirs.wins & ~mine.loses if luck.random() >= SLIPS else 0
        safe = empty & ~mine.loses
        cells = [*each(mine.wins or parries or near & safe or safe or empty)]
        some = luck.sample(cells, min(CONSIDERED, len(cells)))
        return Thought(Place(CELLS[min(some, key=lambda cell: steps_left(cell, own, empty ^ cell))]))


def steps_left(cell: int, own: int, empty: int) -> int:
    """How many more stones, at the least, connect the chain of this cell with three sides that win."""
    reached, steps = cell, [FAR] * len(SIDES)
    for count in range(FAR):
        while grown := around(reached) & own & ~reached:
            reached |= grown
        steps = [min(known, count) if reached & side else known for known, side in zip(steps, SIDES, strict=True)]
        reached |= around(reached) & empty
    return min(sum(steps[::2]), sum(steps[1::2]))


def _sides(stones: str, turn: str) -> tuple[int, int, int]:
    """The stones of whoever is to move, those of the other, and the empty cells."""
    yellow, red, empty = (sum(bit for bit, here in zip(CELLS, stones, strict=True) if here == kind) for kind in "yr.")
    return (yellow, red, empty) if turn == "yellow" else (red, yellow, empty)


def game(seed: int) -> Turns:
    """A game of two plain players."""
    return bot_game(GAME, Options(size=SIZE, swap=False), [PlainPlayer()] * 2, seed)


def find(turns: Iterable[tuple[Past, Seat]], seed: int) -> Iterator[Found]:
    """What can be asked about the positions of one game on a board of this size."""
    for played, _ in turns:
        state = played.state
        assert isinstance(state, State)
        if state.options.size != SIZE:
            return
        for theme, answers in questions(*_sides(state.stones, state.turn)):
            if answers in CELLS:  # exactly one
                yield Found(Puzzle(theme, notation(state.stones), CELLS[answers]), _asking(state))


def notation(stones: str) -> str:
    """The stones as they are written in a puzzle."""
    return re.sub(r"\.{1,9}", lambda run: str(len(run[0])), stones)


def _asking(state: State) -> Callable[[str, int], str]:
    """A way to ask bots for a stone here."""
    seat = state.seat_of(state.turn)
    shown = view(state, seat)

    def ask(level: str, seed: int) -> str:
        bot = CrossBot(replace(LEVELS[level], simulations=min(SIMULATIONS, LEVELS[level].simulations)), LONG)
        sight = Sight(GAME.facts.id, state.options, 2, seat, shown, (), random.Random(seed).getrandbits(60))
        action = bot.think(sight, lambda: False).action
        return action.cell if isinstance(action, Place) else ""

    return ask
