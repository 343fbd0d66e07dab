"""The bots' belief is exact: compared with a slow enumeration written independently, and with numbers found by hand."""

import random
from fractions import Fraction
from itertools import permutations, product
from math import comb

import numpy as np
import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, Blame
from crosstable.games.resistance.bots.belief import Belief, belief_of, cover_of
from crosstable.games.resistance.bots.deals import CHARACTERS, deals_around
from crosstable.games.resistance.bots.habits import Habits, hardest
from crosstable.games.resistance.data import Character, Options, fails_needed, team_size
from crosstable.games.resistance.state import State
from helpers.playing import begin, random_setup, random_turns
from resistance.resistance_twins import SPIES, looks_like
from resistance.setting import FIVE, HUNT5, RC, RH, SC, SH, Deal, R, S, Table

PLAIN = Habits(talk=False)


def posterior(belief: Belief) -> dict[Deal, float]:
    """Every deal with a weight."""
    rows = belief.worlds.deals.columns.T.tolist()
    return {tuple(CHARACTERS[c] for c in row): float(w) for row, w in zip(rows, belief.weights, strict=True) if w > 0}


def card_chances(character: Character, seats: int, hunter: bool) -> dict[str, float]:
    """How a character plays by the plain habits: fails 0.6, shows a Chief Fail 0.35 of that, reverses 0.4."""
    if character in ("resistance_reverser", "spy_reverser"):
        return {"success": 0.6, "reverse": 0.4}
    if character not in SPIES:
        return {"success": 1.0}
    if character == "spy_chief" and hunter and seats >= 7:
        return {"success": 0.4, "fail": 0.6 * 0.65, "chief_fail": 0.6 * 0.35}
    return {"success": 0.4, "fail": 0.6}


def slow_posterior(state: State, viewer: int) -> dict[Deal, float]:
    """All permutations of the cards, every way the teams can have played."""
    view = GAME.view(state, viewer)
    assert view.mine
    weights: dict[Deal, float] = {}
    for deal in set(permutations(view.cast)):
        if deal[viewer] != view.mine.character:
            continue
        same = [
            looks_like(view.options, deal[viewer], deal[s])
            == looks_like(view.options, view.mine.character, state.characters[s])
            for s in range(view.seats)
            if s != viewer
        ]
        if not all(same):
            continue
        weight = 1.0
        for number, mission in enumerate(view.missions):
            cards = {k.seats[0]: k.what for k in view.mine.knows if k.how == "close_eye" and k.round == number + 1}
            open_or_mine = ((viewer, view.mine.cards[number]), (mission.exposed, mission.exposed_card))
            cards |= {s: card for s, card in open_or_mine if card and s is not None}
            weight *= chance_of(deal, mission.team, mission.tally, cards)
        for known in view.mine.knows:
            if known.how in ("inquired", "overheard", "confidence", "open_up"):
                weight *= (deal[known.seats[0]] in SPIES) == (known.what == "spy")
            elif known.how == "examined":
                weight *= shows(deal[known.seats[0]], known.what)
        if weight:
            weights[deal] = weight
    total = sum(weights.values())
    return {deal: weight / total for deal, weight in weights.items()}


def chance_of(deal: Deal, team: tuple[int, ...], tally: object, known: dict[int, str]) -> float:
    """The chance of a mission's cards in this deal, some of them being known."""
    hunter = any(c == "spy_hunter" for c in deal)
    if any(card not in card_chances(deal[s], len(deal), hunter) for s, card in known.items()):
        return 0.0
    tables = [card_chances(deal[s], len(deal), hunter) for s in team if s not in known]
    wanted = {kind: getattr(tally, kind) for kind in ("success", "fail", "chief_fail", "reverse")}
    for card in known.values():
        wanted[card] -= 1
    total = 0.0
    for cards in product(*tables):
        if all(cards.count(kind) == count for kind, count in wanted.items()):
            p = 1.0
            for table, card in zip(tables, cards, strict=True):
                p *= table[card]
            total += p
    return total


