"""The end of a game is solved exactly, stated chances hold, and every bot can say why it did what it did."""

import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from cross.drawing import decision, played
from cross.test_cross_bots import thought
from cross.test_cross_search_tree import mover_wins, random_stones, with_stone
from crosstable.core.texts import say
from crosstable.games.cross.actions import Swap
from crosstable.games.cross.bots.openings import count, known, yellow_wins
from crosstable.games.cross.bots.outlast import outlasting
from crosstable.games.cross.bots.position import (
    LOSES,
    UNDECIDED,
    WINS,
    YELLOW,
    Seed,
    empty_position,
    geometry_of,
    position_of,
    reserve,
)
from crosstable.games.cross.bots.safe import play_out_safely
from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.bots.tree import HASTY
from crosstable.games.cross.data import EMPTY, board_of
from crosstable.games.cross.rules.chains import chain_at, verdict


def test_it_solves_the_end_as_looking_at_every_game_does() -> None:
    luck, verdicts = random.Random(7), set()
    for _ in range(20):
        stones = random_stones(3, luck.randrange(8, 12), luck)
        search = Search(3, stones)
        search.solve(10**6)
        assert search.verdict == (WINS if mover_wins(3, stones) else LOSES)
        verdicts.add(search.verdict)
    assert verdicts == {WINS, LOSES}


def test_who_can_wait_longer_wins_as_looking_at_every_game_says() -> None:
    luck, shown = random.Random(8), set()
    for size, stones in [(4, random_stones(4, luck.randrange(27, 31), luck)) for _ in range(100)]:
        if Search(size, stones, tuning=HASTY).verdict == UNDECIDED:
            colour = (len(stones) - stones.count(EMPTY)) % 2
            found = outlasting(geometry_of(size), position_of(size, stones), empty_position(size), colour)
            assert found in (UNDECIDED, WINS if mover_wins(size, stones) else LOSES)
            shown.add(found)
    assert shown == {WINS, LOSES, UNDECIDED}


def test_playouts_leave_for_later_what_only_one_player_can_use() -> None:
    luck, seed, in_haste = random.Random(6), np.array([9], np.uint64), 0
    for _ in range(40):
        stones = random_stones(5, luck.randrange(44, 52), luck)
        colour, other = "yr" if (61 - stones.count(EMPTY)) % 2 == 0 else "ry"
        mine = harmless(stones, colour)
        alone = mine & harmless(stones, other, "loses")
        if alone and mine - alone:
            assert not {first_of_a_playout(stones, waits=61, seed=seed) for _ in range(20)} & alone
            in_haste += bool({first_of_a_playout(stones, waits=0, seed=seed) for _ in range(20)} & alone)
    assert in_haste > 3


def harmless(stones: str, colour: str, decided: str | None = None) -> set[int]:
    """The cells on which a stone of this colour decides nothing, or just this."""
    empty = [place for place, here in enumerate(stones) if here == EMPTY]
    board = board_of(5)
    return {
        place
        for place in empty
        if verdict(chain_at(board, stones[:place] + colour + stones[place + 1 :], place)) == decided
    }


def first_of_a_playout(stones: str, waits: int, seed: Seed) -> int:
    """Where the first stone is placed: the cell that was moved behind all others. It answers no stone."""
    work, free = position_of(5, stones), stones.count(EMPTY)
    play_out_safely(geometry_of(5), work, free, (61 - free) % 2, board_of(5).cells, waits, seed)
    return int(work.empty[free - 1])


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


YELLOW_WINS_FAR_AHEAD = """
        . . . . .
       . r r r . .
      . y y y . . .
     . r y r . r r r
    . y y y r r y y y
     . r r r y y . .
      . r y y r . .
       . y r r . .
        . y . y .
"""


def test_it_sees_far_ahead_where_most_answers_are_forced() -> None:
    stones = "".join(YELLOW_WINS_FAR_AHEAD.split())
    search = Search(5, stones)
    search.solve(60_000)
    assert search.verdict == WINS
    after = with_stone(stones, board_of(5).places[search.ranking()[0].name])
    answers = [
        place for place, here in enumerate(after) if here == EMPTY and decision(after, board_of(5).names[place]) is None
    ]
    assert len(answers) > 10
    for answer in answers:
        search = Search(5, with_stone(after, answer))
        search.solve(60_000)
        assert search.verdict == WINS


def test_cells_for_one_player_alone_are_counted_as_the_rules_say() -> None:
    luck, seen = random.Random(5), set()
    for _ in range(20):
        stones = random_stones(5, luck.randrange(40, 50), luck)
        more = len(harmless(stones, "y") - harmless(stones, "r")) - len(harmless(stones, "r") - harmless(stones, "y"))
        assert reserve(geometry_of(5), position_of(5, stones), stones.count(EMPTY), YELLOW) == more
        seen.add(more)
    assert len(seen) > 3


