"""Deduction is exact: it agrees with brute force, and with what a table of people could work out by hand."""

import random
from math import prod

import pytest

from crosstable.core.chance import QuickChance
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import GROUPS, STAGES, Deck, Options
from crosstable.games.crossfire.know.deduce import Fact, beliefs, looks_at
from crosstable.games.crossfire.know.evidence import fact_of, seen
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.state import State, Statement

from .crossfire_brute import count

SETUPS = [Options(), Options(bodyguard=True), Options(bomber=True), Options(protester=True), Options(mode="sniper")]


def _situation(luck: random.Random, seats: int) -> tuple[State, list[Fact]]:
    """What one seat has seen at some table, and perhaps what it believes of others, true or not."""
    options = luck.choice(SETUPS)
    if options.mode == "sniper":
        seats = max(seats, 6)
    state = GAME.start(options, seats, QuickChance(luck.randrange(10**6))).state
    place = luck.randrange(len(state.circle))
    facts = list(seen(place, state.looks[state.circle[place]]))
    for _ in range(luck.choice([0, 0, 1, 2, 4])):
        speaker = luck.choice(state.circle)
        look = luck.choice(state.looks[speaker])
        role = look.role if luck.random() < 0.8 else luck.choice(state.deck)
        said = Statement(speaker, "seen", stage=look.stage, role=role)
        if luck.random() < 0.3:
            said = Statement(speaker, "claim", claim=luck.choice(["agent", "vip", "bystander"]))
        fact = fact_of(said, state.circle, state.deck)
        if fact is not None:
            facts.append(fact)
    return state, facts


@pytest.mark.parametrize("part", range(8))
def test_it_agrees_with_brute_force(part: int) -> None:
    luck = random.Random(part)
    for number in range(25):
        state, facts = _situation(luck, seats=5 + number % 4)
        worlds, counts = count(state.deck, [(f.place, f.look, f.roles) for f in facts])
        found = beliefs(state.deck, facts)
        if found is None:
            assert worlds == 0
            continue
        assert found.worlds == worlds
        for place, chances in enumerate(found.chances):
            for role, ways in counts[place].items():
                assert chances.get(role, 0.0) == ways / worlds  # type: ignore[call-overload]


def all_worlds(circle: int, deck: Deck) -> int:
    """How many worlds there are before anybody looks."""
    orders = prod(range(1, circle + 1)) // prod(prod(range(1, deck.count(role) + 1)) for role in set(deck))
    return int(orders * 6 ** len(GROUPS[circle]))


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_who_has_seen_nothing_knows_only_the_cards(seats: int) -> None:
    deck = deck_of("crossfire", seats, ())
    known = beliefs(deck, ())
    assert known is not None
    assert known.worlds == all_worlds(seats, deck)
    for chances in known.chances:
        assert chances["vip"] == pytest.approx(1 / seats)
        assert sum(chances.values()) == pytest.approx(1)


def test_the_dealer_of_six_who_saw_two_cards_and_kept_one() -> None:
    """By hand: 1 was dealt the VIP (2 has it now, before mixing), got an Agent, and after mixing holds a Bystander.

    The group is 6, 1, 2, so its three cards are the Agent, the VIP and 6's card, which must be the Bystander. The VIP
    lies at 6 or at 2, and so does the Agent.
    """
    deck = deck_of("crossfire", 6, ())
    facts = [Fact(0, 0, ("vip",)), Fact(0, 1, ("agent",)), Fact(0, 2, ("bystander",))]
    known = beliefs(deck, facts)
    assert known is not None
    assert known.chances[0] == {"bystander": 1.0}
    assert known.chances[5] == known.chances[1] == {"vip": 0.5, "agent": 0.5}
    assert known.chances[3] == {"assassin": pytest.approx(2 / 3), "blue_decoy": pytest.approx(1 / 3)}


def test_a_believed_neighbour_tells_more() -> None:
    """The same dealer, who believes 6 saying that he holds the Agent now: then the VIP is at 2."""
    deck = deck_of("crossfire", 6, ())
    facts = [Fact(0, 0, ("vip",)), Fact(0, 1, ("agent",)), Fact(0, 2, ("bystander",)), Fact(5, 2, ("agent",))]
    known = beliefs(deck, facts)
    assert known is not None
    assert known.chances[1] == {"vip": 1.0}


def test_what_cannot_be_is_recognised() -> None:
    deck = deck_of("crossfire", 5, ())
    assert beliefs(deck, [Fact(0, 0, ("vip",)), Fact(1, 0, ("vip",))]) is None
    assert beliefs(deck, [Fact(0, 0, ("vip",)), Fact(1, 1, ("agent",))]) is None
    assert beliefs(deck, [Fact(0, 0, ("vip",)), Fact(1, 1, ("vip",))]) is not None


@pytest.mark.parametrize(("circle", "looks"), [(5, [3, 3, 3, 3, 4]), (10, [4, 3, 3, 3, 3, 3, 3, 3, 3, 4])])
def test_how_many_cards_each_place_sees(circle: int, looks: list[int]) -> None:
    assert [looks_at(circle, place) for place in range(circle)] == looks


def test_stages_count_as_looks() -> None:
    state = GAME.start(Options(dealer=1), 5, QuickChance(1)).state
    for number, stage in enumerate(STAGES):
        said = Statement(4, "seen", stage=stage, role="vip")
        assert fact_of(said, state.circle, state.deck) == Fact(4, number, ("vip",))
    assert fact_of(Statement(4, "am", role="vip"), state.circle, state.deck) == Fact(4, 3, ("vip",))
    assert fact_of(Statement(0, "claim", claim="undeclared"), state.circle, state.deck) is None
    assert fact_of(Statement(0, "plea"), state.circle, state.deck) is None


def test_an_agent_who_shoots_by_it_hits_as_often_as_it_says() -> None:
    """Without any talk: over many deals the hits come to what the probabilities add up to."""
    said = 0.0
    hits = 0
    variance = 0.0
    chance = QuickChance(11)
    for _ in range(1500):
        state = GAME.start(Options(), 6, chance).state
        seat = state.roles.index("agent")
        place = state.circle.index(seat)
        known = beliefs(state.deck, seen(place, state.looks[seat]))
        assert known is not None
        target = max(range(6), key=lambda at: known.chances[at].get("assassin", 0.0))
        likely = known.chances[target].get("assassin", 0.0)
        said += likely
        variance += likely * (1 - likely)
        hits += state.roles[state.circle[target]] == "assassin"
    assert abs(hits - said) < 4 * variance**0.5
    assert hits > 1500 * 2 / 5  # better than shooting at random