def shows(character: Character, card: str) -> float:
    """The chance that a character hands over a loyalty card."""
    if character == "dummy_agent":
        return 0.5 if card in ("chief", "resistance_chief", "not_chief") else 0.0
    if character == "resistance_chief":
        return float(card in ("chief", "resistance_chief"))
    if character == "spy_chief":
        return float(card in ("chief", "spy_chief"))
    return float(card == "not_chief")


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 5),
        (Options(), 6),
        (Options(inquisitor=True, reverser="both"), 6),
        (Options(hunter=True, dummy_agent=True), 5),
        (Options(hunter=True, coordinator=True, inquisitor=True), 6),
        (Options(hunter=True, reverser="resistance"), 7),
        (Options(plot=True, targeting=True), 7),
        (Options(plot=True, deep_agent=True, pretender=True), 6),
        (Options(plot=True, hunter=True, reverser="spy", hidden_reverser=True, inquisitor=True), 7),
    ],
)
def test_the_belief_equals_a_slow_enumeration(options: Options, seats: int) -> None:
    compared = 0
    for seed in range(6):
        luck = random.Random(seed)
        played = begin(GAME, options, seats, luck.randbytes(32))
        for turn in random_turns(played, luck):
            state = turn.state
            if state.accusations or state.revealed or state.phase != "propose" or state.rejections:
                continue
            viewer = luck.randrange(seats)
            fast, slow = posterior(belief_of(GAME.view(state, viewer), PLAIN)), slow_posterior(state, viewer)
            assert fast.keys() == slow.keys()
            assert all(fast[deal] == pytest.approx(slow[deal], abs=1e-12) for deal in slow)
            compared += 1
    assert compared >= 6


def test_the_truth_is_never_ruled_out() -> None:
    checked = 0
    for seed in range(12):
        luck = random.Random(seed)
        options, seats = random_setup(GAME, luck)
        state = GAME.start(options, seats, QuickChance(seed)).state
        dealt = state.characters
        while GAME.outcome(state) is None:
            seat = luck.choice(sorted(GAME.actors(state)))
            blame = [o for o in GAME.offers(state, seat) if o.action == "blame"]
            if blame and luck.random() < 0.1:
                state = GAME.play(state, seat, Blame(int(blame[0].pick(luck.randrange)["seat"])), QuickChance(1)).state
                continue
            if luck.random() < 0.1:
                viewer = luck.randrange(seats)
                belief = belief_of(GAME.view(state, viewer), Habits(votes_from=5))
                row = np.array([CHARACTERS.index(c) for c in dealt])
                assert belief.weights[(row == belief.worlds.deals.columns.T).all(axis=1)].sum() > 0.0
                spies = sum(belief.spy(s) for s in range(seats))
                assert spies == pytest.approx(sum(c in SPIES for c in dealt))
                checked += 1
            state = GAME.play(state, seat, random_action(GAME, state, seat, luck.randrange), QuickChance(1)).state
    assert checked > 30


def test_what_a_resistance_member_knows_at_the_start() -> None:
    belief = belief_of(Table(FIVE).view(0), PLAIN)
    assert [belief.spy(s) for s in range(5)] == pytest.approx([0, 1 / 2, 1 / 2, 1 / 2, 1 / 2])
    assert belief.safe((0, 1), 1) == pytest.approx(1 / 2)
    assert belief.safe((0, 1, 2), 2) == pytest.approx(1 / 6)
    assert belief.safe((1, 2, 3), 2) == 0.0
    assert belief.safest(3, 2)[0][0] == pytest.approx(1 / 6)


def test_who_was_alone_with_me_on_a_failed_mission_is_a_spy() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail")
    assert belief_of(table.view(0), PLAIN).spy(1) == pytest.approx(1.0)
    assert belief_of(table.view(0), PLAIN).spy(2) == pytest.approx(1 / 3)
    # for seat 2 the pair {0 1} weighs 2 · 0.6 · 0.4 = 0.48, each of the four pairs with one of them 0.6, {3 4} nothing
    assert belief_of(table.view(2), PLAIN).spy(0) == pytest.approx((0.48 + 2 * 0.6) / (0.48 + 4 * 0.6))


