"""Playing on from a position of a game that is over: a new table, whose log begins with the moves up to there."""

from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import NAMES, cast
from crosstable.core import TIME, AnyGame, Refused, Seat, new_seed
from crosstable.core.moments import Pace
from crosstable.core.record import Move, Record

from . import watch
from .bots import BotSet, check_bot
from .clean_text import clean_name
from .dispatch import BOT, CLOCK, Entry, Logged
from .lobby import Opened
from .play import Acted, Started
from .seats import Sat


class PlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/games/{number}/play-on: this seat, after this step, with such bots on all others."""

    name: str
    seat: Seat
    step: int
    bot: BotChoice


def log_until(game: AnyGame, record: Record, wanted: PlayOn, code: str, person: str, pace: Pace) -> list[Logged]:
    """The log of the new table. Its past lies in the past, so that no clock and no stage waits for it."""
    header, seats = record.header, len(record.header.seats)
    if not 0 <= wanted.seat < seats:
        raise Refused("table-no-such-seat", number=wanted.seat + 1)
    if not 0 <= wanted.step < len(record.moves) or header.seed is None:
        raise Refused("review-no-such-step", step=wanted.step, last=len(record.moves) - 1)
    check_bot(game.facts, wanted.bot)
    host = clean_name(wanted.name, NAMES)
    others = tuple(seat for seat in range(seats) if seat != wanted.seat)
    before: list[Entry] = [
        Opened(game.facts.id, code, header.options, seats, "", False, bytes.fromhex(header.seed), 1, pace),
        Sat(wanted.seat, person, host),
        BotSet(others, wanted.bot, cast(code, (host,), len(others))),
        Started(new_seed(), parts=header.fair.parts if header.fair else None),
    ]
    moves = record.moves[: wanted.step]
    begun = watch.now() - (moves[-1].at if moves else 0)
    log = [Logged(seq, person, begun, entry) for seq, entry in enumerate(before, start=1)]
    return log + [_again(len(log) + move.n, move, begun, person, wanted.seat) for move in moves]


def _again(seq: int, move: Move, begun: int, person: str, seat: Seat) -> Logged:
    """The same move, made by whoever has the seat now."""
    actor = person if move.seat == seat else CLOCK if move.seat == TIME else BOT
    return Logged(seq, actor, begun + move.at, Acted(move.seat, move.action))
