"""The Resistance: base games with random players through the public interface, and the exact belief, on one core."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module

from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.resistance import GAME
from crosstable.games.resistance.bots.belief import belief_of, forget
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.worlds import worlds_of
from crosstable.games.resistance.data import SIDES, Options
from crosstable.games.resistance.view import ResistanceView

from . import peers
from .report import Figure
from .timing import rates

LEAST = 3_000
"""Five-player games a second."""
MODULES = {
    "all modules": Options(
        hunter=True, dummy_agent=True, coordinator=True, reverser="both", hidden_reverser=True, inquisitor=True,
        plot=True, targeting=True,
    ),
    "all modules, Deep Agent for the Reversers": Options(
        hunter=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True, blame=True, inquisitor=True,
        plot=True, targeting=True,
    ),
}  # fmt: skip
"""As much as ten seats can hold: under the Hunter the spies have one free place."""


def run(quick: bool) -> list[Figure]:
    """Games a second for 5, 7 and 10 seats, and belief updates a second at ten seats with every module."""
    games, rounds = (60, 2) if quick else (300, 5)
    played = [figure for seats in (5, 7, 10) for figure in _games(seats, games, rounds)]
    return [*played, *(_beliefs(name, options, rounds) for name, options in MODULES.items())]


def _games(seats: int, games: int, rounds: int) -> list[Figure]:
    contenders: dict[str, Callable[[], int]] = {"ours": partial(random_games, seats, games)}
    if peers.has_open_spiel():
        contenders["spiel"] = partial(spiel_games, seats, games * 4)
    if seats == 5 and peers.has_petting_zoo():
        contenders["zoo"] = partial(zoo_games, games)
    rate = rates(contenders, rounds)
    name = f"The Resistance, random games, {seats} seats"
    spiel = Figure(
        name=name, unit="/s", ours=rate["ours"], peer="OpenSpiel, social_deduction", theirs=rate.get("spiel"),
        missing="" if peers.has_open_spiel() else peers.NO_OPEN_SPIEL,
    )  # fmt: skip
    if seats != 5:
        return [spiel]
    zoo = Figure(
        name=name, unit="/s", ours=rate["ours"], peer="PettingZoo, connect_four", theirs=rate.get("zoo"),
        missing="" if peers.has_petting_zoo() else peers.NO_PETTING_ZOO,
    )  # fmt: skip
    return [spiel, zoo, Figure(name=name, unit="/s", ours=rate["ours"], bound=LEAST)]


def random_games(seats: int, games: int) -> int:
    """Play base games at random, from the offers."""
    draw, chance = random.Random(seats).random, QuickChance(seats)

    def below(n: int) -> int:
        return int(draw() * n)

    for _ in range(games):
        state = GAME.start(Options(), seats, chance).state
        while GAME.outcome(state) is None:
            actors = list(GAME.actors(state))
            seat = actors[below(len(actors))]
            state = GAME.play(state, seat, random_action(GAME, state, seat, below), chance).state
    return games


def spiel_games(seats: int, games: int) -> int:
    """The same for OpenSpiel's social deduction game, driven from Python."""
    game = import_module("pyspiel").load_game("social_deduction", {"players": seats, "imposters": SIDES[seats][1]})
    luck = random.Random(seats)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
    return games


def zoo_games(games: int) -> int:
    """Random games of PettingZoo's connect_four, without its wrappers that check every call."""
    env = import_module("pettingzoo.classic.connect_four.connect_four").raw_env()
    luck = random.Random(0)
    for _ in range(games):
        env.reset()
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            legal = [column for column, free in enumerate(mask) if free]
            env.step(legal[int(luck.random() * len(legal))])
    return games


def _beliefs(name: str, options: Options, rounds: int) -> Figure:
    view = _late_view(options)
    habits = LEVELS["strong"].habits
    belief = belief_of(view, habits)

    def work() -> int:
        for _ in range(20):
            forget(belief.worlds)
            belief_of(view, habits)
        return 20

    def first() -> int:
        worlds_of.cache_clear()
        forget(belief.worlds)
        belief_of(view, habits)
        return 1

    rate = rates({"ours": work, "first": first}, rounds)
    return Figure(
        name=f"The Resistance, exact belief, 10 seats, {name}", unit="/s", ours=rate["ours"], bound=100,
        note=f"{1000 / rate['ours']:.1f} ms (the first of a game {1000 / rate['first']:.1f} ms) for a whole record of "
        f"{len(view.missions)} missions, {len(view.proposals)} votes and {len(view.claims)} statements over "
        f"{len(belief.worlds.deals.group):,} deals",
    )  # fmt: skip


def _late_view(options: Options) -> ResistanceView:
    """What a seat with as many worlds as possible sees late in a game in which much was said."""
    for seed in range(1000):
        luck, chance = random.Random(seed), QuickChance(seed)
        state = GAME.start(options, 10, chance).state
        while GAME.outcome(state) is None:
            if len(state.missions) == 4 and state.phase == "vote":
                return GAME.view(state, state.seat_of("dummy_agent"))
            seat = luck.choice(sorted(GAME.actors(state)))
            asides = [o for o in GAME.offers(state, max(seat, 0)) if o.aside and o.action != "blame"]
            if asides and luck.random() < 0.2:
                said = luck.choice(asides)
                speak = GAME.facts.action(said.action, said.pick(luck.randrange))
                state = GAME.play(state, max(seat, 0), speak, chance).state
            state = GAME.play(state, seat, random_action(GAME, state, seat, luck.randrange), chance).state
    raise AssertionError("no game went that far")
