"""The coach: somebody who plays against easy bots alone asks what a move is worth before it is made.

It is told from what the seat has seen itself, and never where other people or stronger bots play.
"""

from typing import Any

from msgspec import Raw, Struct

from crosstable.core import Action, Illegal, Refused, Seat, allowed, heard
from crosstable.core.codec import encode
from crosstable.core.review import Eyes

from .play import read_action, same_round
from .state import TableState


class Coaching(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/coach: what the holder of this token is about to do in this game."""

    token: str
    round: int
    action: dict[str, Any]


def alone(table: TableState, seat: Seat) -> bool:
    """Whether everybody else at the table is a bot of the easiest level."""
    easiest, others = table.game.facts.levels[0], [who for i, who in enumerate(table.seats) if i != seat]
    return len(table.game.facts.levels) > 1 and all(who.bot and who.bot.level == easiest for who in others)


def coached(table: TableState, person: str, wanted: Coaching) -> tuple[Eyes, Action] | None:
    """Everything the seat has seen, and what it would do; None if it may not do that, which the table will say."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("table-watching")
    same_round(table, wanted.round)
    if table.phase != "playing":
        raise Illegal("game-over")
    if not alone(table, seat):
        raise Refused("table-no-coach")
    now, action = table.current, read_action(table.game, Raw(encode(wanted.action)))
    view = table.game.view(now.state, seat)
    past = tuple(heard(told, seat) for _, told in now.past)
    eyes = Eyes(table.game.facts.id, now.options, len(table.seats), seat, view, past)
    return (eyes, action) if allowed(view.offers, action) else None
