"""A game in the terminal. A game may draw itself; otherwise its view and its offers are listed."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crosstable.core import AnyGame, Choice, Offer, OneOf, View
from crosstable.core.parts import TERMINAL, load
from crosstable.core.texts import has_text

from .speech import language, t
from .words import example, typed

PLAIN = {"seat", "waiting", "offers", "clock", "outcome"}
"""What every view has and a list of the game's own fields need not repeat."""
FEW = 20
"""How many values of a choice are listed."""


def picture(game: AnyGame, view: View) -> RenderableType:
    """What a viewer sees, drawn."""
    own = load(game.facts, TERMINAL)
    if own is not None:
        return own.draw(view, language())
    fields = {k: v for k, v in msgspec.to_builtins(view).items() if k not in PLAIN}
    return Text("\n".join([*_listed(game.facts.id, fields), *map(offered, view.offers)]) + "\n")


def _listed(game: str, fields: dict[str, Any]) -> Iterator[str]:
    """The fields of a view, a line each; a field made of parts has a bullet for each part."""
    for name, value in fields.items():
        label = t(f"{game}-field-{name}") if has_text(f"{game}-field-{name}") else name.replace("_", " ")
        if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
            yield f"{label}:"
            yield from (f"  · {_short(part)}" for part in value)
        else:
            yield f"{label}: {_short(value)}"


def _short(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')} {_short(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(_short, value)) or "–"
    return "–" if value in (None, "") else str(value)


def offered(offer: Offer) -> str:
    """How to type what is offered: the name of the action, and what may be chosen."""
    return " ".join([f"› {offer.action}", *(f"<{name}: {_choice(of)}>" for name, of in offer.fields.items())])


def helped(offers: Sequence[Offer]) -> Table:
    """Everything one may do now, a line each, with an example to type."""
    table = Table(t("cli-help-can"), t("cli-help-choose"), t("cli-help-example"), box=None, header_style="bold")
    for offer in offers:
        choices = "; ".join(f"{name}: {_choice(of)}" for name, of in offer.fields.items())
        table.add_row(Text(offer.action, "cyan"), Text(choices), Text(example(offer), "bold"))
    return table


def _choice(choice: Choice) -> str:
    values = " | ".join(map(typed, choice.of[:FEW])) + (" …" if len(choice.of) > FEW else "")
    return values if isinstance(choice, OneOf) else t("cli-some-of", least=choice.least, most=choice.most, of=values)


def caption(game: AnyGame, view: View, names: tuple[str, ...]) -> str:
    """One line below the picture: who is who, and whose turn it is."""
    own = load(game.facts, TERMINAL)
    if own is not None:
        return own.describe(view, names, language())
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    waiting = ", ".join(names[seat] for seat in view.waiting if seat in range(len(names)))
    return f"{players}  ·  {waiting} …" if waiting and not view.outcome else players
