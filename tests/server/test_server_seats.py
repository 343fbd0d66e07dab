"""What the holder of a seat gets over HTTP: a private link, a new key, and where it is his turn."""

import asyncio
from pathlib import Path

import httpx

from crosstable.table import watch
from crosstable.table.lobby import Opened
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Append, Indexed
from helpers.serving import Player, join, open_table, quick, server_in_thread, two_players
from helpers.tables import log_of


def post(base: str, path: str, **body: object) -> httpx.Response:
    """A request, as a browser would send it."""
    return httpx.post(f"http://{base}/api{path}", json=body)


def key_of(answer: httpx.Response) -> str:
    """Why it was refused."""
    return str(answer.json()["why"]["key"])


def test_a_private_link_is_given_to_who_has_the_seat_only(base: str) -> None:
    anna = open_table(base)
    given = post(base, f"/tables/{anna.code}/key/link", token=anna.token)
    assert given.status_code == 200
    link = given.json()
    assert link["url"] == f"http://{base}/t/{anna.code}#seat={anna.token}"
    assert link["path"].startswith("M4 4h1v1h-1z"), "the corner of a QR code with its quiet zone"
    assert link["size"] > 29
    assert key_of(post(base, f"/tables/{anna.code}/key/link", token="x" * 32)) == "table-watching"
    assert post(base, f"/tables/{anna.code}/key/link").status_code == 400


def test_a_new_key_makes_the_old_one_worthless(base: str) -> None:
    anna = open_table(base)
    fresh = post(base, f"/tables/{anna.code}/key", token=anna.token).json()
    assert (fresh["seat"], fresh["token"] == anna.token) == (0, False)
    assert key_of(post(base, f"/tables/{anna.code}/key", token=anna.token)) == "table-watching"

    async def seat_of(token: str | None) -> object:
        player = Player(base, anna.code, token)
        sync = await player.connect()
        await player.close()
        return sync["you"]["seat"]

    assert asyncio.run(seat_of(anna.token)) is None
    assert asyncio.run(seat_of(fresh["token"])) == 0


def test_ones_own_tables_say_where_one_is_to_move(base: str) -> None:
    lobby = open_table(base)

    async def play() -> tuple[Player, Player]:
        anna, ben = await two_players(base)
        await anna.close()
        await ben.close()
        return anna, ben

    anna, ben = asyncio.run(play())
    seats = [{"code": p.code, "token": p.token} for p in (lobby, anna, ben)]
    found = post(
        base, "/mine", seats=[*seats, {"code": "ZZZZ", "token": "x"}, {"code": anna.code, "token": "x"}]
    ).json()
    assert [(one["table"]["code"], one["seat"], one["turn"]) for one in found] == [
        (lobby.code, 0, False),
        (anna.code, 0, True),
        (anna.code, 1, False),
        (anna.code, None, False),
    ]
    assert post(base, "/mine", seats=[seats[0]] * 51).status_code == 400


def test_a_table_that_cannot_be_opened_does_not_hide_ones_others(tmp_path: Path) -> None:
    async def spoil() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        entry = Opened("a game of former days", "BCDF", {}, 2, "", True, bytes(32))
        index = Indexed("t1", "BCDF", "lobby", public=True, updated=watch.now())
        await store.append(Append("t1", tuple(log_of(entry)), index))
        await store.close()

    asyncio.run(spoil())
    with server_in_thread(quick(tmp_path / "games.sqlite3")) as base:
        anna = open_table(base)
        seats = [{"code": code, "token": anna.token} for code in ("BCDF", anna.code)]
        found = post(base, "/mine", seats=seats)
        assert found.status_code == 200
        assert [one["table"]["code"] for one in found.json()] == [anna.code]


def test_who_was_sent_away_cannot_come_straight_back(base: str) -> None:
    anna = open_table(base)
    ben = join(base, anna.code)

    async def send_away() -> tuple[str, str]:
        await anna.connect()
        await ben.connect()
        assert (await anna.ask(do="unseat", seat=1))["is"] == "done"
        bye = await ben.until("bye")
        again = await Player(base, anna.code, ben.token).connect()
        await anna.close()
        assert not bye["again"]
        return bye["why"]["key"], again["why"]["key"]

    assert asyncio.run(send_away()) == ("table-sent-away", "table-sent-away")
    refused = post(base, f"/tables/{anna.code}/seats", name="Ben", was=ben.token)
    assert (refused.status_code, key_of(refused)) == (409, "table-sent-away")
    assert post(base, f"/tables/{anna.code}/seats", name="Cleo").status_code == 201
