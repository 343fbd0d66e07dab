"""What the Fugitive sees, and what the Marshal would think after each of his steps."""

import random
from collections.abc import Sequence
from copy import copy

from ..data import GOAL, PILES
from ..know import Evidence
from ..view import FugitiveView
from .beliefs import OPEN_MINDED, Belief, believing
from .plans import Plan
from .prospects import Lie, Outlook
from .rows import Rows, all_rows

LOOKS = 3
"""How many of the hands the Marshal may hold are tried when he lays a hideout …"""
MANHUNT_LOOKS = 8
"""… and when he lays 42 …"""
DRAWN_LOOKS = 4
"""… and when he thinks of laying it after a draw."""


class Scene:
    """His own cards for certain, hers as they may be."""

    def __init__(
        self, view: FugitiveView, heard: Evidence, luck: random.Random, beliefs: Sequence[Belief], looks: int = LOOKS
    ) -> None:
        self.view = view
        self.heard = heard
        self.luck = luck
        self.beliefs = beliefs
        """How she may think he chooses."""
        self.row = tuple(hideout.card or 0 for hideout in view.row)
        self.his = {*view.hand, *view.out} | {c or 0 for h in view.row for c in (h.card, *h.sprints)}
        self.hidden = tuple(self.row[place] for place in heard.hidden)
        self.effort = 0
        self.may_stop = True
        """Whether one hideout is enough on this turn (F6)."""
        self._hers = [self._her_cards() for _ in range(looks)]
        self._outlooks: dict[int | None, list[list[Outlook]]] = {}
        self._believed: dict[tuple[int | None, ...], list[list[Rows]]] = {}
        self._laid: tuple[int, ...] = ()
        self._escapes: dict[int, float] = {}
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
        """The scene after a draw from this pile, whatever it brought; one hand and one belief of hers must do."""
        after = copy(self)
        after._hers, after._outlooks, after._drawn, after.beliefs = self._hers[:1], {}, pile, (OPEN_MINDED,)
        after._escapes, after._believed = {}, {}
        return after

    def having_laid(self, plan: Plan) -> "Scene":
        """The scene after this hideout, for the next one of the same turn; one hand of hers must do."""
        after = copy(self)
        after.heard = self.heard.copy()
        after.heard.lay(len(plan.sprints), self.view.reach)
        after.row, after.hidden = (*self.row, plan.card), (*self.hidden, plan.card)
        after._hers, after._outlooks, after._laid = self._hers[:1], {}, (*self._laid, len(plan.sprints))
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
        return all_rows(known)

    def outlooks(self, sprints: int | None) -> list[list[Outlook]]:
        """Her thoughts after a hideout with this many sprint cards, or after none: for each belief, for each hand."""
        if sprints not in self._outlooks:
            self._outlooks[sprints] = [[Outlook(r, self.row) for r in hands] for hands in self._thoughts(sprints)]
        return self._outlooks[sprints]

    def _thoughts(self, sprints: int | None) -> list[list[Rows]]:
        """The rows she believes in; they are the same whatever he laid with as many sprint cards."""
        key = (self._drawn, *self._laid, sprints)
        if key not in self._believed:
            counted = [self._rows(hers, sprints) for hers in self._hers]
            self._believed[key] = [[believing(rows, belief) for rows in counted] for belief in self.beliefs]
        return self._believed[key]

    def now(self, hand: tuple[int, ...] | None = None) -> Lie:
        """How things lie without a further hideout, with the hand as it is or with this one."""
        return self._lie(self.row[-1], self.hidden, hand or self.view.hand)

    def after(self, plan: Plan) -> Lie:
        """How things lie after this hideout."""
        return self._lie(plan.card, (*self.hidden, plan.card), plan.left)

    def _lie(self, last: int, hidden: tuple[int, ...], hand: tuple[int, ...]) -> Lie:
        cards = tuple(card for card in hand if card != GOAL)
        coming = self.view.coming
        guesses = 0 if coming.no_guess else 1 + coming.guesses
        piles = sum(pile.count for pile in self.view.piles)
        return Lie(last, hidden, cards, self.view.hot, piles, guesses, coming.one_number)

    def manhunt(self, sprints: int, looks: int = MANHUNT_LOOKS) -> float:
        """The chance that she names every hidden hideout without a mistake, with this many cards under 42: on average
        over her hands and what she may believe."""
        hands = [*self._hers, *(self._her_cards() for _ in range(looks - len(self._hers)))]
        counted = [self._rows(hers, sprints, goal=True) for hers in hands]
        caught = [run_down(believing(rows, belief), self.hidden) for rows in counted for belief in self.beliefs]
        return sum(caught) / len(caught)

    def escape(self, sprints: int) -> float:
        """About how likely he escapes with this many cards under 42 after a draw; the same whatever he drew."""
        if sprints not in self._escapes:
            self._escapes[sprints] = 1.0 - self.manhunt(sprints, looks=DRAWN_LOOKS)
        return self._escapes[sprints]


def run_down(rows: Rows, hidden: Sequence[int]) -> bool:
    """Whether a Marshal who names the likeliest number each time finds all of these."""
    return set(rows.surest_names()) == set(hidden)
