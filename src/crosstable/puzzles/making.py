"""Making puzzles: enough of every theme, each asked of every level, in the order of their difficulty."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from math import ceil

from msgspec.structs import replace

from crosstable.core import Facts, Refused
from crosstable.core.parts import PUZZLES, load
from crosstable.core.puzzle import Found, Puzzle

from .played import Turns

TRIES = 9
"""How often each level is asked."""
FAIR = 8
"""How often the strongest level must be right, or the puzzle is no use to anybody."""
PLAIN = 4
"""If the weakest level is right so often, there is little to work out."""
SPARE = 1.2
"""A theme may have so many times its share, where others are rare."""
GAMES = 6_000
"""So many games are played at most."""


def make_puzzles(
    facts: Facts,
    count: int,
    seed: int = 0,
    on_kept: Callable[[Puzzle], None] = lambda puzzle: None,
    games: Sequence[Callable[[], Turns]] = (),
) -> tuple[Puzzle, ...]:
    """So many puzzles of a game, of all its themes, the easiest first, from these games or from some played for it.
    The weakest level fails them more often than not, the strongest solves them. The same seed gives the same."""
    part = load(facts, PUZZLES)
    if part is None:
        raise Refused("puzzles-none", game=facts.id)
    chosen = _Chosen(facts, ceil(SPARE * count / len(part.THEMES)))
    for most in (chosen.most, count):  # if the rare themes are used up, the others make up for them
        chosen.most = most
        for number in range(seed, seed + (len(games) or GAMES)):
            turns = games[number - seed]() if games else part.game(number)
            for puzzle in chosen.among(part.find(turns, number)):
                on_kept(puzzle)
                if len(chosen.puzzles) == count:
                    return tuple(sorted(chosen.puzzles, key=order))
    return tuple(sorted(chosen.puzzles, key=order))


def order(puzzle: Puzzle) -> tuple[int, bytes]:
    """By difficulty; among equals the themes are mixed, always in the same way."""
    return puzzle.difficulty, sha256(f"{puzzle.theme} {puzzle.position}".encode()).digest()


class _Chosen:
    """The puzzles that were kept so far."""

    def __init__(self, facts: Facts, most: int) -> None:
        self.facts, self.most = facts, most
        self.puzzles: list[Puzzle] = []

    def among(self, found: Iterator[Found]) -> Iterator[Puzzle]:
        """Those of one game that are worth keeping: at most one of a theme, no theme much more often than others."""
        here: set[str] = set()
        known = {puzzle.position for puzzle in self.puzzles}
        have = Counter(puzzle.theme for puzzle in self.puzzles)
        for one in found:
            theme = one.puzzle.theme
            if theme in here or have[theme] >= self.most or one.puzzle.position in known:
                continue
            measured = self._measured(one)
            if measured is not None:
                here.add(theme)
                self.puzzles.append(measured)
                yield measured

    def _measured(self, found: Found) -> Puzzle | None:
        """The puzzle with how often each level is right; None if it is plain, or unfair."""
        weakest, *between, strongest = self.facts.levels
        failed, solved = self._right(found, weakest), 0
        if failed < PLAIN:
            solved = self._right(found, strongest)
        if solved < FAIR:
            return None
        right = (failed, *(self._right(found, level) for level in between), solved)
        return replace(found.puzzle, solved="".join(map(str, right)))

    def _right(self, found: Found, level: str) -> int:
        """How many tries of this level are right."""
        return sum(found.ask(level, seed) == found.puzzle.answer for seed in range(TRIES))
