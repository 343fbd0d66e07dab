"""What a statement is worth: a friend mostly says what is so, a spy says what suits him."""

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from crosstable.core import Seat

from ..data import Character
from ..rules.talk import taken_back
from ..state import Statement
from ..view import Testimony
from .habits import Habits

SILENT = 0.85
"""How much less likely than a spy a friend is to leave it at being called one …"""
BEGS = 0.95
"""… and to beg to be taken along."""
OPINION = 0.65
"""How often a friend's suspicion or trust points the right way."""


FAILS = ("fail", "chief_fail")
"""Cards nobody on the resistance's side says he has played."""
FOUND = ("chief", "resistance_chief")
"""Loyalty cards a friend keeps to himself, for the spy Hunter listens."""
SIDES = ("resistance", "spy", "resistance_chief", "spy_chief", "fail", "chief_fail")
"""What was shown, where it tells the side: a fail that was watched does so too (P7)."""


@lru_cache(maxsize=4096)
def hearsay(said: Statement, absurd: bool, seats: int, me: Seat, habits: Habits) -> NDArray[np.float64]:
    """How likely it is, for each set of spies, that this seat says this; `absurd` if it cannot be so."""
    table = np.ones(1 << seats)
    if said.seat == me:
        return table
    worlds = np.arange(1 << seats)
    if absurd:
        return np.where(worlds >> said.seat & 1, 1.0, habits.caught)
    if said.kind == "played" and said.what in FAILS:
        return np.where(worlds >> said.seat & 1, 1.0, habits.caught)
    if said.kind == "along":
        return np.where(worlds >> said.seat & 1, 1.0, BEGS)
    if said.kind == "seen" and said.what in FOUND:
        table = np.where(worlds >> said.seat & 1, 1.0, habits.betrays)
    if not _about_sides(said):
        return table
    friend = habits.truth if said.kind == "seen" else OPINION
    accuses = said.kind == "suspect" or said.what in ("spy", "spy_chief", "fail", "chief_fail")
    from_spy, by_spy = habits.lie, 1 - habits.lie
    if accuses:  # who points at somebody is hardly his fellow
        from_spy, by_spy = habits.lie * (1 + habits.loyal / 2), (1 - habits.lie) * (1 - habits.loyal)
    speaker = (worlds >> said.seat & 1).astype(bool)
    for seat in said.seats:
        so = (worlds >> seat & 1).astype(bool) == accuses
        table *= np.where(so, np.where(speaker, by_spy, friend), np.where(speaker, from_spy, 1 - friend))
    return table


@lru_cache(maxsize=4096)
def counted(
    said: Statement, absurd: bool, seats: int, me: Seat, habits: Habits, power: float
) -> NDArray[np.float64] | None:
    """The same, counted so many times; None if it says nothing about who the spies are."""
    table = hearsay(said, absurd, seats, me, habits)
    return None if (table == 1.0).all() else table**power


def unanswered(said: tuple[Statement, ...], proposals: int) -> tuple[Seat, ...]:
    """Who has not answered an accusation before the vote was over."""
    first: dict[Seat, int] = {}
    for number, one in enumerate(said):
        if one.kind == "suspect":
            for seat in one.seats:
                first.setdefault(seat, number)
    return tuple(
        seat
        for seat in sorted(first)
        if said[first[seat]].proposal != proposals and not any(one.seat == seat for one in said[first[seat] :])
    )


def _about_sides(said: Statement) -> bool:
    """Whether it says of somebody else on which side he is."""
    return said.kind in ("suspect", "trust") or (said.kind == "seen" and said.what in SIDES)


def distinct(claims: Iterable[Testimony]) -> tuple[Testimony, ...]:
    """Every statement its speaker stands by once, however often it was repeated."""
    heard = list(claims)
    gone = taken_back(claim.said for claim in heard)
    standing = [claim for number, claim in enumerate(heard) if number not in gone and claim.said.kind != "back"]
    return tuple({(c.said.seat, c.said.kind, c.said.seats, c.said.what): c for c in standing}.values())


def told_of(said: Statement, habits: Habits) -> dict[Character, float]:
    """How much likelier each character is for somebody who is said to be no Chief (H11)."""
    if said.kind != "seen" or said.what != "not_chief":
        return {}
    return dict.fromkeys(("resistance_chief", "spy_chief"), 1 / habits.believed)


def names_himself(said: Statement) -> bool:
    """Whether somebody says that he is somebody special; who names only his side tells nothing."""
    return said.kind == "character" and said.what not in ("resistance", "spy")


def self_told(said: Statement, habits: Habits) -> dict[Character, float]:
    """How much likelier each character is for somebody who says what he is."""
    if not names_himself(said):
        return {}
    if said.what == "resistance_chief":
        return {"resistance_chief": habits.modest, "dummy_agent": habits.believed}
    return {cast(Character, said.what): habits.believed}
