"""Learn anew how Fugitive's strong bot sees his chance.

    python -m bench.fugitive_outlook 600 weights.npy [start.npy]

plays games for so many seconds against Marshals of many beliefs (`bots/readers/models.py`), fits what came of every
position (logistic regression, then a layer of tanh by gradient), plays on with that, and keeps the numbers in a file;
they go to `bots/readers/weights.py`. A game takes two to three milliseconds.
"""

import sys
import time
from collections.abc import Callable

import numba
import numpy as np

from crosstable.games.fugitive.bots.chase import (
    ASKED,
    FACTS,
    GUESSES,
    HERS,
    HIS,
    IDLE,
    JUDGING,
    LEFT,
    LENGTH,
    PLACED,
    SEEN,
    TURN,
    put,
)
from crosstable.games.fugitive.bots.instinct import drawn_from, pile
from crosstable.games.fugitive.bots.marshal import AHEAD
from crosstable.games.fugitive.bots.marshals import crowd
from crosstable.games.fugitive.bots.passes import in_reach
from crosstable.games.fugitive.bots.quick import CARD, COLUMNS, PILE_BITS, PLACES, UNDER, UP, Floats, Ints, count
from crosstable.games.fugitive.bots.readers.hunting import caught, hold_up, is_hot, run_down
from crosstable.games.fugitive.bots.readers.models import MARSHALS, READERS
from crosstable.games.fugitive.bots.readers.outlook import (
    FEATURES,
    MOST_ACTIONS,
    Mind,
    Room,
    after,
    best_after,
    choices,
    outlook,
    room,
)
from crosstable.games.fugitive.bots.readers.trails import RIDDLES, believed, mixed, summed_bits
from crosstable.games.fugitive.bots.readers.weights import WEIGHTS
from crosstable.games.fugitive.data import GOAL

GAMES, KEPT = 3000, 8
"""Games a round, and how many rounds he learns from."""
WHIM = 0.012
"""How much worse an action may be and still be tried now and then."""
ODD_PILE, ODD_TURN = 0.1, 0.04
"""How often he draws from any pile, and how often an event keeps her from guessing or lets her guess twice."""
RIDGE = 3.0
LONGEST_GAME = 40
BENT, TURNS, BATCH, RATE = 20, 10, 256, 0.004
"""The size of the tanh layer; how often all positions are gone through, how many at once, and how fast he learns."""


@numba.njit(cache=True)
def draw(piles: Ints, at: int) -> int:
    """Take one of the cards of this pile."""
    card = drawn_from(piles[at])
    piles[at] &= ~(1 << card)
    return int(card)


@numba.njit(cache=True)
def _lay(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, left: int, mind: Mind, memory: Room, whim: float,
    chosen: Ints,
) -> None:  # fmt: skip
    """What he lays: the best as he sees it, or something about as good."""
    found, worth = np.zeros((MOST_ACTIONS, 2), np.int64), np.zeros(MOST_ACTIONS)
    opening = facts[TURN] == 1 and facts[PLACED] == 0
    number = choices(facts[HIS], row[facts[LENGTH] - 1, CARD], not opening, found)
    for at in range(number):
        if opening:
            here, now = row.copy(), facts.copy()
            put(here, now, found[at, 0], found[at, 1], drawn)
            worth[at] = best_after(here, now, drawn, told, riddles, left, mind, memory, True)
        else:
            worth[at] = after(row, facts, drawn, told, riddles, left, mind, memory, found[at, 0], found[at, 1])
        worth[at] -= whim * np.log(-np.log(np.random.random() + 1e-12) + 1e-12)
    chosen[:] = found[worth[:number].argmax()]


@numba.njit(cache=True)
def _doubtful(
    row: Ints, facts: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats, ahead: float, piles: Ints,
    hers: Room,
) -> int:  # fmt: skip
    """The pile whose cards tell her most about the hidden hideouts, and take what he needs next."""
    hidden, last, weights, chances, named, _ = hers
    named[:] = 0.0
    seen = facts[SEEN] | facts[HERS]
    far = 0
    found = believed(row, facts[LENGTH], seen, told, riddles, facts[ASKED], styles, hidden, last, weights)
    if found and mixed(weights, priors, found, chances) > 0.0:
        summed_bits(hidden, chances, found, named)
        far = last[:found].max()
    best, answer = -1.0, -1
    for at in range(3):
        unseen = PILE_BITS[at] & ~facts[HERS]
        doubt = 0.0
        for card in range(4, GOAL):
            if unseen >> card & 1:
                doubt += named[card] * (1 - named[card]) + (ahead if far - 2 <= card <= far + 8 else 0.0)
        doubt /= max(1, count(unseen))
        if piles[at] and doubt >= best:
            best, answer = doubt, at
    return answer


