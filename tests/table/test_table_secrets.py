"""No byte a table sends depends on what its receiver may not know.

Two worlds are played side by side. They differ in what the viewer cannot know (the other player's card and choice)
and in nothing else; everything that is sent must be equal, in content, length and order.
"""

import base64
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError
from crosstable.core.game import AnyGame
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.table import watch
from crosstable.table.drafts import indexed
from crosstable.table.lobby import ToLobby
from crosstable.table.play import Act, Start
from crosstable.table.records import ended_game
from crosstable.table.seats import Unseat
from crosstable.table.table import Table
from helpers.secret_cards import CardState, Decide, SecretCards
from helpers.tables import ANNA, BEN, CARDS, MemoryStore, drain, run, started, table_of, until

START = 5_000_000


def cards_of(seed: bytes) -> tuple[int, ...]:
    state: CardState = CARDS.start(msgspec.convert({}, CARDS.facts.options), 2, chance_at(seed, 0)).state
    return state.cards


def seeds_alike_for(viewer: Seat | None) -> tuple[bytes, bytes]:
    """Two deals that look the same to this viewer and are not."""
    known: dict[int, bytes] = {}
    for number in count():
        seed = number.to_bytes(32, "big")
        cards = cards_of(seed)
        mine = 0 if viewer is None else cards[viewer]
        before = known.setdefault(mine, seed)
        if cards_of(before) != cards:
            return before, seed
    raise AssertionError


@pytest.fixture(autouse=True)
def _still_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that clocks are equal too."""
    monkeypatch.setattr(watch, "now", lambda: START)


PERSONS = {0: ANNA, 1: BEN, None: None}
Told = list[bytes]


async def refused_record(table: Table, store: MemoryStore) -> bytes:
    """What is answered to who asks for the record while the game runs."""
    try:
        ended_game(await store.load(table.id), 1, {"secret_cards": table.state.game})
    except CrosstableError as error:
        return encode(error.why)
    raise AssertionError("a running game's record was given away")


async def world(game: AnyGame, viewer: Seat | None, seed: bytes, others_keep: bool) -> Told:
    """Everything this viewer is told while the others deal and choose secretly."""
    store = MemoryStore()
    table = await table_of(started(seed=seed, time=60_000), game=game, store=store, at=START - 10_000)
    watched = table.connect(PERSONS[viewer], None)
    told = await drain(watched)
    hidden = next(seat for seat in (0, 1) if seat != viewer)
    other = table.connect(PERSONS[hidden], None)
    secret = Act("x", 1, msgspec.Raw(encode(Decide(others_keep))))
    table.ask(other, secret)
    await until(other, "done")
    told += await drain(watched)
    attempts: list[Any] = [
        Act("y", 1, msgspec.Raw(b'{"type":"time_up"}')),
        Start("z"),
        Unseat("l", hidden),
        ToLobby("t"),
    ]
    for attempt in attempts:
        table.ask(watched, attempt)
        told.append(await watched.outbox.take())
    for last in (None, 4):
        again = table.connect(PERSONS[viewer], last)
        told += await drain(again)
    told.append(await refused_record(table, store))
    told.append(re.sub(rb'"commitment":"[0-9a-f]{64}"', b"", encode(table.connections.info)))
    told.append(encode(indexed(table.id, table.state)))
    await table.close()
    return told


def compare(game: AnyGame, viewer: Seat | None, check: Callable[[Told, Told], None]) -> None:
    """Play both worlds for this viewer."""
    one, other = seeds_alike_for(viewer)
    check(run(world(game, viewer, one, True)), run(world(game, viewer, other, False)))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_worlds_look_the_same_to_who_cannot_know(viewer: Seat | None) -> None:
    def equal(one: Told, other: Told) -> None:
        assert len(one) > 8
        assert one == other

    compare(SecretCards(), viewer, equal)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_leak_would_be_noticed(viewer: Seat | None) -> None:
    def different(one: Told, other: Told) -> None:
        assert one != other

    compare(SecretCards(leaky=True), viewer, different)


def test_neither_seed_nor_token_nor_person_is_ever_sent() -> None:
    seed = bytes(range(32))
    for viewer in (0, 1, None):
        sent = b"".join(run(world(SecretCards(), viewer, seed, True)))
        assert b"Anna" in sent
        for secret in (seed.hex(), ANNA, BEN, base64.b64encode(seed).decode()):
            assert secret.encode() not in sent
