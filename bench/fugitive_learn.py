"""Learn anew the habits with which Fugitive's strong bot plays a chase on in thought.

    python -m bench.fugitive_learn 20

tries other habits against Marshals with beliefs drawn at random, and against those who know how far he goes; keeps what
escapes most on average and from the worst of them; prints the numbers for `games/fugitive/bots/habits.py`.
"""

import random
import sys
from collections.abc import Callable

import numba
import numpy as np

from crosstable.games.fugitive.bots.beliefs import OPEN_MINDED, Belief, sure_of
from crosstable.games.fugitive.bots.chase import (
    FACTS,
    GUESSES,
    HIS,
    HIS_PLACING,
    JUDGING,
    LEFT,
    LENGTH,
    PHASE,
    TURN,
    play_on,
)
from crosstable.games.fugitive.bots.habits import HABITS
from crosstable.games.fugitive.bots.instinct import WHIM, drawn_from
from crosstable.games.fugitive.bots.marshals import NEVER, STEEP_MINDED, WARY, Crowd, crowd
from crosstable.games.fugitive.bots.quick import (
    CARD,
    COLUMNS,
    ENOUGH_FEET,
    LONGEST,
    MOST_SPRINTS,
    PILE_BITS,
    PLACES,
    RIDDLES,
    SPRINTS,
    UP,
    Floats,
    Ints,
)
from crosstable.games.fugitive.data import GOAL
from crosstable.games.fugitive.know import EAGER, HURRIED, UNIFORM, Model, falling, reader

TRIED, KEPT = 36, 9
GAMES = 60
"""For each Marshal and each set of habits."""


@numba.njit()
def _games(number: int, seed: int, styles: Floats, priors: Floats, bold: Floats, habits: Floats, laid: Ints) -> Floats:
    """Whole games against each Marshal in turn: in what share he escapes; how often he lays what is counted."""
    np.random.seed(seed)
    work, places, named = np.zeros((5, PLACES, GOAL + 1)), np.zeros((PLACES, GOAL + 1)), np.zeros(GOAL + 1)
    escapes = np.zeros(bold.shape[0])
    for game in range(number * bold.shape[0]):
        row, riddles = np.zeros((PLACES, COLUMNS), np.int64), np.zeros((RIDDLES + 1, PLACES), np.int64)
        facts, piles, drawn = np.zeros(FACTS, np.int64), PILE_BITS.copy(), np.array([3, 2, 0])
        row[0, UP] = 1
        facts[HIS], facts[LENGTH], facts[PHASE], facts[TURN], facts[LEFT], facts[GUESSES] = 14, 1, HIS_PLACING, 1, 2, 1
        for pile in range(2):
            for _ in range(drawn[pile]):
                card = drawn_from(piles[pile])
                piles[pile] &= ~(1 << card)
                facts[HIS] |= 1 << card
        who = game % bold.shape[0]
        escapes[who] += play_on(
            row,
            facts,
            piles,
            drawn,
            np.ones((PLACES, GOAL + 1)),
            riddles,
            styles[who],
            priors[who],
            bold[who],
            habits,
            work,
            places,
            named,
        )
        for place in range(1, facts[LENGTH]):
            if row[place, CARD] != GOAL:
                step = row[place, CARD] - row[place - 1, CARD]
                laid[min(row[place, SPRINTS], MOST_SPRINTS - 1), min(step, LONGEST - 1)] += 1
    return escapes / number


games: Callable[..., Floats] = _games


def informed(laid: Ints) -> Belief:
    """The belief that he goes on as he did: each distance as often as was seen, for what his cards allow."""
    often = (laid + 0.02 * laid.sum(axis=1, keepdims=True)) / np.maximum(ENOUGH_FEET, 0.05)

    def weight(distance: int, sprints: int) -> float:
        return float(often[min(sprints, MOST_SPRINTS - 1), min(distance, LONGEST - 1)]) + 1e-6

    return sure_of(Model("informed", weight))


def anybody(luck: random.Random, informed_ones: list[Belief]) -> Crowd:
    """Marshals with beliefs drawn at random, those who learn, and those who know him."""
    several = [sure_of(falling(luck.uniform(0.25, 0.7))) for _ in range(3)]
    several += [sure_of(reader(short, luck.uniform(0.01, 0.2))) for short in (0, 0, 1, 2)]
    found = [(belief, luck.choice((0.4, 0.5, WARY))) for belief in several]
    found += [(sure_of(UNIFORM), NEVER), (sure_of(UNIFORM), WARY), (sure_of(HURRIED), WARY), (sure_of(EAGER), WARY)]
    found += [(OPEN_MINDED, JUDGING)] * 3 + [(STEEP_MINDED, JUDGING), (OPEN_MINDED, WARY)]
    return crowd([*found, *((belief, WARY) for belief in informed_ones)])


def worth(escapes: Floats) -> float:
    """On average, and against the worst quarter."""
    return float(0.6 * escapes.mean() + 0.4 * np.sort(escapes)[: len(escapes) // 4].mean())


def main(rounds: int) -> None:
    """Try, keep, narrow; print."""
    luck, draw = random.Random(1), np.random.default_rng(1)
    habits, spread = HABITS.copy(), np.maximum(0.3, 0.2 * np.abs(HABITS))
    known: list[Belief] = []
    for number in range(rounds):
        laid = np.zeros((MOST_SPRINTS, LONGEST), np.int64)
        here = anybody(luck, known)
        now = games(4 * GAMES, number, *here, habits, laid)
        print(f"{number}: on average {now.mean():.3f}, worst {now.min():.3f}", flush=True)
        known = [*known, informed(laid)][-3:]
        tried = habits + spread * draw.standard_normal((TRIED, len(habits)))
        tried[0], tried[:, WHIM] = habits, np.maximum(0.3, tried[:, WHIM])
        best = np.argsort([-worth(games(GAMES, number, *here, each, laid)) for each in tried])[:KEPT]
        habits = 0.3 * habits + 0.7 * tried[best].mean(axis=0)
        spread = np.maximum(0.05, 0.5 * spread + 0.6 * tried[best].std(axis=0))
    print(habits.round(3).tolist())


if __name__ == "__main__":
    main(int(sys.argv[1]))
