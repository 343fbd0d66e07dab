"""Fugitive in a terminal: the row, the piles, one's cards and the Marshal's notepad."""

from rich.console import Group
from rich.table import Column, Table
from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..view import FugitiveView, HideoutView

NOTES = {"open": "bold", "mine": "dim strike", "up": "reverse", "far": "dim"}
WIDTH = 14


def draw(view: FugitiveView, language: str) -> Group:
    """The row from the start on: `[7]` lies open, `?` hidden, each `'` a sprint card; piles and own cards below."""
    row = Text()
    for hideout in view.row:
        _hideout(row, hideout)
    return Group(row, _cards(view, language), *([_notepad(view)] if view.notes else []))


def _cards(view: FugitiveView, language: str) -> Table:
    """What is left in each pile, what to type to draw from it, and one's own cards."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    piles = {value for offer in view.offers if offer.action == "draw" for value in offer.fields["pile"].of}
    left = (
        f"{'ABC'[i]} {p.low}–{p.high}: {p.count}{f' (draw {i})' if i in piles else ''}"
        for i, p in enumerate(view.piles)
    )
    table.add_row(say(sentence("fugitive-piles"), language), "   ".join(left))
    if view.hand:
        hand = Text("  ".join(map(str, view.hand)), "bold yellow")
        table.add_row(say(sentence("fugitive-hand"), language), hand)
    return table


def _notepad(view: FugitiveView) -> Table:
    """Every number, crossed out or not."""
    table = Table.grid(*(Column(justify="right") for _ in range(WIDTH)), padding=(0, 1))
    notes = [Text(str(number), NOTES[note]) for number, note in enumerate(view.notes, start=1)]
    for first in range(0, len(notes), WIDTH):
        table.add_row(*notes[first : first + WIDTH])
    return table


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
