"""A table is its log: what each entry does, and that the same log gives the same table."""

import ast
from pathlib import Path

import msgspec
import pytest

import crosstable
from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.core.errors import BadLog, Illegal, Refused
from crosstable.core.record import chance_at
from crosstable.table.bots import BotSet
from crosstable.table.dispatch import Entry
from crosstable.table.host import HostPassed
from crosstable.table.lobby import Opened, OptionsSet, Titled, WentToLobby
from crosstable.table.log import read_entry, rebuild
from crosstable.table.pause import Continued, Paused
from crosstable.table.play import Acted, CalledOff, LoggedAct, Started
from crosstable.table.records import record_of
from crosstable.table.seats import Left, Renamed, Sat, SeatsSet
from crosstable.table.stand_ins import StandIns, TookOver
from crosstable.table.state import LOOK_BACK, TableState
from crosstable.table.talk import Chatted
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide
from helpers.tables import ANNA, BEN, CARDS, CLEO, log_of, opened, started

GAMES = {"secret_cards": CARDS}


def decide(seat: int, keep: bool) -> Acted:
    return Acted(seat, Decide(keep))


def table(*entries: Entry) -> TableState:
    return rebuild(log_of(*entries), GAMES)


def names(state: TableState) -> list[str]:
    return [who.name for who in state.seats]


def test_a_new_table_is_an_empty_lobby() -> None:
    state = table(opened()[0])
    assert (state.phase, state.host, state.round, len(state.seats)) == ("lobby", None, None, 2)


def test_who_sits_down_first_is_host() -> None:
    assert table(*opened()).host == ANNA


def test_moving_to_another_seat_leaves_the_old_one_empty() -> None:
    state = table(opened()[0], Sat(0, ANNA, "Anna"), Sat(1, ANNA, "Anna"))
    assert names(state) == ["", "Anna"]


def test_the_host_is_handed_on_round_the_table() -> None:
    state = table(*opened(), Left(ANNA))
    assert (state.host, names(state)) == (BEN, ["", "Ben"])
    assert table(*opened(), Left(ANNA), Left(BEN)).host is None


def test_the_next_to_sit_at_an_abandoned_table_is_host() -> None:
    assert table(*opened(), Left(ANNA), Left(BEN), Sat(1, CLEO, "Cleo")).host == CLEO


def test_small_changes() -> None:
    state = table(
        *opened(), Renamed(BEN, "Benno"), Titled("Friday", False), OptionsSet({"time": 5000}), HostPassed(BEN)
    )
    assert (names(state), state.title, state.public, state.options.time, state.host) == (
        ["Anna", "Benno"], "Friday", False, 5000, BEN,
    )  # fmt: skip


def test_bots_come_and_go() -> None:
    bot = BotChoice("plain")
    assert table(opened()[0], BotSet((0, 1), bot)).seats[1].bot == bot
    assert table(opened()[0], BotSet((0, 1), bot), BotSet((1,), None)).seats[1].empty


def test_fewer_seats_keep_every_person() -> None:
    first = Opened("secret_cards", "BCDF", {}, 4, "", True, bytes(32))
    state = table(first, Sat(1, ANNA, "Anna"), BotSet((0,), BotChoice("plain")), Sat(3, BEN, "Ben"), SeatsSet(2))
    assert names(state) == ["Ben", "Anna"]


def test_the_deal_comes_from_the_seed_promised_before() -> None:
    state = table(*started(seed=b"\7" * 32))
    assert state.round is not None
    assert state.round.state == CARDS.start(state.options, 2, chance_at(b"\7" * 32, 0)).state
    assert state.seed == b"\1" * 32, "the next game has another secret"


def test_an_ended_game_counts_for_the_winner_and_a_rematch_turns_the_seats() -> None:
    over = table(*started(), decide(0, True), decide(1, False))
    assert (over.phase, [who.wins for who in over.seats]) == ("over", [1, 0])
    again = table(*started(), decide(0, True), decide(1, False), Started(bytes(32), turn=True))
    assert (again.phase, again.rounds, names(again)) == ("playing", 2, ["Ben", "Anna"])
    assert [who.wins for who in again.seats] == [0, 1], "wins go with the person"


def test_bots_remember_the_last_games_of_their_table_as_everybody_saw_them_end() -> None:
    begun = [*opened()[:2], BotSet((1,), BotChoice("plain")), Started(bytes(32))]
    first = table(*begun, decide(0, True), decide(1, False))
    assert first.round
    seen = CARDS.view(first.round.state, None)
    back = [*begun, decide(0, True), decide(1, False), WentToLobby(), Started(b"\3" * 32)]
    assert sight_of(table(*back), 1).earlier == (seen,), "over the lobby too, and not the game that is being played"
    called_off = table(*back, CalledOff(), Started(b"\4" * 32))
    assert sight_of(called_off, 1).earlier == (seen,), "what was not played to its end is not remembered"
    many = [*begun, *[entry for _ in range(13) for entry in (decide(0, True), decide(1, True), Started(bytes(32)))]]
    assert len(table(*many).earlier) == LOOK_BACK
    assert table(*started(), decide(0, True), decide(1, False)).earlier == (), "where there is no bot nothing is kept"


