"""Talk at a table: what may be said, how fast, and what of it the record keeps."""

import hashlib
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from crosstable.core.errors import Refused
from crosstable.core.phrases import phrase_of
from crosstable.core.record import Spoken
from crosstable.core.seats import Seat

from .entries import Chatted, Logged, Phrased, TalkSet
from .limits import Bucket, Limits

if TYPE_CHECKING:
    from .state import TableState

EMOTES = ("hello", "laugh", "think", "applause", "surprise", "doubt", "oops", "hurry")
"""The signs somebody may make at the seat."""
MOST_RECORDED = 2_000
"""Of what was said in one game, the record keeps so much at most."""


def speaker(person: str) -> str:
    """By which everybody may know that the same person is speaking. It tells nothing else."""
    return hashlib.sha256(f"speaker {person}".encode()).hexdigest()[:10]


def check_phrase(table: "TableState", seat: Seat, key: str, number: int | None) -> None:
    """Refuse what this seat cannot say now: a game's own phrases need a game."""
    phrase = phrase_of(key, table.game.facts.phrases)
    if phrase is None or not phrase.fits(number):
        raise Refused("table-no-such-phrase")
    own = phrase in table.game.facts.phrases
    if own and (table.round is None or (phrase.seats is not None and seat not in phrase.seats)):
        raise Refused("table-not-your-phrase")


def recorded(table: "TableState", entry: Chatted | Phrased, step: Logged, seat: Seat) -> tuple[Spoken, ...]:
    """What the record of the running game has of its talk after this step."""
    game = table.round
    if game is None or table.phase != "playing" or len(table.talk) >= MOST_RECORDED:
        return table.talk
    after, at = len(game.moves), step.at - game.begun
    if isinstance(entry, Phrased):
        said = Spoken(after=after, seat=seat, at=at, phrase=entry.phrase, number=entry.number)
    elif table.keep_chat:
        said = Spoken(after=after, seat=seat, at=at, text=entry.text)
    else:
        return table.talk
    return (*table.talk, said)


def set_talk(table: "TableState", entry: TalkSet, step: Logged) -> "TableState":
    """The table after its host has decided about talk."""
    return replace(table, keep_chat=entry.keep, watchers_talk=entry.watchers)


class Ears:
    """Who has said how much of late."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[str, Bucket] = {}
        self._emotes: dict[str, Bucket] = {}
        self._murmurs: dict[str, Bucket] = {}
        self._all_murmurs = Bucket(4 * limits.murmur_burst, 4 * limits.murmurs_a_second)

    def hear_line(self, person: str) -> None:
        """Refuse to hear a person who talks too much at once."""
        limits = self._limits
        _take(self._lines, person, Bucket(limits.chat_burst, limits.lines_a_second), "table-chat-fast")

    def see_emote(self, person: str) -> None:
        """Refuse to look at a person who makes too many signs at once."""
        limits = self._limits
        _take(self._emotes, person, Bucket(limits.emote_burst, limits.emotes_a_second), "table-emote-fast")

    def hear_murmur(self, person: str) -> None:
        """Refuse a spectator who talks too much, and all of them when they are too loud together."""
        limits = self._limits
        _take(self._murmurs, person, Bucket(limits.murmur_burst, limits.murmurs_a_second), "table-chat-fast")
        if not self._all_murmurs.take(time.monotonic()):
            raise Refused("table-murmur-loud")


def _take(buckets: dict[str, Bucket], person: str, fresh: Bucket, why: str) -> None:
    now = time.monotonic()
    for other in [p for p, bucket in buckets.items() if p != person and bucket.full(now)]:
        del buckets[other]  # nothing is owed, so it need not be remembered
    if not buckets.setdefault(person, fresh).take(now):
        raise Refused(why)
