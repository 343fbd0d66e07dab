"""Deduction: how likely each role is at each seat, given what was seen and which statements one believes. Exact.

A world is an order in which the cards were dealt and the way each group mixed; all worlds are equally likely. Worlds
are counted, not sampled. Two things make that quick. A card looked at when dealt is the card the next player received,
so only the cards received and the mixings matter. And the mixings fall into blocks that share no player (at most three,
of three to five players), so each block is worked out alone, as a count of worlds by the cards it used up, and the
blocks are joined by the cards that must add up to the deck. Blocks whose facts did not change are remembered.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import permutations

from msgspec import Struct

from ..data import GROUPS, ROLES, Deck, Role

_BASE = 8  # no role has more than three cards, so two blocks together never carry over


class Fact(Struct, frozen=True, order=True):
    """One of these roles was the card a player saw: place in the circle from 0, number of the look from 0."""

    place: int
    look: int
    roles: tuple[Role, ...]


class Beliefs(Struct, frozen=True):
    """What follows: how many worlds fit, and for each place in the circle how likely each role is."""

    worlds: int
    chances: tuple[dict[Role, float], ...]


class _Block(Struct, frozen=True):
    """Places that mix with each other, in the order in which they join in, and their groups in order."""

    places: tuple[int, ...]
    groups: tuple[tuple[int, int, int], ...]


@cache
def blocks_of(circle: int) -> tuple[_Block, ...]:
    """The mixings of a circle of this size, parted into blocks that share no player."""
    parts: list[list[tuple[int, int, int]]] = []
    for first, second, third in GROUPS[circle]:
        group = (first - 1, second - 1, third - 1)
        joined = [part for part in parts if any(set(group) & set(other) for other in part)]
        parts = [part for part in parts if part not in joined] + [[*(g for part in joined for g in part), group]]
    return tuple(_Block(tuple(dict.fromkeys(p for g in part for p in g)), tuple(part)) for part in parts)


@cache
def looks_at(circle: int, place: int) -> int:
    """How many cards somebody at this place sees."""
    return 2 + sum(place + 1 in group for group in GROUPS[circle])


def beliefs(deck: Deck, facts: Iterable[Fact]) -> Beliefs | None:
    """What follows from these facts, or None if they cannot all be true."""
    circle = len(deck)
    by_block = _facts_by_block(circle, frozenset(facts))
    if by_block is None:
        return None
    blocks = [_count_block(deck, block, mine) for block, mine in by_block]
    whole = _code(deck)
    totals = [{code: sum(weights.values()) for code, weights in block.items()} for block in blocks]
    rests = [_join(whole, totals[:i] + totals[i + 1 :]) for i in range(len(blocks))]
    worlds = sum(count * rests[0].get(whole - code, 0) for code, count in totals[0].items())
    if not worlds:
        return None
    chances: list[dict[Role, float]] = [{} for _ in deck]
    for (block, _), counted, rest in zip(by_block, blocks, rests, strict=True):
        for place, counts in zip(block.places, _marginals(block, counted, rest, whole), strict=True):
            chances[place] = {role: counts[role] / worlds for role in ROLES if role in counts}
    return Beliefs(worlds, tuple(chances))


def _code(roles: Iterable[Role]) -> int:
    """Cards as one number: adding numbers is putting cards together."""
    return sum(_BASE ** ROLES.index(role) for role in roles)


def _facts_by_block(circle: int, facts: frozenset[Fact]) -> list[tuple[_Block, frozenset[Fact]]] | None:
    """Facts by block; a card that was dealt becomes the card the next player received."""
    merged: dict[tuple[int, int], set[Role]] = {}
    for fact in facts:
        key = ((fact.place + 1) % circle, 1) if fact.look == 0 else (fact.place, fact.look)
        merged[key] = merged[key] & set(fact.roles) if key in merged else set(fact.roles)
    if not all(merged.values()):
        return None
    found = [Fact(place, look, tuple(sorted(roles))) for (place, look), roles in merged.items()]
    return [(block, frozenset(f for f in found if f.place in block.places)) for block in blocks_of(circle)]


Hands = tuple[Role, ...]
Allowed = dict[tuple[int, int], frozenset[Role]]
"""What may be seen at a place with a look; nothing said is anything."""


@lru_cache(maxsize=4096)
def _count_block(deck: Deck, block: _Block, facts: frozenset[Fact]) -> dict[int, dict[Hands, int]]:
    """How many ways lead to each final hand of the block's players, sorted by the cards they use up."""
    allowed = {(fact.place, fact.look): frozenset(fact.roles) for fact in facts}
    hands: dict[Hands, int] = {(): 1}
    for number, group in enumerate(block.groups):
        new = [place for place in group if block.places.index(place) >= len(next(iter(hands), ()))]
        hands = _receive(deck, hands, [allowed.get((place, 1)) for place in new])
        looks = [2 + sum(place in earlier for earlier in block.groups[:number]) for place in group]
        may = [allowed.get(look) for look in zip(group, looks, strict=True)]
        hands = _mix(hands, [block.places.index(place) for place in group], may)
    found: dict[int, dict[Hands, int]] = {}
    for hand, ways in hands.items():
        found.setdefault(_code(hand), {})[hand] = ways
    return found


