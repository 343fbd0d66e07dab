"""A seat's belief: every deal that fits what it has seen, with its exact weight under some habits."""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import cast

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from crosstable.core import Seat

from ..data import SIDE, SIDES, Card, Character, Options, fails_needed
from ..know.claims import LOYALTY, contradicted, of_side, usurped
from ..know.public import Proof, PublicRecord, public_record, without
from ..state import Known
from ..view import ResistanceView
from .customs import vote_table
from .deals import CHARACTERS, NUMBER, POPCOUNT, Columns, Deals, Masks, deals_around, mask_of, masks, who_plays
from .habits import Habits, card_table, lying_low, may_lurk
from .hearsay import counted, distinct, self_told, told_of, unspoken

Weights = NDArray[np.float64]
PLAINLY = 3
"""How much more than other absurd words it counts that somebody says he is whom only I can be."""


class Worlds(Struct, frozen=True):
    """All deals a seat cannot rule out from its own card and the opening; for each group who could play what."""

    deals: Deals
    sizes: NDArray[np.float64]
    """How many deals each group has."""
    spies: NDArray[np.intp]
    failers: Masks
    """Spies who can fail, Chiefs with Chief-Fail cards not counted."""
    chiefs: Masks
    """Spy Chiefs who can play Chief Fail."""
    reversers: Masks
    spy_reversers: Masks
    spy_chiefs: Masks
    sets: NDArray[np.intp]
    """All sets of spies there may be, …"""
    turners: NDArray[np.intp]
    """… which of them can turn a mission over by themselves (R3) …"""
    place: NDArray[np.intp]
    """… and the place of each group's spies among them."""


@lru_cache(maxsize=24)
def worlds_of(
    options: Options, seats: int, seat: Seat | None, character: Character | None, seen: tuple[Known, ...]
) -> Worlds:
    """The worlds of a seat with this card that has seen this at the opening."""
    deals = deals_around(options, seats, seat, character)
    if seen:
        deals = _kept(deals, seen, options)
    chiefs = who_plays("chief_fail", options, seats)
    spies, reversers = masks(deals, of_side("spy")).astype(np.intp), masks(deals, who_plays("reverse", options, seats))
    marks, place = np.unique(spies | (spies & reversers) << seats, return_inverse=True)
    return Worlds(
        deals,
        np.bincount(deals.group, minlength=deals.groups.shape[1]).astype(np.float64),
        spies,
        masks(deals, who_plays("fail", options, seats) - chiefs),
        masks(deals, chiefs),
        reversers,
        spies.astype(np.uint16) & reversers,
        masks(deals, frozenset(("spy_chief",))),
        marks & (1 << seats) - 1,
        marks >> seats,
        place,
    )


def _kept(deals: Deals, seen: tuple[Known, ...], options: Options) -> Deals:
    """The deals that look like this at the opening."""
    keep = np.ones(len(deals.group), dtype=bool)
    for known in seen:
        keep &= _fits_opening(deals.columns, known, options)
    used, group = np.unique(deals.group[keep], return_inverse=True)
    return Deals(
        deals.kinds, np.ascontiguousarray(deals.groups[:, used]), np.ascontiguousarray(deals.columns[:, keep]), group
    )  # fmt: skip


def _fits_opening(columns: Columns, known: Known, options: Options) -> NDArray[np.bool_]:
    if known.what == "deep_or_pretender":
        a, b = known.seats
        deep, fake = NUMBER["deep_agent"], NUMBER["pretender"]
        return np.asarray(((columns[a] == deep) & (columns[b] == fake)) | ((columns[a] == fake) & (columns[b] == deep)))
    meant: frozenset[Character] = frozenset(c for c in SIDE if c == known.what)
    if known.what == "spy":  # a spy who is no Chief and no Deep Agent
        meant = of_side("spy") - {"spy_chief", "deep_agent"}
        if options.hidden_reverser:
            meant -= {"spy_reverser"}
    return np.isin(columns[known.seats[0]], [NUMBER[c] for c in meant])


@cache
def _teams(seats: int, size: int) -> tuple[list[tuple[Seat, ...]], NDArray[np.intp]]:
    """All teams of that size, and the same as bits."""
    teams = list(combinations(range(seats), size))
    return teams, np.array([mask_of(team) for team in teams])


