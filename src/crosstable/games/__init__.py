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

from crosstable.core import AnyGame
from crosstable.core.parts import folder
from crosstable.core.texts import add_texts

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
            yield found.load().GAME
        except Exception:
            log.exception("the game %s cannot be loaded", found.value)
    names = [name.strip() for name in os.environ.get(LISTED, "").split(",") if name.strip()]
    if names and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    for name in names:
        yield import_module(name).GAME


def _listed() -> dict[str, AnyGame]:
    games = {game.facts.id: game for game in HOUSE}
    for guest in _guests():
        if games.setdefault(guest.facts.id, guest) is not guest:
            raise ValueError(f"two games are called {guest.facts.id}")
        if found := folder(guest.facts):
            add_texts(found)
    return games


GAMES: dict[str, AnyGame] = _listed()
