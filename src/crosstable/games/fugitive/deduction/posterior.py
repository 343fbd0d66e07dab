"""The exact chances, by sums over places and cards.

A world is a deal and a course of play. All worlds that fit the evidence count the same (times what a model says about
the placings), so chances are counts. They are counted backwards in time, from the last hideout to the deal. A state
holds the number at the current place and, for each pile, how many *pinned* cards still need a draw of their own: cards
that are used later and whose identity matters. Pinned are hideouts, cards that were seen, and sprint cards of a placing
that needs more footprints than its sprint cards have at least. All other sprint cards are just any cards of the hand:
n of them can be chosen from the f cards that are not pinned in C(f, n) ways, whatever they are. When the deal is
reached, the draws that are not pinned are filled with any cards, in as many ways as there are.

Equal states meet in one entry of a dictionary. Going through the same steps in the other direction gives the chance of
every state, and with it of every number at every place.
"""

from collections import defaultdict
from functools import cached_property

from ..data import FEET, GOAL, STEP
from .candidates import candidates
from .evidence import Drawn, Dropped, Evidence, LaidDown, Moment
from .fields import (
    ALL_PENDING,
    GUARDS,
    HIDEOUTS,
    NUMBER,
    PENDING,
    SOURCES,
    all_pending,
    fits,
    limit,
    pending,
    without_parity,
)
from .models import UNIFORM, Model
from .pins import ways_to_sprint
from .pool import Pool, falling
from .riddles import Riddles

Edges = list[tuple[int, float]]
"""The states one leads to, with their weights."""


def deduce(evidence: Evidence, model: Model = UNIFORM) -> "Posterior":
    """Everything that follows from the evidence, if the Fugitive chooses like this model."""
    return Posterior(evidence, model)


