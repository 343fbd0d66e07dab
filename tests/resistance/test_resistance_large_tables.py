"""What bots take for likely of several spies together, and what they do where nobody knows an order."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from crosstable.core.bot import Sight
from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import ClaimCharacter, GivePlot, Pass, PlayCard, Suspect, Vote
from crosstable.games.resistance.bots import bot, silent, speech
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.habits import Habits, card_table
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.bots.speech import WEIGHED
from crosstable.games.resistance.bots.teams import good_enough, propose, vote
from crosstable.games.resistance.data import Character
from crosstable.games.resistance.state import Tally
from resistance.setting import FIVE, HUNT7, RC, RH, SC, SEVEN, SH, TEN, Deal, R, S, Table

EIGHT: Deal = (R, S, R, S, R, S, R, R)


def cards_of(table: Table, seat: Seat, level: str = "strong", times: int = 60) -> Counter[str]:
    """What a bot on this seat plays, again and again."""
    view, seats = table.view(seat), table.state.seats
    sights = [Sight("resistance", table.state.options, seats, seat, view, seed=n) for n in range(times)]
    played = [silent(level).think(sight, lambda: False).action for sight in sights]
    return Counter(action.card for action in played if isinstance(action, PlayCard))


@pytest.mark.parametrize("orderly", [0.0, 0.4, 1.0])
@pytest.mark.parametrize(("plain", "chiefs", "need"), [(2, 0, 1), (1, 1, 1), (3, 0, 2), (1, 2, 2), (2, 1, 1)])
def test_the_chances_of_all_fails_together_are_one(plain: int, chiefs: int, need: int, orderly: float) -> None:
    habits = Habits(fail=(0.8,) * 5, orderly=orderly)
    every = [Tally(fail=f, chief_fail=c) for f in range(plain + chiefs + 1) for c in range(chiefs + 1)]
    assert sum(card_table(one, 2, need, habits)[plain, chiefs, 0] for one in every) == pytest.approx(1.0)


def test_spies_who_agree_show_one_fail_where_two_would_show_both() -> None:
    each, agreed = (Habits(fail=(0.8,) * 5, orderly=share) for share in (0.0, 1.0))
    one, two = Tally(fail=1), Tally(fail=2)
    assert card_table(one, 2, 1, each)[2, 0, 0] == pytest.approx(2 * 0.8 * 0.2)
    assert card_table(one, 2, 1, agreed)[2, 0, 0] == pytest.approx(0.8)
    assert card_table(two, 2, 1, agreed)[2, 0, 0] == 0.0
    assert card_table(two, 4, 2, agreed)[3, 0, 0] == pytest.approx(0.8), "two are needed"
    assert card_table(one, 4, 2, agreed)[1, 0, 0] == pytest.approx(0.8), "who is too few to sink it plays for himself"


def test_who_points_at_somebody_is_hardly_his_fellow() -> None:
    """Seat 0 hears 1 call 3 a spy: both 0.1, only 1 0.7 twice, only 3 0.65 twice, neither 0.35."""
    habits = Habits(lie=0.5, loyal=0.8)
    belief = belief_of(Table(FIVE).do(1, Suspect((3,))).view(0), habits)
    total = 0.1 + 2 * 0.7 + 2 * 0.65 + 0.35
    assert belief.spy(1) == pytest.approx((0.1 + 2 * 0.7) / total)
    assert belief.spy(3) == pytest.approx((0.1 + 2 * 0.65) / total)
    assert belief.spies_on((1, 3))[2] == pytest.approx(0.1 / total)


def test_after_a_rejection_who_is_not_on_a_good_team_gives_way() -> None:
    """At seven three go, and four must approve: somebody has to let others go."""
    table = Table(SEVEN).mission(0, 2).propose(0, 2, 1)
    mind = Mind(table.view(6), LEVELS["strong"], random.Random(0))
    assert not good_enough(mind), "at first everybody would rather go himself"
    table.vote().propose(0, 2, 4)
    assert good_enough(Mind(table.view(6), LEVELS["strong"], random.Random(0)))
    sunk = Table(SEVEN).mission(0, 1, s1="fail").propose(2, 4, 6).vote().propose(0, 1, 4)
    assert not good_enough(Mind(sunk.view(6), LEVELS["strong"], random.Random(0))), "there is a better one without him"


def test_three_spies_who_know_no_order_mix() -> None:
    both = Table(SEVEN).mission(0, 2).go(0, 1, 3)
    for seat in (1, 3):
        played = cards_of(both, seat)
        assert played["fail"] > 15, played
        assert played["success"] > 15, played
    assert cards_of(Table(SEVEN).mission(0, 2).go(0, 1, 2), 1) == {"fail": 60}, "one alone need not think of others"


def test_at_match_point_nobody_leaves_it_to_the_others() -> None:
    table = Table(SEVEN).mission(0, 2).mission(0, 2, 4).go(0, 1, 3)
    assert cards_of(table, 1) == cards_of(table, 3) == {"fail": 60}


def test_a_chief_leaves_the_fail_to_a_fellow_who_knows_it() -> None:
    """Seat 1 is the spy Chief, seat 3 the spy Hunter; in the first mission spies fail every other time."""
    table = Table(HUNT7, hunter=True).go(1, 3)
    assert cards_of(table, 3)["fail"] > 20
    assert cards_of(table, 1)["success"] > 45


def test_an_easy_spy_may_lose_his_nerve_even_at_match_point() -> None:
    early, late = Table(SEVEN).mission(0, 2).go(0, 1, 2), Table(SEVEN).mission(0, 2).mission(0, 2, 4).go(0, 1, 2)
    timid, bold = cards_of(early, 1, "easy", 200)["fail"], cards_of(late, 1, "easy", 200)["fail"]
    assert 90 < timid < 150, "three times in five"
    assert timid < bold < 190, "four times in five"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_nobody_lets_a_team_go_that_must_have_a_spy(level: str) -> None:
    """At six there are four honest players: four without one of them are not all honest."""
    six: Deal = (*FIVE, R)
    table = Table(six).mission(0, 2).mission(0, 2, 4).propose(0, 1, 2, 4).vote().propose(0, 1, 2, 4)
    mind = Mind(table.view(5), LEVELS[level], random.Random(0))
    assert mind.face.safe((0, 1, 2, 4), 3) == 0
    assert not good_enough(mind)


def test_strong_and_medium_bots_speak_more_often_at_a_large_table() -> None:
    def words(deal: Deal, level: str, size: int) -> int:
        table = Table(deal).propose(*range(size))
        view, options = table.view(4), table.state.options
        sights = [Sight("resistance", options, len(deal), 4, view, seed=n) for n in range(60)]
        return sum(not isinstance(bot(level, 1.0).think(sight, lambda: False).action, Vote) for sight in sights)

    assert words(TEN, "strong", 3) > 1.5 * words(SEVEN, "strong", 2) > 0
    eight: Deal = (*SEVEN, R)
    assert words(TEN, "medium", 3) > 1.5 * words(SEVEN, "medium", 2) > 0
    assert words(TEN, "medium", 3) > 1.5 * words(eight, "medium", 3) > 0, "medium ones only at ten"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_bots_speak_more_often_where_much_is_seen_but_loyalty_cards_name_no_side(level: str) -> None:
    """Nothing has been looked at yet: seat 3, the resistance Hunter, has the same to say at all these tables."""

    def words(*more: Character, **options: bool) -> int:
        table = Table((RC, SC, R, RH, SH, *more), deck=("opinion_maker",) * 2, hunter=True, **options)
        for seat, card in zip((1, 2), table.state.drawn, strict=False):
            table.do(0, GivePlot(card, seat))
        view, chosen, seats = table.view(3), table.state.options, table.state.seats
        sights = [Sight("resistance", chosen, seats, 3, view, seed=n) for n in range(200)]
        return sum(isinstance(bot(level, 1.0).think(one, lambda: False).action, ClaimCharacter) for one in sights)

    shown = words(R, inquisitor=True, plot=True)
    assert shown > 2 * words(R, inquisitor=True) > 0
    assert shown > 2 * words(R, plot=True) > 0
    assert shown > 2 * words(R, S, inquisitor=True, plot=True) > 0, "with seven players loyalty cards name the side"


def test_spies_weigh_their_words_where_the_inquisitor_goes_round_a_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "gain_of", lambda *_: -1.0)

    def begs(deal: Deal, size: int) -> bool:
        table = Table(deal, inquisitor=True).propose(*range(size))
        minds = [Mind(table.view(3), LEVELS["strong"], random.Random(n)) for n in range(40)]
        return any(isinstance(speech.speak(one), WEIGHED) for one in minds)

    assert not begs(SEVEN, 2)
    assert begs(TEN, 3)


def test_nobody_lets_it_come_to_a_vote_that_no_confidence_of_a_doubtful_hand_would_end() -> None:
    """After a fourth rejection one vote is left, and whoever holds No Confidence could turn that down (P5)."""
    table = Table(FIVE, deck=("no_confidence",), plot=True).do(0, GivePlot("no_confidence", 1))
    table.go(0, 1).do(1, Pass()).cards(s1="fail")
    without = Table(FIVE).mission(0, 1, s1="fail")
    for one, goes in ((table, True), (without, False)):
        for _ in range(3):
            one.propose(0, 1, 3).vote()
        one.propose(0, 1, 3)
        for level in ("medium", "strong"):
            honest = [Mind(one.view(seat), LEVELS[level], random.Random(0)) for seat in (2, 4)]
            assert [good_enough(mind) for mind in honest] == [goes, goes], (
                "one of them is a spy, but there is one more vote"
            )


def test_easy_spies_leave_it_to_the_others_where_there_are_many() -> None:
    """How often one of two, three and four spies fails the second mission, alone on its team."""
    two = Table(FIVE).mission(0, 2).go(0, 1, 2)
    three = Table(SEVEN).mission(0, 2).go(0, 1, 2)
    four = Table(TEN).mission(0, 2, 4).go(0, 1, 2, 4)
    nine = Table((*SEVEN, R, R)).mission(0, 2, 4).go(0, 1, 2, 4)
    shares = [cards_of(table, 1, "easy", 400)["fail"] / 400 for table in (two, three, four, nine)]
    assert shares[0] > shares[1] + 0.01 > shares[2] + 0.05, shares
    assert shares[3] > shares[1] + 0.01, "three of nine are few again"


def test_with_targeting_a_beginner_leads_where_the_fewest_go_and_others_where_it_is_safest() -> None:
    """At eight three go on the first mission and five on the fourth, which takes two fails (B8, B12)."""
    view = Table(EIGHT, targeting=True).view(0)
    led = {level: {propose(Mind(view, LEVELS[level], random.Random(n))).mission for n in range(40)} for level in LEVELS}
    assert led["easy"] == {1}
    assert led["strong"] == {4}
    assert 4 in led["medium"]


def test_where_honest_people_have_a_reverser_and_a_vote_to_spare_medium_spies_vote_like_them() -> None:
    """Of nine five must agree, and six are honest (B4); seats 1, 3 and 5 are spies, seat 0 turns over (R3)."""
    nine: Deal = ("resistance_reverser", *SEVEN[1:], R, R)

    def table(leader: Seat = 0) -> Table:
        return Table(nine, leader, reverser="resistance")

    def approves(table: Table) -> set[bool]:
        steady = replace(LEVELS["medium"], slips=0.0)
        return {vote(Mind(table.view(1), steady, random.Random(n))).approve for n in range(40)}

    assert approves(table().propose(0, 2, 4)) == {True}, "a first team looks good enough to anybody"
    burnt = table(7).mission(0, 2, 3, s3="fail")
    assert approves(burnt.propose(0, 2, 3, 4)) == {False}, "though a fellow is on it"
    last = table(7).mission(0, 2, 3, s3="fail").mission(0, 2, 3, 4, s3="fail")
    assert approves(last.propose(0, 2, 3, 4)) == {True}, "that would win"
    assert False in approves(Table((*SEVEN, R, R)).propose(0, 2, 4)), "there is no Reverser to tell it"

    seven: Deal = ("resistance_reverser", *SEVEN[1:])
    assert approves(Table(seven, reverser="resistance").propose(0, 2)) == {True}, "as with nine"
    assert False in approves(Table((*seven, R), reverser="resistance").propose(0, 2, 4)), "with eight it is not needed"
    ten: Deal = ("resistance_reverser", *TEN[1:])
    assert approves(Table(ten, reverser="resistance").propose(0, 2, 4)) == {True}, "as with nine"
    both: Deal = ("resistance_reverser", "spy_reverser", *TEN[2:])
    assert False in approves(Table(both, reverser="both").propose(0, 2, 4)), "a spy Reverser is enough"


def test_with_seven_medium_spies_vote_as_the_honest_do_where_nearly_everybody_is_seen() -> None:
    """Until the game is at stake: the honest look at cards and sides there, and a vote would tell them the rest."""

    def approves(table: Table) -> set[bool]:
        steady = replace(LEVELS["medium"], slips=0.0)
        return {vote(Mind(table.view(1), steady, random.Random(n))).approve for n in range(40)}

    assert approves(Table(HUNT7, 6, hunter=True, inquisitor=True, plot=True).propose(0, 2)) == {True}
    assert False in approves(Table(HUNT7, 6, hunter=True, inquisitor=True).propose(0, 2)), "who goes is seen less there"
    assert False in approves(Table((*HUNT7, R), 6, hunter=True, inquisitor=True, plot=True).propose(0, 2, 4)), "eight"
