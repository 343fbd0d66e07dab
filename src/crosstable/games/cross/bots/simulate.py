"""Simulations: down the tree, a playout, and back up."""

import numpy as np
from numba import int64, uint8, uint64, void

from .hunch import LATE
from .jit import compiled
from .position import GEOMETRY, LOSES, UNDECIDED, WINS, Geometry, Seed, copy_position, place
from .safe import play_out_safely
from .tree import BLOCKS, LOST, PROVED, TREE, TUNING, WON, Tree, Tuning, expand, select


@compiled(void(TREE, int64, int64))
def prove(tree: Tree, depth: int, verdict: int) -> None:
    """Carry a proof for the player to move after the path as far up as it goes."""
    for d in range(depth - 1, -1, -1):
        block, slot = tree.path[0, d], tree.path[1, d]
        if verdict == LOSES:
            tree.wins[slot] = WON
            verdict = WINS
            tree.proved[block] = WINS
        else:
            tree.wins[slot] = LOST
            tree.undecided[block] -= 1
            if tree.undecided[block] > 0:
                return
            verdict = LOSES
            tree.proved[block] = LOSES
    tree.facts[PROVED] = verdict


@compiled(void(TREE, int64, uint8, uint8, int64))
def back_up(tree: Tree, depth: int, root_colour: int, winner: int, played_out: int) -> None:
    """Count a result along the path, and for every stone the player to move has placed by the end."""
    width = tree.score.size
    stone = tree.work.stone
    for d in range(depth):
        base, slot = tree.path[0, d] * width, tree.path[1, d]
        mover = root_colour ^ np.uint8(d & 1)
        won = np.float32(winner == mover)
        tree.visits[slot] += np.float32(1)
        tree.wins[slot] += won
        if played_out:
            later, later_wins = tree.later[base : base + width], tree.later_wins[base : base + width]
            for i in range(width):
                hit = np.float32(stone[i] == mover)
                later[i] += hit
                later_wins[i] += hit * won


@compiled(int64(TREE, uint64), inline=True)
def place_of(tree: Tree, name: int) -> int:
    """Where the table has a position of this name, or has room for it."""
    at = name & np.uint64(tree.met.size - 1)
    while tree.met[at] and tree.names[at] != name:
        at = (at + np.uint64(1)) & np.uint64(tree.met.size - 1)
    return int(at)


@compiled(void(GEOMETRY, TREE, uint8, TUNING))
def begin(geometry: Geometry, tree: Tree, colour: int, tuning: Tuning) -> None:
    """Look at the root for the first time."""
    copy_position(tree.work, tree.root)
    tree.facts[PROVED] = expand(geometry, tree, colour, -1, tuning)


@compiled(int64(GEOMETRY, TREE, int64, uint8, int64, TUNING, uint64[::1]))
def simulate(
    geometry: Geometry, tree: Tree, root_free: int, root_colour: int, times: int, tuning: Tuning, seed: Seed
) -> int:
    """Run simulations until there are enough or the root is proved; returns how many were run."""
    work = tree.work
    most = tree.undecided.size
    merges = tuning.merges > 0
    waits = int(tuning.waits * work.stone.size)
    late = LATE * np.count_nonzero(geometry.on_board)
    for done in range(times):
        if tree.facts[PROVED] != UNDECIDED:
            return done
        copy_position(work, tree.root)
        block = depth = 0
        colour = root_colour
        proved = UNDECIDED
        name = np.uint64(1)
        while True:
            slot = select(tree, block, tuning.rave)
            tree.path[0, depth] = block
            tree.path[1, depth] = slot
            cell = slot - block * tree.score.size
            place(geometry, work, cell, colour)
            name ^= tree.keys[colour, cell]
            depth += 1
            colour = 1 - colour
            if tree.block[slot] == 0:
                enough = tuning.expand_late if root_free - depth < late else tuning.expand_at
                if tree.visits[slot] < enough or tree.facts[BLOCKS] == most:
                    break
                at = place_of(tree, name)
                block = tree.met[at] if merges else 0
                if block == 0:
                    block = tree.facts[BLOCKS]
                    proved = expand(geometry, tree, colour, cell, tuning)
                    if proved != UNDECIDED:
                        break
                    tree.met[at] = block
                    tree.names[at] = name
                tree.block[slot] = block
            block = tree.block[slot]
            proved = tree.proved[block]
            if proved != UNDECIDED:
                break
        if proved == UNDECIDED:
            winner = play_out_safely(geometry, work, root_free, colour, cell, waits, seed)
        else:
            winner = colour if proved == WINS else 1 - colour
            prove(tree, depth, proved)
        back_up(tree, depth, root_colour, winner, proved == UNDECIDED)
    return times
