"""What the Marshal could work out, for her own eyes, the Fugitive's, and those of anybody who watches."""

from collections.abc import Sequence
from math import ceil

from crosstable.core import Event, Sentence, Step, heard, sentence
from crosstable.core.review import Column, Estimate, Eyes, Heat, Insight, Row
from crosstable.review.chances import sampled

from ..bots.beliefs import believing, sure_of
from ..bots.foresight import Foresight
from ..bots.fugitive import actions_of, coded
from ..bots.passes import heeding_passes
from ..bots.rows import Rows, all_rows
from ..bots.stating import stated
from ..data import FUGITIVE, MARSHAL
from ..know import MODELS, evidence
from ..know.evidence import Passing
from ..state import State
from ..view import FugitiveView, view

SURENESS, DOUBT = 0.85, -1.1
"""Played on in thought he escapes too often, because the Marshals there are easier to fool than ours: his chances are
set by how games of the strong bots went on, also from positions that others had brought about."""
JUDGED = 0.15
"""How far off they may still be, early and late in a chase (`tests/fugitive/test_fugitive_chances.py`)."""
PLAYED_ON = 96
"""How many games are played on for each point of the curve."""
LONG = 6
"""With more hidden hideouts than this a game takes long, and half as many have to do."""
FIRST, LEAST = 48, 4
"""So many are played on first, for all his actions together, to find the best; for each of them at least so many."""
SEEN = 0.0005
"""A number that is rarer at every place gets no column."""


def insight(eyes: Eyes, lens: str) -> Insight:
    """The chance of every number at every hidden place."""
    known = evidence(event for step in eyes.heard for event in step)
    if not known.hidden:
        how = sentence("fugitive-insight-how", lens=lens, who=_who(eyes), passes="none", error=0)
        return Insight(how, lines=(sentence("fugitive-insight-none"),))
    found = believing(heeding_passes(all_rows(known)), sure_of(MODELS[lens]))
    how = sentence("fugitive-insight-how", lens=lens, who=_who(eyes), **_passes(found))
    places, anywhere = found.places(), dict(enumerate(found.named().tolist()))
    numbers = [n for n, chance in anywhere.items() if chance >= SEEN]
    rows = [Row("any", sentence("fugitive-insight-any"), _shares(anywhere, numbers))]
    rows += [
        Row(str(place), sentence("fugitive-insight-place", place=place), _shares(places[place], numbers))
        for place in known.hidden
    ]
    columns = tuple(Column(str(n), sentence("fugitive-insight-number", number=n)) for n in numbers)
    heat = Heat("places", sentence("fugitive-insight-places"), columns, tuple(rows))
    return Insight(how, (heat,), tuple(_certain(places, known.hidden)))


def _passes(found: Rows) -> dict[str, str | int]:
    """Whether his passes were heeded, and how far off the chances may be then, in hundredths."""
    exact = "counted" if any(isinstance(moment, Passing) for moment in found.evidence.timeline) else "none"
    heeded = exact if not found.error else "lost" if found.error >= 1 else "drawn"
    return {"passes": heeded, "error": max(1, ceil(100 * found.error))}


def _who(eyes: Eyes) -> str:
    if eyes.seat is None:
        return "all"
    return "marshal" if eyes.seat == MARSHAL else "fugitive"


def _shares(chances: dict[int, float], numbers: list[int]) -> tuple[float, ...]:
    return tuple(round(min(1.0, max(0.0, chances.get(n, 0.0))), 4) for n in numbers)


def _certain(places: list[dict[int, float]], hidden: list[int]) -> list[Sentence]:
    """What is beyond doubt."""
    lines = []
    for place in hidden:
        number, chance = max(places[place].items(), key=lambda entry: entry[1])
        if chance > 1 - 1e-9:
            lines.append(sentence("fugitive-insight-certain", place=place, number=number))
    return lines


def appraise(past: Sequence[Step[State]], seed: int) -> Estimate:
    """How often the Fugitive escapes, by games played on in thought from what he knows; the manhunt is counted."""
    state = past[-1].state
    if state.outcome is not None:
        return Estimate(float(FUGITIVE in state.outcome.winners))
    if state.phase == "manhunt":
        known = evidence(event for step in past for event in heard(step.events, MARSHAL))
        rows = heeding_passes(all_rows(known))
        return Estimate(1 - min(1.0, rows.chance_of_all(rows.surest_names())), 2 * rows.error)
    return escapes(view(state, FUGITIVE), [heard(step.events, FUGITIVE) for step in past], seed)


def escapes(seen: FugitiveView, past: Sequence[tuple[Event, ...]], seed: int) -> Estimate:
    """How often he gets away, as far as he knows."""
    ahead = Foresight(seen, past, seed)
    choices = coded(list(actions_of(seen)))
    games = at_length(seen, PLAYED_ON)
    if seen.side != FUGITIVE or not len(choices):
        return _share(ahead.wait(games, seed).tolist())
    best = ahead.play_on(choices, shared(FIRST, len(choices)), seed).mean(axis=1).argmax()
    return _share(ahead.play_on(choices[best : best + 1], games, seed + 1)[0].tolist())


def at_length(seen: FugitiveView, games: int) -> int:
    """How many of so many games are played on from here."""
    return games if sum(not hideout.up for hideout in seen.row) <= LONG else games // 2


def shared(games: int, actions: int) -> int:
    """How many games each action has if so many are played on for all of them."""
    return max(LEAST, games // actions)


def _share(escaped: list[bool]) -> Estimate:
    """A share of games as a chance, and how far it may be off: by luck, and because people play otherwise."""
    share = sum(escaped) / len(escaped)
    return Estimate(settled(share, len(escaped)), sampled(share, len(escaped)).error + JUDGED)


def settled(share: float, games: int) -> float:
    """The chance a share of so many games played on in thought stands for; never surer than so many can tell."""
    return stated((share * games + 0.5) / (games + 1), SURENESS, DOUBT)
