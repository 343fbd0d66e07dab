"""Random agents in the frameworks: our games beside the frameworks' own in Python, steps a second on one core."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from crosstable.games import GAMES

from . import peers
from .report import Figure
from .timing import rates


def run(quick: bool) -> list[Figure]:
    """PettingZoo with and without the wrappers that check every call, with observations read or not; OpenSpiel."""
    steps, rounds = (1_000, 2) if quick else (4_000, 6)
    zoo = _zoo(steps, rounds) if peers.has_petting_zoo() else [_missing("PettingZoo", peers.NO_PETTING_ZOO)]
    spiel = _spiel(steps, rounds) if peers.has_open_spiel() else [_missing("OpenSpiel", peers.NO_OPEN_SPIEL)]
    return zoo + spiel


def _missing(framework: str, why: str) -> Figure:
    return Figure(name=f"{framework}, random steps", unit="/s", missing=why)


def _zoo(steps: int, rounds: int) -> list[Figure]:
    from crosstable.lab.frameworks.aec import GameEnv

    theirs = import_module("pettingzoo.classic.connect_four.connect_four")
    wraps: dict[str, Callable[[Any], Any]] = {"": lambda env: env, ", wrapped": wrapped}
    figures: list[Figure] = []
    for name, wrap in wraps.items():
        for reads, told in ((False, "the mask read"), (True, "mask and observation read")):
            work = {game: partial(zoo_steps, wrap(GameEnv(game)), steps, reads) for game in GAMES}
            rate = rates({**work, "": partial(zoo_steps, wrap(theirs.raw_env()), steps, reads)}, rounds)
            figures += [
                Figure(
                    name=f"PettingZoo{name}, {game}, {told}", unit="/s", ours=rate[game], peer="connect_four",
                    theirs=rate[""], bound=1,
                )
                for game in GAMES
            ]  # fmt: skip
    return figures


def wrapped(env: Any) -> Any:
    """With everything PettingZoo puts round its own board games."""
    wrappers = import_module("pettingzoo.utils.wrappers")
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def zoo_steps(env: Any, steps: int, reads: bool) -> int:
    """So many steps, dealt anew when all agents are done, as PettingZoo's own `performance_benchmark` goes on; the mask
    is read at every one of them, or the observation too."""
    luck = random.Random(0)
    env.reset(seed=0)
    for done in range(steps):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            if reads:
                observation["observation"]
            env.step(int(legal[int(luck.random() * len(legal))]))
        if all(env.terminations.values()):
            env.reset(seed=done)
    return steps


def _spiel(steps: int, rounds: int) -> list[Figure]:
    ours = import_module("crosstable.lab.frameworks.openspiel")
    import_module("open_spiel.python.games.tic_tac_toe")
    load = import_module("pyspiel").load_game
    work = {game: partial(spiel_steps, load(ours.name_of(GAMES[game])), steps) for game in GAMES}
    rate = rates({**work, "": partial(spiel_steps, load("python_tic_tac_toe"), steps)}, rounds)
    return [
        Figure(
            name=f"OpenSpiel, {game}", unit="/s", ours=rate[game], peer="python_tic_tac_toe", theirs=rate[""], bound=1
        )
        for game in GAMES
    ]


def spiel_steps(game: Any, steps: int) -> int:
    """Whole games until so many steps of the players are done."""
    luck, done = random.Random(0), 0
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            done += 1
    return done
