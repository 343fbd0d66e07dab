"""What the clients contribute to a deal: pledged before, shown when the game begins, and listed whatever happens."""

import asyncio
from typing import Any

import pytest

from crosstable.core.chance import FAIR, commitment
from crosstable.core.codec import encode
from crosstable.core.fairness import Part, pledge_of, seed_of
from crosstable.core.record import chance_at, read_record, write_record
from crosstable.table.bots import SetBot
from crosstable.table.connections import Connection
from crosstable.table.deal import PATIENCE, Pledge, Reveal
from crosstable.table.dispatch import Logged
from crosstable.table.lobby import SetOptions
from crosstable.table.log import read_entry, rebuild
from crosstable.table.play import Start
from crosstable.table.ready import Ready, Rematch
from crosstable.table.records import record_of
from crosstable.table.seats import Leave
from crosstable.table.table import Table
from helpers.tables import (
    ANNA,
    BEN,
    CARDS,
    OVER,
    MemoryStore,
    Watch,
    drain,
    opened,
    run,
    settled,
    started,
    table_of,
    until,
    when,
    with_bot,
)  # fmt: skip

MINE, YOURS = b"\x11" * 32, b"\x22" * 32
SECRET = bytes(32)


def given(promise: str, contribution: bytes) -> Part:
    return Part("client", pledge_of(promise, contribution), contribution.hex())


async def pledge(table: Table, connection: Connection, contribution: bytes) -> str:
    promise = commitment(table.state.seed)
    table.ask(connection, Pledge(f"p{table.state.seq}", promise, pledge_of(promise, contribution)))
    await until(connection, "done")
    return promise


async def asked(table: Table, connection: Connection, request: Any) -> str:
    """What this request is answered: nothing, or why it is refused."""
    table.ask(connection, request)
    while True:
        message = await until(connection, "denied") if request.id == "no" else await until(connection, "done")
        return str(message.get("why", {}).get("key", ""))


