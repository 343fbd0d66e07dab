"""The board of CROSS in a terminal."""

from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..data import Colour, board_of
from ..view import CrossView

STYLES = {"y": "bold yellow", "r": "bold red", ".": "dim"}


def draw(view: CrossView, language: str) -> Text:
    """The board: a letter a row, the number of its last cell at its right end, stones as letters and in colour.

    The newest stone stands in brackets; the chain that ended the game is underlined.
    """
    board = board_of(view.size)
    letters = {"y": _name("yellow", language)[0], "r": _name("red", language)[0], ".": "·"}
    ending = set(view.deciding.cells if view.deciding else ())
    drawing = Text()
    row = ""
    for name, stone in zip(board.names, view.stones, strict=True):
        if name[0] != row:
            _end_row(drawing, row, board.names)
            row = name[0]
            drawing.append(f"{'  ' * abs(ord(row) - ord('a') - view.size + 1)}  {row} ", "bold")
        left, right = ("(", ")") if name == view.last else (" ", " ")
        style = STYLES[stone] + (" underline" if name in ending else "")
        drawing.append(left).append(letters[stone], style).append(f"{right} ")
    _end_row(drawing, row, board.names)
    return drawing


def _end_row(drawing: Text, row: str, names: tuple[str, ...]) -> None:
    if row:
        drawing.append(f"{sum(name[0] == row for name in names)}\n", "dim")


def describe(view: CrossView, names: tuple[str, ...], language: str) -> str:
    """Who plays which colour, and whose turn it is."""
    players = ", ".join(f"{_name(c, language)}: {names[s]}" for s, c in enumerate(view.colours))
    turn = "" if view.outcome else f" · {_name(view.turn, language)} …"
    return players + turn


def _name(colour: Colour, language: str) -> str:
    return say(sentence(f"cross-{colour}"), language)
