"""A fifth game, made by `crosstable new-game` outside the source tree: it is listed, and nothing else is touched."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from e2e.running import Server
from helpers.fifth_game import NAME, make_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where its author works."""
    return tmp_path_factory.mktemp("author")


@pytest.fixture(scope="module")
def environment(folder: Path) -> dict[str, str]:
    """The environment in which the game is listed."""
    return make_game(folder)


@pytest.fixture(scope="module")
def url(folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """A server that offers the game."""
    server = Server(folder / "tables.sqlite3", "--workers", "1", environment=environment)
    server.start(warm=False)
    yield server.url
    server.stop()


def _run(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], env=environment, cwd=folder, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(environment: dict[str, str], folder: Path) -> None:
    assert " passed" in _run(environment, folder, "pytest", "-q", "-p", "no:cacheprovider", NAME)


def test_it_keeps_the_contract_of_every_game(environment: dict[str, str]) -> None:
    told = _run(environment, ROOT, "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", NAME)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 120
    assert "failed" not in told


def test_it_stands_in_the_list_with_what_it_has(url: str) -> None:
    found = next(game for game in httpx.get(f"{url}/api/games", timeout=60).json() if game["id"] == NAME)
    assert found["levels"] == ["easy"]
    assert (found["open"], found["companion"], found["web"], found["texts"]) == (True, False, [], [])


def test_its_texts_are_served_in_both_languages(url: str) -> None:
    for language in ("en", "de"):
        assert f"{NAME}-name = Fifth game" in httpx.get(f"{url}/texts/{language}.ftl", timeout=60).text


def test_a_part_it_does_not_have_is_missing_and_breaks_nothing(url: str) -> None:
    worker = httpx.get(f"{url}/offline.js", timeout=60)
    assert worker.status_code == 200
    assert NAME not in worker.text
    answer = httpx.get(f"{url}/api/companion/{NAME}", timeout=60)
    assert (answer.status_code, answer.json()["text"]) == (404, "There is no companion for Fifth game.")
    assert httpx.get(f"{url}/games/{NAME}/web/table.js", timeout=60).status_code == 404


def test_a_table_of_it_can_be_opened_with_its_bot(url: str) -> None:
    table = {"game": NAME, "name": "Anna", "bots": {"level": "easy", "seconds": 1}, "start": True}
    seated = httpx.post(f"{url}/api/tables", json=table, headers={"Origin": url}, timeout=60).json()
    assert httpx.get(f"{url}/api/tables/{seated['code']}", timeout=60).json()["phase"] == "playing"


def test_it_can_be_played_in_the_terminal(environment: dict[str, str], folder: Path) -> None:
    typed = "help\ntake 3\n" + "1\n" * 30
    told = _run(environment, folder, "crosstable.cli", "play", NAME, "--save", "game.jsonl", typed=typed)
    assert "Stones left: 15\n› take <count: 1 | 2 | 3>\n" in told
    assert "takes the last stone and wins." in told
    assert "Valid: Fifth game" in _run(environment, folder, "crosstable.cli", "verify", "game.jsonl")


def test_bots_of_it_meet_in_worker_processes(environment: dict[str, str], folder: Path) -> None:
    told = _run(environment, folder, "crosstable.cli", "arena", NAME, "easy", "random", "-n", "4", "--workers", "1")
    assert "easy" in told


def test_it_is_described_in_the_list_of_games(environment: dict[str, str], folder: Path) -> None:
    assert f"Fifth game ({NAME})" in _run(environment, folder, "crosstable.cli", "games")


def _installed(folder: Path, module: str) -> None:
    """What an installer leaves behind of a package that announces a game in this module."""
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[crosstable.games]\n{module} = {module}\n")


def test_an_installed_game_announces_itself_and_a_broken_one_is_left_out(tmp_path: Path) -> None:
    environment = make_game(tmp_path, "guest_game") | {"CROSSTABLE_GAMES": ""}
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('broken')")
    for module in ("guest_game", "broken_game"):
        _installed(tmp_path, module)
    listed = _run(environment, tmp_path, "crosstable.cli", "games")
    assert "Guest game (guest_game)" in listed
    assert "broken" not in listed


NOT_LOADED = {
    "not_there": (None, "ModuleNotFoundError: No module named 'not_there'"),
    "no_game": ("", "AttributeError: module 'no_game' has no attribute 'GAME'"),
    "needy": ("\nimport not_installed", "ModuleNotFoundError: No module named 'not_installed' ({file}, line 2)"),
    "typo": ("def", "SyntaxError: invalid syntax (typo.py, line 1)"),
    "promising": (
        f"from types import SimpleNamespace as N\nfrom {NAME} import FACTS\nfrom msgspec.structs import replace\n"
        f"GAME = N(facts=replace(FACTS, id='promising', parts=('bots',)))",
        f"ModuleNotFoundError: No module named '{NAME}.bots'",
    ),
}
"""Modules that are listed, what stands in them, and why they are no games."""


@pytest.mark.parametrize("module", NOT_LOADED)
def test_a_listed_game_that_cannot_be_loaded_is_named_with_the_reason(
    module: str, environment: dict[str, str], folder: Path
) -> None:
    text, why = NOT_LOADED[module]
    file = folder / f"{module}.py"
    if text is not None:
        file.write_text(text)
    listed = environment | {"CROSSTABLE_GAMES": f"{NAME},{module}"}
    done = subprocess.run(
        [sys.executable, "-m", "crosstable.cli", "serve"], env=listed, cwd=folder, capture_output=True, text=True
    )
    sentence = f"✗ The game “{module}”, which CROSSTABLE_GAMES lists, cannot be loaded. {why.format(file=file)}\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


def test_two_games_cannot_have_one_id(environment: dict[str, str], folder: Path) -> None:
    twice = environment | {"CROSSTABLE_GAMES": f"{NAME},{NAME}"}
    assert f"({NAME})" in _run(twice, folder, "crosstable.cli", "games")  # the same game, listed twice, is one
    (folder / "other.py").write_text(f"from copy import copy\nfrom {NAME} import GAME as ONE\nGAME = copy(ONE)\n")
    done = subprocess.run(
        [sys.executable, "-c", "import crosstable.games"],
        env=environment | {"CROSSTABLE_GAMES": f"{NAME}, other"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert f"two games are called {NAME}" in done.stderr
