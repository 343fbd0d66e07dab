"""Statements that cannot all be true: the smallest sets of them that contradict each other or the cards in play.

A set is listed if its statements cannot all be true and would be possible without any one of them; "can this be?" is
answered exactly, over all deals and mixings. All sets of up to three statements are found. Larger ones are looked for
as long as what remains, with one statement of each set found so far left out, is still impossible; so in the end the
list explains every contradiction, though not in every possible way.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, combinations, permutations, product

from msgspec import Struct

from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence, sentence

from .cards import Deck, Role, role_name
from .data import Statement
from .deduce import Fact, blocks_of, looks_at
from .evidence import fact_of

MOST = 100
"""Not more sets than this are listed. Ten people who all say the same make hundreds; nobody reads them."""


class Clash(Struct, frozen=True):
    """Statements, by their numbers, that cannot all be true, and why in words."""

    said: tuple[int, ...]
    why: Sentence


@lru_cache(maxsize=256)
def clashes(said: tuple[Statement, ...], circle: tuple[Seat, ...], deck: Deck) -> tuple[Clash, ...]:
    """Every smallest set of contradicting statements, the shortest first."""
    first_said: dict[Fact, int] = {}
    for number, statement in enumerate(said):
        fact = fact_of(statement, circle, deck)
        if fact is not None:
            first_said.setdefault(fact, number)
    facts = tuple(first_said)
    found = [tuple(sorted(clash)) for clash in minimal_clashes(deck, facts)]
    listed = [
        Clash(tuple(sorted(first_said[facts[i]] for i in clash)), _in_words(deck, circle, [facts[i] for i in clash]))
        for clash in found
    ]
    return tuple(sorted(listed, key=lambda clash: (len(clash.said), clash.said)))


# ---------------------------------------------------------------- can this be?


@lru_cache(maxsize=32768)
def possible(deck: Deck, facts: frozenset[Fact]) -> bool:
    """Whether some deal and some mixing make all these facts true."""
    ways: list[tuple[tuple[Needs, ...], ...]] = []
    for number, block in enumerate(blocks_of(len(deck))):
        mine = frozenset([f for f in facts if _card_place(f, len(deck)) in block.places])
        if mine:
            ways.append(_ways(len(deck), number, mine))
    return any(_fillable(deck, tuple(sorted(chain(*combined)))) for combined in product(*ways))


def _card_place(fact: Fact, circle: int) -> int:
    """Who had the card the fact is about when it was received."""
    return (fact.place + 1) % circle if fact.look == 0 else fact.place


Needs = tuple[Role, ...]
"""A card must be one of these."""


@lru_cache(maxsize=16384)
def _ways(circle: int, number: int, facts: frozenset[Fact]) -> tuple[tuple[Needs, ...], ...]:
    """What a block's mixings, each in every possible order, can ask of its cards.

    Cards that may be anything are left out, and so is what asks for more than another way does.
    """
    block = blocks_of(circle)[number]
    asked = {
        tuple(sorted(needs))
        for orders in product(permutations(range(3)), repeat=len(block.groups))
        if (needs := _needs(circle, block.places, block.groups, orders, facts)) is not None
    }
    modest: list[tuple[Needs, ...]] = []
    for wanted in sorted(asked, key=lambda wanted: (len(wanted), wanted)):
        if all(Counter(less) - Counter(wanted) for less in modest):
            modest.append(wanted)
    return tuple(modest)


def _needs(
    circle: int,
    places: tuple[int, ...],
    groups: tuple[tuple[int, int, int], ...],
    orders: tuple[tuple[int, ...], ...],
    facts: frozenset[Fact],
) -> list[Needs] | None:
    """What each card must be if the groups mixed in these orders; None if some card cannot be anything."""
    holder = {place: place for place in places}  # whose received card lies at a place now
    where = {(place, 1): place for place in places}
    looked = dict.fromkeys(places, 2)
    for group, order in zip(groups, orders, strict=True):
        cards = [holder[place] for place in group]
        for place, index in zip(group, order, strict=True):
            holder[place] = cards[index]
            where[place, looked[place]] = cards[index]
            looked[place] += 1
    needs: dict[int, set[Role]] = {}
    for fact in facts:
        card = _card_place(fact, circle) if fact.look == 0 else where[fact.place, fact.look]
        needs[card] = needs[card] & set(fact.roles) if card in needs else set(fact.roles)
    return [tuple(sorted(roles)) for roles in needs.values()] if all(needs.values()) else None


@lru_cache(maxsize=65536)
def _fillable(deck: Deck, needs: tuple[Needs, ...]) -> bool:
    """Whether the deck has a card for each of these."""
    if not needs:
        return True
    tightest = min(range(len(needs)), key=lambda i: len(needs[i]))
    rest = (*needs[:tightest], *needs[tightest + 1 :])
    for role in needs[tightest]:
        if role in deck:
            at = deck.index(role)
            if _fillable((*deck[:at], *deck[at + 1 :]), rest):
                return True
    return False


# ---------------------------------------------------------------- the smallest sets


def minimal_clashes(deck: Deck, facts: Sequence[Fact]) -> list[frozenset[int]]:
    """Sets of facts (by their numbers) that cannot be, though each of their parts could; at most `MOST`."""
    everything = frozenset(range(len(facts)))

    def can_be(chosen: frozenset[int]) -> bool:
        return possible(deck, frozenset([facts[i] for i in chosen]))

    found: list[frozenset[int]] = []
    if can_be(everything):
        return found
    for size in (1, 2, 3):
        for chosen in map(frozenset, combinations(range(len(facts)), size)):
            if not any(clash < chosen for clash in found) and not can_be(chosen):
                found.append(chosen)
                if len(found) == MOST:
                    return found
    while not can_be(rest := everything - _one_of_each(found)) and len(found) < MOST:
        for part in sorted(rest):
            if not can_be(rest - {part}):
                rest -= {part}
        found.append(rest)
    return found


def _one_of_each(clashing: list[frozenset[int]]) -> frozenset[int]:
    """One fact of each clash, those first that settle most of them."""
    left = list(clashing)
    chosen: set[int] = set()
    while left:
        often = Counter(number for clash in left for number in clash)
        number = max(sorted(often), key=often.__getitem__)
        chosen.add(number)
        left = [clash for clash in left if number not in clash]
    return frozenset(chosen)


# ---------------------------------------------------------------- in words


def _in_words(deck: Deck, circle: tuple[Seat, ...], facts: list[Fact]) -> Sentence:
    """Why these cannot all be true."""
    looks = {(fact.place, fact.look) for fact in facts}
    if len(facts) == 2 and len(looks) == 1:
        return sentence("crossfire-clash-self", seat=circle[facts[0].place])
    if len(facts) == 2 and {fact.look for fact in facts} == {0, 1}:
        giver, taker = sorted(facts, key=lambda fact: fact.look)
        if (giver.place + 1) % len(circle) == taker.place:
            return sentence("crossfire-clash-passed", seat=circle[giver.place], seat_to=circle[taker.place])
    stage = _same_stage(len(circle), facts)
    if stage and len({fact.roles for fact in facts}) == 1:
        there = sum(deck.count(one) for one in facts[0].roles)
        return sentence(f"crossfire-clash-{stage}", people=len(facts), card=role_name(facts[0].roles[0]), there=there)
    return sentence("crossfire-clash-cards")


def _same_stage(circle: int, facts: list[Fact]) -> str | None:
    """The moment all these facts are about: dealt, received, or the end."""
    if all(fact.look == 0 for fact in facts):
        return "dealt"
    if all(fact.look == 1 for fact in facts):
        return "received"
    return "are" if all(fact.look == looks_at(circle, fact.place) - 1 for fact in facts) else None
