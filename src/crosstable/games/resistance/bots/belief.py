"""A seat's belief: every deal that fits what it has seen, with its exact weight under some habits."""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import cast

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from crosstable.core import Seat
from crosstable.core.kept import kept

from ..data import SIDES, Card, Character, fails_needed
from ..know.claims import LOYALTY, of_side
from ..know.public import Proof, PublicRecord, public_record, without
from ..rules.setup import characters_for
from ..state import Known
from ..view import ResistanceView
from .deals import CHARACTERS, NUMBER, POPCOUNT, Within, mask_of, who_plays
from .habits import NOTHING, Habits, card_table, lying_low, may_lurk
from .hearing import Heard, deafen
from .worlds import Worlds, worlds_of

Weights = NDArray[np.float64]
Factors = tuple[float, ...]
"""How much likelier each character is than by the cards alone, in the order of `CHARACTERS`."""
NEARLY = 1e-9
ALIKE: Factors = (1.0,) * len(CHARACTERS)


@cache
def teams_of_size(seats: int, size: int) -> list[tuple[Seat, ...]]:
    """All teams of that size."""
    return list(combinations(range(seats), size))


@lru_cache(maxsize=128)
def _with_seat(sets: bytes, seats: int) -> list[NDArray[np.bool_]]:
    """For each seat which of the sets (as bits) it is in."""
    every = np.frombuffer(sets, dtype=np.intp)
    return [(every >> seat & 1).astype(bool) for seat in range(seats)]


@lru_cache(maxsize=64)
def _spies_on(sets: bytes, seats: int, size: int) -> NDArray[np.uint8]:
    """How many spies each set (as bits) has on each team of that size: a row a set."""
    teams = np.array([mask_of(team) for team in teams_of_size(seats, size)])
    return np.asarray(POPCOUNT[np.frombuffer(sets, dtype=np.intp)[:, None] & teams[None, :]])


@lru_cache(maxsize=128)
def _too_few(sets: bytes, turners: bytes | None, seats: int, size: int, need: int) -> NDArray[np.bool_]:
    """For each team of that size and each set of spies (as bits) whether they cannot sink it; `turners` of them can by
    themselves. Most beliefs of one seat in one game leave the same sets."""
    teams = np.array([mask_of(team) for team in teams_of_size(seats, size)])
    few = POPCOUNT[teams[:, None] & np.frombuffer(sets, dtype=np.intp)[None, :]] < need
    if turners is not None:
        few &= (teams[:, None] & np.frombuffer(turners, dtype=np.intp)[None, :]) == 0
    return np.asarray(few)


