"""The verdict in three sentences, for each seat in its own words: what decided, what was better, how sure that is."""

from collections.abc import Sequence
from math import ceil
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Refused, Resign, Seat, Sentence, TimeUp, sentence
from crosstable.core.parts import AWARDS, VERDICT, load
from crosstable.core.review import LEAST, Judged, Verdict, Weighed

from .curve import Curve, turning_points
from .replayed import ReplayedGame
from .words import percent

DEAR = 0.6
"""A game is decided by the last mistake that cost at least this share of the dearest one."""

FATAL = 3
"""So many decisions that no fault can be found with are asked whether a lie was believed."""

Kind = Literal["mistake", "unlucky", "won", "lucky", "watched"]


class Forfeit(Struct, frozen=True):
    """A game that was given away: nothing on the table ended it, and it was not lost before."""

    seat: Seat
    how: Literal["resigned", "late"]
    chance: float
    """What this seat's chance was until then."""


def verdict(
    game: ReplayedGame, seat: Seat | None, curve: Curve, found: Sequence[Weighed], own: Curve | None = None
) -> Verdict:
    """What this seat (None: a spectator) should remember of the game; `own` is its chance by what it could know."""
    game.check_seat(seat)
    outcome, review = game.record.outcome, game.review
    if outcome is None or review is None:
        raise Refused("review-no-verdict")
    winners = outcome.winners
    mistakes = tuple(told(one, seat) for one in found if one.mistake)
    decided = [one for one in mistakes if one.decided and one.seat not in winners]
    forfeit = _forfeit(game, curve, own, seat)
    if forfeit and forfeit.chance < DEAR * max((one.loss for one in decided), default=0.0):
        forfeit = None
    turn = None if forfeit else _turn(decided, seat, curve)
    line, errors = _line(curve, own, turn, seat, winners)
    kind = _kind(forfeit or turn, mistakes, seat, winners)
    *course, step, off = _course(game, errors, line, seat, won=kind not in ("mistake", "unlucky"))
    error = turn.error if turn else max(off, errors[-2]) if forfeit else off
    at = turn.n - 1 if turn else len(game.steps) - 2 if forfeit else step
    if forfeit:
        words = (_given_away(forfeit, seat), course[1])
    elif kind == "unlucky":
        words = (_unlucky(found, seat), turn.done if turn else course[0])
    else:
        words = (turn.done, turn.better) if turn else (course[0], course[1])
    return Verdict(
        seat=seat,
        kind=kind,
        words=(*words, _last(game, kind, forfeit or turn, found, seat, error)),
        turn=turn,
        mistakes=mistakes,
        line=line,
        known=own is not None,
        errors=errors,
        error=error,
        how=(own or curve).sides.how,
        at=at,
        position=review.open_view(game.steps[at].state),
    )


def told(one: Weighed, seat: Seat | None) -> Weighed:
    """The decision in words for this reader: who decided is `you`, or has a name."""
    return _told(one, "yes" if one.seat == seat else "no")


def warned(one: Weighed, seat: Seat) -> Weighed:
    """The same in the words of the coach, before it is done."""
    return _told(replace(one, seat=seat), "coach")


def _told(one: Weighed, you: str) -> Weighed:
    done, better = (
        replace(words, args={**words.args, "you": you, "seat": one.seat}) for words in (one.done, one.better)
    )
    return replace(one, done=done, better=better)


def _turn(decided: Sequence[Weighed], seat: Seat | None, curve: Curve) -> Weighed | None:
    """The last dear decision of those who lost that was not made good again: one's own if there is one."""
    lost = [value if curve.values[-1] < 0.5 else 1 - value for value in curve.values]
    kept = [one for one in decided if not (one.wins and _made_good(one, lost))] or decided
    some = [one for one in kept if one.seat == seat] or kept
    dear = max((one.loss for one in some), default=0.0)
    return next((one for one in reversed(some) if one.loss > DEAR * dear), None)


def _forfeit(game: ReplayedGame, curve: Curve, own: Curve | None, seat: Seat | None) -> Forfeit | None:
    """Who resigned, or whose time ran out, with a chance beyond its error; None if the game ended otherwise."""
    last, outcome = game.record.moves[-1], game.record.outcome
    clock = game.game.clock(game.steps[-2].state) if isinstance(last.action, TimeUp) else None
    who = last.seat if isinstance(last.action, Resign) else clock.seat if clock else None
    if who is None or outcome is None or who in outcome.winners:
        return None
    known = own if own is not None and seat == who else curve
    chance = known.values[-2] if known.values[-1] < 0.5 else 1 - known.values[-2]
    how: Literal["resigned", "late"] = "late" if clock else "resigned"
    return Forfeit(who, how, chance) if chance > max(LEAST, known.errors[-2]) else None


def _given_away(forfeit: Forfeit, seat: Seat | None) -> Sentence:
    """Who gave the game away, and how it stood."""
    you = "yes" if forfeit.seat == seat else "no"
    return sentence(f"review-verdict-{forfeit.how}", you=you, seat=forfeit.seat, chance=percent(forfeit.chance))


def _made_good(one: Weighed, line: Sequence[float]) -> bool:
    """Whether more than half of what was lost came back later."""
    return max(line[one.n + 1 : -1], default=0.0) > (one.best + one.taken) / 2


