"""What the public record says about the deal, as constraints on the characters as they were dealt.

An exchange by Blame is public (H22), so worlds are told apart by the deal; who is who now follows from it.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Seat
from crosstable.core.kept import kept

from ..data import PREY, SIDE, Card, Character, Options, mission_cards
from ..rules.mission import playable
from ..rules.setup import characters_for
from ..state import Accusation, Blamed, Mission, OpenCharacter, State, Tally

if TYPE_CHECKING:
    from ..view import ResistanceView


SeenCard = tuple[int, Seat, Card]
"""A mission (counted from 0 in the order they were played), who was dealt what its player had, and his card."""


class Proof(Struct, frozen=True, gc=False):
    """What a mission proves about its team, given as dealt seats; the open card is left out."""

    mission: int
    """Counted from 0 in the order they were played."""
    team: tuple[Seat, ...]
    tally: Tally
    seen: tuple[tuple[Seat, Card], ...] = ()
    """Cards of the team that are taken for known."""
    chief: bool = False
    """Whether nothing is said but that the spy Chief is one of these."""


class Clue(Struct, frozen=True, gc=False):
    """Something everybody knows: what it is, which one of them, and what it says about a seat or a team."""

    about: Literal["mission", "spotlight", "known", "answer", "early", "blame"]
    number: int
    seat: Seat = 0
    kinds: frozenset[Character] | None = None
    """What that seat can have been dealt."""
    proof: Proof | None = None


class PublicRecord(Struct, frozen=True, gc=False):
    """All public constraints on the deal."""

    options: Options
    seats: int
    clues: tuple[Clue, ...]
    swap: tuple[Seat, Seat] | None
    """Who has exchanged characters (H22) …"""
    swapped_from: int
    """… and how many missions had been played before."""
    allowed: tuple[frozenset[Character], ...]
    """For each seat the characters it can have been dealt."""
    proofs: tuple[Proof, ...]
    """One for each mission, in order; then where the spy Chief must have been (H7)."""

    def now(self, seat: Seat) -> Seat:
        """The seat that was dealt what this seat has now."""
        if self.swap and seat in self.swap:
            return self.swap[1 - self.swap.index(seat)]
        return seat

    def player(self, number: int, seat: Seat) -> Seat:
        """The seat that was dealt what this seat had in that mission."""
        return self.now(seat) if number >= self.swapped_from else seat


def public_record(seen: "State | ResistanceView") -> PublicRecord:
    """The constraints everybody can work out."""
    return record_of(seen.options, seen.seats, seen.missions, seen.accusations, seen.revealed, seen.blamed)


@kept
@lru_cache(maxsize=256)
def record_of(
    options: Options,
    seats: int,
    missions: tuple[Mission, ...],
    accusations: tuple[Accusation, ...],
    revealed: tuple[OpenCharacter, ...],
    blamed: Blamed | None,
) -> PublicRecord:
    """The same, from the parts of the record."""
    swap = (blamed.agent, blamed.accused) if blamed and blamed.right else None
    bare = PublicRecord(options, seats, (), swap, blamed.missions if blamed else 0, (), ())
    clues = [*_missions(bare, missions)]
    for number, shown in enumerate(revealed):
        clues.append(Clue("known", number, bare.now(shown.seat), frozenset((shown.character,))))
    everything = frozenset(characters_for(options, seats))
    for number, accusation in enumerate(accusations):
        spy = any(r.seat == accusation.hunter and SIDE[r.character] == "spy" for r in revealed)
        if not accusation.right:
            prey = PREY["spy" if spy else "resistance"]
            clues.append(Clue("answer", number, bare.now(accusation.accused), everything.difference(prey)))
        if accusation.early and "chief_fail" not in mission_cards(options, seats):
            clues.append(Clue("early", number, proof=_chief_failed(bare, missions[accusation.round - 1])))
    if blamed and not blamed.right:
        clues.append(Clue("blame", 0, blamed.accused, everything - {"pretender"}))
    return resting_on(bare, clues)


def resting_on(record: PublicRecord, clues: Iterable[Clue]) -> PublicRecord:
    """The record as if only these clues were known."""
    chosen = tuple(clues)
    allowed = [frozenset(characters_for(record.options, record.seats))] * record.seats
    for clue in chosen:
        if clue.kinds is not None:
            allowed[clue.seat] &= clue.kinds
    proofs = tuple(clue.proof for clue in chosen if clue.proof)
    return replace(record, clues=chosen, allowed=tuple(allowed), proofs=proofs)


def _missions(record: PublicRecord, missions: tuple[Mission, ...]) -> list[Clue]:
    """What the cards of each mission prove; those played face up narrow what their player can be (P12)."""
    clues, opened = [], []
    for number, mission in enumerate(missions):
        team = tuple(record.player(number, s) for s in mission.team if s != mission.exposed)
        tally = mission.tally
        if mission.exposed is not None and mission.exposed_card:
            tally = without(tally, mission.exposed_card)
            kinds = players_of(mission.exposed_card, record.options, record.seats)
            opened.append(Clue("spotlight", number, record.player(number, mission.exposed), kinds))
        clues.append(Clue("mission", number, proof=Proof(number, team, tally)))
    return clues + opened


def _chief_failed(record: PublicRecord, mission: Mission) -> Proof:
    """H7: with 5–6 players an early accusation tells everybody that the spy Chief has failed the mission."""
    failed = [s for s in mission.team if s != mission.exposed or mission.exposed_card == "fail"]
    number = mission.round - 1
    return Proof(number, tuple(record.player(number, s) for s in failed), Tally(), chief=True)


def without(tally: Tally, card: Card) -> Tally:
    """The cards of a mission but one."""
    counts = {name: getattr(tally, name) for name in tally.__struct_fields__}
    counts[card] -= 1
    return Tally(**counts)


def players_of(card: Card, options: Options, seats: int) -> frozenset[Character]:
    """The characters that can play this card."""
    return frozenset(c for c in characters_for(options, seats) if card in playable(c, options, seats))


def could_be(proof: Proof, dealt: Mapping[Seat, Character], options: Options, seats: int) -> bool:
    """Whether a team of these characters can have played these cards."""
    known, tally = dict(proof.seen), proof.tally
    if proof.chief:
        return any(dealt[s] == "spy_chief" and known.get(s, "fail") == "fail" for s in proof.team)
    if not tally.fail and not tally.chief_fail and not tally.reverse and not known:
        return True  # everybody can play a success
    for card in known.values():
        tally = without(tally, card)
    if min(tally.success, tally.fail, tally.chief_fail, tally.reverse) < 0:
        return False
    cards = [card for s in proof.team if s not in known for card in playable(dealt[s], options, seats)]
    return (
        cards.count("fail") >= tally.fail + tally.chief_fail
        and cards.count("chief_fail") >= tally.chief_fail
        and cards.count("reverse") >= tally.reverse
    )


def fits(record: PublicRecord, dealt: Mapping[Seat, Character], seat: Seat) -> bool:
    """Whether every mission of this seat whose team is wholly dealt can have gone as it went."""
    return all(
        could_be(proof, dealt, record.options, record.seats)
        for proof in record.proofs
        if seat in proof.team and dealt.keys() >= {*proof.team}
    )


def with_cards(record: PublicRecord, cards: Iterable[SeenCard]) -> PublicRecord:
    """The record as if these mission cards were known too."""
    allowed, proofs = list(record.allowed), list(record.proofs)
    for number, seat, card in cards:
        allowed[seat] &= players_of(card, record.options, record.seats)
        for place, proof in enumerate(proofs):
            if proof.mission == number and seat in proof.team:
                if dict(proof.seen).get(seat, card) != card:
                    allowed[seat] = frozenset()  # one card cannot have been two
                proofs[place] = replace(proof, seen=tuple(dict.fromkeys((*proof.seen, (seat, card)))))
    return replace(record, allowed=tuple(allowed), proofs=tuple(proofs))
