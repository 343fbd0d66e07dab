"""What happened in a game, as lines of its log in the terminal."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from crosstable.core import Action, AnyGame, Event, Seat, Step, heard
from crosstable.core.parts import LOG, load
from crosstable.core.telling import Reader, line
from crosstable.core.writing import printable

from .speech import language


def lines(game: AnyGame, steps: Iterable[Step[Any]], viewer: Seat | None, names: tuple[str, ...]) -> Iterator[str]:
    """What this viewer has heard in these steps, and nothing else."""
    part = load(game.facts, LOG)
    for step in steps:
        to = Reader(game.view(step.state, viewer), names, language())
        for event in heard(step.events, viewer):
            told = _plain(event, names) if part is None else line(game.facts.id, part.LOG, event, to)
            if told:
                yield printable(told)


def deed(game: AnyGame, step: Step[Any], seat: Seat, action: Action, names: tuple[str, ...]) -> str:
    """What this seat did in this step, if the log does not tell it to everybody; empty if it does."""
    part = load(game.facts, LOG)
    words = None if part is None else part.DEEDS.get(type(action))
    return printable(words(action, seat, Reader(game.view(step.state, None), names, language()))) if words else ""


def _plain(event: Event, names: tuple[str, ...]) -> str:
    """An event of a game without a log: its name and what it says."""
    fields = msgspec.to_builtins(event)
    tag, seat = fields.pop("type").replace("_", " ").capitalize(), fields.pop("seat", None)
    who = f"{names[seat]}: " if isinstance(seat, int) and seat in range(len(names)) else ""
    rest = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in fields.items() if value not in (None, []))
    return f"{who}{tag}" + (f" ({rest})" if rest else "")
