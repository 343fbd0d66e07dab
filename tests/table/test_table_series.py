"""A series: a number of games fixed beforehand, points by place, standings for everybody."""

from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core.codec import encode
from crosstable.core.errors import Refused
from crosstable.core.game import Facts
from crosstable.core.series import Score, SeriesRules
from crosstable.table.bots import BotSet
from crosstable.table.dispatch import Context, Effect, Entry, judge
from crosstable.table.lobby import Opened, WentToLobby, table_info
from crosstable.table.log import read_entry, rebuild
from crosstable.table.play import Acted, Start, Started
from crosstable.table.ready import Readied, Rematch
from crosstable.table.seats import Left, Sat
from crosstable.table.series import GamesSet, Series, SeriesInfo, SetGames, series_info
from crosstable.table.state import TableState
from crosstable.table.table import Table
from helpers.secret_cards import CardOptions, Decide, SecretCards
from helpers.tables import ANNA, BEN, CARDS, CLEO, MemoryStore, act, heard_by, log_of, opened, run, table_of, until

BOT = BotChoice("plain")


class Staying(SecretCards):
    """The same game, with everybody staying where they are; the time goes on from game to game."""

    facts: Facts = replace(
        SecretCards.facts, id="staying", series=SeriesRules(turn=False, follow=lambda last: CardOptions(time=7000))
    )


GAMES = {"secret_cards": CARDS, "staying": Staying()}


def begun(games: int, game: str = "secret_cards") -> list[Entry]:
    return [
        Opened(game, "BCDF", {}, 2, "", True, bytes(32)),
        Sat(0, ANNA, "Anna"),
        Sat(1, BEN, "Ben"),
        GamesSet(games),
        Started(b"\1" * 32),
    ]


def won_by(seat: int) -> list[Entry]:
    """A game of which the highest card that was kept wins."""
    return [Acted(s, Decide(s == seat)) for s in (0, 1)]


def table(*entries: Entry) -> TableState:
    return rebuild(log_of(*entries), GAMES)


def info(state: TableState) -> SeriesInfo:
    found = table_info("id", state).series
    assert found is not None
    return found


def asked(state: TableState, request: Any, person: str = ANNA) -> Effect:
    return judge(Context(state, person, frozenset({ANNA, BEN})), request)


NEXT = Started(b"\2" * 32, turn=True)


def test_a_single_game_is_no_series() -> None:
    assert table_info("id", table(*begun(1))).series is None


def test_the_standings_are_there_from_the_first_game_on() -> None:
    now = info(table(*begun(3)))
    assert (now.games, now.number, now.winners) == (3, 1, ())
    assert [(row.points, row.games, row.rank) for row in now.standings] == [(0, (), 1), (0, (), 1)]


def test_points_go_with_the_player_to_the_next_seat() -> None:
    state = table(*begun(3), *won_by(0), NEXT, *won_by(0), NEXT)
    assert [who.name for who in state.seats] == ["Anna", "Ben"]
    now = info(state)
    assert now.number == 3
    assert [row.games for row in now.standings] == [(1, 0), (0, 1)]
    between = info(table(*begun(3), *won_by(0), NEXT))
    assert [row.games for row in between.standings] == [(0,), (1,)], "Anna sits on the second seat now"


def test_after_the_last_game_the_most_points_win() -> None:
    state = table(*begun(3), *won_by(0), NEXT, *won_by(1), NEXT, *won_by(1))
    now = info(state)
    assert (now.number, now.winners, state.phase) == (3, (0,), "over")
    assert [(row.points, row.rank) for row in now.standings] == [(2, 1), (1, 2)]


def test_a_tie_is_shared() -> None:
    assert info(table(*begun(2), *won_by(0), NEXT, *won_by(0))).winners == (0, 1)


def test_equal_points_are_decided_by_the_margin() -> None:
    series = Series(2).counted((Score(1, (42, 3)), Score(0, (0, 0)))).counted((Score(0, (0, 0)), Score(1, (42, 5))))
    now = series_info(series, 2, playing=False)
    assert now is not None
    assert [(row.points, row.margin, row.rank) for row in now.standings] == [(1, (42, 3), 2), (1, (42, 5), 1)]
    assert now.winners == (1,)


