"""`crosstable balance`: who wins how often in a set-up."""

from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from crosstable.core import AnyGame
from crosstable.core.codec import encode
from crosstable.games import GAMES
from crosstable.lab.arena import processes
from crosstable.lab.balance import Balance, balance, changed, setups
from crosstable.lab.balance_page import write_page, written
from crosstable.lab.plots import drawable, plot, setup_name, words

from .arena import counting, stoppable
from .choosing import chosen_options, game_named, saved, writable
from .speech import Lang, err, out, percent, t


def balance_command(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help=t("cli-help-balance-games"))] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=t("cli-help-balance-count"))] = 100,
    bot: Annotated[str | None, typer.Option(help=t("cli-help-balance-bot"))] = None,
    seats: Annotated[int | None, typer.Option(help=t("cli-help-balance-seats"))] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help=t("cli-help-set"))] = None,
    every: Annotated[bool, typer.Option("--all", help=t("cli-help-balance-all"))] = False,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"))] = 0,
    workers: Annotated[int | None, typer.Option(min=0, help=t("cli-help-arena-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=t("cli-help-ray"))] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help=t("cli-help-balance-keep"))] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-balance-json"))] = None,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=t("cli-help-plot"))] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-balance-page"))] = None,
    lang: Lang = None,
) -> None:
    """Count who wins."""
    found, chosen = [], [game_named(name) for name in names or GAMES]
    if seats is not None and not any(seats in game.facts.seats for game in chosen):
        chosen[0].check(chosen[0].facts.options(), seats)  # says how many there may be
    writable(json, picture, page)
    drawable(picture)
    # One set of processes for all set-ups: each begins with seconds of loading.
    with stoppable(keep), nullcontext() if ray is not None or workers == 0 else processes(workers) as pool:
        count = partial(balance, games=games, bot=bot, seed=seed, workers=workers, ray=ray, pool=pool)
        for game in chosen:
            wanted = list(setups(game)) if every or page else _one(game, settings or [])
            for options, players in [(o, n) for o, n in wanted if seats in (None, n)]:
                kept = None if keep is None else _file(keep, game, options, players)
                with counting(f"{game.facts.id} {players}", games) as counted:
                    one = count(game, options, players, on_result=counted, keep=kept)
                found.append(one)
                if str(json) != "-":
                    out().print(_table(one), soft_wrap=False)
    _write(found, json, picture, page)


def _one(game: AnyGame, settings: list[str]) -> list[tuple[Any, int]]:
    """The options that were named, with every number of players."""
    options = chosen_options(game, settings)
    return [(options, count) for count in game.facts.seats]


def _file(folder: Path, game: AnyGame, options: Any, seats: int) -> Path:
    """Where the games of a set-up are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    told = "-".join(f"{name}-{value}" for name, value in changed(game, _written(options)).items())
    return folder / f"{game.facts.id}-{seats}{told and '-'}{told}.jsonl"


def _written(options: Any) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def _table(found: Balance) -> Table:
    table = Table(title=t("cli-balance-title", game=found.game, setup=setup_name(found), seats=found.seats))
    for key in ("who", "won", "share"):
        table.add_column(t(f"cli-balance-{key}"), justify="left" if key == "who" else "right")
    sides = {side.name for side in found.sides}
    for share in (*found.sides, *(role for role in found.roles if role.name not in sides)):
        name = f"[bold]{words(share.name)}[/]" if share.name in sides else words(share.name)
        table.add_row(name, f"{share.won}/{share.played}", percent(written(share)))
    return table


def _write(found: list[Balance], json: Path | None, picture: Path | None, page: Path | None) -> None:
    if str(json) == "-":
        typer.echo(encode(found).decode())
    elif json is not None:
        saved(json, encode(found))
    if picture is not None:
        plot(found if len(found) > 1 else found[0], picture)
    if page is not None:
        write_page(found, page)
    for file in filter(None, (json if str(json) != "-" else None, picture, page)):
        err().print(t("cli-saved", file=str(file)), markup=False)
