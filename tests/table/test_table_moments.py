"""Moments at a table: bots wait for them, clocks begin after them, and every screen is told the same of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core.clock import Clock
from crosstable.table import watch
from crosstable.table.bots import BotSet
from crosstable.table.log import rebuild
from crosstable.table.moments import DiscussionSet, PaceSet, SetPace
from crosstable.table.pause import Continued, Paused, SetPause
from crosstable.table.play import STILL_TOLD, Acted, CheckTime, Started
from crosstable.table.ready import CheckGone, GoOn, Ready
from crosstable.table.stand_ins import CheckAway, StandIns, StandInsSet
from crosstable.table.table import Table
from helpers.secret_cards import Decide
from helpers.staged_cards import StagedCards
from helpers.tables import (
    ANNA,
    BEN,
    KeepThinker,
    MemoryStore,
    Watch,
    act,
    heard_by,
    log_of,
    opened,
    run,
    settled,
    started,
    table_of,
    until,
    with_bot,
)

CARDS = StagedCards()
KEEP = Decide(keep=True)


def is_over(table: Table) -> bool:
    return table.state.phase == "over"


def moved(table: Table) -> list[int]:
    return [move.seat for move in table.state.current.moves]


def ends(table: Table) -> int | None:
    return table.state.clock_ends()


async def taken_over(clock: Watch) -> tuple[Table, int]:
    """A table in the middle of a moment, at which a stand-in has just taken Ben's seat; and the step when he left."""
    entries = [*opened(), StandInsSet(StandIns(after=1)), DiscussionSet(0), Started(bytes(32))]
    table = await table_of(entries, game=CARDS)
    anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
    last = table.state.seq
    assert last is not None
    table.disconnect(ben)
    act(table, anna, "r1")
    await until(anna, "done")
    clock.now += 2_000
    table.check(CheckAway())
    await settled(table)
    return table, last


async def let_pass(table: Table, clock: Watch, milliseconds: int) -> None:
    """Let time pass, and the bots look."""
    clock.now += milliseconds
    table._bots.release()
    await settled(table)


