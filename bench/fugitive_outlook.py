"""Learn anew how Fugitive's strong bot sees his chance.

    python -m bench.fugitive_outlook 600 weights.npz

plays games for so many seconds against Marshals of many beliefs (`bots/readers/models.py`), fits what came of every
position and of every hand (logistic regression, then a layer of tanh by gradient), notes how he steps and opens, for
those who watch him, plays on with that, and keeps the numbers in a file, from which it goes on the next time; they go
to `bots/readers/weights.py`. A game takes about five milliseconds.

    python -m bench.fugitive_outlook join mean.npz first.npz second.npz

averages lessons: several that went different ways play better than one.

    python -m bench.fugitive_outlook judging 600 weights.npz

learns against those alone who weigh what a guess leaves, for `bots/readers/judged.py`.
"""

import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numba
import numpy as np

from crosstable.games.fugitive.bots.chase import (
    FACTS,
    GUESSES,
    HERS,
    HIS,
    IDLE,
    JUDGING,
    LEFT,
    LENGTH,
    PLACED,
    TURN,
    draw,
    put,
)
from crosstable.games.fugitive.bots.marshal import AHEAD
from crosstable.games.fugitive.bots.passes import in_reach
from crosstable.games.fugitive.bots.quick import (
    CARD,
    COLUMNS,
    ENOUGH_FEET,
    LONGEST,
    MOST_SPRINTS,
    PILE_BITS,
    PLACES,
    UP,
    Floats,
    Ints,
    count,
)
from crosstable.games.fugitive.bots.readers.drawing import TRAITS, traits
from crosstable.games.fugitive.bots.readers.hunting import caught, hold_up, is_hot, run_down
from crosstable.games.fugitive.bots.readers.lookahead import doubtful, hidden_of, left_of, pile_worth
from crosstable.games.fugitive.bots.readers.models import KNOWING, KNOWN, MARSHALS, READERS
from crosstable.games.fugitive.bots.readers.outlook import MOST_ACTIONS, after_each, best_after, choices, outlook
from crosstable.games.fugitive.bots.readers.prospects import CROWD, JUDGE
from crosstable.games.fugitive.bots.readers.reading import FEATURES, Mind, Room, room
from crosstable.games.fugitive.bots.readers.trails import RIDDLES
from crosstable.games.fugitive.bots.readers.weights import HANDS, OPENINGS, STYLE, WEIGHTS
from crosstable.games.fugitive.data import GOAL

GAMES, KEPT = 2000, 6
"""Games a round, and how many rounds he learns from."""
WHIM, FIRST_WHIM, PILE_WHIM = 0.008, 0.02, 0.005
"""How much worse an action may be and still be tried now and then; more on the first turn."""
ODD_PILE, ODD_TURN = 0.05, 0.04
"""How often he draws from any pile, and how often an event keeps her from guessing or lets her guess twice."""
SURPRISE = 0.4
"""What it costs him to open as he always does: what whoever has watched him would make of it."""
RIDGE, PATIENCE = 3.0, 0.15
"""How far weights are held back, and how fast what is known of his openings follows what he does."""
OTHERS = 0.03
"""How often others come where he learns against those who judge: just often enough to be told of."""
LONGEST_GAME = 40
BENT, TURNS, BATCH, RATE = 16, 4, 256, 0.003
"""The size of the tanh layer; how often all positions are gone through, how many at once, and how fast he learns."""


