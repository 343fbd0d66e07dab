"""How the game stands: a seat's chance to win, reckoned from its belief."""

from functools import cache

from ..data import MISSIONS, SIDES, TO_WIN
from .seatmind import Mind

HONEST, SAFER = 0.15, 0.8
"""A mission succeeds now and then whoever goes, and more often the safer the best team looks that can be named."""
WITHOUT, WITH_HUNTERS = 0.8, 0.5
"""How much the missions say about the end; measured, so that the chances come true as often as they say."""
CAUGHT = 0.5
"""What an exposed Deep Agent's side has left of its chances."""
KNOWN_SPY = 0.1
"""What a spy everybody knows is worth to the resistance."""


def chance_to_win(mind: Mind) -> float:
    """My side's chance to win."""
    friends = resistance_wins(mind)
    return 1 - friends if mind.is_spy else friends


def resistance_wins(mind: Mind, first: float | None = None, failed: int = 0) -> float:
    """The resistance's chance to win; `first` is how safe the team is that goes next, if it is known. `failed` more
    missions, those that come next, are taken to fail.

    Every mission to come succeeds as often as the safest team that can be named now is safe (the belief will grow, the
    spies will hide: the two are taken to even out); with Hunters the side that has its three still has to find a Chief.
    """
    played = {m.mission for m in mind.view.missions}
    ahead = [number for number in range(1, MISSIONS + 1) if number not in played]
    spaces = {number: mind.view.board[number - 1] for number in ahead}
    best = {space: mind.face.best(space.size, number) for number, space in spaces.items()}
    safe = [best[space] for space in spaces.values()]
    if first is not None and safe:
        safe[0] = first
    chances = tuple(HONEST + SAFER * p for p in safe[failed:])
    by_missions = _reaches(TO_WIN - mind.successes, TO_WIN - mind.failures - failed, chances)
    certain = WITH_HUNTERS if mind.view.options.hunter else WITHOUT
    return 0.5 + certain * (by_missions - 0.5)


@cache
def _reaches(wins: int, losses: int, chances: tuple[float, ...]) -> float:
    """The chance of this many successes before this many failures."""
    if wins <= 0 or losses <= 0 or not chances:
        return float(wins <= 0)
    p, *rest = chances
    return p * _reaches(wins - 1, losses, tuple(rest)) + (1 - p) * _reaches(wins, losses - 1, tuple(rest))


STRUCK = 0.05
"""What the spies have left of their chances after a wrong stroke: a failure less, and a Hunter everybody knows; they
won one of about a hundred games that went on after one."""
FEW, SEEN, KNOWN_BOTH = 2, 0.45, 0.7
"""With so many spies what they have left when somebody honest has seen the loyalty card of one, and when both play
openly; in 200 games of medium bots at five and 60 of strong ones at six."""
HOPED = 0.2
"""What a beginner hopes for then."""


def worth_striking(mind: Mind, sure: float, failed: int = 0) -> float:
    """What a spy Hunter who is this sure of a Chief gains by an early accusation (H7, H9), in chances to win; after so
    many more missions that fail."""
    stay = (1 - resistance_wins(mind, failed=failed)) * _unfound(mind)
    return sure + (1 - sure) * stay * (HOPED if mind.forgetful else STRUCK) - stay


def _unfound(mind: Mind) -> float:
    """What is left of the spies' chances because the enemy Hunter may know their Chief: with two of them it is enough
    that somebody honest has examined either, or that both are known."""
    if mind.forgetful or SIDES[mind.view.seats][1] > FEW:
        return 1.0
    spies = {mind.me, *mind.fellows(range(mind.view.seats))}
    seen = any(look.how == "examined" and look.seat in spies and look.viewer not in spies for look in mind.view.looks)
    return SEEN if seen else 1.0 if mind.level.cover else KNOWN_BOTH


def worth_blaming(mind: Mind, sure: float) -> float:
    """What a Deep Agent who is this sure of the Pretender gains by Blame, in chances to win (H22)."""
    friends = resistance_wins(mind)
    stay = 1 - friends
    return sure * min(1.0, friends + KNOWN_SPY) + (1 - sure) * stay * CAUGHT - stay
