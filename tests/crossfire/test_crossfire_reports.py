"""The reports on Crossfire: balance and calibration."""

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench.crossfire_calibration import collect, picture
from bench.crossfire_calibration import main as draw

from crosstable.core.errors import Refused
from crosstable.games.crossfire.parts import balance
from crosstable.games.crossfire.parts.balance import WinCount, page, setups, share
from crosstable.lab.report import main


def test_every_standard_setup_is_played() -> None:
    assert setups() == [*(("crossfire", n) for n in range(5, 11)), *(("sniper", n) for n in range(6, 11))]


def test_a_tally_counts_every_seat_of_every_game() -> None:
    found = balance.tally("sniper", 6, "easy", 3, seed=1)
    assert found.games == 3
    assert found.played == Counter(vip=3, agent=3, assassin=6, bystander=3, sniper=3)
    assert found.won["vip"] == found.won["sniper"] == 3 - found.red


def test_a_share_is_written_with_its_interval() -> None:
    assert share(50, 100) == "50 (40–60)"


def test_the_page_names_weak_teams() -> None:
    strong = WinCount(100, 50, Counter(vip=100), Counter(vip=50))
    weak = WinCount(100, 20, Counter(vip=100), Counter(vip=80))
    assert "No team wins less than a quarter" in page({("crossfire", 5): strong, ("sniper", 6): strong}, "medium")
    assert "Under a quarter: red with 5 players in crossfire mode" in page(
        {("crossfire", 5): weak, ("sniper", 6): strong}, "medium"
    )


def test_what_is_said_is_so_as_often_as_it_is_said() -> None:
    for found in collect(240, seed=3):
        if found.cases > 200:
            assert abs(found.so - found.said) / found.cases < 0.06


def test_the_picture_is_one(tmp_path: Path) -> None:
    draw(["--deals", "12", "--to", str(tmp_path / "picture.svg")])
    assert ElementTree.fromstring((tmp_path / "picture.svg").read_text()).tag.endswith("svg")
    assert picture(collect(6), 6).count("<circle") > 3


@pytest.mark.parametrize("arguments", [[], ["crossfire"], ["crossfire", "weather"], ["no-such-game", "balance"]])
def test_a_report_that_nobody_writes_is_refused(arguments: list[str]) -> None:
    with pytest.raises(Refused):
        main(arguments)
