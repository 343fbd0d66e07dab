"""The weapons of the modules in the hands of bots: strokes, Chief Fails, false Chiefs, a Reverse that is foreseen."""

import random
from typing import cast

import pytest
from msgspec.structs import replace

from crosstable.core.action import Action
from crosstable.core.bot import Bot, Sight
from crosstable.core.seats import Seat
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import (
    Accuse,
    Appoint,
    ClaimCharacter,
    ClaimSeen,
    Examine,
    GivePlot,
    Inquire,
    Pass,
    PlayCard,
    Propose,
    ShowLoyalty,
    Suspect,
    TakeBack,
    Trust,
    Vote,
    WatchCard,
)
from crosstable.games.resistance.bots import bot, silent
from crosstable.games.resistance.bots.eyes import gain_of
from crosstable.games.resistance.bots.hunting import prey_of, stroke_gains
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.bots.speech import SLACK, WEIGHED, pointing
from crosstable.games.resistance.bots.teams import propose
from crosstable.games.resistance.data import Loyalty, Plot
from resistance.setting import FIVE, HUNT5, HUNT7, HUNT10, SEVEN, Deal, R, S, Table


def done(player: Bot, table: Table, seat: Seat, times: int = 20) -> list[object]:
    """What a bot on this seat does, again and again, each time in another game that went the same way so far."""
    view, options, seats = GAME.view(table.state, seat), table.state.options, table.state.seats
    sights = [Sight("resistance", options, seats, seat, view, seed=n, secret=n) for n in range(times)]
    return [player.think(sight, lambda: False).action for sight in sights]


def test_a_spy_hunter_sees_which_two_take_each_other_along() -> None:
    """Seats 0 and 1 are the Chiefs and know each other (H3); seat 8 hunts them."""
    table = Table(HUNT10, hunter=True)
    before = prey_of(Mind(table.view(8), LEVELS["strong"], random.Random(0)))
    assert before(0) == before(2)
    table.propose(0, 1, 2).vote().propose(0, 1, 4).vote()
    after = prey_of(Mind(table.view(8), LEVELS["strong"], random.Random(0)))
    assert min(after(0), after(1)) > 2 * max(map(after, (2, 3, 4, 5)))
    beginner = prey_of(Mind(table.view(8), LEVELS["easy"], random.Random(0)))
    assert beginner(0) == beginner(2), "a beginner keeps no count of that"


def test_a_beginner_who_hunts_believes_who_tells_of_a_chief_and_mostly_names_the_likeliest() -> None:
    """Seat 4 says that he has examined seat 1 and found the spy Chief; two failures later seat 2 knows no better."""
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    before, told = table.view(2), table.do(4, ClaimSeen(1, "spy_chief")).view(2)
    easy, medium = (
        [prey_of(Mind(v, LEVELS[n], random.Random(0)))(1) for v in (before, told)] for n in ("easy", "medium")
    )
    assert easy[1] / easy[0] > 3 > medium[1] / medium[0], "he weighs whether who says so is honest, but not much else"
    firm = [2.0 ** LEVELS[level].hunch for level in ("easy", "medium")]
    assert 2 < firm[0] < firm[1], "who is twice as likely is named more than twice as often"


