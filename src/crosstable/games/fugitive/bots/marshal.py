"""The Marshal's bots: they draw where it helps most to know, and name what brings most."""

import random
from collections.abc import Iterable
from math import exp

import numpy as np

from crosstable.core import Action, Candidate, Offer, Sight, Stop, Thought

from ..actions import Ask, Done, Draw, Guess
from ..data import GOAL, HOT
from ..know import Evidence, evidence
from ..view import FugitiveView
from .beliefs import Belief, believing
from .hunt import Trail, hunt_features, trail
from .judgement import Judge
from .passes import heeding_passes
from .rows import Rows, all_rows, summed
from .stating import canny, her_chance

MOST_GUESSES = 14
"""How many guesses are weighed."""
AHEAD = 0.06
"""What it is worth to take a card he might lay next."""
SURE, HARDLY, EQUAL = 0.65, 0.05, 0.9
"""From this chance on the medium Marshal names the whole row; a number less likely than that she does not name while
there is a manhunt to keep; and of numbers this close to the likeliest she names any."""

WHIM, FOLLY = 0.003, 0.01
"""How much worse, by her judgement, a guess may be and still be picked now and then, and what she never names: who
always names 3 first is soon known for it."""

Guesses = list[tuple[tuple[int, ...], float]]


class CountingMarshal:
    """The medium Marshal: she names the likeliest number, but keeps the manhunt, and the whole row once she is sure."""

    def __init__(self, judge: Judge, belief: Belief) -> None:
        self._judge = judge
        self._belief = belief

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, answer a question, or guess."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action: offer for offer in view.offers if not offer.aside}
        known = evidence(event for step in sight.heard for event in step)
        rows = believing(heeding_passes(all_rows(known)), self._belief)
        here = trail(rows, view.hot, sum(pile.count for pile in view.piles))
        value = her_chance(float(self._judge.chances([hunt_features(here)])[0]), canny(known))
        if "draw" in offered:
            piles = [fields["pile"] for fields in offered["draw"].choices()]
            return Thought(Draw(best_pile(known, rows, piles)), value)
        if "ask" in offered:
            return Thought(Ask(middle(rows.places()[known.hidden[-1]])), value)
        if view.phase == "manhunt":
            return manhunt(rows)
        return self.weigh(here, rows, most_of(offered["guess"]), random.Random(sight.seed))

    def weigh(self, here: Trail, rows: Rows, most: int, luck: random.Random | None = None) -> Thought:
        """The whole row, or the likeliest number; none from 30 on while others are hidden, for a found one would let
        him go as soon as he lays 42 (F20)."""
        likely, names = guesses(rows, 1), tuple(sorted(rows.surest_names()))
        together = rows.chance_of_all(names)
        if len(names) <= most and together >= SURE:
            likely = [(names, together)]
        elif here.hidden > 1 and not here.hot:
            likely = [(named, chance) for named, chance in likely if max(named) < HOT and chance > HARDLY]
        equal = [(named, chance) for named, chance in likely if chance >= EQUAL * likely[0][1]]
        picked = [luck.choice(equal)] if luck and equal else equal[:1]
        return self._judged(here, picked, canny(rows.evidence), may_wait=not picked)

    def _judged(
        self, here: Trail, likely: Guesses, kind: float, may_wait: bool, luck: random.Random | None = None
    ) -> Thought:
        """Judge what each guess leaves, right or wrong, and what waiting does."""
        facts = [hunt_features(here)]
        worth = [chance if len(named) == here.hidden else 0.0 for named, chance in likely]
        shares: list[tuple[int, float]] = []
        for number, (named, chance) in enumerate(likely):
            for hit, share in ((True, chance), (False, 1.0 - chance)):
                if share > 1e-9 and not (hit and len(named) == here.hidden):
                    shares.append((number, share))
                    facts.append(hunt_features(here.after(named, hit)))
        values = self._judge.chances(facts)
        for (number, share), value in zip(shares, values[1:], strict=True):
            worth[number] += share * float(value)
        ranked: list[tuple[Action, float]] = [(Guess(named), v) for (named, _), v in zip(likely, worth, strict=True)]
        if may_wait:
            ranked.append((Done(), float(values[0])))
        ranked.sort(key=lambda entry: -entry[1])
        shown = tuple(Candidate(action, her_chance(v, kind), 1 / len(ranked)) for action, v in ranked[:5])
        picked = _about_as_good([value for _, value in ranked], luck) if luck else 0
        return Thought(ranked[picked][0], her_chance(ranked[picked][1], kind), shown, len(here.chances))


