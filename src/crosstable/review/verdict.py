"""The verdict on a game that is over: which decision decided it, by what could be known, or that none did.

A decision is weighed as the seat could weigh it. First every one of them shortly; then those that look like mistakes
once more and longer, so that nothing is blamed for having come out worst by chance.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from crosstable.core import TIME, Refused, Seat, sentence
from crosstable.core.parts import INSIGHT, OUTLOOK, VERDICT, load
from crosstable.core.review import Effort, Estimate, Sides, Weighed

from .curve import Curve, curve_of
from .replayed import ReplayedGame

MOST = 160
"""So many decisions are weighed, the last ones of a longer game …"""
WORDS = 32
"""… and so many things that were said."""
AGAIN = 3
"""So many of a seat's worst decisions are weighed once more."""
SEED = 1
"""The same luck for every step of a game, so that two steps differ by what happened in between."""

OPEN = Estimate(0.5, 0.5)
"""Of a game that was called off before anybody did anything."""


def check(game: ReplayedGame) -> None:
    """Refused unless there is a verdict on this game: it was played to its end, and can be weighed."""
    outcome = game.record.outcome
    if outcome is None or outcome.called_off or VERDICT.name not in game.game.facts.parts or not game.curve:
        raise Refused("review-no-verdict")


def decisions(game: ReplayedGame) -> tuple[int, ...]:
    """The steps in which somebody decided something that can be weighed."""
    part = load(game.game.facts, VERDICT)
    if part is None:
        return ()
    weighed = [m for m in game.record.moves if m.seat != TIME and isinstance(m.action, part.WEIGHED)]
    done = [m.n for m in weighed if not isinstance(m.action, part.SPOKEN)]
    said = [m.n for m in weighed if isinstance(m.action, part.SPOKEN)]
    return tuple(sorted(done[-MOST:] + said[-WORDS:]))


def weigh(game: ReplayedGame, n: int, effort: Effort) -> Weighed | None:
    """What the decision that led to this step was worth; None if there is no telling."""
    part, move = load(game.game.facts, VERDICT), game.record.moves[n - 1]
    found = None if part is None else part.weigh(game.eyes(n - 1, move.seat), move.action, effort)
    if part is None or found is None:
        return None
    found = replace(found, n=n, seat=move.seat)
    return replace(found, decided=found.mistake and part.mattered([step.state for step in game.steps], found))


def doubtful(found: Iterable[Weighed]) -> tuple[int, ...]:
    """The steps to be weighed once more: of every seat the decisions that look worst."""
    worst: dict[Seat, list[Weighed]] = {}
    for one in sorted(found, key=lambda one: -one.loss):
        mine = worst.setdefault(one.seat, [])
        if one.mistake and len(mine) < AGAIN:
            mine.append(one)
    return tuple(sorted(one.n for mine in worst.values() for one in mine))


def confirmed(found: Iterable[Weighed], again: Iterable[Weighed]) -> tuple[Weighed, ...]:
    """All decisions, those weighed twice as the longer look saw them; what only looked like a mistake is none."""
    second = {one.n: one for one in again}
    return tuple(second.get(one.n, one if not one.mistake else replace(one, taken=one.best)) for one in found)


def appraise(game: ReplayedGame, n: int) -> Estimate | None:
    """How likely the first side is to win after this step; None: as likely as before, or as at first."""
    part = load(game.game.facts, INSIGHT)
    if game.review is None or part is None:
        raise Refused("review-no-curve")
    if n not in game.moments:
        return None
    if game.broken_off(n):
        return None if n else OPEN
    found = part.appraise(game.steps[: n + 1], SEED)
    return Estimate(round(float(found.value), 4), round(float(found.error), 4))


def outlook(game: ReplayedGame, n: int, seat: Seat) -> Estimate | None:
    """How likely this seat could think it was to win after this step; None: as likely as before, or as at first."""
    part, outcome = load(game.game.facts, OUTLOOK), game.record.outcome
    if part is None or game.review is None or outcome is None:
        raise Refused("review-no-verdict")
    if n == len(game.steps) - 1:
        return Estimate(float(seat in outcome.winners))
    if n not in game.moments:
        return None
    found = part.outlook(game.eyes(n, seat), SEED)
    return Estimate(round(float(found.value), 4), round(float(found.error), 4))


def looks_ahead(game: ReplayedGame, seat: Seat | None) -> int | None:
    """For how many steps this seat's chance must be found from what it could know: none where the curve is found from
    there anyway. None where nothing is hidden from it."""
    part = load(game.game.facts, OUTLOOK)
    if part is None or seat is None:
        return None
    return 0 if seat in part.TOLD else len(game.steps)


def line_of(game: ReplayedGame, found: Sequence[Estimate | None]) -> Curve:
    """The line through what a seat could think of its chances."""
    return curve_of(replace(sides(game), how=sentence(f"{game.game.facts.id}-outlook")), found)


def sides(game: ReplayedGame) -> Sides:
    """The sides of a game's curve; Refused if it has none."""
    if game.review is None or not game.curve or game.record.outcome is None:
        raise Refused("review-no-curve")
    return game.review.sides(game.steps[0].state)


def whole(game: ReplayedGame) -> tuple[Curve, tuple[Weighed, ...]]:
    """The course of a game and all its decisions, worked out here and now."""
    check(game)
    curve = curve_of(sides(game), [appraise(game, n) for n in range(len(game.steps))])
    first = [one for n in decisions(game) if (one := weigh(game, n, "quick"))]
    again = [one for n in doubtful(first) if (one := weigh(game, n, "thorough"))]
    return curve, confirmed(first, again)


def line(game: ReplayedGame, seat: Seat | None, curve: Curve) -> Curve | None:
    """This seat's chance by what it could know, worked out here and now; None where nothing is hidden from it."""
    steps = looks_ahead(game, seat)
    if seat is None or steps is None:
        return None
    return line_of(game, [outlook(game, n, seat) for n in range(steps)]) if steps else curve
