"""What bots do not say because everybody knows it, whom they answer first, and what a card would only tell."""

import random

import pytest
from msgspec.structs import replace

from crosstable.core.bot import Sight
from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import (
    Accuse,
    AskReject,
    ClaimSeen,
    Examine,
    Explain,
    GivePlot,
    Inquire,
    PlayCard,
    Propose,
    ShowLoyalty,
    Suspect,
    Trust,
    Vote,
    WatchCard,
)
from crosstable.games.resistance.bots import bot, silent
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.eyes import Onlookers
from crosstable.games.resistance.bots.hunting import prey_of
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.prospects import worth_striking
from crosstable.games.resistance.bots.replies import own_card, reasons, replies, turned_down
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.bots.teams import propose
from crosstable.games.resistance.data import Character, Plot
from resistance.setting import FIVE, HUNT5, HUNT7, SEVEN, R, S, Table

LEARNED = ("medium", "strong")
REVERSER: Character = "spy_reverser"


def mind(level: str, table: Table, seat: Seat, seed: int = 0) -> Mind:
    """The thoughts of a bot on this seat."""
    return Mind(table.view(seat), LEVELS[level], random.Random(seed))


def acts(table: Table, seat: Seat, level: str, talks: bool = False, times: int = 20) -> set[object]:
    """What a bot on this seat does, whatever its mood."""
    player, options = bot(level, 1.0) if talks else silent(level), table.state.options
    sights = [Sight("resistance", options, table.state.seats, seat, table.view(seat), seed=n) for n in range(times)]
    return {player.think(sight, lambda: False).action for sight in sights}


def examined(table: Table) -> Table:
    """Whoever has to examine somebody looks at the first who may be (H11)."""
    if table.state.phase == "examine":
        last = table.state.missions[-1]
        examiner = last.leader if last.by_cards else last.investigator
        assert examiner is not None
        seat = (table.may(examiner, "examine") or ())[0]
        table.do(examiner, Examine(seat))
        table.do(seat, ShowLoyalty((table.may(seat, "show_loyalty", "card") or ())[0]))
    return table


def test_nobody_says_what_he_played_where_everybody_has_seen_it() -> None:
    assert own_card(mind("strong", Table(FIVE).mission(0, 1, s1="fail"), 0)), "one of two has failed"
    assert own_card(mind("strong", Table(FIVE).mission(0, 1), 0)) == [], "nobody has"


def test_a_mission_that_was_turned_over_accuses_nobody() -> None:
    """The resistance Hunter names the wrong one: three good missions, the last of which counts as failed now."""
    table = Table(HUNT5, hunter=True)
    for team in ((0, 2), (0, 2, 4), (0, 2)):
        examined(table.mission(*team))
    table.do(2, Accuse(3))
    assert table.state.missions[-1].by_cards
    assert not table.state.missions[-1].success
    assert own_card(mind("strong", table, 0)) == []


def test_only_who_stopped_a_team_is_asked_why() -> None:
    went = Table(SEVEN).propose(0, 2).vote((0, 1, 2, 3))
    fell = Table(SEVEN).propose(0, 2).vote((0, 2))
    assert not turned_down(mind("strong", went, 0))
    assert turned_down(mind("strong", fell, 0))
    fell.do(0, AskReject(4))
    assert replies(mind("strong", fell, 4)) == reasons(mind("strong", fell, 4)) != []
    later = fell.mission(1, 4)
    assert not any(isinstance(said, Explain) for said in replies(mind("strong", later, 4))), "that is over"


def test_nobody_vouches_for_who_is_known_to_all() -> None:
    """The Hunter has stood up: that he is honest need not be said."""
    table = Table(HUNT5, hunter=True)
    table.mission(1, 3, s1="fail", s3="fail").no_accusation()
    proved = mind("strong", table, 0)
    assert proved.public.spy(1) == pytest.approx(1)
    assert {proved.public.spy(seat) for seat in (0, 2, 4)} == {0.0}
    assert not any(isinstance(act, Trust) for act in acts(table, 4, "strong", talks=True, times=60))