class Posterior:
    """What the Marshal can know: the chance of every number at every place, and of every whole row."""

    def __init__(self, evidence: Evidence, model: Model) -> None:
        self.evidence = evidence
        self._model = model
        self._pool = Pool(evidence)
        self._numbers = candidates(evidence)
        self._riddles = Riddles(evidence, self._numbers)
        self._moments: list[Moment] = []
        self._lowest_unknown = min(
            (place for place, spot in enumerate(evidence.row) if spot.sprints > len(spot.known)), default=GOAL
        )
        self._steps: list[dict[int, Edges]] = []
        self._values: list[dict[int, float]] = []
        self._count()

    # ------------------------------------------------------------ what can be asked

    @cached_property
    def places(self) -> list[dict[int, float]]:
        """For each place of the row the chance of every number it can be."""
        total = sum(self._values[0].values())
        chances: list[dict[int, float]] = [{0: 1.0}] + [defaultdict(float) for _ in self._numbers[1:]]
        reached: dict[int, float] = dict.fromkeys(self._values[0], 1.0 / total)
        for moment, step, values in zip(self._moments, self._steps, self._values, strict=False):
            onward: dict[int, float] = defaultdict(float)
            for state, weight in reached.items():
                if isinstance(moment, LaidDown):
                    chances[moment.place][state & NUMBER] += weight * values[state]
                for after, factor in step[state]:
                    onward[after] += weight * factor
            reached = onward
        return [{n: p for n, p in sorted(place.items()) if p > 0} for place in chances]

    @cached_property
    def numbers(self) -> dict[int, float]:
        """The chance of every number to be a hidden hideout, wherever it lies."""
        chances: dict[int, float] = defaultdict(float)
        for place in self.evidence.hidden:
            for number, chance in self.places[place].items():
                chances[number] += chance
        return dict(sorted(chances.items()))

    def rows(self, least: float = 1e-12) -> list[tuple[tuple[int, ...], float]]:
        """Every whole row with its chance, the likeliest first; rarer ones than `least` are left out."""
        total = sum(self._values[0].values())
        found: list[tuple[tuple[int, ...], float]] = []
        open_rows: list[tuple[int, dict[int, float], tuple[int, ...]]] = [
            (0, {state: 1.0 / total}, (state & NUMBER,)) for state in self._values[0]
        ]
        while open_rows:
            index, mixture, row = open_rows.pop()
            chance = self._worth(index, mixture)
            if chance <= least:
                continue
            if index == len(self._steps):
                found.append((row, chance))
                continue
            for number, onward in self._branches(index, mixture).items():
                placed = isinstance(self._moments[index], LaidDown)
                open_rows.append((index + 1, onward, (number, *row) if placed else row))
        return sorted(found, key=lambda entry: -entry[1])

    def _worth(self, index: int, mixture: dict[int, float]) -> float:
        """What a mixture of states counts. States count with signs, so only sums over a row are chances."""
        values = self._values[index]
        return sum([weight * values[state] for state, weight in mixture.items()])

    def _branches(self, index: int, mixture: dict[int, float]) -> dict[int, dict[int, float]]:
        """The mixture one step on, apart for each number of the place that comes then."""
        step = self._steps[index]
        branches: dict[int, dict[int, float]] = {}
        for state, weight in mixture.items():
            for after, factor in step[state]:
                branch = branches.setdefault(after & NUMBER, {})
                branch[after] = branch.get(after, 0.0) + weight * factor
        return branches

    # ------------------------------------------------------------ the count

    def _count(self) -> None:
        """Run backwards in time to the deal, then sum up what every state is worth."""
        states = self._last_hideouts()
        for moment, before in zip(reversed(self.evidence.timeline), reversed(self._drawn_before()), strict=True):
            if isinstance(moment, Drawn) and not any(pending(state, moment.pile + 1) for state in states):
                continue  # whatever was drawn here, nobody needs it
            step = {state: self._edges(moment, state, before) for state in states}
            self._moments.append(moment)
            self._steps.append(step)
            states = {after for edges in step.values() for after, _ in edges}
        values = {state: self._deal(state) for state in states}
        self._values.append(values)
        for step in reversed(self._steps):
            values = {state: sum([w * values[after] for after, w in edges]) for state, edges in step.items()}
            self._values.append(values)
        self._values.reverse()

    def _drawn_before(self) -> list[tuple[int, ...]]:
        """How many cards had come from each source before each moment."""
        counts = [len(self.evidence.cards.held), *self.evidence.cards.dealt]
        found = []
        for moment in self.evidence.timeline:
            found.append(tuple(counts))
            if isinstance(moment, Drawn):
                counts[moment.pile + 1] += 1
        return found

    def _last_hideouts(self) -> set[int]:
        """A state for every number the last hideout can have."""
        last = len(self._numbers) - 1
        alive = self._riddles.all_alive
        return {self._riddles.pick(alive + n, last, n, GOAL + 1) for n in self._numbers[last]}

    def _deal(self, state: int) -> float:
        """The ways of the deal that lead here: pinned cards that are left were dealt at the start."""
        if self._riddles.solved(state):
            return 0.0
        ways = self._pool.ways(state)
        for source in range(1, SOURCES):
            ways *= falling(self._pool.dealt[source - 1], pending(state, source))
        return ways

    def _edges(self, moment: Moment, state: int, drawn: tuple[int, ...]) -> Edges:
        """The states just before this moment, when so many cards had come from each source."""
        match moment:
            case Drawn(pile=pile):
                return _edges_of_draw(state, pile + 1, drawn)
            case Dropped(card=card):
                before = state + (1 << PENDING[self._pool.source_of[card]])
                return [(before, 1.0)] if fits(before, limit(drawn)) else []
            case LaidDown(place=place):
                return self._edges_of_placing(state, place, drawn)

    def _edges_of_placing(self, state: int, place: int, drawn: tuple[int, ...]) -> Edges:
        """Every number of the place before from which this hideout could be laid."""
        spot, here = self.evidence.row[place], state & NUMBER
        unknown = spot.sprints - len(spot.known)
        unpinned = spot.hand - len(spot.known) - (here != GOAL) - all_pending(state)
        far = STEP + spot.reach + sum([FEET[card] for card in spot.known]) + unknown
        pinned = state - here + self._pinned(place, here)
        most, sources = limit(drawn), self._pool.sources(drawn)
        found: Edges = []
        for number in self._numbers[place - 1]:
            need = here - number - far
            if number >= here:
                break
            if need > unknown:
                continue
            weight = self._model.weight(here - number, spot.sprints)
            before = self._riddles.pick(pinned + number, place - 1, number, here)
            for added, factor in ways_to_sprint(unknown, max(0, need), unpinned, sources):
                after = before + added
                if (most - (after & ALL_PENDING)) & GUARDS == GUARDS:
                    found.append((after, weight * factor))
        return [(without_parity(after), w) for after, w in found] if place < self._lowest_unknown else found

    def _pinned(self, place: int, number: int) -> int:
        """What laying this hideout adds to a state: its own card and the sprint cards that were seen."""
        added = sum(1 << PENDING[self._pool.source_of[card]] for card in self.evidence.row[place].known)
        if number != GOAL:
            added += 1 << PENDING[self._pool.source_of[number]]
            if self.evidence.row[place].card is None:
                added += 1 << HIDEOUTS[self._pool.kind_of(number)]
        return added


def _edges_of_draw(state: int, source: int, drawn: tuple[int, ...]) -> Edges:
    """The card drawn here was any card, or one of those that are pinned."""
    waiting = pending(state, source)
    edges: Edges = [(state, 1.0)] if waiting <= drawn[source] else []
    if waiting:
        edges.append((state - (1 << PENDING[source]), float(waiting)))
    return edges
