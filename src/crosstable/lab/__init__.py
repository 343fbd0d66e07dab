"""For people who study the games: games in Python, bots of one's own, matches between bots, arenas."""

from .api import Player, belief, load, play, save
from .arena import arena
from .local import LocalGame
from .own import OwnBot, actions, any_action
from .results import ArenaResult, GameResult, PlayerResult
from .simulate import simulate

__all__ = [
    "ArenaResult", "GameResult", "LocalGame", "OwnBot", "Player", "PlayerResult", "actions", "any_action", "arena",
    "belief", "load", "play", "save", "simulate",
]  # fmt: skip
