"""Learn the judgement of Fugitive's strong Fugitive anew: he plays Marshals of every belief, and what led to wins is
fitted, with the eyes of the Marshal he really played.

    python -m bench.fugitive_learn 400

prints how many games the Fugitive won and the numbers for `games/fugitive/bots/judgement.py`. Now and then he plays
something other than what he thinks best, so that he also learns what comes of that.
"""

import random
import sys

import numpy as np
from numpy.typing import NDArray

from crosstable.core.action import Action
from crosstable.core.bot import Sight, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.events import Event, heard
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Place
from crosstable.games.fugitive.bots.beliefs import READINGS, Belief
from crosstable.games.fugitive.bots.fugitive import StrongFugitive, scene_of
from crosstable.games.fugitive.bots.judgement import FUGITIVE_JUDGE, MARSHAL_JUDGE
from crosstable.games.fugitive.bots.marshal import StrongMarshal
from crosstable.games.fugitive.bots.plans import Plan
from crosstable.games.fugitive.bots.prospects import Judge, features
from crosstable.games.fugitive.data import FUGITIVE, GOAL, MARSHAL, Options
from crosstable.games.fugitive.view import FugitiveView

CURIOUS = 0.2
"""How often a bot tries something else."""
RESTRAINT = 5.0
"""How much a weight has to explain before it counts."""

Facts = list[float]


def chosen(thought: Thought, luck: random.Random) -> Action:
    """Mostly the best action; sometimes another of the first few."""
    others = thought.candidates[:4]
    return luck.choice(others).action if others and luck.random() < CURIOUS else thought.action


def facts_of_placing(sight: Sight, action: Action, belief: Belief) -> Facts | None:
    """The features after the Fugitive's step, with the eyes of a Marshal of this belief; none for 42."""
    view = sight.view
    assert isinstance(view, FugitiveView)
    scene = scene_of(sight, view, (belief,))
    if not isinstance(action, Place):
        return features(scene.now(), scene.outlooks(None)[0])
    if action.card == GOAL:
        return None
    left = tuple(card for card in view.hand if card not in (action.card, *action.sprints))
    return features(scene.after(Plan(action.card, action.sprints, left)), scene.outlooks(len(action.sprints))[0])


def play(seed: int, judges: tuple[Judge, Judge]) -> tuple[list[Facts], list[float], bool]:
    """One game against a Marshal of any belief: his features, her stated chances, and whether the Fugitive won."""
    chance, luck, options = QuickChance(seed), random.Random(seed), Options()
    belief = luck.choice(READINGS)
    players = (StrongFugitive(judges[FUGITIVE]), StrongMarshal(judges[MARSHAL], belief))
    step = GAME.start(options, 2, chance)
    told: dict[Seat, list[tuple[Event, ...]]] = {seat: [heard(step.events, seat)] for seat in (0, 1)}
    facts: list[Facts] = []
    stated: list[float] = []
    while step.state.outcome is None:
        (seat,) = GAME.actors(step.state)
        view = GAME.view(step.state, seat)
        sight = Sight("fugitive", options, 2, seat, view, tuple(told[seat]), luck.getrandbits(32))
        thought = players[seat].think(sight, lambda: False)
        action = chosen(thought, luck) if seat == FUGITIVE else thought.action
        before, step = step, GAME.play(step.state, seat, action, chance)
        done = step.state.side == MARSHAL and before.state.phase == "place"
        if done and (found := facts_of_placing(sight, action, belief)):
            facts.append(found)
        if view.phase == "guess":
            stated.append(thought.value or 0.0)
        for hearer in (0, 1):
            told[hearer].append(heard(step.events, hearer))
    return facts, stated, step.state.outcome.winners == (FUGITIVE,)


def fit(facts: list[Facts], won: list[bool]) -> Judge:
    """A logistic judgement with pairs, by Newton's method."""
    x, y = np.array(facts), np.array(won, np.float64)
    size = x.shape[1]
    first, second = np.triu_indices(size)
    terms = np.hstack([np.ones((len(x), 1)), x, x[:, first] * x[:, second]])
    restraint = np.full(terms.shape[1], RESTRAINT)
    restraint[0], restraint[1 : size + 1] = 0.01, RESTRAINT / 3
    weights: NDArray[np.float64] = np.zeros(terms.shape[1])
    for _ in range(12):
        chance = 1.0 / (1.0 + np.exp(-terms @ weights))
        slope = terms.T @ (y - chance) - restraint * weights
        bend = (terms * (chance * (1 - chance))[:, None]).T @ terms + np.diag(restraint)
        weights = weights + np.linalg.solve(bend, slope)
    pairs = np.zeros((size, size))
    pairs[first, second] = weights[size + 1 :]
    return Judge(float(weights[0]), weights[1 : size + 1], pairs)


def main(games: int, first: int) -> None:
    """Play, fit, print."""
    facts: list[Facts] = []
    won: list[bool] = []
    escaped = 0
    for seed in range(first, first + games):
        found, _, fled = play(seed, (FUGITIVE_JUDGE, MARSHAL_JUDGE))
        escaped += fled
        facts += found
        won += [fled] * len(found)
    print(f"the Fugitive escaped in {escaped} of {games}")
    judge = fit(facts, won)
    pairs = judge.pairs[np.triu_indices(len(judge.single))]
    print([round(judge.constant, 3), judge.single.round(3).tolist(), pairs.round(3).tolist()])


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
