"""Whole games, compared byte for byte with what was read and found right."""

import pytest

from resistance.playthrough import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
