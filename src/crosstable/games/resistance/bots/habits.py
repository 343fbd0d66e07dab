"""What a bot takes for likely: how spies play their cards, how both sides vote and talk.

These are assumptions about people and other bots. They weigh worlds against each other; what the rules make
impossible has weight zero whatever the habits, and what they leave possible never gets weight zero.
"""

from functools import cache, lru_cache
from math import comb

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from ..data import MISSIONS, SIDES, TO_WIN, Options, fails_needed, team_size
from ..state import Mission, Tally
from .customs import Memory, memory_of

NOTHING = memory_of(())
"""No game before."""


class Habits(Struct, frozen=True):
    """The probabilities a bot reckons with."""

    fail: tuple[float, float, float, float, float] = (0.6, 0.6, 0.6, 0.6, 0.6)
    """That a spy on the team fails the n-th mission."""
    lurk: float = 0.0
    """How likely two of five or six lie low as spies, and fail only the missions that are hardest to get clean."""
    orderly: float = 0.0
    """How likely spies on one team let just as many fail as are needed, not each for himself."""
    chief_fail: float = 0.35
    """That a failing spy Chief shows it by a Chief Fail."""
    reverse: float = 0.4
    """That a Reverser reverses …"""
    deliberate: bool = False
    """… unless he is taken to know what he does: a spy reverses what nobody else sinks, a friend where spies are."""
    votes_from: int = 99
    """From how many players votes are read: the larger the table, the less one can do without them."""
    reads: float = 0.8
    """How far votes are read: 1 would be as if every way to vote was foreseen."""
    truth: float = 0.9
    """That a resistance member says what is so."""
    lie: float = 0.5
    """That a spy says what is not so."""
    loyal: float = 0.0
    """How much less often a spy points at a fellow than at anybody: with 1 never, with 0 nothing follows from it."""
    believed: float = 1.3
    """How much likelier somebody is what he says he is."""
    modest: float = 0.7
    """How much likelier somebody is a resistance Chief who says so: mostly it is a bait."""
    betrays: float = 1.0
    """How much less likely than a spy a friend is to say openly whom he has found to be a Chief."""
    compares: bool = False
    """Whether what others say they were shown is held beside what one was shown oneself."""
    caught: float = 0.5
    """How much less likely than a spy a friend is to say what cannot be so."""
    talk: bool = True
    """Whether statements are listened to …"""
    heed: float = 1.0
    """… and how much they count, beside what they are worth by the above."""
    recalls: int = 5
    """Of how many missions, the newest, it still has in mind who played what."""
    before: Memory = NOTHING
    """What earlier games of this table have taught about its votes."""


# ---------------------------------------------------------------- spies who lie low

ORDERLY = 2
"""Up to so many spies agree without a word on who fails when; three or four cannot."""
LURK_SEATS = 6
"""With more players spies are three or four, who cannot agree to lie low."""
LURKS = 0.1
"""How often who lies low fails all the same."""


def may_lurk(seats: int, options: Options) -> bool:
    """Whether one reckons with spies who lie low. Six do not where the Inquisitor goes round, who would find them; nor
    with Reversers, whose cards tell too little of it."""
    plain = not options.inquisitor and options.reverser == "none"
    return seats <= LURK_SEATS and (plain or seats == min(SIDES))


def wanted(seats: int, mission: int, before: tuple[Mission, ...]) -> bool:
    """Whether spies who lie low want this mission to fail after those before it."""
    lost = sum(not m.success for m in before)
    if TO_WIN - 1 in (lost, len(before) - lost):
        return True
    hard = hardest(seats)
    return mission in hard or len(hard - {m.mission for m in before} - {mission}) < TO_WIN - lost


@cache
def hardest(seats: int) -> frozenset[int]:
    """The three missions that are hardest to get clean if teams are drawn by lot."""
    spies = SIDES[seats][1]

    def clean(mission: int) -> float:
        size, need = team_size(seats, mission), fails_needed(seats, mission)
        ways = sum(comb(spies, k) * comb(seats - spies, size - k) for k in range(need))
        return ways / comb(seats, size)

    return frozenset(sorted(range(1, MISSIONS + 1), key=lambda m: (clean(m), -m))[:TO_WIN])


@lru_cache(maxsize=512)
def lying_low(habits: Habits, seats: int, missions: tuple[Mission, ...]) -> Habits:
    """The same habits in a game in which the spies lie low."""
    fail = [
        p if number >= len(missions) or wanted(seats, missions[number].mission, missions[:number]) else LURKS
        for number, p in enumerate(habits.fail)
    ]
    return replace(habits, fail=tuple(fail), lurk=0.0)


# ---------------------------------------------------------------- mission cards

ANYHOW = 0.1
"""How often a spy reverses what others may sink …"""
SUSPECTS, MISTAKES = 0.6, 0.25
"""… and a friend what spies can sink, and what they cannot."""


@lru_cache(maxsize=4096)
def card_table(tally: Tally, number: int, need: int, habits: Habits) -> NDArray[np.float64]:
    """How likely these cards are, by numbers of failing spies, of Chiefs among them, and of Reversers on the team:
    one for the spies', two for the other."""
    table = np.zeros((6, 6, 4))
    for plain in range(6):
        for chiefs in range(6):
            each = _each(tally, plain, chiefs, habits.fail[number - 1], habits.chief_fail)
            if habits.orderly and plain + chiefs >= need:
                agreed = _agreed(tally, plain, chiefs, need, habits.fail[number - 1], habits.chief_fail)
                each += habits.orderly * (agreed - each)
            for reversers in range(4):
                table[plain, chiefs, reversers] = each * _turned(tally, plain + chiefs, reversers, number, need, habits)
    return table


def _turned(tally: Tally, able: int, reversers: int, number: int, need: int, habits: Habits) -> float:
    """How likely so many Reverses are, beside so many spies who can fail."""
    spies, friends = reversers & 1, reversers >> 1
    if not habits.deliberate:
        return _binomial(spies + friends, tally.reverse, habits.reverse)
    by_spy = habits.fail[number - 1] if able < need else ANYHOW
    by_friend = SUSPECTS if able + spies >= max(1, need) else MISTAKES
    return sum(
        _binomial(spies, n, by_spy) * _binomial(friends, tally.reverse - n, by_friend) for n in range(tally.reverse + 1)
    )


def _each(tally: Tally, plain: int, chiefs: int, q: float, share: float) -> float:
    """How likely the fails are if every spy plays for himself."""
    likely = 0.0
    for by_chief in range(min(chiefs, tally.fail) + 1):
        silent = chiefs - by_chief - tally.chief_fail
        if silent < 0:
            continue
        ways = comb(chiefs, by_chief) * comb(chiefs - by_chief, tally.chief_fail)
        p = ways * (q * (1 - share)) ** by_chief * (q * share) ** tally.chief_fail * (1 - q) ** silent
        likely += p * _binomial(plain, tally.fail - by_chief, q)
    return likely


def _agreed(tally: Tally, plain: int, chiefs: int, need: int, q: float, share: float) -> float:
    """How likely they are if as many fail as are needed, or none; anybody's turn is as likely as another's."""
    fails = tally.fail + tally.chief_fail
    if fails != need or not need:
        return 0.0 if fails else 1 - q if need else 1.0
    ways = sum(
        comb(chiefs, n) * comb(plain, fails - n) * _binomial(n, tally.chief_fail, share) for n in range(fails + 1)
    )
    return q * ways / comb(plain + chiefs, fails)


def _binomial(n: int, k: int, p: float) -> float:
    return comb(n, k) * p**k * (1 - p) ** (n - k) if 0 <= k <= n else 0.0