@numba.njit(cache=True)
def _lay(
    row: Ints, facts: Ints, drawn: Ints, told: Floats, riddles: Ints, left: int, mind: Mind, memory: Room, whim: float,
    expected: Floats, chosen: Ints,
) -> None:  # fmt: skip
    """What he lays: the best as he sees it, or something about as good."""
    found, worth = np.zeros((MOST_ACTIONS, 2), np.int64), np.zeros(MOST_ACTIONS)
    opening = facts[TURN] == 1 and facts[PLACED] == 0
    number = choices(facts[HIS], row[facts[LENGTH] - 1, CARD], not opening, found)
    whim = FIRST_WHIM if facts[TURN] == 1 else whim
    if not opening:
        after_each(row, facts, drawn, told, riddles, left, mind, memory, found, number, worth)
    for at in range(number):
        if opening:
            here, now = row.copy(), facts.copy()
            put(here, now, found[at, 0], found[at, 1], drawn)
            worth[at] = best_after(here, now, drawn, told, riddles, left, mind, memory, True, chosen)
            worth[at] -= expected[min(count(found[at, 1]), MOST_SPRINTS - 1), min(found[at, 0], LONGEST - 1)]
        worth[at] -= whim * np.log(-np.log(np.random.random() + 1e-12) + 1e-12)
    chosen[:] = found[worth[:number].argmax()]


@numba.njit(cache=True)
def _pile(row: Ints, facts: Ints, piles: Ints, hands: Floats) -> int:
    """The pile he draws from: the best for his hand, or about as good, or now and then any."""
    other, worth = np.random.randint(3), np.zeros(3)
    if np.random.random() < ODD_PILE and piles[other]:
        return other
    pile_worth(row, facts, piles, hands, worth)
    for at in range(3):
        worth[at] -= PILE_WHIM * np.log(-np.log(np.random.random() + 1e-12) + 1e-12)
        if piles[at] == 0:
            worth[at] = -9.0
    return int(worth.argmax())


@numba.njit(cache=True)
def _held(row: Ints, facts: Ints, piles: Ints, out: Floats) -> None:
    """Note his hand before he lays."""
    length = facts[LENGTH]
    traits(facts[HIS], row[length - 1, CARD], hidden_of(row, length), is_hot(row, length), left_of(piles), out)


@numba.njit(cache=True)
def _game(
    row: Ints, facts: Ints, piles: Ints, drawn: Ints, told: Floats, riddles: Ints, styles: Floats, priors: Floats,
    bold: float, mind: Mind, hands: Floats, expected: Floats, memory: Room, hers: Room, whim: float, log: Floats,
    held: Floats, noted: int, steps: Floats,
) -> tuple[bool, int]:  # fmt: skip
    """Whether he escapes, and how many positions are noted by then."""
    chosen = np.zeros(2, np.int64)
    heard = told if bold == JUDGING else np.ones((PLACES, GOAL + 1))  # others make nothing of passes
    while True:
        last = row[facts[LENGTH] - 1, CARD]
        left = count(piles[0]) + count(piles[1]) + count(piles[2])
        if facts[TURN] > 1 and left:
            at = _pile(row, facts, piles, hands)
            facts[HIS] |= 1 << draw(piles, at)
            drawn[at] += 1
            left -= 1
        _held(row, facts, piles, held[noted])
        facts[LEFT], facts[PLACED] = 2 if facts[TURN] == 1 else 1, 0
        odd = np.random.random()
        facts[GUESSES] = 0 if odd < ODD_TURN / 2 else 2 if odd < ODD_TURN else 1
        while facts[LEFT]:
            last = row[facts[LENGTH] - 1, CARD]
            chosen[:] = 0
            if in_reach(facts[HIS], last):
                _lay(row, facts, drawn, told, riddles, left, mind, memory, whim, expected, chosen)
            elif facts[PLACED] == 0 and left == 0:
                return False, noted
            if chosen[0] == 0:
                break
            put(row, facts, chosen[0], chosen[1], drawn)
            steps[int(last == 0), min(count(chosen[1]), MOST_SPRINTS - 1), min(chosen[0] - last, LONGEST - 1)] += 1
            if chosen[0] == GOAL:
                hot = is_hot(row, facts[LENGTH])
                return hot or not run_down(row, facts, heard, riddles, styles, priors, *hers[:5]), noted
        if facts[PLACED] == 0:
            hold_up(row, facts, told, drawn, last)
            if left == 0:
                facts[IDLE] += 1
                if facts[IDLE] == 2:
                    return False, noted
        outlook(row, facts, told, riddles, left, mind, memory)
        log[noted] = memory[5]
        noted += 1
        for _ in range(2 if facts[TURN] == 1 else 1):
            ahead = AHEAD if bold == JUDGING else 0.0
            at = doubtful(row, facts, heard, riddles, styles, priors, ahead, piles, hers)
            if at >= 0:
                facts[HERS] |= 1 << draw(piles, at)
        facts[TURN] += 1
        for _ in range(facts[GUESSES]):
            if caught(row, facts, heard, riddles, styles, priors, bold, *hers[:5]):
                return False, noted


