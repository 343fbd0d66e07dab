"""Going for points (C25), at a real table."""

import random

import pytest

from crosstable.core.game import random_action
from crosstable.core.outcome import Outcome
from crosstable.core.sentence import sentence
from crosstable.games import GAMES
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.rules.series import next_options
from crosstable.table.dispatch import Context, Entry, Logged, apply, judge
from crosstable.table.lobby import Opened, table_info
from crosstable.table.play import Acted, Started
from crosstable.table.ready import Readied, Rematch
from crosstable.table.seats import Sat
from crosstable.table.series import GamesSet, Series, series_info
from crosstable.table.state import TableState

from .crossfire_dealing import dealt

SIX = "vip agent assassin assassin bystander"
SEATS = 6
PEOPLE = tuple(f"person {seat}" for seat in range(SEATS))


def _stepped(table: TableState | None, entry: Entry) -> TableState:
    seq = 1 if table is None else table.seq + 1
    return apply(table, Logged(seq, PEOPLE[0], seq * 1000, entry), GAMES)


def _opened(games: int, **options: object) -> TableState:
    chosen = {"seconds": 0, "aim_seconds": 0, **options}
    table = _stepped(None, Opened("crossfire", "BCDF", chosen, SEATS, "", False, bytes(32)))
    for seat, person in enumerate(PEOPLE):
        table = _stepped(table, Sat(seat, person, f"Player {seat + 1}"))
    return _stepped(_stepped(table, GamesSet(games)), Started(b"\1" * 32))


def _played_out(table: TableState, luck: random.Random) -> TableState:
    while table.phase == "playing":
        assert table.round is not None
        seat = min(GAME.actors(table.round.state))
        action = random_action(GAME, table.round.state, seat, luck.randrange)
        table = _stepped(table, Acted(seat, action))
    return table


def _next(table: TableState) -> TableState:
    for person in PEOPLE[1:]:
        table = _stepped(table, Readied(person, on=True))
    entry = judge(Context(table, PEOPLE[0], frozenset(PEOPLE)), Rematch("r"))
    assert isinstance(entry, Entry)
    return _stepped(table, entry)


@pytest.mark.rule("C25")
def test_everybody_who_won_a_game_gets_a_point_and_the_most_points_win() -> None:
    luck = random.Random(25)
    table = _opened(4)
    points = [0] * SEATS
    for game in range(4):
        table = _played_out(table if game == 0 else _next(table), luck)
        assert table.round is not None
        outcome = GAME.outcome(table.round.state)
        assert outcome is not None
        for seat in outcome.winners:
            points[seat] += 1
    series = table_info("id", table).series
    assert series is not None
    assert [row.points for row in series.standings] == points
    assert series.winners == tuple(seat for seat in range(SEATS) if points[seat] == max(points))
    assert [who.name for who in table.seats] == [f"Player {seat + 1}" for seat in range(SEATS)], "nobody moves"


@pytest.mark.rule("C25")
def test_ties_are_shared() -> None:
    series = Series(2)
    for winners in ((0, 2), (2, 4, 0)):
        outcome = Outcome(winners, sentence("game-over"))
        series = series.counted(GAME.facts.series.scores(None, outcome, 5))
    told = series_info(series, 5, playing=False)
    assert told is not None
    assert ([row.points for row in told.standings], told.winners) == ([2, 0, 2, 0, 1], (0, 2))
    assert [row.rank for row in told.standings] == [1, 4, 1, 4, 3]


@pytest.mark.rule("C25")
def test_dealer_and_sniper_move_on_clockwise_at_the_table() -> None:
    luck = random.Random(7)
    table = _opened(3, mode="sniper", dealer=5, sniper=6)
    seen = []
    for game in range(3):
        table = table if game == 0 else _next(table)
        assert table.round is not None
        seen.append((table.round.state.dealer, table.round.state.sniper))
        table = _played_out(table, luck)
    assert seen == [(4, 5), (5, 0), (0, 1)]
    assert (table.options.dealer, table.options.sniper) == (5, 6), "the lobby keeps what was chosen there"


@pytest.mark.rule("C25")
def test_the_next_dealer_follows_one_drawn_by_lot() -> None:
    table = _opened(2)
    assert table.round is not None
    first = table.round.state.dealer
    after = _next(_played_out(table, random.Random(1)))
    assert after.round is not None
    assert after.round.state.dealer == (first + 1) % SEATS


@pytest.mark.rule("C25")
def test_the_options_of_the_next_game() -> None:
    state = dealt(SIX, mode="sniper", dealer=5, sniper=6).state
    assert (state.dealer, state.sniper) == (4, 5)
    after = next_options(state)
    assert (after.dealer, after.sniper) == (6, 1)
    GAME.check(after, 6)
    plain = next_options(dealt("vip agent assassin red_decoy bystander", dealer=5).state)
    assert plain == Options(seconds=0, aim_seconds=0, dealer=1)
