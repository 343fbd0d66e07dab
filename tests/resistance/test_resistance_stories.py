"""Spies who have looked at somebody: what they say of it, that they keep to it, and what they do in the light."""

import random

import pytest

from crosstable.core.bot import Sight
from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import (
    ClaimSeen,
    Expose,
    GivePlot,
    Inquire,
    Overhear,
    Pass,
    PlayCard,
    Propose,
    StopTeam,
    Suspect,
    Trust,
    Vote,
)
from crosstable.games.resistance.bots import bot, silent
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.bots.speech import pointing
from crosstable.games.resistance.data import Plot
from resistance.setting import FIVE, SEVEN, TEN, R, S, Table

HELD: tuple[Plot, ...] = ("no_confidence", "opinion_maker", "opinion_maker", "opinion_maker")
LEARNED = ("medium", "strong")
"""The levels that keep the whole game in mind."""


def done(level: str, table: Table, seat: Seat, secret: int = 0, times: int = 20) -> set[object]:
    """What a talking bot on this seat does in one game, whatever its mood."""
    options, seats = table.state.options, table.state.seats
    sights = [Sight("resistance", options, seats, seat, table.view(seat), seed=n, secret=secret) for n in range(times)]
    return {bot(level, 1.0).think(sight, lambda: False).action for sight in sights}


def mind(level: str, table: Table, seat: Seat) -> Mind:
    """The thoughts of a bot on this seat."""
    return Mind(table.view(seat), LEVELS[level], random.Random(0))


def inquired(*, burnt: bool) -> Table:
    """Spy 1 has looked at seat 2, who was one of two when the first mission failed, or on two good ones."""
    table = Table(SEVEN, leader=2, inquisitor=True)
    early = table.mission(2, 3, s3="fail").mission(0, 4, 6) if burnt else table.mission(0, 2).mission(0, 2, 4)
    return early.do(1, Inquire(2))


def test_even_a_beginner_does_not_say_now_that_he_was_shown_a_spy_and_then_the_resistance() -> None:
    lie, truth = ClaimSeen(2, "spy"), ClaimSeen(2, "resistance")
    told = [done("easy", inquired(burnt=True), 1, secret, 60) & {lie, truth} for secret in range(20)]
    assert all(len(said) <= 1 for said in told)
    assert {lie} in told
    assert {truth} in told


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_makes_up_his_mind_once_what_he_says_of_somebody_he_was_shown(level: str) -> None:
    lie, truth = ClaimSeen(2, "spy"), ClaimSeen(2, "resistance")
    told = [done(level, inquired(burnt=True), 1, secret) & {lie, truth} for secret in range(40)]
    assert all(len(said) <= 1 for said in told), "in one game always the same, whatever his mood"
    assert 5 < told.count({lie}) < 35, "nobody can tell beforehand what it will be"


def test_a_spy_lies_rather_about_somebody_who_looks_worse_than_he_does() -> None:
    lies = {
        burnt: sum(ClaimSeen(2, "spy") in done("strong", inquired(burnt=burnt), 1, secret) for secret in range(40))
        for burnt in (True, False)
    }
    assert lies[True] > 1.5 * lies[False] > 0


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_stands_by_what_he_says_he_was_shown(level: str) -> None:
    table = inquired(burnt=False).do(1, ClaimSeen(2, "spy"))
    liar = mind(level, table, 1)
    assert liar.face.spy(2) == pytest.approx(1)
    assert liar.certain == (2,), "his face has seen it"
    assert liar.belief.spy(2) == 0, "but he knows better"
    assert pointing(liar, (2,), 3) == [], "he has said it"
    while table.state.leader != 1:
        table.propose(*range(3)).vote()
    acts = done(level, table, 1)
    assert Trust(2) not in acts
    assert not any(2 in act.team for act in acts if isinstance(act, Propose))


