"""Crossfire in a terminal: the cards in play, everybody's place, one's own card and what one has seen."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..view import CrossfireView


def draw(view: CrossfireView, language: str) -> Group:
    """The roles in play, a row a seat with its claim, and below it one's card, its aim and one's looks in order."""
    deck = Text(" · ".join(_role(role, language) for role in view.deck), "dim")
    return Group(deck, _places(view, language), *_mine(view, language))


def _places(view: CrossfireView, language: str) -> Table:
    """A row a seat: dealer, shot, claim, and its card if that lies open."""
    number, *others = (say(sentence(f"crossfire-place-{head}"), language) for head in ("seat", "claim", "card"))
    table = Table("", number, "", *others, box=None, header_style="dim")
    for seat, (claim, shown) in enumerate(zip(view.claims, view.roles, strict=True)):
        mark = Text("✗" if seat in view.shots else "→" if seat in view.aim else "", "bold red")
        said = Text(say(sentence("crossfire-claim", claim=claim), language) if claim else "·", "yellow")
        card = Text(_role(shown, language) if shown else "", "bold")
        table.add_row("★" if seat == view.dealer else "", str(seat), mark, said, card)
    return table


def _mine(view: CrossfireView, language: str) -> Iterator[Text]:
    """One's card with its aim, and one's looks in order."""
    if view.role:
        goal = say(sentence("crossfire-goal", role=view.role, mode=view.mode), language)
        yield Text.assemble((f"{_role(view.role, language)}: ", "bold cyan"), goal)
    if view.looks:
        seen = " → ".join(_role(look.role, language) for look in view.looks)
        yield Text(f"{say(sentence('crossfire-ui-you-saw'), language)}: {seen}", "dim")


def describe(view: CrossfireView, names: tuple[str, ...], language: str) -> str:
    """Who sits where, and whom the game waits for."""
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    waiting = ", ".join(names[seat] for seat in view.waiting)
    return f"{players}  ·  {waiting} …" if waiting and not view.outcome else players


def _role(role: str, language: str) -> str:
    return say(sentence("crossfire-role", role=role), language)