class Belief:
    """Deals and their weights, and what follows from them about the seats as they are now."""

    def __init__(self, worlds: Worlds, record: PublicRecord, by_group: Weights, within: Within | None) -> None:
        self.worlds = worlds
        self._record = record
        self._seats = record.seats
        self._spy: dict[Seat, float] = {}
        self._characters: dict[Seat, dict[Character, float]] = {}
        self._safe: dict[tuple[tuple[Seat, ...], int], float] = {}
        self._safest: dict[tuple[int, int], list[tuple[float, tuple[Seat, ...]]]] = {}
        self._cleans: dict[tuple[int, int], NDArray[np.float64]] = {}
        self._each: dict[tuple[int, int], list[float]] = {}
        inner = worlds.sizes if within is None else within.by_group()
        total = float(by_group @ inner)
        self._by_group = by_group / total if total else by_group * 0.0
        self._within = within
        by_set = np.bincount(worlds.place, self._by_group * inner, minlength=len(worlds.sets))
        there = slice(None) if by_set.all() else np.flatnonzero(by_set)
        self._chances = by_set[there]
        self._sets = self._now(worlds.sets[there])
        self._turners = worlds.turners[there]
        self._turns = worlds.turns and bool(self._turners.any())

    @property
    def possible(self) -> bool:
        """Whether any deal is left at all."""
        return bool(self._chances.any())

    @cached_property
    def weights(self) -> Weights:
        """The chance of each deal."""
        weights: Weights = self._by_group[self.worlds.deals.group]
        return weights if self._within is None else weights * self._within.by_deal()

    def _now(self, sets: NDArray[np.intp]) -> NDArray[np.intp]:
        """Sets of spies as dealt, turned into sets of spies as they are after an exchange (H22)."""
        if not self._record.swap:
            return sets
        a, b = self._record.swap
        in_a, in_b = sets >> a & 1, sets >> b & 1
        rest = sets & ~((1 << a) | (1 << b))
        return np.asarray(rest | (in_a << b) | (in_b << a))

    def spy(self, seat: Seat) -> float:
        """The chance that this seat is a spy now."""
        found = self._spy.get(seat)
        if found is None:
            there = _with_seat(self._sets.tobytes(), self._seats)[seat]
            found = self._spy[seat] = float(np.add.reduce(self._chances[there]))
        return found

    def spies_on(self, team: Iterable[Seat]) -> NDArray[np.float64]:
        """The chances of 0, 1, 2 … spies on a team."""
        found = POPCOUNT[self._sets & mask_of(tuple(team))]
        return np.bincount(found, self._chances, minlength=6).astype(np.float64)

    def safe(self, team: tuple[Seat, ...], mission: int) -> float:
        """The chance that there are too few spies on a team to sink this mission, and no spy Reverser."""
        need = fails_needed(self._seats, mission)
        found = self._safe.get((team, need))
        if found is None:
            found = self._safe[team, need] = self._cannot_sink(mask_of(team), need)
        return found

    def _cannot_sink(self, team: int, need: int) -> float:
        """The same for a team as bits."""
        found = POPCOUNT[self._sets & team]
        if need == 1 or not self._turns:
            return float(np.bincount(found, self._chances, minlength=6)[:need].sum())
        return float(self._chances[(found < need) & (self._turners & team == 0)].sum())

    def each(self, size: int, mission: int) -> list[float]:
        """How safe each team of that size is, in their order."""
        need = fails_needed(self._seats, mission)
        found = self._each.get((size, need))
        if found is None:
            found = self._each[size, need] = self._all_safe(size, mission, need)
        return found

    def _all_safe(self, size: int, mission: int, need: int) -> list[float]:
        if need > 1 and self._turns:
            return [self.safe(team, mission) for team in teams_of_size(self._seats, size)]
        spies = _spies_on(self._sets.tobytes(), self._seats, size)
        chances = self._chances[:, None]
        each = np.zeros(spies.shape[1])
        for number in range(need):
            each += np.where(spies == number, chances, 0.0).sum(axis=0)
        found: list[float] = each.tolist()
        return found

    def best(self, size: int, mission: int) -> float:
        """How safe the safest team of that size is."""
        return float(self._clean(size, fails_needed(self._seats, mission)).max())

    def safest(self, size: int, mission: int) -> list[tuple[float, tuple[Seat, ...]]]:
        """All teams of that size with their chances to be safe, safest first; of equal ones the last comes first."""
        need = fails_needed(self._seats, mission)
        found = self._safest.get((size, need))
        if found is None:
            chances, teams = self._clean(size, need), teams_of_size(self._seats, size)
            order = len(chances) - 1 - np.argsort(-chances[::-1], kind="stable")
            ranked = zip(chances[order].tolist(), order.tolist(), strict=True)
            found = self._safest[size, need] = [(safe, teams[place]) for safe, place in ranked]
        return found

    def likely(self, size: int, mission: int, firm: int, least: float) -> list[tuple[float, int]]:
        """How much less often than the safest team each goes, by its place in their order, the likeliest first, if one
        that looks half as safe goes as often as half to the power of `firm`; those with more than the least."""
        chances = self._clean(size, fails_needed(self._seats, mission))
        best = float(chances.max())
        near = np.flatnonzero(chances >= best * (least ** (1 / firm) - NEARLY))[::-1]
        order = near[np.argsort(-chances[near], kind="stable")]
        ranked = zip(chances[order].tolist(), order.tolist(), strict=True)
        shares = [((safe / best) ** firm if best else 1.0, place) for safe, place in ranked]
        return [(share, place) for share, place in shares if share > least]

    def _clean(self, size: int, need: int) -> NDArray[np.float64]:
        """For each team of that size the chance that it cannot sink what so many fails sink."""
        found = self._cleans.get((size, need))
        if found is None:
            turners = self._turners.tobytes() if need > 1 and self._turns else None
            few = _too_few(self._sets.tobytes(), turners, self._seats, size, need)
            found = self._cleans[size, need] = np.asarray(few @ self._chances)
        return found

    def character(self, seat: Seat) -> dict[Character, float]:
        """The chances of the characters this seat can have now."""
        known = self._characters.get(seat)
        if known is None:
            column = self.worlds.deals.columns[self._record.now(seat)]
            found = np.bincount(column, self.weights, minlength=len(CHARACTERS)).tolist()
            known = self._characters[seat] = {c: p for c, p in zip(CHARACTERS, found, strict=True) if p}
        return known

    def one_of(self, seat: Seat, kinds: Iterable[Character]) -> float:
        """The chance that this seat has one of these characters now."""
        chances = self.character(seat)
        return sum(chances.get(kind, 0.0) for kind in kinds)


def belief_of(view: ResistanceView, habits: Habits) -> Belief:
    """What the viewer can know, weighed by habits. With `mine` None it is what everybody can know."""
    record = public_record(view)
    return _weigh(view, record, _own_worlds(view, record), habits)


