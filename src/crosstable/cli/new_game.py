"""`crosstable new-game`: a small game to start from."""

import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from crosstable.core import Refused
from crosstable.games import GAMES

from .choosing import saved
from .speech import Lang, err, out, t

TEMPLATE = Path(__file__).parent / "template"
_NAME = re.compile(r"[a-z][a-z_]{1,29}")


def new_game_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help=t("cli-help-new-game-name"))],
    into: Annotated[Path, typer.Option("--in", metavar="FOLDER", help=t("cli-help-new-game-in"))] = Path(),
    lang: Lang = None,
) -> None:
    """Write a small working game into a folder of its own."""
    folder = into / name
    check_name(name)
    if folder.exists():
        raise Refused("cli-new-game-exists", folder=str(folder))
    for file, text in written(name):
        target = folder / file
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("cli-cannot-write", file=str(target), why=error.strerror or str(error)) from None
        saved(target, text.encode())
        err().print(str(target), markup=False)
    out().print(t("cli-new-game-next", game=name), markup=False)


def check_name(name: str) -> None:
    """Refuse a name that could not be a game's id and a Python package at once."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused("cli-new-game-bad-name", game=name)
    if name in GAMES or find_spec(name) is not None:
        raise Refused("cli-new-game-taken", game=name)


def written(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the new game, with its contents."""
    title = name.replace("_", " ").capitalize()
    for file in sorted(TEMPLATE.rglob("*.txt")):
        path = Path(str(file.relative_to(TEMPLATE).with_suffix("")).replace("GAME_ID", name))
        yield path, file.read_text(encoding="utf-8").replace("GAME_ID", name).replace("GAME_TITLE", title)
