"""`crosstable new-game`: what is written, and what is refused."""

import ast
from pathlib import Path

import pytest
from typer.testing import CliRunner

from crosstable.cli.app import app
from crosstable.cli.new_game import TEMPLATE


def _new_game(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["new-game", *arguments, "--lang", "en"])
    return result.exit_code, result.output


def test_a_few_short_files_are_written(tmp_path: Path) -> None:
    code, told = _new_game("odd_stones", "--in", str(tmp_path))
    assert code == 0, told
    files = sorted(file for file in (tmp_path / "odd_stones").rglob("*") if file.is_file())
    assert [file.relative_to(tmp_path / "odd_stones").as_posix() for file in files] == [
        "README.md", "__init__.py", "data.py", "rules.py", "test_odd_stones.py", "texts/de.ftl", "texts/en.ftl",
    ]  # fmt: skip
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "GAME_" not in text
        assert len(text.splitlines()) < 100
        if file.suffix == ".py":
            ast.parse(text)
    assert "Odd stones" in (tmp_path / "odd_stones" / "README.md").read_text(encoding="utf-8")
    assert "CROSSTABLE_GAMES=odd_stones" in told


@pytest.mark.parametrize("name", ["Nim", "n", "2048", "my-game", "../up", "class", "", "a" * 31, "größe"])
def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path, name: str) -> None:
    code, told = _new_game(name, "--in", str(tmp_path))
    assert (code, "cannot be the name of a game" in told) == (1, True)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["cross", "json", "crosstable"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    code, told = _new_game(name, "--in", str(tmp_path))
    assert (code, "is taken" in told) == (1, True)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "odd_stones").mkdir()
    code, told = _new_game("odd_stones", "--in", str(tmp_path))
    assert (code, "exists already" in told) == (1, True)
    assert not list((tmp_path / "odd_stones").iterdir())


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, told = _new_game("odd_stones", "--in", str(tmp_path / "file"))
    assert (code, "odd_stones" in told) == (1, True)


def test_the_template_is_data_not_code() -> None:
    assert {file.suffix for file in TEMPLATE.rglob("*") if file.is_file()} == {".txt"}
