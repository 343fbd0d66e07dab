"""`crosstable replay`: games from files."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from crosstable.core import TIME, AnyGame, Step, heard, spoken_phrase
from crosstable.core.codec import encode
from crosstable.core.record import Record, Spoken, replay
from crosstable.core.seats import told_apart
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame
from crosstable.lab.plots import drawable, plot

from .choosing import loaded, writable
from .log import deed, lines
from .pictures import caption, picture
from .speech import Lang, err, out, t, told
from .words import whole_number, written

File = Annotated[Path, typer.Argument(metavar="FILE", help=t("cli-help-file"))]


def replay_command(
    file: File,
    everything: Annotated[bool, typer.Option("--all", help=t("cli-help-all"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("cli-help-replay-json"))] = False,
    course: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=t("cli-help-replay-plot"))] = None,
    lang: Lang = None,
) -> None:
    """Review a game step by step."""
    record = loaded(file)
    game = GAMES[record.header.game]
    if course is not None:
        writable(course)
        drawable(course)
        plot(LocalGame.again(record), course)
        err().print(t("cli-saved", file=str(course)), markup=False)
        return
    steps = replay(record, game)
    if as_json:
        for number in range(len(steps)):
            typer.echo(encode(_frame(game, record, steps, number)).decode())
    elif everything or not sys.stdin.isatty():
        for number in range(len(steps)):
            _show(game, record, steps, number)
    else:
        _look_through(game, record, steps)


def _frame(game: AnyGame, record: Record, steps: list[Step[Any]], number: int) -> dict[str, Any]:
    move = record.moves[number - 1] if number else None
    return {
        "n": number,
        "seat": move.seat if move else None,
        "at": move.at if move else 0,
        "action": move.action if move else None,
        "events": heard(steps[number].events, None),
        "view": game.view(steps[number].state, None),
        "talk": [said for said in record.talk if said.after == number],
    }


def _show(game: AnyGame, record: Record, steps: list[Step[Any]], number: int) -> None:
    names = told_apart(record.header.seats)
    view = game.view(steps[number].state, None)
    title = _title(game, record, steps, number)
    out().print(f"[bold]{number}/{len(steps) - 1}[/]  ", end="")
    out().print(title, markup=False)
    out().print(picture(game, view))
    end = told(view.outcome.why, names) if view.outcome else None
    if end is None or end not in title:
        out().print(end or caption(game, view, names), markup=False)
    for said in record.talk:
        if said.after == number:
            out().print(t("cli-said", name=names[said.seat], line=_words(said, game, names)), markup=False)
    out().print()


def _title(game: AnyGame, record: Record, steps: list[Step[Any]], number: int) -> str:
    """What happened in this step, in words; what nobody has words for as it was typed."""
    names = told_apart(record.header.seats)
    logged = lines(game, steps[number : number + 1], None, names)
    if not number:
        return " ".join(logged) or t("cli-start")
    move = record.moves[number - 1]
    done = "" if move.seat == TIME else deed(game, steps[number], move.seat, move.action, names)
    who = t("cli-clock") if move.seat == TIME else names[move.seat]
    return " ".join([done, *logged]).strip() or f"{who}: {written(move.action)}"


def _words(said: Spoken, game: AnyGame, names: tuple[str, ...]) -> str:
    """What somebody said, in the reader's language if it was a phrase."""
    return told(spoken_phrase(said.phrase, said.number, game.facts.phrases), names) if said.phrase else said.text


def _look_through(game: AnyGame, record: Record, steps: list[Step[Any]]) -> None:
    number, last = 0, len(steps) - 1
    err().print(t("cli-replay-keys"))
    while True:
        _show(game, record, steps, number)
        try:
            word = input("› ").strip().lower()
        except EOFError:
            return
        if word == "q" or (not word and number == last):
            return
        if word == "b":
            number = max(0, number - 1)
        elif (wanted := whole_number(word)) is not None:
            number = max(0, min(last, wanted))
        elif word == "e":
            number = last
        else:
            number = min(last, number + 1)