def test_a_spy_hunter_hears_who_vouches_for_whom_too_soon_and_strong_chiefs_do_not() -> None:
    """Seats 0 and 1 are the Chiefs; nobody else can know yet whom to trust, but who has looked at somebody."""
    for level in ("medium", "strong"):
        prey = prey_of(Mind(Table(HUNT10, hunter=True).do(0, Trust(1)).view(8), LEVELS[level], random.Random(0)))
        assert min(prey(0), prey(1)) > 2 * max(map(prey, (2, 3, 4, 5))), level
    deaf = prey_of(Mind(Table(HUNT10, hunter=True).do(0, Trust(1)).view(8), LEVELS["easy"], random.Random(0)))
    assert deaf(0) == deaf(2), "a beginner does not think of it"
    view = Table(HUNT10, hunter=True).do(0, Trust(1)).view(8)
    later = replace(view, claims=tuple(replace(c, said=replace(c.said, round=3)) for c in view.claims))
    prey = prey_of(Mind(later, LEVELS["strong"], random.Random(0)))
    assert prey(0) == prey(2), "by then there are other reasons"

    warm = Table(HUNT10, leader=9, hunter=True).do(4, ClaimCharacter("resistance")).do(5, ClaimCharacter("resistance"))
    said = {level: done(bot(level, 1.0), warm, 0) for level in ("medium", "strong")}
    told = warm.do(0, Trust(1))
    answered = {level: done(bot(level, 1.0), told, 1) for level in said}
    assert (Trust(1) in said["medium"], Trust(1) in said["strong"]) == (True, False)
    assert (Trust(0) in answered["medium"], Trust(0) in answered["strong"]) == (True, False)


def _seen(shown: str) -> Table:
    """Spy 5 has examined seat 0, the Chief, and says what he saw; spy Chief 1 is on the second team."""
    table = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    return table.do(5, ClaimSeen(0, shown)).go(1, 2, 4)


def test_a_spy_chief_shows_himself_when_his_hunter_has_somebody_to_strike_at() -> None:
    found, strong = _seen("resistance_chief"), bot("strong", 1.0)
    assert set(done(strong, found, 1)) == {PlayCard("chief_fail")}
    assert done(strong, _seen("not_chief"), 1).count(PlayCard("fail")) >= 15, "else it only tells that he is there"
    found.cards(s1="chief_fail")
    assert found.state.phase == "early"
    assert set(done(strong, found, 3)) == {Accuse(0)}
    blank = _seen("not_chief").cards(s1="chief_fail")
    assert set(done(strong, blank, 3)) == {Pass()}, "nobody strikes at random"


def test_a_fellow_who_has_found_the_chief_is_believed_and_leaves_nobody_else() -> None:
    found, said = (
        _seen("resistance_chief"),
        prey_of(Mind(_seen("not_chief").view(3), LEVELS["strong"], random.Random(0))),
    )
    prey = prey_of(Mind(found.view(3), LEVELS["strong"], random.Random(0)))
    assert prey(0) == 1
    assert not any(map(prey, (2, 4, 6)))
    assert said(0) < 0.1 < min(map(said, (2, 4, 6))), "a fellow would have said so"


