"""The games of an arena in a file, line by line, so that one that was interrupted goes on where it stopped."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import Refused
from crosstable.core.codec import encode

from .results import GameResult


class Terms(Struct, frozen=True):
    """What must be the same for the games of a file to count: the first line of it."""

    game: str
    options: dict[str, Any]
    players: tuple[BotChoice, ...]
    seats: int
    seed: int
    gauntlet: bool


class Kept:
    """The file of an arena: its terms, then a line for each game, in the order in which they ended."""

    def __init__(self, file: str | Path, terms: Terms) -> None:
        """Open the file, or Refused if it holds something else."""
        self._file = Path(file)
        if not self._file.exists() or not self._file.stat().st_size:
            self._file.write_bytes(encode(terms) + b"\n")
        first, *self._lines = self._file.read_bytes().split(b"\n")
        try:
            same = msgspec.json.decode(first, type=Terms) == terms
        except msgspec.MsgspecError:
            same = False
        if not same:
            raise Refused("lab-other-arena", file=str(file))
        if self._lines[-1:] != [b""]:  # interrupted in the middle of a line
            self._file.write_bytes(b"\n".join([first, *self._lines[:-1], b""]))
            self._lines = self._lines[:-1]

    def results(self, games: int) -> list[GameResult]:
        """The games that were played already, of the first so many."""
        found = (msgspec.json.decode(line, type=GameResult) for line in self._lines if line)
        return [result for result in found if result.number < games]

    def add(self, result: GameResult) -> None:
        """One more."""
        with self._file.open("ab") as file:
            file.write(encode(result) + b"\n")
