"""Crossfire on one core: whole games with random players, the resolution alone, and the exact deduction."""

import random
from functools import partial
from itertools import cycle
from time import process_time

from crosstable.core.chance import QuickChance
from crosstable.core.errors import BadSetup
from crosstable.core.game import random_action
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import SPECIALS, STANDARD, Deck, Options, Role
from crosstable.games.crossfire.know.deduce import _count_block, beliefs
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.rules.resolve import resolve

from .report import Figure
from .timing import rates

GAMES_BOUND = 5_000
RESOLVE_BOUND = 50_000
DEDUCE_BOUND = 5
"""One in 200 ms."""


def run(quick: bool) -> list[Figure]:
    """Ten-player games, resolutions, and the slowest deduction over all decks."""
    games, cases, rounds = (60, 5_000, 2) if quick else (400, 40_000, 5)
    contenders = {"games": partial(random_games, games), "resolve": partial(resolutions, random_cases(cases))}
    rate = rates(contenders, rounds)
    slowest = max(deduction_seconds(deck) for deck in every_deck())
    return [
        Figure(name="Crossfire, random games, 10 seats", unit="/s", ours=rate["games"], bound=GAMES_BOUND),
        Figure(name="Crossfire, resolutions, 10 seats", unit="/s", ours=rate["resolve"], bound=RESOLVE_BOUND),
        Figure(
            name="Crossfire, deductions, slowest deck", unit="/s", ours=1 / slowest, bound=DEDUCE_BOUND,
            note=f"one takes {1000 * slowest:.0f} ms for who has seen nothing, and less for everybody else.",
        ),
    ]  # fmt: skip


def random_games(games: int) -> int:
    """Ten players who claim and aim at random, from the offers."""
    draw, chance = random.Random(1).random, QuickChance(1)

    def below(n: int) -> int:
        return int(draw() * n)

    for _ in range(games):
        state = GAME.start(Options(), 10, chance).state
        while GAME.outcome(state) is None:
            actors = tuple(GAME.actors(state))
            seat = actors[below(len(actors))]
            state = GAME.play(state, seat, random_action(GAME, state, seat, below), chance).state
    return games


Case = tuple[tuple[Role, ...], tuple[tuple[int, ...], ...]]


def random_cases(cases: int) -> list[Case]:
    """Roles and aims of ten players, standard decks and decks with protectors in turn."""
    luck = random.Random(2)
    found: list[Case] = []
    decks = cycle([list(deck_of("crossfire", 10, ())), list(deck_of("crossfire", 10, ("bodyguard", "peace_keeper")))])
    for _, roles in zip(range(cases), decks, strict=False):
        luck.shuffle(roles)
        aims = tuple((luck.choice([seat for seat in range(10) if seat != me]),) for me in range(10))
        found.append((tuple(roles), aims))
    return found


def resolutions(cases: list[Case]) -> int:
    """Resolve them all."""
    for roles, aims in cases:
        resolve(roles, aims)
    return len(cases)


def every_deck() -> list[Deck]:
    """The cards of every set-up that can be dealt."""
    found: set[Deck] = set()
    for mode in STANDARD:
        for seats in STANDARD[mode]["vip"]:
            for chosen in range(2 ** len(SPECIALS)):
                try:
                    found.add(deck_of(mode, seats, tuple(s for i, s in enumerate(SPECIALS) if chosen >> i & 1)))
                except BadSetup:
                    continue
    return sorted(found)


def deduction_seconds(deck: Deck) -> float:
    """How long it takes for a seat that has seen nothing: the most worlds there can be, and nothing remembered."""
    _count_block.cache_clear()
    before = process_time()
    beliefs(deck, ())
    return process_time() - before