def test_a_spy_hunter_who_has_found_the_chief_keeps_it_to_himself() -> None:
    """Spy Hunter 3 examines seat 0, the Chief; nobody else waits for his word, and who says it is suspected."""
    table = Table(HUNT7, leader=3, hunter=True).mission(3, 2).do(3, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    table.propose(0, 4, 6)
    for level in ("medium", "strong"):
        said = [one for one in done(bot(level, 1.0), table, 3, 40) if isinstance(one, ClaimSeen)]
        assert not said, level


def _found_by(spy: Seat) -> Table:
    """This spy has examined seat 0, the resistance's Chief, and has said nothing yet."""
    table = Table(HUNT7, leader=spy, hunter=True).mission(spy, 2).do(spy, Examine(0))
    return table.do(0, ShowLoyalty("resistance_chief"))


def test_who_has_found_the_chief_tells_his_hunter_when_he_can_strike_and_not_before() -> None:
    """Spies 5 and 1, who is the spy Chief, have each found seat 0; the Hunter is seat 3."""
    told = ClaimSeen(0, "resistance_chief")
    for level in ("medium", "strong"):
        player = bot(level, 1.0)
        assert told not in done(player, _found_by(5).propose(0, 4, 6), 5, 40), "nobody could strike after this team"
        assert told in done(player, _found_by(5).propose(0, 1, 6), 5), "their Chief is to go"
        own = _found_by(1)
        assert told not in done(player, own.propose(0, 1, 6), 1, 40), "who would let him go then?"
        own.vote(own.everybody)
        assert set(done(player, own, 1)) == {told}, "now nobody can stop him"
        own.do(1, told)
        assert set(done(player, own, 1)) == {PlayCard("chief_fail")}
        assert set(done(player, own.cards(s1="chief_fail"), 3)) == {Accuse(0)}


def test_a_spy_chief_reckons_with_what_his_hunter_has_found_and_keeps_to_himself() -> None:
    """Spy Hunter 3 has examined seat 0 of three; then he knows the Chief, or has one fewer to choose from."""
    looked = Table(HUNT5, leader=3, hunter=True).mission(3, 2).do(3, Examine(0)).do(0, ShowLoyalty("chief"))
    blank = Table(HUNT5, leader=4, hunter=True).mission(4, 2).do(4, Examine(2)).do(2, ShowLoyalty("not_chief"))
    gains = [stroke_gains(Mind(one.view(1), LEVELS["strong"], random.Random(0))) for one in (looked, blank)]
    assert gains[0] > LEVELS["strong"].sure > gains[1]
    assert set(done(silent("strong"), looked.go(0, 1, 2), 1)) == {PlayCard("fail")}


def test_spies_want_no_team_without_their_chief_when_a_stroke_would_win() -> None:
    """Spy Hunter 3 has found seat 0 and is on a team he could sink; but only his Chief's fail lets him strike."""
    looks = {0: "chief", 4: "not_chief"}
    for level in ("medium", "strong"):
        against = {}
        for seat, card in looks.items():
            table = Table(HUNT5, leader=3, hunter=True).mission(3, 2).do(3, Examine(seat))
            table.do(seat, ShowLoyalty(cast(Loyalty, card))).propose(2, 3, 4)
            against[seat] = done(silent(level), table, 3, 60).count(Vote(False))
        assert against[0] > against[4] + 10, level


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_where_all_is_looked_at_a_third_success_can_only_be_met_by_the_chief(level: str) -> None:
    """Two missions have succeeded: spy 3 wants no team with his fellow alone, and the Chief shows himself."""
    found = {}
    for looks in (True, False):
        table = Table(HUNT7, leader=4, hunter=True, inquisitor=looks, plot=looks).mission(4, 2)
        table.do(4, Examine(2)).do(2, ShowLoyalty("not_chief")).go(0, 4, 6).cards()
        if looks:
            table.do(3, Inquire(4))
        table.do(5, Examine(2)).do(2, ShowLoyalty("not_chief")).propose(2, 5, 6)
        against = done(silent(level), table, 3, 60).count(Vote(False))
        found[looks] = against, done(silent(level), table.vote().go(1, 2, 5), 1, 60).count(PlayCard("chief_fail"))
    assert found[True][0] > found[False][0] + 10
    assert found[True][1] > 50 > found[False][1] + 20


def test_who_says_he_is_whom_only_i_can_be_lies() -> None:
    """Spy 5 says he is the resistance Hunter, who is seat 2; seat 4 cannot tell, nor a Chief of a second one."""
    table = (
        Table(HUNT7, hunter=True).do(5, ClaimCharacter("resistance_hunter")).do(6, ClaimCharacter("resistance_chief"))
    )
    for level in ("medium", "strong"):
        two, four, chief = (Mind(table.view(s), LEVELS[level], random.Random(0)).belief for s in (2, 4, 0))
        assert two.spy(5) > 0.85 > 0.6 > four.spy(5), level
        assert chief.spy(6) < 0.6, "it may be bait"
        side = Table(HUNT5, hunter=True).do(2, ClaimCharacter(R)).view(4)
        assert Mind(side, LEVELS[level], random.Random(0)).belief.spy(2) == pytest.approx(0.5), "he names but his side"


def test_a_spy_says_nothing_that_tells_against_him_where_the_inquisitor_goes_round() -> None:
    """Spy 1 was on a mission that failed, and seat 0 calls him a spy: without the Inquisitor he says what comes to his
    mind, some of which the honest hold against him."""
    said = {}
    for inquisitor in (True, False):
        table = Table(FIVE, leader=4, inquisitor=inquisitor).mission(0, 2).mission(0, 1, 4, s1="fail")
        if inquisitor:
            table.do(3, Inquire(1))
        table.do(0, Suspect((1,)))
        mind = Mind(table.view(1), LEVELS["strong"], random.Random(0))
        words = {one for one in done(bot("strong", 1.0), table, 1, 12) if isinstance(one, WEIGHED)}
        said[inquisitor] = [gain_of(mind, one) for one in words]
    assert all(gain >= -SLACK for gain in said[True])
    assert any(gain < -SLACK for gain in said[False])


def test_a_spy_hunter_looks_elsewhere_than_at_who_says_who_he_is() -> None:
    """Seat 0 is the Chief. Neither does a Chief say so, nor does he say that he is somebody else."""
    table = (
        Table(HUNT7, hunter=True).do(4, ClaimCharacter("resistance_chief")).do(2, ClaimCharacter("resistance_hunter"))
    )
    prey = prey_of(Mind(table.view(3), LEVELS["strong"], random.Random(0)))
    assert min(prey(0), prey(6)) > 2 * max(prey(2), prey(4))
    alone = prey_of(
        Mind(Table(HUNT7, hunter=True).do(4, ClaimCharacter(R)).view(3), LEVELS["strong"], random.Random(0))
    )
    assert alone(4) == alone(0), "his side alone says nothing"


def test_where_much_is_seen_spies_mostly_keep_their_fails_for_when_the_game_is_at_stake() -> None:
    """Spy 3 goes on the second mission, and on one that would end the game."""
    for level in ("medium", "strong"):
        early = Table(HUNT5, leader=4, hunter=True, inquisitor=True, plot=True).mission(4, 2).do(4, Examine(2))
        early.do(2, ShowLoyalty("not_chief")).go(2, 3, 4)
        assert 0 < done(silent(level), early, 3, 60).count(PlayCard("fail")) < 30, "at times, so nobody can count on it"
        late = early.cards().do(3, Inquire(4)).do(0, Examine(2)).do(2, ShowLoyalty("not_chief")).go(2, 3)
        assert done(silent(level), late, 3).count(PlayCard("fail")) >= 15, level
    plain = Table(HUNT5, leader=4, hunter=True).mission(4, 2).do(4, Examine(2)).do(2, ShowLoyalty("not_chief"))
    assert PlayCard("fail") in done(silent("strong"), plain.go(2, 3, 4), 3), "else less is seen"


def test_the_chief_fails_and_his_fellow_does_not_when_the_hunter_can_strike() -> None:
    ready = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    blank = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(4)).do(4, ShowLoyalty("not_chief"))
    ready.do(5, ClaimSeen(0, "resistance_chief")).go(1, 2, 5)
    assert set(done(bot("strong", 1.0), ready, 1)) == {PlayCard("chief_fail")}
    assert done(bot("strong", 1.0), ready, 5).count(PlayCard("success")) >= 15
    blank.do(5, ClaimSeen(4, "not_chief")).go(1, 2, 5)
    assert done(bot("strong", 1.0), blank, 1).count(PlayCard("success")) >= 15, "else the Chief comes last"
    assert set(done(bot("strong", 1.0), blank, 5)) == {PlayCard("fail")}


