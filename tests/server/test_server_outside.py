"""A server as it is seen from outside: its health, its figures, its log."""

import asyncio
import io
import json
import logging
import random
import re
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from crosstable.bots import pool as pools
from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.core.game import random_action
from crosstable.games import GAMES
from crosstable.server import logs
from crosstable.server.app import _RandomThinker, create_app
from crosstable.server.logs import JsonLines, PlainLines
from crosstable.table.hub import Hub
from crosstable.table.keys import person_of
from crosstable.table.lobby import NewTable
from crosstable.table.play import Act
from crosstable.table.rate_limits import Limits
from crosstable.table.sqlite import SqliteStore
from crosstable.table.talk import Chat
from crosstable.table.wire import Done
from helpers.serving import play_to_the_end, quick, server_in_thread, two_players
from helpers.tables import KeepThinker, MemoryStore, run


class Forgetful(MemoryStore):
    """Its disk has room, but nothing is written."""

    async def beat(self, now: int) -> None:
        """Never done."""
        if self.failing:
            await asyncio.Event().wait()


def test_health_tries_the_store_and_does_not_wait_for_it_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosstable.server.health._PATIENCE", 0.01)
    store = Forgetful()
    with TestClient(create_app(quick(tmp_path / "a.sqlite3"), store, KeepThinker())) as client:
        store.failing = True
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()["disk"], answer.json()["store"]) == (503, True, False)
        assert client.get("/api/ready").status_code == 503
        store.failing = False


def test_a_dead_worker_is_told_and_replaced(tmp_path: Path) -> None:
    async def check() -> None:
        pool = pools.BotPool(1)
        assert pool.alive(), "nobody has been asked yet"
        await pool.warm()
        assert (pool.alive(), pool.settled) == (True, True)
        (worker,) = pool._executor._processes.values()
        worker.kill()
        worker.join()
        assert (pool.alive(), pool.alive()) == (False, True)
        await pool.close()

    run(check())


def test_a_whole_game_can_be_followed_in_the_figures(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", metrics=True)) as base:

        def figures() -> dict[str, float]:
            lines = httpx.get(f"http://{base}/metrics").text.splitlines()
            return {
                name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")
            }

        async def play() -> tuple[int, dict[str, float]]:
            anna, ben = await two_players(base, options={"size": 3})
            await anna.act(type="place", cell="nowhere")
            actions = await play_to_the_end(anna, ben)
            seen = await asyncio.to_thread(figures)
            await anna.close()
            await ben.close()
            return actions, seen

        before = figures()
        actions, after = run(play())
        cross = 'crosstable_actions_total{game="cross"}'
        assert after[cross] - before.get(cross, 0) == actions
        assert after["crosstable_append_seconds_count"] - before["crosstable_append_seconds_count"] >= actions
        assert after['crosstable_refusals_total{why="rules"}'] > before.get('crosstable_refusals_total{why="rules"}', 0)
        assert (after["crosstable_tables"], after["crosstable_sockets"]) == (1, 2)
        assert (after["crosstable_bots_waiting"], after["crosstable_store_healthy"]) == (0, 1)
        assert httpx.get(f"http://{base}/api/ready").json() == {"ready": True}


def test_figures_are_shown_only_where_that_was_asked_for(base: str) -> None:
    assert httpx.get(f"http://{base}/metrics").status_code == 404


def test_the_board_shows_only_figures_that_exist() -> None:
    board = (Path(__file__).parents[2] / "docs" / "grafana.json").read_text(encoding="utf-8")
    asked = set(re.findall(r"crosstable_\w+", board))
    code = "".join(
        (Path(logs.__file__).parents[1] / place).read_text(encoding="utf-8")
        for place in ("server/metrics.py", "table/metrics.py")
    )
    known = {name.removeprefix("crosstable_") for name in re.findall(r'"(\w+)"', code)}
    assert asked
    assert {re.sub(r"^crosstable_|_(total|bucket|count|sum)$", "", name) for name in asked} <= known
    json.loads(board)


SAID = "the parrot flies at midnight"


@pytest.mark.parametrize("lines", [JsonLines(), PlainLines()], ids=["json", "plain"])
def test_a_log_of_a_whole_game_tells_no_secret_and_no_chat(
    tmp_path: Path, lines: logging.Formatter, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(lines)
    ours = logging.getLogger("crosstable")
    before = ours.level
    ours.setLevel(logging.DEBUG)
    ours.addHandler(handler)
    judge, luck = Chat.judge, random.Random(3)

    def fail(self: Chat, context: object) -> object:
        if self.text == SAID:
            raise ValueError(f"cannot say {self.text!r}")
        return judge(self, context)  # type: ignore[arg-type]

    monkeypatch.setattr(Chat, "judge", fail)

    async def play() -> list[str]:
        store = SqliteStore(tmp_path / "a.sqlite3")
        hub = Hub(GAMES, store, _RandomThinker(), Limits(request_burst=10_000), 0.0, "none")
        await hub.open()
        wanted = NewTable(game="resistance", name="Anna", seats=5, bots=BotChoice("easy"), start=True)
        got = await hub.start_table(wanted)
        table, person = got.table, person_of(got.token)
        await table.submit(person, Chat("c1", "hello parrot"))
        assert not isinstance(await table.submit(person, Chat("c2", SAID)), Done), "what fails is logged"
        for n in range(2000):
            if table.state.phase != "playing":
                break
            state = table.state.current.state
            if got.seat in table.state.game.actors(state):
                action = random_action(table.state.game, state, got.seat, luck.randrange)
                await table.submit(person, Act(f"a{n}", 1, msgspec.Raw(encode(action))))
            await asyncio.sleep(0.001)
        seed = table.state.current.seed.hex()
        await hub.put_away(1 << 60)
        await hub.close()
        await store.close()
        return [got.token, person, seed, seed[:16], "parrot", "midnight", "Anna", table.state.code]

    secrets = run(play())
    ours.removeHandler(handler)
    ours.setLevel(before)
    log = written.getvalue()
    assert "ValueError" in log
    assert "opened" in log
    assert [secret for secret in secrets if secret in log] == []
    with sqlite3.connect(tmp_path / "a.sqlite3") as db:
        roles = {word for (entry,) in db.execute("SELECT entry FROM log") for word in re.findall(rb'"(\w{8,})"', entry)}
    db.close()
    words = set(re.findall(r"\w{8,}", "\n".join(re.sub(r"\S+/\S+:\d+ \w+", "", line) for line in log.splitlines())))
    assert {role.decode() for role in roles} & words <= {"crosstable"}, "nothing a table keeps stands in the log"