@numba.njit(cache=True)
def _game(
    row: Ints, facts: Ints, piles: Ints, drawn: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats,
    bold: float, mind: Mind, memory: Room, hers: Room, whim: float, log: Floats, noted: int,
) -> tuple[bool, int]:  # fmt: skip
    """Whether he escapes, and how many positions are noted by then."""
    chosen = np.zeros(2, np.int64)
    while True:
        last, length = row[facts[LENGTH] - 1, CARD], facts[LENGTH]
        left = count(piles[0]) + count(piles[1]) + count(piles[2])
        if facts[TURN] > 1 and left:
            used = 0
            for place in range(1, length):
                used |= row[place, UNDER] | 1 << row[place, CARD]
            at = pile(piles, facts[HIS], used, last)
            other = np.random.randint(3)
            if np.random.random() < ODD_PILE and piles[other]:
                at = other
            facts[HIS] |= 1 << draw(piles, at)
            drawn[at] += 1
            left -= 1
        facts[LEFT], facts[PLACED] = 2 if facts[TURN] == 1 else 1, 0
        odd = np.random.random()
        facts[GUESSES] = 0 if odd < ODD_TURN / 2 else 2 if odd < ODD_TURN else 1
        while facts[LEFT]:
            last = row[facts[LENGTH] - 1, CARD]
            chosen[:] = 0
            if in_reach(facts[HIS], last):
                _lay(row, facts, drawn, told, riddles, left, mind, memory, whim, chosen)
            elif facts[PLACED] == 0 and left == 0:
                return False, noted
            if chosen[0] == 0:
                break
            put(row, facts, chosen[0], chosen[1], drawn)
            if chosen[0] == GOAL:
                hot = is_hot(row, facts[LENGTH])
                return hot or not run_down(row, facts, told, riddles, styles, priors, *hers[:5]), noted
        if facts[PLACED] == 0:
            hold_up(facts, told, drawn, last)
            if left == 0:
                facts[IDLE] += 1
                if facts[IDLE] == 2:
                    return False, noted
        outlook(row, facts, told, riddles, left, mind, memory)
        log[noted] = memory[5]
        noted += 1
        for _ in range(2 if facts[TURN] == 1 else 1):
            ahead = AHEAD if bold == JUDGING else 0.0
            at = _doubtful(row, facts, told, riddles, styles, priors, ahead, piles, hers)
            if at >= 0:
                facts[HERS] |= 1 << draw(piles, at)
        facts[TURN] += 1
        for _ in range(facts[GUESSES]):
            if caught(row, facts, told, riddles, styles, priors, bold, *hers[:5]):
                return False, noted


@numba.njit(cache=True)
def _games(
    seed: int, who: Ints, styles: Floats, priors: Floats, bold: Floats, mind: Mind, memory: Room, hers: Room,
    whim: float, log: Floats, games: Ints, escaped: Floats,
) -> int:  # fmt: skip
    """A game against each of these Marshals: whether he escapes, and every position noted with its game."""
    np.random.seed(seed)
    noted = 0
    for game in range(who.shape[0]):
        row, riddles = np.zeros((PLACES, COLUMNS), np.int64), np.zeros((RIDDLES, 2), np.int64)
        facts, piles, drawn = np.zeros(FACTS, np.int64), PILE_BITS.copy(), np.array([3, 2, 0])
        row[0, UP] = 1
        facts[HIS], facts[LENGTH], facts[TURN], facts[GUESSES] = 14, 1, 1, 1
        for at in range(2):
            for _ in range(drawn[at]):
                facts[HIS] |= 1 << draw(piles, at)
        one, before = who[game], noted
        told = np.ones((PLACES, GOAL + 1))
        escaped[game], noted = _game(
            row, facts, piles, drawn, told, riddles, styles[one], priors[one], bold[one], mind, memory, hers, whim, log,
            noted,
        )  # fmt: skip
        games[before:noted] = game
    return noted


games: Callable[..., int] = _games
CROWD = crowd([(belief, bold) for belief, bold, _ in MARSHALS.values()])


