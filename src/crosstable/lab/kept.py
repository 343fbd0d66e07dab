"""The games of an arena in a file, line by line, so that one that was interrupted goes on where it stopped."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import Refused
from crosstable.core.codec import encode
from crosstable.core.file_lock import take

from .results import GameResult


class Terms(Struct, frozen=True):
    """What must be the same for the games of a file to count: the first line of it."""

    game: str
    options: dict[str, Any]
    players: tuple[BotChoice, ...]
    seats: int
    seed: int
    gauntlet: bool
    any_order: bool = False


class Kept:
    """The file of an arena: its terms, then a line for each game, in the order in which they ended. One arena at a time
    has it, until it is closed."""

    def __init__(self, file: str | Path, terms: Terms) -> None:
        """Open the file, or Refused if it cannot be written, another arena has it, or it holds something else."""
        try:
            self._out = Path(file).open("ab")  # noqa: SIM115 (closed by `close`)
        except OSError as error:
            raise Refused("lab-cannot-keep", file=str(file), why=error.strerror or str(error)) from None
        try:
            take(self._out)
        except OSError:
            self._out.close()
            raise Refused("lab-arena-running", file=str(file)) from None
        try:
            self._lines = self._begin(Path(file), terms)
        except BaseException:
            self._out.close()
            raise

    def _begin(self, file: Path, terms: Terms) -> list[bytes]:
        """The lines of the games so far; half a line that was being written is cut off."""
        held = file.read_bytes()
        if not held:
            self._write(terms)
            return []
        whole = held[: held.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        try:
            same = msgspec.json.decode(first, type=Terms) == terms
        except msgspec.MsgspecError:
            same = False
        if not same:
            raise Refused("lab-other-arena", file=str(file))
        self._out.truncate(len(whole))
        return lines

    def results(self, games: int) -> list[GameResult]:
        """The games that were played already, of the first so many."""
        found = (msgspec.json.decode(line, type=GameResult) for line in self._lines if line)
        return [result for result in found if result.number < games]

    def add(self, result: GameResult) -> None:
        """One more."""
        self._write(result)

    def _write(self, line: Struct) -> None:
        self._out.write(encode(line) + b"\n")
        self._out.flush()

    def close(self) -> None:
        """Let others have the file."""
        self._out.close()
