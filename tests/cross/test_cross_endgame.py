"""The end of a game is solved exactly, stated chances hold, and every bot can say why it did what it did."""

import random

import pytest

from cross.drawing import played
from cross.test_cross_bots import thought
from cross.test_cross_search_tree import mover_wins, random_stones
from crosstable.core.texts import say
from crosstable.games.cross.actions import Swap
from crosstable.games.cross.bots.openings import known, yellow_wins
from crosstable.games.cross.bots.position import LOSES, UNDECIDED, WINS
from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.data import board_of


def test_it_solves_the_end_as_looking_at_every_game_does() -> None:
    luck, verdicts = random.Random(7), set()
    for _ in range(20):
        stones = random_stones(3, luck.randrange(8, 12), luck)
        search = Search(3, stones)
        search.solve(10**6)
        assert search.verdict == (WINS if mover_wins(3, stones) else LOSES)
        verdicts.add(search.verdict)
    assert verdicts == {WINS, LOSES}


def test_a_solved_win_is_the_move_that_is_played() -> None:
    luck, found = random.Random(9), 0
    for _ in range(10):
        stones = random_stones(5, 47, luck)
        search = Search(5, stones)
        search.solve(10**6)
        if search.verdict != WINS or search.wins_at_once(best := search.ranking()[0].name):
            continue
        place = board_of(5).places[best]
        after = Search(5, stones[:place] + "yr"[(61 - stones.count(".")) % 2] + stones[place + 1 :])
        after.solve(10**6)
        assert after.verdict == LOSES
        found += 1
    assert found


def test_too_many_positions_are_left_alone() -> None:
    search = Search(5, "." * 61)
    search.solve(10**6)
    assert search.verdict == UNDECIDED


def test_stated_chances_hold() -> None:
    """In 60 games of the search against itself: of what was given 0.6 or more, at least half was won, and so on."""
    luck = random.Random(2)
    bins: dict[int, list[bool]] = {0: [], 1: [], 2: [], 3: [], 4: []}
    for _ in range(60):
        told, yellow = stated(luck)
        for turn, chance in told:
            bins[min(int(chance * 5), 4)].append(yellow == (turn == 0))
    for number, won in bins.items():
        share = sum(won) / len(won)
        assert abs(share - (number + 0.5) / 5) < 0.2, (number, share, len(won))


def stated(luck: random.Random) -> tuple[list[tuple[int, float]], bool]:
    """A game of 300 simulations a stone: who stated what chance, and whether YELLOW won."""
    board = board_of(5)
    stones = "." * 61
    told: list[tuple[int, float]] = []
    place = luck.randrange(61)
    for turn in range(61):
        stones = stones[:place] + "yr"[turn % 2] + stones[place + 1 :]
        search = Search(5, stones, luck.getrandbits(60))
        search.run(300)
        if search.verdict != UNDECIDED:
            return told, (search.verdict == WINS) == (turn % 2 == 1)
        told.append((1 - turn % 2, search.chance))
        place = board.places[search.ranking()[0].name]
    raise AssertionError("X9: a full board always holds a decision")


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_table_of_openings_knows_every_cell(size: int) -> None:
    table = known(size)
    assert set(table) == set(board_of(size).names)
    assert all(0 < opening.value < 1 and 0 < opening.error < 0.2 for opening in table.values())
    assert any(abs(opening.value - 0.5) < 0.06 for opening in table.values())
    assert table[board_of(size).names[board_of(size).cells // 2]].value > 0.5


@pytest.mark.parametrize("size", [5, 6, 7])
def test_opener_and_swapper_read_the_same_table(size: int) -> None:
    for cell in board_of(size).names[:size]:
        found = thought(played(size, cell, swap=True), "medium", 1000.0)
        assert (found.action == Swap()) == (known(size)[cell].value > 0.5)


def test_a_game_for_the_table_ends() -> None:
    assert yellow_wins(3, "b2", 50, random.Random(1))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_every_bot_says_why(level: str, language: str) -> None:
    luck = random.Random(3)
    for cells in ("", "e5", "a1", "e5 a1 d4 f4"):
        why = thought(played(5, cells, swap=True), level, 0.05, luck.getrandbits(60)).why
        assert why
        assert "$" not in (said := say(why, language))
        assert why.key not in said
