"""The chase as the Fugitive sees it, for playing it on in thought."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from crosstable.core import Event

from ..data import DEALT, FEET, GOAL, PILES, STEP
from ..events import Guessed
from ..know import Evidence, evidence
from ..know.evidence import Drawn, LaidDown, Passing
from ..view import FugitiveView, HideoutView
from . import chase
from .habits import HABITS
from .marshals import CROWD
from .quick import (
    CARD,
    COLUMNS,
    DRAWN,
    FAR,
    MISSED,
    PLACES,
    RIDDLES,
    SPRINTS,
    STUCK,
    UNDER,
    UP,
    Floats,
    Ints,
    heed,
    reach_of,
)

NO_PILE = -1
DOUBT = 0.02
"""Even a guess that a Marshal would never make does not rule her out."""
KEPT = 0.15
"""What share the Marshals keep as they were thought of at first, whatever she guesses."""


def bits(cards: Sequence[int | None]) -> int:
    """Cards as bits."""
    return sum(1 << card for card in cards if card)


class Position:
    """What lay on the table at one moment, with his own cards: as the compiled game wants it."""

    def __init__(self, row: Sequence[HideoutView], heard: Evidence, his: set[int]) -> None:
        at, self.drawn = _draws(heard)
        self.row = np.zeros((PLACES, COLUMNS), np.int64)
        self.facts = np.zeros(chase.FACTS, np.int64)
        seen = 0
        length = min(len(heard.row), PLACES - 2)
        for place, (hideout, spot) in enumerate(zip(row[:length], heard.row, strict=False)):
            up = spot.card is not None
            under = [card or 0 for card in hideout.sprints]
            wrong = bits([n for named, laid in heard.misses if len(named) == 1 and place < laid for n in named])
            far = STEP + hideout.reach + sum(FEET[card] if up else 2 for card in under)
            self.row[place, [CARD, SPRINTS, UP, FAR, MISSED, UNDER]] = (
                hideout.card or 0, len(under), up, far, wrong, bits(under),
            )  # fmt: skip
            self.row[place, DRAWN : DRAWN + 3] = at.get(place, (0, 0, 0))
            seen |= bits([hideout.card, *under]) if up else 0
        self.facts[[chase.HERS, chase.SEEN, chase.LENGTH, chase.GUESSES]] = bits(sorted(heard.mine)), seen, length, 1
        self.riddles = self._asked(heard)
        self.told = self._passed(heard)
        self.unseen = np.array([bits([c for c in pile if c not in his and c not in heard.mine]) for pile in PILES])
        shown = [sum(card in heard.mine for card in pile) for pile in PILES]
        self.hers = np.array([max(0, n - k) for n, k in zip(heard.hers, shown, strict=True)], np.int64)
        self.named = bits([n for named, _ in heard.misses if len(named) == 1 for n in named])

    def _passed(self, heard: Evidence) -> Floats:
        """What his passes told her about the number of what was then the last hideout."""
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
                    heed(max(1, hand), drawn, int(self.facts[chase.SEEN]), forced, told[place])
                    if forced and not self.facts[chase.HELD_UP]:
                        self.facts[chase.HELD_UP :] = reach_of(max(1, hand)), *drawn
                case _:
                    pass
        return told

    def _asked(self, heard: Evidence) -> Ints:
        """Wrong guesses of several numbers, each number at the place it was meant for, as far as he can tell."""
        riddles = np.zeros((RIDDLES + 1, PLACES), np.int64)
        for named, length in heard.misses:
            if len(named) < 2 or self.facts[chase.ASKED] >= RIDDLES:
                continue
            found = {place: n for place in range(length) for n in named if heard.row[place].card == n}
            rest = sorted(n for n in named if n not in found.values())
            hidden = [place for place in heard.hidden if place < length]
            meant = min(
                combinations(hidden, len(rest)), default=None,
                key=lambda at: sum(abs(n - int(self.row[p, CARD])) for n, p in zip(rest, at, strict=True)),
            )  # fmt: skip
            if meant is not None and length < PLACES - 1:
                for place, number in (*found.items(), *zip(meant, rest, strict=True)):
                    riddles[self.facts[chase.ASKED], place] = number
                self.facts[chase.ASKED] += 1
        return riddles


class Foresight:
    """The position now, and which Marshals explain what she has guessed so far."""

    def __init__(self, view: FugitiveView, steps: Iterable[Sequence[Event]], seed: int) -> None:
        events = [event for step in steps for event in step]
        self._row = view.row
        self._his = {*view.hand, *view.out} | {c or 0 for h in view.row for c in (h.card, *h.sprints)}
        self._now = Position(view.row, evidence(events), self._his)
        facts = self._now.facts
        facts[chase.HIS] = bits([card for card in view.hand if card != GOAL])
        facts[chase.SEEN] |= bits(view.out)
        facts[[chase.PHASE, chase.TURN, chase.LEFT]] = chase.HIS_PLACING, view.turn, view.hideouts
        facts[chase.GUESSES] = 0 if view.coming.no_guess else 1 + view.coming.guesses
        self.crowd = self._likely(events, seed)

    def _likely(self, events: list[Event], seed: int) -> Floats:
        """How likely each Marshal is after what she has guessed."""
        worth = np.zeros(len(CROWD.bold))
        share = np.zeros(len(CROWD.bold))
        for number, event in enumerate(events):
            if isinstance(event, Guessed):
                then = Position(self._row, evidence(events[:number]), self._his)
                chase.explain(
                    then.row, then.facts, then.told, then.riddles, then.unseen, then.hers, then.named,
                    bits(event.numbers), seed, CROWD.styles, CROWD.priors, share,
                )  # fmt: skip
                worth += np.log(share + DOUBT)
        likely = np.exp(worth - worth.max())
        return np.asarray(KEPT / len(worth) + (1 - KEPT) * likely / likely.sum())

    def play_on(self, actions: Ints, games: int, seed: int) -> NDArray[np.bool_]:
        """For each action in so many games whether he escapes."""
        now = self._now
        marks = (np.arange(games) + seed % 97 / 97) / games
        marshals = np.searchsorted(np.cumsum(self.crowd), marks).clip(0, len(self.crowd) - 1)
        escaped = np.zeros((len(actions), games), np.bool_)
        chase.look_ahead(
            now.row, now.facts, np.array(now.drawn), now.told, now.riddles, now.unseen, now.hers, now.named, actions,
            seed, marshals, *CROWD, HABITS, escaped,
        )  # fmt: skip
        return escaped

    def wait(self, games: int, seed: int) -> NDArray[np.bool_]:
        """The same if it is her turn, and there is nothing for him to do."""
        self._now.facts[chase.PLACED] = 1
        return np.asarray(self.play_on(np.array([[0, 0, NO_PILE]]), games, seed)[0])


def _draws(heard: Evidence) -> tuple[dict[int, tuple[int, ...]], list[int]]:
    """How many cards of each pile he had when he laid each place, and has now."""
    counts, at = [*DEALT], {}
    for moment in heard.timeline:
        match moment:
            case Drawn(pile=pile):
                counts[pile] += 1
            case LaidDown(place=place):
                at[place] = tuple(counts)
            case _:
                pass
    return at, counts
