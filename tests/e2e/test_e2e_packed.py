"""What people install: the browser's files packed. The same pages, in few requests, and no module is there twice."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitor
from .people import play_bot
from .running import Server

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
REQUESTS = "performance.getEntriesByType('resource').length"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves packed files."""
    folder = tmp_path_factory.mktemp("packed")
    command = [sys.executable, "tools/node.py", "tools/pack.js", str(folder / "files")]
    subprocess.run(command, cwd=ROOT, check=True)
    environment = {**os.environ, "CROSSTABLE_PACKED": str(folder / "files")}
    running = Server(folder / "tables.sqlite3", "--workers", "0", environment=environment)
    running.start()
    yield running
    running.stop()


def test_the_packed_start_page_needs_few_requests_and_leads_into_a_game(visitor: Visitor, packed: Server) -> None:
    ada = visitor("Ada", at=packed, screen=PHONE)
    ada.goto("/")
    ada.get_by_role("button", name="Play now").first.wait_for()
    ada.wait_for_load_state("networkidle")
    assert ada.evaluate(REQUESTS) <= 16
    play_bot(ada, "CROSS", "easy")
    ada.locator("[data-cell=f6]").click()
    ada.locator("[data-cell=f6]").click()
    expect(ada.locator("[data-cell=f6]")).to_have_accessible_name(re.compile("^f6, yellow"))


@pytest.mark.parametrize("path", ["/rules/fugitive", "/rules/resistance", "/companion", "/replay"])
def test_every_packed_page_opens(visitor: Visitor, packed: Server, path: str) -> None:
    ada = visitor("Ada", at=packed, locale="de-DE")
    ada.goto(path)
    expect(ada.get_by_role("heading", level=1)).to_be_visible()
