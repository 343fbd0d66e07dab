"""Looking back costs: in a worker, in pieces, bounded, and paid by the address that asks."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.bots.pool import BotPool
from crosstable.bots.worker import TooLong
from crosstable.core.bot import Thought
from crosstable.core.codec import encode
from crosstable.core.errors import Refused
from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame
from crosstable.server import review_jobs
from crosstable.server.replays import frame_of
from crosstable.server.review_jobs import Asked
from crosstable.server.reviews import Reviews
from crosstable.table.dispatch import Logged
from crosstable.table.log import rebuild
from crosstable.table.rate_limits import Buckets
from crosstable.table.store import StoredThought
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide, SecretCards, plain_bot
from helpers.serving import quick, server_in_thread
from helpers.tables import CARDS, log_of, run, started

T = TypeVar("T")
SMALL = (Path(__file__).parent / "small.crosstable.jsonl").read_bytes()


def talkative(actions: int) -> bytes:
    """A legal record of so many actions, most of them words."""
    game, luck = GAMES["resistance"], random.Random(5)
    table = LocalGame(game, game.facts.options(), tuple("ABCDE"), bytes(32))
    while len(table.moves) < actions:
        offers = [(seat, offer) for seat in range(5) for offer in game.offers(table.state, seat)]
        seat, offer = luck.choice(offers)
        table.play(seat, game.facts.action(offer.action, offer.pick(luck.randrange)))
    return write_record(table.record())


@pytest.mark.parametrize("squeezed", [True, False])
def test_a_replay_comes_in_pieces_that_make_one_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, squeezed: bool
) -> None:
    monkeypatch.setattr(review_jobs, "CHUNK", 2_000)
    asked: list[int] = []
    whole = review_jobs.replay_chunk

    def counted(*args: Any) -> review_jobs.Chunk:
        asked.append(len(args))
        return whole(*args)

    monkeypatch.setattr(review_jobs, "replay_chunk", counted)
    file = talkative(30)
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        headers = {"Accept-Encoding": "gzip" if squeezed else "identity"}
        answer = httpx.post(f"http://{base}/api/replay?everything=true", content=file, headers=headers)
    assert answer.headers.get("content-encoding") == ("gzip" if squeezed else None)
    assert len(asked) > 5
    game = review_jobs.played(file)
    expected = [json.loads(encode(frame_of(game, n, None, True))) for n in range(len(game.steps))]
    assert answer.json()["frames"] == expected


def test_what_bots_thought_is_in_a_replay_of_many_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(review_jobs, "CHUNK", 2_000)
        file = talkative(30)
        move = review_jobs.played(file).record.moves[0]
        kept = StoredThought(1, 1, move.seat, encode(Thought(move.action, 0.75)))
        pieces = await Reviews(None, Buckets(60.0, 0.0)).replay("home", file, Asked(None, False, False), [kept])
        found = [piece async for piece in pieces]
        assert len(found) > 5
        thoughts = json.loads(b"".join(found))["thoughts"]
        assert [(one["n"], one["seat"], one["value"]) for one in thoughts] == [(1, move.seat, 0.75)]

    run(check())


def test_what_would_be_too_much_is_refused_before_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = talkative(30)
    with server_in_thread(quick(tmp_path / "a.sqlite3")) as base:
        for name, most in (("LARGEST", 20_000), ("LONGEST", 20)):
            with monkeypatch.context() as narrow:
                narrow.setattr(review_jobs, name, most)
                review_jobs.played.cache_clear()
                answer = httpx.post(f"http://{base}/api/replay?seat={len(name) % 5}", content=file)
                assert (answer.status_code, answer.json()["why"]["key"]) == (400, "review-too-large"), name


class DearWorker:
    """Answers at once, and says that it took half a minute."""

    workers = 2

    async def work(
        self, owner: Owner, most: float, function: Callable[..., T], *args: Any, warm: bool = True
    ) -> tuple[T, float]:
        return function(*args), 30.0


def test_an_address_pays_for_what_it_has_worked_out() -> None:
    async def check() -> None:
        reviews = Reviews(DearWorker(), Buckets(60.0, 0.0))
        for _ in range(2):
            await reviews.check("flood", SMALL)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await reviews.check("flood", SMALL)
            assert refused.value.why.key == "table-too-fast"
        await reviews.check("home", SMALL)

    run(check())


def forever() -> None:
    """Takes all of a processor."""
    while True:
        pass


def test_work_that_takes_too_long_is_stopped_and_the_workers_live_on() -> None:
    async def check() -> None:
        pool = BotPool(1, find=plain_bot)
        await pool.warm()
        workers: set[Any] = set(pool._executor._processes or ())
        with pytest.raises(TooLong):
            await pool.work(Owner(), 0.2, forever)
        sight = sight_of(rebuild(log_of(*started()), {"secret_cards": CARDS}), 1)
        thought = await pool.think(SecretCards.facts, BotChoice("plain"), sight)
        assert thought == Thought(Decide(keep=True), 0.75)
        assert set(pool._executor._processes or ()) == workers
        await pool.close()

    run(check())


def test_logs_are_played_again_one_at_a_time_at_the_cost_of_who_asks() -> None:
    at_once: list[int] = [0]

    async def load() -> list[Logged]:
        at_once.append(at_once[-1] + 1)
        await asyncio.sleep(0.01)
        return []

    def make(steps: Sequence[Logged]) -> int:
        time.sleep(0.01)
        at_once.append(at_once[-1] - 1)
        if at_once[-1]:
            raise AssertionError("two logs were held at once")
        raise Refused("table-no-such-round", number=9)

    async def check() -> None:
        reviews = Reviews(None, Buckets(1.05, 0.001))
        found = await asyncio.gather(*(reviews.replayed("a", load, make) for _ in range(3)), return_exceptions=True)
        assert [str(one) for one in found] == [str(Refused("table-no-such-round", number=9))] * 3
        with pytest.raises(Refused) as refused:
            await reviews.replayed("a", load, make)
        assert refused.value.why.key == "table-too-fast", "what led to nothing counts too"
        with pytest.raises(Refused) as refused:
            await reviews.replayed("b", load, make)
        assert refused.value.why.key == "table-no-such-round"

    run(check())
