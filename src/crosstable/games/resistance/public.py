"""What the public record says about the deal, as constraints on the characters as they were dealt.

An exchange by Blame is public (H22), so worlds are told apart by the deal; who is who now follows from it.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from crosstable.core.seats import Seat

from .data import CHIEF_FAILS_FROM, SIDE, Card, Character, Options
from .mission import playable
from .setup import characters_for
from .state import Accusation, Blamed, Mission, Revealed, Tally


class Seen(Protocol):
    """The public part of a state or of a view."""

    @property
    def options(self) -> Options:
        """What the table has chosen."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def missions(self) -> tuple[Mission, ...]:
        """The missions played."""

    @property
    def accusations(self) -> tuple[Accusation, ...]:
        """Who was accused by whom."""

    @property
    def revealed(self) -> tuple[Revealed, ...]:
        """Characters everybody knows now."""

    @property
    def blamed(self) -> Blamed | None:
        """The use of Blame."""


class Proof(Struct, frozen=True):
    """What a mission proves: its team as dealt seats, its cards without the open one, whether the spy Chief failed."""

    team: tuple[Seat, ...]
    tally: Tally
    chief_failed: bool


class Record(Struct, frozen=True):
    """All public constraints on the deal."""

    options: Options
    seats: int
    allowed: tuple[frozenset[Character], ...]
    """For each seat the characters it can have been dealt."""
    proofs: tuple[Proof, ...]
    swap: tuple[Seat, Seat] | None
    """Who has exchanged characters (H22)."""

    def now(self, seat: Seat) -> Seat:
        """The seat that was dealt what this seat has now."""
        if self.swap and seat in self.swap:
            return self.swap[1 - self.swap.index(seat)]
        return seat


def public_record(seen: Seen) -> Record:
    """The constraints everybody can work out."""
    blamed = seen.blamed
    return _record(seen.options, seen.seats, seen.missions, seen.accusations, seen.revealed, blamed)


@lru_cache(maxsize=256)
def _record(
    options: Options,
    seats: int,
    missions: tuple[Mission, ...],
    accusations: tuple[Accusation, ...],
    revealed: tuple[Revealed, ...],
    blamed: Blamed | None,
) -> Record:
    swap = (blamed.agent, blamed.accused) if blamed and blamed.right else None
    bare = Record(options, seats, (), (), swap)
    everything = frozenset(characters_for(options, seats))
    allowed = [everything] * seats
    for shown in revealed:
        seat = bare.now(shown.seat)
        allowed[seat] &= {shown.character}
    for accusation in accusations:
        if not accusation.right:
            spy = any(r.seat == accusation.hunter and SIDE[r.character] == "spy" for r in revealed)
            seat = bare.now(accusation.accused)
            allowed[seat] -= {"resistance_chief", "coordinator"} if spy else {"spy_chief"}
    if blamed and not blamed.right:
        allowed[blamed.accused] -= {"pretender"}
    early = {a.round for a in accusations if a.early}
    proofs = tuple(
        _proof(bare, mission, number >= (blamed.missions if blamed else 0), mission.round in early)
        for number, mission in enumerate(missions)
    )
    return Record(options, seats, tuple(_open(allowed, bare, missions, blamed)), proofs, swap)


def _open(
    allowed: list[frozenset[Character]], record: Record, missions: tuple[Mission, ...], blamed: Blamed | None
) -> list[frozenset[Character]]:
    """Cards that were played face up narrow what their player can be (P12)."""
    for number, mission in enumerate(missions):
        if mission.exposed is not None and mission.exposed_card is not None:
            later = blamed is not None and number >= blamed.missions
            seat = record.now(mission.exposed) if later else mission.exposed
            allowed[seat] &= players_of(mission.exposed_card, record.options, record.seats)
    return allowed


def players_of(card: Card, options: Options, seats: int) -> frozenset[Character]:
    """The characters that can play this card."""
    return frozenset(c for c in characters_for(options, seats) if card in playable(c, options, seats))


def _proof(record: Record, mission: Mission, after_swap: bool, early: bool) -> Proof:
    team = [s for s in mission.team if s != mission.exposed]
    tally = mission.tally
    if mission.exposed_card:
        counts = {name: getattr(tally, name) for name in tally.__struct_fields__}
        counts[mission.exposed_card] -= 1
        tally = Tally(**counts)
    if after_swap:
        team = [record.now(s) for s in team]
    # H7: with 5–6 players an early accusation tells everybody that the spy Chief has failed the mission
    return Proof(tuple(team), tally, early and record.seats < CHIEF_FAILS_FROM)


def could_be(proof: Proof, team: list[Character], options: Options, seats: int) -> bool:
    """Whether a team of these characters can have played these cards."""
    cards = [playable(c, options, seats) for c in team]
    tally = proof.tally
    return (
        sum("chief_fail" in c for c in cards) >= tally.chief_fail
        and sum("reverse" in c for c in cards) >= tally.reverse
        and sum("fail" in c for c in cards) >= tally.fail + tally.chief_fail
        and (not proof.chief_failed or "spy_chief" in team)
    )


def fits(record: Record, dealt: Mapping[Seat, Character], seat: Seat) -> bool:
    """Whether every mission of this seat whose team is wholly dealt can have gone as it went."""
    return all(
        could_be(proof, [dealt[s] for s in proof.team], record.options, record.seats)
        for proof in record.proofs
        if seat in proof.team and all(s in dealt for s in proof.team)
    )
