"""`crosstable join`: a bot of one's own at a running table."""

from typing import Annotated

import typer

from crosstable.lab.client import take_seat
from crosstable.lab.guest import PATIENCE, GuestBot
from crosstable.lab.join import Joined

from .own_bots import own_bot, tell_faults
from .speech import Lang, err, t


def join_command(
    url: Annotated[str, typer.Argument(metavar="URL", help=t("cli-help-table-url"))],
    bot: Annotated[str, typer.Option("--bot", metavar="FILE:NAME", help=t("cli-help-own-bot"))],
    name: Annotated[str | None, typer.Option(help=t("cli-help-join-name"))] = None,
    seat: Annotated[int | None, typer.Option(min=1, help=t("cli-help-join-seat"))] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1, help=t("cli-help-join-games"))] = None,
    patience: Annotated[float, typer.Option(min=0.01, max=600, help=t("cli-help-patience"))] = PATIENCE,
    lang: Lang = None,
) -> None:
    """Seat a bot of one's own at a running table."""
    guest = GuestBot(own_bot(bot), patience)
    called = name or bot.rpartition(":")[2]
    client = take_seat(url, called, None if seat is None else seat - 1)
    err().print(t("cli-joined", name=called, url=url), markup=False)
    Joined(client, guest, lambda fault: tell_faults(bot, [fault])).run(games)
