"""Bots that think elsewhere: a server puts a question into the database, a worker on any machine answers it."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.bots.pool import BotPool
from crosstable.core import Answer, AnyGame, Facts, Sight, Silent, StoreFailed, Thought
from crosstable.core.codec import codec, encode

from .postgresql import PostgresStore
from .postgresql_schema import LIVING
from .records import read_thought
from .thinking import Thinker

log = logging.getLogger(__name__)

_LOOK = 1.0
"""Seconds between two looks, if no news come."""


class Question(Struct, frozen=True):
    """What a worker is asked. The sight is JSON, which the game's own types read."""

    choice: BotChoice
    owner: Owner
    sight: msgspec.Raw


class _Seen(Struct, frozen=True):
    """A sight as it lies in a question."""

    game: str
    options: msgspec.Raw
    seats: int
    seat: int
    view: msgspec.Raw
    heard: tuple[tuple[msgspec.Raw, ...], ...] = ()
    seed: int = 0
    character: str = ""
    secret: int = 0
    asked: bool = False
    earlier: tuple[msgspec.Raw, ...] = ()


def read_sight(data: bytes, games: Mapping[str, AnyGame]) -> Sight:
    """A sight from its bytes."""
    seen = msgspec.json.decode(data, type=_Seen)
    game = games[seen.game]
    reads = codec(game)
    options = msgspec.json.decode(seen.options, type=game.facts.options)
    heard = tuple(tuple(reads.event(bytes(event)) for event in step) for step in seen.heard)
    earlier = tuple(reads.view(bytes(view)) for view in seen.earlier)
    rest = (seen.seed, seen.character, seen.secret, seen.asked, earlier)
    return Sight(seen.game, options, seen.seats, seen.seat, reads.view(bytes(seen.view)), heard, *rest)


class ElsewhereThinker:
    """Lets workers of other machines think, where there are any and none here is free."""

    def __init__(self, store: PostgresStore, games: Mapping[str, AnyGame], here: Thinker, pool: BotPool | None) -> None:
        self._store, self._games, self._here, self._pool = store, games, here, pool
        self._answered: dict[int, asyncio.Event] = {}
        self._workers, self._seen = 0, 0.0
        store.on_news(self._hear)

    def _hear(self, news: str) -> None:
        kind, _, number = news.partition(":")
        if kind == "answer" and int(number) in self._answered:
            self._answered[int(number)].set()
        elif kind == "worker":
            self._seen = 0.0

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        """What this bot does. Where nobody else can answer, it thinks here."""
        if self._pool is None or self._pool.waiting:
            with suppress(StoreFailed):
                thought = await self._ask(facts, choice, sight, owner)
                if thought is not None:
                    return thought
        return await self._here.think(facts, choice, sight, owner)

    async def _anybody(self) -> bool:
        now = time.monotonic()
        if now - self._seen > _LOOK:
            self._seen = now
            self._workers = await self._store.read(lambda db: db.fetchval(_WORKERS))
        return self._workers > 0

    async def _ask(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought | None:
        """A worker's answer; None if there is no worker, or the one that has the question dies or cannot answer."""
        if not await self._anybody():
            return None
        guest = Owner(owner.table, hashlib.sha256(owner.address.encode()).hexdigest()[:16])  # no address is stored
        question = encode(Question(choice, guest, msgspec.Raw(encode(sight))))
        number: int = await self._store.write(lambda db: db.fetchval(_PUT, self._store.number, question))
        answered = self._answered[number] = asyncio.Event()
        try:
            await self._store.say("question")
            return await self._wait(number, answered, facts)
        finally:
            del self._answered[number]
            with suppress(StoreFailed):
                await self._store.write(lambda db: db.execute(_DROP, number))
                await self._store.say(f"withdrawn:{number}")

    async def _wait(self, number: int, answered: asyncio.Event, facts: Facts) -> Thought | None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), _LOOK)
            row = await self._store.read(lambda db: db.fetchrow(_LOOK_AT, number))
            if row is None or not row["well"]:
                return None
            if row["answer"] is not None:
                with suppress(msgspec.MsgspecError):  # of another version
                    return read_answer(row["answer"], self._games[facts.id])
                return None


class _Said(Struct, frozen=True):
    action: msgspec.Raw


def read_answer(data: bytes, game: AnyGame) -> Thought:
    """A thought from its bytes; what no game has as an action can be said too."""
    with suppress(msgspec.ValidationError):
        return Thought(msgspec.json.decode(msgspec.json.decode(data, type=_Said).action, type=Silent | Answer))
    return read_thought(data, game)


class Worker:
    """Answers questions of servers, as many at once as it has processes."""

    def __init__(self, store: PostgresStore, games: Mapping[str, AnyGame], pool: BotPool) -> None:
        self._store, self._games, self._pool = store, games, pool
        self._news = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        store.on_news(self._hear)

    def _hear(self, news: str) -> None:
        kind, _, number = news.partition(":")
        if kind == "question":
            self._news.set()
        elif kind == "withdrawn" and (task := self._busy.get(int(number))) is not None:
            task.cancel()

    async def run(self) -> None:
        """Answer until it is cancelled."""
        await self._store.say("worker")
        while True:
            self._news.clear()
            try:
                await self._take()
            except StoreFailed:
                log.warning("no questions can be had at the moment")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), _LOOK)

    async def _take(self) -> None:
        """Take what nobody has taken, the oldest first."""
        while len(self._busy) < self._pool.workers:
            row = await self._store.write(lambda db: db.fetchrow(_TAKE, self._store.number))
            if row is None:
                return
            self._busy[row["id"]] = asyncio.create_task(self._answer(row["id"], row["question"]))

    async def _answer(self, number: int, data: bytes) -> None:
        try:
            question = msgspec.json.decode(data, type=Question)
            sight = read_sight(bytes(question.sight), self._games)
            facts = self._games[sight.game].facts
            thought = encode(await self._pool.think(facts, question.choice, sight, question.owner))
            await self._store.write(lambda db: db.execute(_ANSWER, thought, number))
            await self._store.say(f"answer:{number}")
        except Exception as error:  # perhaps the server is of another version: it must not wait, but think itself
            log.error("a question could not be answered: %s", type(error).__name__)
            with suppress(StoreFailed):
                await self._store.write(lambda db: db.execute(_DROP, number))
                await self._store.say(f"answer:{number}")
        finally:
            del self._busy[number]
            self._news.set()


_WORKERS = f"SELECT count(*) FROM processes WHERE kind = 'worker' AND id IN {LIVING}"
_PUT = "INSERT INTO questions (asker, question) VALUES ($1, $2) RETURNING id"
_LOOK_AT = f"""SELECT answer, answer IS NOT NULL OR worker IN {LIVING} OR (worker IS NULL AND ({_WORKERS}) > 0) AS well
    FROM questions WHERE id = $1"""
_TAKE = """UPDATE questions SET worker = $1 WHERE id =
    (SELECT id FROM questions WHERE worker IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, question"""
_DROP = "DELETE FROM questions WHERE id = $1"
_ANSWER = "UPDATE questions SET answer = $1 WHERE id = $2"