@numba.njit(cache=True)
def _games(
    seed: int, who: Ints, styles: Floats, priors: Floats, bold: Floats, mind: Mind, hands: Floats, expected: Floats,
    memory: Room, hers: Room, whim: float, log: Floats, held: Floats, games: Ints, escaped: Floats, steps: Floats,
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
            row, facts, piles, drawn, told, riddles, styles[one], priors[one], bold[one], mind, hands, expected, memory,
            hers, whim, log, held, noted, steps,
        )  # fmt: skip
        games[before:noted] = game
    return noted


games: Callable[..., int] = _games


class Round(NamedTuple):
    """Games played: who escaped, every position and hand with what came of it, and the steps he took."""

    escaped: Floats
    positions: Floats
    held: Floats
    came: Floats
    steps: Floats


def played(seed: int, who: Ints, weights: Floats, hands: Floats, openings: Floats, whim: float = WHIM) -> Round:
    """A game against each of these Marshals."""
    size = len(who) * LONGEST_GAME
    log, held, of = np.zeros((size, FEATURES)), np.zeros((size, TRAITS)), np.zeros(size, np.int64)
    escaped, steps = np.zeros(len(who)), np.zeros((2, MOST_SPRINTS, LONGEST))
    noted = games(
        seed, who, *CROWD, (READERS.styles, READERS.priors, weights), hands, SURPRISE * openings,
        room(len(READERS.styles)), room(CROWD.styles.shape[1]), whim, log, held, of, escaped, steps,
    )  # fmt: skip
    return Round(escaped, log[:noted], held[:noted], escaped[of[:noted]], steps)


def known(steps: Floats) -> Floats:
    """How he steps, as somebody would have it who has watched him often: for each number of sprint cards how likely
    each distance is where it is possible."""
    style = (steps.sum(axis=0) + 2.0) / np.maximum(ENOUGH_FEET, 0.2)
    for sprints in range(MOST_SPRINTS):
        style[sprints, 0] = 0.0
        style[sprints, min(LONGEST, 4 + 2 * sprints) :] = 0.0
        style[sprints] /= style[sprints].sum()
    return np.asarray(style)


def fitted(positions: Floats, came: Floats) -> Floats:
    """The weights that explain best what came of the positions."""
    size = positions.shape[1]
    weights = np.zeros(size)
    for _ in range(12):
        said = 1 / (1 + np.exp(-np.clip(positions @ weights, -30, 30)))
        slope = positions.T @ (came - said) - RIDGE * weights
        bend = (positions * (said * (1 - said))[:, None]).T @ positions + RIDGE * np.eye(size)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def bent(positions: Floats, came: Floats, weights: Floats, draw: np.random.Generator, turns: int) -> Floats:
    """The weights bettered by gradient (Adam), the straight ones and those of the tanh layer."""
    size = positions.shape[1]
    straight = weights[:size].copy()
    layer = weights[size:].reshape(-1, size + 1)
    if not len(layer):
        layer = np.hstack([draw.standard_normal((BENT, size)) * 0.15, np.zeros((BENT, 1))])
    parts = [straight, layer[:, :-1].copy(), layer[:, -1].copy()]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step = 0
    for turn in range(turns):
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
                rate = RATE * (1 - turn / turns) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                parts[k] -= rate * first[k] / (np.sqrt(second[k]) + 1e-8)
    return np.concatenate([parts[0], np.hstack([parts[1], parts[2][:, None]]).ravel()])


