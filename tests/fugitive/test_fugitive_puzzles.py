"""The packaged puzzles of Fugitive, all of them, by brute force: the answer is right, and the only one."""

import pytest

from crosstable.games.fugitive import FACTS, GAME
from crosstable.puzzles import file_of, read_puzzles
from fugitive.fugitive_courses import Seen
from helpers.puzzle_games import digest


@pytest.mark.long
def test_every_answer_is_right_and_the_only_one() -> None:
    file = file_of(FACTS)
    assert file is not None
    puzzles = read_puzzles(file.read_bytes())
    wrong = [p for p in puzzles if Seen(p.position).answers(p.theme) != {p.answer}]
    assert wrong == []


def test_a_wrong_answer_would_be_noticed() -> None:
    """From 0 he reaches 1, 2 or 3 and no further; from there, without sprint cards, never 7."""
    assert Seen("? A ?|5|2 3 6 7").answers("never") == {"7"}
    assert Seen("? A ?|5|6 4 3 1").answers("never") != {"7"}
    assert Seen("? A ?|1 2|").answers("certain") == {"3"}


def test_however_the_bots_learn_to_play_the_positions_stay() -> None:
    """These games are played by the easy bot, whose play is settled."""
    assert digest(GAME) == "72f74b2343d65da5"
