"""Puzzles from games that bots have played: found and proved by each game's own part, measured and kept here."""

from .files import file_of, read_puzzles, write_puzzles
from .making import make_puzzles

__all__ = ["file_of", "make_puzzles", "read_puzzles", "write_puzzles"]
