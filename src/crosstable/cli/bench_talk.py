"""`crosstable bench-talk`: a language model, or a bot, at a fixed set of tables, scored by exact beliefs."""

import json as json_module
import os
import random
import re
import time
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import typer
from rich.table import Table

from crosstable.core import Refused
from crosstable.core.codec import encode
from crosstable.lab.players import choice_of, player_of, usual_level
from crosstable.lab.talk import SET, TABLES, TalkScore, TalkTable, score, tables, total

from .choosing import saved, writable
from .own_bots import own_bot
from .speech import Lang, decimal, err, out, percent, t
from .talk_session import TalkSession

KEY = "CROSSTABLE_API_KEY"
"""The environment variable with the key of the endpoint."""
PAUSES = (1, 4, 15, 60)
"""Seconds before an endpoint that gave no answer is asked again; after the last try it has fallen silent."""
LONGEST = 300
"""The longest pause an endpoint may ask for."""
BUSY = (408, 425, 429)
"""What an endpoint answers that will answer later."""
Scores = list[tuple[TalkTable, TalkScore]]


def bench_talk_command(
    url: Annotated[str | None, typer.Option(metavar="URL", help=t("cli-help-talk-url"))] = None,
    model: Annotated[str, typer.Option(help=t("cli-help-talk-model"))] = "",
    mcp: Annotated[bool, typer.Option("--mcp", help=t("cli-help-talk-mcp"))] = False,
    bot: Annotated[str | None, typer.Option(metavar="BOT", help=t("cli-help-talk-bot"))] = None,
    count: Annotated[int, typer.Option("--tables", min=1, help=t("cli-help-talk-tables"))] = TABLES,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-talk-json"))] = None,
    lang: Lang = None,
) -> None:
    """Play the tables, score them."""
    if (url is not None) + mcp + (bot is not None) != 1:
        raise typer.BadParameter(t("cli-talk-who"))
    writable(json)
    scores: Scores = []

    def add(table: TalkTable, found: TalkScore) -> None:
        scores.append((table, found))
        if not mcp:
            err().print(t("cli-talk-table", number=table.number + 1, game=table.game, won=found.won))

    try:
        if url is not None:
            _ask_endpoint(url.rstrip("/"), model, TalkSession(model or "model", count, add))
        elif mcp:
            _serve_mcp(TalkSession("model", count, add))
        else:
            for table in tables(count):
                add(table, _by_bot(table, bot or ""))
    finally:  # also if the endpoint falls silent: the tables before were played
        if json is not None and scores:
            saved(json, encode({"set": SET, "tables": scores, "total": total([found for _, found in scores])}))
    if not mcp:
        out().print(_table(scores), soft_wrap=False)


def _by_bot(table: TalkTable, name: str) -> TalkScore:
    """A bot on the examined seat, and nothing else changed."""
    played = table.begin(name, "bot")
    facts, luck = played.game.facts, random.Random(f"{SET} bots {table.number}")
    own = player_of(facts, choice_of(facts, own_bot(name) if ".py:" in name else name))
    other = player_of(facts, choice_of(facts, usual_level(facts)))
    while played.outcome is None:
        seat = luck.choice(sorted(played.game.actors(played.state)))
        bot = own if seat == table.seat else other
        played.play(seat, bot.think(played.sight(seat, luck.getrandbits(60)), lambda: False).action)
    return score(played, table.seat)


def _ask_endpoint(url: str, model: str, session: TalkSession) -> None:
    """Ask an OpenAI-compatible endpoint for a line at a time."""
    while not session.done:
        asked = [
            {"role": "system", "content": t("cli-talk-ask") + "\n\n" + session.rules()},
            {"role": "user", "content": session.look()},
        ]
        answer = session.act(_line(_completion(url, model, asked)))
        while session.refused:
            asked += [{"role": "user", "content": answer}]
            answer = session.act(_line(_completion(url, model, asked)))


def _line(text: str) -> str:
    """The line that counts: the last one, without what models put round it."""
    lines = [line for line in text.splitlines() if line.strip(" `*\"'“”.")]
    return re.sub(r"^(act(ion)?|answer)\s*:\s*", "", lines[-1].strip(" `*\"'“”."), flags=re.I) if lines else ""


def _completion(url: str, model: str, messages: list[dict[str, str]]) -> str:
    """What the endpoint answers; one that is busy or out of order is asked again after a pause."""
    pauses = list(PAUSES)
    while True:
        try:
            return _asked(url, model, messages)
        except (OSError, HTTPException, ValueError, KeyError, IndexError, TypeError) as error:
            if isinstance(error, HTTPError):
                error.close()
            if not pauses or not _passing(error):
                raise Refused("cli-talk-no-answer", url=url, why=str(error)) from None
            seconds = max(pauses.pop(0), _wanted(error))
            err().print(t("cli-talk-again", why=str(error), seconds=seconds), markup=False)
            time.sleep(seconds)


def _asked(url: str, model: str, messages: list[dict[str, str]]) -> str:
    """Ask once."""
    headers = {"Content-Type": "application/json"}
    if os.environ.get(KEY):
        headers["Authorization"] = f"Bearer {os.environ[KEY]}"
    body = json_module.dumps({"model": model, "messages": messages}).encode()
    with urlopen(Request(f"{url}/chat/completions", body, headers), timeout=300) as answer:
        found: Any = json_module.load(answer)
    return str(found["choices"][0]["message"]["content"] or "")


def _passing(error: Exception) -> bool:
    """Whether another try may help: a wrong address, key or model stays wrong."""
    return not isinstance(error, HTTPError) or error.code >= 500 or error.code in BUSY


def _wanted(error: Exception) -> int:
    """The pause an endpoint asks for, in seconds."""
    asked = error.headers.get("Retry-After", "") if isinstance(error, HTTPError) else ""
    return min(int(asked), LONGEST) if asked.isascii() and asked.isdigit() else 0


def _serve_mcp(session: TalkSession) -> None:
    """Let an agent play through the Model Context Protocol."""
    try:
        from .talk_tools import talk_tools
    except ModuleNotFoundError:
        raise Refused("cli-no-mcp") from None
    talk_tools(session).run("stdio")


def _table(scores: Scores) -> Table:
    """A row for each game, and one for all; where it is wider than the window lines break, but no word."""
    columns = ("game", "won", "lies", "opinions", "noticed", "thrown", "faults")
    games = dict.fromkeys(table.game for table, _ in scores)
    rows = [
        [t(f"cli-talk-{key}") for key in columns],
        *([game, *_cells(total([found for one, found in scores if one.game == game]))] for game in games),
        [t("cli-talk-all"), *_cells(total([found for _, found in scores]))],
    ]
    fits = sum(max(map(len, cells)) + len(" | ") for cells in zip(*rows, strict=True)) < out().width
    table = Table(title=SET)
    for key, *cells in zip(columns, *rows, strict=True):
        longest = max(len(word) for cell in cells for word in cell.split(" "))
        table.add_column(cells[0], justify="left" if key == "game" else "right", width=None if fits else longest)
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _cells(found: TalkScore) -> list[str]:
    low, high = found.interval
    return [
        f"{found.won}/{found.tables} ({percent(f'{100 * low:.0f}–{100 * high:.0f}')})",
        f"{found.lies}/{found.statements}",
        f"{found.opinions_right}/{found.opinions}",
        f"{found.noticed}/{found.noticeable}",
        f"{decimal(found.thrown, 2)} ({found.mistakes}/{found.decisions})",
        str(found.faults),
    ]
