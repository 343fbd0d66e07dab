"""What a client holds that is told changes is what it would see if it were told everything: every game, random play,
requests that wait together, connections that drop, come back or read too slowly."""

import json
import random
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.changes import Changes, change, changed
from crosstable.core.codec import encode
from crosstable.core.game import AnyGame, random_action
from crosstable.games import GAMES
from crosstable.table.connections import Connection
from crosstable.table.hub import Hub
from crosstable.table.lobby import NewTable
from crosstable.table.play import Act, Start
from crosstable.table.rate_limits import Limits
from crosstable.table.table import Table
from crosstable.table.talk import Chat
from helpers.mirror import Mirror
from helpers.tables import KeepThinker, MemoryStore, drain, run, settled

LIMITS = Limits(request_burst=10_000, requests_a_second=10_000, chat_burst=10_000, waiting_messages=6)
ROOT = Path(__file__).parents[2]


class Client:
    """A client with a connection that may drop."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.table, self.person, self.mirror, self.syncs, self.changes = table, person, Mirror(), 0, 0
        self.line: Connection | None = None

    def come(self, *, knowing: bool = False) -> None:
        """Connect, with or without the newest step it has."""
        self.line = self.table.connect(self.person, self.mirror.last if knowing else None, changes=True)

    def go(self) -> None:
        """Lose the connection, with what was on its way."""
        if self.line is not None:
            self.table.disconnect(self.line)
        self.line = None

    async def read(self) -> None:
        """Read all that waits."""
        for data in await drain(self.line) if self.line is not None else ():
            message = json.loads(data)
            self.syncs += message["is"] == "sync"
            self.changes += "changed" in message
            self.mirror.hear(message)

    def check(self) -> None:
        """It must hold what it would see."""
        game, seat = self.table.state.current, self.table.state.seat_of(self.person)
        whole = json.loads(encode(self.table.state.game.view(game.state, seat)))
        assert self.mirror.view == whole
        assert list(self.mirror.view) == list(whole)
        assert self.mirror.last == self.table.state.seq


async def evening(game: AnyGame, seats: int, luck: random.Random) -> list[Client]:
    """A game at a table with people who come and go, and one who watches."""
    hub = Hub(GAMES, MemoryStore(), KeepThinker(), LIMITS, 0.0, "normal")
    table = (await hub.start_table(NewTable(game=game.facts.id, name="P0", seats=seats))).table
    for n in range(1, seats):
        await hub.seat(table, f"P{n}", None)
    clients = [Client(table, person) for person in (*(who.person for who in table.state.seats), None)]
    for client in clients:
        client.come()
    first = clients[0].line
    assert first is not None
    table.ask(first, Start("s"))
    await settled(table)
    for n in range(60):
        for client in clients:
            await wander(client, luck)
        state = table.state.current.state
        asked = sorted(game.actors(state))
        for seat in luck.sample(asked, min(len(asked), luck.randint(1, 4))):
            action = encode(random_action(game, state, seat, luck.randrange))
            ask(clients[seat], Act(f"a{n}-{seat}", 1, msgspec.Raw(action)))
        if luck.random() < 0.2:
            ask(clients[0], Chat(f"c{n}", "Well!"))
        await settled(table)
        if table.state.phase == "over":
            break
    for client in clients:
        if client.line is None:
            client.come(knowing=True)
        await settled(table)
    for client in clients:
        await client.read()
        client.check()
    await hub.close()
    return clients


def ask(client: Client, request: Act | Chat) -> None:
    """Ask for something, if one is there."""
    if client.line is not None:
        client.table.ask(client.line, request)


async def wander(client: Client, luck: random.Random) -> None:
    """Read and compare, or not; come and go."""
    what = luck.random()
    if client.line is None:
        client.come(knowing=what < 0.7)
    elif what < 0.1:
        client.go()
    elif what < 0.7:
        await client.read()
        client.check()


@pytest.mark.parametrize("name", GAMES)
def test_changes_and_whole_views_lead_to_the_same(name: str) -> None:
    game, luck = GAMES[name], random.Random(7)
    clients = [
        client for seats in {min(game.facts.seats), max(game.facts.seats)} for client in run(evening(game, seats, luck))
    ]
    assert sum(client.changes for client in clients) > 20, "hardly anything was told as a change"
    assert any(client.syncs > 1 for client in clients), "nobody lost a connection or was too slow"
    assert all(client.mirror.heard == sorted(client.mirror.heard) for client in clients if client.syncs == 1)


def pairs(game: AnyGame, luck: random.Random) -> list[tuple[Any, Any, Any]]:
    """Views before and after an action, as plain data, with the change between them."""
    seats, found = max(game.facts.seats), []
    state = game.start(game.facts.options(), seats, QuickChance(3)).state
    for _ in range(80):
        if game.outcome(state) is not None:
            break
        seat = luck.choice(sorted(game.actors(state)))
        after = game.play(
            state, seat, random_action(game, state, seat, luck.randrange), QuickChance(luck.randrange(9999))
        ).state
        for viewer in (seat, None):
            views = game.view(state, viewer), game.view(after, viewer)
            plain = [json.loads(encode(view)) for view in views]
            found.append((plain[0], json.loads(encode(change(*views) or {})), plain[1]))
        state = after
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_for_many_viewers_is_what_each_would_be_told_alone(name: str) -> None:
    game, luck = GAMES[name], random.Random(11)
    seats = max(game.facts.seats)
    state = game.start(game.facts.options(), seats, QuickChance(4)).state
    for _ in range(60):
        if game.outcome(state) is not None:
            break
        seat = luck.choice(sorted(game.actors(state)))
        action = random_action(game, state, seat, luck.randrange)
        after = game.play(state, seat, action, QuickChance(luck.randrange(9999))).state
        views = [(game.view(state, viewer), game.view(after, viewer)) for viewer in (*range(seats), None)]
        together = Changes()
        for pair in views:
            told, alone = json.loads(together.written(*pair)), json.loads(encode(change(*pair) or {}))
            assert json.dumps(told, sort_keys=True) == json.dumps(alone, sort_keys=True)  # yes is not 1 there
        state = after


_CHECK = """
import assert from "node:assert/strict";
import fs from "node:fs";
import { changed } from "./changes.mjs";
const pairs = JSON.parse(fs.readFileSync("pairs.json", "utf8"));
for (const [before, change, after] of pairs) assert.deepEqual(changed(before, change), after);
console.log(pairs.length);
"""


def test_the_browser_puts_changes_in_like_the_server_means_them(tmp_path: Path) -> None:
    found = [pair for game in GAMES.values() for pair in pairs(game, random.Random(5))]
    assert all(changed(before, what) == after for before, what, after in found)
    (tmp_path / "pairs.json").write_text(json.dumps(found))
    shutil.copy(ROOT / "src/crosstable/server/web/lib/changes.js", tmp_path / "changes.mjs")
    (tmp_path / "check.mjs").write_text(_CHECK)
    command = [sys.executable, str(ROOT / "tools/node.py"), "check.mjs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.strip() == str(len(found)), done.stderr


class Hands(msgspec.Struct, frozen=True):
    """Two lists that are equal to Python and not to a browser."""

    raised: tuple[bool, ...]
    fingers: tuple[int, ...]


def test_yes_and_one_are_told_apart() -> None:
    before, after = Hands((False, False, False), (0, 0, 0)), Hands((True, False, False), (1, 0, 0))
    assert Changes().written(before, after) == b'{"raised":[0,1,[true]],"fingers":[0,1,[1]]}'


def test_nobody_can_tell_from_a_change_what_another_viewer_sees() -> None:
    hands = [Hands((), fingers) for fingers in product((0, 7), repeat=4)]
    alone = {pair: Changes().written(*pair) for pair in product(hands, repeat=2)}
    for first in alone:
        together = Changes()
        together.written(*first)
        assert all(together.written(*pair) == told for pair, told in alone.items())


def test_a_change_says_no_more_than_it_must() -> None:
    assert change((1, 2, 3), (1, 2, 3)) is None
    assert change((1, 2, 3), (1, 2, 3, 4)) == [3, 0, (4,)]
    assert change((1, 2, 3), (1, 9, 3)) == [1, 1, (9,)]
    assert change((1, 2, 3), ()) == [()]
    assert change(None, 4) == [4]
    assert change("." * 61, "." * 30 + "y" + "." * 30) == [30, 1, "y"]
    assert change("ä" * 30, "ä" * 31) == ["ä" * 31], "letters are not counted alike everywhere"


def test_what_was_said_is_sent_once_however_much_that_was() -> None:
    game, luck = GAMES["resistance"], random.Random(5)
    state = game.start(game.facts.options(), 10, QuickChance(1)).state
    before, longest, most = game.view(state, 0), 0, 0
    while offers := [(seat, offer) for seat in range(10) for offer in game.offers(state, seat)]:
        seat, offer = luck.choice([one for one in offers if one[1].aside] or offers)
        action = game.facts.action(offer.action, offer.pick(luck.randrange))
        state = game.play(state, seat, action, QuickChance(2)).state
        after = game.view(state, 0)
        most = max(most, len(encode(after)))
        if offer.action != "take_back":  # that changes an old line and adds one: what is between goes along
            longest = max(longest, len(Changes().written(before, after)))
        before = after
    assert most > 20_000, "a table that talks"
    assert longest < 2_000
