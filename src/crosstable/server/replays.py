"""Games to look through: every step as one viewer saw it, or with everything open."""

from collections.abc import Sequence
from typing import Any

from crosstable.core import AnyGame, Seat
from crosstable.review.replayed import ReplayedGame
from crosstable.table.records import read_thought
from crosstable.table.store import StoredThought

from .api_types import Frame, Replay, ThoughtAt


def frame_of(played: ReplayedGame, n: int, viewer: Seat | None, everything: bool) -> Frame:
    """One step of the game as this seat (None: a spectator) saw it, or with everything open."""
    if n == 0:
        return Frame(0, None, 0, *played.seen(0, viewer, everything))
    m = played.record.moves[n - 1]
    return Frame(n, m.seat, m.at, *played.seen(n, viewer, everything), m.bot, m.action if everything else None)


def replay_of(played: ReplayedGame, viewer: Seat | None, thoughts: Sequence[StoredThought] = ()) -> Replay:
    """Everything about the recorded game but its frames, for this seat (None: a spectator)."""
    played.check_seat(viewer)
    record, game = played.record, played.game
    options: dict[str, Any] = record.header.options
    return Replay(
        game=record.header.game,
        seats=record.header.seats,
        options=options,
        frames=(),
        outcome=record.outcome,
        thoughts=tuple(_thought_at(kept, game) for kept in thoughts),
        talk=record.talk,
        secrets=played.secrets,
        lenses=played.lenses,
        curve=played.curve,
        said=played.said,
        levels=record.header.levels or (),
    )


def _thought_at(kept: StoredThought, game: AnyGame) -> ThoughtAt:
    thought = read_thought(kept.thought, game)
    return ThoughtAt(kept.n, kept.seat, thought.value, thought.candidates, thought.effort, thought.why)
