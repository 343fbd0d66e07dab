"""The small game of the tests, with bots that need a long time to warm up: as long as the test wants.

The variable GATE names a file. The bots are warm when it is there; if it says `fail` they cannot be, if it says `die`
their process ends. What happens is written to the file beside it that ends in `.log`.
"""

from pathlib import Path

from msgspec.structs import replace

from crosstable.core.game import Parts
from helpers.secret_cards import SecretCards

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


class SlowCards(SecretCards):
    """The game."""

    facts = replace(
        SecretCards.facts,
        id="slow_cards",
        levels=("plain",),
        package=__name__,
        parts=Parts(bots="bots", fallback="fallback"),
    )


GAME = SlowCards()
