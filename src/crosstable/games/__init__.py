"""The games. This is the only list of them: what is listed is tested, offered and playable."""

from crosstable.core.game import AnyGame

from .cross import GAME as CROSS
from .crossfire import GAME as CROSSFIRE
from .fugitive import GAME as FUGITIVE
from .resistance import GAME as RESISTANCE

GAMES: dict[str, AnyGame] = {game.facts.id: game for game in (CROSS, FUGITIVE, RESISTANCE, CROSSFIRE)}
