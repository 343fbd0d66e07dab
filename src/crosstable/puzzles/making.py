"""Making puzzles: enough of every theme, each asked of every level, in the order of their difficulty."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from msgspec.structs import replace

from crosstable.core import Facts, Refused
from crosstable.core.parts import PUZZLES, load
from crosstable.core.puzzle import Found, Puzzle

TRIES = 5
"""How often each level is asked."""
FAIR = 4
"""How often the strongest level must be right, or the puzzle is no use to anybody."""
GAMES = 20_000
"""So many games are played at most."""


def make_puzzles(
    facts: Facts, count: int, seed: int = 0, on_kept: Callable[[Puzzle], None] = lambda puzzle: None
) -> tuple[Puzzle, ...]:
    """So many puzzles of a game, of all its themes, the easiest first. The same seed gives the same puzzles, as far as
    bots that think for a time can repeat themselves."""
    part = load(facts, PUZZLES)
    if part is None:
        raise Refused("puzzles-none", game=facts.id)
    kept: list[Puzzle] = []
    for puzzle in islice(_fair(facts, part.THEMES, part.find, count, seed), count):
        on_kept(puzzle)
        kept.append(puzzle)
    return tuple(sorted(kept, key=order))


def order(puzzle: Puzzle) -> tuple[int, str, str]:
    """By difficulty; among equals, always the same way."""
    return puzzle.difficulty, puzzle.theme, puzzle.position


def _fair(
    facts: Facts, themes: tuple[str, ...], find: Callable[[int], Iterator[Found]], count: int, seed: int
) -> Iterator[Puzzle]:
    """Puzzles the strongest level solves, at most one of a theme from each game and no theme more often than others."""
    most = -(-count // len(themes))
    have: Counter[str] = Counter()
    known: set[str] = set()
    for game in range(GAMES):
        here: set[str] = set()
        for found in find(seed + game):
            theme, position = found.puzzle.theme, found.puzzle.position
            if theme in here or have[theme] >= most or position in known:
                continue
            known.add(position)
            solved = _solved(facts, found)
            if solved is not None:
                here.add(theme)
                have[theme] += 1
                yield replace(found.puzzle, solved=solved)


def _solved(facts: Facts, found: Found) -> str | None:
    """How often each level is right; None if the strongest, which is asked first, is not often enough."""
    right: list[int] = []
    for level in reversed(facts.levels):
        right.append(sum(found.ask(level, seed) == found.puzzle.answer for seed in range(TRIES)))
        if right[0] < FAIR:
            return None
    return "".join(map(str, reversed(right)))
