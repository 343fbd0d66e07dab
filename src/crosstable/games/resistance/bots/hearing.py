"""What all votes and words say together about who the spies are, to one listener.

A statement is heard again with every one that follows. So it is remembered how things stood lately: who hears one more
statement needs one more step.
"""

from functools import lru_cache

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
Likelier = tuple[tuple[Seat, dict[Character, float]], ...]
"""How much likelier each character is for some seats, by what is said of them."""
PLAINLY = 3
"""How much more than other absurd words it counts that somebody says he is whom only I can be."""


class Heard:
    """What a listener makes of votes and words."""

    def __init__(self, view: ResistanceView, habits: Habits, votes: bool) -> None:
        me = view.seat if view.seat is not None else -1
        table: Table | None = None
        if votes and view.seats >= habits.votes_from:
            table = _votes(view.seats, view.proposals, view.missions, me, habits.reads, habits.before)
        self.characters: Likelier = ()
        if habits.talk:
            silent = tuple([seat for seat in _silent(view.claims, len(view.proposals)) if seat != me])
            if silent:
                table = _both(table, _silence(silent, view.seats, habits.heed))
            listener = _listener(view, me, habits)
            table, self.characters = listener.after(table), listener.characters
        self.table = table
        """None if it says nothing."""


class _Listener:
    """Somebody at one table, who has heard so many words."""

    def __init__(self, me: Seat, habits: Habits) -> None:
        self.me, self._habits = me, habits
        self.words: tuple[Testimony, ...] = ()
        self._told: list[Table | None] = []
        self._of: list[Likelier] = []
        self._steps: list[tuple[int, Table | None]] = []

    def hear(self, view: ResistanceView, words: tuple[Testimony, ...]) -> None:
        """Hear these words: mostly those of the last time, and one more."""
        known = len(self.words)
        if words[:known] != self.words:
            pairs = zip(words, self.words, strict=False)
            known = next((n for n, (now, before) in enumerate(pairs) if now != before), min(len(words), known))
            del self._told[known:], self._of[known:]
            self._steps = [step for step in self._steps if step[0] <= known]
        for claim in words[known:]:
            told, of = self._hear(view, claim)
            self._told.append(told)
            self._of.append(of)
        self.words = words

    def _hear(self, view: ResistanceView, claim: Testimony) -> tuple[Table | None, Likelier]:
        """What one word tells; one's own tell oneself nothing."""
        said, habits = claim.said, self._habits
        if said.seat == self.me:
            return None, ()
        plainly = habits.compares and usurped(view, said)
        absurd = plainly or claim.doubt is not None or (habits.compares and contradicted(view, said))
        told = counted(said, absurd, view.seats, -1, habits, habits.heed * (PLAINLY if plainly else 1))
        if absurd:
            return told, ()
        himself, other = self_told(said, habits), told_of(said, habits)
        return told, ((said.seat, himself),) if himself else ((said.seats[0], other),) if other else ()

    @property
    def characters(self) -> Likelier:
        """How much likelier each character is for whom, by all that was said."""
        return tuple([one for of in self._of for one in of])

    def after(self, start: Table | None) -> Table | None:
        """The table after all words, for who begins with this one."""
        if not self._steps or self._steps[0][1] is not start:
            self._steps = [(0, start)]
        done, table = self._steps[-1]
        for number, told in enumerate(self._told[done:], start=done + 1):
            if told is not None:
                table = told if table is None else table * told
                table = table / table.max()
            if number >= len(self._told) - 1:  # the last one may be tried out only
                self._steps.append((number, table))
        del self._steps[1:-STEPS]
        return table


_listeners: dict[tuple[object, ...], tuple[_Listener, object]] = {}
LISTENERS, STEPS = 512, 4
"""So many are remembered, with so many tables each."""


def deafen() -> None:
    """Forget all listeners."""
    _listeners.clear()


def _listener(view: ResistanceView, me: Seat, habits: Habits) -> _Listener:
    """The one who has heard all words of this view."""
    words, mine = _standing(view.claims), view.mine
    examined = tuple([known for known in mine.knows if known.how == "examined"]) if mine else ()
    first = words[0] if words else None
    key = id(first), id(habits), view.seats, view.cast, me, mine and mine.character, examined
    found = _listeners.get(key)
    if found is None:
        if len(_listeners) >= LISTENERS:
            _listeners.clear()
        found = _listeners[key] = _Listener(me, habits), first  # what the key is about is held
    found[0].hear(view, words)
    return found[0]


_votes = kept(vote_table)
_standing = kept(distinct)


@kept
def _both(table: Table | None, more: Table) -> Table:
    return more if table is None else np.asarray(table * more)


@kept
def _silent(claims: tuple[Testimony, ...], proposals: int) -> tuple[Seat, ...]:
    """Who has not answered an accusation."""
    return unanswered(tuple([claim.said for claim in claims]), proposals)


@lru_cache(maxsize=512)
def _silence(silent: tuple[Seat, ...], seats: int, heed: float) -> Table:
    """What that says."""
    worlds, table = np.arange(1 << seats), np.ones(1 << seats)
    for seat in silent:
        table *= np.where(worlds >> seat & 1, 1.0, SILENT)
    return np.asarray(table**heed)