def test_back_in_the_lobby_there_is_no_game() -> None:
    state = table(*started(), decide(0, True), decide(1, False), WentToLobby())
    assert (state.phase, state.round, state.rounds) == ("lobby", None, 1)


def test_the_rules_judge_actions() -> None:
    with pytest.raises(Illegal):
        table(*started(), decide(0, True), decide(0, True))
    with pytest.raises(Illegal):
        table(*started(), LoggedAct(0, msgspec.Raw(b'{"type":"fly"}')))


def test_the_record_has_the_seed_only_after_the_end() -> None:
    with pytest.raises(Refused):
        record_of(table(*started()))
    record = record_of(table(*started(seed=b"\7" * 32), decide(1, False), decide(0, True)))
    assert record.header.seed == "07" * 32
    assert [(m.n, m.seat, m.at) for m in record.moves] == [(1, 1, 1000), (2, 0, 2000)]
    assert record.header.seats == ("Anna", "Ben")


def test_entries_are_read_as_they_were_written() -> None:
    entries = [*started(), BotSet((1,), BotChoice("plain", 2.0), request="r1"), WentToLobby()]
    assert [read_entry(encode(entry)) for entry in entries] == entries
    assert read_entry(encode(decide(0, True))) == LoggedAct(0, msgspec.Raw(encode(Decide(keep=True))))


@pytest.mark.parametrize(
    "entries",
    [
        (),
        (Sat(0, ANNA, "Anna"),),
        (Opened("ludo", "BCDF", {}, 2, "", True, bytes(32)),),
        (*opened(), opened()[0]),
        (*opened(), Sat(9, CLEO, "Cleo")),
        (*opened(), Left(CLEO)),
        (*opened(), Chatted(CLEO, "Hello!")),
        (*opened(), decide(0, True)),
        (*opened(), Paused(ANNA)),
        (*opened(), Continued()),
        (*opened(), CalledOff()),
        (*opened(), TookOver((1,), BotChoice("plain")), SeatsSet(0)),
    ],
)
def test_a_damaged_log_makes_no_table(entries: tuple[Entry, ...]) -> None:
    with pytest.raises(BadLog):
        table(*entries)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b'{"is":"dreamt"}', b'{"is":"sat","seat":"x"}', b"[" * 9999])
def test_what_is_no_entry_is_a_damaged_log(data: bytes) -> None:
    with pytest.raises(BadLog):
        read_entry(data)


def test_nothing_at_a_table_is_checked_by_an_assertion() -> None:
    """With `python -O` there are none."""
    source = Path(crosstable.__file__).parent
    found = [
        f"{file.relative_to(source)}:{node.lineno}"
        for folder in ("table", "server")
        for file in (source / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Name) and node.id == "AssertionError")
    ]
    assert found == []


FIRST_VERSION = (
    b'{"is":"opened","game":"secret_cards","code":"BCDF","options":{},"seats":2,"title":"","public":true,"seed":"AAAA"}',
    b'{"is":"sat","seat":0,"person":"a","name":"Anna"}',
    b'{"is":"sat","seat":1,"person":"b","name":"Ben"}',
    b'{"is":"left","person":"b"}',
    b'{"is":"bot_set","seats":[1],"bot":{"level":"plain"}}',
    b'{"is":"started","seed":"BBBB"}',
    b'{"is":"acted","seat":0,"action":{"type":"decide","keep":true}}',
)
"""A log from before there were series, stand-ins, breaks and talk."""


def test_the_logs_of_the_first_version_are_still_read() -> None:
    found = table(*map(read_entry, FIRST_VERSION))
    assert (found.phase, found.games, found.series, found.pause, found.closed) == ("playing", 1, None, None, False)
    assert (found.stand_ins, found.keep_chat, found.watchers_talk) == (StandIns(60, None, True), False, True)
    assert [(who.person, who.stand_in, who.left) for who in found.seats] == [("a", None, ""), (None, None, "")]
    assert found.round is not None
    assert [move.bot for move in found.round.moves] == [""]


def test_the_same_log_gives_the_same_table() -> None:
    entries = [*started(time=60_000), decide(0, True)]
    assert table(*entries) == table(*(read_entry(encode(entry)) for entry in entries))
