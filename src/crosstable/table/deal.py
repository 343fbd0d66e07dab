"""What the clients contribute to the next deal: each pledges it beforehand and shows it when the game begins.

No person does anything for it. When a game is asked for, no more pledges are taken, and who has pledged and is here is
asked to show what; the game begins (`play.CheckDeal`) as soon as all have, or when PATIENCE is over. Meanwhile nothing
else at the table changes, so that nobody who knows the deal can still call it off. See docs/fairness.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from crosstable.core import Refused, commitment
from crosstable.core.fairness import Part, pledge_of

from .dispatch import Context, Entry, Logged, Request
from .state import Occupant, TableState

PATIENCE = 3_000
"""Milliseconds for which a game waits for who has pledged a contribution and does not show it."""

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Dealing(Struct, frozen=True):
    """A game is about to begin: since when, who has pledged what, and who has shown it."""

    at: int
    pledges: dict[str, str]
    shown: dict[str, str] = {}


class Pledged(Entry, frozen=True):
    """A person's client has pledged a contribution to the next deal."""

    person: str
    pledge: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, pledges={**table.pledges, self.person: self.pledge})


class Pledge(Request, frozen=True):
    """The hash of one's contribution to the next deal, which the table has promised with this commitment."""

    promise: Hex
    pledge: Hex

    def judge(self, context: Context) -> Pledged | None:
        """A later pledge replaces the one before: another device of the same person is there now."""
        context.only_in("lobby", "over")
        table = context.table
        if self.promise != commitment(table.seed):
            raise Refused("table-other-deal")
        if table.pledges.get(context.person) == self.pledge:
            return None
        return Pledged(context.person, self.pledge, request=self.id)


class DealAsked(Entry, frozen=True):
    """A game is about to begin: no more pledges are taken, and these persons are asked to show what they pledged."""

    pledges: dict[str, str]

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, dealing=Dealing(step.at, self.pledges))


class Revealed(Entry, frozen=True):
    """A person's client has shown what it had pledged."""

    person: str
    contribution: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        if table.dealing is None:
            return table
        shown = {**table.dealing.shown, self.person: self.contribution}
        return replace(table, dealing=replace(table.dealing, shown=shown))


class Reveal(Request, frozen=True):
    """Show the contribution one has pledged. Nobody else hears it before the game is over."""

    while_dealing: ClassVar[bool] = True

    contribution: Hex

    def judge(self, context: Context) -> Revealed | None:
        dealing, person = context.table.dealing, context.person
        if dealing is None or person not in dealing.pledges:
            raise Refused("table-other-deal")
        given = pledge_of(commitment(context.table.seed), bytes.fromhex(self.contribution))
        if given != dealing.pledges[person]:
            raise Refused("table-other-deal")
        return None if person in dealing.shown else Revealed(person, self.contribution, request=self.id)


def deal_at(context: Context) -> int | None:
    """When the game that was asked for begins: at once if nobody who is here is missing."""
    dealing = context.table.dealing
    if dealing is None:
        return None
    missing = (dealing.pledges.keys() - dealing.shown.keys()) & context.here
    return dealing.at + PATIENCE if missing else dealing.at


def pledges_here(context: Context) -> dict[str, str]:
    """What was pledged by those who have a seat and are here."""
    table = context.table
    persons = [who.person for who in table.seats if who.person is not None]
    return {one: table.pledges[one] for one in persons if one in table.pledges and one in context.here}


def parts_of(dealing: Dealing | None, seats: Sequence[Occupant]) -> tuple[Part, ...]:
    """What each seat gives to the deal that begins now."""
    pledges, shown = (dealing.pledges, dealing.shown) if dealing is not None else ({}, {})

    def part(who: Occupant) -> Part:
        if who.person is None:
            return Part("bot")
        pledge, contribution = pledges.get(who.person, ""), shown.get(who.person, "")
        return Part("client" if contribution else "silent" if pledge else "absent", pledge, contribution)

    return tuple(map(part, seats))
