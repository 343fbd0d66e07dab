"""The chase as the Fugitive sees it, and his chance after each of his actions."""

from collections.abc import Iterable, Sequence

import numpy as np

from crosstable.core import Event

from ...data import DEALT, GOAL
from ...know import Evidence, evidence
from ...know.evidence import Drawn, LaidDown, Passing
from ...view import FugitiveView
from .. import chase
from ..foresight import Position, bits
from ..quick import PLACES, STUCK, Floats, Ints, heed, reach_of
from .drawing import drawing
from .hunting import give_away
from .models import READERS
from .outlook import room, weigh
from .trails import RIDDLES
from .weights import HANDS, WEIGHTS


class Laid(Position):
    """What lies on the table, as readers see it: passes tell something, wrong guesses stay whole."""

    def _passed(self, heard: Evidence) -> Floats:
        """What his passes told her about the hideouts that lay there then."""
        told = np.ones((PLACES, GOAL + 1))
        drawn, hand, place = np.array(DEALT), sum(DEALT) + 3, 0
        for moment in heard.timeline:
            match moment:
                case Drawn(pile=pile):
                    drawn[pile] += 1
                    hand += 1
                case LaidDown(place=place) if place < PLACES:
                    hand -= 1 + heard.row[place].sprints
                    self.row[place, STUCK : STUCK + 4] = self.facts[chase.HELD_UP :]
                    self.facts[chase.HELD_UP] = 0
                case Passing(forced=forced) if place < PLACES:
                    if forced:
                        heed(max(1, hand), drawn, int(self.facts[chase.SEEN]), True, told[place])
                    if forced and not self.facts[chase.HELD_UP]:
                        self.facts[chase.HELD_UP :] = reach_of(max(1, hand)), *drawn
                    give_away(self.row, place + 1, forced, told)
                case _:
                    pass
        return told

    def _asked(self, heard: Evidence) -> Ints:
        """Wrong guesses of several numbers, the latest, each with the length of the row."""
        riddles = np.zeros((RIDDLES, 2), np.int64)
        several = [(bits(named), length) for named, length in heard.misses if len(named) > 1][-RIDDLES:]
        riddles[: len(several)] = np.array(several).reshape(len(several), 2)
        self.facts[chase.ASKED] = len(several)
        return riddles


class Prospects:
    """The position now, with what it is worth to him."""

    def __init__(self, view: FugitiveView, steps: Iterable[Sequence[Event]]) -> None:
        his = {*view.hand, *view.out} | {c or 0 for h in view.row for c in (h.card, *h.sprints)}
        self.now = now = Laid(view.row, evidence(event for step in steps for event in step), his)
        now.facts[chase.HIS] = bits([card for card in view.hand if card != GOAL])
        now.facts[chase.SEEN] |= bits(view.out) | int(now.facts[chase.HERS])
        now.facts[[chase.TURN, chase.LEFT]] = view.turn, view.hideouts
        now.facts[chase.PLACED] = any(offer.action == "done" for offer in view.offers)
        now.facts[chase.GUESSES] = 0 if view.coming.no_guess else 1 + view.coming.guesses
        self._piles = np.array([pile.count for pile in view.piles], np.int64)
        self._last, self._hidden = view.row[-1].card or 0, sum(not hideout.up for hideout in view.row)
        self._hot, self._used = view.hot, bits(sorted(his))

    def weigh(self, actions: Ints) -> Floats:
        """His chance after each action, coded as the compiled game wants it."""
        now, worth = self.now, np.zeros(len(actions))
        weigh(
            now.row, now.facts, np.array(now.drawn), now.told, now.riddles, int(self._piles.sum()), now.unseen, actions,
            (READERS.styles, READERS.priors, WEIGHTS), room(len(READERS.styles)), worth,
        )  # fmt: skip
        return worth

    def piles(self) -> Floats:
        """His chance after drawing from each pile, as far as his hand makes it; -1 where there is no card."""
        facts, worth = self.now.facts, np.zeros(3)
        out = self._used | int(facts[chase.SEEN])
        drawing(self._piles, int(facts[chase.HIS]), out, self._last, self._hidden, self._hot, HANDS, worth)
        return worth
