"""`crosstable worker`: bots of servers elsewhere think on this machine."""

import asyncio
from contextlib import suppress
from typing import Annotated

import typer

from .speech import Lang, err, t


def worker_command(
    store: Annotated[str, typer.Option(metavar="URL", envvar="CROSSTABLE_STORE", help=t("cli-help-worker-store"))],
    workers: Annotated[int | None, typer.Option(min=1, help=t("cli-help-worker-workers"))] = None,
    lang: Lang = None,
) -> None:
    """Answer what servers of the same store ask, until Ctrl-C."""
    from crosstable.server.logs import set_up_logging  # late: the other commands need none of these
    from crosstable.table.stores import need_postgresql

    need_postgresql()
    set_up_logging("plain")
    with suppress(KeyboardInterrupt):
        asyncio.run(_work(store, workers))
    err().print(t("cli-stopped"))


async def _work(url: str, workers: int | None) -> None:
    from crosstable.bots.pool import BotPool
    from crosstable.games import GAMES
    from crosstable.table.questions import Worker
    from crosstable.table.stores import shared_store

    store = shared_store(url, kind="worker")
    await store.open()
    pool = BotPool(workers, tuple(game.facts for game in GAMES.values()))
    try:
        await pool.warm()
        err().print(t("cli-worker-ready", workers=pool.workers))
        await Worker(store, GAMES, pool).run()
    finally:
        await pool.close()
        await store.close()