class StrongMarshal(CountingMarshal):
    """A Marshal who weighs single numbers, several together and waiting by what they would leave."""

    def weigh(self, here: Trail, rows: Rows, most: int, luck: random.Random | None = None) -> Thought:
        """The best of all guesses with at most this many numbers, or, with luck, one that is about as good."""
        likely = sorted(guesses(rows, most), key=lambda entry: -entry[1] * len(entry[0]))[:MOST_GUESSES]
        return self._judged(here, likely, canny(rows.evidence), may_wait=True, luck=luck)


def _about_as_good(values: list[float], luck: random.Random) -> int:
    """Which of these, the best first: that one, or one that is hardly worse; what is certain she does."""
    often = [exp((v - values[0]) / WHIM) if v > values[0] - FOLLY else 0.0 for v in values]
    return 0 if values[0] >= 1.0 else luck.choices(range(len(values)), often)[0]


def most_of(offer: Offer) -> int:
    """How many numbers a guess may hold."""
    return int(getattr(offer.fields["numbers"], "most", 1))


def best_pile(known: Evidence, rows: Rows, piles: Iterable[int]) -> int:
    """Where a card tells most about the hidden hideouts, and takes what he needs next."""
    chances = rows.named()
    last = int(rows.numbers[:, -1].max())

    def worth(pile: int) -> float:
        unseen = [card for card in known.cards.piles[pile] if card not in known.mine]
        doubt = sum(chances[card] * (1 - chances[card]) for card in unseen)
        ahead = sum(AHEAD for card in unseen if last - 2 <= card <= last + 8)
        return float(doubt + ahead) / len(unseen) if unseen else 0.0

    return max(piles, key=worth)


def middle(chances: dict[int, float]) -> int:
    """The number that halves the chances best."""
    below = 0.0
    best, how_far = 1, 1.0
    for number, chance in sorted(chances.items()):
        below += chance
        if abs(below - 0.5) < how_far:
            best, how_far = number, abs(below - 0.5)
    return min(best, GOAL - 2)


def manhunt(rows: Rows) -> Thought:
    """The surest number first; her chance is that all the surest ones are right."""
    names = rows.surest_names()
    ranked = guesses(rows, 1)
    shown = tuple(Candidate(Guess(named), min(1.0, chance), 1 / len(ranked)) for named, chance in ranked[:5])
    return Thought(Guess((names[0],)), min(1.0, rows.chance_of_all(names)), shown, len(rows.chances))


def guesses(rows: Rows, most: int) -> Guesses:
    """Numbers to name, each set once, with the chance that all of them are hidden hideouts: single ones, the likeliest
    first, and for some of those what goes with them best."""
    named = rows.named()
    singles = [int(n) for n in np.argsort(-named, kind="stable") if named[n] > 0]
    found: dict[tuple[int, ...], float] = {(n,): float(named[n]) for n in singles}
    for first in singles[:4] if most > 1 else ():
        together: tuple[int, ...] = (first,)
        numbers, chances, number = rows.numbers[:, rows.evidence.hidden], rows.chances, first
        while True:
            fits = (numbers == number).any(axis=1)
            numbers, chances = numbers[fits], chances[fits]
            if len(together) > 1:
                found[together] = float(chances.sum())
            if len(together) == most:
                break
            with_it = summed(numbers, chances)
            with_it[list(together)] = 0.0
            number = int(with_it.argmax())
            together = tuple(sorted((*together, number)))
    return list(found.items())
