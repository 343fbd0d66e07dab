"""The tree search of CROSS sees what a player must see."""

import random
from functools import cache

import pytest

from cross.drawing import decision, drawn
from crosstable.games.cross.bots.position import LOSES, UNDECIDED, WINS
from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.bots.symmetry import openings
from crosstable.games.cross.bots.tree import BYTES_A_SLOT, Tuning
from crosstable.games.cross.bots.warmup import warm
from crosstable.games.cross.data import board_of

YELLOW_WINS_AT_D1 = """
     . y r
    r . y .
   r y y . r
    . . y y
     . r r
"""
RED_MUST_TAKE_D1 = """
     . y r
    r . y y
   r y y . r
    . . y y
     . r r
"""
TWO_WINS_FOR_YELLOW = """
     . y r
    r . y y
   . y y . r
    . . y y
     r r r
"""


def looked_at(board: str, simulations: int = 500) -> Search:
    state = drawn(board)
    search = Search(state.options.size, state.stones)
    search.run(simulations)
    return search


def test_it_takes_a_win() -> None:
    assert decision(YELLOW_WINS_AT_D1, "d1") == ((0,), "wins")
    search = looked_at(YELLOW_WINS_AT_D1)
    assert search.verdict == WINS
    assert search.value == 1.0
    assert (search.ranking()[0].name, search.ranking()[0].value) == ("d1", 1.0)


def test_it_stops_a_win() -> None:
    search = looked_at(RED_MUST_TAKE_D1)
    assert [cell.name for cell in search.ranking()] == ["d1"]


def test_it_knows_that_two_wins_cannot_be_stopped_and_still_stops_one() -> None:
    search = looked_at(TWO_WINS_FOR_YELLOW)
    assert search.verdict == LOSES
    assert search.value == 0.0
    assert search.ranking()[0].name in ("c1", "d1")
    assert search.simulations == 0


def random_stones(size: int, placed: int, luck: random.Random) -> str:
    """A position in which nothing is decided, reached by stones that decide nothing."""
    stones, cells = "." * board_of(size).cells, list(range(board_of(size).cells))
    while len(stones) - stones.count(".") < placed:
        cell = luck.choice(cells)
        cells.remove(cell)
        if decision(stones, board_of(size).names[cell]) is None:
            stones = with_stone(stones, cell)
            cells = [place for place, stone in enumerate(stones) if stone == "."]
        elif not cells:
            return random_stones(size, placed, luck)
    return stones


def with_stone(stones: str, place: int) -> str:
    """The position after the player to move has placed a stone."""
    return stones[:place] + "yr"[stones.count("y") > stones.count("r")] + stones[place + 1 :]


def losing_cells(stones: str) -> set[str]:
    """Where a stone of the player to move loses at once, by the rules."""
    empty = [name for name, stone in zip(board_of(5).names, stones, strict=True) if stone == "."]
    return {cell for cell in empty if (found := decision(stones, cell)) and found[1] == "loses"}


def test_it_never_loses_by_its_own_stone_while_there_is_another() -> None:
    luck, chances_to_lose = random.Random(4), 0
    for _ in range(60):
        stones = random_stones(5, luck.randrange(40, 52), luck)
        search = Search(5, stones, luck.getrandbits(60))
        search.run(50)
        losing = losing_cells(stones)
        assert set(search.safe_cells()).isdisjoint(losing)
        assert len(search.safe_cells()) + len(losing) == stones.count(".")
        assert search.ranking()[0].name not in losing or not search.safe_cells()
        chances_to_lose += bool(losing)
    assert chances_to_lose > 15, "too few positions in which a stone could lose"


@cache
def mover_wins(size: int, stones: str) -> bool:
    """Whether the player to move wins, by looking at every game."""
    mover = (len(stones) - stones.count(".")) % 2
    for place, stone in enumerate(stones):
        if stone == ".":
            after = decision(stones, board_of(size).names[place])
            if after[0] == (mover,) if after else not mover_wins(size, with_stone(stones, place)):
                return True
    return False


def undecided_positions(size: int, stones: str) -> set[str]:
    """This position and all that can follow before the game is decided."""
    found, waiting = {stones}, [stones]
    while waiting:
        here = waiting.pop()
        for place, name in enumerate(board_of(size).names):
            if here[place] == "." and decision(here, name) is None and with_stone(here, place) not in found:
                found.add(with_stone(here, place))
                waiting.append(with_stone(here, place))
    return found


def test_its_proofs_are_right_in_every_position_of_two_cells_a_side() -> None:
    positions = undecided_positions(2, "." * 7)
    assert len(positions) > 100
    for stones in positions:
        search = Search(2, stones)
        search.run(5_000)
        assert search.verdict == (WINS if mover_wins(2, stones) else LOSES)


def test_its_proofs_are_right_on_three_cells_a_side() -> None:
    luck, verdicts = random.Random(3), set()
    for _ in range(20):
        stones = random_stones(3, 11, luck)
        search = Search(3, stones)
        search.run(20_000)
        assert search.verdict == (WINS if mover_wins(3, stones) else LOSES)
        verdicts.add(search.verdict)
    assert verdicts == {WINS, LOSES}


def test_the_same_stones_in_another_order_are_thought_about_once() -> None:
    luck, needed = random.Random(5), [0, 0]
    for _ in range(12):
        stones = random_stones(4, 22, luck)
        solved = Search(4, stones)
        solved.solve(10**6)
        for merges in (0, 1):
            search = Search(4, stones, tuning=Tuning(merges=merges * 1.0))
            needed[merges] += search.run(30_000)
            assert search.verdict in (solved.verdict, UNDECIDED)
    assert needed[1] < 0.9 * needed[0]


def test_openings_that_are_the_same_stand_together() -> None:
    assert sorted(map(sorted, openings(2))) == [["a1", "a2", "b1", "b3", "c1", "c2"], ["b2"]]
    assert sorted(map(len, openings(3))) == [1, 6, 6, 6]
    assert sum(map(len, openings(6))) == 91


def test_a_full_tree_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosstable.games.cross.bots.search.MOST_BYTES", 10 * BYTES_A_SLOT * 64)
    search = Search(5, "." * 61)
    assert search.run(3_000) == 3_000
    assert search.verdict == UNDECIDED
    assert sum(cell.visits for cell in search.ranking()) == 3_000


def test_equal_seeds_give_equal_searches() -> None:
    one, other, third = (Search(5, "." * 61, seed) for seed in (3, 3, 4))
    for search in (one, other, third):
        search.run(2_000)
    assert one.ranking() == other.ranking()
    assert one.ranking() != third.ranking()


def test_warming_up_can_be_repeated() -> None:
    warm()
    warm()