def test_both_clients_contribute_and_the_seed_binds_all_of_it(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        promise = await pledge(table, anna, MINE)
        await pledge(table, ben, YOURS)
        table.ask(anna, Start("go"))
        while not (news := await until(ben, "news"))["table"]["dealing"]:
            pass
        assert news["table"]["pledges"] == [pledge_of(promise, MINE), pledge_of(promise, YOURS)]
        assert table.state.phase == "lobby"
        table.ask(anna, Reveal("a", MINE.hex()))
        table.ask(ben, Reveal("b", YOURS.hex()))
        await when(lambda: table.state.phase == "playing")
        game = table.state.current
        assert game.parts == (given(promise, MINE), given(promise, YOURS))
        assert game.seed == seed_of(SECRET, game.parts) != SECRET
        assert game.state == CARDS.start(table.state.options, 2, chance_at(game.seed, 0, FAIR)).state
        assert (table.state.pledges, table.state.dealing) == ({}, None)
        await table.close()

    run(check())


def test_who_pledges_and_does_not_show_holds_nobody_up_and_is_listed(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        promise = await pledge(table, anna, MINE)
        await pledge(table, ben, YOURS)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        table.ask(anna, Reveal("a", MINE.hex()))
        await until(anna, "done")
        await settled(table)
        assert table.state.phase == "lobby", "the game waits for a moment"
        clock.now += PATIENCE
        table.disconnect(table.connect(None, None))  # whoever comes or goes makes the table look again
        await when(lambda: table.state.phase == "playing")
        assert table.state.current.parts == (given(promise, MINE), Part("silent", pledge_of(promise, YOURS)))
        await table.close()

    run(check())


def test_nobody_waits_for_who_has_gone(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        await pledge(table, ben, YOURS)
        table.disconnect(ben)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        assert table.state.current.parts == (Part("absent"), Part("absent")), "a pledge of who is away counts nothing"
        await table.close()

    run(check())


def test_who_goes_while_the_cards_are_dealt_is_not_waited_for(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        promise = await pledge(table, ben, YOURS)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        table.disconnect(ben)
        await when(lambda: table.state.phase == "playing")
        assert table.state.current.parts == (Part("absent"), Part("silent", pledge_of(promise, YOURS)))
        await table.close()

    run(check())


def test_a_bot_and_who_takes_no_part_give_nothing_and_are_listed_so(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*with_bot()[:-1]])
        anna = table.connect(ANNA, None)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        assert table.state.current.parts == (Part("absent"), Part("bot"))
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (Reveal("no", YOURS.hex()), "table-other-deal"),
        (Start("no"), "table-dealing"),
        (Leave("no"), "table-dealing"),
        (SetBot("no", 1, None), "table-dealing"),
        (SetOptions("no", {}), "table-dealing"),
        (Pledge("no", commitment(SECRET), "0" * 64), "table-dealing"),
    ],
)
def test_between_asking_for_a_game_and_the_deal_nothing_can_be_changed(request_: Any, why: str, clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        await pledge(table, anna, MINE)
        await pledge(table, ben, YOURS)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        assert await asked(table, anna, request_) == why
        await table.close()

    run(check())


def test_a_pledge_belongs_to_one_deal(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        assert await asked(table, anna, Pledge("no", "0" * 64, "1" * 64)) == "table-other-deal"
        assert await asked(table, anna, Reveal("no", MINE.hex())) == "table-other-deal"
        await table.close()

    run(check())


def test_another_device_of_the_same_person_may_pledge_anew(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        await pledge(table, anna, MINE)
        promise = await pledge(table, anna, YOURS)
        assert table.state.pledges == {ANNA: pledge_of(promise, YOURS)}
        await table.close()

    run(check())


def test_a_rematch_is_dealt_from_new_contributions_in_the_order_of_its_seats(clock: Watch) -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of([*started(), *OVER], store=store)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        promise = await pledge(table, anna, MINE)
        table.ask(ben, Ready("r", 1))
        table.ask(anna, Rematch("go"))
        await when(lambda: table.state.dealing is not None)
        table.ask(anna, Reveal("a", MINE.hex()))
        await when(lambda: table.state.rounds == 2)
        game = table.state.current
        seat = table.state.seat_of(ANNA)
        assert game.parts is not None
        assert seat is not None
        assert [part.by for part in game.parts] == ["client" if n == seat else "absent" for n in range(2)]
        assert game.secret == b"\1" * 32
        assert commitment(game.secret) == promise
        kept = [Logged(s.seq, s.actor, s.at, read_entry(encode(s.entry))) for s in await store.load("t1")]
        assert rebuild(kept, {"secret_cards": CARDS}).current.seed == game.seed, "a restart deals the same"
        await table.close()

    run(check())


def test_a_server_that_stops_in_the_middle_goes_on_with_the_deal(clock: Watch) -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(opened(), store=store)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        await pledge(table, anna, MINE)
        await pledge(table, ben, YOURS)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        table.ask(anna, Reveal("a", MINE.hex()))
        await until(anna, "done")
        await table.close()
        again = await table_of([step.entry for step in await store.load("t1")])
        await when(lambda: again.state.phase == "playing")
        assert [part.by for part in again.state.current.parts or ()] == ["client", "silent"]
        await again.close()

    run(check())


def test_the_record_holds_everything(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna = table.connect(ANNA, None)
        await pledge(table, anna, MINE)
        table.ask(anna, Start("go"))
        await until(anna, "done")
        table.ask(anna, Reveal("a", MINE.hex()))
        await when(lambda: table.state.phase == "playing")
        for entry in OVER:
            await table._commit(ANNA, entry)
        record = record_of(table.state)
        header, game = record.header, table.state.current
        assert header.chance == FAIR
        assert header.fair
        assert (header.seed, header.commitment) == (SECRET.hex(), commitment(SECRET))
        assert (header.fair.parts, header.fair.seed) == (game.parts, game.seed.hex())
        assert header.fair.draws == game.draws
        assert game.draws
        assert read_record(write_record(record), {"secret_cards": CARDS}) == record
        await table.close()

    run(check())


def test_nothing_from_which_the_deal_could_be_computed_is_sent_before_the_end(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened(seed=bytes(range(32))))
        there = [table.connect(who, None) for who in (ANNA, BEN, None, ANNA)]
        await pledge(table, there[0], MINE)
        await pledge(table, there[1], YOURS)
        secrets = [bytes(range(32)), MINE, YOURS]
        table.ask(there[0], Start("go"))
        await until(there[0], "done")
        table.ask(there[0], Reveal("a", MINE.hex()))
        table.ask(there[1], Reveal("b", YOURS.hex()))
        await when(lambda: table.state.phase == "playing")
        secrets += [table.state.current.seed, table.state.seed]
        there += [table.connect(who, None) for who in (ANNA, BEN, None)]
        await asyncio.sleep(0)
        sent = b"".join([message for one in there for message in await drain(one)])
        assert b'"view"' in sent
        for secret in secrets:
            assert secret.hex().encode() not in sent
        await table.close()

    run(check())
