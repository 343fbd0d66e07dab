"""Whatever is sent to a table is answered, and the table goes on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosstable.table.rate_limits import Limits
from helpers.serving import Player, quick, server_in_thread, two_players
from helpers.tables import run

KINDS = (
    "hello", "ping", "act", "sit", "rename", "set_bot", "fill_bots", "set_options", "set_seats", "set_title",
    "start", "rematch", "to_lobby", "leave", "unseat", "chat", "set_games",
)  # fmt: skip
FIELDS = ("text", "round", "action", "seat", "name", "bot", "options", "count", "title", "public", "token", "last", "n")

plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40)
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
)
bots = st.fixed_dictionaries({"level": st.sampled_from(["easy", "strong", "", "x"]), "seconds": plain})
actions = st.fixed_dictionaries({"type": st.sampled_from(["place", "swap", "time_up", "x"]), "cell": anything})
requests = st.builds(
    lambda kind, fields, name: {"do": kind, **fields, **({} if name is None else {"id": name})},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), anything | bots | actions | st.integers(-2, 3), max_size=5),
    st.none() | st.text(max_size=8),
)

messages = st.one_of(requests.map(json.dumps), anything.map(json.dumps), st.text(max_size=60), st.binary(max_size=60))


async def answered(player: Player, data: str | bytes) -> None:
    """Send this and wait until it is answered; the ping after it must be answered too."""
    await player.socket.send(data)
    await player.send(do="ping", n=99)
    kinds: list[Any] = []
    while "pong" not in kinds or not {"done", "denied"} & set(kinds):
        message = await player.hear()
        kinds.append(message["is"])
        if message["is"] == "pong" and message["n"] != 99:
            kinds.append("done")  # what was sent was a ping itself
        if message["is"] == "denied":
            assert message["why"]["key"]


def test_a_table_answers_everything_and_lives_on(tmp_path: Path) -> None:
    limits = Limits(request_burst=10_000, requests_a_second=10_000)
    with asyncio.Runner() as loop, server_in_thread(quick(tmp_path / "games.sqlite3", limits=limits)) as base:
        anna, ben = loop.run(two_players(base))
        moves = anna.view["moves"]

        @settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
        @given(messages)
        def throw(data: str | bytes) -> None:
            loop.run(answered(anna, data))

        try:
            throw()
            assert loop.run(ben.ask(do="rename", name="Benno"))["is"] == "done"
            assert anna.view["moves"] == moves
        finally:
            for player in (anna, ben):
                loop.run(player.close())


def test_nothing_before_hello_harms(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        for data in ("", "null", "[]", "{}", b"\xff\xfe", '{"do":"act"}', '{"do":"hello","token":5}'):
            stranger = Player(base, anna.code)
            stranger.socket = await websockets.connect(f"ws://{base}/api/tables/{anna.code}/socket")
            await stranger.socket.send(data)
            assert (await stranger.hear())["is"] == "denied"
            await stranger.send(do="hello")
            assert (await stranger.hear())["is"] == "sync"
            await stranger.close()
        for player in (anna, ben):
            await player.close()

    run(check())
