"""What all votes and words say together about who the spies are, to one listener.

A statement is heard again with every one that follows. So it is remembered how things stood lately: who hears one more
statement needs one more step.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crosstable.core import Seat
from crosstable.core.kept import kept

from ..data import Character
from ..know.claims import contradicted, usurped
from ..view import ResistanceView, Testimony
from .customs import vote_table
from .habits import Habits
from .hearsay import SILENT, counted, distinct, self_told, told_of, unanswered

Table = NDArray[np.float64]
"""For each set of spies, as bits, how likely it makes what was voted and said."""
PLAINLY = 3
"""How much more than other absurd words it counts that somebody says he is whom only I can be."""


class Heard:
    """What a listener makes of votes and words."""

    def __init__(self, view: ResistanceView, habits: Habits, votes: bool) -> None:
        me = view.seat if view.seat is not None else -1
        table: Table | None = None
        if votes and view.seats >= habits.votes_from:
            table = _votes(view.seats, view.proposals, view.missions, me, habits.reads, habits.before)
        self.characters: tuple[tuple[Seat, dict[Character, float]], ...] = ()
        """How much likelier each character is for a seat, by what is said of it."""
        if habits.talk:
            silent = _silent(view.claims, len(view.proposals), me)
            if silent:
                table = _both(table, _silence(silent, view.seats, habits.heed))
            word = _after(view, me, habits, table)
            table, self.characters = word.table, word.characters
        self.table = table
        """None if it says nothing."""


class _Word(NamedTuple):
    """How things stand for a listener after the last of these words."""

    words: tuple[Testimony, ...]
    table: Table | None
    characters: tuple[tuple[Seat, dict[Character, float]], ...]


_lately: dict[tuple[object, ...], tuple[object, list[_Word]]] = {}
"""For each listener what is kept alive with its key, and how things stood for him lately."""
LISTENERS, STEPS = 128, 4
"""So many are remembered, and of each so much."""


def _after(view: ResistanceView, me: Seat, habits: Habits, start: Table | None) -> _Word:
    """How things stand after all words, for who begins with this table."""
    words = _standing(view.claims)
    mine = view.mine
    examined = tuple([known for known in mine.knows if known.how == "examined"]) if mine else ()
    key = id(start), id(habits), view.seats, view.cast, me, mine and mine.character, examined
    kept_alive = _lately.get(key)
    if kept_alive is None:
        if len(_lately) >= LISTENERS:
            _lately.clear()
        kept_alive = _lately[key] = ((start, habits), [_Word((), start, ())])
    steps = kept_alive[1]
    last = max((one for one in steps if words[: len(one.words)] == one.words), key=lambda one: len(one.words))
    for number in range(len(last.words), len(words)):
        last = _one_more(last, view, me, habits, words[: number + 1])
        if number + 2 >= len(words):
            steps.append(last)
    del steps[1:-STEPS]
    return last


def _one_more(last: _Word, view: ResistanceView, me: Seat, habits: Habits, words: tuple[Testimony, ...]) -> _Word:
    """How things stand after one more word; one's own words tell oneself nothing."""
    _, table, characters = last
    claim = words[-1]
    said = claim.said
    if said.seat == me:
        return _Word(words, table, characters)
    plainly = habits.compares and usurped(view, said)
    absurd = plainly or claim.doubt is not None or (habits.compares and contradicted(view, said))
    told = counted(said, absurd, view.seats, -1, habits, habits.heed * (PLAINLY if plainly else 1))
    if told is not None:
        table = told if table is None else table * told
        table = np.asarray(table / table.max())
    if not absurd:
        found = (
            (said.seat, self_told(said, habits)),
            (said.seats[0] if said.seats else said.seat, told_of(said, habits)),
        )
        characters += tuple(one for one in found if one[1])
    return _Word(words, table, characters)


_votes = kept(vote_table)
_standing = kept(distinct)


@kept
def _both(table: Table | None, more: Table) -> Table:
    return more if table is None else np.asarray(table * more)


@kept
def _silent(claims: tuple[Testimony, ...], proposals: int, me: Seat) -> tuple[Seat, ...]:
    """Who else has not answered an accusation."""
    return tuple(seat for seat in unanswered(tuple(claim.said for claim in claims), proposals) if seat != me)


@lru_cache(maxsize=512)
def _silence(silent: tuple[Seat, ...], seats: int, heed: float) -> Table:
    """What that says."""
    worlds, table = np.arange(1 << seats), np.ones(1 << seats)
    for seat in silent:
        table *= np.where(worlds >> seat & 1, 1.0, SILENT)
    return np.asarray(table**heed)
