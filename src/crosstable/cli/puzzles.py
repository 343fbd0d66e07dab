"""`crosstable puzzles`: puzzles from games of bots, proved and in the order of their difficulty."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from crosstable.puzzles import make_puzzles, write_puzzles

from .choosing import game_named, saved
from .speech import Lang, err, t


def puzzles_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=t("cli-help-game"))],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help=t("cli-help-puzzles-count"))] = 20,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"))] = 0,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=t("cli-help-puzzles-out"))] = None,
    lang: Lang = None,
) -> None:
    """Let bots play until so many puzzles are found."""
    chosen = game_named(game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(t(f"{chosen.facts.id}-name"), total=count)
        found = write_puzzles(make_puzzles(chosen.facts, count, seed, lambda _: progress.advance(task)))
    if file is None:
        typer.echo(found.decode(), nl=False)
        return
    saved(file, found)
    err().print(t("cli-saved", file=str(file)), markup=False)
