"""Playing over real sockets."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import websockets

from crosstable.bots.characters import NAMES
from crosstable.core.record import read_record, replay
from crosstable.games import GAMES
from crosstable.table.rate_limits import Limits
from helpers.serving import Player, open_table, play_to_the_end, quick, server_in_thread, two_players
from helpers.tables import run


def test_two_people_play_a_game_to_the_end(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base, options={"size": 3, "swap": False})
        actions = await play_to_the_end(anna, ben)
        assert anna.view["outcome"] == ben.view["outcome"]
        assert len(anna.view["moves"]) == actions
        record = await asyncio.to_thread(httpx.get, f"http://{base}/api/tables/{anna.code}/games/1/record")
        assert record.headers["content-disposition"].endswith('-1.crosstable.jsonl"')
        game = read_record(record.content, GAMES)
        last = replay(game, GAMES["cross"])[-1].state
        assert list(last.moves) == anna.view["moves"]
        assert game.header.seats == ("Anna", "Ben")
        assert game.header.commitment == anna.play["commitment"]
        assert (await ben.ask(do="rematch"))["why"]["key"] == "table-host-only"
        assert (await anna.ask(do="rematch"))["is"] == "done"
        assert (await ben.ask(do="ready", round=1))["is"] == "done"
        assert (ben.view["seat"], ben.play["round"]) == (0, 2)
        for player in (anna, ben):
            await player.close()

    run(check())


def test_a_resent_action_has_one_effect_even_over_another_connection(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        request = {"do": "act", "id": "same", "round": 1, "action": {"type": "place", "cell": "a1"}}
        first = await anna.ask(**request)
        await anna.close()
        await anna.connect()
        assert await anna.ask(**request) == first
        assert (await anna.ask(**{**request, "id": "other"}))["why"]["key"] == "not-your-turn"
        await ben.until("news")
        assert ben.view["moves"] == ["a1"]
        for player in (anna, ben):
            await player.close()

    run(check())


def test_who_was_away_gets_what_was_missed(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        await ben.close()
        seen = ben.last
        await anna.act(type="place", cell="a1")
        assert seen is not None
        missed = await ben.connect()
        assert (missed["is"], missed["seq"]) == ("news", seen + 1)
        assert missed["events"] == [{"type": "placed", "seat": 0, "colour": "yellow", "cell": "a1"}]
        assert (await ben.hear())["is"] == "here"
        ben.last = None
        await ben.close()
        assert (await ben.connect())["past"][-1]["events"] == missed["events"]
        for player in (anna, ben):
            await player.close()

    run(check())


def test_spectators_see_and_are_seen(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        cleo = Player(base, anna.code.lower())
        sync = await cleo.connect()
        assert (sync["you"], sync["watching"], sync["here"]) == ({"seat": None, "host": False}, 1, [0, 1])
        assert sync["play"]["view"]["offers"] == []
        assert await anna.until("here") == {
            "is": "here",
            "here": [0, 1],
            "watching": 1,
            "away": [],
            "screens": 0,
            "language": "",
        }
        assert (await cleo.ask(do="act", round=1, action={"type": "resign"}))["why"]["key"] == "table-watching"
        await anna.act(type="place", cell="b2")
        assert (await cleo.until("news"))["play"]["view"]["moves"] == ["b2"]
        for player in (anna, ben, cleo):
            await player.close()

    run(check())


def test_two_quick_changes_of_the_options_are_both_kept(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        await anna.connect()
        await anna.send(do="set_options", id="a", options={"size": 7})
        await anna.send(do="set_options", id="b", options={"minutes": 3})
        await anna.until("news")
        assert (await anna.until("news"))["table"]["options"] == {"size": 7, "swap": True, "minutes": 3}
        assert (await anna.ask(do="set_options", options={"height": 3}))["why"]["key"] == "bad-options"
        await anna.close()

    run(check())


def test_a_wrong_token_watches(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        thief = Player(base, anna.code, "not-a-token")
        assert (await thief.connect())["you"] == {"seat": None, "host": False}
        assert (await thief.ask(do="start"))["why"]["key"] == "table-watching"
        await thief.close()

    run(check())


def test_a_bot_answers_and_its_thoughts_are_shown_after_the_game(base: str) -> None:
    async def check() -> None:
        anna = open_table(base, bots={"level": "easy", "seconds": 0.1}, start=True, options={"size": 3})
        await anna.connect()
        await anna.act(type="place", cell="a1")
        while len(anna.view["moves"]) < 2:
            await anna.hear()
        assert anna.view["seat"] == 0
        await anna.act(type="resign")
        url = f"http://{base}/api/tables/{anna.code}/games/1/replay"
        replay = (await asyncio.to_thread(httpx.get, url)).json()
        assert [(thought["n"], thought["seat"]) for thought in replay["thoughts"]] == [(2, 1)]
        assert [frame["seat"] for frame in replay["frames"]] == [None, 0, 1, 0]
        host, bot = replay["seats"]
        assert host == "Anna"
        assert bot in NAMES
        assert replay["levels"] == ["", "easy"]
        await anna.close()

    run(check())


def test_pings_are_answered_also_before_hello(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        async with websockets.connect(f"ws://{base}/api/tables/{anna.code}/socket") as socket:
            await socket.send('{"do":"ping","n":7}')
            assert await socket.recv() == '{"is":"pong","n":7}'
            await socket.send('{"do":"start","id":"x"}')
            assert '"table-hello-first"' in str(await socket.recv())

    run(check())


def test_an_unknown_table_says_goodbye(base: str) -> None:
    async def check() -> None:
        nobody = Player(base, "QQQQ")
        bye = await nobody.connect()
        assert (bye["is"], bye["why"]["key"], bye["again"]) == ("bye", "table-none", False)
        await nobody.close()

    run(check())


@pytest.mark.parametrize(
    ("origin", "welcome"), [("http://{base}", True), ("http://evil.example", False), ("null", False)]
)
def test_foreign_pages_cannot_connect(base: str, origin: str, welcome: bool) -> None:
    async def check() -> None:
        anna = open_table(base)
        first = await anna.connect(Origin=origin.format(base=base))
        assert first["is"] == ("sync" if welcome else "bye")
        await anna.close()

    run(check())


def test_too_long_and_too_wild_messages_are_answered(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        await anna.connect()
        for message, why in (
            ("x" * 17_000, "table-message-long"),
            ("[" * 9_000, "table-unreadable"),
            ('{"do":"dance"}', "table-unreadable"),
            ('{"do":"rename","id":"","name":"x"}', "table-unreadable"),
            ('{"do":"hello"}', "table-unreadable"),
        ):
            await anna.socket.send(message)
            denied = await anna.until("denied")
            assert (denied["id"], denied["why"]["key"]) == (None, why)
        await anna.send(do="dance", id="d1")
        assert (await anna.until("denied"))["id"] == "d1"
        await anna.close()

    run(check())


def test_who_is_too_fast_is_slowed_down_and_then_sent_away(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = open_table(base)
        await anna.connect()
        for number in range(6):
            await anna.send(do="rename", id=f"n{number}", name=f"A{number}")
        answers = [message for _ in range(9) if "id" in (message := await anna.hear())]
        assert [m["is"] for m in answers if m["is"] == "done"] == ["done"] * 3
        assert {m["why"]["key"] for m in answers if m["is"] == "denied"} == {"table-too-fast"}
        for _ in range(300):
            await anna.send(do="ping")
        assert (await anna.until("bye"))["why"]["key"] == "table-too-fast"
        await anna.close()

    limits = Limits(request_burst=3, requests_a_second=0.001)
    with server_in_thread(quick(tmp_path / "games.sqlite3", limits=limits)) as base:
        run(check(base))


def test_a_table_has_room_for_so_many_connections(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = open_table(base)
        early, late = Player(base, anna.code), Player(base, anna.code, "not-a-token")
        assert (await early.connect())["is"] == "sync"
        bye = await late.connect()
        assert (bye["is"], bye["why"]["key"], bye["again"]) == ("bye", "table-crowded", True)
        assert (await anna.connect())["is"] == "sync", "who has a seat gets in"
        for player in (anna, early, late):
            await player.close()

    with server_in_thread(quick(tmp_path / "games.sqlite3", limits=Limits(spectators=1))) as base:
        run(check(base))


def test_a_seat_that_is_connected_too_often_loses_its_oldest_connection(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = open_table(base)
        devices = [Player(base, anna.code, anna.token) for _ in range(3)]
        for device in devices:
            assert (await device.connect())["is"] == "sync"
        bye = await devices[0].until("bye")
        assert (bye["why"]["key"], bye["again"]) == ("table-elsewhere", False)
        for device in devices[1:]:
            assert (await device.ask(do="rename", name="Anna"))["is"] == "done"
        for device in devices:
            await device.close()

    with server_in_thread(quick(tmp_path / "games.sqlite3", limits=Limits(seat_connections=2))) as base:
        run(check(base))


def test_a_connection_that_does_not_read_gets_everything_anew(tmp_path: Path) -> None:
    async def check(base: str) -> None:
        anna = open_table(base)
        slow = Player(base, anna.code)
        host, _, port = base.partition(":")
        line = socket.create_connection((host, int(port)))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.socket = await websockets.connect(
            f"ws://{base}/api/tables/{anna.code}/socket", sock=line, max_queue=1, compression=None, close_timeout=0.1
        )
        await slow.send(do="hello")
        # The answers to these fill every buffer on the way, and at last the server's own queue overflows.
        for _ in range(6_000):
            await slow.socket.send('{"do":"start","id":"' + "x" * 64 + '"}')
        assert (await slow.hear())["is"] == "sync"
        assert (await slow.until("sync"))["seq"] == 2
        await slow.close()

    limits = Limits(request_burst=100_000, requests_a_second=100_000, waiting_messages=4)
    with server_in_thread(quick(tmp_path / "games.sqlite3", limits=limits), send_buffer=4096) as base:
        run(check(base))


def test_a_ping_sent_after_an_action_is_answered_too(base: str) -> None:
    async def check() -> None:
        anna, ben = await two_players(base)
        await anna.send(do="act", id="a", round=1, action={"type": "place", "cell": "a1"})
        await anna.send(do="ping", n=5)
        kinds = [(await anna.hear())["is"] for _ in range(3)]
        assert sorted(kinds) == ["done", "news", "pong"]
        for player in (anna, ben):
            await player.close()

    run(check())
