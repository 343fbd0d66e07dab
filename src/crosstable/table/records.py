"""The games of a table as records, read from its log. Nobody gets one before its game is over."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, Raw, Struct

from crosstable.core import AnyGame, Candidate, Refused, Sentence, Thought
from crosstable.core.codec import codec
from crosstable.core.fairness import Fair
from crosstable.core.record import Record, header_of

from .dispatch import Logged, apply
from .state import TableState


def ended_game(steps: Sequence[Logged], number: int, games: Mapping[str, AnyGame]) -> TableState:
    """The table at the moment its game with this number was over; Refused if it is not yet."""
    table: TableState | None = None
    for step in steps:
        table = apply(table, step, games)
        if table.rounds == number and table.phase == "over":
            return table
    if table is not None and table.rounds == number:
        raise Refused("table-round-running")
    raise Refused("table-no-such-round", number=number)


def record_of(table: TableState) -> Record:
    """The game that has just ended at this table, its seed included; the seed is secret while its game runs."""
    if table.phase != "over":
        raise Refused("table-round-running")
    game = table.current
    fair = UNSET if game.parts is None else Fair(game.parts, game.seed.hex(), game.draws)
    header = header_of(table.game, game.options, game.names, game.secret, game.begun, game.levels, fair)
    return Record(header, game.moves, table.game.outcome(game.state), table.talk)


class _Candidate(Struct):
    action: Raw
    value: float
    share: float


class _Thought(Struct):
    action: Raw
    value: float | None
    candidates: tuple[_Candidate, ...]
    effort: int
    why: Sentence | None = None


def read_thought(data: bytes, game: AnyGame) -> Thought:
    """A bot's thought as the store has kept it."""
    kept = msgspec.json.decode(data, type=_Thought)
    read = codec(game).action
    candidates = tuple(Candidate(read(bytes(c.action)), c.value, c.share) for c in kept.candidates)
    return Thought(read(bytes(kept.action)), kept.value, candidates, kept.effort, kept.why)
