"""The thinking time of the players at one keyboard."""

from math import ceil

from crosstable.core import TIME, TimeUp
from crosstable.lab.local import LocalGame
from crosstable.table.clocks import Clocks


class PlayersClock:
    """Runs the clock of whoever is to move, if the game is played with clocks.

    A wait that is nobody's own is left alone: at one keyboard there is nobody to keep guessing.
    """

    def __init__(self, played: LocalGame) -> None:
        self._played = played
        self._clocks = Clocks()
        self.switch()

    def switch(self) -> None:
        """Call it after the start and after every action: the next player's clock runs."""
        clock = self._played.game.clock(self._played.state)
        own = clock if clock is not None and clock.seat is not None else None
        self._clocks = self._clocks.switched(own, self._played.now())

    def left(self) -> float | None:
        """The seconds left to whoever is to move; None if no clock runs."""
        running = self._clocks.running
        return None if running is None else self._clocks.at(self._played.now())[running.key]

    def has_run_out(self) -> bool:
        """Whether the time of whoever is to move is up; if so, the game is told."""
        if self.left() != 0:
            return False
        self._played.play(TIME, TimeUp())
        self.switch()
        return True


def shown(seconds: float) -> str:
    """A time as a clock shows it: 2:05."""
    whole = ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"
