"""Which bots a table may have."""

from crosstable.bots.bot import BotChoice
from crosstable.core.errors import Refused

from .state import TableState

LONGEST_THINKING = 60.0
"""Seconds a bot may think about a move."""


def check_bot(table: TableState, bot: BotChoice) -> None:
    """Refuse a bot this game does not have."""
    levels = table.game.facts.levels
    if bot.level not in levels:
        raise Refused("no-such-bot", level=bot.level[:40], levels=", ".join(levels))
    if not 0 <= bot.seconds <= LONGEST_THINKING:
        raise Refused("table-bot-seconds", most=round(LONGEST_THINKING))
