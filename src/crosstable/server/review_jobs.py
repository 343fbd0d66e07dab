"""What is done in a worker for who looks back at a game. Whoever asks sends the record: a worker keeps a few at hand.

Everything here is a question with a bound: so many actions, so many bytes, and so many seconds (see `reviews`).
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from crosstable.core import Action, Refused, Seat
from crosstable.core.codec import encode
from crosstable.core.parts import AWARDS, INSIGHT, VERDICT, load
from crosstable.core.record import read_record
from crosstable.core.review import Award, Effort, Estimate, Eyes, Sides, Verdict, Weighed
from crosstable.games import GAMES
from crosstable.review import telling
from crosstable.review import verdict as judging
from crosstable.review.curve import Curve
from crosstable.review.replayed import ReplayedGame
from crosstable.table.store import StoredThought

from .api_types import InsightAt
from .replays import frame_of, replay_of

LONGEST = 5_000
"""Actions of the longest game that is looked back at."""
LARGEST = 60_000_000
"""Bytes of the largest answer, before it is squeezed."""
CHUNK = 300_000
"""Bytes after which a piece of an answer is long enough."""
_LOOKS = 24
"""At how many steps one looks to tell how large an answer will be."""


@lru_cache(4)
def played(record: bytes) -> ReplayedGame:
    """The game in this record with all its states; BadRecord if it is none."""
    if record.count(b"\n") - record.count(b'\n{"after":') > LONGEST + 2:
        raise Refused("review-too-large")
    found = read_record(record, GAMES)
    return ReplayedGame(found, GAMES[found.header.game])


def check(record: bytes) -> None:
    """Read the record; BadRecord if it is none."""
    played(record)


class Asked(Struct, frozen=True):
    """Whose eyes a replay is wanted for, and whether its bytes should be squeezed."""

    seat: Seat | None
    everything: bool
    squeeze: bool


class Chunk(Struct, frozen=True):
    """A piece of a replay: its bytes, and where the next one begins (None: this is the last)."""

    data: bytes
    next: int | None
    crc: int
    size: int


def replay_chunk(
    record: bytes, asked: Asked, thoughts: Sequence[StoredThought] = (), begin: int = 0, crc: int = 0, size: int = 0
) -> Chunk:
    """The next piece of a replay as JSON. `crc` and `size` are those of everything before it."""
    game = played(record)
    parts, length, n = [] if begin else [_head(game, asked, thoughts)], 0, begin
    while n < len(game.steps) and length < CHUNK:
        parts += [b"," if n else b"", encode(frame_of(game, n, asked.seat, asked.everything))]
        length, n = length + len(parts[-1]), n + 1
    last = n == len(game.steps)
    data = b"".join([*parts, b"]}"] if last else parts)
    crc, size = zlib.crc32(data, crc), size + len(data)
    if asked.squeeze:
        squeezer = zlib.compressobj(5, wbits=-15)
        data = squeezer.compress(data) + squeezer.flush(zlib.Z_FINISH if last else zlib.Z_FULL_FLUSH)
    return Chunk(data, None if last else n, crc, size)


def _head(game: ReplayedGame, asked: Asked, thoughts: Sequence[StoredThought]) -> bytes:
    """A replay up to its first frame: the frames come last, so that nothing else has to wait for them."""
    whole = encode(replay_of(game, asked.seat, thoughts)).replace(b'"frames":[],', b"", 1)
    if _size(game, asked) > LARGEST:
        raise Refused("review-too-large")
    return whole.removesuffix(b"}") + b',"frames":['


def _size(game: ReplayedGame, asked: Asked) -> int:
    """About how many bytes the whole replay has."""
    every = max(1, len(game.steps) // _LOOKS)
    looks = range(len(game.steps) - 1, -1, -every)
    return sum(len(encode(frame_of(game, n, asked.seat, asked.everything))) for n in looks) * every


def insight(record: bytes, seat: Seat | None, step: int, lens: str | None) -> InsightAt:
    """What these eyes could know after this step, and what was really so."""
    game = played(record)
    if game.record.outcome is None:
        raise Refused("review-unfinished")
    part, known = load(game.game.facts, INSIGHT), game.lenses
    if part is None or game.review is None or not known or (lens is not None and lens not in known):
        raise Refused("review-no-such-lens", lens=(lens or "")[:40])
    chosen = lens or known[0]
    found = part.insight(game.eyes(step, seat), chosen)
    return InsightAt(step, chosen, found, game.review.really(game.steps[step].state))


def course(record: bytes) -> tuple[Sides, int]:
    """The sides of a game's curve, and how many steps it has; Refused if it has none."""
    game = played(record)
    return judging.sides(game), len(game.steps)


def appraise(record: bytes, n: int) -> Estimate | None:
    """How likely the first side is to win after this step; None: as likely as before."""
    return judging.appraise(played(record), n)


def looks_ahead(record: bytes, seat: Seat | None) -> int | None:
    """For how many steps this seat's own chance must be worked out; None where nothing is hidden from it."""
    game = played(record)
    game.check_seat(seat)
    return judging.looks_ahead(game, seat)


def outlook(record: bytes, n: int, seat: Seat) -> Estimate | None:
    """How likely this seat could think it was to win after this step; None: as likely as before."""
    return judging.outlook(played(record), n, seat)


def line(record: bytes, found: Sequence[Estimate | None]) -> Curve:
    """The line through that."""
    return judging.line_of(played(record), found)


def decisions(record: bytes) -> tuple[int, ...]:
    """The steps whose decisions can be weighed; Refused if there is no verdict on the game."""
    judging.check(played(record))
    return judging.decisions(played(record))


def weigh(record: bytes, n: int, effort: Effort) -> Weighed | None:
    """What the decision that led to this step was worth; None if there is no telling."""
    return judging.weigh(played(record), n, effort)


def verdict(record: bytes, seat: Seat | None, curve: Curve, found: tuple[Weighed, ...], own: Curve | None) -> Verdict:
    """What this seat should remember of the game."""
    return telling.verdict(played(record), seat, curve, found, own)


def coach(eyes: Eyes, action: Action) -> Weighed | None:
    """What this move would be worth, if it is a mistake by what these eyes have seen."""
    part = load(GAMES[eyes.game].facts, VERDICT)
    if part is None or not isinstance(action, part.WEIGHED):
        return None
    found = part.weigh(eyes, action, "thorough")
    return telling.warned(found, eyes.seat or 0) if found is not None and found.mistake else None


def remembered(record: bytes) -> str | None:
    """The game, if it can be remembered for something: it was played to its end."""
    game = played(record)
    outcome = game.record.outcome
    if outcome is None or AWARDS.name not in game.game.facts.parts:
        raise Refused("review-no-awards")
    return None if outcome.called_off else game.game.facts.id


def awards(record: bytes) -> tuple[Award, ...]:
    """Who lied best and who saw through the others best."""
    game = played(record)
    part = load(game.game.facts, AWARDS)
    return () if part is None else part.awards([step.state for step in game.steps])
