"""The Fugitive's bots: they plan the way to 42 and look at every step with the Marshal's eyes."""

import random
from collections.abc import Iterator
from itertools import combinations
from math import log2

from msgspec import Struct

from crosstable.bots.bot import Candidate, Sight, Stop, Thought
from crosstable.core.action import Action

from .data import FEET, GOAL, PILES, STEP
from .deduction import MOST_STATES, Evidence, Model, Posterior, deduce, evidence
from .moves import Done, Draw, Pass, Place
from .view import FugitiveView

BLUFF = 2
"""He lays no needless sprint card on top of so many."""


SHARP = 3.0
"""How much she prefers the likelier of two numbers."""

HEAVY = 2
"""More sprint cards than this under one hideout are only laid where nothing else is possible."""


class Weights(Struct, frozen=True):
    """What counts for a Fugitive, in the value of one step forward."""

    progress: float = 1.0
    bits: float = 4.0
    """What it is worth if the Marshal needs one more yes-or-no answer to know the whole row."""
    danger: float = 40.0
    """What it costs if she can be certain of the whole row …"""
    shape: float = 0.4
    """… and how fast that falls as she grows less certain."""
    named: float = 0.0
    """What it costs to have a hideout that she is sure to name next."""
    fuel: float = 0.55
    """What a footprint left in the hand is worth."""
    cards: float = 2.5
    """What a card left in the hand is worth, whatever it is."""
    ways: float = 0.8
    """What it is worth to have a hideout for the next turn; more than three count no more."""
    stuck: float = 14.0
    waiting: float = 2.0
    """What a turn without a hideout costs."""


class Plan(Struct, frozen=True):
    """A hideout with its sprint cards, and what is left in the hand."""

    card: int
    sprints: tuple[int, ...]
    left: tuple[int, ...]


class FugitiveBot:
    """A Fugitive who weighs each step. With a model of the Marshal's reasoning he sees what it tells her."""

    def __init__(self, model: Model | None, weights: Weights, hands: int = 2) -> None:
        self._model = model
        self._weights = weights
        self._hands = hands
        """How many hands the Marshal might hold are tried."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay a hideout, or pass."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action for offer in view.offers if not offer.aside}
        if "draw" in offered:
            piles = [f["pile"] for o in view.offers if o.action == "draw" for f in o.choices()]
            return Thought(Draw(max(piles, key=lambda pile: self._worth_of_pile(view, pile))))
        heard = evidence(event for step in sight.heard for event in step)
        known = [_with_hand(view, heard, random.Random(sight.seed + n)) for n in range(self._hands)]
        ranked = sorted(self._ranked(view, known), key=lambda entry: -entry[1])
        if "pass" in offered:
            ranked.append((Pass(), self._as_it_lies(view, known) - self._weights.waiting))
        if "done" in offered:
            ranked.append((Done(), self._as_it_lies(view, known)))
        ranked.sort(key=lambda entry: -entry[1])
        return Thought(ranked[0][0], candidates=tuple(_candidate(action, value) for action, value in ranked[:5]))

    # ------------------------------------------------------------ placing

    def _ranked(self, view: FugitiveView, known: list[Evidence]) -> Iterator[tuple[Action, float]]:
        """Every sensible placing with what it is worth."""
        seen_after: dict[tuple[int, int | None], list[Posterior]] = {}
        all_plans = list(plans(view))
        light = [plan for plan in all_plans if len(plan.sprints) <= HEAVY or plan.card == GOAL]
        for plan in light or all_plans:
            goal = GOAL if plan.card == GOAL else None
            key = (0 if goal else len(plan.sprints), goal)
            if self._model and key not in seen_after:
                reach = GOAL if goal else view.reach
                seen_after[key] = [deduce(_laid(hand, key[0], reach, goal), self._model, MOST_STATES) for hand in known]
            yield Place(plan.card, plan.sprints), self._value(view, plan, seen_after.get(key, []))

    def _value(self, view: FugitiveView, plan: Plan, seen: list[Posterior]) -> float:
        weights = self._weights
        if plan.card == GOAL:
            return 1000.0 if view.hot else 100.0 * (1.0 - self._manhunt(view, seen))
        value = weights.progress * (plan.card - last_of(view)) + self._rest(plan.left, plan.card)
        return value + self._secrecy(view, seen, plan.card) - (0.0 if seen else 0.6 * len(plan.sprints))

    def _rest(self, hand: tuple[int, ...], last: int) -> float:
        """What the cards left in the hand are worth from this hideout on."""
        weights = self._weights
        feet = sum(FEET[card] for card in hand)
        ways = sum(card > last and card <= last + STEP + max(0, feet - FEET[card]) for card in hand)
        near = sum(last < card <= last + STEP for card in hand)
        value = weights.cards * len(hand) + weights.fuel * min(feet, 2 * max(0, GOAL - last))
        value += weights.ways * (min(ways, 3) + min(near, 2))
        return value - (0 if ways else weights.stuck)

    def _secrecy(self, view: FugitiveView, seen: list[Posterior], *laid: int) -> float:
        """What the Marshal's doubt about the row is worth after this step, and the risk of being named."""
        if not seen:
            return 0.0
        row = (*(hideout.card or 0 for hideout in view.row), *laid)
        return sum(self._doubt(posterior, row) for posterior in seen) / len(seen)

    def _doubt(self, posterior: Posterior, row: tuple[int, ...]) -> float:
        weights = self._weights
        chance = max(posterior.chance_of(row), 1e-9)
        danger = weights.danger * float(chance**weights.shape)
        hidden = [row[place] for place in posterior.evidence.hidden]
        return -weights.bits * log2(chance) - danger - weights.named * _named(posterior.numbers, hidden)

    def _as_it_lies(self, view: FugitiveView, known: list[Evidence]) -> float:
        """What the row is worth without a further hideout."""
        seen = [deduce(hand, self._model, MOST_STATES) for hand in known] if self._model and known[0].hidden else []
        return self._rest(view.hand, last_of(view)) + self._secrecy(view, seen)

    def _manhunt(self, view: FugitiveView, seen: list[Posterior]) -> float:
        """The chance that the Marshal names every hidden hideout, as far as he can tell."""
        row = (*(hideout.card or 0 for hideout in view.row), GOAL)
        return sum(posterior.chance_of(row) for posterior in seen) / len(seen) if seen else 0.2

    # ------------------------------------------------------------ drawing

    def _worth_of_pile(self, view: FugitiveView, pile: int) -> float:
        """What a card of this pile brings on average: a next hideout, a later one, or footprints."""
        last, mine = last_of(view), set(view.hand) | {h.card for h in view.row}
        unseen = [card for card in PILES[pile] if card not in mine and card not in view.out]
        reach = STEP + sum(FEET[card] for card in view.hand) // 2
        if not unseen:
            return 0.0
        return sum(_use(card, last, reach) for card in unseen) / len(unseen)


