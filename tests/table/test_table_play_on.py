"""Playing on from a position of a game that is over, and the coach of who plays against easy bots alone."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core import AnyGame, Illegal, Refused, Seat
from crosstable.core.record import Record
from crosstable.games import GAMES
from crosstable.table.coach import Coaching, coached
from crosstable.table.keys import person_of
from crosstable.table.log import rebuild
from crosstable.table.play_on import PlayOn, log_until
from crosstable.table.state import Occupant, TableState
from helpers.playing import Played, random_game

TOKEN = "token"
ANNA = person_of(TOKEN)


def _again(played: Played, step: int, seat: Seat, level: str = "easy") -> TableState:
    wanted = PlayOn(name="Anna", seat=seat, step=step, bot=BotChoice(level))
    return rebuild(log_until(played.game, played.record(), wanted, "BCDFGH", ANNA, "none"), GAMES)


@pytest.fixture(params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    """A game of every kind, played to its end."""
    return random_game(GAMES[request.param], random.Random(3))


def test_a_game_goes_on_from_exactly_where_it_was(played: Played) -> None:
    step = len(played.steps) // 2
    for seat in (0, len(played.record().header.seats) - 1):
        table = _again(played, step, seat)
        assert table.phase == "playing"
        assert table.current.state == played.steps[step].state
        assert table.seat_of(ANNA) == seat
        assert [who.bot is None for who in table.seats].count(True) == 1
        assert table.host == ANNA
        assert table.current.busy_until <= table.at, "nobody waits for what is long over"


def test_only_positions_and_seats_that_there_are_can_be_played_on(played: Played) -> None:
    over = len(played.record().moves)
    for step, seat in ((over, 0), (-1, 0), (0, 20), (0, -1)):
        with pytest.raises(Refused):
            _again(played, step, seat)
    with pytest.raises(Refused):
        _again(played, 0, 0, level="no such level")


def _asks(table: TableState, action: dict[str, Any], token: str = TOKEN) -> Any:
    return coached(table, person_of(token), Coaching(token=token, round=1, action=action))


def test_the_coach_sees_what_the_seat_sees_and_nothing_else(played: Played) -> None:
    game: AnyGame = played.game
    for step in range(len(played.steps) // 2, -1, -1):
        state = played.steps[step].state
        seat = min((s for s in game.actors(state) if s >= 0), default=None)
        offers = [] if seat is None else [one for one in game.offers(state, seat) if not one.aside]
        if seat is not None and offers:
            break
    assert seat is not None
    table = _again(played, step, seat)
    chosen = {"type": offers[0].action, **offers[0].pick(lambda n: 0)}
    eyes, _ = _asks(table, chosen)
    assert eyes.view == game.view(state, seat)
    assert eyes.seat == seat
    with pytest.raises(Refused):
        _asks(table, chosen, token="somebody else")


def test_there_is_no_coach_against_people_or_better_bots() -> None:
    played = random_game(GAMES["cross"], random.Random(3), size=5, swap=False, minutes=0)
    chosen = {"type": "place", "cell": "e5"}
    alone = _again(played, 0, 0)
    assert _asks(alone, chosen) is not None
    with pytest.raises(Refused, match="easy"):
        _asks(_again(played, 0, 0, level="medium"), chosen)
    with pytest.raises(Refused, match="easy"):
        _asks(replace(alone, seats=(alone.seats[0], Occupant("bo", "Bo"))), chosen)
    assert _asks(alone, {"type": "place", "cell": "z9"}) is None
    with pytest.raises(Illegal):
        _asks(alone, {"type": "fly"})


def test_a_record_whose_seed_is_secret_cannot_be_played_on() -> None:
    played = random_game(GAMES["cross"], random.Random(3))
    record: Record = played.record()
    closed = replace(record, header=replace(record.header, seed=None))
    with pytest.raises(Refused):
        log_until(played.game, closed, PlayOn(name="A", seat=0, step=0, bot=BotChoice("easy")), "BCDFGH", ANNA, "none")
