"""The search tree, and what is known about a position at first sight.

A node is a block of slots, one for each cell of the board whether it can be played or not: so the loops over a node
run through memory in order and eight slots at a time. The wins of a slot are counted for the player who places there.
A slot proved bad for that player, or never to be played, counts `LOST` wins, one proved good `WON`, so choosing the
best needs no special cases. The same stones in another order lead to the same block.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import float32, float64, int32, int64, uint8, uint64, void

from .hunch import EARLY, LATE, apart, liking, weights
from .jit import compiled, tuple_type
from .outlast import FEW_TO_COUNT, outlasting
from .position import (
    GEOMETRY,
    LOSES,
    NOBODY,
    POSITION,
    UNDECIDED,
    WINS,
    Geometry,
    Position,
    decides,
    empty_position,
    position_of,
    room_for,
)

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int32]

LOST: Final = np.float32(-1e9)
WON: Final = np.float32(1e9)

BYTES_A_SLOT: Final = 20
"""Four numbers of statistics and the number of a block."""

BLOCKS: Final = 0
"""Where `Tree.facts` counts the blocks in use. Block 0 is the root."""
PROVED: Final = 1
"""Where `Tree.facts` keeps what is proved for the player to move at the root."""


class Tuning(NamedTuple):
    """How the search weighs what it has seen."""

    rave: float = 0.005
    """How fast a slot's own results outweigh those of the same stone placed later."""
    expand_at: float = 12.0
    """After how many visits a slot gets a block of its own, while there are hunches."""
    expand_late: float = 6.0
    """After how many it does later, when stones are to be shown to win or to lose rather than guessed at."""
    doubt: float = 1.0
    """With how many imagined even results a slot starts."""
    waits: float = 0.2
    """Of what share of the board on, when no more is left, stones that can wait do; with 0 nobody knows of waiting."""
    merges: float = 1.0
    """Whether a position reached by stones in another order is the same; with 0 each order has a block of its own."""
    hunch: float = 50.0
    """How many imagined results say at first sight how likely a stone is; with 0 all are alike."""


HASTY: Final = Tuning(expand_at=6.0, waits=0.0, merges=0.0, hunch=0.0)

LIKELIER: Final = 0.12
"""How much more often a stone is imagined to win for each unit of weight it has more than others."""


class Tree(NamedTuple):
    """All of a search: statistics by slot, the root position, and room to work in."""

    visits: Floats
    wins: Floats
    later: Floats
    """How often this stone was placed by the same player here or later."""
    later_wins: Floats
    block: Numbers
    """The block of the position after this slot; 0 while there is none."""
    undecided: Numbers
    """By block: how many slots are not proved yet."""
    proved: Numbers
    """By block: what is proved for the player to move there."""
    met: Numbers
    """A table of positions met before: their blocks, at places that follow from their names."""
    names: npt.NDArray[np.uint64]
    """Their names, at the same places."""
    keys: npt.NDArray[np.uint64]
    """By colour and cell: the number a stone there gives to the name of a position."""
    facts: npt.NDArray[np.int64]
    apart: npt.NDArray[np.uint8]
    """By two cells: how far from each other they are."""
    weights: npt.NDArray[np.float32]
    """By stage and trait: how much it makes a stone likely."""
    root: Position
    work: Position
    scratch: Position
    path: Numbers
    """The blocks on the way down, and the slots chosen there."""
    score: Floats
    score_bits: Numbers
    """The same memory, read as whole numbers."""


TUNING = tuple_type(Tuning, *[float64] * 7)
TREE = tuple_type(
    Tree,
    *[float32[::1]] * 4,
    *[int32[::1]] * 4,
    uint64[::1],
    uint64[:, ::1],
    int64[::1],
    uint8[:, ::1],
    float32[:, ::1],
    *[POSITION] * 3,
    int32[:, ::1],
    float32[::1],
    int32[::1],
)


def new_tree(size: int, stones: str, blocks: int) -> Tree:
    """A tree with room for that many blocks, for a position as `State.stones` has it."""
    width = room_for(size)
    slots = blocks * width
    score = np.zeros(width, np.float32)
    places = 1 << (2 * blocks).bit_length()
    root = position_of(size, stones)
    return Tree(
        visits=np.zeros(slots, np.float32),
        wins=np.zeros(slots, np.float32),
        later=np.zeros(slots, np.float32),
        later_wins=np.zeros(slots, np.float32),
        block=np.zeros(slots, np.int32),
        undecided=np.zeros(blocks, np.int32),
        proved=np.zeros(blocks, np.int32),
        met=np.zeros(places, np.int32),
        names=np.zeros(places, np.uint64),
        keys=np.random.default_rng(1).integers(1, 2**63, (2, width), np.uint64),
        facts=np.array([0, UNDECIDED], np.int64),
        apart=apart(size),
        weights=weights(),
        root=root,
        work=empty_position(size)._replace(empty=root.empty.copy()),
        scratch=empty_position(size),
        path=np.zeros((2, width), np.int32),
        score=score,
        score_bits=score.view(np.int32),
    )


