"""The chase as the Fugitive sees it, and his chance after each of his actions."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

import numpy as np
from msgspec.structs import replace

from crosstable.core import Event, Stop

from ...data import DEALT, GOAL, MARSHAL
from ...events import Got, Guessed, Placed, Stopped
from ...know import Evidence, evidence
from ...know.evidence import Drawn, LaidDown, Passing
from ...view import FugitiveView, HideoutView
from .. import chase
from ..foresight import Position, bits
from ..marshals import crowd
from ..passes import SAMPLES, heeding_passes
from ..quick import PLACES, Floats, Ints, reach_of
from ..rows import Rows, all_rows
from .drawing import drawing
from .lookahead import look_ahead
from .models import EVERYBODY, JUDGED, MARSHALS, READERS, Outlook
from .outlook import weigh
from .reading import room
from .suspects import explain
from .trails import RIDDLES, believed

FEW = 6
"""With more hidden hideouts a pass tells little about any of them, and the count takes long."""
ROUNDS, UNLIKELY = 8, 1e-4
"""How often the short sum is fitted to the exact one, and the least chance of a number: none is ruled out."""
CROWD = crowd([(belief, bold) for belief, bold, _ in MARSHALS.values()])
OFTEN = np.array([often for *_, often in MARSHALS.values()])
JUDGE = CROWD.bold == chase.JUDGING
"""Who of them weighs what a guess leaves."""
STRANGE, KEPT = 0.08, 0.2
"""Even a guess that a Marshal would never make does not rule her out; and this share is kept for whoever comes."""
PIECE = 4
"""How many chases there are between two looks at the clock."""
FEWEST, CLEAR = 16, 2.0
"""After so few chases, and with a lead of so many standard errors, a choice may be clear: no more thought is needed."""


def clear(seen: Floats) -> bool:
    """Whether one action (a line for each) does better than every other by far more than may be luck: all meet the same
    luck, so only their differences count."""
    games = seen.shape[1]
    if games < FEWEST or len(seen) < 2:
        return False
    best = seen.mean(axis=1).argmax()
    lead = np.delete(seen[best] - seen, best, axis=0)
    return bool((lead.mean(axis=1) > CLEAR * lead.std(axis=1) / np.sqrt(games) + 1 / games).all())


class Laid(Position):
    """What lies on the table, as readers see it: passes tell something, wrong guesses stay whole."""

    worlds: Sequence[int] = SAMPLES

    def _passed(self, heard: Evidence) -> Floats:
        """How much likelier or unlikelier his passes make each number at each place, by the count that reads them."""
        told = np.ones((PLACES, GOAL + 1))
        drawn, hand, passed = np.array(DEALT), sum(DEALT) + 3, False
        for moment in heard.timeline:
            match moment:
                case Drawn(pile=pile):
                    drawn[pile] += 1
                    hand += 1
                case LaidDown(place=place):
                    hand -= 1 + heard.row[place].sprints
                    self.facts[chase.HELD_UP] = 0
                case Passing(forced=forced):
                    passed = True
                    if forced and not self.facts[chase.HELD_UP]:
                        self.facts[chase.HELD_UP :] = reach_of(max(1, hand)), *drawn
                case _:
                    pass
        if passed and 1 < len(heard.row) < PLACES and len(heard.hidden) <= FEW:
            self._fit(told, heeding_passes(all_rows(heard), self.worlds), heard.hidden)
        return told

    def _fit(self, told: Floats, exact: Rows, places: Sequence[int]) -> None:
        """Make the short sum agree with the exact one, number by number at each hidden place."""
        hidden, last, weights, *_ = room(1)
        seen = int(self.facts[chase.SEEN] | self.facts[chase.HERS])
        found = believed(
            self.row, len(exact.evidence.row), seen, told, self.riddles, int(self.facts[chase.ASKED]),
            READERS.styles[:1], hidden, last, weights,
        )  # fmt: skip
        rows = np.nonzero(hidden[:found, None] >> np.arange(GOAL) & 1)[1].reshape(found, len(places))
        wanted = [np.bincount(exact.numbers[:, place], exact.chances, GOAL + 1) for place in places]
        chances = weights[:found, 0].copy()
        for _ in range(ROUNDS if found else 0):
            for place, numbers, want in zip(places, rows.T, wanted, strict=True):
                have = np.bincount(numbers, chances / chances.sum(), GOAL + 1)
                more = np.where(have > 0, np.maximum(want, UNLIKELY) / np.maximum(have, UNLIKELY), 1.0)
                told[place] *= more
                chances *= more[numbers]

    def _asked(self, heard: Evidence) -> Ints:
        """Wrong guesses of several numbers, the latest, each with the length of the row."""
        riddles = np.zeros((RIDDLES, 2), np.int64)
        several = [(bits(named), length) for named, length in heard.misses if len(named) > 1][-RIDDLES:]
        riddles[: len(several)] = np.array(several).reshape(len(several), 2)
        self.facts[chase.ASKED] = len(several)
        return riddles


class Before(Laid):
    """What lay there when she named something: only to see who would have done so, so less is enough."""

    worlds = (2_000,)


class Prospects:
    """The position now, with what it is worth to him."""

    def __init__(self, view: FugitiveView, steps: Iterable[Sequence[Event]]) -> None:
        his = {*view.hand, *view.out} | {c or 0 for h in view.row for c in (h.card, *h.sprints)}
        self._events = [event for step in steps for event in step]
        self._row, self._his = view.row, his
        self.now = now = Laid(view.row, evidence(self._events), his)
        now.facts[chase.HIS] = bits([card for card in view.hand if card != GOAL])
        now.facts[chase.SEEN] |= bits(view.out) | int(now.facts[chase.HERS])
        now.facts[[chase.TURN, chase.LEFT]] = view.turn, view.hideouts
        now.facts[chase.PLACED] = any(offer.action == "done" for offer in view.offers)
        now.facts[chase.GUESSES] = 0 if view.coming.no_guess else 1 + view.coming.guesses
        self._piles = np.array([pile.count for pile in view.piles], np.int64)
        self._last, self.hidden = view.row[-1].card or 0, sum(not hideout.up for hideout in view.row)
        self._hot, self._used = view.hot, bits(sorted(his))

    def weigh(self, actions: Ints, outlook: Outlook = EVERYBODY) -> Floats:
        """His chance after each action, coded as the compiled game wants it."""
        now, worth = self.now, np.zeros(len(actions))
        weigh(
            now.row, now.facts, np.array(now.drawn), now.told, now.riddles, int(self._piles.sum()), now.unseen, actions,
            outlook.mind, room(len(READERS.styles)), worth,
        )  # fmt: skip
        return worth

    def weigh_for_her(self, actions: Ints) -> Floats:
        """The same for whoever she seems to be: one who weighs what a guess leaves, or not."""
        return self.plain * self.weigh(actions) + (1 - self.plain) * self.weigh(actions, JUDGED)

    def look_ahead(
        self, actions: Ints, games: int, seed: int, turns: int = 1, stop: Stop = lambda: False
    ) -> tuple[Floats, int]:
        """The same by so many chases that go on for some of her turns, whoever she may be; and how many there were
        before the choice was clear or `stop()` turned true. With none there is nothing to be seen."""
        now, seen = self.now, np.zeros((len(actions), games))
        marks = (np.arange(games) + seed % 97 / 97) / games
        marshals = np.searchsorted(np.cumsum(self.marshals), marks).clip(0, len(OFTEN) - 1)
        # In any order: so the first of them stand for all where the time does not suffice.
        marshals, done = np.random.default_rng(seed).permutation(marshals), 0
        rooms = room(len(READERS.styles)), room(CROWD.styles.shape[1])
        while done < games and not stop() and not clear(seen[:, :done]):
            piece = marshals[done : done + PIECE]
            # He soon knows what she is like, and goes on as he has learned to against such.
            for outlook, some in ((EVERYBODY, piece[~JUDGE[piece]]), (JUDGED, piece[JUDGE[piece]])):
                worth = np.zeros((len(actions), len(some)))
                look_ahead(
                    now.row, now.facts, np.array(now.drawn), now.told, now.riddles, now.unseen, now.hers, now.named,
                    actions, seed + done, some, *CROWD, *outlook, *rooms, turns, worth,
                )  # fmt: skip
                seen[:, done : done + len(some)] = worth
                done += len(some)
        return seen.sum(axis=1) / max(done, 1), done

    @cached_property
    def marshals(self) -> Floats:
        """How likely each Marshal is after what she has named so far."""
        worth = np.log(OFTEN / OFTEN.sum())
        laid = tuple(replace(hideout, up=True) for hideout in self._row)
        for number, event in enumerate(self._events):
            match event:
                case Guessed(numbers=numbers):
                    guess = bits(numbers)
                case Stopped(seat=seat) if seat == MARSHAL:
                    guess = 0
                case _:
                    continue
            before, later = tuple(self._events[:number]), self._events[number:]
            length = 1 + sum(isinstance(event, Placed) for event in before)
            his = self._his.difference(event.card for event in later if isinstance(event, Got))
            worth += np.log(explained(before, laid[:length], frozenset(his), guess) + STRANGE)
        likely = np.exp(worth - worth.max())
        return np.asarray(KEPT * OFTEN / OFTEN.sum() + (1 - KEPT) * likely / likely.sum())

    @property
    def plain(self) -> float:
        """How likely she is to name the likeliest without weighing what a guess leaves."""
        return float(self.marshals[~JUDGE].sum())

    def piles(self, outlook: Outlook = EVERYBODY) -> Floats:
        """His chance after drawing from each pile, as far as his hand makes it; -1 where there is no card."""
        facts, worth = self.now.facts, np.zeros(3)
        out = self._used | int(facts[chase.SEEN])
        drawing(self._piles, int(facts[chase.HIS]), out, self._last, self.hidden, self._hot, outlook.hands, worth)
        return worth

    def piles_for_her(self) -> Floats:
        """The same for whoever she seems to be."""
        return self.plain * self.piles() + (1 - self.plain) * self.piles(JUDGED)


@lru_cache(512)
def explained(events: tuple[Event, ...], row: tuple[HideoutView, ...], his: frozenset[int], guess: int) -> Floats:
    """How well this guess fits each Marshal after these events; kept, for it is asked again on each of his turns."""
    then, share = Before(row, evidence(events), set(his)), np.zeros(len(OFTEN))
    explain(
        then.row, then.facts, then.told, then.riddles, then.unseen, then.hers, then.named, guess, *CROWD,
        room(CROWD.styles.shape[1]), share,
    )  # fmt: skip
    return share
