"""Looks through a file of tables: can each of them be rebuilt from its log?"""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from crosstable.core import AnyGame, CrosstableError
from crosstable.games import GAMES

from .dispatch import Logged
from .log import read_entry, rebuild
from .sqlite_files import open_file


class Examined(Struct, frozen=True):
    """What was found."""

    tables: int
    damaged: tuple[str, ...]
    """The ids of tables that cannot be rebuilt: damaged, or of a game that is not listed here."""


def examine(file: Path, games: Mapping[str, AnyGame] = GAMES) -> Examined:
    """Read every table of a file, which may be in use. Refused if the file itself cannot be read."""
    with closing(open_file(file)) as db:
        ids = [row[0] for row in db.execute("SELECT id FROM tables ORDER BY id")]
        damaged: list[str] = []
        for one in ids:
            rows = db.execute("SELECT seq, actor, time, entry FROM log WHERE tbl = ? ORDER BY seq", (one,))
            try:
                rebuild([Logged(seq, actor, at, read_entry(entry)) for seq, actor, at, entry in rows], games)
            except CrosstableError:
                damaged.append(one)
    return Examined(len(ids), tuple(damaged))