@compiled(void(GEOMETRY, TREE, int64, uint8, int64, float64))
def guess(geometry: Geometry, tree: Tree, free: int, colour: int, last: int, results: float) -> None:
    """Let the slots of a new block start with as many imagined results, the better the likelier the stone looks.

    Not late in the game: there it takes longer to prove who wins if the likely stones are tried first.
    """
    work = tree.work
    width = work.stone.size
    base = tree.facts[BLOCKS] * width
    later_wins = tree.later_wins[base : base + width]
    cells = np.count_nonzero(geometry.on_board)
    if free < LATE * cells:
        return
    stage = 0 if free < EARLY * cells else 1
    weights, apart = tree.weights[stage], tree.apart
    mean, open_to_it = np.float32(0), 0
    for cell in range(width):
        if tree.wins[base + cell] == 0:
            later_wins[cell] = liking(geometry, work, apart, cell, colour, last, weights)
            mean += later_wins[cell]
            open_to_it += 1
    mean /= np.float32(open_to_it)
    for cell in range(width):
        if tree.wins[base + cell] == 0:
            tree.later[base + cell] = results
            later_wins[cell] = results * min(max(0.5 + LIKELIER * (later_wins[cell] - mean), 0.05), 0.95)


@compiled(int64(GEOMETRY, TREE, uint8, int64, TUNING))
def expand(geometry: Geometry, tree: Tree, colour: int, last: int, tuning: Tuning) -> int:
    """Make a block for the position at work, unless the player to move wins or loses at first sight.

    A stone that wins is placed, a stone that loses is not, and the cell where the opponent would win must be taken;
    two such cells, or one that may not be taken, lose.
    """
    work = tree.work
    block = tree.facts[BLOCKS]
    base = block * work.stone.size
    free = children = threats = threat = 0
    for cell in range(work.stone.size):
        tree.wins[base + cell] = LOST
        tree.later[base + cell] = tuning.doubt
        tree.later_wins[base + cell] = tuning.doubt / 2
        if work.stone[cell] != NOBODY:
            continue
        free += 1
        mine = decides(geometry, work, cell, colour)
        if mine == WINS:
            return WINS
        if decides(geometry, work, cell, 1 - colour) == WINS:
            threat = cell
            threats += 2 if mine == LOSES else 1
        if mine == UNDECIDED:
            tree.wins[base + cell] = 0
            children += 1
    if threats > 1 or children == 0:
        return LOSES
    if threats == 1:
        for slot in range(base, base + work.stone.size):
            tree.wins[slot] = LOST
        tree.wins[base + threat] = 0
        children = 1
    elif tuning.waits > 0 and children <= FEW_TO_COUNT:
        lasting = outlasting(geometry, work, tree.scratch, colour)
        if lasting != UNDECIDED:
            return lasting
    if tuning.hunch > 0 and threats == 0:
        guess(geometry, tree, free, colour, last, tuning.hunch)
    tree.undecided[block] = children
    tree.facts[BLOCKS] = block + 1
    return UNDECIDED


@compiled(int64(TREE, int64, float64), inline=True)
def select(tree: Tree, block: int, rave: float) -> int:
    """The most promising slot: its own results and those of the same stone placed later, the more there are of
    each the more they count."""
    width = tree.score.size
    base = block * width
    k = np.float32(rave)
    one = np.float32(1)
    score = tree.score
    visits, wins = tree.visits[base : base + width], tree.wins[base : base + width]
    later, later_wins = tree.later[base : base + width], tree.later_wins[base : base + width]
    for i in range(width):
        score[i] = (wins[i] * (one + k * later[i]) + later_wins[i]) / (later[i] + visits[i] + k * visits[i] * later[i])
    best = np.int32(0)
    for i in range(width):
        # A score and its place in one number: scores are not negative, and such floats are ordered like their bits.
        best = max(best, (tree.score_bits[i] & np.int32(~511)) | np.int32(i))
    return int(base + (best & 511))
