"""What each page shows before its scripts have run: its first words, in every language; the style shows one."""

import re
from collections.abc import Iterator
from html import escape

from msgspec import Struct

from crosstable.core.parts import web_files
from crosstable.core.sentence import Sentence
from crosstable.core.texts import LANGUAGES, has_text, say, source
from crosstable.games import GAMES
from crosstable.table.table import Table

_CHAPTERS = 2
"""How much of the rules is in sight on a phone; the rest is drawn when the scripts are there."""


class Sight(Struct, frozen=True):
    """The kind of a page, and the game it is about."""

    kind: str = ""
    game: str = ""


NOTHING = Sight()
"""Nothing is known before the scripts run."""


def sight_at(path: str) -> Sight:
    """What is first seen at an address."""
    match path.strip("/").split("/"):
        case [""]:
            return Sight("start")
        case ["companion"]:
            return Sight("companion")
        case ["rules", game] if _has_rules(game):
            return Sight("rules", game)
    return NOTHING


def sight_of(table: Table | None) -> Sight:
    """What is first seen of a table; a name of its own is left to the scripts."""
    if table is None:
        return NOTHING
    lobby = table.state.phase == "lobby" and not table.state.title
    return Sight("lobby" if lobby else "table", table.state.game.facts.id)


def _has_rules(game: str) -> bool:
    return game in GAMES and "rules.js" in web_files(GAMES[game].facts)


def drawn(sight: Sight) -> str:
    """The page's first words as HTML; empty where nothing is known before the scripts run."""
    return _DRAWN[sight.kind](sight.game) if sight.kind else ""


def _start(_: str) -> str:
    lids = (f'<article class="lid lid-{id}"><h2>{_spoken(f"{id}-name")}</h2></article>' for id in GAMES)
    top = f'<div class="hero"><h1>{_spoken("ui-headline")}</h1></div><section class="shelf">{"".join(lids)}</section>'
    return f'<main class="start first-sight"><div class="start-top">{top}</div></main>'


def _companion(_: str) -> str:
    lead = f'<h1>{_spoken("ui-companion")}</h1><p class="com-lead">{_spoken("ui-companion-lead")}</p>'
    return f'<main class="companion first-sight"><section class="com-shelf">{lead}</section></main>'


def _rules(game: str) -> str:
    sections = (
        f'<section class="rules-section"><div><h2>{_spoken(key.removesuffix("-text"))}</h2><p>{_spoken(key)}</p></div>'
        "</section>"
        for key in list(_chapters(game))[:_CHAPTERS]
    )
    return f'<main class="rules first-sight">{_banner(game, f"{game}-rules-lead")}{"".join(sections)}</main>'


def _chapters(game: str) -> Iterator[str]:
    """The texts of the chapters in their order, which is that of the page."""
    return (found[1] for found in re.finditer(rf"^({game}-rules-\w+-text) *=", source("en", f"{game}-learn"), re.M))


def _lobby(game: str) -> str:
    rules = f' <a href="/rules/{game}">{_spoken("ui-rules")}</a>' if _has_rules(game) else ""
    return f'<main class="first-sight"><div class="lobby">{_banner(game, f"{game}-line", rules)}</div></main>'


def _table(game: str) -> str:
    words = f"<strong>{_spoken(f'{game}-name')}</strong>{_spoken(f'{game}-line')}"
    return f'<main class="first-sight"><p class="waiting">{words}</p></main>'


def _banner(game: str, line: str, more: str = "") -> str:
    words = f"<h1>{_spoken(f'{game}-name')}</h1><p>{_spoken(line)}{more}</p>"
    return (
        f'<header class="banner lid-{game}"><svg class="emblem" viewBox="0 0 120 120"></svg><div>{words}</div></header>'
    )


def _spoken(key: str) -> str:
    """A text in every language, nothing if a game has none."""
    if not has_text(key):
        return ""
    return "".join(f'<span lang="{code}">{escape(say(Sentence(key), code))}</span>' for code in LANGUAGES)


_DRAWN = {"start": _start, "companion": _companion, "rules": _rules, "lobby": _lobby, "table": _table}