@pytest.mark.parametrize(("pace", "lasts"), [("brisk", 1_000), ("normal", 3_000), ("relaxed", 5_000), ("none", 0)])
def test_a_bot_never_acts_while_a_moment_lasts(clock: Watch, pace: Any, lasts: int) -> None:
    async def check() -> None:
        thinker = KeepThinker()
        thinker.gate.clear()
        table = await table_of(with_bot(PaceSet(pace)), game=CARDS, thinker=thinker)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")
        await until(anna, "done")
        thinker.gate.set()  # it knows what to do while everybody looks at Anna
        await settled(table)
        for _ in range(4 if lasts else 0):
            assert not is_over(table)
            await let_pass(table, clock, lasts // 4)
        await settled(table)
        assert is_over(table)
        await table.close()

    run(check())


def test_a_bot_that_had_decided_before_a_moment_waits_for_its_end(clock: Watch) -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(with_bot(), game=CARDS, store=store)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")  # in the inbox before the bot's answer
        await until(anna, "done")
        await settled(table)
        assert [step.entry for step in store.logs["t1"]][-1] == Acted(0, KEEP, request="r1")
        await let_pass(table, clock, 2_999)
        assert not is_over(table)
        await let_pass(table, clock, 1)
        assert is_over(table)
        await table.close()

    run(check())


def test_a_person_is_never_refused_because_of_a_moment_and_both_are_staged_in_turn(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(), game=CARDS)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        act(table, anna, "r1")
        first = await until(ben, "news")
        clock.now += 1_000
        act(table, ben, "r1")
        second = await until(anna, "news")
        while second["seq"] == first["seq"]:
            second = await until(anna, "news")
        assert first["stage"] == {"begins": 0, "times": [3_000], "holds": [3_000]}
        assert second["stage"]["begins"] == 2_000
        assert is_over(table)
        await table.close()

    run(check())


def test_everybody_is_told_the_same_of_a_moment(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(), game=CARDS)
        viewers = [table.connect(person, None) for person in (ANNA, BEN, None)]
        act(table, viewers[0], "r1")
        told = [(await until(viewer, "news"))["stage"] for viewer in viewers]
        assert told[0] == told[1] == told[2] is not None
        await table.close()

    run(check())


def test_who_comes_back_is_told_what_is_left_of_a_moment(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(), game=CARDS)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        last = (await heard_by(ben))["seq"]
        table.disconnect(ben)
        act(table, anna, "r1")
        await until(anna, "done")
        clock.now += 1_000
        again = await until(table.connect(BEN, last), "news")
        assert (again["events"], again["stage"]) == (
            [{"type": "has_decided", "seat": 0}],
            {"begins": -1_000, "times": [3_000], "holds": [3_000]},
        )
        anew = await until(table.connect(None, None), "sync")
        assert anew["past"][-1]["stage"] == {"begins": -1_000, "times": [3_000], "holds": [3_000]}
        clock.now += 2_000
        late = await until(table.connect(None, None), "sync")
        assert late["past"][-1]["stage"]["begins"] == -3_000, "it is over, but who saw its beginning may see it again"
        clock.now += STILL_TOLD
        late = await until(table.connect(None, None), "sync")
        assert "stage" not in late["past"][-1], "what is long over is not staged again"
        assert "before" not in late["past"][-1]
        await table.close()

    run(check())


def test_who_comes_in_a_moment_is_told_what_there_was_to_see_before_it_and_nothing_more(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(), game=CARDS)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        seen = {who: (await until(table.connect(who, None), "sync"))["play"]["view"] for who in (ANNA, BEN, None)}
        act(table, anna, "r1")
        await until(anna, "done")
        between = (await until(table.connect(None, None), "sync"))["play"]["view"]
        act(table, ben, "r1")
        await until(ben, "done")
        for who, view in seen.items():
            sync = await until(table.connect(who, None), "sync")
            assert sync["past"][-2]["before"] == view != sync["play"]["view"]
        assert sync["past"][-1]["before"] == between != seen[None], "of every moment that is still to come"
        await table.close()

    run(check())


def test_what_was_before_moments_is_kept_no_longer_than_they_are_told() -> None:
    entries = log_of(*started(), Acted(0, KEEP), Acted(1, KEEP), at=1_000)
    late = [*entries[:-1], replace(entries[-1], at=entries[-2].at + 3_000 + STILL_TOLD)]
    steps = [
        [seq for seq, _ in rebuild(log, {"secret_cards": StagedCards()}).current.before] for log in (entries, late)
    ]
    assert steps == [[entries[-2].seq, entries[-1].seq], [entries[-1].seq]]


def test_the_clock_of_a_new_phase_begins_when_the_stage_is_free() -> None:
    class Turns(StagedCards):
        """Each of the two has a clock of his own."""

        def clock(self, state: Any) -> Any:
            return None if state.outcome else Clock(f"turn-{sum(k is not None for k in state.kept)}", 10.0)

    table = rebuild(log_of(*started(), Acted(0, KEEP), at=1_000), {"secret_cards": Turns()})
    assert table.at == 5_000
    assert table.current.busy_until == 8_000
    assert table.clock_ends() == 18_000, "ten seconds after the moment"
    assert table.current.clocks.at(7_000)["turn-1"] == 10.0
    assert table.current.clocks.at(9_000)["turn-1"] == 9.0


def test_a_table_that_comes_back_in_the_middle_of_a_moment_plays_on(clock: Watch) -> None:
    async def check() -> None:
        clock.now = 7_000
        entries = [*with_bot(), Acted(0, KEEP)]  # at 6,000
        table = await table_of(entries, game=CARDS, gone=6_500)
        await settled(table)
        assert not is_over(table)
        await let_pass(table, clock, 2_000)
        assert is_over(table)
        await table.close()

    run(check())


def test_a_bot_wakes_up_by_itself_when_the_stage_is_free() -> None:
    async def check() -> None:
        table = await table_of(with_bot(PaceSet("brisk")), game=CARDS, at=watch.now() - 4_600)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")
        while not is_over(table):
            await heard_by(anna)
        assert table.state.at >= table.state.current.staged[0].ends
        await table.close()

    run(check())


def test_bots_let_the_people_decide_first_for_a_time_the_table_sets(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(with_bot(DiscussionSet(30)), game=CARDS)
        anna = table.connect(ANNA, None)
        await settled(table)
        await let_pass(table, clock, 29_000)
        assert not moved(table)
        await let_pass(table, clock, 1_000)
        assert moved(table) == [1], "the time is over"
        assert anna.outbox._waiting
        await table.close()

    run(check())


def test_bots_that_let_the_people_decide_first_do_not_miss_their_own_time(clock: Watch) -> None:
    async def check() -> None:
        entries = [*opened(time=10_000)[:2], BotSet((1,), BotChoice("plain")), Started(bytes(32))]
        clock.now = 4_000
        table = await table_of(entries, game=CARDS)
        table.connect(ANNA, None)
        await settled(table)
        await let_pass(table, clock, 6_900)
        assert not moved(table)
        await let_pass(table, clock, 2_100)
        assert moved(table) == [1], "a second before the clock runs out"
        await table.close()

    run(check())


class Revealing(StagedCards):
    """The same game, which begins with a look at one's card."""

    facts = replace(StagedCards.facts, package="helpers.staged_cards.revealed")


def test_bots_wait_until_everybody_who_is_here_knows_what_they_are(clock: Watch) -> None:
    async def check() -> None:
        clock.now = 4_000
        table = await table_of(with_bot(), game=Revealing())
        anna = table.connect(ANNA, None)
        await settled(table)
        await let_pass(table, clock, 59_000)
        assert not moved(table)
        table.ask(anna, Ready("r", 1))
        assert (await until(anna, "news"))["table"]["ready"] == [0]
        await settled(table)
        assert moved(table) == [1]
        await table.close()

    run(check())


@pytest.mark.parametrize("how", ["host", "gone", "acted"])
def test_bots_wait_for_who_is_here_until_he_is_gone_or_acts_or_the_host_goes_on(clock: Watch, how: str) -> None:
    async def check() -> None:
        clock.now = 4_000
        table = await table_of(with_bot(), game=Revealing())
        anna = table.connect(ANNA, None)
        await settled(table)
        for _ in range(10):
            await let_pass(table, clock, 60_000)
        assert not moved(table)
        assert table.connections.info.looking == (0,)
        if how == "host":
            table.ask(anna, GoOn("r1", 1))
            assert (await until(anna, "news"))["table"]["looking"] == []
        if how == "gone":
            table.disconnect(anna)
        if how == "acted":
            act(table, anna, "r1")
            await until(anna, "done")
        await let_pass(table, clock, 3_000)
        assert 1 in moved(table)
        await table.close()

    run(check())


class Timed(Revealing):
    """The same with ten seconds for everything."""

    def clock(self, state: Any) -> Any:
        return None if state.outcome else Clock("all", 10.0)


@pytest.mark.parametrize("how", ["ready", "host", "gone", "acted"])
def test_no_clock_runs_while_somebody_who_is_here_looks_at_what_he_is(clock: Watch, how: str) -> None:
    async def check() -> None:
        clock.now = 4_000
        table = await table_of(started(), game=Timed())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert (await until(anna, "sync"))["play"]["running"] is None
        table.ask(anna, Ready("r1", 1))
        table.ask(anna, SetPause("r2", True))
        table.ask(anna, SetPause("r3", False))
        await settled(table)
        clock.now += 600_000
        table.check(CheckTime())
        await settled(table)
        assert not moved(table)
        assert ends(table) is None, "not after a break either"
        if how == "ready":
            table.ask(ben, Ready("r4", 1))
        if how == "host":
            table.ask(anna, GoOn("r4", 1))
        if how == "gone":
            table.check(CheckGone())
            await settled(table)
            assert ends(table) is None, "he is still here"
            table.disconnect(ben)
            table.check(CheckGone())
        if how == "acted":
            act(table, ben, "r4")
        await settled(table)
        assert ends(table) == clock.now + 10_000, "nobody has lost any time"
        await table.close()

    run(check())


def test_only_the_host_sets_the_pace_and_everybody_sees_it(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(), game=CARDS)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        table.ask(ben, SetPace("r1", "relaxed"))
        assert (await until(ben, "denied"))["why"]["key"] == "table-host-only"
        table.ask(anna, SetPace("r1", "relaxed"))
        assert (await until(ben, "news"))["table"]["pace"] == "relaxed"
        act(table, anna, "r2")
        assert (await until(ben, "news"))["stage"]["times"] == [5_000]
        await table.close()

    run(check())


def test_a_break_in_the_middle_of_a_moment_takes_nothing_from_the_clock_after_it() -> None:
    entries = [*started(time=10_000), Paused(ANNA), Continued(), Acted(0, KEEP), Paused(ANNA), Continued()]

    class Turns(StagedCards):
        """A clock for each choice."""

        def clock(self, state: Any) -> Any:
            return None if state.outcome else Clock(f"turn-{sum(k is not None for k in state.kept)}", 10.0)

    table = rebuild(log_of(*entries, at=1_000), {"secret_cards": Turns()})
    assert table.current.busy_until == 10_000
    assert table.at == 9_000
    assert table.clock_ends() == 20_000, "ten seconds after the moment, as if there had been no break"


def test_in_a_break_no_bot_acts_and_after_it_none_over_a_moment(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(with_bot(PaceSet("relaxed")), game=CARDS)
        anna = table.connect(ANNA, None)
        act(table, anna, "r1")
        await until(anna, "done")
        table.ask(anna, SetPause("r2", True))
        await until(anna, "done")
        await let_pass(table, clock, 2_000)
        table.ask(anna, SetPause("r3", False))
        await until(anna, "done")
        await let_pass(table, clock, 2_999)
        assert not is_over(table)
        await let_pass(table, clock, 1)
        assert is_over(table)
        await table.close()

    run(check())


def test_a_stand_in_waits_for_a_moment_too(clock: Watch) -> None:
    async def check() -> None:
        table, _ = await taken_over(clock)
        assert table.state.seats[1].stand_in is not None
        assert not is_over(table)
        await let_pass(table, clock, 999)
        assert not is_over(table)
        await let_pass(table, clock, 1)
        assert is_over(table)
        await table.close()

    run(check())


def test_who_comes_back_in_a_moment_gets_the_seat_back_before_the_stand_in_acts(clock: Watch) -> None:
    async def check() -> None:
        table, last = await taken_over(clock)
        back = await until(table.connect(BEN, last), "news")
        assert back["stage"] == {"begins": -2_000, "times": [3_000], "holds": [3_000]}
        await settled(table)
        await let_pass(table, clock, 60_000)
        assert table.state.seats[1].stand_in is None
        assert moved(table) == [0]
        await table.close()

    run(check())
