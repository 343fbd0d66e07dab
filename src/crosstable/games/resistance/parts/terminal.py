"""The Resistance in a terminal. Seats have the numbers one types."""

from rich.text import Text

from crosstable.core import sentence
from crosstable.core.texts import say

from ..data import REJECTIONS, SIDE
from ..view import ResistanceView

DONE = {True: ("✓", "bold cyan"), False: ("✗", "bold red")}


def draw(view: ResistanceView, language: str) -> Text:
    """The missions, the vote track, everybody's place, and one's own card with what one knows."""
    drawing = Text()
    for number, space in enumerate(view.board, start=1):
        done = next((m for m in view.missions if m.mission == number), None)
        mark, style = DONE[done.success] if done else (str(space.size) + "*" * (space.fails - 1), "bold")
        drawing.append(f" {number}:").append(mark, style)
    drawing.append("   " + "●" * view.rejections + "○" * (REJECTIONS - view.rejections) + "\n")
    for seat in range(view.seats):
        drawing.append_text(_place(view, seat, language)).append("\n")
    if view.mine:
        drawing.append(f"{_character(view.mine.character, language)}\n", _style(view.mine.character))
        numbers = tuple(map(str, range(view.seats)))
        for told in view.mine.told:
            drawing.append(f"  {say(told, language, numbers)}\n", "dim")
    return drawing


def _place(view: ResistanceView, seat: int, language: str) -> Text:
    """One seat: leader, team, last vote, character if everybody knows it."""
    line = Text(f" {'★' if seat == view.leader else ' '} {seat} ")
    line.append("■" if seat in view.team else "·", "yellow")
    if view.proposals:
        line.append(" ").append(*DONE[view.proposals[-1].votes[seat]])
    shown = view.characters[seat] if view.characters else None
    shown = shown or next((r.character for r in reversed(view.revealed) if r.seat == seat), None)
    return line.append(f"  {_character(shown, language)}", _style(shown)) if shown else line


def describe(view: ResistanceView, names: tuple[str, ...], language: str) -> str:
    """Who sits where, and whom the game waits for."""
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    waiting = ", ".join(names[seat] for seat in view.waiting)
    return f"{players}  ·  {waiting} …" if waiting and not view.outcome else players


def _character(character: str, language: str) -> str:
    return say(sentence(f"resistance-character-{character}"), language)


def _style(character: str) -> str:
    return "bold red" if SIDE.get(character) == "spy" else "bold cyan"  # type: ignore[call-overload]
