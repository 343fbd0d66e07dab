"""The file of a game's puzzles: a line for each, the easiest first. The browser reads the same file."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from crosstable.core import Facts
from crosstable.core.parts import folder
from crosstable.core.puzzle import Puzzle

NAME = "puzzles.json"


def file_of(facts: Facts) -> Path | None:
    """Where the puzzles of a game lie; None if it has none."""
    found = folder(facts)
    return file if found is not None and (file := found / "web" / NAME).is_file() else None


def read_puzzles(source: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, the easiest first."""
    return msgspec.json.decode(source, type=tuple[Puzzle, ...])


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """A file with these puzzles."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, puzzles)) + b"\n]\n"
