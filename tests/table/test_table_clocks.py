"""Clocks from the times of the log, and that they ring."""

import asyncio

from crosstable.core.clock import Clock
from crosstable.table import watch
from crosstable.table.clocks import Clocks
from helpers.secret_cards import CardState, SecretCards
from helpers.tables import ANNA, BEN, act, run, started, table_of, until

A = Clock("a", 60.0, bonus=2.0)
B = Clock("b", 30.0)


def test_a_clock_starts_with_its_seconds_and_its_bonus() -> None:
    clocks = Clocks().switched(A, 1_000)
    assert clocks.at(1_000) == {"a": 62.0}
    assert clocks.at(11_500) == {"a": 51.5}
    assert clocks.ends == 63_000


def test_only_the_running_clock_runs() -> None:
    clocks = Clocks().switched(A, 0).switched(B, 10_000)
    assert clocks.at(15_000) == {"a": 52.0, "b": 25.0}


def test_the_bonus_comes_each_time_a_clock_starts_but_not_while_it_runs() -> None:
    clocks = Clocks().switched(A, 0).switched(A, 5_000).switched(B, 10_000).switched(A, 20_000)
    assert clocks.at(20_000) == {"a": 54.0, "b": 20.0}


def test_no_clock_stops_all() -> None:
    clocks = Clocks().switched(A, 0).switched(None, 10_000)
    assert clocks.at(99_000) == {"a": 52.0}
    assert clocks.ends is None


def test_time_does_not_go_below_zero() -> None:
    assert Clocks().switched(B, 0).at(99_000) == {"b": 0.0}


def test_downtime_is_nobodys() -> None:
    clocks = Clocks().switched(B, 0).resumed(10_000, 500_000)
    assert clocks.at(500_000) == {"b": 20.0}
    assert clocks.ends == 520_000


def test_downtime_that_began_before_the_clock_ran_takes_nothing() -> None:
    assert Clocks().switched(B, 10_000).resumed(4_000, 50_000).at(50_000) == {"b": 30.0}


class ClockEach(SecretCards):
    """Who acts first has plenty of time, and then the other one hardly any."""

    def clock(self, state: CardState) -> Clock | None:
        """The first one's, until a card is kept."""
        if state.outcome:
            return None
        kept = any(card is not None for card in state.kept)
        return Clock("second", 0.3) if kept else Clock("first", 3_600)


def test_a_clock_that_begins_with_a_step_of_people_rings() -> None:
    async def check() -> None:
        table = await table_of(started(), game=ClockEach(), at=watch.now() - 3_100)
        anna = table.connect(ANNA, None)
        table.connect(BEN, None)
        act(table, anna, "r1")
        await until(anna, "done")
        await asyncio.wait_for(until(anna, "news"), 20)
        assert table.state.phase == "over"
        await table.close()

    run(check())
