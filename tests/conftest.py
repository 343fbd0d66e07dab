"""What every test can use."""

import random

import pytest
from hypothesis import settings

from crosstable.core.game import AnyGame
from crosstable.games import GAMES

settings.register_profile("crosstable", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("crosstable")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over every game that is listed; `luck` is a source of chance of its own."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES.values(), ids=GAMES.keys())
    if "luck" in metafunc.fixturenames:
        metafunc.parametrize("luck", range(4), indirect=True)


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> random.Random:
    """Reproducible chance, another one for each run of the test."""
    return random.Random(request.param)


@pytest.fixture
def any_game() -> AnyGame:
    """Some game, where it does not matter which."""
    return GAMES["cross"]
