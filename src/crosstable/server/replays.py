"""Games to look through: every step as one viewer saw it."""

from collections.abc import Sequence
from typing import Any

from crosstable.core.errors import Refused
from crosstable.core.events import heard
from crosstable.core.game import AnyGame
from crosstable.core.record import Record, replay
from crosstable.core.seats import Seat
from crosstable.table.records import read_thought
from crosstable.table.store import Remembered

from .api_types import Frame, Replay, ThoughtAt


def replay_of(record: Record, game: AnyGame, viewer: Seat | None, thoughts: Sequence[Remembered] = ()) -> Replay:
    """The recorded game as this seat (None: a spectator) saw it."""
    seats = len(record.header.seats)
    if viewer is not None and not 0 <= viewer < seats:
        raise Refused("table-no-such-seat", number=viewer + 1)
    steps = replay(record, game)
    doers: list[tuple[Seat | None, int]] = [(None, 0), *((move.seat, move.at) for move in record.moves)]
    frames = tuple(
        Frame(n, seat, at, heard(step.events, viewer), game.view(step.state, viewer))
        for n, ((seat, at), step) in enumerate(zip(doers, steps, strict=True))
    )
    options: dict[str, Any] = record.header.options
    return Replay(
        game=record.header.game,
        seats=record.header.seats,
        options=options,
        frames=frames,
        outcome=record.outcome,
        thoughts=tuple(_thought_at(kept, game) for kept in thoughts),
        talk=record.talk,
    )


def _thought_at(kept: Remembered, game: AnyGame) -> ThoughtAt:
    thought = read_thought(kept.thought, game)
    return ThoughtAt(kept.n, kept.seat, thought.value, thought.candidates, thought.effort)
