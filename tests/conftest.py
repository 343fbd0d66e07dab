"""What every test can use."""

import os
import random
import shutil
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest
from _pytest.nodeid import NodeId
from hypothesis import settings

from crosstable.core.game import AnyGame
from crosstable.games import GAMES
from e2e.running import BROWSERS
from helpers.soak import SOAK

settings.register_profile(
    "crosstable", max_examples=100 * SOAK, deadline=None, derandomize=SOAK == 1, database=None, print_blob=True
)
settings.load_profile("crosstable")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over every game that is listed; `luck` is a source of chance of its own."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES.values(), ids=GAMES.keys())
    if "luck" in metafunc.fixturenames:
        metafunc.parametrize("luck", range(4 * SOAK), indirect=True)


def _in_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def _keep_together(items: list[pytest.Item]) -> None:
    """Name the group of a test in its id, by which one worker gets all of it. pytest-xdist does so itself where pytest
    is older than 9.2, and since then in vain: groups fell apart, and each worker built the wheel and started every
    engine."""
    for item in items:
        if (group := item.get_closest_marker("xdist_group")) and not item.nodeid.endswith(f"@{group.args[0]}"):
            item._id = NodeId.parse(f"{item.nodeid}@{group.args[0]}")
            assert item.nodeid.endswith(f"@{group.args[0]}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What one worker must do alone comes first, and then what takes long, so that nobody waits for it at the end. What
    needs a browser comes last: from then on its thread can run no other event loop.

    Where there is no Chromium, a person may still run the rest; on a build machine that is a failure.
    """
    marks = ("xdist_group", "long")
    items.sort(key=lambda item: (_in_browser(item), *(item.get_closest_marker(mark) is None for mark in marks)))
    if getattr(config.option, "loadgroup", False):
        _keep_together(items)
    if os.environ.get("CI") or any(shutil.which(name) for name in BROWSERS):
        return
    for item in items:
        if _in_browser(item):
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> random.Random:
    """Reproducible chance, another one for each run of the test."""
    return random.Random(request.param)


@pytest.fixture
def any_game() -> AnyGame:
    """Some game, where it does not matter which."""
    return next(iter(GAMES.values()))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL for all tests of one worker. It runs as a user of its own where we are root, and so outside of
    pytest's folders, which every other run of pytest closes to others."""
    from helpers.postgres import postgres_server

    with TemporaryDirectory(prefix="crosstable-", ignore_cleanup_errors=True) as folder, postgres_server(folder) as url:
        yield url


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    from helpers.postgres import new_database

    return new_database(postgres_server)
