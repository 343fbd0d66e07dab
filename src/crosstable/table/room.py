"""What happens to a table around its game: stand-ins, breaks, games that are called off, tables that are closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.core.record import Move
from crosstable.core.sentence import sentence

from .entries import (
    BOT,
    CalledOff,
    CameBack,
    Closed,
    Continued,
    Left,
    Logged,
    Paused,
    Rekeyed,
    StandInsSet,
    TookOver,
)

if TYPE_CHECKING:
    from .state import Occupant, TableState


class Pause(Struct, frozen=True):
    """A break. `person` has asked for it; None: nobody was left at the table, and it ends by itself."""

    person: str | None


def set_stand_ins(table: TableState, entry: StandInsSet, step: Logged) -> TableState:
    """The host has chosen what happens to seats whose person is away."""
    return replace(table, stand_ins=entry.stand_ins)


def take_over(table: TableState, entry: TookOver, step: Logged) -> TableState:
    """From now on a bot plays for these seats."""
    seats = (replace(who, stand_in=entry.bot) if i in entry.seats else who for i, who in enumerate(table.seats))
    return replace(table, seats=tuple(seats))


def come_back(table: TableState, entry: CameBack, step: Logged) -> TableState:
    """The owner of a seat plays again."""
    seats = (replace(who, stand_in=None) if who.person == entry.person else who for who in table.seats)
    return replace(table, seats=tuple(seats))


def pause(table: TableState, entry: Paused, step: Logged) -> TableState:
    """A break: clocks stand still and nobody acts."""
    assert table.round is not None
    round_ = replace(table.round, clocks=table.round.clocks.stopped(step.at))
    return replace(table, round=round_, pause=Pause(entry.person))


def go_on(table: TableState, entry: Continued, step: Logged) -> TableState:
    """The break is over."""
    assert table.round is not None
    round_ = replace(table.round, clocks=table.round.clocks.going(step.at))
    return replace(table, round=round_, pause=None)


def call_off(table: TableState, entry: CalledOff, step: Logged) -> TableState:
    """The host ends the game: everything lies open."""
    return broken_off(table, "called-off-host", step)


def close(table: TableState, entry: Closed, step: Logged) -> TableState:
    """Nothing more happens here; the records of the games stay."""
    ended = broken_off(table, "called-off-closed", step) if table.phase == "playing" else table
    return replace(ended, closed=True)


def broken_off(table: TableState, key: str, step: Logged) -> TableState:
    """The running game ends without a winner and lies open."""
    now = table.round
    assert now is not None
    round_ = replace(
        now,
        state=table.game.call_off(now.state, sentence(key)),
        past=(*now.past, (step.seq, ())),
        clocks=now.clocks.switched(None, step.at),
    )
    return replace(table, round=round_, phase="over", pause=None, seats=tuple(map(relieved, table.seats)))


def relieved(who: Occupant) -> Occupant:
    """The same, with nobody standing in: the game is over."""
    return who if who.stand_in is None else replace(who, stand_in=None)


def rekey(table: TableState, entry: Rekeyed, step: Logged) -> TableState:
    """A person has a new key; the old one opens nothing any more."""
    old, new = entry.person, entry.key
    seats = (replace(who, person=new) if who.person == old else who for who in table.seats)
    missed = {new if person == old else person: count for person, count in table.missed.items()}
    chat = tuple(replace(said, person=new) if said.person == old else said for said in table.chat)
    host = new if table.host == old else table.host
    asked = table.pause is not None and table.pause.person == old
    break_ = Pause(new) if asked else table.pause
    return replace(table, seats=tuple(seats), missed=missed, chat=chat, host=host, pause=break_)


def vacated(who: Occupant, bot: BotChoice | None) -> Occupant:
    """A seat whose person has left: empty, or with a bot that plays the game to its end."""
    left = who.name if bot is not None else ""
    return replace(who, person=None, name="", bot=bot, stand_in=None, left=left, wins=0)


def after_leaving(table: TableState, entry: Left, step: Logged) -> TableState:
    """Who was sent away is remembered; a game that everybody has left is over."""
    if entry.sent:
        table = replace(table, sent_away={**table.sent_away, entry.person: step.at})
    if table.phase == "playing" and not any(who.person for who in table.seats):
        return broken_off(table, "called-off-left", step)
    return table


def settled(who: Occupant) -> Occupant:
    """An occupant at the start of a game: a bot that played on for somebody is a bot like any other."""
    return replace(who, left="", stand_in=None) if who.left or who.stand_in else who


def played_by_bot(table: TableState, move: Move, step: Logged) -> Move:
    """The move, marked with the bot's level if a bot made it in somebody's place."""
    if step.actor != BOT:
        return move
    who = table.seats[move.seat]
    bot = who.stand_in or (who.bot if who.left else None)
    return move if bot is None else replace(move, bot=bot.level)


def counted(table: TableState, move: Move) -> dict[str, int]:
    """How many moves bots have made for each person since that person last acted."""
    person = None if move.seat < 0 else table.seats[move.seat].person
    if person is None or (not move.bot and person not in table.missed):
        return table.missed
    others = {who: count for who, count in table.missed.items() if who != person}
    return {**others, person: table.missed.get(person, 0) + 1} if move.bot else others


CHANGES: dict[type, Callable[[TableState, Any, Logged], TableState]] = {
    StandInsSet: set_stand_ins,
    TookOver: take_over,
    CameBack: come_back,
    Paused: pause,
    Continued: go_on,
    CalledOff: call_off,
    Closed: close,
    Rekeyed: rekey,
}