def test_spies_who_lie_low_are_reckoned_with() -> None:
    table = Table(FIVE).mission(0, 1).mission(0, 1, 2, s1="fail")
    belief = belief_of(table.view(2), Habits(talk=False, lurk=0.5))
    # by habit a spy fails 0.6 of all missions; who lies low 0.1 of the first and 0.6 of the second
    both = (0.4**2 + 0.9**2) / 2 * 2 * 0.6 * 0.4
    one = (0.4 + 0.9) / 2 * 0.6
    assert belief.spy(0) == pytest.approx((both + 2 * one) / (both + 4 * one))
    assert belief.spy(3) == pytest.approx(2 * one / (both + 4 * one))


def test_a_spectator_believes_what_is_public() -> None:
    belief = belief_of(Table(FIVE).mission(1, 3, s1="fail", s3="fail").view(None), PLAIN)
    assert [belief.spy(s) for s in range(5)] == [0, 1, 0, 1, 0]


def test_a_spy_knows_the_spies_and_can_look_like_a_friend() -> None:
    table = Table(FIVE)
    assert [belief_of(table.view(1), PLAIN).spy(s) for s in range(5)] == [0, 1, 0, 1, 0]
    cover = cover_of(table.view(1), PLAIN, R)
    assert [cover.spy(s) for s in range(5)] == pytest.approx([1 / 2, 0, 1 / 2, 1 / 2, 1 / 2])


def test_an_accusation_and_a_blame_move_the_belief() -> None:
    hunted = Table(HUNT5, hunter=True).mission(0, 1, s1="fail").do(3, Accuse(4))
    belief = belief_of(hunted.view(4), PLAIN)
    assert belief.spy(3) == pytest.approx(1.0)
    assert belief.one_of(0, ("spy_chief",)) == pytest.approx(1 / 2), "0 or 1: the spy Chief has failed it"
    assert belief.spy(2) == pytest.approx(0.0)
    pair: Deal = (RC, SC, RH, SH, "pretender", "deep_agent", R)
    table = Table(pair, hunter=True, deep_agent=True, pretender=True, blame=True).do(5, Blame(4))
    for viewer in (0, 4, 5, None):
        after = belief_of(table.view(viewer), PLAIN)
        assert [after.spy(4), after.spy(5)] == pytest.approx([1.0, 0.0])


def test_votes_count_only_for_who_reads_them() -> None:
    table = Table(FIVE).mission(0, 2).propose(0, 1, 2).vote((0, 1, 2, 3)).cards(s1="fail")
    plain, reading = (belief_of(table.view(0), Habits(votes_from=n, talk=False)) for n in (6, 5))
    assert plain.spy(3) == pytest.approx(plain.spy(4))
    assert reading.spy(3) > reading.spy(4), "3 was not on the team and approved it"


def test_as_many_worlds_as_there_are_deals() -> None:
    everything = Options(
        hunter=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True, blame=True, inquisitor=True
    )
    assert len(deals_around(everything, 10, None, None).group) == 907_200, "10! / (2! 2!)"
    mine = deals_around(everything, 10, 3, "dummy_agent")
    assert mine.columns.shape == (10, 90_720), "9! / (2! 2!)"
    assert len(np.unique(mine.columns, axis=1).T) == 90_720, "no deal twice"
    rows = deals_around(Options(), 7, 0, S).columns.T
    assert len(rows) == len(np.unique(rows, axis=0)) == comb(6, 2)


@pytest.mark.parametrize(
    ("seats", "bound"), [(5, "3/10"), (6, "1/3"), (7, "9/35"), (8, "9/56"), (9, "2/7"), (10, "1/6")]
)
def test_the_hardest_missions_hold_a_blind_resistance_to_the_known_bound(seats: int, bound: str) -> None:
    spies = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[seats]
    clean = Fraction(0)
    for mission in hardest(seats):
        size, need = team_size(seats, mission), fails_needed(seats, mission)
        ways = sum(comb(spies, k) * comb(seats - spies, size - k) for k in range(need))
        clean += Fraction(ways, comb(seats, size))
    assert clean == Fraction(bound)
    if seats == 5:
        assert hardest(5) == {2, 4, 5}