def played(seed: int, who: Ints, weights: Floats, whim: float = WHIM) -> tuple[Floats, Floats, Floats]:
    """Who escaped, and every position with what came of it."""
    log, of = np.zeros((len(who) * LONGEST_GAME, FEATURES)), np.zeros(len(who) * LONGEST_GAME, np.int64)
    escaped = np.zeros(len(who))
    noted = games(
        seed, who, *CROWD, (READERS.styles, READERS.priors, weights), room(len(READERS.styles)),
        room(CROWD.styles.shape[1]), whim, log, of, escaped,
    )  # fmt: skip
    return escaped, log[:noted], escaped[of[:noted]]


def fitted(positions: Floats, came: Floats) -> Floats:
    """The weights that explain best what came of the positions."""
    weights = np.zeros(FEATURES)
    for _ in range(12):
        said = 1 / (1 + np.exp(-np.clip(positions @ weights, -30, 30)))
        slope = positions.T @ (came - said) - RIDGE * weights
        bend = (positions * (said * (1 - said))[:, None]).T @ positions + RIDGE * np.eye(FEATURES)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def bent(positions: Floats, came: Floats, weights: Floats, draw: np.random.Generator) -> Floats:
    """The weights bettered by gradient (Adam), the straight ones and those of the tanh layer."""
    straight = weights[:FEATURES].copy()
    layer = weights[FEATURES:].reshape(-1, FEATURES + 1)
    if not len(layer):
        layer = np.hstack([draw.standard_normal((BENT, FEATURES)) * 0.15, np.zeros((BENT, 1))])
    parts = [straight, layer[:, :-1].copy(), layer[:, -1].copy()]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step = 0
    for turn in range(TURNS):
        order = draw.permutation(len(came))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            x, step = positions[some], step + 1
            pulled = np.tanh(x @ parts[1].T)
            off = (1 / (1 + np.exp(-np.clip(x @ parts[0] + pulled @ parts[2], -30, 30))) - came[some]) / BATCH
            inner = off[:, None] * parts[2] * (1 - pulled**2)
            slopes = [x.T @ off, inner.T @ x, pulled.T @ off]
            for k, slope in enumerate(slopes):
                slope = slope + 1e-5 * parts[k]
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope**2
                rate = RATE * (1 - turn / TURNS) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                parts[k] -= rate * first[k] / (np.sqrt(second[k]) + 1e-8)
    return np.concatenate([parts[0], np.hstack([parts[1], parts[2][:, None]]).ravel()])


def main(seconds: float, start: Floats, out: str) -> None:
    """Play, fit, play on; print."""
    luck, weights = np.random.default_rng(1), start
    often = np.array([share for *_, share in MARSHALS.values()])
    often /= often.sum()
    kept: list[tuple[Floats, Floats]] = []
    began, number = time.time(), 0
    while time.time() - began < seconds:
        who = luck.choice(len(often), GAMES, p=often)
        escaped, positions, came = played(number + int(began) % 100_000, who, weights)
        each = {name: round(float(escaped[who == k].mean()), 2) for k, name in enumerate(MARSHALS)}
        print(f"{number}: {escaped.mean():.3f}, off by {loss(positions, came, weights):.4f}", each, flush=True)
        kept = [*kept, (positions, came)][-KEPT:]
        all_positions, all_came = np.vstack([p for p, _ in kept]), np.concatenate([c for _, c in kept])
        if len(weights) == FEATURES:
            weights = fitted(all_positions, all_came)
        weights = bent(all_positions, all_came, weights, luck)
        number += 1
        np.save(out, weights)


def loss(positions: Floats, came: Floats, weights: Floats) -> float:
    """How far off the stated chances are: the mean of minus their logarithm."""
    said = 1 / (1 + np.exp(-np.clip(score(positions, weights), -20, 20)))
    return float(-np.log(np.where(came > 0.5, said, 1 - said)).mean())


def score(positions: Floats, weights: Floats) -> Floats:
    """What the weights make of the positions."""
    layer = weights[FEATURES:].reshape(-1, FEATURES + 1)
    return positions @ weights[:FEATURES] + np.tanh(positions @ layer[:, :-1].T) @ layer[:, -1]


if __name__ == "__main__":
    main(float(sys.argv[1]), np.load(sys.argv[3]) if len(sys.argv) > 3 else WEIGHTS, sys.argv[2])
