"""Who plays CROSS while the search is being compiled: random games in plain Python, and an eye for one move ahead."""

import random
import time
from itertools import cycle

from crosstable.core import Bot, Sight, Stop, Thought

from ..actions import Place, Swap
from ..data import EMPTY, OPPOSITE_SIDES, STONE, THREE_SIDES, Board, board_of
from ..view import CrossView

LONGEST = 0.8
"""Seconds a move takes at most."""
ENVIED = 0.55
"""It swaps when more of the random games than this are won by the other side."""


def bot(level: str, seconds: float) -> Bot:
    """The same one for every level, but a beginner keeps the first stone."""
    return FallbackBot(min(seconds, LONGEST), swaps=level != "easy")


def _bits(sides: frozenset[int]) -> int:
    return sum(1 << side for side in sides)


def _verdict(sides: int) -> int:
    """1 if a chain with these sides wins, -1 if it loses, 0 if it decides nothing (X6–X8)."""
    if any(sides & (three := _bits(want)) == three for want in THREE_SIDES):
        return 1
    return -1 if any(sides & (pair := _bits(want)) == pair for want in OPPOSITE_SIDES) else 0


VERDICTS = tuple(_verdict(sides) for sides in range(64))


class Chains:
    """The stones on a board, and for each chain the sides it touches."""

    def __init__(self, board: Board, stones: str) -> None:
        self._near = board.neighbours
        self._stones = [EMPTY] * board.cells
        self._parent = list(range(board.cells))
        self._sides = [_bits(sides) for sides in board.sides]
        for place, stone in enumerate(stones):
            if stone != EMPTY:
                self.put(place, stone)

    def __len__(self) -> int:
        return len(self._stones)

    def copy(self) -> "Chains":
        """The same stones, to play on."""
        twin = Chains.__new__(Chains)
        twin._near = self._near
        twin._stones, twin._parent, twin._sides = self._stones[:], self._parent[:], self._sides[:]
        return twin

    def _root(self, place: int) -> int:
        parent = self._parent
        while parent[place] != place:
            parent[place] = place = parent[parent[place]]
        return place

    def would(self, place: int, stone: str) -> int:
        """What a stone there would decide for its owner."""
        sides = self._sides[place]
        for near in self._near[place]:
            if self._stones[near] == stone:
                sides |= self._sides[self._root(near)]
        return VERDICTS[sides]

    def put(self, place: int, stone: str) -> int:
        """Place a stone; what it decides for its owner."""
        self._stones[place] = stone
        for near in self._near[place]:
            if self._stones[near] == stone:
                root = self._root(near)
                self._sides[place] |= self._sides[root]
                self._parent[root] = place
        return VERDICTS[self._sides[place]]

    def play_out(self, order: list[int], stones: tuple[str, str]) -> tuple[int, bool]:
        """Place both stones in turn, in this order: how many until the game is decided, and whether the first wins."""
        for number, (place, stone) in enumerate(zip(order, cycle(stones), strict=False)):
            if decided := self.put(place, stone):
                return number + 1, (decided > 0) == (number % 2 == 0)
        raise AssertionError("X9: a full board always holds a decision")


class FallbackBot:
    """Prefers the cells that were its own in random games it won."""

    def __init__(self, seconds: float, *, swaps: bool = True) -> None:
        self._seconds = seconds
        self._swaps = swaps

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Win at once, stop the other from it, lose as late as possible; else what random games speak for."""
        view, chance = sight.view, random.Random(sight.seed)
        assert isinstance(view, CrossView)
        board = board_of(view.size)
        mine, other = STONE[view.turn], STONE["red" if view.turn == "yellow" else "yellow"]
        chains = Chains(board, view.stones)
        free = [place for place, stone in enumerate(view.stones) if stone == EMPTY]
        if len(free) == board.cells and sight.options.swap:  # a cell of the edge: the other may take it
            return Thought(Place(board.names[chance.choice([p for p in free if board.sides[p]])]))
        if at_once := [p for p in free if chains.would(p, mine) > 0]:
            return Thought(Place(board.names[at_once[0]]), 1.0)
        safe = [p for p in free if chains.would(p, mine) == 0] or free
        value, wins = self._random_games(chains, free, (mine, other), chance, stop)
        if self._swaps and any(offer.action == "swap" for offer in view.offers) and value < 1 - ENVIED:
            return Thought(Swap(), 1 - value)
        blocks = [p for p in safe if chains.would(p, other) > 0]
        return Thought(Place(board.names[max(blocks or safe, key=lambda p: wins[p])]), value)

    def _random_games(
        self, chains: Chains, free: list[int], stones: tuple[str, str], chance: random.Random, stop: Stop
    ) -> tuple[float, list[float]]:
        """The share of games won, and for each cell the share of those won in which it was one's own."""
        games, won, until = 0, 0, time.monotonic() + self._seconds
        had, had_and_won = [1] * len(chains), [0] * len(chains)
        while not games or (time.monotonic() < until and not stop()):
            order = chance.sample(free, len(free))
            length, good = chains.copy().play_out(order, stones)
            games, won = games + 1, won + good
            for place in order[:length:2]:
                had[place] += 1
                had_and_won[place] += good
        return won / games, [good / all_of_them for good, all_of_them in zip(had_and_won, had, strict=True)]
