"""On a running server a bot Sniper shoots, though somebody lets the timer run instead of being ready."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.serving import Player, join, open_table, quick, server_in_thread

TALK = 6
"""Seconds: the timer, shortened by option."""
SNIPER = 1


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The host and port of a running server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server_in_thread(quick(folder / "games.sqlite3", workers=1)) as found:
        yield found


def _open(base: str) -> Player:
    options = {"mode": "sniper", "seconds": TALK, "aim_seconds": 1, "sniper": SNIPER + 1}
    return open_table(base, game="crossfire", seats=6, options=options)


async def _let_the_timer_run(anna: Player) -> None:
    """Anna claims something and says no more until the talk is over; the Sniper's cards lie by then."""
    assert (await anna.act(type="claim", claim="undeclared"))["is"] == "done"
    while anna.view["phase"] in ("claim", "talk"):
        await anna.hear()
    assert anna.view["sniper"] == SNIPER
    ready = set(anna.view["ready"])
    assert ready <= {2, 3, 4, 5}, "neither Anna, who did not say so, nor the Sniper, who is asked last"
    assert ready, "bots come to an end of their words"
    assert anna.view["shots"], "the Sniper has shot"
    assert all(anna.view["roles"][seat] for seat in anna.view["shots"])


def test_a_bot_sniper_shoots_when_the_time_is_up(base: str) -> None:
    async def play() -> None:
        anna = _open(base)
        await anna.connect()
        assert (await anna.ask(do="fill_bots", bot={"level": "medium"}))["is"] == "done"
        assert (await anna.ask(do="start"))["is"] == "done"
        await _let_the_timer_run(anna)
        await anna.close()

    asyncio.run(play())


def test_so_does_the_stand_in_of_a_sniper_who_left(base: str) -> None:
    async def play() -> None:
        anna = _open(base)
        ben = join(base, anna.code)
        await anna.connect()
        await ben.connect()
        assert (await anna.ask(do="fill_bots", bot={"level": "medium"}))["is"] == "done"
        assert (await anna.ask(do="start"))["is"] == "done"
        assert (await ben.ask(do="leave"))["is"] in ("done", "bye")
        await ben.close()
        await _let_the_timer_run(anna)
        await anna.close()

    asyncio.run(play())