def test_equal_players_share_a_rank_and_the_next_one_is_left_out() -> None:
    series = Series(5).counted((Score(1), Score(0), Score(1), Score(0)))
    now = series_info(series, 4, playing=True)
    assert now is not None
    assert [row.rank for row in now.standings] == [1, 3, 1, 3]


def test_who_takes_over_a_seat_takes_over_its_points() -> None:
    state = table(*begun(3), *won_by(1), Left(BEN), BotSet((1,), BOT), NEXT)
    assert [row.points for row in info(state).standings] == [1, 0]
    assert state.seats[0].bot == BOT
    back = table(*begun(3), *won_by(1), Left(BEN), Sat(1, CLEO, "Cleo"), NEXT)
    assert (back.seats[0].name, info(back).standings[0].points) == ("Cleo", 1)


def test_after_a_series_the_next_one_begins_anew() -> None:
    state = table(*begun(2), *won_by(0), NEXT, *won_by(0), NEXT)
    now = info(state)
    assert (now.games, now.number, [row.games for row in now.standings]) == (2, 1, [(), ()])


def test_going_back_to_the_lobby_ends_the_series_and_keeps_its_length() -> None:
    state = table(*begun(3), *won_by(0), WentToLobby())
    assert (state.series, state.games) == (None, 3)
    assert info(table(*begun(3), *won_by(0), WentToLobby(), Started(b"\3" * 32))).number == 1


def test_a_game_may_keep_everybody_seated_and_change_its_options_instead() -> None:
    over = table(*begun(3, "staying"), *won_by(1), Readied(BEN, on=True))
    entry = asked(over, Rematch("r"))
    assert isinstance(entry, Started)
    assert (entry.turn, entry.options) == (False, {"time": 7000})
    after = table(*begun(3, "staying"), *won_by(1), entry)
    assert after.round is not None
    assert (after.round.options.time, after.options.time) == (7000, over.options.time)
    assert [row.points for row in info(after).standings] == [0, 1]
    assert table_info("id", after).options["time"] == over.options.time, "the table's own choice stays"


def test_the_host_chooses_the_number_of_games_in_the_lobby() -> None:
    state = table(*opened())
    assert asked(state, SetGames("g", 5)) == GamesSet(5, request="g")
    assert asked(state, SetGames("g", 1)) is None, "it is so already"
    for request, person, why in (
        (SetGames("g", 5), BEN, "table-host-only"),
        (SetGames("g", 0), ANNA, "table-games"),
        (SetGames("g", 51), ANNA, "table-games"),
    ):
        with pytest.raises(Refused) as refused:
            asked(state, request, person)
        assert refused.value.why.key == why
    with pytest.raises(Refused) as refused:
        asked(table(*begun(3)), SetGames("g", 5))
    assert refused.value.why.key == "table-not-while-playing"


def test_a_series_is_in_the_log() -> None:
    entries = [*begun(3), *won_by(0), Started(b"\2" * 32, True, {"time": 5000}), *won_by(1)]
    assert table(*entries) == table(*(read_entry(encode(entry)) for entry in entries))


def test_everybody_is_told_and_a_restart_changes_nothing() -> None:
    async def check() -> None:
        store = MemoryStore()
        running: Table = await table_of(opened(), store=store)
        anna, ben, watching = running.connect(ANNA, None), running.connect(BEN, None), running.connect(None, None)
        await heard_by(anna)
        running.ask(anna, SetGames("g", 2))
        assert (await until(watching, "news"))["table"]["games"] == 2
        await until(anna, "done")
        running.ask(anna, Start("s"))
        await until(anna, "done")
        act(running, anna, "a")
        act(running, ben, "b", keep=False)
        await until(ben, "done")
        news = await until(watching, "news")
        while news["table"] is None or news["table"]["phase"] != "over":
            news = await until(watching, "news")
        standings = news["table"]["series"]["standings"]
        assert [row["points"] for row in standings] == [1, 0]
        assert running.state == rebuild(await store.load(running.id), {"secret_cards": CARDS})
        await running.close()

    run(check())
