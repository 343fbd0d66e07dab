"""Learn the judgement of Fugitive's strong bots anew: they play each other, and what led to wins is fitted.

    python -m bench.fugitive_learn 400

prints how many games the Fugitive won and the numbers for `games/fugitive/bots/judgement.py`. Now and then a bot plays
something other than what it thinks best, so that it also learns what comes of that.
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
from crosstable.games.fugitive.actions import Done, Guess, Place
from crosstable.games.fugitive.bots.fugitive import StrongFugitive, scene_of
from crosstable.games.fugitive.bots.hunt import hunt_features, trail
from crosstable.games.fugitive.bots.judgement import FUGITIVE_JUDGE, MARSHAL_JUDGE
from crosstable.games.fugitive.bots.marshal import StrongMarshal
from crosstable.games.fugitive.bots.plans import Plan
from crosstable.games.fugitive.bots.prospects import Judge, features
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.data import FUGITIVE, GOAL, MARSHAL, Options
from crosstable.games.fugitive.know import HURRIED, evidence
from crosstable.games.fugitive.state import State
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


def facts_of_placing(sight: Sight, action: Action) -> Facts | None:
    """The features after the Fugitive's step; none for 42."""
    view = sight.view
    assert isinstance(view, FugitiveView)
    scene = scene_of(sight, view, HURRIED)
    if not isinstance(action, Place):
        return features(scene.now(), scene.outlooks(None))
    if action.card == GOAL:
        return None
    left = tuple(card for card in view.hand if card not in (action.card, *action.sprints))
    return features(scene.after(Plan(action.card, action.sprints, left)), scene.outlooks(len(action.sprints)))


def facts_of_guess(sight: Sight, action: Action, after: State) -> Facts | None:
    """The features after the Marshal's guess; none where it ended the game."""
    view = sight.view
    assert isinstance(view, FugitiveView)
    if after.outcome or not isinstance(action, Guess | Done):
        return None
    known = evidence(event for step in sight.heard for event in step)
    here = trail(all_rows(known, HURRIED), view.hot, sum(pile.count for pile in view.piles))
    return hunt_features(here.after(action.numbers, after.made[-1].hit) if isinstance(action, Guess) else here)


def play(seed: int, judges: tuple[Judge, Judge]) -> tuple[list[Facts], list[Facts], bool]:
    """One game: the features of each side, and whether the Fugitive won."""
    players = (StrongFugitive(judges[FUGITIVE], HURRIED), StrongMarshal(judges[MARSHAL], HURRIED))
    chance, luck, options = QuickChance(seed), random.Random(seed), Options()
    step = GAME.start(options, 2, chance)
    told: dict[Seat, list[tuple[Event, ...]]] = {seat: [heard(step.events, seat)] for seat in (0, 1)}
    facts: tuple[list[Facts], list[Facts]] = ([], [])
    while step.state.outcome is None:
        (seat,) = GAME.actors(step.state)
        view = GAME.view(step.state, seat)
        sight = Sight("fugitive", options, 2, seat, view, tuple(told[seat]), luck.getrandbits(32))
        action = chosen(players[seat].think(sight, lambda: False), luck)
        step = GAME.play(step.state, seat, action, chance)
        found = None
        if view.phase == "place":
            found = facts_of_placing(sight, action)
        elif view.phase == "guess":
            found = facts_of_guess(sight, action, step.state)
        if found:
            facts[seat].append(found)
        for hearer in (0, 1):
            told[hearer].append(heard(step.events, hearer))
    return *facts, step.state.outcome.winners == (FUGITIVE,)


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


def main(games: int) -> None:
    """Play, fit, print."""
    facts: tuple[list[Facts], list[Facts]] = ([], [])
    won: tuple[list[bool], list[bool]] = ([], [])
    escaped = 0
    for seed in range(games):
        *found, fled = play(seed, (FUGITIVE_JUDGE, MARSHAL_JUDGE))
        escaped += fled
        for side in (FUGITIVE, MARSHAL):
            facts[side].extend(found[side])
            won[side].extend([fled == (side == FUGITIVE)] * len(found[side]))
    print(f"the Fugitive escaped in {escaped} of {games}")
    for side in (FUGITIVE, MARSHAL):
        judge = fit(facts[side], won[side])
        pairs = judge.pairs[np.triu_indices(len(judge.single))]
        print([round(judge.constant, 3), judge.single.round(3).tolist(), pairs.round(3).tolist()])


if __name__ == "__main__":
    main(int(sys.argv[1]))
