"""Whole games with two people and real bots, by a watch in the test's hands: who does what when."""

import asyncio
import random
from typing import Any
from unittest import mock

import msgspec

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.bots.characters import NAMES
from crosstable.bots.fair_queue import Owner
from crosstable.core.bot import Sight, Thought
from crosstable.core.codec import encode
from crosstable.core.game import Facts, random_action
from crosstable.games import GAMES
from crosstable.table import thinking
from crosstable.table.bots import BotSet
from crosstable.table.dispatch import Entry, Logged
from crosstable.table.keys import person_of
from crosstable.table.lobby import Opened
from crosstable.table.log import rebuild
from crosstable.table.moments import PaceSet
from crosstable.table.play import Act, CheckTime, Started
from crosstable.table.rate_limits import Limits
from crosstable.table.ready import Readied
from crosstable.table.seats import Sat
from crosstable.table.table import Table
from helpers.tables import KeepThinker, MemoryStore, Watch, log_of, settled

PEOPLE = ("anna", "ben")
TICK = 400
BEGUN = 100_000


class RealBots(KeepThinker):
    """The game's own bots, in this very process."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        await asyncio.sleep(0)
        return bot_of(facts, choice).think(sight, lambda: False)


def evening(game: str, seats: int, options: dict[str, Any]) -> list[Entry]:
    """Two people, bots on all other seats, everybody knows the own card."""
    bots = tuple(range(len(PEOPLE), seats))
    sat = [Sat(seat, person_of(name), name.title()) for seat, name in enumerate(PEOPLE)]
    ready = [Readied(person_of(name), on=True) for name in PEOPLE]
    filled = BotSet(bots, BotChoice("medium"), NAMES[: len(bots)])
    first = Opened(game, "BCDF", options, seats, "", False, bytes(32))
    return [first, *sat, filled, PaceSet("brisk"), Started(b"\3" * 32), *ready]


async def played(game: str, seats: int, clock: Watch, options: dict[str, Any], luck: random.Random) -> list[Logged]:
    """A whole game; the people act when they feel like it. The log of it."""
    with mock.patch.object(thinking, "secrets", _Luck(luck)):
        return await _played(game, seats, clock, options, luck)


class _Luck:
    """The chance of bots, in the test's hands."""

    def __init__(self, luck: random.Random) -> None:
        self.randbits, self.randbelow = luck.getrandbits, luck.randrange


async def _played(game: str, seats: int, clock: Watch, options: dict[str, Any], luck: random.Random) -> list[Logged]:
    store, steps = MemoryStore(), log_of(*evening(game, seats, options), at=BEGUN)
    store.logs["t1"] = list(steps)
    clock.now = steps[-1].at
    table = Table("t1", rebuild(steps, GAMES), GAMES, store, RealBots(), Limits(), 0.4)
    await table.open(steps)
    for name in PEOPLE:
        table.connect(person_of(name), None)
    while table.state.phase == "playing":
        await settled(table)
        for seat, name in enumerate(PEOPLE):
            if luck.random() < 0.015 and seat in table.state.game.actors(table.state.current.state):
                action = random_action(table.state.game, table.state.current.state, seat, luck.randrange)
                await table.submit(person_of(name), Act(f"r{clock.now}", 1, msgspec.Raw(encode(action))))
        clock.now += TICK
        table.check(CheckTime())
        table._bots.release()
    await table.close()
    return store.logs["t1"]