def main(seconds: float, out: str, judging: bool = False) -> None:
    """Play, fit, play on; print."""
    luck = np.random.default_rng(1)
    try:
        saved = np.load(out)
        weights, hands, style, openings = (saved[name] for name in ("weights", "hands", "style", "openings"))
    except FileNotFoundError:
        weights, hands, style, openings = WEIGHTS, HANDS, STYLE, OPENINGS
    often = np.array([share for *_, share in MARSHALS.values()])
    if judging:
        often = np.where(JUDGE, often, OTHERS)
    often /= often.sum()
    kept: list[Round] = []
    began, number = time.time(), 0
    while time.time() - began < seconds:
        READERS.styles[KNOWN] = style
        for k in KNOWING:
            CROWD.styles[k, 0] = style
        who = luck.choice(len(often), GAMES, p=often)
        done = played(number + int(began) % 100_000, who, weights, hands, openings)
        _tell(number, who, done, weights)
        kept = [*kept, done][-KEPT:]
        came = np.concatenate([one.came for one in kept])
        positions, held = np.vstack([one.positions for one in kept]), np.vstack([one.held for one in kept])
        if len(weights) == FEATURES:
            weights = fitted(positions, came)
        if len(hands) == TRAITS:
            hands = fitted(held, came)
        weights, hands = bent(positions, came, weights, luck, TURNS), bent(held, came, hands, luck, TURNS)
        style = known(np.sum([one.steps for one in kept], axis=0))
        firsts = done.steps[1] + 1e-9
        openings = openings + PATIENCE * (firsts / firsts.sum(axis=1, keepdims=True) - openings)
        number += 1
        np.savez(out, weights=weights, hands=hands, style=style, openings=openings)


def _tell(number: int, who: Ints, done: Round, weights: Floats) -> None:
    each = {name: round(float(done.escaped[who == k].mean()), 2) for k, name in enumerate(MARSHALS)}
    print(
        f"{number}: {done.escaped.mean():.3f}, off by {loss(done.positions, done.came, weights):.4f}", each, flush=True
    )
    first = done.steps[1]
    print(
        "   openings named", round(float(first.max(axis=1).sum() / first.sum()), 2), first[:4, 1:9].astype(int).tolist()
    )


def loss(positions: Floats, came: Floats, weights: Floats) -> float:
    """How far off the stated chances are: the mean of minus their logarithm."""
    said = 1 / (1 + np.exp(-np.clip(score(positions, weights), -20, 20)))
    return float(-np.log(np.where(came > 0.5, said, 1 - said)).mean())


def score(positions: Floats, weights: Floats) -> Floats:
    """What the weights make of the positions."""
    size = positions.shape[1]
    layer = weights[size:].reshape(-1, size + 1)
    return positions @ weights[:size] + np.tanh(positions @ layer[:, :-1].T) @ layer[:, -1]


def joined(lessons: Sequence[Floats], size: int) -> Floats:
    """The mean of what several lessons make of things: straight weights are averaged, bent ones kept side by side."""
    layers = [lesson[size:].reshape(-1, size + 1) * [*[1.0] * size, 1 / len(lessons)] for lesson in lessons]
    return np.concatenate([np.mean([lesson[:size] for lesson in lessons], axis=0), np.vstack(layers).ravel()])


def join(out: str, names: Sequence[str]) -> None:
    """Keep the mean of these lessons in a file; how he steps and opens is taken from the last."""
    saved = [np.load(name) for name in names]
    weights, hands = ([one[part] for one in saved] for part in ("weights", "hands"))
    np.savez(
        out, weights=joined(weights, FEATURES), hands=joined(hands, TRAITS), style=saved[-1]["style"],
        openings=saved[-1]["openings"],
    )  # fmt: skip


if __name__ == "__main__":
    if sys.argv[1] == "join":
        join(sys.argv[2], sys.argv[3:])
    elif sys.argv[1] == "judging":
        main(float(sys.argv[2]), sys.argv[3], judging=True)
    else:
        main(float(sys.argv[1]), sys.argv[2])
