"""The report on Crossfire: calibration."""

from pathlib import Path
from xml.etree import ElementTree

from bench.crossfire_calibration import collect, picture
from bench.crossfire_calibration import main as draw


def test_what_is_said_is_so_as_often_as_it_is_said() -> None:
    for found in collect(240, seed=3):
        if found.cases > 200:
            assert abs(found.so - found.said) / found.cases < 0.06


def test_the_picture_is_one(tmp_path: Path) -> None:
    draw(["--deals", "12", "--to", str(tmp_path / "picture.svg")])
    assert ElementTree.fromstring((tmp_path / "picture.svg").read_text()).tag.endswith("svg")
    assert picture(collect(6), 6).count("<circle") > 3
