"""Chains of stones and what they decide (X6–X8)."""

from bisect import insort
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from ..data import EMPTY, OPPOSITE_SIDES, STONE, THREE_SIDES, Board, Colour, board_of

Verdict = Literal["wins", "loses"]


class Chain(Struct, frozen=True):
    """Connected stones of one colour: their cells by name, and the sides they touch."""

    cells: tuple[str, ...]
    sides: tuple[int, ...]


class Fate(Struct, frozen=True):
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


def touched_from(board: Board, stones: str, place: int) -> tuple[int, ...]:
    """The sides that the chain of the stone at this place touches."""
    return _touched(board, _members(board, stones, place))


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
def decided_by(sides: tuple[int, ...]) -> Verdict | None:
    """What it means to touch these sides. The win comes first (X8)."""
    if any(three.issubset(sides) for three in THREE_SIDES):
        return "wins"
    if any(pair.issubset(sides) for pair in OPPOSITE_SIDES):
        return "loses"
    return None


def deciding_sides(sides: tuple[int, ...]) -> tuple[int, ...]:
    """The sides by which a chain that touches these decided: the three it wins by, or the pair it loses by."""
    return next(tuple(sorted(s)) for s in (*THREE_SIDES, *OPPOSITE_SIDES) if s.issubset(sides))


_known: dict[tuple[int, str], tuple[Chain, ...]] = {}
"""The chains of boards that were looked at of late, the oldest first."""
_MOST = 2_000


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