@pytest.mark.parametrize("level", LEARNED)
def test_who_is_said_to_have_been_seen_answers_that_one(level: str) -> None:
    """0 has seen 1, and 4 only thinks so too: one of 0 and 1 lies."""
    table = Table(SEVEN, leader=1, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(0, Inquire(1))
    table.do(0, ClaimSeen(1, "spy")).do(4, Suspect((1,)))
    struck = [said for said in replies(mind(level, table, 1)) if isinstance(said, Suspect)]
    assert struck in ([Suspect((0,))], [])
    assert Suspect((4,)) not in struck


def test_a_leader_takes_no_spy_along_whom_he_knows_though_one_could_not_sink_it() -> None:
    table = Table(SEVEN, leader=2).mission(1, 3, s1="fail", s3="fail").mission(0, 2, 4).mission(0, 2, 4)
    while table.state.leader != 0:
        table.propose(0, 2, 4, 6).vote()
    team = set(propose(mind("strong", table, 0)).team)
    assert team.isdisjoint({1, 3}), "two fails are needed, but there are others"


def test_a_spy_reverser_sinks_by_himself_what_takes_two_fails() -> None:
    deal = (R, S, R, S, R, REVERSER, R)
    plain = belief_of(Table(SEVEN).view(0), LEVELS["strong"].habits)
    table = Table(deal, reverser="spy")
    turning = belief_of(table.view(0), LEVELS["strong"].habits)
    team = (0, 1, 2, 3)
    assert turning.safe(team, 4) < plain.safe(team, 4)
    assert turning.safe(team, 5) == pytest.approx(plain.safe(team, 5)), "one fail was enough there anyway"
    ranked = {one: safe for safe, one in turning.safest(4, 4)}
    assert ranked[team] == pytest.approx(turning.safe(team, 4))
    assert mind("strong", table, 5).can_sink((0, 2, 4, 5), 4), "and he knows it"
    assert not mind("strong", Table(SEVEN), 1).can_sink((0, 2, 4, 5), 4)


def test_a_spy_with_the_whole_game_in_mind_rejects_the_clean_team_that_would_end_it() -> None:
    table = Table(SEVEN, leader=2).mission(0, 2).mission(0, 2, 4).propose(0, 2, 4)
    assert sum(vote_of(table, seed) for seed in range(60)) <= 9, "but for a slip"
    early = Table(SEVEN, leader=6).propose(0, 2)
    assert sum(vote_of(early, seed) for seed in range(60)) >= 12, "else he may hide"


def vote_of(table: Table, seed: int) -> bool:
    """How medium spy 1 votes in this mood."""
    sight = Sight("resistance", table.state.options, 7, 1, table.view(1), seed=seed)
    return silent("medium").think(sight, lambda: False).action == Vote(True)


def test_two_strong_spies_lie_low_as_long_as_one_of_them_has_the_token() -> None:
    """The token starts on the leader's right: with seat 3, a spy, or with seat 4 (I1)."""
    ours, theirs = (Table(FIVE, leader=leader, inquisitor=True) for leader in (4, 0))
    assert (ours.state.inquisitors, theirs.state.inquisitors) == ((3,), (4,))
    assert acts(ours.go(0, 1), 1, "strong") == {PlayCard("success")}
    assert acts(theirs.go(0, 1), 1, "strong") == {PlayCard("fail")}, "an honest Inquisitor finds him in time"


def test_a_medium_spy_spares_the_first_mission_where_people_examine() -> None:
    def fails(table: Table) -> int:
        sights = [Sight("resistance", table.state.options, 5, 1, table.view(1), seed=n) for n in range(60)]
        return sum(silent("medium").think(sight, lambda: False).action == PlayCard("fail") for sight in sights)

    assert fails(Table(HUNT5, hunter=True).go(0, 1)) * 3 < fails(Table(FIVE).go(0, 1))


def test_a_lone_fail_that_sinks_nothing_only_tells() -> None:
    """Two fails are needed, and 1 is the only spy there."""
    table = Table(HUNT7, leader=6, hunter=True)
    examined(table.mission(0, 2))
    examined(table.mission(0, 2, 4))
    examined(table.mission(0, 2, 5, s5="fail").no_accusation())
    assert PlayCard("fail") not in acts(table.go(0, 1, 2, 4), 1, "medium", times=40)
    with_fellow = Table(HUNT7, leader=6, hunter=True)
    for team in ((0, 2), (0, 2, 4)):
        examined(with_fellow.mission(*team))
    examined(with_fellow.mission(0, 2, 5, s5="fail").no_accusation())
    assert PlayCard("fail") in acts(with_fellow.go(0, 1, 2, 5), 1, "medium", times=40), "two can"


def test_a_spy_tells_at_once_that_a_fellow_has_played_success() -> None:
    deck: tuple[Plot, ...] = ("close_eye",)
    table = Table(FIVE, leader=0, deck=deck, plot=True)
    table.do(0, GivePlot("close_eye", 3)).go(0, 1).cards(s1="fail").do(3, WatchCard(1))
    assert acts(table, 3, "medium", talks=True, times=12) == {ClaimSeen(1, "success")}


def test_a_spy_sees_what_words_do_with_the_eyes_of_the_honest() -> None:
    """Seat 1, a spy, has looked at 3, another; nobody honest knows more than that they were on no failed mission."""
    table = Table(FIVE, leader=2, inquisitor=True).mission(0, 2).mission(0, 2, 1, s1="fail").do(1, Inquire(3))
    eyes = Onlookers(mind("strong", table, 1))
    assert 0 < eyes.as_it_is < 1
    assert eyes.after(ClaimSeen(3, "resistance")) > eyes.as_it_is, "who is vouched for goes along"
    assert eyes.after(Suspect((3,))) != eyes.as_it_is


def chief_examined() -> Table:
    """The resistance Chief, seat 0, has examined the spies' Chief, seat 1: with five players the card names no side."""
    table = Table(HUNT5, hunter=True).mission(0, 2).do(0, Examine(1))
    return table.do(1, ShowLoyalty("chief"))


@pytest.mark.parametrize("level", LEARNED)
def test_a_spy_hunter_hears_who_can_only_know_by_being_a_chief_himself(level: str) -> None:
    table = chief_examined()
    before = prey_of(mind(level, table, 3))(0)
    assert prey_of(mind(level, table.do(0, Suspect((1,))), 3))(0) > 1.5 * before


def test_a_strong_chief_does_not_name_whom_only_a_chief_can_know() -> None:
    table = chief_examined()
    assert Suspect((1,)) in acts(table, 0, "medium", talks=True)
    assert Suspect((1,)) not in acts(table, 0, "strong", talks=True)
    assert Suspect((1,)) in acts(table.do(4, Suspect((1,))), 0, "strong", talks=True), "now others say so too"


def test_two_spies_strike_sooner_once_somebody_honest_has_examined_one() -> None:
    seen = chief_examined()
    other = Table(HUNT5, hunter=True).mission(0, 2).do(0, Examine(4)).do(4, ShowLoyalty("not_chief"))
    assert worth_striking(mind("medium", seen, 3), 0.4) > worth_striking(mind("medium", other, 3), 0.4)
    gains = [worth_striking(mind("strong", other, 3), 0.6, failed) for failed in (0, 1)]
    assert gains[0] > gains[1], "after one more failure there is more to lose"


def test_not_even_by_a_slip_a_leader_takes_along_whom_the_inquisitor_has_seen_to_be_a_spy() -> None:
    """Seat 2 has seen that 1 is a spy; seat 0 leads, and acts without thinking."""

    def slips(told: Table, seed: int) -> Propose:
        return propose(Mind(told.view(0), replace(LEVELS["medium"], slips=1.0), random.Random(seed)))

    table = Table(FIVE, leader=3, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(2, Inquire(1))
    assert any(1 in slips(table, seed).team for seed in range(20)), "nobody has heard of it yet"
    table.do(2, ClaimSeen(1, "spy"))
    assert not any(1 in slips(table, seed).team for seed in range(40))
    accuser = table.do(0, Suspect((2,)))
    assert any(1 in slips(accuser, seed).team for seed in range(40)), "whom he calls a spy himself he need not believe"
