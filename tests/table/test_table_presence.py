"""People who come and go, and what the host does about it: nobody freezes a table."""

from typing import Any

import msgspec
import pytest

from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError
from crosstable.core.record import read_record, write_record
from crosstable.table import watch
from crosstable.table.bots import BotSet
from crosstable.table.connections import Connection
from crosstable.table.dispatch import BOT, SERVER, Context, Entry, Logged, judge
from crosstable.table.host import CheckHost, Close, Closed, HostPassed, PassHost
from crosstable.table.keys import ChangeKey
from crosstable.table.lobby import ToLobby
from crosstable.table.log import rebuild
from crosstable.table.pause import Continued, Pause, Paused, PauseInfo, SetPause
from crosstable.table.play import Acted, CalledOff, CallOff, Started
from crosstable.table.presence import Away
from crosstable.table.rate_limits import Limits
from crosstable.table.ready import Rematch
from crosstable.table.records import ended_game, record_of
from crosstable.table.seats import Leave, Left, Sat, TakeSeat, Unseat, sent_away, you
from crosstable.table.stand_ins import CameBack, CheckAway, SetStandIns, StandIns, StandInsSet, TookOver, stand_in_of
from crosstable.table.state import TableState
from crosstable.table.table import Table
from crosstable.table.talk import Chat
from crosstable.table.wire import Denied
from helpers.secret_cards import Decide, SecretCards
from helpers.tables import (
    ANNA,
    BEN,
    CARDS,
    CLEO,
    KeepThinker,
    MemoryStore,
    Watch,
    act,
    heard_by,
    log_of,
    opened,
    pass_time,
    run,
    settled,
    started,
    table_of,
    until,
    when,
)

GAMES = {"secret_cards": CARDS}
PLAIN = BotChoice("plain")
SOON = StandInsSet(StandIns(after=60, bot=PLAIN))
KEEP = Decide(keep=True)


def state_of(*entries: Entry) -> TableState:
    """The table such a log makes."""
    return rebuild(log_of(*entries), GAMES)


async def goodbye(connection: Connection) -> str:
    """Why this connection is closed."""
    try:
        for _ in range(100):
            await connection.outbox.take()
    except CrosstableError as error:
        return error.why.key
    raise AssertionError("it is not closed")


async def later(table: Table, clock: Watch, seconds: float) -> None:
    """Let time pass, and let the table look who is away."""
    clock.now += round(seconds * 1000)
    await settled(table)
    await table.submit(SERVER, CheckAway())
    await settled(table)


async def ask(table: Table, connection: Connection, request: Any) -> str:
    """Ask; the key of the refusal, or nothing."""
    table.ask(connection, request)
    while (message := await heard_by(connection))["is"] not in ("done", "denied"):
        pass
    return "" if message["is"] == "done" else str(message["why"]["key"])


# ---------------------------------------------------------------- somebody is away


def test_a_bot_takes_over_after_the_time_of_grace_and_hands_back(clock: Watch) -> None:
    async def check() -> None:
        store, thinker = MemoryStore(), KeepThinker()
        table = await table_of([*started(), SOON], store=store, thinker=thinker, at=1_000)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        await settled(table)
        table.disconnect(ben)
        here = await until(anna, "here")
        while here["here"] != [0]:
            here = await until(anna, "here")
        assert here["away"] == [{"seat": 1, "seconds": 60.0}]
        await later(table, clock, 59.9)
        assert table.state.seats[1].stand_in is None
        thinker.gate.clear()
        await later(table, clock, 0.1)
        news = await until(anna, "news")
        assert news["table"]["seats"][1]["stand_in"] == {"level": "plain", "seconds": 1.0}
        assert news["table"]["seats"][1]["name"] == "Ben"
        assert thinker.asked[0].seat == 1
        thinker.gate.set()
        await when(lambda: table._bots._at_work[1].answer is not None)  # Anna may decide first
        pass_time(table, clock)
        assert (await until(anna, "news"))["events"] == [{"type": "has_decided", "seat": 1}]
        back = table.connect(BEN, None)
        assert (await until(back, "sync"))["you"] == {
            "seat": 1,
            "host": False,
            "missed": 1,
            "missed_at": [7],
            "missed_moves": [{"type": "decide", "keep": True}],
        }
        assert (await until(back, "news"))["table"]["seats"][1]["stand_in"] is None
        assert [step.entry for step in store.logs["t1"][5:]] == [
            TookOver((1,), PLAIN), Acted(1, KEEP), CameBack(BEN),
        ]  # fmt: skip
        assert [step.actor for step in store.logs["t1"][5:]] == [SERVER, BOT, BEN]
        await table.close()

    run(check())


