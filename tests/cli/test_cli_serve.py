"""`crosstable serve`, as a real process."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from crosstable.cli.serve import addresses
from helpers.slow_cards import Gate, slow_cards_listed


def _start(folder: Path, *arguments: str, workers: int = 0) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "crosstable.cli", "serve", "--host", "127.0.0.1", "--workers", str(workers)]
    environment = os.environ | {"LANG": "C", "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*command, *arguments], cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server on the first free port."""
    process = _start(tmp_path)
    yield process
    process.kill()
    process.communicate()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    assert process.stdout.readline() == "Crosstable is open:\n"
    return process.stdout.readline().strip()


def test_the_address_that_is_printed_answers_and_ctrl_c_stops_cleanly(
    server: subprocess.Popen[str], tmp_path: Path
) -> None:
    address = _address(server)
    assert httpx.get(f"{address}/api/games").json()[0]["id"] == "cross"
    server.send_signal(signal.SIGINT)
    _, complaints = server.communicate(timeout=60)
    assert server.returncode == 0
    assert complaints == "Stopped.\n"
    assert (tmp_path / "data" / "crosstable.sqlite3").exists()


def test_a_second_server_takes_the_next_port(server: subprocess.Popen[str], tmp_path: Path) -> None:
    first = _address(server)
    other = _start(tmp_path, "--database", "other.sqlite3")
    try:
        assert _address(other) != first
    finally:
        other.kill()
        other.communicate()


def test_a_port_that_was_asked_for_and_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = _start(tmp_path, "--port", str(port))
        said, complaints = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said == "", "somebody else answers there: nothing of ours is open"
    assert str(port) in complaints
    assert "Traceback" not in complaints


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """What the bots of a game that joins the list wait for before they are warm."""
    return slow_cards_listed(tmp_path, monkeypatch)


@pytest.fixture
def warming_server(gate: Gate, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server whose bots are warming up until the gate is opened."""
    process = _start(tmp_path, workers=1)
    limit = threading.Timer(120, process.kill)  # who waits for the bots waits for ever, and would hang here
    limit.start()
    yield process
    limit.cancel()
    process.kill()
    process.communicate()


def _readiness(address: str) -> dict[str, str]:
    return {game["id"]: game.get("bots", "ready") for game in httpx.get(f"{address}/api/games").json()}


def test_the_page_is_there_before_the_bots_are_warm(warming_server: subprocess.Popen[str], gate: Gate) -> None:
    assert warming_server.stdout
    address = _address(warming_server)
    assert httpx.get(address).status_code == 200
    assert _readiness(address)["slow_cards"] == "warming"
    lines = (line.strip() for line in warming_server.stdout)
    assert next(lines) == "Ctrl-C stops it."
    assert next(lines) == "The bots are warming up. Until they are ready, weaker ones play for them."
    gate.open()
    assert next(lines) == "The bots are ready."
    assert set(_readiness(address).values()) == {"ready"}


def test_bots_that_cannot_be_warmed_up_are_named(warming_server: subprocess.Popen[str], gate: Gate) -> None:
    assert warming_server.stdout
    address = _address(warming_server)
    gate.open("fail")
    lines = [warming_server.stdout.readline().strip() for _ in range(3)]
    assert lines[-1] == "The bots of Slow cards could not be started. Weaker ones play for them."
    assert [game for game, bots in _readiness(address).items() if bots != "ready"] == ["slow_cards"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_ctrl_c_stops_cleanly_while_the_bots_warm_up(warming_server: subprocess.Popen[str]) -> None:
    _address(warming_server)
    os.killpg(warming_server.pid, signal.SIGINT)  # as a terminal does: to the workers too
    _, complaints = warming_server.communicate(timeout=60)
    assert warming_server.returncode == 0
    assert complaints == "Stopped.\n"


@pytest.mark.parametrize(
    ("host", "public", "expected"),
    [
        ("127.0.0.1", None, ["http://127.0.0.1:8000"]),
        ("::1", None, ["http://[::1]:8000"]),
        ("127.0.0.1", "https://games.example.org", ["http://127.0.0.1:8000", "https://games.example.org"]),
    ],
)
def test_addresses(host: str, public: str | None, expected: list[str]) -> None:
    assert addresses(host, 8000, public) == expected


def test_a_server_for_everybody_names_this_machine_first() -> None:
    assert addresses("0.0.0.0", 8000, None)[0] == "http://localhost:8000"


def test_a_server_that_cannot_start_is_not_announced(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite3").write_text("no database at all, but long enough to be looked at " * 20)
    process = _start(tmp_path, "--database", "other.sqlite3")
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said == ""
    assert "other.sqlite3" in complaints
