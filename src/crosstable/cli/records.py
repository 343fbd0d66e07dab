"""`crosstable records`: look through many records, and make a table of them."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, cast, get_args

import typer
from rich.table import Table

from crosstable.core import BadRecord, Refused
from crosstable.lab.frames import Of, export
from crosstable.lab.records import Filed, records

from .choosing import game_named, settled, writable
from .speech import Lang, decimal, err, out, t, told


def records_command(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help=t("cli-help-records-paths"))],
    game: Annotated[str | None, typer.Option(help=t("cli-help-records-game"))] = None,
    player: Annotated[str | None, typer.Option(help=t("cli-help-records-player"))] = None,
    won_by: Annotated[str | None, typer.Option(help=t("cli-help-records-won-by"))] = None,
    seats: Annotated[int | None, typer.Option(help=t("cli-help-records-seats"))] = None,
    over: Annotated[bool | None, typer.Option("--over/--unfinished", help=t("cli-help-records-over"))] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help=t("cli-help-records-set"))] = None,
    of: Annotated[str, typer.Option(help=t("cli-help-records-of"))] = "games",
    to: Annotated[Path | None, typer.Option(metavar="FILE", help=t("cli-help-records-to"))] = None,
    lang: Lang = None,
) -> None:
    """Find records, count them, write them as a table."""
    bad: list[str] = []

    def passed_by(file: str, error: BadRecord) -> None:
        bad.append(file)
        err().print(f"✗ {file}: {told(error.why)}", markup=False)

    writable(to)
    chosen = None if game is None else game_named(game).facts.id
    wanted = {"game": chosen, "player": player, "won_by": won_by, "seats": seats, "over": over}
    found = records(*paths, on_bad=passed_by, options=settled(settings or []), **wanted)
    if to is None:
        out().print(_summary(found))
    else:
        export(found, to, _of(of))
        err().print(t("cli-saved", file=str(to)), markup=False)
    if bad:
        raise typer.Exit(1)


def _of(name: str) -> Of:
    for known in get_args(Of):
        if name == known:
            return cast(Of, known)
    raise Refused("cli-no-such-rows", of=name, known=", ".join(get_args(Of)))


def _summary(found: Iterable[Filed]) -> Table:
    """How many there are of each game with each number of seats."""
    counted: dict[tuple[str, int], Counter[str]] = {}
    for one in found:
        count = counted.setdefault((one.header.game, len(one.header.seats)), Counter())
        count.update(records=1, over=one.outcome is not None, actions=one.actions)
    table = Table()
    for key in ("game", "seats", "records", "over", "actions"):
        table.add_column(t(f"cli-records-{key}"), justify="left" if key == "game" else "right")
    for (game, seats), count in sorted(counted.items()):
        actions = decimal(count["actions"] / count["records"])
        table.add_row(game, str(seats), str(count["records"]), str(count["over"]), actions)
    return table
