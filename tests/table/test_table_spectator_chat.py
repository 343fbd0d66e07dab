"""Those who watch talk among themselves; who plays does not notice, to the byte."""

from typing import Any

import pytest

from crosstable.table import watch
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry, Logged
from crosstable.table.host import Closed
from crosstable.table.keys import speaker
from crosstable.table.rate_limits import Limits
from crosstable.table.spectator_chat import SpectatorChat, SpectatorChatted
from crosstable.table.table import Table
from crosstable.table.talk import Chat, Chatted, TalkSet
from helpers.tables import (
    ANNA,
    BEN,
    CLEO,
    OVER,
    MemoryStore,
    act,
    drain,
    heard_by,
    opened,
    run,
    started,
    table_of,
    until,
)

DORA = "somebody else who watches"


def murmur(table: Table, connection: Connection, text: str, request: str = "m", name: str = "Cleo") -> None:
    """Say this among the spectators."""
    table.ask(connection, SpectatorChat(request, name, text))


async def refused(table: Table, connection: Connection, text: str = "Hm", request: str = "no") -> str:
    """The key of the reason why this cannot be said."""
    murmur(table, connection, text, request)
    return str((await until(connection, "denied"))["why"]["key"])


def line(n: int, text: str, *, own: bool = False) -> dict[str, Any]:
    """A line of Cleo as it looks on the wire."""
    return {"n": n, "name": "Cleo", "text": text, "own": own, "by": speaker(CLEO)}


def test_spectators_hear_each_other_while_a_game_runs() -> None:
    async def check() -> None:
        table = await table_of([*started(), Chatted(ANNA, "Hello!")])
        cleo, nobody = table.connect(CLEO, None), table.connect(None, None)
        assert len((await heard_by(nobody))["chat"]) == 1, "they read the table's talk"
        murmur(table, cleo, "Anna will win")
        for connection in (cleo, nobody):
            found = await until(connection, "murmurs")
            assert found == {"is": "murmurs", "lines": [line(1, "Anna will win", own=connection is cleo)]}
        assert await until(cleo, "done") == {"is": "done", "id": "m", "seq": 5}
        assert table.state.seq == 5, "no step of the table has it"
        late = await heard_by(table.connect(DORA, None))
        assert late["murmurs"] == [line(1, "Anna will win")]
        await table.close()

    run(check())


async def told_to(person: str, murmurs: int) -> list[bytes]:
    """Everything this person is told during a game while so much is said among those who watch."""
    table = await table_of([*started(time=60_000), Chatted(ANNA, "Hello!")], at=4_990_000)
    connection, other = table.connect(person, None), table.connect(ANNA if person == BEN else BEN, None)
    cleo = table.connect(CLEO, None)
    told = await drain(connection)
    for number in range(murmurs):
        murmur(table, cleo, f"She has card {number}", f"m{number}")
        await until(cleo, "done")
    told += await drain(connection)
    act(table, other, "x")
    await until(other, "done")
    told += await drain(connection)
    for last in (None, 4, 5):
        told += await drain(table.connect(person, last))
    await table.close()
    return told


@pytest.mark.parametrize("person", [ANNA, BEN], ids=["Anna", "Ben"])
def test_no_byte_reaches_who_plays(person: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "now", lambda: 5_000_000)
    silent, loud = (run(told_to(person, murmurs)) for murmurs in (0, 4))
    assert len(silent) > 4
    assert silent == loud
    assert b"She has card" in b"".join(run(told_to(DORA, 4))), "somebody who watches does get it"


def test_who_played_may_read_it_after_the_game() -> None:
    async def check() -> None:
        table = await table_of([*started(), OVER[0]])
        anna, ben, cleo = (table.connect(person, None) for person in (ANNA, BEN, CLEO))
        murmur(table, cleo, "She bluffs")
        await until(cleo, "done")
        act(table, ben, "b")
        assert await until(anna, "murmurs") == {"is": "murmurs", "lines": [line(1, "She bluffs")]}
        murmur(table, cleo, "Well played", "m2")
        assert (await until(anna, "murmurs"))["lines"] == [line(2, "Well played")]
        assert [told["n"] for told in (await heard_by(table.connect(BEN, None)))["murmurs"]] == [1, 2]
        await table.close()

    run(check())


def test_a_gap_brings_what_spectators_said() -> None:
    async def check() -> None:
        table = await table_of(started())
        cleo = table.connect(CLEO, None)
        murmur(table, cleo, "One")
        await until(cleo, "done")
        back = table.connect(DORA, 4)
        assert await heard_by(back) == {"is": "murmurs", "lines": [line(1, "One")]}
        assert (await heard_by(back))["is"] == "here"
        await table.close()

    run(check())


