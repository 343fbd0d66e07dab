"""Reviews over HTTP: through anybody's eyes, worked out in the workers, and nothing of a running game."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.record import Record, write_record
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame
from helpers.serving import quick, server_in_thread

SMALL = (Path(__file__).parent / "small.crosstable.jsonl").read_bytes()
"""A game of CROSS that ended when seat 1 resigned, after two actions."""


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a worker."""
    settings = quick(tmp_path_factory.mktemp("review") / "games.sqlite3", workers=1)
    with server_in_thread(settings) as base, httpx.Client(base_url=f"http://{base}", timeout=60) as client:
        yield client


@pytest.fixture(scope="module")
def crossfire() -> Record:
    """A game of Crossfire between bots."""
    game, luck = GAMES["crossfire"], random.Random(3)
    table = LocalGame(game, game.facts.options(seconds=0, aim_seconds=0), tuple("ABCDE"), bytes(32))
    bot = bot_of(game.facts, BotChoice("medium"))
    while table.outcome is None:
        seat = table.next_seat()
        table.play(seat, bot.think(table.sight(seat, luck.randrange(10**9)), lambda: False).action)
    return table.record()


def why(answer: httpx.Response) -> tuple[int, str]:
    """Status and reason of a refusal."""
    found: dict[str, Any] = answer.json()
    return answer.status_code, str(found.get("why", found)["key"])


def test_a_game_is_seen_through_every_seat_by_a_spectator_and_open(api: httpx.Client, crossfire: Record) -> None:
    file = write_record(crossfire)
    views = {}
    for eyes in ("seat=0", "seat=1", "", "everything=true"):
        replay = api.post(f"/api/replay?{eyes}", content=file).json()
        views[eyes] = replay["frames"][0]["view"]
        assert (replay["secrets"], replay["lenses"], replay["curve"]) == (True, ["looks", "statements"], True)
    assert [views[eyes]["seat"] for eyes in views] == [0, 1, None, None]
    assert views["seat=0"]["role"] != views[""]["role"] is None
    assert views[""]["roles"] == [None] * 5
    assert None not in views["everything=true"]["roles"]
    assert views["everything=true"]["roles"][0] == views["seat=0"]["role"]


def test_what_was_done_is_told_only_with_everything_open(api: httpx.Client, crossfire: Record) -> None:
    file = write_record(crossfire)
    for eyes in ("seat=0", "", "everything=true"):
        frames = api.post(f"/api/replay?{eyes}", content=file).json()["frames"]
        told = [frame["action"] for frame in frames]
        assert told[0] is None
        assert (None in told[1:]) == (eyes != "everything=true")
        assert any(told) == (eyes == "everything=true")


def test_what_was_said_comes_with_its_verdict(api: httpx.Client, crossfire: Record) -> None:
    said = api.post("/api/replay", content=write_record(crossfire)).json()["said"]
    assert {one["verdict"] for one in said} <= {"true", "false", "opinion"}
    assert [one["n"] for one in said] == sorted(one["n"] for one in said) != []


def test_an_insight_is_worked_out_in_a_worker(api: httpx.Client, crossfire: Record) -> None:
    answer = api.post("/api/replay/insight?step=3&seat=2&lens=looks", content=write_record(crossfire)).json()
    assert (answer["step"], answer["lens"]) == (3, "looks")
    (heat,) = answer["insight"]["heats"]
    mine = next(row for row in heat["rows"] if row["id"] == "2")
    (role,) = answer["really"]["roles"]["2"]
    assert mine["chances"][[column["id"] for column in heat["columns"]].index(role)] == 1.0


def test_the_course_of_a_game_ends_with_its_result(api: httpx.Client) -> None:
    curve = api.post("/api/replay/curve", content=SMALL).json()
    assert curve["values"] == [1.0, 1.0, 1.0], "on the smallest board who begins wins, and the search proves it"
    assert curve["sides"]["first"] == {"key": "review-seat", "args": {"seat": 0}}
    assert curve["turns"] == []


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("insight?step=9", (404, "review-no-such-step")),
        ("insight?step=-1", (404, "review-no-such-step")),
        ("insight?step=1&seat=2", (400, "table-no-such-seat")),
        ("insight?step=1&lens=crystal", (404, "review-no-such-lens")),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(api: httpx.Client, what: str, reason: tuple[int, str]) -> None:
    assert why(api.post(f"/api/replay/{what}", content=SMALL)) == reason


def test_a_game_that_is_not_over_gives_nothing_away(api: httpx.Client) -> None:
    game = GAMES["fugitive"]
    table = LocalGame(game, game.facts.options(), ("A", "B"), bytes(32))
    file = write_record(table.record())
    assert why(api.post("/api/replay/insight?step=0&seat=1", content=file)) == (409, "review-unfinished")
    assert why(api.post("/api/replay/curve", content=file)) == (409, "review-no-curve")


def test_one_address_cannot_have_everything_worked_out(tmp_path: Path) -> None:
    settings = quick(tmp_path / "a.sqlite3", insight_burst=2, insights_a_minute=0.01)
    with server_in_thread(settings) as base:
        url = f"http://{base}/api/replay/insight?step=0"
        answers = [why(httpx.post(url, content=SMALL)) for _ in range(3)]
    assert answers == [(503, "review-no-workers"), (503, "review-no-workers"), (429, "table-too-fast")]


def test_one_address_cannot_have_ever_new_records_read(tmp_path: Path) -> None:
    settings = quick(tmp_path / "a.sqlite3", replay_burst=2, replays_a_minute=0.01)
    with server_in_thread(settings) as base, httpx.Client(base_url=f"http://{base}/api") as api:
        assert api.post("/replay", content=SMALL).status_code == 200
        assert why(api.post("/replay/curve", content=b"one more")) == (400, "record-foreign")
        assert why(api.post("/replay/insight?step=0", content=b"and another")) == (429, "table-too-fast")
        assert api.post("/replay", content=SMALL).status_code == 200, "this one is kept"
