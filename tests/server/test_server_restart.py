"""The server is killed in mid-game, and the game goes on."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from crosstable.core.record import read_record
from crosstable.games import GAMES
from helpers.serving import Player, ServerProcess, free_port, open_table, quick, server_in_thread, two_players
from helpers.tables import run


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def server(database: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(quick(database, port=free_port()))
    process.start()
    yield process
    process.kill()


def an_hour_passes(database: Path) -> None:
    """While the server is away."""
    with sqlite3.connect(database) as db:
        db.execute("UPDATE log SET time = time - 3600000")
        db.execute("UPDATE alive SET at = at - 3600000")
    db.close()


async def bot_has_answered(player: Player) -> None:
    """Before the crash or after it, the bot has made its move."""
    player.last = None
    await player.connect()
    while len(player.view["moves"]) < 2:
        await player.hear()
    assert player.view["waiting"] == [0]


async def ends_cleanly(server: ServerProcess, player: Player) -> None:
    """SIGTERM: the connections are told to come back, and the process ends by itself."""
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    await player.socket.wait_closed()
    assert player.socket.close_code == 1012, "service restart"
    assert await stopping in (0, -15)


def test_a_killed_server_comes_back_with_every_table_where_it_was(server: ServerProcess, database: Path) -> None:
    async def check() -> None:
        anna, ben = await two_players(server.base, options={"minutes": 3, "size": 5})
        done = await anna.act(type="place", cell="a1")
        await ben.until("news")
        before, clocks, seq = ben.view, ben.play["clocks"], ben.last
        cleo = open_table(server.base, options={"size": 4, "swap": False}, bots={"level": "easy"}, start=True)
        await cleo.connect()
        await cleo.send(do="act", id="a", round=1, action={"type": "place", "cell": "a1"})
        await cleo.until("news")
        server.kill()
        for player in (anna, ben, cleo):
            await player.close()
        an_hour_passes(database)
        await asyncio.to_thread(server.start)
        missed = await ben.connect()
        assert seq is not None
        assert (missed["is"], missed["seq"], missed["events"]) == ("news", seq + 1, []), "the clock was resumed"
        assert ben.view == before
        assert ben.play["clocks"]["seat-0"] == clocks["seat-0"]
        assert 120 < ben.play["clocks"]["seat-1"] <= 180, "the hour is nobody's"
        anna.last = None
        assert (await anna.connect())["you"] == {"seat": 0, "host": True}
        again = await anna.ask(do="act", id="r2", round=1, action={"type": "place", "cell": "a1"})
        assert again == done, "r2 was the id before the crash: one effect, the same answer"
        await ben.act(type="place", cell="b1")
        await anna.until("news")
        assert anna.view["moves"] == ["a1", "b1"]
        await bot_has_answered(cleo)
        await ends_cleanly(server, anna)
        for player in (anna, ben, cleo):
            await player.close()

    run(check())


def test_a_clock_runs_out_over_the_socket(database: Path) -> None:
    """The database says that the game has been running for nearly its whole time."""

    async def begin(base: str) -> str:
        anna, ben = await two_players(base, options={"minutes": 1, "size": 5})
        for player in (anna, ben):
            await player.close()
        return anna.code

    async def check(base: str, code: str) -> None:
        watcher = Player(base, code)
        await watcher.connect()
        while watcher.view["outcome"] is None:
            await watcher.hear()
        assert watcher.view["outcome"]["why"]["key"] == "cross-time"
        assert watcher.play["running"] is None
        assert watcher.play["clocks"] == {"seat-0": 0.0}
        await watcher.close()
        record = await asyncio.to_thread(httpx.get, f"http://{base}/api/tables/{code}/games/1/record")
        found = read_record(record.content, GAMES)
        assert (len(found.moves), found.moves[0].seat) == (1, -1)

    with server_in_thread(quick(database)) as base:
        code = run(begin(base))
    with sqlite3.connect(database) as db:
        db.execute("UPDATE log SET time = time - 59900")
    db.close()
    with server_in_thread(quick(database)) as base:
        run(check(base, code))


_OPEN = """
import sys
from pathlib import Path
from crosstable.server.app import serve
from crosstable.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(host="127.0.0.1", port=int(sys.argv[1]), database=Path(sys.argv[2]), workers=0)
    serve(settings, lambda: print("open", flush=True))
"""


def test_the_address_is_announced_when_the_server_answers_and_never_before(database: Path) -> None:
    port = str(free_port())
    command = [sys.executable, "-c", _OPEN, port, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline() == b"open\n"
            assert httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
            second = subprocess.run(command, capture_output=True, check=False, timeout=60)
            assert (second.returncode, second.stdout) == (1, b"")
            assert b"already in use" in second.stderr
        finally:
            first.terminate()
        assert first.stdout.read() == b"", "only once"
