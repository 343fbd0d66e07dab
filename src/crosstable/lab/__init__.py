"""For people who study the games: games in Python, bots of one's own, matches between bots, arenas."""

from .api import Player, belief, load, play, save
from .arena import arena
from .balance import Balance, balance
from .frames import export, to_frame
from .local import LocalGame
from .own import OwnBot, actions, any_action
from .plots import plot
from .records import Filed, records
from .results import ArenaResult, GameResult, PlayerResult
from .simulate import simulate

__all__ = [
    "ArenaResult", "Balance", "Filed", "GameResult", "LocalGame", "OwnBot", "Player", "PlayerResult", "Share",
    "actions", "any_action", "arena", "balance", "belief", "export", "load", "play", "plot", "records", "save",
    "simulate", "to_frame",
]  # fmt: skip
