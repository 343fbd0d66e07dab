"""What all votes and words say together about who the spies are, to one listener.

A statement is heard by many, and again with every one that follows. So each step from one table to the next is
remembered: who hears one more statement needs one more step.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from crosstable.core import Seat
from crosstable.core.kept import kept

from ..data import Character
from ..know.claims import contradicted, usurped
from ..state import Statement
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
        self.characters: list[tuple[Seat, dict[Character, float]]] = []
        """How much likelier each character is for a seat, by what is said of it."""
        if habits.talk:
            silent = _silent(view.claims, len(view.proposals), me)
            if silent:
                table = _both(table, _silence(silent, view.seats, habits.heed))
            table = self._words(view, me, habits, table)
        self.table = table
        """None if it says nothing."""

    def _words(self, view: ResistanceView, me: Seat, habits: Habits, table: Table | None) -> Table | None:
        """The table after all words; one's own tell oneself nothing."""
        for claim in _standing(view.claims):
            said = claim.said
            if said.seat == me:
                continue
            plainly = habits.compares and usurped(view, said)
            absurd = plainly or claim.doubt is not None or (habits.compares and contradicted(view, said))
            told = _counted(said, absurd, view.seats, habits, plainly)
            if told is not None:
                table = _with(table, told)
            if absurd:
                continue
            if factors := self_told(said, habits):
                self.characters.append((said.seat, factors))
            if factors := told_of(said, habits):
                self.characters.append((said.seats[0], factors))
        return table


_votes = kept(vote_table)
_standing = kept(distinct)


@kept
def _with(table: Table | None, told: Table) -> Table:
    """The table after one more statement."""
    both = told if table is None else table * told
    return np.asarray(both / both.max())


@kept
def _both(table: Table | None, more: Table) -> Table:
    return more if table is None else np.asarray(table * more)


@kept
def _counted(said: Statement, absurd: bool, seats: int, habits: Habits, plainly: bool) -> Table | None:
    """What a statement says to somebody else; None if it says nothing about who the spies are."""
    return counted(said, absurd, seats, -1, habits, habits.heed * (PLAINLY if plainly else 1))


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
