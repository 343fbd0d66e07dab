"""Chains of stones and what they decide (X6–X8)."""

from bisect import insort
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from ..data import EMPTY, OPPOSITE_SIDES, STONE, THREE_SIDES, Board, Colour, board_of

Verdict = Literal["wins", "loses"]
Sides = tuple[int, ...] | frozenset[int]
_MOST = 1_000
"""How many boards are remembered."""


class Chain(Struct, frozen=True, gc=False):
    """Connected stones of one colour: their cells by name, and the sides they touch."""

    cells: tuple[str, ...]
    sides: tuple[int, ...]


class Fate(Struct, frozen=True, gc=False):
    """An empty cell on which a stone would end the game, and the sides by which."""

    cell: str
    verdict: Verdict
    sides: tuple[int, ...]


def chain_at(board: Board, stones: str, place: int) -> Chain:
    """The chain of the stone at this place."""
    return _chain(board, _members(board, stones, place))


def _members(board: Board, stones: str, place: int) -> list[int]:
    """The places of the chain, found by looking round from every stone found so far."""
    colour, neighbours = stones[place], board.neighbours
    members, known = [place], {place}
    for member in members:
        for neighbour in neighbours[member]:
            if stones[neighbour] == colour and neighbour not in known:
                known.add(neighbour)
                members.append(neighbour)
    return members


class Joined(Struct, frozen=True, gc=False):
    """Which stones of a board hang together, for whoever puts one stone after the other. A character a cell."""

    names: str
    """The chain there, by the place of the stone that made it what it is; `NOBODY` where there is no stone."""
    sides: str
    """At the place that gives a chain its name, the sides that chain touches, as their place in `ALL_SIDES`."""


NOBODY = "\uffff"
ALL_SIDES = tuple(frozenset(side for side in range(6) if bits >> side & 1) for bits in range(64))
"""Every set of sides, each at the place its bits say."""
_joined: dict[str, Joined] = {}
"""The boards that were looked at of late."""


def touched_from(board: Board, before: str, stones: str, place: int) -> frozenset[int]:
    """The sides that the chain of a new stone at this place touches. What hangs together on the board before it is
    known from the stone before, so only what this one joins is looked at."""
    known = _joined.get(before)
    if known is None:
        known = Joined(NOBODY * board.cells, "\0" * board.cells)
        for other, stone in enumerate(before):
            if stone != EMPTY:
                known = _join(board, before, known, other)
    if len(_joined) >= _MOST:
        _joined.clear()
    found = _joined[stones] = _join(board, stones, known, place)
    return ALL_SIDES[ord(found.sides[place])]


def _join(board: Board, stones: str, before: Joined, place: int) -> Joined:
    """The chains with the stone at this place: those of its colour that it touches become one, named after it."""
    colour, mine, names, sides = stones[place], chr(place), before.names, before.sides
    touched = _bits(board.sides[place])
    for neighbour in board.neighbours[place]:
        if stones[neighbour] == colour:
            name = names[neighbour]
            if name != mine and name != NOBODY:
                touched |= ord(sides[ord(name)])
                names = names.replace(name, mine)
    names = names[:place] + mine + names[place + 1 :]
    return Joined(names, sides[:place] + chr(touched) + sides[place + 1 :])


_bits = {sides: bits for bits, sides in enumerate(ALL_SIDES)}.__getitem__


def _touched(board: Board, members: list[int]) -> tuple[int, ...]:
    sides: set[int] = set()
    for member in members:
        sides |= board.sides[member]
    return tuple(sorted(sides))


def _chain(board: Board, members: list[int]) -> Chain:
    return Chain(tuple([board.names[m] for m in sorted(members)]), _touched(board, members))


def verdict(chain: Chain) -> Verdict | None:
    """Whether this chain decides the game for its owner."""
    return decided_by(chain.sides)


@cache
def decided_by(sides: Sides) -> Verdict | None:
    """What it means to touch these sides. The win comes first (X8)."""
    if any(three.issubset(sides) for three in THREE_SIDES):
        return "wins"
    if any(pair.issubset(sides) for pair in OPPOSITE_SIDES):
        return "loses"
    return None


def deciding_sides(sides: Sides) -> tuple[int, ...]:
    """The sides by which a chain that touches these decided: the three it wins by, or the pair it loses by."""
    return next(tuple(sorted(s)) for s in (*THREE_SIDES, *OPPOSITE_SIDES) if s.issubset(sides))


_known: dict[tuple[int, str], tuple[Chain, ...]] = {}
"""The chains of boards that were looked at of late, the oldest first."""


def all_chains(size: int, stones: str, newest: str | None = None) -> tuple[Chain, ...]:
    """Every chain on the board, in the order of its first cell. Where the board was known before its newest stone, only
    the chains that this stone joins are made anew."""
    found = _known.get((size, stones))
    if found is None:
        place = board_of(size).places.get(newest or "")
        before = None if place is None else _known.get((size, stones[:place] + EMPTY + stones[place + 1 :]))
        found = _from_scratch(size, stones) if place is None or before is None else _grown(size, stones, before, place)
        while len(_known) >= _MOST:
            _known.pop(next(iter(_known)), None)
        _known[size, stones] = found
    return found


def _grown(size: int, stones: str, before: tuple[Chain, ...], place: int) -> tuple[Chain, ...]:
    """The chains after one stone more: it joins all of its colour that it touches."""
    board = board_of(size)
    near = {board.names[n] for n in board.neighbours[place] if stones[n] == stones[place]}
    joined = [chain for chain in before if not near.isdisjoint(chain.cells)] if near else []
    cells = sorted([place, *(board.places[cell] for chain in joined for cell in chain.cells)])
    sides = board.sides[place].union(*(chain.sides for chain in joined))
    grown = Chain(tuple([board.names[cell] for cell in cells]), tuple(sorted(sides)))
    rest = [chain for chain in before if chain not in joined] if joined else [*before]
    insort(rest, grown, key=lambda chain: board.places[chain.cells[0]])
    return tuple(rest)


def _from_scratch(size: int, stones: str) -> tuple[Chain, ...]:
    board = board_of(size)
    found: list[Chain] = []
    seen: set[int] = set()
    for place, stone in enumerate(stones):
        if stone != EMPTY and place not in seen:
            members = _members(board, stones, place)
            seen.update(members)
            found.append(_chain(board, members))
    return tuple(found)


@lru_cache(maxsize=256)
def fates(size: int, stones: str, colour: Colour) -> tuple[Fate, ...]:
    """The empty cells on which a stone of this colour would end the game (X6–X8)."""
    mine = STONE[colour]
    if stones.count(mine) < 2 * size - 2:
        return ()  # too few to reach across: opposite sides are 2 * size - 1 cells apart, a winning three is further
    board = board_of(size)
    reached: dict[int, tuple[int, ...]] = {}
    for chain in all_chains(size, stones):
        if chain.sides and stones[board.places[chain.cells[0]]] == mine:
            reached.update([(board.places[cell], chain.sides) for cell in chain.cells])
    found: list[Fate] = []
    for place, stone in enumerate(stones):
        if stone == EMPTY:
            joined = board.sides[place].union(*(reached[n] for n in board.neighbours[place] if n in reached))
            sides = tuple(sorted(joined))
            if decided := decided_by(sides):
                found.append(Fate(board.names[place], decided, deciding_sides(sides)))
    return tuple(found)
