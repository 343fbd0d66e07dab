"""Plain UCT, the yardstick of strength: UCB1 in a tree that grows by a node a simulation, then a uniform playout."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import float64, int32, int64, uint8, uint16, uint64

from crosstable.games.cross.bots.jit import compiled, tuple_type
from crosstable.games.cross.bots.playout import play_out
from crosstable.games.cross.bots.position import (
    GEOMETRY,
    NOBODY,
    POSITION,
    RED,
    UNDECIDED,
    VERDICT,
    WINS,
    YELLOW,
    Geometry,
    Position,
    Seed,
    copy_position,
    empty_position,
    geometry_of,
    place,
    position_of,
)
from crosstable.games.cross.bots.safe import below
from crosstable.games.cross.data import EMPTY, board_of

EXPLORATION = 0.4
"""The best of those tried against each other; see docs/benchmarks.md."""


class PlainTree(NamedTuple):
    """Nodes by number; the children of a node are adjacent. Wins count for the player who moved there."""

    visits: npt.NDArray[np.int32]
    wins: npt.NDArray[np.int32]
    first: npt.NDArray[np.int32]
    children: npt.NDArray[np.int32]
    path: npt.NDArray[np.int32]
    used: npt.NDArray[np.int32]
    cell: npt.NDArray[np.uint16]


PLAIN_TREE = tuple_type(PlainTree, *[int32[::1]] * 6, uint16[::1])


@compiled(int64(POSITION, POSITION, int64))
def list_empty(work: Position, root: Position, root_free: int) -> int:
    """List the empty cells of a position that came from the root."""
    free = 0
    for i in range(root_free):
        cell = root.empty[i]
        work.empty[free] = cell
        free += work.stone[cell] == NOBODY
    return free


@compiled(int64(PLAIN_TREE, POSITION, int64, int64, uint64[::1]))
def expand(tree: PlainTree, work: Position, free: int, node: int, seed: Seed) -> int:
    """Give a node all its children, in random order."""
    base = int(tree.used[0])
    for i in range(free):
        other = below(seed, i + 1)
        tree.cell[base + i] = tree.cell[base + other]
        tree.cell[base + other] = work.empty[i]
    tree.first[node] = base
    tree.children[node] = free
    tree.used[0] = base + free
    return base


@compiled(int64(PLAIN_TREE, int64, float64))
def select(tree: PlainTree, node: int, exploration: float) -> int:
    """A child never visited, or the one with the highest upper confidence bound."""
    log = np.log(tree.visits[node])
    chosen, best = -1, -1.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if tree.visits[child] == 0:
            return child
        bound = tree.wins[child] / tree.visits[child] + exploration * np.sqrt(log / tree.visits[child])
        if bound > best:
            chosen, best = child, bound
    return chosen


@compiled(int64(GEOMETRY, PLAIN_TREE, POSITION, POSITION, int64, uint8, int64, float64, uint64[::1]))
def search(
    geometry: Geometry,
    tree: PlainTree,
    root: Position,
    work: Position,
    root_free: int,
    root_colour: int,
    times: int,
    exploration: float,
    seed: Seed,
) -> int:
    """Run that many simulations; returns the cell visited most."""
    for _ in range(times):
        copy_position(work, root)
        node = depth = 0
        colour = root_colour
        free = root_free
        winner = NOBODY
        while winner == NOBODY and (tree.visits[node] > 0 or node == 0):
            if tree.children[node] == 0:
                list_empty(work, root, root_free)
                expand(tree, work, free, node, seed)
            node = select(tree, node, exploration)
            verdict = VERDICT[place(geometry, work, tree.cell[node], colour)]
            if verdict != UNDECIDED:
                winner = colour if verdict == WINS else 1 - colour
            colour = 1 - colour
            free -= 1
            depth += 1
            tree.path[depth] = node
        if winner == NOBODY:
            list_empty(work, root, root_free)
            winner = play_out(geometry, work, free, colour, seed) & 1
        for d in range(depth + 1):
            tree.visits[tree.path[d]] += 1
            tree.wins[tree.path[d]] += winner != root_colour ^ (d & 1)
    best = tree.first[0]
    for child in range(tree.first[0], tree.first[0] + tree.children[0]):
        if tree.visits[child] > tree.visits[best]:
            best = child
    return int(tree.cell[best])


def best_cell(size: int, stones: str, simulations: int, seed: int, exploration: float = EXPLORATION) -> str:
    """The cell plain UCT plays after that many simulations."""
    free = stones.count(EMPTY)
    nodes = 1 + (simulations + 1) * free
    tree = PlainTree(
        visits=np.zeros(nodes, np.int32),
        wins=np.zeros(nodes, np.int32),
        first=np.zeros(nodes, np.int32),
        children=np.zeros(nodes, np.int32),
        path=np.zeros(free + 2, np.int32),
        used=np.ones(1, np.int32),
        cell=np.zeros(nodes, np.uint16),
    )
    colour = YELLOW if (len(stones) - free) % 2 == 0 else RED
    cell = search(
        geometry_of(size),
        tree,
        position_of(size, stones),
        empty_position(size),
        free,
        colour,
        simulations,
        exploration,
        np.array([seed | 1], np.uint64),
    )
    return board_of(size).names[cell]