def _receive(deck: Deck, hands: dict[Hands, int], may: list[frozenset[Role] | None]) -> dict[Hands, int]:
    """The hands after more players received a card each of what is left."""
    for roles in may:
        found: dict[Hands, int] = {}
        for hand, ways in hands.items():
            for role, number in _counted(deck):
                if (roles is None or role in roles) and hand.count(role) < number:
                    found[(*hand, role)] = ways
        hands = found
    return hands


@cache
def _counted(deck: Deck) -> tuple[tuple[Role, int], ...]:
    return tuple((role, deck.count(role)) for role in ROLES if role in deck)


def _mix(hands: dict[Hands, int], at: list[int], may: list[frozenset[Role] | None]) -> dict[Hands, int]:
    """The hands after three players' cards went back in every possible order."""
    first, second, third = at
    one, two, three = may
    found: dict[Hands, int] = {}
    for hand, ways in hands.items():
        after = list(hand)
        for a, b, c in permutations((hand[first], hand[second], hand[third])):
            if (one is None or a in one) and (two is None or b in two) and (three is None or c in three):
                after[first], after[second], after[third] = a, b, c
                key = tuple(after)
                found[key] = found.get(key, 0) + ways
    return found


def _join(whole: int, parts: list[dict[int, int]]) -> dict[int, int]:
    """How many ways the blocks together use up each set of cards; only sets the deck has."""
    joined = {0: 1}
    for part in parts:
        found: dict[int, int] = {}
        for one, ways in joined.items():
            for other, more in part.items():
                found[one + other] = found.get(one + other, 0) + ways * more
        joined = {code: ways for code, ways in found.items() if _fits(code, whole)}
    return joined


@lru_cache(maxsize=65536)
def _fits(code: int, whole: int) -> bool:
    """Whether the deck holds these cards."""
    while code:
        if code % _BASE > whole % _BASE:
            return False
        code //= _BASE
        whole //= _BASE
    return True


def _marginals(
    block: _Block, counted: dict[int, dict[Hands, int]], rest: dict[int, int], whole: int
) -> Iterator[dict[Role, int]]:
    """For each of the block's players, in how many worlds he ends with which role."""
    counts: list[dict[Role, int]] = [{} for _ in block.places]
    for code, hands in counted.items():
        others = rest.get(whole - code, 0)
        if others:
            for hand, ways in hands.items():
                for mine, role in zip(counts, hand, strict=True):
                    mine[role] = mine.get(role, 0) + ways * others
    return iter(counts)