def cover_of(view: ResistanceView, habits: Habits, character: Character) -> Belief:
    """What this seat would believe if it had that character and had been shown nothing at the opening."""
    assert view.seat is not None
    record = public_record(view)
    if not record.allowed[record.now(view.seat)] & {character}:
        return belief_of(view, habits)
    worlds = worlds_of(view.options, view.seats, record.now(view.seat), character, ())
    covered = _weigh(view, record, worlds, habits, own=False)
    return covered if covered.possible else belief_of(view, habits)


def _own_worlds(view: ResistanceView, record: PublicRecord) -> Worlds:
    if view.mine is None or view.seat is None:
        return worlds_of(view.options, view.seats, None, None, ())
    seen = tuple(k for k in view.mine.knows if k.how == "reveal")
    seat, character = view.seat, view.mine.character
    if record.swap and seat in record.swap:  # what I have now was dealt to the other one
        character = "deep_agent" if seat == record.swap[0] else "pretender"
    return worlds_of(view.options, view.seats, seat, character, seen)


def _weigh(view: ResistanceView, record: PublicRecord, worlds: Worlds, habits: Habits, *, own: bool = True) -> Belief:
    habits = _at_table(habits, view.options.blind_spies, view.seats)
    by_cards = _missions_weighed(view, record, worlds, habits, own=own)
    heard = Heard(view, habits, votes=worlds.open)
    likely = dict(_allowed(record))
    for known in view.mine.knows if view.mine else ():
        if known.how not in ("reveal", "close_eye") and not (record.swap and known.seats[0] in record.swap):
            seat, shown = known.seats[0], _shown(known.what)
            likely[seat] = _times(likely.get(seat, ALIKE), {c: shown.get(c, 0.0) for c in CHARACTERS})
    for seat, told in heard.characters:
        likely[record.now(seat)] = _times(likely.get(record.now(seat), ALIKE), told)
    return _belief(worlds, record, by_cards, heard.table, tuple(sorted(likely.items())))


@kept
def _allowed(record: PublicRecord) -> dict[Seat, Factors]:
    """The characters that the record leaves seats of which it says anything."""
    in_play = frozenset(characters_for(record.options, record.seats))
    return {s: _factors(dict.fromkeys(kinds, 1.0)) for s, kinds in enumerate(record.allowed) if kinds != in_play}


def _times(factors: Factors, more: dict[Character, float]) -> Factors:
    return tuple([factor * more.get(character, 1.0) for factor, character in zip(factors, CHARACTERS, strict=True)])


@lru_cache(maxsize=256)
def _at_table(habits: Habits, blind: bool, seats: int) -> Habits:
    """The habits as they serve at this table."""
    if blind:  # they agree on nothing, and point at each other as at anybody (B13)
        habits = replace(habits, orderly=0.0, loyal=0.0)
    if seats == min(SIDES):  # two who take turns with two kinds of card are read too well by their Reverses
        habits = replace(habits, deliberate=False)
    return habits


@lru_cache(maxsize=256)
def _of_cards(habits: Habits) -> Habits:
    """The same for all who think alike of mission cards, whatever they make of votes and words."""
    return _as_one(replace(habits, votes_from=99, reads=0.0, talk=False, heed=1.0, before=NOTHING))


@lru_cache(maxsize=256)
def _as_one(habits: Habits) -> Habits:
    """One of all that are equal."""
    return habits


def _belief(
    worlds: Worlds,
    record: PublicRecord,
    by_cards: Weights,
    table: Weights | None,
    likely: tuple[tuple[Seat, Factors], ...],
) -> Belief:
    """The belief by all of this, which is often the same again: one's own words change nothing."""
    key = id(record), id(by_cards), id(table), likely
    found = worlds.weighed.get(key)
    if found is None:
        weighing = _Weighing(worlds, by_cards)
        if table is not None:
            weighing.by_group = weighing.by_group * table[worlds.spies]
        for seat, factors in likely:
            weighing.seat(seat, factors)
        within = Within(worlds.deals, tuple(weighing.within)) if weighing.within else None
        belief = Belief(worlds, record, weighing.by_group, within)
        found = _keep(worlds, key, (belief, record, by_cards, table))
    return cast(Belief, found[0])


LATELY, SCARCE, MANY = 12, 3, 20_000
"""So many things are remembered about each seat's worlds, and about those with that many deals."""


def _keep(worlds: Worlds, key: tuple[object, ...], found: tuple[object, ...]) -> tuple[object, ...]:
    """Remember something, with the objects its key is about, so that no others get their ids."""
    if len(worlds.weighed) >= (LATELY if len(worlds.deals.group) < MANY else SCARCE):
        worlds.weighed.clear()
    worlds.weighed[key] = found
    return found