def _kind(
    turn: Weighed | Forfeit | None, mistakes: Sequence[Weighed], seat: Seat | None, winners: Sequence[Seat]
) -> Kind:
    if seat is None:
        return "watched"
    if seat in winners:
        return "lucky" if any(one.seat == seat for one in mistakes) else "won"
    return "mistake" if turn is not None and turn.seat == seat else "unlucky"


def _unlucky(found: Sequence[Weighed], seat: Seat | None) -> Sentence:
    """That nothing this seat decided lost the game."""
    mine = [one for one in found if one.seat == seat]
    wrong = sum(one.mistake for one in mine)
    return (
        sentence("review-verdict-not-you", count=wrong) if wrong else sentence("review-verdict-blameless", of=len(mine))
    )


def _course(
    game: ReplayedGame, errors: Sequence[float], line: Sequence[float], seat: Seat | None, *, won: bool
) -> tuple[Sentence, Sentence, int, float]:
    """When the chances turned beyond their error, if they did; how bad or good they ever were; where that was; and how
    far off the chances that are named may be."""
    you = "no" if seat is None else "yes"
    far = (min if won else max)(range(len(line) - 1), key=lambda n: line[n])
    extreme = sentence(f"review-verdict-{'worst' if won else 'best'}", you=you, step=far, chance=percent(line[far]))
    found = [turn for turn in turning_points(line[:-1], errors[:-1]) if (turn.after > turn.before) == won]
    if not found:
        ahead = sentence("review-verdict-ahead" if line[far] >= 0.5 else "review-verdict-steady", you=you)
        return (ahead if won else extreme), extreme, far, errors[far]
    turn = max(found, key=lambda turn: abs(turn.after - turn.before))
    chances = {"before": percent(turn.before), "after": percent(turn.after)}
    off = max(errors[far], *errors[turn.n - 1 : turn.n + 1])
    if (part := load(game.game.facts, AWARDS)) is None:
        return sentence("review-verdict-step", step=turn.n, **chances), extreme, turn.n - 1, off
    what = part.happened(*(one.state for one in game.steps[turn.n - 1 : turn.n + 1]))
    return sentence("review-verdict-turned", what=what, **chances), extreme, turn.n - 1, off


def _last(
    game: ReplayedGame,
    kind: Kind,
    turn: Weighed | Forfeit | None,
    found: Sequence[Weighed],
    seat: Seat | None,
    error: float,
) -> Sentence:
    """The lie that was believed, or how many mistakes there were; and how far the chances can be trusted."""
    within = sentence("review-verdict-error", error=ceil(100 * error))
    given = isinstance(turn, Forfeit)
    for one in () if isinstance(turn, Forfeit) else _fatal(game, kind, turn, found, seat):
        if lie := _believed(game, one):
            you = "yes" if one.seat == seat else "no"
            return sentence("review-verdict-lie", you=you, seat=one.seat, saying=lie.saying, within=within)
    mistakes = [one for one in found if one.mistake]
    mine = sum(one.seat == seat for one in mistakes) + (given and kind == "mistake")
    return sentence(f"review-verdict-{kind}", count=mine, all=len(mistakes) + given, within=within)


def _fatal(
    game: ReplayedGame, kind: Kind, turn: Weighed | None, found: Sequence[Weighed], seat: Seat | None
) -> list[Weighed]:
    """What decided the game, or if that was no mistake, what this seat did that would better have been left."""
    part = load(game.game.facts, VERDICT)
    if turn is not None or kind not in ("unlucky", "watched") or part is None or game.record.outcome is None:
        return [turn] if turn is not None else []
    losers = [one for one in reversed(found) if one.seat not in game.record.outcome.winners]
    states = [step.state for step in game.steps]
    return [one for one in losers if seat in (None, one.seat) and part.mattered(states, one)][:FATAL]


def _believed(game: ReplayedGame, one: Weighed) -> Judged | None:
    """The lie without which this decision would have looked worse."""
    part, move = load(game.game.facts, VERDICT), game.record.moves[one.n - 1]
    number = None if part is None else part.swayed(game.eyes(one.n - 1, one.seat), move.action)
    said = next((said for said in game.said if said.number == number), None)
    return said if said is not None and said.verdict == "false" and said.seat != one.seat else None


def _line(
    curve: Curve, own: Curve | None, turn: Weighed | None, seat: Seat | None, winners: Sequence[Seat]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chance of this seat, or of its side, and how far off it may be; where the decision was weighed by chances to
    win, as it was weighed."""
    won = seat is None or seat in winners
    errors = list((own or curve).errors)
    if own is not None:
        values = list(own.values)
    else:
        values = list(curve.values if (curve.values[-1] > 0.5) == won else (1 - value for value in curve.values))
    if own is not None and turn is not None and turn.seat != seat:
        return tuple(values), tuple(errors)
    if turn is not None and turn.wins:
        best, taken = (turn.best, turn.taken) if (turn.seat in winners) == won else (1 - turn.best, 1 - turn.taken)
        values[turn.n - 1], values[turn.n] = best, taken
        errors[turn.n - 1 : turn.n + 1] = [turn.error] * 2
    return tuple(round(value, 4) for value in values), tuple(round(error, 4) for error in errors)
