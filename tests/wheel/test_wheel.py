"""What people install: the wheel is built, installed into an empty environment, and played from there."""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from crosstable.core.texts import LANGUAGES
from crosstable.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
OUTSIDE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LC_ALL": "C.UTF-8"}
"""What a stranger's shell has: no way to the source tree, and English."""

pytestmark = pytest.mark.xdist_group("wheel")  # one worker: the environment is made once

STUDY = """
from crosstable.games import GAMES
from crosstable.lab import simulate

reveal_type(simulate(next(iter(GAMES.values())), seed=1).outcome)
simulate(next(iter(GAMES.values())), seed="one")
"""


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, command)], cwd=cwd, env=OUTSIDE, capture_output=True, text=True, check=False)


def _done(*command: str | Path, cwd: Path) -> str:
    """What a command that must succeed prints."""
    answer = _run(*command, cwd=cwd)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def _tracked(folder: str) -> set[str]:
    listing = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line for line in listing.splitlines() if (ROOT / line).is_file()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source archive, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    _done(sys.executable, "-m", "build", "--outdir", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder)
    constraints = ("--constraint", ROOT / "constraints.txt")
    _done(*pip, "install", "--quiet", "--no-compile", *constraints, next(built.glob("*.whl")), cwd=folder)
    return folder


@pytest.fixture(scope="module")
def command(environment: Path) -> Path:
    """The command `crosstable` of that environment."""
    return environment / "bin" / "crosstable"


@pytest.fixture
def server(command: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    """`crosstable serve` from the wheel; something that asks it."""
    words = [str(command), "serve", "--host", "127.0.0.1", "--workers", "0"]
    process = subprocess.Popen(words, cwd=tmp_path, env=OUTSIDE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    with process, process.stdout:
        process.stdout.readline()
        with httpx.Client(base_url=process.stdout.readline().strip()) as client:
            yield client
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


def test_the_wheel_holds_every_file_of_the_package(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        held = {f"src/{name}" for name in wheel.namelist() if name.startswith("crosstable/")}
    assert held == _tracked("src")


def test_the_source_archive_holds_the_package_its_tests_and_its_papers(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    wanted = set.union(*(_tracked(folder) for folder in ("src", "tests", "docs", "bench", "tools")))
    assert wanted <= held
    assert {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "constraints.txt"} <= held
    assert not [name for name in held if name.startswith((".venv", "node_modules", "data", ".git/"))]


def test_the_command_says_its_version(command: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"crosstable \d+\.\d+\.\d+\n", _done(command, "--version", cwd=tmp_path))


@pytest.mark.parametrize("name", [next(iter(GAMES)), next(reversed(GAMES))])
def test_bots_play_from_the_wheel(command: Path, tmp_path: Path, name: str) -> None:
    arena = ("arena", name, "easy", "random", "--games", "2", "--workers", "0", "--json", "-")
    assert len(json.loads(_done(command, *arena, cwd=tmp_path))["games"]) == 2


def test_the_server_has_its_page_its_games_and_their_tables_and_texts(server: httpx.Client) -> None:
    page = server.get("/").text
    games = server.get("/api/games").json()
    assert [game["id"] for game in games] == [*GAMES]
    own = re.findall(r'(?:href|src)="(/[^"]+)"', page)
    tables = [f"/games/{id}/web/{part}" for id in GAMES for part in ("table.js", "table.css")]
    texts = [f"/texts/{language}.ftl" for language in LANGUAGES]
    assert len(own) > 20
    answers = {address: server.get(address) for address in (*own, *tables, *texts)}
    assert {a: r.status_code for a, r in answers.items() if r.status_code != 200 or not r.content} == {}
    for language in LANGUAGES:
        assert all(f"{game}-name =" in answers[f"/texts/{language}.ftl"].text for game in GAMES)


def test_types_are_seen_from_outside(environment: Path, tmp_path: Path) -> None:
    (tmp_path / "study.py").write_text(STUDY)
    python = ("--python-executable", environment / "bin" / "python")
    told = _run(sys.executable, "-m", "mypy", "--strict", *python, "study.py", cwd=tmp_path).stdout.splitlines()
    assert told[0] == 'study.py:5: note: Revealed type is "crosstable.core.outcome.Outcome | None"'
    assert told[1].startswith('study.py:6: error: Argument "seed" to "simulate" has incompatible type "str"')
    assert told[2].startswith("Found 1 error")
