"""For people who study the games: random games, matches between bots, arenas."""

from .arena import ArenaResult, arena
from .local import LocalGame
from .simulate import simulate

__all__ = ["ArenaResult", "LocalGame", "arena", "simulate"]
