"""CROSS at a real table."""

import pytest

from crosstable.core.texts import say
from crosstable.games.cross.parts.companion import kit, opening, things

NAMES = ("Ada", "Bo")


@pytest.mark.rule("X1", "X10")
@pytest.mark.parametrize(("size", "cells"), [(5, 61), (6, 91), (7, 127)])
def test_the_board_has_the_right_size(size: int, cells: int) -> None:
    assert [say(item.what) for item in things(size)] == [
        f"Board: size {size} ({cells} cells)",
        "All yellow stones",
        "All red stones",
    ]


@pytest.mark.rule("X2", "X4")
def test_whoever_is_first_plays_yellow_and_the_other_may_swap() -> None:
    lines = [say(line.say, "en", NAMES) for line in opening(swap=True, minutes=5)]
    assert lines[0] == "Ada plays Yellow, Bo plays Red."
    assert lines[2].startswith("Instead of placing a first stone, Bo may take over Yellow")
    assert lines[-2:] == ["Each of you has 5 minutes for the whole game.", "Ada begins."]


def test_without_swap_and_clock_nothing_is_said_about_them() -> None:
    keys = [line.say.key for line in opening(swap=False, minutes=0)]
    assert keys == ["cross-tell-colours", "cross-tell-turn", "cross-tell-win", "cross-tell-lose", "cross-tell-begin"]


@pytest.mark.rule("X4")
def test_the_swap_is_offered_on_reds_first_turn_and_only_where_the_table_plays_with_it() -> None:
    (chart,) = kit().parts["swap"]
    assert [chart.at({"swap": True, "moves": moves}) for moves in range(3)] == [(False,), (True,), (False,)]
    assert not any(chart.at({"swap": False, "moves": moves})[0] for moves in range(3))
