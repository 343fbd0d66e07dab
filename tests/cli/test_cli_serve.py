"""`crosstable serve`, as a real process."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from crosstable.cli.serve import addresses


def _start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "crosstable.cli", "serve", "--host", "127.0.0.1", "--workers", "0", *arguments]
    environment = os.environ | {"LANG": "C", "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True)


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
