"""Two people at one table, their browsers at two server processes over one PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.postgres import new_database

from .conftest import PHONE, Visitor
from .people import YELLOW_LOSES, choose, join, open_table, play_moves
from .running import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def processes(tmp_path: Path, postgres_server: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes over the same database, without bots."""
    store = new_database(postgres_server)
    first, second = (Server(tmp_path / f"{name}.none", "--workers", "0", "--store", store) for name in ("one", "two"))
    for process in (first, second):
        process.start(warm=False)
    yield first, second
    for process in (first, second):
        process.stop()


def test_a_table_is_played_from_another_process_and_outlives_its_own(
    visitor: Visitor, processes: tuple[Server, Server]
) -> None:
    first, second = processes
    ada = visitor("Ada", at=first, troubled=True)
    bo = visitor("Bo", at=second, screen=PHONE, troubled=True)
    link = open_table(ada, "Ada")  # the process she asked owns the table
    choose(ada, "Board size", "5")
    join(bo, link.replace(first.url, second.url), "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("grid")).to_be_visible()
    play_moves(ada, bo, YELLOW_LOSES[:4])

    first.kill()
    expect(ada.get_by_text("Connection lost. Trying to get back …")).to_be_visible()
    first.start(warm=False)  # by now the table is the other's, and Ada is passed on to it
    play_moves(ada, bo, YELLOW_LOSES[4:], first=4)
    expect(ada.get_by_role("heading", name="You lose")).to_be_visible()
    expect(bo.get_by_role("heading", name="You win")).to_be_visible()
