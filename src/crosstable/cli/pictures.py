"""A game in the terminal. A game may draw itself; else its view is listed."""

import msgspec
from rich.text import Text

from crosstable.core.game import AnyGame
from crosstable.core.parts import TERMINAL, load
from crosstable.core.view import View

from .speech import language

PLAIN = {"seat", "waiting", "offers", "clock", "outcome"}
"""What every view has and a list of the game's own fields need not repeat."""


def picture(game: AnyGame, view: View) -> Text:
    """What a viewer sees, drawn."""
    own = load(game.facts, TERMINAL)
    if own is not None:
        return own.draw(view, language())
    fields = {k: v for k, v in msgspec.to_builtins(view).items() if k not in PLAIN}
    return Text("\n".join(f"{name}: {value}" for name, value in fields.items()) + "\n")


def caption(game: AnyGame, view: View, names: tuple[str, ...]) -> str:
    """One line below the picture: who is who, and whose turn it is."""
    own = load(game.facts, TERMINAL)
    if own is not None:
        return own.describe(view, names, language())
    return ", ".join(names[seat] for seat in view.waiting)
