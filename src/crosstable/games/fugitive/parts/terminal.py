"""Fugitive in a terminal: the row, the piles, one's cards and the Marshal's notepad."""

from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..data import GOAL
from ..view import FugitiveView, HideoutView

NOTES = {"open": "bold", "mine": "dim strike", "up": "reverse", "far": "dim"}
WIDTH = 14


def draw(view: FugitiveView, language: str) -> Text:
    """The row from the start on: `[7]` lies open, `?` hidden, each `'` a sprint card; piles and own cards below."""
    drawing = Text()
    for hideout in view.row:
        _hideout(drawing, hideout)
    drawing.append("\n")
    for name, pile in zip("ABC", view.piles, strict=True):
        drawing.append(f"{name} {pile.low}–{pile.high}: ", "dim").append(f"{pile.count}   ")
    drawing.append("\n")
    if view.hand:
        drawing.append("  ".join(map(str, view.hand)) + "\n", "bold yellow")
    for number, note in enumerate(view.notes, start=1):
        drawing.append(f"{number:3}", NOTES[note]).append("\n" if number % WIDTH == 0 or number == GOAL - 1 else "")
    return drawing


def _hideout(drawing: Text, hideout: HideoutView) -> None:
    number = "?" if hideout.card is None else str(hideout.card)
    drawing.append(f"[{number}]" if hideout.up else number, "bold" if hideout.up else "cyan")
    known = [str(card) for card in hideout.sprints if card is not None]
    drawing.append(f"({' '.join(known)})" if known else "", "dim")
    drawing.append("'" * (len(hideout.sprints) - len(known)) + "  ")


def describe(view: FugitiveView, names: tuple[str, ...], language: str) -> str:
    """Who plays which role, and whose turn it is."""
    players = ", ".join(
        f"{_role(role, language)}: {names[s]} ({view.hand_sizes[s]})" for s, role in enumerate(view.roles)
    )
    turn = "" if view.outcome else f" · {_role(view.roles[view.waiting[0]], language)} …"
    return players + turn


def _role(role: str, language: str) -> str:
    return say(sentence(f"fugitive-{role}"), language)