def forget(worlds: Worlds) -> None:
    """Forget what was reckoned with these worlds and what was heard: to measure what a new question costs."""
    worlds.weighed.clear()
    deafen()


class _Weighing:
    """Weights of groups, and by which seats the deals within them are weighed where a group is not enough."""

    def __init__(self, worlds: Worlds, by_group: Weights) -> None:
        self._deals = worlds.deals
        self.by_group = by_group
        self.within: list[tuple[Seat, Factors]] = []

    def seat(self, seat: Seat, factors: Factors) -> None:
        """Weigh every deal by what this seat has in it."""
        by_kind = [{factors[NUMBER[c]] for c in kind} for kind in self._deals.kinds]
        if all(len(values) == 1 for values in by_kind):
            flat = [values.pop() for values in by_kind]
            if any(factor != 1.0 for factor in flat):
                self.by_group = self.by_group * np.array(flat)[self._deals.groups[seat]]
        else:
            self.within.append((seat, factors))


def _missions_weighed(
    view: ResistanceView, record: PublicRecord, worlds: Worlds, habits: Habits, *, own: bool
) -> Weights:
    """How likely the cards of all missions are in each group, given the cards I know; spies may lie low or not."""
    habits = _of_cards(habits)
    watched = tuple([k for k in view.mine.knows if k.how == "close_eye"]) if view.mine else ()
    cards = view.mine.cards if view.mine and own else ()
    key = id(record), id(view.missions), id(habits), view.seat, watched, cards
    found = worlds.weighed.get(key)
    if found is None:
        likely = _by_habit(view, record, worlds, habits, watched, cards)
        if habits.lurk and may_lurk(view.seats, view.options):
            low = _by_habit(view, record, worlds, lying_low(habits, view.seats, view.missions), watched, cards)
            likely = np.asarray((1 - habits.lurk) * likely + habits.lurk * low)
        found = _keep(worlds, key, (likely, record, view.missions, habits))
    return cast(Weights, found[0])


def _by_habit(
    view: ResistanceView,
    record: PublicRecord,
    worlds: Worlds,
    habits: Habits,
    watched: tuple[Known, ...],
    cards: tuple[Card | None, ...],
) -> Weights:
    """The same for spies of one habit."""
    me = view.seat if view.seat is not None else -1
    weighing = _Weighing(worlds, np.ones(len(worlds.sizes)))
    for proof in record.proofs:
        if proof.chief:
            weighing.by_group *= (worlds.spy_chiefs & np.uint16(mask_of(proof.team))) != 0
            continue
        number = proof.mission
        if number < len(view.missions) - habits.recalls:
            continue
        seen = {record.player(number, k.seats[0]): k.what for k in watched if k.round == number + 1}
        if number < len(cards) and cards[number] and view.missions[number].exposed != me:
            seen[record.player(number, me)] = str(cards[number])
        _mission(weighing, worlds, proof, seen, habits, record, view.board[view.missions[number].mission - 1].fails)
    return weighing.by_group


def _shown(what: str) -> dict[Character, float]:
    """How likely each character is to show this: a Dummy Agent may choose (H18)."""
    likely: dict[Character, float] = dict.fromkeys(LOYALTY.get(what) or of_side(what), 1.0)
    if what in LOYALTY and "dummy_agent" in likely:
        likely["dummy_agent"] = 0.5
    return likely


def _factors(likely: dict[Character, float]) -> Factors:
    return tuple(likely.get(character, 0.0) for character in CHARACTERS)


def _mission(
    weighing: _Weighing,
    worlds: Worlds,
    proof: Proof,
    seen: dict[Seat, str],
    habits: Habits,
    record: PublicRecord,
    need: int,
) -> None:
    """Weigh by the cards of a mission that so many fails sink, given the cards I know."""
    team = tuple(s for s in proof.team if s not in seen)
    tally = proof.tally
    for seat, card in seen.items():
        tally = without(tally, cast(Card, card))
        weighing.seat(seat, _factors(dict.fromkeys(who_plays(card, record.options, record.seats), 1.0)))
    bits = np.uint16(mask_of(team))
    missing = max(0, need - proof.tally.fail - proof.tally.chief_fail + tally.fail + tally.chief_fail)
    table = card_table(tally, proof.mission + 1, missing, habits)
    failers = POPCOUNT[worlds.failers & bits]
    if not worlds.special:
        weighing.by_group *= table[:, 0, 0][failers]
        return
    weighing.by_group *= table[
        failers,
        POPCOUNT[worlds.chiefs & bits],
        ((worlds.spy_reversers & bits) != 0) + 2 * ((worlds.reversers & bits & ~worlds.spy_reversers) != 0),
    ]
