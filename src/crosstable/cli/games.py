"""`crosstable games`: what there is to play."""

from rich.table import Table

from crosstable.core import AnyGame
from crosstable.core.options import OptionField
from crosstable.games import GAMES

from .speech import Lang, out, t


def games_command(lang: Lang = None) -> None:
    """List the games with their options and bots."""
    for game in GAMES.values():
        out().print(_table(game), soft_wrap=False)


def _table(game: AnyGame) -> Table:
    facts = game.facts
    table = Table(title=f"{t(f'{facts.id}-name')} ({facts.id})", title_justify="left", show_header=False, expand=False)
    table.add_row(t("cli-games-what"), t(f"{facts.id}-line"))
    table.add_row(t("cli-games-seats"), ", ".join(map(str, facts.seats)))
    for field in facts.option_fields():
        table.add_row(f"{t(f'{facts.id}-option-{field.name}')} [dim]({field.name})[/]", _values(facts.id, field))
    table.add_row(t("cli-games-bots"), ", ".join(facts.levels))
    return table


def _values(game: str, field: OptionField) -> str:
    shown = []
    for value in field.of:
        plain = str(value).lower()
        text = t(f"{game}-option-{field.name}-value", value=plain if isinstance(value, bool) else value)
        shown.append(f"{plain}: {text}" + (f" ({t('cli-games-default')})" if value == field.default else ""))
    return "\n".join(shown)