def test_who_names_a_resistance_chief_aloud_is_taken_for_a_spy() -> None:
    def suspicion(level: str) -> float:
        told, before = (_seen(shown).view(4) for shown in ("resistance_chief", "not_chief"))
        return Mind(told, LEVELS[level], random.Random(0)).belief.spy(5) - Mind(
            before, LEVELS[level], random.Random(0)
        ).belief.spy(5)

    assert suspicion("strong") > 0.1 > suspicion("easy"), "a beginner does not think of it"


def test_whoever_was_shown_otherwise_sees_through_a_false_chief_and_says_so() -> None:
    """Spy 5 sells seat 2 as the spy Chief; seat 4 examines seat 2 as well."""
    table = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(2)).do(2, ShowLoyalty("not_chief"))
    table.do(5, ClaimSeen(2, "spy_chief"))
    before = Mind(table.view(4), LEVELS["strong"], random.Random(0)).belief.spy(5)
    table.go(0, 1, 6, investigator=4).cards(s1="fail").no_accusation().do(4, Examine(2)).do(2, ShowLoyalty("not_chief"))
    assert Mind(table.view(4), LEVELS["strong"], random.Random(0)).belief.spy(5) > before + 0.1
    assert set(done(bot("strong", 1.0), table, 4)) == {ClaimSeen(2, "not_chief")}
    quiet = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(2)).do(2, ShowLoyalty("not_chief"))
    assert ClaimSeen(2, "not_chief") not in done(bot("strong", 1.0), quiet, 4), "else the enemy Hunter listens"


