"""A game in the terminal. A game may draw itself in `crosstable.games.<id>.parts.terminal`; else its view is listed."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import msgspec
from rich.text import Text

from crosstable.core.game import AnyGame
from crosstable.core.view import View

from .speech import language

PLAIN = {"seat", "waiting", "offers", "clock", "outcome"}
"""What every view has and a list of the game's own fields need not repeat."""


def _own(game: AnyGame) -> ModuleType | None:
    name = f"crosstable.games.{game.facts.id}.parts.terminal"
    return import_module(name) if find_spec(name) else None


def picture(game: AnyGame, view: View) -> Text:
    """What a viewer sees, drawn."""
    own = _own(game)
    if own:
        drawn: Text = own.draw(view, language())
        return drawn
    fields = {k: v for k, v in msgspec.to_builtins(view).items() if k not in PLAIN}
    return Text("\n".join(f"{name}: {value}" for name, value in fields.items()) + "\n")


def caption(game: AnyGame, view: View, names: tuple[str, ...]) -> str:
    """One line below the picture: who is who, and whose turn it is."""
    own = _own(game)
    if own:
        line: str = own.describe(view, names, language())
        return line
    return ", ".join(names[seat] for seat in view.waiting)
