"""The walk of docs/add-a-game.md, taken: every command in its order, in an empty folder."""

import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest

from crosstable.games import GROUP
from docs.test_docs import ROOT, _blocks
from e2e.running import Server

PAPER = ROOT / "docs" / "add-a-game.md"


class Author:
    """Somebody who types what the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: list[str] = []
        self.environment = os.environ | {"LANG": "C.UTF-8"}
        paths = (str(folder), os.environ.get("PYTHONPATH", ""))  # a checkout has both at hand
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))

    def type(self, line: str) -> None:
        """Do what the line says; anything it does not know is a failure."""
        match shlex.split(line):
            case ["export", setting]:
                name, _, value = setting.partition("=")
                self.environment[name] = value
            case ["crosstable", "serve", "--open"]:
                self.said.append(self.served())
            case ["crosstable", *arguments]:
                self.run(["crosstable.cli", *arguments], self.folder)
            case ["python", "-m", "pytest", first, *arguments]:
                where = ROOT if first.startswith("tests/") else self.folder
                self.run(["pytest", "-q", "-p", "no:cacheprovider", first, *arguments], where)
            case other:
                raise ValueError(other)

    def run(self, command: list[str], where: Path) -> None:
        """A command that must end well, with nobody at the keyboard."""
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=where, env=self.environment, input="", capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        self.said.append(done.stdout)

    def served(self) -> str:
        """The games a server offers."""
        server = Server(self.folder / "tables.sqlite3", "--workers", "0", environment=self.environment)
        server.start(warm=False)
        try:
            return httpx.get(f"{server.url}/api/games").text
        finally:
            server.stop()


@pytest.mark.long
def test_every_command_of_the_walk_works(tmp_path: Path) -> None:
    author = Author(tmp_path)
    for line in "".join(_blocks(PAPER, "sh")).splitlines():
        author.type(line)
    written, listed, played, served, own, contract = author.said
    assert "CROSSTABLE_GAMES=stones" in written
    assert "Stones (stones)" in listed
    assert "Stones left: 15" in played
    assert '"id":"stones"' in served
    assert " passed" in own
    assert " passed" in contract


def test_every_file_the_walk_names_is_written(tmp_path: Path) -> None:
    Author(tmp_path).type("crosstable new-game stones")
    for file in (file for file in (tmp_path / "stones").rglob("*") if file.is_file()):
        assert file.name in PAPER.read_text(encoding="utf-8"), file.name


def test_the_entry_point_is_the_one_that_is_read() -> None:
    (project,) = (tomllib.loads(block)["project"] for block in _blocks(PAPER, "toml"))
    assert project["entry-points"] == {GROUP: {"stones": "stones"}}