def test_whoever_has_seen_a_spy_and_said_so_does_not_suspect_him_as_well() -> None:
    table = Table(SEVEN, leader=1, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(0, Inquire(1))
    table.do(0, ClaimSeen(1, "spy"))
    honest = mind("strong", table, 0)
    assert honest.accused == {1}
    assert pointing(honest, (1,), 3) == []


def spotlight(exposed: Seat, team: tuple[Seat, ...]) -> Table:
    """Seat 0 holds In the Spotlight and shines on somebody of this team."""
    table = Table(SEVEN, leader=2, deck=("spotlight",), plot=True).do(2, GivePlot("spotlight", 0))
    return table.go(*team).do(0, Expose(exposed))


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_whose_card_all_would_know_does_not_fail_before_it_counts(level: str) -> None:
    assert done(level, spotlight(1, (1, 2)), 1) == {PlayCard("success")}, "his lies face up (P12)"
    assert done(level, spotlight(2, (1, 2)), 1) == {PlayCard("success")}, "the only other one lies face up"
    assert PlayCard("fail") in done(level, Table(SEVEN, leader=2).go(1, 2), 1)
    late = Table(SEVEN, leader=0, deck=("opinion_maker",) * 4 + ("spotlight",), plot=True)
    late.do(0, GivePlot("opinion_maker", 1), GivePlot("opinion_maker", 2)).mission(1, 2, s1="fail")
    late.do(1, GivePlot("opinion_maker", 0), GivePlot("opinion_maker", 2)).mission(0, 3, 4, s3="fail")
    late.do(2, GivePlot("spotlight", 0)).go(1, 2, 6).do(0, Expose(1))
    assert PlayCard("fail") in done(level, late, 1), "the third failure wins"


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_everybody_sees_through_stops_a_clean_team(level: str) -> None:
    def held(*failing: Seat) -> Table:
        table = Table((R, S, R, S, R, S, R), leader=0, deck=HELD, plot=True)
        table.do(0, GivePlot("no_confidence", 1), GivePlot("opinion_maker", 6))
        table.go(1, 3).do(1, Pass()).cards(**{f"s{seat}": "fail" for seat in failing})  # type: ignore[arg-type]
        table.do(1, GivePlot("opinion_maker", 4), GivePlot("opinion_maker", 5))
        return table.go(0, 2, 4)

    assert done(level, held(1, 3), 1) == {StopTeam()}
    assert done(level, held(), 1) == {Pass()}, "else it would only tell"


def test_a_spy_who_overhears_prefers_a_fellow_he_can_vouch_for() -> None:
    table = Table((R, R, S, S, R, R, S), leader=0, deck=("overheard",) * 2, plot=True).do(0, GivePlot("overheard", 3))
    for level in LEARNED:
        assert {silent(level).think(_sight(table, 3, n), lambda: False).action for n in range(9)} == {Overhear(2)}


def _sight(table: Table, seat: Seat, seed: int) -> Sight:
    return Sight("resistance", table.state.options, table.state.seats, seat, table.view(seat), seed=seed)


def test_spies_who_do_not_know_each_other_agree_on_nothing_and_spare_nobody() -> None:
    """Who points at somebody is hardly his fellow, and one Fail may be what several have agreed on: not blind spies."""

    def both(blind: bool) -> tuple[float, float]:
        table = Table(TEN, blind_spies=blind).mission(1, 3, 5, s1="fail")
        before = belief_of(table.view(0), LEVELS["strong"].habits)
        told = belief_of(table.do(1, Suspect((3,))).view(0), LEVELS["strong"].habits)
        return float(before.spies_on((1, 3, 5))[3]), float(told.spies_on((1, 3))[2] / before.spies_on((1, 3))[2])

    (agreed, spared), (alone, pointed) = both(False), both(True)
    assert agreed > 2 * alone, "each would have failed for himself"
    assert pointed > 2 * spared, "he cannot have meant to spare him"


def test_strong_spies_who_may_be_looked_at_let_one_of_them_fail() -> None:
    """Spies 1 and 3 go on the second mission of seven, where one Fail is enough; 1 sits nearer to the leader."""
    for looks in ({"inquisitor": True}, {"plot": True}):
        watched = Table(SEVEN, leader=6, deck=(), **looks).mission(0, 2).go(1, 2, 3)
        assert done("strong", watched, 1) == {PlayCard("fail")}
        assert PlayCard("success") in done("strong", watched, 3)
    alone = Table(SEVEN, leader=6).mission(0, 2).go(1, 2, 3)
    assert done("strong", alone, 1) == {PlayCard("fail"), PlayCard("success")}, "else three have agreed on nothing"


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_who_does_not_know_the_others_leaves_some_fails_to_them_until_it_counts(level: str) -> None:
    """One other of the three on the team may be a spy: two Fails would give both away (B13)."""

    def fails(table: Table) -> int:
        view, options, seats = table.view(1), table.state.options, table.state.seats
        acts = [
            silent(level).think(Sight("resistance", options, seats, 1, view, seed=n), lambda: False) for n in range(60)
        ]
        return sum(act.action == PlayCard("fail") for act in acts)

    assert 24 <= fails(Table(FIVE, blind_spies=True).mission(0, 2).go(1, 2, 3)) <= 48
    counts = Table(FIVE, blind_spies=True).mission(0, 2).mission(0, 2, 4).go(1, 3)
    assert fails(counts) >= 56, "else the resistance has won"


def test_a_spy_who_does_not_know_the_others_rejects_no_good_team_for_want_of_himself() -> None:
    """Fellows may well be on it, and honest people let it go too (B13)."""

    def approvals(level: str, blind: bool) -> int:
        table = Table(SEVEN, leader=2, blind_spies=blind).propose(0, 2)
        return sum(silent(level).think(_sight(table, 1, n), lambda: False).action == Vote(True) for n in range(20))

    assert approvals("medium", True) >= 16 > 12 >= approvals("medium", False), "who knows that it is clean does"


def test_a_spy_without_cover_lets_his_fellow_go_whom_he_does_not_know_but_guesses() -> None:
    """With five the other spy was on the mission that failed without me, and both who went go again (B13)."""

    def approvals(level: str, *team: Seat) -> int:
        table = Table(FIVE, leader=2, blind_spies=True).mission(0, 3, s3="fail").propose(0, *team)
        return sum(silent(level).think(_sight(table, 1, n), lambda: False).action == Vote(True) for n in range(20))

    assert approvals("medium", 2, 3) >= 16, "one of these two has failed"
    assert approvals("medium", 2, 4) <= 12, "he may be honest as well"
    assert approvals("strong", 2, 3) <= 8, "who hides votes as the honest do"
