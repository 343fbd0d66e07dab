"""Statements that cannot all be true are found, the smallest sets of them, in words."""

import random
from itertools import combinations

import pytest

from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire.data import Claimed, Role, Stage
from crosstable.games.crossfire.know.clashes import MOST, clashes, minimal_clashes, more_clashes, possible
from crosstable.games.crossfire.know.deduce import Fact, beliefs, looks_at
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.state import Statement

from .crossfire_brute import true_together

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
SIX = deck_of("crossfire", 6, ())
CIRCLE = (0, 1, 2, 3, 4, 5)


def _saw(seat: int, stage: Stage, role: Role) -> Statement:
    return Statement(seat, "seen", stage=stage, role=role)


def _claims(seat: int, claim: Claimed) -> Statement:
    return Statement(seat, "claim", claim=claim)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            [_saw(0, "dealt", "vip"), _saw(3, "dealt", "vip")],
            "2 players say they were dealt “VIP”, but there is only one such card.",
        ),
        (
            [_saw(0, "dealt", "vip"), _saw(1, "received", "agent")],
            "Ann and Bob name different cards for the one that was passed between them.",
        ),
        (
            [_claims(2, "bystander"), Statement(2, "am", role="vip")],
            "Cid has said two different things about one card.",
        ),
        (
            [_claims(0, "agent"), _claims(4, "agent")],
            "2 players say they are “Agent”, but there is only one.",
        ),
        (
            [Statement(0, "am", role="assassin"), _saw(3, "mixed", "assassin"), Statement(5, "am", role="assassin")],
            "3 players say they are “Assassin”, but there are only 2.",
        ),
        # 3, 4 and 5 mix among themselves, so the card 3 was passed cannot end up with 1.
        (
            [_saw(2, "received", "vip"), Statement(0, "am", role="vip")],
            "With the cards in play these statements cannot all be true.",
        ),
    ],
)
def test_a_contradiction_in_words(said: list[Statement], expected: str) -> None:
    found = clashes((Statement(5, "plea"), *said), CIRCLE, SIX)
    assert [clash.said for clash in found] == [tuple(range(1, len(said) + 1))]
    assert say(found[0].why, names=NAMES) == expected
    assert all("[" not in say(found[0].why, language, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    "said",
    [
        [_saw(0, "dealt", "vip"), _saw(1, "received", "vip")],
        [_saw(0, "dealt", "vip"), _saw(5, "mixed", "vip")],
        [_saw(0, "dealt", "assassin"), _saw(3, "dealt", "assassin")],
        [_claims(0, "undeclared"), Statement(0, "plea"), Statement(1, "doubt", about=0)],
    ],
)
def test_what_can_all_be_true_is_no_contradiction(said: list[Statement]) -> None:
    assert clashes(tuple(said), CIRCLE, SIX) == ()


def test_only_the_smallest_sets_are_listed_and_each_only_once() -> None:
    said = (
        _saw(0, "dealt", "vip"),
        _saw(3, "dealt", "vip"),
        _saw(4, "dealt", "agent"),
        _saw(1, "received", "bystander"),
        _saw(4, "dealt", "agent"),
    )
    assert [clash.said for clash in clashes(said, CIRCLE, SIX)] == [(0, 1), (0, 3)]


def _random_facts(luck: random.Random, seats: int, number: int) -> list[Fact]:
    deck = deck_of("crossfire", seats, ())
    facts: list[Fact] = []
    while len(facts) < number:
        place = luck.randrange(seats)
        fact = Fact(place, luck.randrange(looks_at(seats, place)), (luck.choice(deck),))
        if fact not in facts:
            facts.append(fact)
    return facts


@pytest.mark.parametrize("seats", [5, 6, 7, 9])
def test_what_can_be_is_what_has_worlds(seats: int) -> None:
    luck = random.Random(seats)
    deck = deck_of("crossfire", seats, ())
    answers = set()
    for _ in range(60):
        facts = _random_facts(luck, seats, luck.randint(1, 5))
        answer = possible(deck, frozenset(facts))
        assert answer == (beliefs(deck, facts) is not None)
        answers.add(answer)
    assert answers == {True, False}


def _smallest_impossible(deck: tuple[Role, ...], facts: list[Fact]) -> set[frozenset[int]]:
    """By trying every subset against every world, the shortest first."""
    worlds = true_together(deck, [(fact.place, fact.look, fact.roles) for fact in facts])
    found: list[frozenset[int]] = []
    for size in range(1, len(facts) + 1):
        for chosen in map(frozenset, combinations(range(len(facts)), size)):
            wanted = sum(1 << number for number in chosen)
            if not any(less <= chosen for less in found) and not any(world & wanted == wanted for world in worlds):
                found.append(chosen)
    return set(found)


def test_every_smallest_set_is_found_however_long() -> None:
    """Against an independent count of all worlds."""
    sizes: set[int] = set()
    for part in range(16):
        luck = random.Random(part)
        seats = luck.choice([5, 6, 7])
        deck = deck_of("crossfire", seats, ())
        facts = _random_facts(luck, seats, 9)
        found, complete = minimal_clashes(deck, facts)
        assert complete
        assert len(found) == len(set(found))
        assert set(found) == _smallest_impossible(deck, facts)
        sizes |= {len(clash) for clash in found}
    assert sizes == {2, 3, 4}


def test_where_there_are_very_many_the_list_says_that_it_is_not_complete() -> None:
    everybody_is_anything = tuple(Statement(seat, "am", role=role) for seat in CIRCLE for role in dict.fromkeys(SIX))
    assert len(clashes(everybody_is_anything, CIRCLE, SIX)) == MOST
    assert more_clashes(everybody_is_anything, CIRCLE, SIX)
    assert not more_clashes(everybody_is_anything[:3], CIRCLE, SIX)
