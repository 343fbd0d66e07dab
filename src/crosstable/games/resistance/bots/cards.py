"""Playing mission cards."""

from functools import cache
from math import comb

from ..actions import PlayCard
from ..data import MISSIONS, SIDES, TO_WIN, fails_needed, team_size
from .seatmind import Mind


def play_card(mind: Mind) -> PlayCard:
    """The card that serves my side."""
    offer = mind.offer("play_card")
    assert offer
    cards = offer.fields["card"].of
    if "reverse" in cards:
        return PlayCard("reverse" if _reverses(mind) else "success")
    if "fail" not in cards or not _fails(mind):
        return PlayCard("success")
    chief = "chief_fail" in cards and mind.luck.random() < mind.level.chief_fail
    return PlayCard("chief_fail" if chief else "fail")


@cache
def hardest(seats: int) -> frozenset[int]:
    """The three missions that are hardest to get clean if teams are drawn by lot."""
    spies = SIDES[seats][1]

    def clean(mission: int) -> float:
        size, need = team_size(seats, mission), fails_needed(seats, mission)
        ways = sum(comb(spies, k) * comb(seats - spies, size - k) for k in range(need))
        return ways / comb(seats, size)

    return frozenset(sorted(range(1, MISSIONS + 1), key=lambda m: (clean(m), -m))[:TO_WIN])


def wants_failure(mind: Mind) -> bool:
    """Whether a spy wants to sink this mission, or rather not be noticed."""
    if mind.successes == TO_WIN - 1 or mind.failures == TO_WIN - 1:
        return True
    if not mind.level.cover:
        return mind.luck.random() < (mind.level.fail if mind.view.round > 1 else mind.level.first)
    played = {m.mission for m in mind.view.missions} | {mind.view.mission}
    later = len(hardest(mind.view.seats) - played)
    return mind.view.mission in hardest(mind.view.seats) or later < TO_WIN - mind.failures


def _fails(mind: Mind) -> bool:
    """Only as many spies fail as are needed, those first who sit next to the leader."""
    if not wants_failure(mind):
        return False
    team, need = mind.view.team, fails_needed(mind.view.seats, mind.view.mission)
    reversers = [s for s in mind.fellows(team) if mind.belief.one_of(s, ("spy_reverser",)) > 0.99]
    able = [s for s in _in_turn(mind) if s == mind.me or (mind.is_fellow(s) and s not in reversers)]
    if mind.level.cover and len(able) < need and mind.belief.spies_on(team)[need:].sum() < 0.5:
        return False  # a fail that sinks nothing only tells
    return able.index(mind.me) < need or mind.luck.random() < mind.level.both


def _in_turn(mind: Mind) -> list[int]:
    seats = mind.view.seats
    return [s for s in ((mind.view.leader + i) % seats for i in range(seats)) if s in mind.view.team]


def _reverses(mind: Mind) -> bool:
    """A resistance Reverser saves a mission he thinks lost; a spy Reverser sinks one nobody else sinks."""
    need = fails_needed(mind.view.seats, mind.view.mission)
    others = tuple(s for s in mind.view.team if s != mind.me)
    sunk = float(mind.belief.spies_on(others)[need:].sum())
    if mind.is_spy:
        return wants_failure(mind) and sunk < 0.5
    expected: float = sunk * mind.level.habits.fail[mind.view.round - 1]
    return expected > 0.5
