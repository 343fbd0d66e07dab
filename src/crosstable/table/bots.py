"""Bots on seats: which ones a table may have, and how the host sets them."""

from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import cast
from crosstable.core import Facts, Refused, Seat

from .dispatch import Context, Entry, Logged, Request
from .state import Occupant, TableState

LONGEST_THINKING = 60.0
"""Seconds a bot may think about a move."""


class BotSet(Entry, frozen=True):
    """These seats have such a bot now, with these names; None: they are empty. In old logs bots have no names."""

    seats: tuple[Seat, ...]
    bot: BotChoice | None
    names: tuple[str, ...] = ()

    def apply(self, table: TableState, step: Logged) -> TableState:
        names = dict(zip(self.seats, self.names, strict=False))
        there = {seat: Occupant(name=names.get(seat, ""), bot=self.bot) for seat in self.seats}
        return replace(table, seats=tuple(there.get(i, who) for i, who in enumerate(table.seats)))


class SetBot(Request, frozen=True):
    """Host: put a bot on a seat that no person has, or (None) take it away (lobby, or after a game)."""

    seat: Seat
    bot: BotChoice | None

    def judge(self, context: Context) -> BotSet:
        context.only_host()
        context.only_in("lobby", "over")
        if context.table.seats[context.seat_at(self.seat)].person:
            raise Refused("table-seat-taken")
        if self.bot is None:
            return BotSet((self.seat,), None, request=self.id)
        check_bot(context.table.game.facts, self.bot)
        same = context.table.seats[self.seat].name
        return BotSet((self.seat,), self.bot, (same,) if same else names_at(context.table, 1), request=self.id)


class FillBots(Request, frozen=True):
    """Host: put such a bot on every empty seat (lobby, or after a game)."""

    bot: BotChoice

    def judge(self, context: Context) -> BotSet | None:
        context.only_host()
        context.only_in("lobby", "over")
        check_bot(context.table.game.facts, self.bot)
        empty = tuple(i for i, who in enumerate(context.table.seats) if who.empty)
        return BotSet(empty, self.bot, names_at(context.table, len(empty)), request=self.id) if empty else None


def names_at(table: TableState, count: int) -> tuple[str, ...]:
    """Names for so many more bots at this table."""
    return cast(table.code, (who.name for who in table.seats), count)


def check_bot(facts: Facts, bot: BotChoice) -> None:
    """Refuse a bot this game does not have."""
    levels = facts.levels
    if bot.level not in levels:
        raise Refused("no-such-bot", level=bot.level[:40], levels=", ".join(levels))
    if not 0 <= bot.seconds <= LONGEST_THINKING:
        raise Refused("table-bot-seconds", most=round(LONGEST_THINKING))
