"""Statements that cannot all be true: the smallest sets of them that contradict each other or the cards in play.

A set is listed if its statements cannot all be true and would be possible without any one of them; "can this be?" is
answered exactly, over all deals and mixings. All such sets are found. Sets of up to three statements come first, by
trying them. For the larger ones: whoever gives up one statement of every set found so far has a *way out*. If
what is left can be, whichever of the smallest ways out is taken, there is nothing more to find; otherwise what is left
holds another smallest set. Only where there are very many sets (`MOST`, `WAYS_OUT`) the search ends early, and says so.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, combinations, permutations, product

from msgspec import Struct

from crosstable.core import Seat, Sentence, sentence

from ..data import Deck, Role, role_name
from ..state import Statement
from .deduce import Fact, blocks_of, looks_at
from .evidence import fact_of

MOST = 100
"""No more sets than this are listed. Ten people who all say the same make hundreds; nobody reads them."""
WAYS_OUT = 1000
"""No more ways out than this are looked at."""


class Clash(Struct, frozen=True):
    """Statements, by their numbers, that cannot all be true, and why in words."""

    said: tuple[int, ...]
    why: Sentence


def clashes(said: tuple[Statement, ...], circle: tuple[Seat, ...], deck: Deck) -> tuple[Clash, ...]:
    """Every smallest set of contradicting statements, the shortest first."""
    return _worked_out(said, circle, deck)[0]


def more_clashes(said: tuple[Statement, ...], circle: tuple[Seat, ...], deck: Deck) -> bool:
    """Whether there may be more than `clashes` lists: there are very many."""
    return not _worked_out(said, circle, deck)[1]


@lru_cache(maxsize=256)
def _worked_out(said: tuple[Statement, ...], circle: tuple[Seat, ...], deck: Deck) -> tuple[tuple[Clash, ...], bool]:
    first_said: dict[Fact, int] = {}
    for number, statement in enumerate(said):
        fact = fact_of(statement, circle, deck)
        if fact is not None:
            first_said.setdefault(fact, number)
    facts = tuple(first_said)
    found, complete = minimal_clashes(deck, facts)
    listed = [
        Clash(
            tuple(sorted(first_said[facts[i]] for i in clash)),
            _in_words(deck, circle, [facts[i] for i in sorted(clash)]),
        )
        for clash in found
    ]
    return tuple(sorted(listed, key=lambda clash: (len(clash.said), clash.said))), complete


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


Numbers = frozenset[int]
"""Facts by their numbers."""


def minimal_clashes(deck: Deck, facts: Sequence[Fact]) -> tuple[list[Numbers], bool]:
    """Sets of facts that cannot be, though each of their parts could; at most `MOST`, and whether these are all."""

    def can_be(chosen: Numbers) -> bool:
        return possible(deck, frozenset([facts[i] for i in chosen]))

    everything = frozenset(range(len(facts)))
    if can_be(everything):
        return [], True
    found = _short_clashes(len(facts), can_be)
    ways_out: list[Numbers] | None = [frozenset()]
    for clash in found:
        ways_out = _smallest_ways_out(ways_out, clash)
    settled: set[Numbers] = set()
    while len(found) < MOST and ways_out is not None:
        rest = next((everything - out for out in ways_out if out not in settled), None)
        if rest is None:
            return found, True
        if can_be(rest):
            settled.add(everything - rest)
            continue
        for part in sorted(rest):
            if not can_be(rest - {part}):
                rest -= {part}
        found.append(rest)
        ways_out = _smallest_ways_out(ways_out, rest)
    return found, False


def _short_clashes(facts: int, can_be: Callable[[Numbers], bool]) -> list[Numbers]:
    """All of one, two and three facts, the shortest first; at most `MOST`."""
    found: list[Numbers] = []
    for size in (1, 2, 3):
        for chosen in map(frozenset, combinations(range(facts), size)):
            if not any(clash < chosen for clash in found) and not can_be(chosen):
                found.append(chosen)
                if len(found) == MOST:
                    return found
    return found


def _smallest_ways_out(ways_out: list[Numbers] | None, clash: Numbers) -> list[Numbers] | None:
    """The smallest sets with a fact of every clash, after one more clash; None if they have become too many."""
    if ways_out is None:
        return None
    through = [out for out in ways_out if out & clash]
    found = list(through)
    for out in ways_out:
        if not out & clash:
            wider = (out | {number} for number in sorted(clash))
            found += [wide for wide in wider if not any(other <= wide for other in through)]
            if len(found) > WAYS_OUT:
                return None
    return found


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