def _named(chances: dict[int, float], hidden: list[int]) -> float:
    """How many of his hidden hideouts a Marshal names who prefers likely numbers by far."""
    weights = {number: float(chance**SHARP) for number, chance in chances.items()}
    return sum(weights.get(number, 0.0) for number in hidden) / max(1e-12, sum(weights.values()))


def _use(card: int, last: int, reach: int) -> float:
    if card <= last:
        return 0.35 * FEET[card]
    if card <= last + reach:
        return 2.0 + 0.1 * (card - last)
    return 1.2 if card <= last + reach + 8 else 0.7


def last_of(view: FugitiveView) -> int:
    """The last hideout's number."""
    return view.row[-1].card or 0


def _with_hand(view: FugitiveView, known: Evidence, luck: random.Random) -> Evidence:
    """What the Marshal may know, with one of the hands she may hold."""
    found = known.copy()
    his = {*view.hand, *view.out} | {c for h in view.row for c in (h.card, *h.sprints)}
    for pile, count in enumerate(known.hers):
        shown = sum(card in known.mine for card in PILES[pile])
        unseen = [card for card in PILES[pile] if card not in his and card not in known.mine]
        found.mine.update(luck.sample(unseen, min(len(unseen), max(0, count - shown))))
    return found


def _laid(known: Evidence, sprints: int, reach: int, card: int | None) -> Evidence:
    """What the Marshal would know after such a placing."""
    after = known.copy()
    after.lay(sprints, reach, card)
    return after


def plans(view: FugitiveView) -> Iterator[Plan]:
    """Every hideout with the cheapest sprint cards for each number of them, one more than needed as a bluff."""
    for offer in view.offers:
        if offer.action != "place":
            continue
        (card,) = offer.fields["card"].of
        assert isinstance(card, int)
        sprints = offer.fields["sprints"]
        least, most = getattr(sprints, "least", 0), getattr(sprints, "most", 0)
        need = getattr(sprints, "weight", 0)
        for count in range(least, max(least, min(most, BLUFF, least + 1)) + 1):
            chosen = cheapest([int(c) for c in sprints.of], count, need, card)
            if chosen is not None:
                left = tuple(c for c in view.hand if c != card and c not in chosen)
                yield Plan(card, chosen, left)


def cheapest(cards: list[int], count: int, need: int, hideout: int) -> tuple[int, ...] | None:
    """So many sprint cards that reach far enough and are missed least: those behind the new hideout first."""
    ranked = sorted(cards, key=lambda card: (card > hideout, FEET[card] if card <= hideout else 0, card))[: count + 7]
    fitting = [chosen for chosen in combinations(ranked, count) if sum(FEET[card] for card in chosen) >= need]
    if not fitting:
        return None
    return min(fitting, key=lambda chosen: sum(3.0 * (c > hideout) + FEET[c] for c in chosen))


def _candidate(action: Action, value: float) -> Candidate:
    return Candidate(action, max(0.0, min(1.0, 0.5 + value / 40)), 0.2)
