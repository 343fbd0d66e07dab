"""The Resistance in a terminal. Seats have the numbers one types."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..data import REJECTIONS, SIDE
from ..view import ResistanceView

DONE = {True: ("✓", "bold cyan"), False: ("✗", "bold red")}


def draw(view: ResistanceView, language: str) -> Group:
    """The missions, the vote track, everybody's place, and one's own card with what one knows."""
    return Group(_track(view), _places(view, language), *_mine(view, language))


def _track(view: ResistanceView) -> Text:
    """What became of each mission, or how many it takes; then the rejected proposals."""
    track = Text()
    for number, space in enumerate(view.board, start=1):
        done = next((m for m in view.missions if m.mission == number), None)
        mark, style = DONE[done.success] if done else (str(space.size) + "*" * (space.fails - 1), "bold")
        track.append(f" {number}:").append(mark, style)
    return track.append("   " + "●" * view.rejections + "○" * (REJECTIONS - view.rejections))


def _places(view: ResistanceView, language: str) -> Table:
    """A row a seat: leader, team, last vote, character if everybody knows it."""
    heads = (say(sentence(f"resistance-place-{head}"), language) for head in ("seat", "team", "vote", "card"))
    table = Table("", *heads, box=None, header_style="dim")
    for seat in range(view.seats):
        vote = Text(*DONE[view.proposals[-1].votes[seat]]) if view.proposals else Text()
        shown = view.characters[seat] if view.characters else None
        shown = shown or next((r.character for r in reversed(view.revealed) if r.seat == seat), None)
        card = Text(_character(shown, language), _style(shown)) if shown else Text()
        team = Text("■" if seat in view.team else "·", "yellow")
        table.add_row("★" if seat == view.leader else "", str(seat), team, vote, card)
    return table


def _mine(view: ResistanceView, language: str) -> Iterator[Text]:
    """One's own card, and what one was told."""
    if view.mine:
        yield Text(_character(view.mine.character, language), _style(view.mine.character))
        numbers = tuple(map(str, range(view.seats)))
        yield from (Text(f"  {say(told, language, numbers)}", "dim") for told in view.mine.told)


def describe(view: ResistanceView, names: tuple[str, ...], language: str) -> str:
    """Who sits where, and whom the game waits for."""
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    waiting = ", ".join(names[seat] for seat in view.waiting)
    return f"{players}  ·  {waiting} …" if waiting and not view.outcome else players


def _character(character: str, language: str) -> str:
    return say(sentence(f"resistance-character-{character}"), language)


def _style(character: str) -> str:
    return "bold red" if SIDE.get(character) == "spy" else "bold cyan"  # type: ignore[call-overload]
