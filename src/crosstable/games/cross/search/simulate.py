"""Simulations: down the tree, a playout, and back up."""

import numpy as np
from numba import int64, uint8, uint64, void

from .jit import compiled
from .position import GEOMETRY, LOSES, NOBODY, POSITION, UNDECIDED, WINS, Geometry, Position, Seed, copy_position, place
from .safe import play_out_safely
from .tree import LOST, SETTINGS, TREE, USED, VERDICT_OF_ROOT, WON, Settings, Tree, expand, select


@compiled(void(POSITION, POSITION, int64))
def list_empty(work: Position, root: Position, root_free: int) -> None:
    """List the empty cells of a position that came from the root."""
    free = 0
    for i in range(root_free):
        cell = root.empty[i]
        work.empty[free] = cell
        free += work.stone[cell] == NOBODY


@compiled(void(TREE, int64, int64))
def prove(tree: Tree, depth: int, verdict: int) -> None:
    """Carry a proof for the player to move at the end of the path as far up as it goes."""
    for d in range(depth, 0, -1):
        parent = tree.path[d - 1]
        if verdict == LOSES:
            tree.wins[tree.path[d]] = WON
            verdict = WINS
        else:
            tree.wins[tree.path[d]] = LOST
            tree.undecided[parent] -= 1
            if tree.undecided[parent] > 0:
                return
            verdict = LOSES
    tree.facts[VERDICT_OF_ROOT] = verdict


@compiled(void(TREE, int64, uint8, uint8, int64))
def back_up(tree: Tree, depth: int, root_colour: int, winner: int, with_later: int) -> None:
    """Count a result along the path, and for every stone that was placed later by the player to move."""
    stone = tree.work.stone
    for d in range(depth + 1):
        node = tree.path[d]
        mover = root_colour ^ (d & 1)
        tree.visits[node] += np.float32(1)
        tree.wins[node] += np.float32(winner != mover)
        if with_later:
            first = tree.first[node]
            won = np.float32(winner == mover)
            for i in range(first, first + tree.children[node]):
                hit = np.float32(stone[tree.cell[i]] == mover)
                tree.later[i] += hit
                tree.later_wins[i] += hit * won


@compiled(int64(GEOMETRY, TREE, int64, uint8, int64, SETTINGS, uint64[::1]))
def simulate(
    geometry: Geometry, tree: Tree, root_free: int, root_colour: int, times: int, settings: Settings, seed: Seed
) -> int:
    """Run simulations until there are enough or the root is proved; returns how many were run."""
    work = tree.work
    full = tree.cell.size - work.stone.size
    for done in range(times):
        if tree.facts[VERDICT_OF_ROOT] != UNDECIDED:
            return done
        copy_position(work, tree.root)
        node = depth = 0
        colour = root_colour
        free = root_free
        proved = UNDECIDED
        tree.path[0] = 0
        while True:
            if tree.children[node] == 0:
                if (tree.visits[node] < settings.expand_at and depth > 0) or tree.facts[USED] > full:
                    break
                list_empty(work, tree.root, root_free)
                proved = expand(geometry, tree, node, free, colour, settings.doubt)
                if proved != UNDECIDED:
                    break
            node = select(tree, node, settings.exploration, settings.rave)
            place(geometry, work, tree.cell[node], colour)
            free -= 1
            colour = 1 - colour
            depth += 1
            tree.path[depth] = node
        if proved == UNDECIDED:
            list_empty(work, tree.root, root_free)
            winner = play_out_safely(geometry, work, free, colour, seed)
        else:
            winner = colour if proved == WINS else 1 - colour
            prove(tree, depth, proved)
        back_up(tree, depth, root_colour, winner, proved == UNDECIDED)
    return times
