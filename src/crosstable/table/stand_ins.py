"""Stand-ins: when a bot takes over for somebody who is away, what it does in his place, and how he comes back."""

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core import Facts, Refused, Seat
from crosstable.core.record import Move

from .bots import check_bot
from .dispatch import Check, Context, Entry, Logged, Request
from .state import TableState
from .talk import announced

LONGEST_GRACE = 600
"""Seconds a table waits at most before a bot takes over."""
LEAST_GRACE = 3_000
"""Milliseconds nobody is taken over in, however little is left on the clock: a page that is loaded anew."""
IN_TIME = 10_000
"""Milliseconds a stand-in has at least on the clock of its seat."""
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


class StandInsSet(Entry, frozen=True):
    """Another choice of what happens to seats whose person is away."""

    stand_ins: StandIns

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, stand_ins=self.stand_ins)


class SetStandIns(Request, frozen=True):
    """Host: choose what happens to seats whose person is away; None leaves it as it is."""

    after: int | None = None
    bot: BotChoice | None = None
    newcomers: bool | None = None

    def judge(self, context: Context) -> StandInsSet | None:
        """What becomes of seats whose person is away; what is not named stays as it is."""
        context.only_host()
        before = context.table.stand_ins
        after = before.after if self.after is None else self.after
        if not 0 <= after <= LONGEST_GRACE:
            raise Refused("table-grace", most=LONGEST_GRACE)
        if self.bot is not None:
            check_bot(context.table.game.facts, self.bot)
        newcomers = before.newcomers if self.newcomers is None else self.newcomers
        chosen = StandIns(after, self.bot or before.bot, newcomers)
        return None if chosen == before else StandInsSet(chosen, request=self.id)


class TookOver(Entry, frozen=True):
    """The persons of these seats have been away too long: such a bot plays for them until they return."""

    seats: tuple[Seat, ...]
    bot: BotChoice

    def apply(self, table: TableState, step: Logged) -> TableState:
        seats = (replace(who, stand_in=self.bot) if i in self.seats else who for i, who in enumerate(table.seats))
        after = replace(table, seats=tuple(seats))
        for seat in self.seats:
            after = announced(after, step, seat, "table-log-stand-in", table.seats[seat].name)
        return after


class CheckAway(Check, frozen=True):
    """Somebody may have been away so long that a bot takes over."""

    def judge(self, context: Context) -> TookOver | None:
        """Bots take the seats of those whose time of grace is over."""
        seats = tuple(seat for seat, moment in context.due.items() if moment <= context.now)
        bot = stand_in_of(context.table.game.facts, context.table.stand_ins)
        return TookOver(seats, bot) if seats and bot is not None else None


class CameBack(Entry, frozen=True):
    """A person for whom a bot played is back and plays again."""

    person: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        seats = (replace(who, stand_in=None) if who.person == self.person else who for who in table.seats)
        after, seat = replace(table, seats=tuple(seats)), table.seat_of(self.person)
        return after if seat is None else announced(after, step, seat, "table-log-back", table.seats[seat].name)


class CheckBack(Check, frozen=True):
    """A person has come (back) to the table."""

    def judge(self, context: Context) -> CameBack | None:
        seat = context.table.seat_of(context.person)
        if seat is None or context.person not in context.here or context.table.seats[seat].stand_in is None:
            return None
        return CameBack(context.person)


def stand_in_of(facts: Facts, chosen: StandIns) -> BotChoice | None:
    """The bot that stands in at such a table, if the game has bots."""
    if chosen.bot is not None or not facts.levels:
        return chosen.bot
    return BotChoice(USUAL if USUAL in facts.levels else facts.levels[-1])


def successor(table: TableState) -> BotChoice | None:
    """The bot that plays on for who leaves a running game; where there is none nobody may leave."""
    if table.phase != "playing":
        return None
    bot = stand_in_of(table.game.facts, table.stand_ins)
    if bot is None:
        raise Refused("table-not-while-playing")
    return bot


def takeover_at(table: TableState, seat: Seat, since: int) -> int:
    """When a bot takes this seat, away since then: after the time of grace, or before its clock decides the game."""
    moment = since + table.stand_ins.after * 1000
    clocks = None if table.round is None else table.round.clocks
    if clocks is None or clocks.running is None or clocks.ends is None or clocks.running.seat != seat:
        return moment
    return min(moment, max(since + LEAST_GRACE, clocks.ends - IN_TIME))


def marked(table: TableState, move: Move) -> Move:
    """A bot's move, marked with its level if it was made in somebody's place."""
    who = table.seats[move.seat]
    bot = who.stand_in or (who.bot if who.left else None)
    return move if bot is None else replace(move, bot=bot.level)


def missed_after(table: TableState, move: Move, seq: int) -> dict[str, tuple[int, ...]]:
    """The steps in which bots have moved for each person since that person last acted, after this one."""
    person = None if move.seat < 0 else table.seats[move.seat].person
    if person is None or (not move.bot and person not in table.missed):
        return table.missed
    others = {who: steps for who, steps in table.missed.items() if who != person}
    return {**others, person: (*table.missed.get(person, ()), seq)} if move.bot else others
