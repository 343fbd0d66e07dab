"""Who plays meanwhile."""

import time

from crosstable.core.bot import Bot, Sight, Stop, Thought
from helpers.secret_cards import Decide


class MeanwhileBot:
    """Throws its card; with a second or more to think it thinks until it is stopped."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Another answer than that of the bot it plays for."""
        while self._seconds >= 1 and not stop():
            time.sleep(0.001)
        return Thought(Decide(keep=False), 0.25)


def bot(level: str, seconds: float) -> Bot:
    """The same for every level."""
    return MeanwhileBot(seconds)
