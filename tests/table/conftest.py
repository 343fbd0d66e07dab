"""What the tests of a table share."""

import pytest

from crosstable.table import watch
from helpers.tables import Watch


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The server's watch, in the hands of the test."""
    held = Watch(10_000)
    monkeypatch.setattr(watch, "now", held)
    return held
