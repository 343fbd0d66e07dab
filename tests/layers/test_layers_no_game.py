"""A game is one folder: nothing outside it, but the list of games, knows its id."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosstable.games import HOUSE

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path("src/crosstable/games")
IDS = [game.facts.id for game in HOUSE]
SOURCE = {".py", ".js", ".ts", ".css", ".html", ".ftl", ".svg", ".txt", ".webmanifest"}
OTHER_WORDS = re.compile(r"\bcross-(origin|site)\b", re.I)
"""What the web says about origins has nothing to do with a game."""


def _named(text: str) -> set[str]:
    """The ids of games that stand in a text, alone or as a part of a longer name: `emblem-nim`, `nim_board`, `NIM`."""
    found = re.findall(rf"(?<![a-z])({'|'.join(IDS)})(?![a-z])", OTHER_WORDS.sub("", text).lower())
    return set(found)


def _tracked(*folders: str) -> list[Path]:
    listing = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(line) for line in listing.splitlines() if (ROOT / line).is_file()]


def _outside() -> list[Path]:
    files = [file for file in _tracked("src") if file.suffix in SOURCE and "vendor" not in file.parts]
    return [file for file in files if not file.is_relative_to(GAMES)]


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    yield from enumerate((ROOT / file).read_text(encoding="utf-8").splitlines(), start=1)


@pytest.mark.parametrize("line", ['{ id: "cross" }', ".emblem-fugitive {", "crossfire_balance", "RESISTANCE"])
def test_an_id_is_found_wherever_it_hides(line: str) -> None:
    assert _named(line)


@pytest.mark.parametrize("line", ["crosstable", "Cross-Origin-Opener-Policy", "across", "crossfires"])
def test_words_that_only_look_like_one_are_let_alone(line: str) -> None:
    assert not _named(line)


def test_no_id_of_a_game_stands_outside_its_folder() -> None:
    assert len(_outside()) > 150
    wrong = [f"{file}:{n}: {line.strip()}" for file in _outside() for n, line in _lines(file) if _named(line)]
    assert wrong == []


def test_no_file_outside_is_named_after_a_game() -> None:
    assert [str(file) for file in _outside() if _named(file.as_posix().removeprefix("src/crosstable/"))] == []


def _tables(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Lists, tuples, sets and dictionaries, and the ids among what they hold."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            held = node.keys if isinstance(node, ast.Dict) else node.elts
            inside = [part for one in held if one is not None for part in ast.walk(one)]
            yield node.lineno, {str(part.value) for part in inside if isinstance(part, ast.Constant)} & set(IDS)


def test_no_test_keeps_a_list_of_the_games() -> None:
    tests = [file for file in _tracked("tests") if file.suffix == ".py" and file.parts[1] not in IDS]
    assert len(tests) > 60
    wrong = [
        f"{file}:{line}"
        for file in tests
        for line, found in _tables(ast.parse((ROOT / file).read_text(encoding="utf-8")))
        if len(found) > 1
    ]
    assert wrong == []
