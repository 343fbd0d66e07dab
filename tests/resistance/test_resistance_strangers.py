"""Strong bots tell a table of one custom from one of many, and vote and read accordingly."""

from collections.abc import Callable

import pytest

from crosstable.core.bot import Sight
from crosstable.core.seats import Seat
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Vote
from crosstable.games.resistance.bots import _remembering, silent
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.view import ResistanceView
from resistance.setting import FIVE, Table

Custom = Callable[[Seat, bool], bool]
"""How somebody votes, by his seat and by whether he is on the team."""


def alike(seat: Seat, on: bool) -> bool:
    """Everybody wants only teams with himself."""
    return on


def each_his_own(seat: Seat, on: bool) -> bool:
    """One approves everything, one only teams with himself, all others nothing."""
    return seat == 0 or (seat == 2 and on)


def evenings(custom: Custom) -> tuple[ResistanceView, ...]:
    """Twelve games in which five teams fall."""
    table = Table(FIVE)
    while GAME.outcome(table.state) is None:
        leader = table.state.leader
        team = sorted((leader, (leader + 1) % 5))
        table.propose(*team).vote({seat for seat in range(5) if custom(seat, seat in team)})
    return (GAME.view(table.state, None),) * 12


def votes(table: Table, seat: Seat, earlier: tuple[ResistanceView, ...]) -> bool:
    """Whether a strong bot on this seat lets the team on the table go after these games."""
    sight = Sight("resistance", Options(), 5, seat, table.view(seat), earlier=earlier)
    return silent("strong").think(sight, lambda: False).action == Vote(True)


@pytest.mark.parametrize(("custom", "strangers"), [(alike, False), (each_his_own, True)])
def test_a_table_of_many_customs_is_told_from_one_where_all_vote_alike(custom: Custom, strangers: bool) -> None:
    before = _remembering(LEVELS["strong"], evenings(custom)).habits.before
    assert before.strangers is strangers
    assert not LEVELS["strong"].habits.before.strangers, "nothing is known of a table that has not played yet"


def test_among_strangers_nobody_honest_lets_a_first_team_go_without_himself() -> None:
    table = Table(FIVE).propose(0, 1)
    assert votes(table, 4, ())
    assert votes(table, 4, evenings(alike))
    assert not votes(table, 4, evenings(each_his_own))
    assert votes(Table(FIVE).propose(0, 4), 4, evenings(each_his_own)), "with himself he does"


def test_among_strangers_a_vote_unlike_all_others_tells_less() -> None:
    """Seat 4 approves teams without himself: where nobody else does that is a spy's doing, among strangers his way."""
    table = Table(FIVE).propose(0, 1).vote((0, 4)).propose(1, 2).vote((1, 4))
    together, apart = (_remembering(LEVELS["strong"], evenings(custom)).habits for custom in (alike, each_his_own))
    assert belief_of(table.view(0), apart).spy(4) < belief_of(table.view(0), together).spy(4) - 0.02
