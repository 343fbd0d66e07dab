"""What decisions of Fugitive were worth: hers by the exact count, his by games played on in thought."""

import random
from collections.abc import Sequence
from math import sqrt

from crosstable.core import Action, Arg, Sentence, sentence
from crosstable.core.review import Effort, Eyes, Way, Weighed
from crosstable.review.words import percent

from ..actions import Done, Draw, Guess, Pass, Place
from ..bots.beliefs import believing, sure_of
from ..bots.foresight import Foresight
from ..bots.fugitive import actions_of, coded
from ..bots.passes import SAMPLES, heeding_passes
from ..bots.rows import Rows, all_rows
from ..data import GOAL, HOT, MARSHAL
from ..know import HURRIED, UNIFORM, evidence
from ..state import State
from ..view import FugitiveView
from .insight import JUDGED, at_length, settled, shared

WEIGHED: tuple[type[Action], ...] = (Guess, Done, Place, Pass, Draw)
SPOKEN: tuple[type[Action], ...] = ()

GAMES: dict[Effort, tuple[int, int]] = {"quick": (96, 40), "thorough": (256, 300)}
"""How many games are played on for all actions together to find the best, and then for it and for the one taken."""
SHOWN = 4
IMPOSSIBLE = 1e-9


def weigh(eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
    """A guess by the count, a placing or a draw by foresight."""
    view = eyes.view
    assert isinstance(view, FugitiveView)
    if eyes.seat == MARSHAL:
        return _hers(eyes, view, action, effort) if view.phase in ("guess", "manhunt") else None
    return _his(eyes, view, action, effort)


def mattered(states: Sequence[State], weighed: Weighed) -> bool:
    """Every guess and every hideout does."""
    return True


def swayed(eyes: Eyes, action: Action) -> int | None:
    """Nobody says anything in this game."""
    return None


# ---------------------------------------------------------------- the Marshal


def _hers(eyes: Eyes, view: FugitiveView, action: Action, effort: Effort) -> Weighed | None:
    """A guess beside the likeliest number; a number that would only help him to escape is nobody's duty."""
    known = evidence(event for step in eyes.heard for event in step)
    if not known.hidden:
        return None
    counted = heeding_passes(all_rows(known), SAMPLES[:1] if effort == "quick" else SAMPLES)
    named = action.numbers if isinstance(action, Guess) else ()
    uniform, hurried = (_guessed(believing(counted, sure_of(model)), view, named) for model in (UNIFORM, HURRIED))
    best, loss = uniform[0], uniform[0][1] - uniform[2]
    error = max(2 * counted.error, abs(loss - (hurried[0][1] - hurried[2])))
    taken = uniform[1]
    words: dict[str, Arg] = {"number": best[0], "chance": percent(best[1])}
    return Weighed(
        best=best[1],
        taken=uniform[2],
        error=error,
        about=sentence("fugitive-verdict-hunt" if view.phase == "manhunt" else "fugitive-verdict-right"),
        done=_named(named, taken),
        better=sentence("fugitive-verdict-certain" if best[1] > 1 - IMPOSSIBLE else "fugitive-verdict-likely", **words),
        ways=_ways(believing(counted, sure_of(UNIFORM)), named, taken),
    )


Found = tuple[tuple[int, float], float, float]
"""The best number with its chance, the chance of what was named, and what that is worth beside the best."""


def _guessed(rows: Rows, view: FugitiveView, named: tuple[int, ...]) -> Found:
    chances = rows.named()
    if view.phase == "manhunt":
        first = rows.surest_names()
        mine = _hunted(rows, named[0]) if named else 0.0
        return (first[0], _certain(rows.chance_of_all(first))), mine, mine
    if len(rows.evidence.hidden) > 1:
        chances[HOT:] = 0.0
    best = int(chances.argmax())
    right = _certain(rows.chance_of_all(named)) if named else 0.0
    return (best, _certain(float(chances[best]))), right, right * len(named)


def _certain(chance: float) -> float:
    """Sums of chances that are certain are so to the last digit."""
    return 1.0 if chance > 1 - IMPOSSIBLE else 0.0 if chance < IMPOSSIBLE else chance


def _hunted(rows: Rows, first: int) -> float:
    """Her chance in the manhunt if she begins with this number."""
    fits = (rows.numbers[:, rows.evidence.hidden] == first).any(axis=1)
    share = float(rows.chances[fits].sum())
    if share < IMPOSSIBLE:
        return 0.0
    left = Rows(rows.evidence, rows.numbers[fits], rows.chances[fits] / share)
    names = [first, *[name for name in left.surest_names() if name != first]][: len(rows.evidence.hidden)]
    return _certain(share * left.chance_of_all(names))


def _named(numbers: tuple[int, ...], chance: float) -> Sentence:
    """What she named, and how likely that was."""
    if not numbers:
        return sentence("fugitive-verdict-waited")
    words: dict[str, Arg] = {"numbers": ", ".join(map(str, numbers)), "count": len(numbers)}
    if chance < IMPOSSIBLE:
        return sentence("fugitive-verdict-impossible", **words)
    return sentence("fugitive-verdict-named", chance=percent(chance), **words)


def _ways(rows: Rows, named: tuple[int, ...], taken: float) -> tuple[Way, ...]:
    """The likeliest numbers, and what she named."""
    chances: dict[int, float] = dict(enumerate(rows.named().tolist()))
    likely = [n for n in sorted(chances, key=lambda n: -chances[n])[:SHOWN] if chances[n] > IMPOSSIBLE]
    ways = [Way(sentence("fugitive-insight-number", number=n), _certain(chances[n]), named == (n,)) for n in likely]
    if named and named not in [(n,) for n in likely]:
        ways.append(Way(sentence("fugitive-verdict-numbers", numbers=", ".join(map(str, named))), taken, True))
    return tuple(ways)


# ---------------------------------------------------------------- the Fugitive


def _his(eyes: Eyes, view: FugitiveView, action: Action, effort: Effort) -> Weighed | None:
    """What he did beside the best he could do, both played on in the same games; None if there is nothing to choose."""
    choices = list(actions_of(view))
    if len(choices) < 2:
        return None
    luck = random.Random(len(eyes.heard))
    ahead = Foresight(view, eyes.heard, luck.getrandbits(31))
    first, second = (at_length(view, games) for games in GAMES[effort])
    found = ahead.play_on(coded(choices), shared(first, len(choices)), luck.getrandbits(31)).mean(axis=1)
    best = choices[int(found.argmax())]
    escaped = ahead.play_on(coded([best, action]), second, luck.getrandbits(31)).astype(float)
    top, mine = (settled(float(share), second) for share in escaped.mean(axis=1))
    if top <= mine:
        best, top = action, mine
    spread = float((escaped[0] - escaped[1]).std())
    words: dict[str, Arg] = {"before": percent(top), "after": percent(mine), "turn": view.turn, "what": _words(action)}
    ways = (Way(_words(best), top, best == action), *(() if best == action else (Way(_words(action), mine, True),)))
    return Weighed(
        best=top,
        taken=mine,
        error=0.0 if best == action else 2 * spread / sqrt(second) + (JUDGED if effort == "thorough" else 0.0),
        about=sentence("fugitive-verdict-escapes"),
        done=sentence("fugitive-verdict-did", **words),
        better=sentence("fugitive-verdict-better", what=_words(best)),
        ways=ways,
        wins=True,
    )


def _words(action: Action) -> Sentence:
    """What he could do, in a few words."""
    if isinstance(action, Place):
        kind = "goal" if action.card == GOAL else "place"
        return sentence("fugitive-verdict-way", way=kind, number=action.card, sprints=len(action.sprints))
    if isinstance(action, Draw):
        return sentence("fugitive-verdict-way", way="draw", number=action.pile, sprints=0)
    return sentence("fugitive-verdict-way", way="nothing", number=0, sprints=0)