def test_the_record_says_which_moves_a_bot_made() -> None:
    entries = [*started(), TookOver((1,), PLAIN), Acted(1, KEEP), CameBack(BEN), Acted(0, KEEP)]
    steps = log_of(*entries)
    steps[5] = Logged(6, BOT, steps[5].at, steps[5].entry)
    record = record_of(ended_game(steps, 1, GAMES))
    assert [move.bot for move in record.moves] == ["plain", ""]
    again = read_record(write_record(record), GAMES)
    assert again == record


def test_what_was_missed_is_told_until_one_acts() -> None:
    def missed(*more: tuple[str, Entry]) -> dict[str, tuple[int, ...]]:
        steps = log_of(*started())
        steps += [Logged(5 + n, actor, 9_000 + n, entry) for n, (actor, entry) in enumerate(more)]
        return rebuild(steps, GAMES).missed

    taken = (SERVER, TookOver((1,), PLAIN))
    assert missed(taken) == {}
    assert missed(taken, (BOT, Acted(1, KEEP))) == {BEN: (6,)}
    assert missed(taken, (BOT, Acted(1, KEEP)), (ANNA, Acted(0, KEEP))) == {BEN: (6,)}
    assert missed(taken, (BEN, CameBack(BEN)), (BEN, Acted(1, KEEP))) == {}
    assert missed((ANNA, Left(BEN, PLAIN)), (BOT, Acted(1, KEEP))) == {}


def test_what_a_stand_in_chose_in_secret_is_told_to_its_person_alone() -> None:
    def told(person: str | None, *, keep: bool) -> bytes:
        steps = [*log_of(*started(), TookOver((1,), PLAIN)), Logged(6, BOT, 9_000, Acted(1, Decide(keep)))]
        return encode(you(rebuild(steps, GAMES), person))

    assert b'"missed_moves":[{"type":"decide","keep":false}]' in told(BEN, keep=False)
    for person in (ANNA, None):
        assert told(person, keep=True) == told(person, keep=False)


def test_nobody_takes_over_while_nobody_else_is_there(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*started(), SOON], at=1_000)
        await later(table, clock, 3600)
        assert not any(who.stand_in for who in table.state.seats)
        anna = table.connect(ANNA, None)
        assert (await heard_by(anna))["away"] == [{"seat": 1, "seconds": 60.0}], "the time of grace begins now"
        await later(table, clock, 60)
        assert [who.stand_in for who in table.state.seats] == [None, PLAIN]
        await table.close()

    run(check())


