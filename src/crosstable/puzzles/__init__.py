"""Puzzles from games: found and proved by each game's own part, measured and kept here."""

from .files import file_of, read_puzzles, write_puzzles
from .making import make_puzzles
from .played import recorded_game

__all__ = ["file_of", "make_puzzles", "read_puzzles", "recorded_game", "write_puzzles"]
