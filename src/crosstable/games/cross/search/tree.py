"""The search tree: nodes in preallocated arrays, and what is known about a position at first sight.

A node is a slot; the slots of its children lie together. The wins of a node are counted for the player who moved
there. A child proved bad for that player counts `LOST` wins, a child proved good `WON`, so choosing the best child
needs no special cases.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import float32, float64, int32, int64, uint8, uint16

from .jit import compiled, tuple_type
from .position import (
    GEOMETRY,
    LOSES,
    POSITION,
    UNDECIDED,
    VERDICT,
    WINS,
    Cells,
    Geometry,
    Position,
    empty_position,
    position_of,
    sides_after,
)

Floats = npt.NDArray[np.float32]
Slots = npt.NDArray[np.int32]

LOST: Final = np.float32(-1e9)
WON: Final = np.float32(1e9)

USED: Final = 0
"""Where `Tree.facts` counts the slots in use."""
VERDICT_OF_ROOT: Final = 1
"""Where `Tree.facts` keeps what is proved for the player to move."""


class Settings(NamedTuple):
    """How the search weighs what it has seen."""

    exploration: float = 0.0
    """How much a seldom visited child is preferred."""
    rave: float = 0.02
    """How fast own visits outweigh what was seen of the same stone placed later."""
    expand_at: float = 2.0
    """After how many visits a node gets children."""
    doubt: float = 1.0
    """With how many imagined even results a child starts."""


class Tree(NamedTuple):
    """All of a search: statistics by slot, the root position, and room to work in."""

    visits: Floats
    wins: Floats
    later: Floats
    """How often the stone of this slot was placed at this turn or later by the same player."""
    later_wins: Floats
    cell: Cells
    first: Slots
    children: Cells
    """How many there are, from `first` on."""
    undecided: Cells
    """How many children are not proved yet."""
    facts: npt.NDArray[np.int64]
    root: Position
    work: Position
    path: Slots
    score: Floats


SETTINGS = tuple_type(Settings, *[float64] * 4)
TREE = tuple_type(
    Tree,
    *[float32[::1]] * 4,
    uint16[::1],
    int32[::1],
    *[uint16[::1]] * 2,
    int64[::1],
    *[POSITION] * 2,
    int32[::1],
    float32[::1],
)


def new_tree(size: int, stones: str, slots: int) -> Tree:
    """A tree with only its root, for a position as `State.stones` has it."""
    room = len(stones) + 1
    return Tree(
        visits=np.zeros(slots, np.float32),
        wins=np.zeros(slots, np.float32),
        later=np.zeros(slots, np.float32),
        later_wins=np.zeros(slots, np.float32),
        cell=np.zeros(slots, np.uint16),
        first=np.zeros(slots, np.int32),
        children=np.zeros(slots, np.uint16),
        undecided=np.zeros(slots, np.uint16),
        facts=np.array([1, UNDECIDED], np.int64),
        root=position_of(size, stones),
        work=empty_position(size),
        path=np.zeros(room, np.int32),
        score=np.zeros(room, np.float32),
    )


@compiled(int64(GEOMETRY, TREE, int64, int64, uint8, float64))
def expand(geometry: Geometry, tree: Tree, node: int, free: int, colour: int, doubt: float) -> int:
    """Give a node its children, or see at once that the player to move wins or loses.

    A stone that wins is placed, a stone that loses is no child, and the cell where the opponent would win must be
    taken; two such cells, or one that may not be taken, lose.
    """
    work = tree.work
    base = tree.facts[USED]
    children = threats = threat = 0
    for i in range(free):
        cell = work.empty[i]
        mine = VERDICT[sides_after(geometry, work, cell, colour)]
        if mine == WINS:
            return WINS
        if VERDICT[sides_after(geometry, work, cell, 1 - colour)] == WINS:
            threat = cell
            threats += 2 if mine == LOSES else 1
        if mine == UNDECIDED:
            tree.cell[base + children] = cell
            children += 1
    if threats > 1 or children == 0:
        return LOSES
    if threats == 1:
        tree.cell[base] = threat
        children = 1
    for i in range(base, base + children):
        tree.later[i] = doubt
        tree.later_wins[i] = doubt / 2
    tree.first[node] = base
    tree.children[node] = children
    tree.undecided[node] = children
    tree.facts[USED] = base + children
    return UNDECIDED


@compiled(int64(TREE, int64, float64, float64))
def select(tree: Tree, node: int, exploration: float, rave: float) -> int:
    """The most promising child: own results and those of the same stone placed later, mixed by how many there are."""
    first = tree.first[node]
    count = tree.children[node]
    k = np.float32(rave)
    one = np.float32(1)
    score = tree.score
    for i in range(count):
        v = tree.visits[first + i]
        a = tree.later[first + i]
        score[i] = (tree.wins[first + i] * (one + k * a) + tree.later_wins[first + i]) / (a + v + k * v * a)
    if exploration > 0:
        c = np.float32(exploration) * np.sqrt(np.log(tree.visits[node] + one))
        for i in range(count):
            score[i] += c / np.sqrt(tree.visits[first + i] + one)
    best = 0
    for i in range(1, count):
        if score[i] > score[best]:
            best = i
    return int(first + best)
