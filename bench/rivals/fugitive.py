"""Rivals for Fugitive: Marshals and Fugitives with habits of their own.

They count with the same exact sum as everybody (`bots.rows`), but what they believe and how they choose is written
down here, so that a change of our bots leaves them as they are.
"""

import random
from collections.abc import Sequence

import numpy as np

from crosstable.core.action import Action
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.core.offers import Offer
from crosstable.games.fugitive.actions import Ask, Done, Draw, Guess, Pass, Place
from crosstable.games.fugitive.bots.rows import Rows, all_rows
from crosstable.games.fugitive.data import FEET, GOAL, PILES
from crosstable.games.fugitive.know import Model, evidence
from crosstable.games.fugitive.view import FugitiveView

ENOUGH = 0.5
"""From this chance on a Marshal here names the whole row at once."""


def _rule(distance: int, sprints: int) -> float:
    """Exactly 3 + 2n, or as good as never."""
    return 1.0 if distance == 3 + 2 * sprints else 0.02


def _steep(distance: int, sprints: int) -> float:
    """Every unit he could have gone further makes a place less than half as likely."""
    return float(0.4 ** abs(3 + 2 * sprints - distance))


RULE, STEEP = Model("3 + 2n", _rule), Model("steep", _steep)
EXACT = Model("exact", lambda distance, sprints: 1.0)


class LikeliestMarshal:
    """She names the likeliest number by what she believes, and the whole row once she is sure enough of it."""

    def __init__(self, model: Model, whole_rows: bool = True, patience: float = 0.0) -> None:
        self._model = model
        self._whole_rows = whole_rows
        self._patience = patience

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw where most is in doubt; name the likeliest."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action: offer for offer in view.offers if not offer.aside}
        rows = all_rows(evidence(event for step in sight.heard for event in step), self._model)
        named = rows.named()
        if "draw" in offered:
            return Thought(Draw(_doubtful_pile(_piles(offered["draw"]), named, view.hand)))
        if "ask" in offered:
            return Thought(Ask(int(np.clip(rows.numbers[rows.chances.argmax(), -1], 1, GOAL - 2))))
        return Thought(self._name(rows, view, int(getattr(offered["guess"].fields["numbers"], "most", 1))))

    def _name(self, rows: Rows, view: FugitiveView, most: int) -> Action:
        names = rows.surest_names()
        whole = view.phase != "manhunt" and self._whole_rows and len(names) <= most
        if whole and rows.chance_of_all(names) >= ENOUGH:
            return Guess(tuple(sorted(names)))
        if view.phase != "manhunt" and rows.chance_of_all(names[:1]) < self._patience:
            return Done()
        return Guess((names[0],))


def _piles(offer: Offer) -> list[int]:
    return [fields["pile"] for fields in offer.choices()]


def _doubtful_pile(piles: Sequence[int], named: np.ndarray, mine: Sequence[int]) -> int:
    """The pile whose cards are most in doubt; the highest of equals."""

    def doubt(pile: int) -> float:
        unseen = [card for card in PILES[pile] if card not in mine]
        return float(sum(named[card] * (1 - named[card]) for card in unseen)) / max(1, len(unseen))

    return max(piles, key=lambda pile: (doubt(pile), pile))


class HabitFugitive:
    """A Fugitive who lays by habit; what the habit is, `lay` says."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, lay by habit, or pass where nothing can be laid."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, FugitiveView)
        offers = [offer for offer in view.offers if not offer.aside]
        kinds = {offer.action: offer for offer in offers}
        last = view.row[-1].card or 0
        if "draw" in kinds:
            return Thought(Draw(self.pile(_piles(kinds["draw"]), last, luck)))
        reachable = [next(o.choices())["card"] for o in offers if o.action == "place"]
        laid = self.lay(view, last, reachable, luck) if reachable else None
        return Thought(laid or (Pass() if "pass" in kinds else Done()))

    def pile(self, piles: list[int], last: int, luck: random.Random) -> int:
        """The pile his next hideouts come from."""
        return min(piles, key=lambda pile: abs(PILES[pile][0] + 5 - last))

    def lay(self, view: FugitiveView, last: int, reachable: list[int], luck: random.Random) -> Place | None:
        """The hideout he lays."""
        raise NotImplementedError


def _with_sprints(view: FugitiveView, card: int, last: int, more: int) -> Place:
    """This hideout with the fewest sprint cards that take him there, and some more."""
    spare = sorted((c for c in view.hand if c not in (card, GOAL)), key=lambda c: (c > last, c))
    if view.no_sprints:
        spare = []
    sprints: list[int] = []
    while sum(FEET[c] for c in sprints) < card - last - 3 - view.reach:
        missing = card - last - 3 - view.reach - sum(FEET[c] for c in sprints)
        best = max(spare, key=lambda c: (min(FEET[c], missing), c <= last))
        spare.remove(best)
        sprints.append(best)
    behind = [c for c in spare if c <= last]
    return Place(card, tuple(sorted((*sprints, *behind[:more]))))


class Bluffer(HabitFugitive):
    """Short steps, with needless sprint cards under them."""

    def lay(self, view: FugitiveView, last: int, reachable: list[int], luck: random.Random) -> Place | None:
        """The nearest or the second nearest card, with up to two cards it does not need."""
        near = sorted(reachable)[:2]
        if GOAL in reachable and last >= GOAL - 9:
            near = [GOAL]
        return _with_sprints(view, luck.choice(near), last, more=luck.choice((0, 1, 1, 2)))


class HastyRunner(HabitFugitive):
    """As far as he can get with at most two sprint cards; 42 as soon as it is in reach."""

    def lay(self, view: FugitiveView, last: int, reachable: list[int], luck: random.Random) -> Place | None:
        """The farthest."""
        if GOAL in reachable:
            return _with_sprints(view, GOAL, last, more=0)
        tried = [_with_sprints(view, card, last, more=0) for card in sorted(reachable, reverse=True)]
        return next((laid for laid in tried if len(laid.sprints) <= 2), tried[-1])


class Miser(HabitFugitive):
    """He hoards: the nearest hideout that takes the fewest sprint cards; 42 as soon as it is in reach."""

    def lay(self, view: FugitiveView, last: int, reachable: list[int], luck: random.Random) -> Place | None:
        """The cheapest, the nearest of equals."""
        if GOAL in reachable:
            return _with_sprints(view, GOAL, last, more=0)
        tried = [_with_sprints(view, card, last, more=0) for card in sorted(reachable)]
        return min(tried, key=lambda laid: len(laid.sprints))


MARSHALS = {
    "the 3 + 2n Marshal": LikeliestMarshal(RULE),
    "the steep Marshal": LikeliestMarshal(STEEP),
    "the exact uniform Marshal": LikeliestMarshal(EXACT, whole_rows=False),
}
FUGITIVES = {"the bluffer": Bluffer(), "the hasty runner": HastyRunner()}
HELD_OUT_MARSHALS = {"the patient Marshal": LikeliestMarshal(EXACT, patience=0.4)}
HELD_OUT_FUGITIVES = {"the miser": Miser()}
"""Nobody has been tuned on these; they are for looking, once a change is done."""
