"""The Resistance: base games with random players through the public interface, and the exact belief, on one core."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module

from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import SIDES, Options
from crosstable.games.resistance.mind.belief import belief_of
from crosstable.games.resistance.mind.levels import LEVELS
from crosstable.games.resistance.view import ResistanceView

from . import peers
from .report import Figure
from .timing import rates

LEAST = 500
"""Five-player games a second."""
EVERYTHING = Options(
    hunter=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True, blame=True, inquisitor=True,
    plot=True,
)  # fmt: skip


def run(quick: bool) -> list[Figure]:
    """Games a second for 5, 7 and 10 seats, and belief updates a second at ten seats with every module."""
    games, rounds = (60, 2) if quick else (300, 5)
    return [*(figure for seats in (5, 7, 10) for figure in _games(seats, games, rounds)), _beliefs(rounds)]


def _games(seats: int, games: int, rounds: int) -> list[Figure]:
    contenders: dict[str, Callable[[], int]] = {"ours": partial(random_games, seats, games)}
    if peers.has_open_spiel():
        contenders["spiel"] = partial(spiel_games, seats, games * 4)
    rate = rates(contenders, rounds)
    missing = "" if peers.has_open_spiel() else peers.NO_OPEN_SPIEL
    beside = Figure(
        name=f"The Resistance, random games, {seats} seats", unit="/s", ours=rate["ours"],
        peer="OpenSpiel, social_deduction", theirs=rate.get("spiel"), missing=missing,
    )  # fmt: skip
    if seats != 5:
        return [beside]
    return [beside, Figure(name="The Resistance, random games, 5 seats", unit="/s", ours=rate["ours"], bound=LEAST)]


def random_games(seats: int, games: int) -> int:
    """Play base games at random, from the offers."""
    luck, chance = random.Random(seats), QuickChance(seats)

    def below(n: int) -> int:
        return int(luck.random() * n)

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


def _beliefs(rounds: int) -> Figure:
    view = _late_view()
    habits = LEVELS["strong"].habits
    belief = belief_of(view, habits)

    def work() -> int:
        for _ in range(20):
            belief_of(view, habits)
        return 20

    a_second = rates({"ours": work}, rounds)["ours"]
    return Figure(
        name="The Resistance, exact belief, 10 seats, all modules", unit="/s", ours=a_second, bound=100,
        note=f"{1000 / a_second:.1f} ms for the whole record of {len(view.missions)} missions and "
        f"{len(view.proposals)} votes over {len(belief.worlds.deals.group):,} deals",
    )  # fmt: skip


def _late_view() -> ResistanceView:
    """What a seat with as many worlds as possible sees late in a game."""
    for seed in range(1000):
        luck, chance = random.Random(seed), QuickChance(seed)
        state = GAME.start(EVERYTHING, 10, chance).state
        while GAME.outcome(state) is None:
            if len(state.missions) == 4 and state.phase == "vote":
                return GAME.view(state, state.seat_of("dummy_agent"))
            seat = luck.choice(sorted(GAME.actors(state)))
            state = GAME.play(state, seat, random_action(GAME, state, seat, luck.randrange), chance).state
    raise AssertionError("no game went that far")
