"""`crosstable puzzles`: puzzles from games of bots, proved and in the order of their difficulty."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from crosstable.core import AnyGame, Refused, sentence
from crosstable.core.record import Record
from crosstable.puzzles import make_puzzles, recorded_game, write_puzzles

from .choosing import game_named, loaded, saved, writable
from .speech import Lang, err, t

NONE = write_puzzles(())


def record_of(game: AnyGame, file: Path) -> Record:
    """A recorded game of this kind, or a sentence that says why not."""
    record = loaded(file)
    if record.header.game != game.facts.id:
        raise Refused("cli-other-game", file=str(file), game=sentence(f"{record.header.game}-name"))
    return record


def puzzles_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=t("cli-help-game"))],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help=t("cli-help-puzzles-count"))] = 20,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"))] = 0,
    records: Annotated[
        list[Path] | None, typer.Option("--from", metavar="FILE", help=t("cli-help-puzzles-from"))
    ] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=t("cli-help-puzzles-out"))] = None,
    lang: Lang = None,
) -> None:
    """Let bots play until so many puzzles are found, or look for them in recorded games."""
    chosen = game_named(game)
    writable(file)
    games = [partial(recorded_game, record_of(chosen, one), chosen) for one in records or ()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(t(f"{chosen.facts.id}-name"), total=count)
        found = write_puzzles(make_puzzles(chosen.facts, count, seed, lambda _: progress.advance(task), games))
    if found == NONE:
        raise Refused("puzzles-none-found")
    if file is None:
        typer.echo(found.decode(), nl=False)
        return
    saved(file, found)
    err().print(t("cli-saved", file=str(file)), markup=False)