def test_a_covered_spy_gives_the_token_to_a_fellow_who_does_not_look_bad() -> None:
    table = Table(HUNT7, leader=1, hunter=True).do(1, Propose(1, (0, 1)))
    assert set(done(silent("strong"), table, 1)) <= {Appoint(3), Appoint(5)}
    caught = Table(HUNT7, hunter=True).go(3, 5, investigator=1).cards(s3="fail", s5="fail").no_accusation()
    caught.do(1, Examine(0)).do(0, ShowLoyalty("resistance_chief")).do(1, Propose(2, (0, 1, 2)))
    assert not set(done(silent("strong"), caught, 1)) & {Appoint(3), Appoint(5)}, "everybody sees through both"


def test_a_spy_for_whom_a_fellow_has_vouched_does_not_lie_about_somebody_honest() -> None:
    """Seat 1 hands the token to 3 and vouches for him; 3 looks at seat 2."""
    table = Table(SEVEN, leader=2, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(1, Inquire(3))
    told = Table(SEVEN, leader=2, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(1, Inquire(3))
    told.do(1, ClaimSeen(3, "resistance"))
    for one, lies in ((table, True), (told, False)):
        one.mission(0, 1, 2, s1="fail").do(3, Inquire(2))
        said = set(map(str, done(bot("strong", 1.0), one, 3, 60)))
        assert (str(ClaimSeen(2, "spy")) in said) == lies


def test_a_spy_sells_the_enemy_hunter_a_false_chief() -> None:
    table = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(2)).do(2, ShowLoyalty("not_chief"))
    said = set(map(str, done(bot("medium", 1.0), table, 5, 60)))
    assert str(ClaimSeen(2, "spy_chief")) in said
    covered = Table(HUNT7, leader=5, hunter=True).mission(0, 2).do(5, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    said = set(map(str, done(bot("medium", 1.0), covered, 5, 60)))
    assert str(ClaimSeen(1, "spy_chief")) not in said, "his own he covers"


def test_a_fellow_everybody_sees_through_is_sold_in_the_chiefs_place() -> None:
    table = Table(HUNT7, hunter=True).go(3, 5, investigator=1).cards(s3="fail", s5="fail").no_accusation()
    table.do(1, Examine(3)).do(3, ShowLoyalty("not_chief"))
    assert set(done(bot("strong", 1.0), table, 1)) == {ClaimSeen(3, "spy_chief")}


REVERSE5: Deal = ("resistance_reverser", S, R, S, R)


def test_a_spy_leaves_a_team_to_the_reverser_that_everybody_takes_for_lost() -> None:
    """Seat 1 has failed with 2, and with 4 and 0; a Reverser who goes with them now will reverse (R3)."""
    table = Table(REVERSE5, reverser="resistance").mission(1, 2, s1="fail")
    assert done(silent("strong"), table.go(0, 1, 2), 1).count(PlayCard("success")) == 20
    plain = Table((R, S, R, S, R)).mission(1, 2, s1="fail").go(0, 1, 2)
    assert done(silent("strong"), plain, 1).count(PlayCard("fail")) == 20


HUNT_REVERSE5: Deal = ("resistance_chief", "spy_chief", "resistance_hunter", "spy_hunter", "resistance_reverser")


def test_with_a_sure_stroke_at_hand_a_spy_hides_no_longer_and_counts_on_no_reverse() -> None:
    """Spy Hunter 3 has found Chief 0 and said so. A fail of spy Chief 1 wins, unless the Reverser is on his team."""
    table = Table(HUNT_REVERSE5, leader=3, hunter=True, reverser="resistance").mission(0, 3)
    table.do(3, Examine(0)).do(0, ShowLoyalty("chief")).do(3, ClaimSeen(0, "chief")).propose(0, 1, 2)
    assert set(done(silent("strong"), table, 3)) == {Vote(True)}
    assert set(done(silent("strong"), table.vote(range(5)), 1)) == {PlayCard("fail")}


def test_a_spy_everybody_sees_through_votes_for_no_clean_team() -> None:
    proved = Table((R, R, R, R, S, S, S)).mission(4, 5, s4="fail", s5="fail").propose(0, 1, 2)
    assert set(done(silent("strong"), proved, 4)) == {Vote(False)}
    assert Vote(True) in done(silent("strong"), proved, 6), "who has a face to keep keeps it"


def test_suspicions_are_steady_and_no_more_than_there_are_spies() -> None:
    table = Table(SEVEN).do(0, Suspect((2, 4)))

    def next_words(suspects: tuple[Seat, ...]) -> list[Action]:
        return pointing(Mind(table.view(0), LEVELS["strong"], random.Random(0)), suspects, 3)

    assert next_words((2, 6)) == [Suspect((6,))], "whom one has named one does not name again"
    table.do(0, Suspect((6,)))
    assert next_words((1, 3)) == [], "three are named, and nobody looks worse than they"
    table.mission(1, 3, s1="fail", s3="fail")
    assert isinstance(next_words((1, 3))[0], TakeBack), "two others are proved: first one takes something back"


def test_spies_keep_the_inquisitors_token_the_eye_and_their_own_face_among_themselves() -> None:
    asked = Table(SEVEN, leader=2, inquisitor=True).mission(0, 2).mission(0, 2, 4)
    looks: tuple[Plot, ...] = ("confidence", "close_eye")
    given = Table(SEVEN, leader=1, deck=looks, plot=True)
    eye = Table(SEVEN, deck=("close_eye",), plot=True).do(0, GivePlot("close_eye", 1)).go(0, 3).cards(s3="fail")
    for level in ("medium", "strong"):
        player = silent(level)
        assert set(done(player, asked, 1)) <= {Inquire(3), Inquire(5)}
        assert set(done(player, given, 1)) <= {GivePlot(card, seat) for card in looks for seat in (3, 5)}
        assert set(done(player, eye, 1)) == {WatchCard(3)}, "nobody else may look at his card then (P7)"
    assert set(done(silent("easy"), asked, 1)) <= {Inquire(3), Inquire(5)}
    shown = Table(SEVEN, leader=1, deck=("confidence", "opinion_maker"), plot=True)
    assert GivePlot("confidence", 0) not in done(silent("easy"), shown, 1), "to no honest player, at any level"


def _led(table: Table, level: str) -> set[tuple[Seat, ...]]:
    """The teams seat 3 would lead, were it never to slip."""
    steady = replace(LEVELS[level], slips=0.0)
    return {propose(Mind(table.view(3), steady, random.Random(n))).team for n in range(40)}


def test_a_spy_leader_takes_no_more_spies_along_than_it_takes_and_his_chief_rather_not() -> None:
    """Seats 1, 3 and 5 are spies, 1 their Chief: with Hunters about each spy on a team is seen beside the others."""
    for level in ("medium", "strong"):
        assert _led(Table(HUNT7, leader=3, hunter=True), level) == {(0, 3), (2, 3), (3, 4), (3, 6)}
        assert _led(Table(SEVEN, leader=3), level) >= {(1, 3), (3, 5)}, "without Hunters nobody minds"
