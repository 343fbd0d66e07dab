"""Crossfire in a terminal: the cards in play, everybody's place, one's own card and what one has seen."""

from rich.text import Text

from crosstable.core import Seat, sentence
from crosstable.core.texts import say

from ..view import CrossfireView

_STAGES = {"dealt": "1", "received": "2", "mixed": "3", "mixed_again": "4"}


def draw(view: CrossfireView, language: str) -> Text:
    """The roles in play, a line a seat with its claim, and below it one's card, its aim and one's looks in order."""
    drawing = Text(" · ".join(_role(role, language) for role in view.deck) + "\n", "dim")
    for seat in range(len(view.claims)):
        drawing.append_text(_place(view, seat, language)).append("\n")
    if view.role:
        drawing.append(f"{_role(view.role, language)}: ", "bold cyan")
        drawing.append(say(sentence("crossfire-goal", role=view.role, mode=view.mode), language) + "\n")
    looks = [f"{_STAGES.get(look.stage, look.stage)} {_role(look.role, language)}" for look in view.looks]
    return drawing.append("  ".join(looks) + "\n" if looks else "", "dim")


def _place(view: CrossfireView, seat: Seat, language: str) -> Text:
    """One seat: dealer, shot, claim, and its card if that lies open."""
    line = Text(f" {'★' if seat == view.dealer else ' '} {seat} ")
    line.append("✗ " if seat in view.shots else "→ " if seat in view.aim else "  ", "bold red")
    claim, shown = view.claims[seat], view.roles[seat]
    line.append(say(sentence("crossfire-claim", claim=claim), language) if claim else "·", "yellow")
    return line.append(f"  {_role(shown, language)}", "bold") if shown else line


def describe(view: CrossfireView, names: tuple[str, ...], language: str) -> str:
    """Who sits where, and whom the game waits for."""
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    waiting = ", ".join(names[seat] for seat in view.waiting)
    return f"{players}  ·  {waiting} …" if waiting and not view.outcome else players


def _role(role: str, language: str) -> str:
    return say(sentence("crossfire-role", role=role), language)
