"""The board of CROSS in a terminal."""

from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..data import Colour, board_of
from ..view import CrossView

STYLES = {"y": "bold yellow", "r": "bold red", ".": "dim"}


def draw(view: CrossView, language: str) -> Text:
    """The board: a letter a row, the number of its last cell at its right end, stones as letters and in colour.

    The newest stone stands in brackets; the chain that ended the game is underlined. The sides have their numbers
    from 1 at the top clockwise, and the aim stands above the board.
    """
    board = board_of(view.size)
    letters = {"y": _name("yellow", language)[0], "r": _name("red", language)[0], ".": "·"}
    ending = set(view.deciding.cells if view.deciding else ())
    drawing = Text(say(sentence("cross-aim"), language) + "\n", "italic")
    drawing.append(f"{' ' * (4 * view.size + 4)}1\n", "bold cyan")
    row = ""
    for name, stone in zip(board.names, view.stones, strict=True):
        if name[0] != row:
            _end_row(drawing, row, board.names, view.size)
            row = name[0]
            _begin_row(drawing, row, view.size)
        left, right = ("(", ")") if name == view.last else (" ", " ")
        style = STYLES[stone] + (" underline" if name in ending else "")
        drawing.append(left).append(letters[stone], style).append(f"{right} ")
    _end_row(drawing, row, board.names, view.size)
    return drawing.append(f"{' ' * (4 * view.size + 4)}4\n", "bold cyan")


def _begin_row(drawing: Text, row: str, size: int) -> None:
    """Its indent and its letter; in the middle of the left sides their numbers."""
    down = ord(row) - ord("a")
    indent = "  " * abs(down - size + 1)
    side = {size // 2: "6", 2 * size - 2 - size // 2: "5"}.get(down, " ")
    drawing.append(f"{indent}{side} ", "bold cyan").append(f"{row} ", "bold")


def _end_row(drawing: Text, row: str, names: tuple[str, ...], size: int) -> None:
    """The number of its last cell; in the middle of the right sides their numbers."""
    if row:
        down = ord(row) - ord("a")
        side = {size // 2: "  2", 2 * size - 2 - size // 2: "  3"}.get(down, "")
        drawing.append(str(sum(name[0] == row for name in names)), "dim").append(f"{side}\n", "bold cyan")


def describe(view: CrossView, names: tuple[str, ...], language: str) -> str:
    """Who plays which colour, and whose turn it is."""
    players = ", ".join(f"{_name(c, language)}: {names[s]}" for s, c in enumerate(view.colours))
    turn = "" if view.outcome else f" · {_name(view.turn, language)} …"
    return players + turn


def _name(colour: Colour, language: str) -> str:
    return say(sentence(f"cross-{colour}"), language)
