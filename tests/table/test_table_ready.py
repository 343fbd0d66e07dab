"""The next game begins by the host, when those who want it have said so; who comes and goes is announced."""

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.games import GAMES
from crosstable.table.lobby import Opened
from crosstable.table.log import rebuild
from crosstable.table.play import Started
from crosstable.table.ready import Readied, Ready, ReadyAsked, ReadyOver, Rematch
from crosstable.table.seats import Left, Sat
from crosstable.table.stand_ins import CameBack, TookOver
from crosstable.table.talk import lines
from crosstable.table.thinking import sight_of
from helpers.tables import ANNA, BEN, CARDS, CLEO, OVER, Watch, heard_by, log_of, run, settled, started, table_of, until

PLAIN = BotChoice("plain")


def test_the_next_game_begins_by_the_host_when_everybody_is_ready(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        table.ask(ben, Rematch("a"))
        assert (await until(ben, "denied"))["why"]["key"] == "table-host-only"
        table.ask(ben, Ready("b", 1))
        assert (await until(anna, "news"))["table"]["ready"] == [1]
        assert table.state.phase == "over", "a guest alone begins nothing"
        table.ask(anna, Rematch("c"))
        await until(anna, "done")
        assert (table.state.rounds, table.state.ready) == (2, ())
        await table.close()

    run(check())


def test_the_host_asks_and_the_last_one_who_is_ready_begins_it(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        table.ask(anna, Rematch("a"))
        assert (await until(ben, "news"))["table"]["ready_check"] == "asked"
        table.ask(anna, Rematch("b"))
        assert (await until(anna, "denied"))["why"] == {"key": "table-not-ready", "args": {"count": 1}}
        table.ask(ben, Ready("c", 1))
        await until(ben, "done")
        assert (table.state.rounds, table.state.ready_check) == (2, "none")
        await table.close()

    run(check())


def test_after_fifteen_seconds_the_host_need_not_wait(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*started(), *OVER])
        anna = table.connect(ANNA, None)
        table.ask(anna, Rematch("a"))
        await until(anna, "done")
        clock.now += 15_000
        table.disconnect(table.connect(None, None))  # whoever comes or goes makes the table look again
        while table.state.ready_check != "over":
            await heard_by(anna)
        table.ask(anna, Rematch("b"))
        await until(anna, "done")
        await settled(table)
        assert table.state.rounds == 2
        await table.close()

    run(check())


def test_a_table_comes_back_with_who_was_ready() -> None:
    entries = [*started(), *OVER, ReadyAsked(), Readied(BEN, on=True), ReadyOver()]
    table = rebuild(log_of(*entries), {"secret_cards": CARDS})
    assert (table.ready, table.ready_check) == ((BEN,), "over")


def test_who_knew_their_part_is_not_ready_for_the_next_game() -> None:
    knows = [*started(), Readied(BEN, on=True)]
    assert rebuild(log_of(*knows), {"secret_cards": CARDS}).ready == (BEN,)
    assert rebuild(log_of(*knows, *OVER), {"secret_cards": CARDS}).ready == ()


def test_everybody_reads_who_came_and_went() -> None:
    entries = [
        *started(),
        TookOver((1,), PLAIN),
        CameBack(BEN),
        Left(BEN, PLAIN, sent=True, name="Hinge"),
        Sat(1, CLEO, "Cleo", "Hinge"),
        Left(CLEO, PLAIN),
    ]
    told = lines(rebuild(log_of(*entries), {"secret_cards": CARDS}), ANNA)
    assert [(line.phrase.key, line.phrase.args["name"]) for line in told if line.phrase] == [
        ("table-log-stand-in", "Ben"),
        ("table-log-back", "Ben"),
        ("table-log-removed-bot", "Ben"),
        ("table-log-joined", "Cleo"),
        ("table-log-left-bot", "Cleo"),
    ]
    assert all((line.by, line.own, line.text) == ("", False, "") for line in told)
    # who played before is told too: their words stay theirs
    assert [line.phrase.args["was"] for line in told if line.phrase and "was" in line.phrase.args] == ["Hinge"]


@pytest.mark.parametrize("name", GAMES)
def test_a_stand_in_is_offered_no_words(name: str) -> None:
    game = GAMES[name]
    seats = game.facts.seats[0]
    people = [Sat(seat, f"p{seat}", f"P{seat}") for seat in range(seats)]
    entries = [Opened(name, "BCDF", {}, seats, "", False, bytes(32)), *people, Started(bytes(32))]
    alone = rebuild(log_of(*entries), GAMES)
    table = rebuild(log_of(*entries, TookOver((0,), BotChoice("medium"))), GAMES)
    assert not [offer for offer in sight_of(table, 0).view.offers if offer.aside]
    assert sight_of(alone, 1).view.offers == sight_of(table, 1).view.offers