class Belief:
    """Deals and their weights, and what follows from them about the seats as they are now."""

    def __init__(self, worlds: Worlds, record: PublicRecord, by_group: Weights, within: Weights | None) -> None:
        self.worlds = worlds
        self._record = record
        self._seats = record.seats
        group = worlds.deals.group
        inner = worlds.sizes if within is None else np.bincount(group, within, minlength=len(by_group))
        total = float(by_group @ inner)
        self._by_group = by_group / total if total else by_group * 0.0
        self._within = within
        by_set = np.bincount(worlds.place, self._by_group * inner, minlength=len(worlds.sets))
        there = np.flatnonzero(by_set)
        self._chances = by_set[there]
        self._sets = self._now(worlds.sets[there])
        self._turners = worlds.turners[there]

    @property
    def possible(self) -> bool:
        """Whether any deal is left at all."""
        return bool(self._chances.any())

    @cached_property
    def weights(self) -> Weights:
        """The chance of each deal."""
        weights: Weights = self._by_group[self.worlds.deals.group]
        return weights if self._within is None else weights * self._within

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
        return float(self._chances[(self._sets >> seat & 1).astype(bool)].sum())

    def spies_on(self, team: Iterable[Seat]) -> NDArray[np.float64]:
        """The chances of 0, 1, 2 … spies on a team."""
        found = POPCOUNT[self._sets & mask_of(tuple(team))]
        return np.bincount(found, self._chances, minlength=6).astype(np.float64)

    def safe(self, team: tuple[Seat, ...], mission: int) -> float:
        """The chance that there are too few spies on a team to sink this mission, and no spy Reverser."""
        need = fails_needed(self._seats, mission)
        if need == 1 or not self._turners.any():
            return float(self.spies_on(team)[:need].sum())
        return float(self._chances[self._too_few(np.array([mask_of(team)]), need)[0]].sum())

    def safest(self, size: int, mission: int) -> list[tuple[float, tuple[Seat, ...]]]:
        """All teams of that size with their chances to be safe, safest first."""
        need = fails_needed(self._seats, mission)
        teams, marks = _teams(self._seats, size)
        return sorted(zip((self._too_few(marks, need) @ self._chances).tolist(), teams, strict=True), reverse=True)

    def _too_few(self, teams: NDArray[np.intp], need: int) -> NDArray[np.bool_]:
        """For each team, as bits, and each set of spies whether they cannot sink it."""
        few = POPCOUNT[teams[:, None] & self._sets[None, :]] < need
        if need > 1 and self._turners.any():
            few &= (teams[:, None] & self._turners[None, :]) == 0
        return np.asarray(few)

    def character(self, seat: Seat) -> dict[Character, float]:
        """The chances of the characters this seat can have now."""
        found = np.bincount(self.worlds.deals.columns[self._record.now(seat)], self.weights, minlength=len(CHARACTERS))
        return {CHARACTERS[i]: float(found[i]) for i in np.flatnonzero(found)}

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
    if view.options.blind_spies:  # they agree on nothing, and point at each other as at anybody (B13)
        habits = replace(habits, orderly=0.0, loyal=0.0)
    if view.seats == min(SIDES):  # two who take turns with two kinds of card are read too well by their Reverses
        habits = replace(habits, deliberate=False)
    me = view.seat if view.seat is not None else -1
    weighing = _Weighing(worlds, _missions_weighed(view, record, worlds, habits, own=own))
    likely = [_factors(dict.fromkeys(kinds, 1.0)) for kinds in record.allowed]
    for known in view.mine.knows if view.mine else ():
        if known.how not in ("reveal", "close_eye") and not (record.swap and known.seats[0] in record.swap):
            likely[known.seats[0]] = likely[known.seats[0]] * _factors(_shown(known.what))
    table = np.ones(1 << view.seats)
    if view.seats >= habits.votes_from and worlds.spies.min() < worlds.spies.max():
        table *= vote_table(view.seats, view.proposals, view.missions, me, habits.reads, habits.before)
    if habits.talk:
        table *= (
            unspoken(tuple(claim.said for claim in view.claims), len(view.proposals), view.seats, me) ** habits.heed
        )
        for claim in distinct(view.claims):
            plainly = habits.compares and usurped(view, claim.said)
            absurd = plainly or claim.doubt is not None or (habits.compares and contradicted(view, claim.said))
            power = habits.heed * (PLAINLY if plainly else 1)
            told = counted(claim.said, absurd, view.seats, me, habits, power)
            if told is not None:
                table *= told
                table /= table.max()
            if claim.said.seat != me and not absurd:
                for character, factor in self_told(claim.said, habits).items():
                    likely[record.now(claim.said.seat)][NUMBER[character]] *= factor
                for character, factor in told_of(claim.said, habits).items():
                    likely[record.now(claim.said.seats[0])][NUMBER[character]] *= factor
    weighing.by_group *= table[worlds.spies]
    for seat, factors in enumerate(likely):
        weighing.seat(seat, factors)
    return Belief(worlds, record, weighing.by_group, weighing.within)


class _Weighing:
    """Weights of groups, and of the deals within them where a group is not enough."""

    def __init__(self, worlds: Worlds, by_group: Weights) -> None:
        self._deals = worlds.deals
        self.by_group = by_group
        self.within: Weights | None = None

    def seat(self, seat: Seat, factors: Weights) -> None:
        """Weigh every deal by what this seat has in it."""
        by_kind = [{float(factors[NUMBER[c]]) for c in kind} for kind in self._deals.kinds]
        if all(len(values) == 1 for values in by_kind):
            flat = np.array([values.pop() for values in by_kind])
            if (flat != 1.0).any():
                self.by_group *= flat[self._deals.groups[seat]]
            return
        weights = factors[self._deals.columns[seat]]
        self.within = weights if self.within is None else self.within * weights


def _missions_weighed(
    view: ResistanceView, record: PublicRecord, worlds: Worlds, habits: Habits, *, own: bool
) -> Weights:
    """How likely the cards of all missions are in each group, given the cards I know; spies may lie low or not."""
    likely = _by_habit(view, record, worlds, habits, own=own)
    if not habits.lurk or not may_lurk(view.seats, view.options):
        return likely
    low = _by_habit(view, record, worlds, lying_low(habits, view.seats, view.missions), own=own)
    return np.asarray((1 - habits.lurk) * likely + habits.lurk * low)


def _by_habit(view: ResistanceView, record: PublicRecord, worlds: Worlds, habits: Habits, *, own: bool) -> Weights:
    """The same for spies of one habit."""
    me = view.seat if view.seat is not None else -1
    mine = view.mine if own else None
    cards = mine.cards if mine else ()
    watched = [k for k in view.mine.knows if k.how == "close_eye"] if view.mine else []
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


def _factors(likely: dict[Character, float]) -> Weights:
    found = np.zeros(len(CHARACTERS))
    for character, p in likely.items():
        found[NUMBER[character]] = p
    return found


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
    weighing.by_group *= table[
        POPCOUNT[worlds.failers & bits],
        POPCOUNT[worlds.chiefs & bits],
        ((worlds.spy_reversers & bits) != 0) + 2 * ((worlds.reversers & bits & ~worlds.spy_reversers) != 0),
    ]
