"""CROSS: what looks likely at first sight."""

import random

import numpy as np

from crosstable.games.cross.bots.hunch import TRAITS, apart, liking, weights
from crosstable.games.cross.bots.hunch_fit import fit
from crosstable.games.cross.bots.position import axial, geometry_of, position_of
from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.bots.tree import HASTY, Tuning
from crosstable.games.cross.data import EMPTY, board_of

SIZE = 5
CELLS = board_of(SIZE).cells


def turned() -> list[int]:
    """By cell: where it lies when the board is turned by a sixth."""
    places = {axial(SIZE, cell): cell for cell in range(CELLS)}
    return [places[-r, q + r] for q, r in places]


def mirrored() -> list[int]:
    """By cell: where it lies in the mirror."""
    places = {axial(SIZE, cell): cell for cell in range(CELLS)}
    return [places[r, q] for q, r in places]


def likings(stones: str, last: int) -> list[float]:
    """By cell: how likely it looks to RED, with weights that are all different."""
    several = np.random.default_rng(3).random(TRAITS).astype(np.float32)
    position, geometry = position_of(SIZE, stones), geometry_of(SIZE)
    return [liking(geometry, position, apart(SIZE), cell, 1, last, several) for cell in range(CELLS)]


def test_a_cell_looks_as_likely_turned_and_mirrored() -> None:
    luck = random.Random(1)
    for image in (turned(), mirrored()):
        stones = ["y"] * 9 + ["r"] * 8 + [EMPTY] * (CELLS - 17)
        luck.shuffle(stones)
        moved = [""] * CELLS
        for cell, to in enumerate(image):
            moved[to] = stones[cell]
        last = stones.index("y")
        before, after = likings("".join(stones), last), likings("".join(moved), image[last])
        assert np.allclose(before, [after[to] for to in image], atol=1e-5)
        assert len({round(value, 3) for value in before}) > 20


def test_likely_stones_are_tried_first_and_easy_has_no_hunches() -> None:
    stones = EMPTY * 30 + "y" + EMPTY * 30
    hunch = np.array(likings_by_weights(stones, 30))
    liked, disliked = hunch == hunch.max(), hunch == hunch.min()
    assert min(liked.sum(), disliked.sum()) > 8
    shares: list[float] = []
    for tuning in (Tuning(), HASTY):
        search = Search(SIZE, stones, tuning=tuning)
        search.run(400)
        visits = search._tree.visits[:CELLS]
        shares.append(float(visits[liked].sum() - visits[disliked].sum()))
    assert shares[0] > shares[1] + 20
    assert HASTY.hunch == 0


def likings_by_weights(stones: str, last: int) -> list[float]:
    """By cell: how likely it looks to RED at the beginning, were the stone on `last` not known to be the last one."""
    position, geometry = position_of(SIZE, stones), geometry_of(SIZE)
    cells = range(CELLS)
    found = [liking(geometry, position, apart(SIZE), cell, 1, -1, weights()[1]) for cell in cells]
    found[last] = float(np.mean(found))
    return found


def test_weights_are_fitted_to_what_the_search_likes() -> None:
    found = fit(3, games=6, simulations=60)
    assert np.shape(found) == np.shape(weights()) == (2, TRAITS)
    assert all(any(stage) for stage in found)
