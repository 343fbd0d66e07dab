"""Playing mission cards."""

from crosstable.core import Seat

from ..actions import PlayCard
from ..data import TO_WIN, fails_needed
from .partners import follows, turn, wanted
from .seatmind import Mind

LEADS = 0.48
"""How far a fellow must be trusted to hold back for the first in turn to fail: one fail won 88, two 48, none 56 of a
hundred games, if the others fail six times in seven …"""
RELIES = 0.7
"""… and how far to fail himself, where none would lose everything."""


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


def wants_failure(mind: Mind) -> bool:
    """Whether a spy wants to sink this mission, or rather not be noticed."""
    if mind.level.cover or TO_WIN - 1 in (mind.successes, mind.failures):
        return wanted(mind, mind.view.mission, mind.view.missions)
    return mind.luck.random() < (mind.level.fail if mind.view.round > 1 else mind.level.first)


def _fails(mind: Mind) -> bool:
    """Only as many spies fail as are needed, those first who sit next to the leader."""
    if not wants_failure(mind):
        return False
    view, need = mind.view, fails_needed(mind.view.seats, mind.view.mission)
    reversers = [s for s in mind.fellows(view.team) if mind.belief.one_of(s, ("spy_reverser",)) > 0.99]
    able = [
        s for s in turn(mind, view.leader, view.team) if s == mind.me or (mind.is_fellow(s) and s not in reversers)
    ]  # fmt: skip
    if not mind.level.cover:
        return able.index(mind.me) < need or mind.luck.random() < mind.level.both
    if len(able) < need and mind.belief.spies_on(view.team)[need:].sum() < 0.5:
        return False  # a fail that sinks nothing only tells
    if len(able) == 2 and need == 1:
        return _of_two(mind, able)
    return able.index(mind.me) < need


def _of_two(mind: Mind, able: list[Seat]) -> bool:
    """One fail serves best, two give both away: it depends on what the other does, who may know no order."""
    if mind.failures == TO_WIN - 1 and not mind.view.options.hunter:
        return True  # that wins, however many fail
    fellow = next(s for s in able if s != mind.me)
    trusted = follows(mind, fellow)
    if able[0] == mind.me:
        return mind.successes == TO_WIN - 1 or trusted > LEADS
    return mind.successes == TO_WIN - 1 and trusted < RELIES


def _reverses(mind: Mind) -> bool:
    """A resistance Reverser saves a mission he thinks lost; a spy Reverser sinks one nobody else sinks."""
    need = fails_needed(mind.view.seats, mind.view.mission)
    others = tuple(s for s in mind.view.team if s != mind.me)
    sunk = float(mind.belief.spies_on(others)[need:].sum())
    if mind.is_spy:
        return wants_failure(mind) and sunk < 0.5
    expected: float = sunk * mind.level.habits.fail[mind.view.round - 1]
    return expected > 0.5