def test_lines_survive_a_restart_and_are_said_once() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        cleo = table.connect(CLEO, None)
        for _ in range(2):
            murmur(table, cleo, "One")
            await until(cleo, "done")
        await table.close()
        after = await table_of(started(), store=store)
        cleo = after.connect(CLEO, None)
        assert (await heard_by(cleo))["murmurs"] == [line(1, "One", own=True)]
        murmur(after, cleo, "One")
        await until(cleo, "done")
        murmur(after, cleo, "Two", "m2")
        assert (await until(cleo, "murmurs"))["lines"] == [line(2, "Two", own=True)]
        await after.close()

    run(check())


def test_who_cannot_murmur_is_told_why() -> None:
    async def check() -> None:
        table = await table_of(opened(), limits=Limits(spectator_burst=2, spectator_lines_a_second=0.0))
        anna, nobody, cleo = table.connect(ANNA, None), table.connect(None, None), table.connect(CLEO, None)
        assert await refused(table, anna) == "table-murmur-seated"
        assert await refused(table, nobody) == "table-watching"
        assert await refused(table, cleo, "\u202e ", "r1") == "table-chat-empty"
        murmur(table, cleo, "left\u202eright")
        assert (await until(cleo, "murmurs"))["lines"][0]["text"] == "leftright"
        assert await refused(table, cleo, "x", "r2") == "table-chat-fast"
        await table.close()

    run(check())


def test_all_of_them_together_can_be_too_loud() -> None:
    async def check() -> None:
        table = await table_of(opened(), limits=Limits(spectator_burst=1, spectator_lines_a_second=0.0))
        crowd = [table.connect(f"person {n}", None) for n in range(5)]
        for connection in crowd[:4]:
            murmur(table, connection, "Ho")
            await until(connection, "done")
        assert await refused(table, crowd[4]) == "table-murmur-loud"
        await table.close()

    run(check())


def test_the_host_can_switch_it_off() -> None:
    async def check() -> None:
        off: list[Entry] = [*opened(), TalkSet(keep=False, watchers=False)]
        table = await table_of(off)
        assert await refused(table, table.connect(CLEO, None)) == "table-murmur-off"
        await table.close()

    run(check())


def test_nobody_passes_for_somebody_else() -> None:
    async def check() -> None:
        table = await table_of(opened())
        cleo, dora = table.connect(CLEO, None), table.connect(DORA, None)
        names = []
        said = [(cleo, "Cleo"), (dora, "cleo"), (dora, "Anna"), (cleo, "Cleo")]
        for number, (connection, name) in enumerate(said):
            murmur(table, connection, "Hi", f"m{number}", name)
            names.append((await until(cleo, "murmurs"))["lines"][0]["name"])
        assert names == ["Cleo", "cleo 2", "Anna 2", "Cleo"]
        await table.close()

    run(check())


def test_what_somebody_else_wrote_among_the_spectators_is_read_and_they_can_go_on() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(opened(), store=store)
        cleo = table.connect(CLEO, None)
        store.logs["t1/murmurs"] = [Logged(1, CLEO, 5_000, SpectatorChatted(CLEO, "Cleo", "Elsewhere"))]
        assert await refused(table, cleo, "Lost") == "store-failed"
        murmur(table, cleo, "Here again", "m2")
        assert (await until(cleo, "murmurs"))["lines"] == [line(2, "Here again", own=True)]
        dora = table.connect(DORA, None)
        assert [said["text"] for said in (await heard_by(dora))["murmurs"]] == ["Elsewhere", "Here again"]
        await table.close()

    run(check())


def test_nobody_talks_at_a_closed_table() -> None:
    async def check() -> None:
        table = await table_of([*opened(), Closed()])
        assert await refused(table, table.connect(CLEO, None)) == "table-closed"
        await table.close()

    run(check())


def test_spectators_cannot_make_the_table_forget_what_it_answered_players() -> None:
    async def check() -> None:
        table = await table_of(started(), limits=Limits(spectator_burst=1, request_burst=2000))
        anna, cleo = table.connect(ANNA, None), table.connect(CLEO, None)
        table.ask(anna, Chat("c", "Once"))
        await until(anna, "done")
        for number in range(600):
            murmur(table, cleo, "Hm", f"m{number}")
            await until(cleo, "denied" if number else "done")
        table.ask(anna, Chat("c", "Once"))
        await until(anna, "done")
        assert [said.text for said in table.state.chat] == ["Once"]
        await table.close()

    run(check())
