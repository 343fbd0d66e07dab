"""Whole games go as they went when somebody read them."""

import pytest

from crosstable.games.fugitive.data import Variant
from fugitive.fugitive_golden import FOLDER, VARIANTS, transcript


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_game_goes_as_written(variant: Variant) -> None:
    assert transcript(variant) == (FOLDER / f"{variant}.txt").read_text(encoding="utf-8")


def test_there_is_no_file_too_many() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(VARIANTS)
