"""What the Fugitive sees, and what the Marshal would think after each of his steps."""

import random
from collections.abc import Sequence
from copy import copy

from ..data import GOAL, PILES
from ..know import Evidence, Model
from ..view import FugitiveView
from .plans import Plan
from .prospects import Lie, Outlook
from .rows import Rows, all_rows

LOOKS = 3
"""How many of the hands the Marshal may hold are tried when he lays a hideout …"""
MANHUNT_LOOKS = 8
"""… and when he lays 42."""


class Scene:
    """His own cards for certain, hers as they may be."""

    def __init__(
        self, view: FugitiveView, heard: Evidence, luck: random.Random, model: Model, looks: int = LOOKS
    ) -> None:
        self.view = view
        self.heard = heard
        self.luck = luck
        self.model = model
        """How she thinks he chooses."""
        self.row = tuple(hideout.card or 0 for hideout in view.row)
        self.his = {*view.hand, *view.out} | {c or 0 for h in view.row for c in (h.card, *h.sprints)}
        self.hidden = tuple(self.row[place] for place in heard.hidden)
        self.effort = 0
        self._hers = [self._her_cards() for _ in range(looks)]
        self._outlooks: dict[int | None, list[Outlook]] = {}
        self._drawn: int | None = None

    def _her_cards(self) -> set[int]:
        """Cards the Marshal may hold."""
        mine = set(self.heard.mine)
        for pile, count in enumerate(self.heard.hers):
            shown = sum(card in mine for card in PILES[pile])
            unseen = [card for card in PILES[pile] if card not in self.his and card not in mine]
            mine.update(self.luck.sample(unseen, min(len(unseen), max(0, count - shown))))
        return mine

    def having_drawn(self, pile: int) -> "Scene":
        """The scene after a draw from this pile, whatever it brought; one hand of hers must do."""
        after = copy(self)
        after._hers, after._outlooks, after._drawn = self._hers[:1], {}, pile
        return after

    def _rows(self, hers: set[int], sprints: int | None, goal: bool = False) -> Rows:
        """What she would know with these cards after a hideout with this many sprint cards, or after none."""
        known = self.heard.copy()
        known.mine = hers
        if self._drawn is not None:
            known.draw(self._drawn)
        if sprints is not None:
            known.lay(sprints, self.view.reach, GOAL if goal else None)
        self.effort += 1
        return all_rows(known, self.model)

    def outlooks(self, sprints: int | None) -> list[Outlook]:
        """Her thoughts after a hideout with this many sprint cards, or after none."""
        if sprints not in self._outlooks:
            self._outlooks[sprints] = [Outlook(self._rows(hers, sprints), self.row) for hers in self._hers]
        return self._outlooks[sprints]

    def now(self) -> Lie:
        """How things lie without a further hideout."""
        return self._lie(self.row[-1], self.hidden, self.view.hand)

    def after(self, plan: Plan) -> Lie:
        """How things lie after this hideout."""
        return self._lie(plan.card, (*self.hidden, plan.card), plan.left)

    def _lie(self, last: int, hidden: tuple[int, ...], hand: tuple[int, ...]) -> Lie:
        cards = tuple(card for card in hand if card != GOAL)
        coming = self.view.coming
        guesses = 0 if coming.no_guess else 1 + coming.guesses
        piles = sum(pile.count for pile in self.view.piles)
        return Lie(last, hidden, cards, self.view.hot, piles, guesses, coming.one_number)

    def manhunt(self, sprints: int) -> float:
        """The chance that the Marshal names every hidden hideout without a mistake, with this many cards under 42."""
        more = [self._her_cards() for _ in range(MANHUNT_LOOKS - len(self._hers))]
        looks = [*self._hers, *more]
        return sum(run_down(self._rows(hers, sprints, goal=True), self.hidden) for hers in looks) / len(looks)


def run_down(rows: Rows, hidden: Sequence[int]) -> bool:
    """Whether a Marshal who names the likeliest number each time finds all of these."""
    return set(rows.surest_names()) == set(hidden)
