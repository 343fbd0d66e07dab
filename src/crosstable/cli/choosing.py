"""What several commands take: a game, its options, a file with a game."""

import errno
import os
import sys
from pathlib import Path
from typing import Any

from crosstable.core import AnyGame, Refused
from crosstable.core.options import read_options
from crosstable.core.record import Record, read_record
from crosstable.games import GAMES

from .words import whole_number

FIRST = next(iter(GAMES))
"""The game that stands for all of them in examples, and is played where none is named."""


def game_named(name: str) -> AnyGame:
    """The game with this id, or Refused."""
    if name not in GAMES:
        raise Refused("cli-no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def chosen_options(game: AnyGame, settings: list[str], **given: Any) -> Any:
    """A game's options from `name=value` settings and what else was given (None: not given)."""
    plain = {name: value for name, value in given.items() if value is not None}
    return read_options(game.facts.options, plain | settled(settings))


def settled(settings: list[str]) -> dict[str, str | int | bool]:
    """What `name=value` settings say, or Refused."""
    found = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refused("cli-bad-setting", setting=setting)
        found[name.strip()] = _plain(value.strip())
    return found


def _plain(value: str) -> str | int | bool:
    words: dict[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    if value.lower() in words:
        return words[value.lower()]
    number = whole_number(value)
    return value if number is None else number


def content_of(file: Path) -> bytes:
    """What is in a file (`-`: standard input), or a sentence that says why that cannot be read."""
    try:
        return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        raise Refused("cli-cannot-read", file=str(file), why=error.strerror or str(error)) from None


def loaded(file: Path) -> Record:
    """The game in a file (`-`: standard input), or a sentence that says why not."""
    return read_record(content_of(file), GAMES)


def writable(*files: Path | None) -> None:
    """Refused beforehand, if one of these files (None and `-`: none) could not be written at the end."""
    for file in files:
        if file is not None and str(file) != "-" and (why := _in_the_way(file)):
            raise Refused("cli-cannot-write", file=str(file), why=os.strerror(why))


def _in_the_way(file: Path) -> int:
    """The error that writing this file would end with, 0 if none is to be seen."""
    if file.is_dir():
        return errno.EISDIR
    if not file.parent.is_dir():
        return errno.ENOENT
    return 0 if os.access(file if file.exists() else file.parent, os.W_OK) else errno.EACCES


def saved(file: Path, data: bytes) -> None:
    """Write a file, or say in a sentence why not."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Refused("cli-cannot-write", file=str(file), why=error.strerror or str(error)) from None
