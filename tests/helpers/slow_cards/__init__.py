"""The small game of the tests, with bots that need a long time to warm up: as long as the test wants.

The variable GATE names a file. The bots are warm when it is there; if it says `fail` they cannot be, if it says `die`
their process ends. What happens is written to the file beside it that ends in `.log`.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from crosstable.games import LISTED
from helpers.secret_cards import SecretCards

if TYPE_CHECKING:
    import pytest  # a server that has this game does not need it

GATE = "SLOW_CARDS_GATE"


class Gate:
    """What the warm-up waits for."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "gate"

    def open(self, how: str = "") -> None:
        """Let the bots get warm, or let them `fail` or `die`."""
        written = self.path.with_suffix(".new")
        written.write_text(how)
        written.replace(self.path)

    def log(self) -> list[str]:
        """What has happened at the gate."""
        log = self.path.with_suffix(".log")
        return log.read_text().splitlines() if log.exists() else []


def slow_cards_listed(folder: Path, monkeypatch: "pytest.MonkeyPatch") -> Gate:
    """Servers that are started from here have this game too, behind a gate in this folder."""
    gate = Gate(folder)
    monkeypatch.setenv(GATE, str(gate.path))
    monkeypatch.setenv(LISTED, __name__)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    return gate


class SlowCards(SecretCards):
    """The game."""

    facts = replace(
        SecretCards.facts,
        id="slow_cards",
        levels=("plain",),
        package=__name__,
        parts=("bots", "fallback"),
    )


GAME = SlowCards()
