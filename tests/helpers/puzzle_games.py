"""The games that puzzles come from, for the tests of each game's puzzles."""

import random
from collections.abc import Iterable
from hashlib import sha256

from crosstable.core import Seat
from crosstable.core.game import AnyGame
from crosstable.core.parts import PUZZLES, load
from crosstable.core.puzzle import Puzzle
from crosstable.puzzles import recorded_game
from crosstable.puzzles.played import Past

from .playing import begin, random_turns


def puzzles_in(game: AnyGame, turns: Iterable[tuple[Past, Seat]], seed: int) -> list[Puzzle]:
    """What can be asked about this game."""
    part = load(game.facts, PUZZLES)
    assert part is not None
    return [found.puzzle for found in part.find(turns, seed)]


def digest(game: AnyGame) -> str:
    """Of what is found in the first games that are played for it. The bots have no part in it: if this changes, the
    packaged file is to be made anew."""
    part = load(game.facts, PUZZLES)
    assert part is not None
    found = [one for seed in range(12) for one in puzzles_in(game, part.game(seed), seed)]
    return sha256("".join(f"{one.theme} {one.position} {one.answer}\n" for one in found).encode()).hexdigest()[:16]


def from_records(game: AnyGame) -> list[Puzzle]:
    """What is found in records of some games that were played at random."""
    found = []
    for number in range(8):
        played = begin(game, game.facts.options(), game.facts.seats[0], bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            pass
        found += puzzles_in(game, recorded_game(played.record(), game), number)
    return found
