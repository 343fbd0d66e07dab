"""All bytes a server sends to one viewer are the same in two worlds this viewer cannot tell apart, for every game.

Both worlds are played at a table of a whole server: what waits on the viewer's socket after every step, a new
connection, one that fills its gap, what is refused, and the answers of the HTTP interface.
"""

import random
import re
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from crosstable.core.codec import encode
from crosstable.core.options import written_options
from crosstable.core.seats import TIME, Seat
from crosstable.games import GAMES
from crosstable.server.app import create_app
from crosstable.table import play, watch
from crosstable.table.connections import Connection
from crosstable.table.keys import person_of, speaker
from crosstable.table.play import Act, CheckTime, Start
from crosstable.table.rate_limits import Limits
from crosstable.table.table import Table
from helpers.leaks import Run
from helpers.serving import quick, server_in_thread, two_players
from helpers.tables import KeepThinker, MemoryStore, Watch, drain, run, settled

SECRET = [game for game in GAMES if find_spec(f"{game}.{game}_twins")]
"""The games that have secrets, and twins to show that they are kept."""
ASKED = (
    "",
    "/link",
    *(f"/games/1/{what}" for what in ("record", "replay?everything=true", "insight?step=0", "curve", "verdict")),
)
EVERY = 12
"""After so many steps one looks at everything; the socket that stays open has all of them."""
LIMITS = Limits(request_burst=10_000, requests_a_second=10_000, seat_burst=1_000)


class World:
    """One table of one server, with everybody seated, and everything one of them is told."""

    def __init__(self, client: httpx.AsyncClient, table: Table, tokens: list[str], viewer: Seat | None) -> None:
        self.client, self.table, self.tokens, self.viewer = client, table, tokens, viewer
        self.people = [table.connect(person_of(token), None) for token in tokens]
        self.person = None if viewer is None else person_of(tokens[viewer])
        self.watching = table.connect(self.person, None)
        self.told: list[bytes] = []

    async def _hear(self, connection: Connection) -> None:
        self.told += await drain(connection)

    async def look(self, began: int) -> None:
        """Everything the viewer can get hold of now."""
        await settled(self.table)
        await self._hear(self.watching)
        for last in (None, began):
            again = self.table.connect(self.person, last)
            await self._hear(again)
            self.table.disconnect(again)
        await settled(self.table)
        for action in (b'{"type":"time_up"}', b'{"type":"nothing"}', b"[]"):
            self.table.ask(self.watching, Act("probe", 1, msgspec.Raw(action)))
        await settled(self.table)
        await self._hear(self.watching)
        for one in self.people:  # nobody else reads, and nobody may notice
            await drain(one)
        await self._ask()

    async def _ask(self) -> None:
        address = f"/api/tables/{self.table.state.code}"
        answers = [await self.client.get(f"{address}{what}") for what in ASKED]
        answers.append(await self.client.get("/api/tables"))
        held = [] if self.viewer is None else [{"code": self.table.state.code, "token": self.tokens[self.viewer]}]
        answers.append(await self.client.post("/api/mine", json={"seats": held}))
        assert all(answer.status_code == 409 for answer in answers[2:6]), "nothing is told of a running game"
        self.told += [str(answer.status_code).encode() + answer.content for answer in answers]

    def plain(self) -> list[bytes]:
        """What was told, without what differs from table to table by chance."""
        names = [self.table.id, self.table.state.code, *(speaker(person_of(token)) for token in self.tokens)]
        pattern = re.compile("|".join([*map(re.escape, names), r'(?<="commitment":")[0-9a-f]{64}']).encode())
        return [pattern.sub(lambda found: b"?" * len(found[0]), one) for one in self.told]


async def played(game: str, one: Run, viewer: Seat | None, folder: Path, clock: Watch) -> list[bytes]:
    """Play this run at a table of a whole server; all the viewer was told."""
    settings = quick(folder / "a.sqlite3", limits=LIMITS, look_burst=100_000, insight_burst=100_000)
    app = create_app(settings, MemoryStore(), KeepThinker())
    clock.now = 5_000_000
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, app)), base_url="http://here") as client,
    ):
        options = written_options(one.options)
        wanted = {"game": game, "name": "P0", "seats": one.seats, "options": options, "public": True}
        got = [(await client.post("/api/tables", json=wanted)).json()]
        address = f"/api/tables/{got[0]['code']}/seats"
        got += [(await client.post(address, json={"name": f"P{n}"})).json() for n in range(1, one.seats)]
        table = await app.state.context.hub.find(got[0]["code"])
        world = World(client, table, [seat["token"] for seat in got], viewer)
        table.ask(world.people[0], Start("start"))
        await settled(table)
        assert table.state.phase == "playing"
        began = table.state.seq
        await world.look(began)
        for number, (seat, action) in enumerate(one.moves):
            before = len(table.state.current.moves)
            if seat == TIME:
                clock.now = table.state.clock_ends() or clock.now
                table.check(CheckTime())
            else:
                table.ask(world.people[seat], Act(f"m{number}", 1, msgspec.Raw(encode(action))))
            await settled(table)
            assert len(table.state.current.moves) == before + 1, action
            if table.state.phase != "playing":
                break
            if number % EVERY == 0 or number == len(one.moves) - 1:
                await world.look(began)
        return world.plain()


@pytest.mark.long
@pytest.mark.parametrize("name", SECRET)
def test_no_byte_of_a_server_tells_two_worlds_apart(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, twins = Watch(5_000_000), import_module(f"{name}.{name}_twins").twins
    monkeypatch.setattr(watch, "now", clock)
    compared = 0
    for viewer in (*range(max(GAMES[name].facts.seats)), None):
        for pair in islice(twins(GAMES[name], viewer, random.Random(11)), 1):
            told = []
            for one in pair:
                monkeypatch.setattr(play, "chance_at", lambda _, number, kind, one=one: one.chance(number))
                told.append(run(played(name, one, viewer, tmp_path, clock)))
            first, second = told
            assert len(first) == len(second)
            for a, b in zip(first, second, strict=True):
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
                assert a == b, (viewer, a[max(0, at - 60) : at + 60], b[max(0, at - 60) : at + 60])
            compared += len(first)
    assert compared > 100


def test_no_token_is_in_the_files_or_in_anything_another_is_told(tmp_path: Path) -> None:
    async def check(base: str) -> list[str]:
        anna, ben = await two_players(base)
        assert anna.token
        assert ben.token
        async with httpx.AsyncClient(base_url=f"http://{base}/api/tables/{anna.code}") as client:
            key = (await client.post("/key", json={"token": ben.token})).json()["token"]
        heard: list[Any] = [await anna.ask(do="rename", name="Anne")]
        tokens = [anna.token, ben.token, key]
        assert not any(token in str(heard) for token in tokens)
        await anna.close()
        return tokens

    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        tokens = run(check(base))
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    kept += b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in kept
    assert not any(token.encode() in kept for token in tokens)
    assert all(person_of(token).encode() in kept for token in tokens)
