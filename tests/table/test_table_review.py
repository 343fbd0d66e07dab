"""Going through a game together: said to everybody, not logged, and only when nobody plays."""

from typing import Any

import pytest

from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry
from crosstable.table.play import Acted
from crosstable.table.ready import Ready, Rematch
from crosstable.table.review import EndReview, LeadReview
from crosstable.table.table import Table
from helpers.secret_cards import Decide
from helpers.tables import ANNA, BEN, heard_by, opened, run, started, table_of, until

OVER: list[Entry] = [Acted(seat, Decide(keep=True)) for seat in (0, 1)]


def lead(table: Table, connection: Connection, step: int, *, eyes: Any = "open", game: int = 1) -> None:
    """Lead to this step."""
    table.ask(connection, LeadReview(f"l{step}", game, step, eyes))


async def refused(table: Table, connection: Connection, **place: Any) -> str:
    """Why one cannot lead there."""
    lead(table, connection, **{"step": 1, **place})
    key: str = (await until(connection, "denied"))["why"]["key"]
    return key


def test_one_leads_and_everybody_is_told_also_who_comes_later() -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna, ben, watcher = table.connect(ANNA, None), table.connect(BEN, None), table.connect(None, None)
        seq = table.state.seq
        lead(table, anna, 2, eyes=1)
        here = {"round": 1, "step": 2, "eyes": 1, "leader": 0}
        for connection in (anna, ben, watcher):
            assert await until(connection, "review") == {"is": "review", "review": here}
        assert await until(anna, "done") == {"is": "done", "id": "l2", "seq": seq}
        assert table.state.seq == seq, "nothing is logged"
        late = table.connect(None, None)
        assert (await heard_by(late))["review"] == here
        back = table.connect(BEN, seq)
        assert (await heard_by(back)) == {"is": "review", "review": here}
        assert (await heard_by(back))["is"] == "here"
        await table.close()

    run(check())


def test_the_lead_can_be_taken_and_the_review_ended_by_anybody_who_sits() -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        lead(table, anna, 1)
        assert (await until(ben, "review"))["review"]["leader"] == 0
        lead(table, ben, 0, eyes="watch")
        await until(anna, "review")
        assert (await until(anna, "review"))["review"] == {"round": 1, "step": 0, "eyes": "watch", "leader": 1}
        table.ask(anna, EndReview("e"))
        assert (await until(anna, "review"))["review"] is None
        await table.close()

    run(check())


def test_who_watches_follows_but_does_not_lead() -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        stranger, nobody = table.connect("a token without a seat", None), table.connect(None, None)
        for connection in (stranger, nobody):
            assert await refused(table, connection) == "table-watching"
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ({"game": 2}, "table-no-such-round"),
        ({"game": 0}, "table-no-such-round"),
        ({"step": -1}, "table-unreadable"),
        ({"step": 10**9}, "table-unreadable"),
        ({"eyes": 99}, "table-unreadable"),
        ({"eyes": -1}, "table-unreadable"),
    ],
)
def test_one_can_only_lead_where_there_is_something(place: dict[str, Any], why: str) -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        assert await refused(table, table.connect(ANNA, None), **place) == why
        await table.close()

    run(check())


def test_nobody_leads_through_a_running_game_nor_where_none_was_played() -> None:
    async def check() -> None:
        running = await table_of(started())
        assert await refused(running, running.connect(ANNA, None)) == "table-round-running"
        fresh = await table_of(opened())
        assert await refused(fresh, fresh.connect(ANNA, None)) == "table-no-such-round"
        await running.close()
        await fresh.close()

    run(check())


def test_the_next_game_ends_it() -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        lead(table, anna, 1)
        await until(ben, "review")
        table.ask(anna, Rematch("r"))
        table.ask(ben, Ready("r", 1))
        assert (await until(ben, "review"))["review"] is None
        await table.close()

    run(check())