def test_a_table_that_waits_waits(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of([*started(), StandInsSet(StandIns(after=0))], at=1_000)
        anna = table.connect(ANNA, None)
        assert (await heard_by(anna))["away"] == []
        await later(table, clock, 3600)
        assert not any(who.stand_in for who in table.state.seats)
        assert await ask(table, anna, SetStandIns("s", after=30)) == ""
        await later(table, clock, 30)
        assert [who.stand_in for who in table.state.seats] == [None, BotChoice("dead")]
        await table.close()

    run(check())


class OwnClock(SecretCards):
    """The clock belongs to Ben."""

    def clock(self, state: Any) -> Any:
        """The same clock, with a seat."""
        found = super().clock(state)
        return None if found is None else msgspec.structs.replace(found, seat=1)


def test_a_bot_takes_over_before_the_clock_decides(clock: Watch) -> None:
    async def check() -> None:
        entries = [*started(time=30_000), SOON]
        table = await table_of(entries, game=OwnClock(), at=clock.now - 4_000)  # the game began a second ago
        anna = table.connect(ANNA, None)
        assert (await heard_by(anna))["away"] == [{"seat": 1, "seconds": 19.0}]
        await later(table, clock, 19)
        assert table.state.seats[1].stand_in == PLAIN
        await table.close()

    run(check())


def test_clocks_stop_while_nobody_is_there_and_go_on_by_themselves(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(started(time=60_000), at=clock.now - 3_000, limits=Limits(alone=0.0))
        await when(lambda: table.state.pause == Pause(None))
        assert not table.clock_runs
        clock.now += 3_600_000
        anna = table.connect(ANNA, None)
        assert (await heard_by(anna))["table"]["pause"] == {"seat": None}
        news = await until(anna, "news")
        assert (news["table"]["pause"], news["play"]["running"]) == (None, "both")
        assert news["play"]["clocks"]["both"] == 60.0
        await table.close()

    run(check())


def test_a_stand_in_is_still_there_after_a_restart() -> None:
    async def check() -> None:
        table = await table_of([*started(), TookOver((0, 1), PLAIN)], thinker=KeepThinker())
        assert table.goes_on
        await when(lambda: table.state.phase == "over")
        assert [who.stand_in for who in table.state.seats] == [None, None]
        await table.close()

    run(check())


def test_the_stand_in_is_the_one_of_medium_strength_unless_chosen() -> None:
    assert stand_in_of(CARDS.facts, StandIns()) == BotChoice("dead"), "no level is called medium: the strongest"
    assert stand_in_of(CARDS.facts, StandIns(bot=PLAIN)) == PLAIN
    medium = msgspec.structs.replace(CARDS.facts, levels=("easy", "medium", "strong"))
    assert stand_in_of(medium, StandIns()) == BotChoice("medium")
    assert stand_in_of(msgspec.structs.replace(medium, levels=()), StandIns()) is None


# ---------------------------------------------------------------- leaving, sending away, coming


def test_who_leaves_a_game_gives_the_seat_to_a_bot() -> None:
    after = state_of(*started(), Left(ANNA, PLAIN))
    assert (after.phase, after.host) == ("playing", BEN)
    assert (after.seats[0].bot, after.seats[0].left, after.seats[0].open) == (PLAIN, "Anna", True)


def test_a_game_everybody_has_left_is_called_off() -> None:
    after = state_of(*started(), Left(ANNA, PLAIN), Left(BEN, PLAIN))
    assert (after.phase, after.host) == ("over", None)
    assert after.round is not None
    outcome = CARDS.outcome(after.round.state)
    assert outcome is not None
    assert (outcome.winners, outcome.why.key) == ((), "called-off-left")


def test_a_newcomer_takes_over_a_seat_that_was_given_up() -> None:
    before = state_of(*started(), Left(BEN, PLAIN))
    assert judge(Context(before, CLEO), TakeSeat("", "Cleo", None)) == Sat(1, CLEO, "Cleo")
    after = state_of(*started(), Left(BEN, PLAIN), Sat(1, CLEO, "Cleo"))
    assert (after.seat_of(CLEO), after.seats[1].bot) == (1, None)
    assert after.round is not None
    assert after.round.names == ("Anna", "Ben → Cleo")


def test_nobody_sits_down_where_newcomers_are_not_wanted() -> None:
    locked = state_of(*started(), Left(BEN, PLAIN), StandInsSet(StandIns(newcomers=False)))
    with pytest.raises(Exception, match="nobody else can join"):
        judge(Context(locked, CLEO), TakeSeat("", "Cleo", None))
    with pytest.raises(Exception, match="no empty seat"):
        judge(Context(state_of(*started()), CLEO), TakeSeat("", "Cleo", None))


def test_a_seat_that_was_given_up_is_empty_in_the_next_lobby_and_a_bots_in_a_rematch() -> None:
    left = [*started(), Left(BEN, PLAIN), Acted(0, KEEP), Acted(1, KEEP)]
    rematch = state_of(*left, Started(b"\2" * 32, turn=True))
    assert [(who.bot, who.left) for who in rematch.seats] == [(PLAIN, ""), (None, "")]
    assert state_of(*left).seats[1].open


def test_somebody_who_is_sent_away_must_wait(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(opened(), at=1_000)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert await ask(table, anna, Unseat("u", 1)) == ""
        assert await goodbye(ben) == "table-sent-away"
        assert sent_away(table.state, BEN, watch.now())
        again = await table.submit(CLEO, TakeSeat("", "Ben", None, was=BEN))
        assert isinstance(again, Denied)
        assert again.why.key == "table-sent-away"
        clock.now += 600_000
        assert not sent_away(table.state, BEN, watch.now())
        assert not isinstance(await table.submit(CLEO, TakeSeat("", "Ben", None, was=BEN)), Denied)
        await table.close()

    run(check())


@pytest.mark.parametrize("here", [True, False])
def test_in_a_game_a_bot_plays_on_for_who_is_removed(here: bool) -> None:
    async def check() -> None:
        table = await table_of(started(), thinker=KeepThinker())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert await ask(table, ben, Unseat("u", 0)) == "table-host-only"
        if not here:
            table.disconnect(ben)
        assert await ask(table, anna, Unseat("v", 1)) == ""
        assert (table.state.seats[1].left, sent_away(table.state, BEN, watch.now())) == ("Ben", here)
        if here:
            assert await goodbye(ben) == "table-sent-away"
        await table.close()

    run(check())


def test_too_many_newcomers_are_too_fast() -> None:
    async def check() -> None:
        table = await table_of(started(), limits=Limits(seat_burst=1, seats_a_second=0))
        answers = [await table.submit(CLEO, TakeSeat("", "Cleo", None)) for _ in range(2)]
        assert [a.why.key for a in answers if isinstance(a, Denied)] == ["table-full", "table-too-fast"]
        await table.close()

    run(check())


def test_a_new_key_makes_the_old_one_worthless() -> None:
    async def check() -> None:
        table = await table_of([*started(), BotSet((), None)])
        old = table.connect(ANNA, None)
        await heard_by(old)
        assert not isinstance(await table.submit(ANNA, ChangeKey("", CLEO)), Denied)
        assert (table.state.seat_of(ANNA), table.state.seat_of(CLEO), table.state.host) == (None, 0, CLEO)
        assert await goodbye(old) == "table-key-changed"
        assert isinstance(await table.submit(ANNA, ChangeKey("", CLEO)), Denied)
        await table.close()

    run(check())


def test_a_break_stays_the_hosts_who_gets_a_new_key() -> None:
    async def check() -> None:
        table = await table_of([*started(), Paused(ANNA)])
        assert not isinstance(await table.submit(ANNA, ChangeKey("", CLEO)), Denied)
        told = (await heard_by(table.connect(BEN, None)))["table"]["pause"]
        assert told == {"seat": 0}
        await table.close()

    run(check())


# ---------------------------------------------------------------- the host's tools


def test_a_break_stops_clocks_and_hands(clock: Watch) -> None:
    async def check() -> None:
        thinker = KeepThinker()
        table = await table_of([*started(time=60_000), SOON], at=clock.now - 4_000, thinker=thinker)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert await ask(table, ben, SetPause("p", True)) == "table-host-only"
        assert await ask(table, anna, SetPause("p", True)) == ""
        assert table.connections.info.pause == PauseInfo(0)
        act(table, ben, "a")
        assert (await until(ben, "denied"))["why"]["key"] == "table-paused"
        table.disconnect(ben)
        clock.now += 3_600_000
        await later(table, clock, 0)
        assert (table.state.seats[1].stand_in, table.clock_runs, thinker.asked) == (None, False, [])
        assert await ask(table, anna, SetPause("q", False)) == ""
        assert table.state.round is not None
        assert table.state.round.clocks.at(clock.now) == {"both": 59.0}
        assert table.connections.here().away == (Away(1, 60.0),)
        await table.close()

    run(check())


def test_a_break_survives_a_restart() -> None:
    paused = state_of(*started(time=60_000), Paused(ANNA))
    assert paused.round is not None
    assert (paused.round.clocks.ends, paused.round.clocks.at(99_999)) == (None, {"both": 59.0})
    on = state_of(*started(time=60_000), Paused(ANNA), Continued())
    assert on.round is not None
    assert (on.pause, on.round.clocks.at(on.at + 1_000)) == (None, {"both": 58.0})


def test_a_game_that_is_called_off_shows_everything_and_has_a_record() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(time=60_000), store=store, at=watch.now() - 3_000)
        anna, ben, watcher = table.connect(ANNA, None), table.connect(BEN, None), table.connect(None, None)
        assert await ask(table, ben, CallOff("c", 1)) == "table-host-only"
        assert await ask(table, anna, CallOff("c", 1)) == ""
        assert table.state.round is not None
        cards = list(table.state.round.state.cards)
        news = await until(watcher, "news")
        view = news["play"]["view"]
        assert (view["cards"], view["offers"], view["waiting"]) == (cards, [], [])
        assert view["outcome"] == {"winners": [], "why": {"key": "called-off-host", "args": {}}, "by_seat": []}
        assert (news["table"]["phase"], news["play"]["running"]) == ("over", None)
        record = record_of(ended_game(store.logs["t1"], 1, GAMES))
        assert read_record(write_record(record), GAMES) == record
        assert await ask(table, anna, Rematch("r")) == ""
        await table.close()

    run(check())


def test_a_called_off_game_counts_for_nobody() -> None:
    after = state_of(*started(), Acted(0, KEEP), CalledOff())
    assert [who.wins for who in after.seats] == [0, 0]


def test_a_closed_table_denies_everything_and_keeps_its_records() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = await table_of(started(), store=store)
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert await ask(table, ben, Close("c")) == "table-host-only"
        assert await ask(table, anna, Close("c")) == ""
        assert (await until(ben, "news"))["table"]["closed"]
        for request in (Rematch("r"), ToLobby("t"), Chat("h", "Hm."), Leave("l")):
            assert await ask(table, anna, request) == "table-closed"
        assert isinstance(await table.submit(CLEO, TakeSeat("", "Cleo", None)), Denied)
        assert ended_game(store.logs["t1"], 1, GAMES).round is not None
        await table.close()

    run(check())


def test_a_closed_lobby_stays_closed() -> None:
    assert state_of(*opened(), Closed()).closed


def test_the_role_of_the_host_is_handed_on() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert await ask(table, anna, PassHost("p", 1)) == ""
        assert (await until(ben, "news"))["you"] == {"seat": 1, "host": True}
        assert await ask(table, anna, PassHost("q", 0)) == "table-host-only"
        await table.close()

    run(check())
    assert state_of(*opened(), HostPassed(BEN)).host == BEN


@pytest.mark.parametrize("time", [0, 600_000], ids=["calm", "clock"])
def test_a_host_who_comes_and_goes_is_away_from_then_on(time: int) -> None:
    async def check() -> None:
        table = await table_of(started(time=time), at=watch.now() - 10_000)
        table.connect(BEN, None)
        first = table._alarms._set[CheckHost]
        anna = table.connect(ANNA, None)
        assert CheckHost not in table._alarms._set
        table.disconnect(anna)
        assert table._alarms._set[CheckHost].when() > first.when()
        await table.close()

    run(check())
