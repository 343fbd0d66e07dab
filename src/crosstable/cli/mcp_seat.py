"""A seat at a running table in words: what a language model reads of it and how it acts. It gets what the seat gets."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console, RenderableType

from crosstable.core import AnyGame, Event, Refused, View
from crosstable.core.codec import codec, encode
from crosstable.core.parts import LOG, load
from crosstable.core.telling import Reader, line
from crosstable.core.texts import text_files
from crosstable.games import GAMES
from crosstable.lab.client import TableClient

from .pictures import caption, offered, picture
from .speech import language, t, told
from .words import example, meant

NEWEST = 40
"""How many lines of the log are read out at once."""


class WordySeat:
    """A seat, told and asked in words."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self._ready = (0, "")
        client.wait(lambda: bool(client.table))

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[str(self.client.table["game"])]

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat["name"] for seat in self.client.table["seats"])

    def catch_up(self) -> None:
        """Take in what came meanwhile, and say that a new game was seen."""
        while self.client.listen(0):
            pass
        if self.client.play is not None:
            now = (int(self.client.play["round"]), str(self.client.table["phase"]))
            if now != self._ready:
                self._ready = now
                self.client.request("ready", round=now[0], on=True)

    def my_turn(self) -> bool:
        """Whether the game waits for this seat, or is over."""
        view = self.client.view
        return view is not None and (view.outcome is not None or view.seat in view.waiting)

    def look(self) -> str:
        """Everything the seat may know now: the log, the table, and what it may do."""
        self.catch_up()
        view = self.client.view
        if view is None:
            seated = ", ".join(name or "–" for name in self.names)
            return t("cli-mcp-lobby", code=self.client.code, game=self.game.facts.id, seats=seated)
        events = [codec(self.game).event(encode(event)) for event in self.client.heard]
        return words_for(self.game, view, self.names, events)

    def act(self, words: str) -> str:
        """Do what these words mean, or Refused with the reason."""
        self.catch_up()
        view, play = self.client.view, self.client.play
        if view is None or play is None:
            raise Refused("cli-mcp-no-game")
        action = meant(words, view.offers, self.game.facts)
        self.ask("act", round=play["round"], action=msgspec.to_builtins(action))
        return self.look()

    def ask(self, do: str, **fields: Any) -> None:
        """Ask the table for something and wait for its answer; Refused with its reason."""
        sent = self.client.request(do, **fields)
        self.client.wait(lambda: self.client.answer(sent) is not None)
        answer = self.client.answer(sent) or {}
        if answer["is"] == "denied":
            raise Refused(answer["why"]["key"], **answer["why"]["args"])
        self.client.wait(lambda: self.client.seq >= answer["seq"])

    def rules(self) -> str:
        """The rules of the game, as its rules page tells them."""
        return rules_of(self.game.facts.id)


def words_for(game: AnyGame, view: View, names: tuple[str, ...], events: Sequence[Event]) -> str:
    """What a seat has heard, how the table stands for it, and what it may do, each with an example."""
    parts = [*_log(game, view, names, events)[-NEWEST:], _drawn(picture(game, view)), caption(game, view, names)]
    if view.outcome is not None:
        return "\n".join([*parts, t("cli-mcp-over", why=told(view.outcome.why, names))])
    parts.append(t("cli-mcp-you", seat=str(view.seat), name=names[view.seat or 0]))
    parts.append(t("cli-mcp-turn", yours="yes" if view.seat in view.waiting else "no"))
    for offer in view.offers:
        aside = "yes" if offer.aside else "no"
        parts.append(t("cli-mcp-offer", offer=offered(offer), example=example(offer), aside=aside))
    return "\n".join(parts)


def _log(game: AnyGame, view: View, names: tuple[str, ...], events: Sequence[Event]) -> list[str]:
    part, reader = load(game.facts, LOG), Reader(view, names, language())
    lines = (line(game.facts.id, part.LOG, event, reader) for event in events) if part is not None else ()
    return [f"· {text}" for text in lines if text]


def rules_of(game: str) -> str:
    """The rules of a game, as its rules page tells them."""
    return "\n".join(_rules(game)) or t("cli-mcp-no-rules")


def _rules(game: str) -> Iterator[str]:
    """The texts of the rules page, in their order."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in text_files(language()))
    for key in re.findall(rf"^({game}-rules-[\w-]+) =", source, re.M):
        with suppress(ValueError):  # a text with a gap to fill belongs to a picture
            yield t(key)


def _drawn(what: RenderableType) -> str:
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as shown:
        console.print(what)
    return shown.get()
