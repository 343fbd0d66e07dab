"""The games in other frameworks: their own checkers, whole actions word by word, and no secrets in what is observed."""

import random
import unittest
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as enforcing
from pettingzoo.test import api_test, seed_test

from crosstable.core import AnyGame, OneOf, SomeOf, legal_actions, tag_of
from crosstable.core.offers import Offer
from crosstable.games import GAMES
from crosstable.lab.frameworks import openspiel
from crosstable.lab.frameworks.aec import GameEnv
from crosstable.lab.frameworks.gym import SeatEnv
from crosstable.lab.frameworks.turns import Position, Setup, begin, setup_of
from crosstable.lab.frameworks.words import ENOUGH, Words
from helpers.playing import random_setup

pytestmark = pytest.mark.filterwarnings("ignore")  # the checkers warn of what they merely dislike


def all_said(words: Words, offers: tuple[Offer, ...], path: tuple[int, ...] = ()) -> Iterator[str]:
    """Every action that can be said, in every way it can be said."""
    for word in words.next(offers, path)[0]:
        more, longer, action = words.next(offers, (*words.next(offers, path)[1], word))
        if action is not None:
            yield repr(sorted((name, value) for name, value in action.items()))
        else:
            assert more
            yield from all_said(words, offers, longer)


def test_every_action_can_be_said_in_exactly_one_way(game: AnyGame) -> None:
    luck = random.Random(3)
    setup = setup_of(game)
    position = begin(setup, luck.randbytes(32))
    for _ in range(25):
        offers = tuple(offer for offer in game.offers(position.state, position.seat) if not offer.aside)
        if sum(1 for offer in offers for _ in offer.choices()) < 400:
            legal = [
                repr(
                    sorted(
                        [("type", tag_of(type(action))), *((f, getattr(action, f)) for f in action.__struct_fields__)]
                    )
                )
                for action in legal_actions(game, position.state, position.seat)
            ]
            assert sorted(all_said(setup.words, offers)) == sorted(legal)
        actor, steps = position.seat, len(position.steps)
        while position.words and (position.seat, len(position.steps)) == (actor, steps):
            position = position.say(luck.choice(position.words))
        if not position.words:
            position = begin(setup, luck.randbytes(32))


def test_sets_with_weights_and_barred_groups_are_said_once() -> None:
    game = GAMES["cross"]
    words = Words(game, game.facts.options(), 2)
    sets = SomeOf((5, 3, 8, 1), 0, 3, weights=(1, 1, 2, 1), weight=3, never=((3, 8),))
    offers = (
        Offer("place", {"a": OneOf((1, 2)), "b": sets}),
        Offer("place", {"a": OneOf((3,)), "b": SomeOf((1,), 1, 1)}),
    )
    said = sorted(all_said(words, offers))
    assert len(said) == len(set(said)) == 2 * len(list(sets)) + 1
    assert words.names[ENOUGH] == "enough"


def test_pettingzoo_accepts_it(game: AnyGame) -> None:
    api_test(GameEnv(game), num_cycles=60)


def test_pettingzoo_finds_it_reproducible(game: AnyGame) -> None:
    seed_test(lambda: GameEnv(game), num_cycles=30)


def test_openspiel_accepts_it(game: AnyGame) -> None:
    spiel = pyspiel.load_game(openspiel.name_of(game))
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_openspiel_finds_no_fault_in_its_states(game: AnyGame) -> None:
    """The tests OpenSpiel itself has for games that are too large to be walked through."""
    name = openspiel.name_of(game)
    kind = type(
        "Enforced", (enforcing.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert [*result.errors, *result.failures] == []


def test_openspiel_takes_options_and_replays_a_history() -> None:
    spiel = pyspiel.load_game("python_crosstable_cross", {"options": "size=3;swap=false"})
    state, luck = spiel.new_initial_state(), random.Random(1)
    for _ in range(8):
        state.apply_action(luck.choice(state.legal_actions()))
    again = spiel.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert len(state.legal_actions()) == 19 - 6


def test_gymnasium_accepts_it(game: AnyGame) -> None:
    check_env(SeatEnv(game), skip_render_check=True)


def test_a_seat_against_bots_comes_to_an_end(game: AnyGame) -> None:
    env, luck = SeatEnv(game, seat=1, bots="random"), random.Random(2)
    _, info = env.reset(seed=4)
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    assert reward in (-1, 1)
    env.reset(seed=4)
    assert env.step(ENOUGH)[1:3] == (-1.0, True)


def test_every_setup_can_be_played(game: AnyGame) -> None:
    luck = random.Random(8)
    for _ in range(4):
        options, seats = random_setup(game, luck)
        env = GameEnv(game, options, seats)
        env.reset(seed=luck.getrandbits(30))
        while env.position.words:
            env.step(luck.choice(env.position.words))
        assert set(env.rewards.values()) <= {-1.0, 0.0, 1.0}


def alike(setup: Setup, seat: int, luck: random.Random) -> tuple[Position, Position] | None:
    """Two deals that differ and that this seat cannot tell apart."""
    known: dict[str, Position] = {}
    for _ in range(80):
        position = begin(setup, luck.randbytes(32))
        other = known.setdefault(position.knowledge(seat), position)
        if other.state != position.state:
            return other, position
    return None


def test_an_observation_tells_nothing_the_seat_does_not_know(game: AnyGame) -> None:
    """Two worlds side by side, as long as the seat has heard the same: it observes the same and may say the same."""
    luck, compared = random.Random(5), 0
    for seat in range(min(game.facts.seats)):
        found = alike(setup_of(game), seat, luck)
        envs = [GameEnv(game), GameEnv(game)]
        for env, position in zip(envs, found or (), strict=False):
            env.reset()
            env.position = position
        while found and envs[0].position.knowledge(seat) == envs[1].position.knowledge(seat):
            one, other = (env.observe(f"seat_{seat}") for env in envs)
            assert all(np.array_equal(one[name], other[name]) for name in one)
            compared += envs[0].position.state != envs[1].position.state
            both = sorted(set(envs[0].position.words) & set(envs[1].position.words))
            if not both or envs[0].position.seat != envs[1].position.seat:
                break
            word = luck.choice(both)
            for env in envs:
                env.position = env.position.say(word)
    assert compared or game.facts.open
