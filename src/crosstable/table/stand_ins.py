"""What a table does about people who are away while a game runs: a bot stands in for them."""

from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core.game import Facts

LONGEST_GRACE = 600
"""Seconds a table waits at most before a bot takes over."""
USUAL = "medium"
"""The level of a stand-in, unless the host has chosen another."""


class StandIns(Struct, frozen=True):
    """The table's choice. It can be changed at any time."""

    after: int = 60
    """Seconds after which a bot takes over the seat of somebody who is away; 0: the table waits."""
    bot: BotChoice | None = None
    """Which bot; None: one of medium strength."""
    newcomers: bool = True
    """Whether people who come to the table may sit down, during a game on a seat that was given up."""


def stand_in_of(facts: Facts, chosen: StandIns) -> BotChoice | None:
    """The bot that stands in at such a table, if the game has bots."""
    if chosen.bot is not None or not facts.levels:
        return chosen.bot
    return BotChoice(USUAL if USUAL in facts.levels else facts.levels[-1])
