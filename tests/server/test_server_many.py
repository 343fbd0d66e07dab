"""Several processes over one PostgreSQL: whoever is asked, the answer is the same."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest
from msgspec.structs import replace

from cli.typing_in import run as type_in
from crosstable.bots.bot import BotChoice, seen_from
from crosstable.bots.fair_queue import Owner
from crosstable.core import Answer, Facts, Refused, Sight, Silent, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.codec import encode
from crosstable.core.game import AnyGame
from crosstable.games import GAMES
from crosstable.server.app import listen
from crosstable.server.settings import Settings
from crosstable.server.throttles import SharedThrottles
from crosstable.table.postgresql import PostgresStore
from crosstable.table.postgresql_sharing import PostgresSharing
from crosstable.table.questions import ElsewhereThinker, Worker, read_answer, read_sight
from crosstable.table.rate_limits import Buckets
from crosstable.table.sharing import Claim
from crosstable.table.store import Append, Indexed
from helpers.postgres import new_database
from helpers.secret_cards import Decide
from helpers.serving import Player, free_port, join, open_table, quick
from helpers.tables import KeepThinker, log_of, opened, run
from helpers.zygote import Zygote

pytestmark = pytest.mark.xdist_group("kills")


class Two:
    """Two processes over one store."""

    def __init__(self, zygote: Zygote, url: str, folder: Path) -> None:
        self.url, self._zygote = url, zygote
        self.settings = [quick(folder / "none", store=url, port=free_port(), metrics=True) for _ in range(2)]
        self.first, self.second = (f"127.0.0.1:{one.port}" for one in self.settings)
        self.children = [zygote.start(one) for one in self.settings]

    def kill(self, n: int) -> None:
        """One of them dies for a while."""
        self._zygote.kill(self.children[n])

    def start(self, n: int) -> None:
        """It is back."""
        self.children[n] = self._zygote.start(self.settings[n])


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres_server: str) -> Iterator[Two]:
    """Two processes."""
    zygote = Zygote()
    yield Two(zygote, new_database(postgres_server), tmp_path_factory.mktemp("many"))
    zygote.close()


def test_players_of_one_table_are_at_different_processes(two: Two) -> None:
    async def play() -> None:
        anna = open_table(two.first, options={"size": 3}, public=True)
        ben = join(two.second, anna.code)
        await anna.connect()
        await ben.connect()
        assert (await ben.ask(do="rename", name="Benno"))["is"] == "done"
        assert (await anna.ask(do="start"))["is"] == "done"
        while not ben.play:
            await ben.hear()
        assert (await anna.act(type="place", cell="a1"))["is"] == "done"
        while ben.view["waiting"] != [1]:
            await ben.hear()
        assert (await ben.act(type="place", cell="a1"))["is"] == "denied"
        assert (await ben.act(type="place", cell="b1"))["is"] == "done"
        while len(anna.view["moves"]) < 2:
            await anna.hear()
        await listed(anna.code)
        held = {"seats": [{"code": anna.code, "token": ben.token}]}
        for base in (two.first, two.second):
            mine = (await asyncio.to_thread(httpx.post, f"http://{base}/api/mine", json=held, timeout=60)).json()
            assert [(one["seat"], one["table"]["code"]) for one in mine] == [(1, anna.code)]
            page = await asyncio.to_thread(httpx.get, f"http://{base}/t/{anna.code}", timeout=60)
            assert page.status_code == 200
        for player in (anna, ben):
            await player.close()

    async def listed(code: str) -> None:
        """Both show the table, the one that does not have it after a moment."""
        for base in (two.first, two.second):
            for _ in range(500):
                tables = (await asyncio.to_thread(httpx.get, f"http://{base}/api/tables", timeout=60)).json()
                if code in [table["code"] for table in tables]:
                    break
                await asyncio.sleep(0.02)
            else:
                pytest.fail(f"{base} does not show it")

    run(play())


def test_nobody_outside_is_believed_to_be_a_process(two: Two) -> None:
    anna = open_table(two.first)
    for secret in ("", "x"):
        heads = {"x-crosstable-hop": secret, "x-crosstable-from": "10.1.2.3"}
        assert (
            httpx.get(f"http://{two.second}/api/tables/{anna.code}", headers=heads, timeout=60).json()["code"]
            == anna.code
        )
    content = b'{"name":"' + b"x" * 70_000 + b'"}'
    long = httpx.post(f"http://{two.second}/api/tables/{anna.code}/seats", content=content, timeout=60)
    assert long.status_code in (400, 413)
    assert httpx.get(f"http://{two.second}/api/tables/ZZZZZZ", timeout=60).status_code == 404


def test_what_goes_on_by_itself_goes_on_at_another_process(two: Two) -> None:
    """A bot is to move, and nobody is connected who could ask for the table."""

    async def moves(code: str) -> int:
        db = await asyncpg.connect(two.url)
        found = await db.fetchval(
            "SELECT count(*) FROM crosstable.log JOIN crosstable.tables ON id = tbl "
            """WHERE code = $1 AND position('"is":"acted"'::bytea IN entry) > 0""", code,
        )  # fmt: skip
        await db.close()
        return int(found)

    async def play() -> None:
        anna = open_table(two.first, options={"size": 5, "swap": False}, bots={"level": "easy"}, start=True)
        await anna.connect()
        two_moves = 2
        await anna.send(do="act", id="a", round=1, action={"type": "place", "cell": "a1"})
        while not anna.view["moves"]:
            await anna.hear()
        await asyncio.to_thread(two.kill, 0)
        for _ in range(1000):
            if await moves(anna.code) == two_moves:
                break
            await asyncio.sleep(0.02)
        assert await moves(anna.code) == two_moves
        back = Player(two.second, anna.code, anna.token)
        await back.connect()
        while len(back.view["moves"]) < two_moves:
            await back.hear()
        await back.close()
        await asyncio.to_thread(two.start, 0)

    run(play())


async def _store(url: str, kind: str = "server") -> PostgresStore:
    store = PostgresStore(url, ":8000", kind)
    await store.open()
    return store


def test_a_table_has_one_owner_until_that_lets_go_or_dies(postgres: str) -> None:
    async def check() -> None:
        first, second = [await _store(postgres) for _ in range(2)]
        one, other = PostgresSharing(first), PostgresSharing(second)
        index = Indexed("t1", "BCDF", "playing", public=True, updated=1)
        await first.append(Append("t1", tuple(log_of(*opened())), index))
        assert await one.claim("t1") == Claim()
        assert await other.claim("t1") == Claim(at="127.0.0.1:8000")
        assert await other.orphans() == await second.unfinished() == []
        await other.let_go("t1")
        assert (await other.claim("t1")).at is not None, "only its owner lets go"
        await one.let_go("t1")
        assert await second.unfinished() == ["t1"]
        assert await other.claim("t1") == Claim()
        await second.beat(4321)
        await second.close()
        # The database lets a lock go when it has noticed that its holder is gone, and tells nobody.
        while await one.orphans() == []:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert await one.orphans() == await first.unfinished() == ["t1"]
        assert await one.claim("t1") == Claim(gone=4321)
        assert await one.orphans() == []
        await one.tidy()
        await first.close()

    run(check())


def test_what_one_process_has_counted_the_other_knows(postgres: str) -> None:
    async def check() -> None:
        stores = [await _store(postgres) for _ in range(2)]
        counted = [Buckets(10, 0.001) for _ in stores]
        both = [SharedThrottles(PostgresSharing(s), {"opening": b}) for s, b in zip(stores, counted, strict=True)]
        for _ in range(9):
            counted[0].take("10.0.0.1")
        counted[1].take("10.0.0.1")
        counted[1].take("10.0.0.2")
        for throttles in both:
            await throttles.exchange()
        with pytest.raises(Exception, match="too fast"):
            counted[1].take("10.0.0.1")
        counted[1].take("10.0.0.2")
        rows = await stores[0].read(lambda db: db.fetch("SELECT who FROM throttles"))
        assert not [row for row in rows if "10.0" in row[0]], "no address is stored"
        for store in stores:
            await store.close()

    run(check())


def test_what_a_bot_sees_and_thinks_survives_the_way(game: AnyGame) -> None:
    options = game.facts.options()
    seats = game.facts.seats[0]
    step = game.start(options, seats, QuickChance(1))
    seat = min(game.actors(step.state))
    sight = seen_from(seat, game, options, seats, step.state, [step.events], 1 << 60, 5, "Mira")
    sight = replace(sight, earlier=(game.view(step.state, None),))
    assert read_sight(encode(sight), GAMES) == sight
    for action in (Silent(), Answer("why", 3)):
        assert read_answer(encode(Thought(action)), game) == Thought(action)


async def until(true: Callable[[], bool]) -> None:
    """Wait for this, for a while."""
    for _ in range(10_000):
        if true():
            return
        await asyncio.sleep(0.001)
    pytest.fail("it does not happen")


class Slow(KeepThinker):
    """Plays for workers that are not there."""

    workers, waiting = 1, 0


def test_a_bot_thinks_elsewhere_and_here_if_that_dies(postgres: str) -> None:
    async def check() -> None:
        server, worker = await _store(postgres), await _store(postgres, "worker")
        game = GAMES["cross"]
        here, there = Slow(Thought(Silent())), Slow(Thought(Answer("why", 7)))
        thinker = ElsewhereThinker(server, GAMES, here, None)
        working = asyncio.create_task(Worker(worker, GAMES, there).run())  # type: ignore[arg-type]
        step = game.start(game.facts.options(), 2, QuickChance(1))
        sight = seen_from(0, game, game.facts.options(), 2, step.state, [step.events], 1, 5)
        ask = (game.facts, BotChoice("easy"), sight, Owner("t1", "10.0.0.1"))
        assert await thinker.think(*ask) == there.thought
        assert await server.read(lambda db: db.fetchval("SELECT count(*) FROM questions")) == 0
        there.gate.clear()
        asking = asyncio.create_task(thinker.think(*ask))
        await until(lambda: len(there.asked) == 2)
        asking.cancel()
        await until(lambda: there.cancelled == 1)
        asking = asyncio.create_task(thinker.think(*ask))
        await until(lambda: len(there.asked) == 3)
        working.cancel()
        await worker.close()
        assert await asking == here.thought
        await server.close()

    run(check())


class Failing(Slow):
    """A worker that cannot read the question, or whose answer nobody can read: another version."""

    def __init__(self, thought: Thought | None) -> None:
        super().__init__(thought)
        self._fails = thought is None

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        found = await super().think(facts, choice, sight, owner)
        if self._fails:
            raise LookupError(facts.id)
        return found


@pytest.mark.parametrize("said", [None, Thought(Decide(keep=True))], ids=["nothing", "no action of the game"])
def test_a_bot_thinks_here_if_a_worker_that_lives_cannot_answer(postgres: str, said: Thought | None) -> None:
    async def check() -> None:
        server, worker = await _store(postgres), await _store(postgres, "worker")
        game = GAMES["cross"]
        here, there = Slow(Thought(Silent())), Failing(said)
        thinker = ElsewhereThinker(server, GAMES, here, None)
        working = asyncio.create_task(Worker(worker, GAMES, there).run())  # type: ignore[arg-type]
        step = game.start(game.facts.options(), 2, QuickChance(1))
        sight = seen_from(0, game, game.facts.options(), 2, step.state, [step.events], 1, 5)
        asking = thinker.think(game.facts, BotChoice("easy"), sight, Owner("t1", "10.0.0.1"))
        assert await asyncio.wait_for(asking, 60) == here.thought
        assert len(there.asked) == 1
        working.cancel()
        for store in (server, worker):
            await store.close()

    run(check())


def test_several_processes_need_a_shared_store(tmp_path: Path) -> None:
    refused = type_in("serve", "--processes", "2", "--database", str(tmp_path / "none"))
    assert (refused.exit_code, "--store postgresql" in refused.stderr) == (1, True)


def _free_ports() -> int:
    """The first of three ports in a row that nobody listens on."""
    while True:
        port = free_port()
        with suppress(Refused):
            for n in (1, 2):
                listen(Settings(host="127.0.0.1", port=port + n)).close()
            return port


def test_several_processes_that_cannot_start_say_why_and_end(postgres: str) -> None:
    port = _free_ports()
    serve = "serve", "--host", "127.0.0.1", "--port", str(port), "--workers", "0", "--processes", "2", "--store"
    nowhere = type_in(*serve, f"postgresql://anna:secret@127.0.0.1:{free_port()}/games")
    assert (nowhere.exit_code, "The store cannot be reached" in nowhere.stderr) == (1, True)
    beyond = type_in("serve", "--host", "127.0.0.1", "--port", "65535", "--processes", "2", "--store", postgres)
    assert (beyond.exit_code, "cannot listen on 127.0.0.1, port 65536" in beyond.stderr) == (1, True)
    with listen(Settings(host="127.0.0.1", port=port + 2)):
        taken = type_in(*serve, postgres)
    assert (taken.exit_code, f"Port {port + 2} of 127.0.0.1 is already in use" in taken.stderr) == (1, True)


@contextmanager
def _several(store: str, folder: Path, port: int) -> Iterator["subprocess.Popen[str]"]:
    """Two processes on one port, open."""
    command = [sys.executable, "-m", "crosstable.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [*command, "--workers", "0", "--processes", "2", "--store", store],
        cwd=folder, stdout=pipe, stderr=pipe, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "Crosstable is open:\n"
        yield process
    finally:
        process.send_signal(signal.SIGINT)


def test_several_processes_on_one_port(postgres: str, tmp_path: Path) -> None:
    port = _free_ports()
    with _several(postgres, tmp_path, port) as process:
        anna = open_table(f"127.0.0.1:{port}")
        own = [httpx.get(f"http://127.0.0.1:{port + n}/api/tables/{anna.code}", timeout=60) for n in (1, 2)]
        assert {one.json()["code"] for one in own} == {anna.code}
    _, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, "Stopped.\n")


def _servers(process: "subprocess.Popen[str]") -> set[int]:
    """The processes that this one has started to serve."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
    return {int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the processes")
def test_a_process_that_dies_is_started_again(postgres: str, tmp_path: Path) -> None:
    port = _free_ports()

    def answers(own: int) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{own}/api/tables/{anna.code}", timeout=60).is_success
        return False

    async def check() -> None:
        victim = min(_servers(process))
        os.kill(victim, signal.SIGKILL)
        for _ in range(1200):  # a process needs seconds to start, and more where others run
            if len(_servers(process) - {victim}) == 2 and answers(port + 1) and answers(port + 2):
                return
            await asyncio.sleep(0.1)
        pytest.fail("nobody takes its place")

    with _several(postgres, tmp_path, port) as process:
        anna = open_table(f"127.0.0.1:{port}")
        run(check())
    _, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (0, "Stopped.\n")


def test_processes_do_not_outlive_the_one_that_started_them(postgres: str, tmp_path: Path) -> None:
    with _several(postgres, tmp_path, _free_ports()) as process:
        process.kill()
        process.communicate(timeout=60)  # all of them write to these pipes: who still runs would keep them open


def test_a_second_store_is_no_part_of_the_first(two: Two, postgres: str) -> None:
    async def check() -> list[str]:
        store = await _store(postgres)
        secrets = [store.secret]
        await store.close()
        other = await _store(two.url, "visitor")
        secrets.append(other.secret)
        await other.close()
        return secrets

    assert len(set(run(check()))) == 2
