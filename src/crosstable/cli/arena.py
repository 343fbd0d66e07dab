"""`crosstable arena`: bots against bots."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.lab.arena import arena
from crosstable.lab.guest import PATIENCE
from crosstable.lab.players import choice_of
from crosstable.lab.plots import drawable, plot
from crosstable.lab.results import ArenaResult, GameResult

from .choosing import chosen_options, game_named, saved, writable
from .own_bots import own_bot, tell_faults
from .speech import Lang, decimal, err, out, percent, t

LONGEST = 24
"""How much of a bot's name is shown on a narrow screen."""


def arena_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=t("cli-help-game"))],
    levels: Annotated[list[str] | None, typer.Argument(metavar="BOT BOT…", help=t("cli-help-bots"))] = None,
    own: Annotated[list[str] | None, typer.Option("--bot", metavar="FILE:NAME", help=t("cli-help-own-bot"))] = None,
    patience: Annotated[float, typer.Option(min=0.01, max=600, help=t("cli-help-patience"))] = PATIENCE,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=t("cli-help-games-count"))] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help=t("cli-help-seconds"))] = 0.2,
    size: Annotated[int | None, typer.Option(help=t("cli-help-size"))] = None,
    swap: Annotated[bool | None, typer.Option("--swap/--no-swap", help=t("cli-help-swap"))] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help=t("cli-help-set"))] = None,
    seats: Annotated[int | None, typer.Option(help=t("cli-help-seats"))] = None,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"))] = 0,
    workers: Annotated[int | None, typer.Option(min=0, help=t("cli-help-arena-workers"))] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=t("cli-help-gauntlet"))] = False,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-keep"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=t("cli-help-ray"))] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-arena-json"))] = None,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=t("cli-help-plot"))] = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other and count."""
    bots = [*(own or []), *(levels or [])]
    if len(bots) < 2:
        raise typer.BadParameter(t("cli-two-bots"))
    chosen = game_named(game)
    options = chosen_options(chosen, settings or [], size=size, swap=swap)
    players = [BotChoice(own_bot(bot), patience) for bot in own or []]
    players += [choice_of(chosen.facts, bot, seconds) for bot in levels or []]
    writable(json, picture)
    drawable(picture)
    with stoppable(keep), counting(" – ".join(bots), games) as counted:
        result = arena(
            chosen,
            players,
            games,
            options,
            seats,
            seed,
            workers,
            counted,
            gauntlet=gauntlet,
            keep=keep,
            ray=ray,
        )
    if picture is not None:
        plot(result, picture)
        err().print(t("cli-saved", file=str(picture)), markup=False)
    if str(json) == "-":
        typer.echo(encode(result).decode())
        return
    out().print(_table(result, bots), soft_wrap=False)
    if len(bots) > 2:
        out().print(_meetings_table(result, bots), soft_wrap=False)
    out().print(t("cli-arena-length", actions=decimal(result.mean_actions)))
    for name, standing in zip(bots, result.standings, strict=True):
        tell_faults(name, standing.faults)
    if json:
        saved(json, encode(result))
        err().print(t("cli-saved", file=str(json)), markup=False)


@contextmanager
def stoppable(keep: Path | None) -> Iterator[None]:
    """Ends in order with its workers, also when it is asked to by SIGTERM; says where games that were kept are."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        if keep is not None:
            err().print(t("cli-kept", file=str(keep)), markup=False)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def counting(what: str, games: int) -> Iterator[Callable[[GameResult], None]]:
    """A progress bar; what it gives is called after each game."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(what, total=games)
        yield lambda _: progress.advance(task)


def _table(result: ArenaResult, names: list[str]) -> Table:
    table = Table()
    for key in ("player", "won", "share", "interval", "rating", "first", "time"):
        first = key == "player"
        table.add_column(
            t(f"cli-arena-{key}"),
            justify="left" if first else "right",
            min_width=min(LONGEST, max(map(len, names))) if first else None,
        )
    for name, s in zip(names, result.standings, strict=True):
        table.add_row(
            name,
            f"{s.won}/{s.played}",
            percent(decimal(100 * s.share)),
            percent(f"{decimal(100 * s.low)} – {decimal(100 * s.high)}"),
            f"{decimal(s.rating)} ± {decimal(1.96 * s.rating_error)}",
            f"{s.first_won}/{s.first_played}",
            f"{1000 * s.seconds_a_move:.0f} ms",
        )
    return table


def _meetings_table(result: ArenaResult, names: list[str]) -> Table:
    """Who did better how often, row against column."""
    table = Table()
    table.add_column(t("cli-arena-better"))
    for number, _ in enumerate(names, start=1):
        table.add_column(str(number), justify="right")
    for number, (name, row) in enumerate(zip(names, result.meetings, strict=True), start=1):
        table.add_row(f"{number} {name}", *(f"{met.better}–{met.worse}" if met.games else "" for met in row))
    return table
