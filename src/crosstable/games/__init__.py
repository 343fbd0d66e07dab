"""The games. This is the only list of them: what is listed is tested, offered and playable.

Games from elsewhere join the list by themselves. An installed package names its game as an entry point of the group
`crosstable.games` (`nim = "nim_game"`); whoever writes a game lists importable modules in `CROSSTABLE_GAMES`, separated
by commas; they are looked for in the current folder too. Either way the module has a `GAME`.
"""

import logging
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from traceback import extract_tb

from crosstable.core import AnyGame, BadGame
from crosstable.core.parts import check_parts, folder
from crosstable.core.texts import PACKAGE, add_texts

from .cross import GAME as CROSS
from .crossfire import GAME as CROSSFIRE
from .fugitive import GAME as FUGITIVE
from .resistance import GAME as RESISTANCE

log = logging.getLogger(__name__)

HOUSE: tuple[AnyGame, ...] = (CROSS, FUGITIVE, RESISTANCE, CROSSFIRE)
LISTED = "CROSSTABLE_GAMES"
GROUP = "crosstable.games"


def _guests() -> Iterator[AnyGame]:
    """The games from elsewhere. An installed one that is broken is left out; one that was asked for must load."""
    for found in entry_points(group=GROUP):
        try:
            yield _whole(found.load().GAME)
        except Exception:
            log.exception("the game %s cannot be loaded", found.value)
    names = [name.strip() for name in os.environ.get(LISTED, "").split(",") if name.strip()]
    if names and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    for name in names:
        try:
            yield _whole(import_module(name).GAME)
        except Exception as error:
            raise BadGame("game-not-loaded", module=name, why=_why(error)) from error


def _whole(game: AnyGame) -> AnyGame:
    """The game, if every part it names is there: better missed now than when somebody asks for it."""
    check_parts(game.facts)
    return game


def _why(error: Exception) -> str:
    """What went wrong, and in which line of the author's."""
    ours = (str(PACKAGE), "<frozen", import_module.__code__.co_filename)
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(ours)]
    where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def _listed() -> dict[str, AnyGame]:
    games = {game.facts.id: game for game in HOUSE}
    for guest in _guests():
        if games.setdefault(guest.facts.id, guest) is not guest:
            raise BadGame("game-twice", game=guest.facts.id)
        if found := folder(guest.facts):
            add_texts(found)
    return games


GAMES: dict[str, AnyGame] = _listed()
"""Every game by its id, those from elsewhere too."""
