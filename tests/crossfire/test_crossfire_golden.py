"""Whole games, compared to the byte with a transcript that was read."""

import pytest

from .golden_crossfire import HERE, games


@pytest.mark.parametrize("name", ["crossfire.txt", "sniper.txt"])
def test_the_golden_games_are_played_as_ever(name: str) -> None:
    assert games()[name] == (HERE / name).read_text(encoding="utf-8")