SOLVED_AGAIN = """
import sys
from crosstable.games.cross.bots import endgame
from crosstable.games.cross.bots.search import Search
search = Search(3, sys.argv[1])
search.solve(10**6)
kept = [one.stats for one in (endgame.look, endgame.weigh, endgame.solve)]
print(search.verdict, [sum(one.cache_hits.values()) for one in kept], sum(len(one.cache_misses) for one in kept))
"""


def test_a_second_process_finds_the_solver_compiled() -> None:
    stones = random_stones(3, 8, random.Random(7))
    search = Search(3, stones)
    search.solve(10**6)  # compiled here at the latest
    told = subprocess.run([sys.executable, "-c", SOLVED_AGAIN, stones], capture_output=True, text=True, check=True)
    assert told.stdout.split(" ", 1) == [str(search.verdict), "[1, 1, 1] 0\n"]


def test_too_many_positions_are_left_alone() -> None:
    search = Search(5, "." * 61)
    search.solve(10**6)
    assert search.verdict == UNDECIDED


GAMES = {5: 90, 6: 12, 7: 5}
"""How many games are played to see whether stated chances hold; none of them is one they were fitted on."""


@cache
def stated_chances() -> list[tuple[float, float, bool]]:
    """Of every position in those games: the share of the board taken, what YELLOW was given, whether YELLOW won."""
    return [said for size, games in GAMES.items() for number in range(games) for said in stated(size, number)]


def stated(size: int, number: int) -> list[tuple[float, float, bool]]:
    """The positions of one game, 500 simulations a stone, begun anywhere."""
    board, luck, told = board_of(size), random.Random(f"held {size} {number}"), list[tuple[float, float]]()
    stones, place = EMPTY * board.cells, luck.randrange(board.cells)
    for turn in range(board.cells):
        stones = with_stone(stones, place)
        search = Search(size, stones, luck.getrandbits(60))
        search.run(500)
        if search.verdict != UNDECIDED:
            yellow = (search.verdict == WINS) == (turn % 2 == 1)
            return [(taken, chance, yellow) for taken, chance in told]
        told.append(((turn + 1) / board.cells, search.chance if turn % 2 else 1 - search.chance))
        place = board.places[search.ranking()[0].name]
    raise AssertionError("X9: a full board always holds a decision")


@pytest.mark.parametrize("low", [0.0, 0.2, 0.4, 0.6, 0.8])
def test_of_what_yellow_is_given_so_much_is_won(low: float) -> None:
    held = [(chance, won) for _, chance, won in stated_chances() if low <= chance < low + 0.2]
    assert len(held) > 100
    assert abs(fmean(chance for chance, _ in held) - fmean(won for _, won in held)) < 0.15


@pytest.mark.parametrize("low", [0.0, 0.25, 0.5, 0.75])
def test_no_side_is_favoured_at_any_time_of_the_game(low: float) -> None:
    held = [(chance, won) for taken, chance, won in stated_chances() if low <= taken < low + 0.25]
    assert len(held) > 100
    assert abs(fmean(chance for chance, _ in held) - fmean(won for _, won in held)) < 0.15


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


@pytest.mark.parametrize("solved", [0, 1000])
def test_a_game_for_the_table_ends(solved: int) -> None:
    won = {yellow_wins(3, "b2", 50, random.Random(seed), solved) for seed in range(8)}
    assert won == {True, False}  # so short a thought wins some and loses some


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_for_the_table_ends_as_it_must_where_everything_is_solved(seed: int) -> None:
    assert yellow_wins(3, "b2", 50, random.Random(seed), 100_000)  # X11: every opening wins


def test_a_count_of_openings_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = count(3, 3, 10, 0, tmp_path / "at once")
    keep = tmp_path / "kept"
    count(3, 1, 10, 0, keep)
    assert keep.read_bytes() == b"".join((tmp_path / "at once").read_bytes().splitlines(keepends=True)[: len(at_once)])
    assert count(3, 3, 10, 0, keep) == at_once
    assert all(opening.games == 3 for opening in at_once.values())
    monkeypatch.delitem(count.__globals__, "yellow_wins")  # nothing is played again
    assert count(3, 3, 10, 0, keep) == at_once
    with pytest.raises(NameError):
        count(3, 3, 20, 0, keep)  # other games: they were thought about longer


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_every_bot_says_why(level: str, language: str) -> None:
    luck = random.Random(3)
    for cells in ("", "e5", "a1", "e5 a1 d4 f4"):
        why = thought(played(5, cells, swap=True), level, 0.05, luck.getrandbits(60)).why
        assert why
        assert "$" not in (said := say(why, language))
        assert why.key not in said
