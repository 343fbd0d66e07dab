"""Looking at what one is: a game may begin with it, and then clocks stand until everybody knows. All pure."""

from __future__ import annotations

from msgspec.structs import replace

from crosstable.core import TIME, Seat
from crosstable.core.parts import MOMENTS, load

from .state import TableState


def reveals(table: TableState) -> bool:
    """Whether a game at this table begins with everybody looking at what they are."""
    part = load(table.game.facts, MOMENTS)
    return part is not None and part.REVEAL and table.pace != "none"


def looking(table: TableState) -> tuple[Seat, ...]:
    """Whose person has not said yet that they know their part, in a game that begins with everybody looking at it."""
    if table.phase != "playing" or not reveals(table):
        return ()
    return tuple(seat for seat, who in enumerate(table.seats) if who.person and who.person not in table.ready)


def waited_for(table: TableState) -> tuple[Seat, ...]:
    """Those of them who show by nothing else that they know it: who has acted does, and a stand-in need not look.

    Once time itself has acted, nobody is waited for any more: so it was in logs from before clocks waited.
    """
    seats = looking(table)
    acted = {move.seat for move in table.current.moves if not move.bot} if seats else set()
    if TIME in acted:
        return ()
    return tuple(seat for seat in seats if seat not in acted and table.seats[seat].stand_in is None)


def clocks_kept(table: TableState, now: int) -> TableState:
    """After any step: the running clock stands in a break and while somebody is waited for, and goes on after it."""
    game = table.round
    if game is None or game.clocks.running is None:
        return table
    stands = table.pause is not None or bool(waited_for(table))
    if stands == game.clocks.stands:
        return table
    return replace(table, round=replace(game, clocks=game.clocks.stopped(now) if stands else game.clocks.going(now)))
