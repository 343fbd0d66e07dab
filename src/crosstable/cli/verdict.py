"""`crosstable verdict`: where a recorded game was decided, in three sentences."""

from typing import Annotated

import typer

from crosstable.core import Seat
from crosstable.core.codec import encode
from crosstable.core.seats import told_apart
from crosstable.games import GAMES
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import verdict
from crosstable.review.verdict import line, whole

from .choosing import loaded
from .replay import File
from .speech import Lang, out, t, told


def verdict_command(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help=t("cli-help-verdict-seat"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("cli-help-verdict-json"))] = False,
    lang: Lang = None,
) -> None:
    """Where a game was decided."""
    record = loaded(file)
    names = told_apart(record.header.seats)
    game = ReplayedGame(record, GAMES[record.header.game])
    if seat is not None:
        game.check_seat(seat - 1)
    curve, found = whole(game)
    seats: tuple[Seat | None, ...] = tuple(range(game.seats)) if seat is None else (seat - 1,)
    for one in seats:
        given = verdict(game, one, curve, found, line(game, one, curve))
        if as_json:
            typer.echo(encode(given).decode())
            continue
        out().print(t("cli-verdict-for", name=names[one or 0]), style="bold", markup=False)
        for words in given.words:
            out().print("  " + told(words, names), markup=False)
