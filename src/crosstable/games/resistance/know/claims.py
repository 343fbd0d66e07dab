"""Which statements cannot be true, and why, judged by the public record alone. Exact: only where logic says so.

A statement is judged by what its speaker can have been shown when he made it, and by all that is public now. A small
search (search.py) asks whether any deal of the characters fits; what stands in the way is then named.
"""

from collections import deque
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Seat, Sentence
from crosstable.core.kept import kept

from ..data import SIDE, Card, Character, Options
from ..rules.talk import taken_back
from ..state import Blamed, Look, State, Statement
from .public import Clue, PublicRecord, SeenCard, public_record, resting_on, with_cards
from .reasons import Public, contradicts, never_shown, rules_out
from .search import Deal, a_deal, is_a_deal

if TYPE_CHECKING:
    from ..view import ResistanceView

Wanted = tuple[tuple[Seat, frozenset[Character]], ...]
"""Seats and the dealt characters a claim leaves them."""

FACTS = ("character", "seen", "played")
"""Statements about what the speaker knows; the others are opinions."""
TELLING = (*FACTS, "suspect")
"""Statements that say something about the deal; no other can be false."""

LOYALTY: dict[str, frozenset[Character]] = {
    "chief": frozenset(("resistance_chief", "spy_chief", "dummy_agent")),
    "resistance_chief": frozenset(("resistance_chief", "dummy_agent")),
    "spy_chief": frozenset(("spy_chief",)),
    "not_chief": frozenset(SIDE) - {"resistance_chief", "spy_chief"},
}
"""Who can have shown a loyalty card (H11, H18)."""

CARDS = get_args(Card)


class Meaning(Struct, frozen=True, gc=False):
    """What a statement says about the deal: what seats can have been dealt, and mission cards."""

    wanted: Wanted = ()
    cards: tuple[SeenCard, ...] = ()

    def also(self, other: "Meaning") -> "Meaning":
        """Both statements together."""
        return Meaning(self.wanted + other.wanted, self.cards + other.cards)


def contradicted(view: "ResistanceView", said: Statement) -> bool:
    """Whether the loyalty card that somebody says he was shown cannot be so, by one the viewer was shown himself."""
    if said.kind != "seen" or said.what not in LOYALTY or view.mine is None:
        return False
    own = [LOYALTY[known.what] for known in view.mine.knows if known.how == "examined" and known.seats == said.seats]
    return any(shown.isdisjoint(LOYALTY[said.what]) for shown in own)


def usurped(view: "ResistanceView", said: Statement) -> bool:
    """Whether somebody says he is whom only the viewer can be. A Chief who hears that cannot tell, for it may be bait,
    and who is nobody special hears only a side."""
    mine = view.mine.character if view.mine is not None else None
    if said.kind != "character" or said.what != mine or mine in ("resistance", "spy", "resistance_chief", "spy_chief"):
        return False
    return said.seat != view.seat and view.cast.count(mine) == 1


@cache
def of_side(side: str) -> frozenset[Character]:
    """All characters of a side."""
    return frozenset(c for c in SIDE if SIDE[c] == side)


class Testimony(Struct, frozen=True, gc=False):
    """A statement, and (if so) why it cannot be true."""

    said: Statement
    doubt: Sentence | None


def testimony(state: State) -> tuple[Testimony, ...]:
    """Everything that was said, and what cannot be true of it."""
    said = state.statements
    return _at_table(said[0]).judged(state).testimony(said) if said else ()


def doubted(seen: "ResistanceView", said: Statement) -> bool:
    """Whether this would be marked if it was said now."""
    before = tuple([claim.said for claim in seen.claims])
    table = _at_table(before[0]) if before else _Table(said)
    return table.judged(seen).doubt_if(before, said) is not None


def proved(seen: "State | ResistanceView", seat: Seat) -> bool:
    """Whether everybody can work out that this seat is a spy now."""
    record = public_record(seen)
    return not possible(record, Meaning(((record.now(seat), of_side("resistance")),)))


class _Table:
    """What was said so far at one table, which is known by its first statement, beside its newest public record."""

    __slots__ = ("_judged", "_newest")

    def __init__(self, first: Statement) -> None:
        self._judged: _Judged | None = None
        self._newest: tuple[object, ...] = ()

    def judged(self, seen: "State | ResistanceView") -> "_Judged":
        """Its statements by this public record."""
        newest = seen.missions, seen.accusations, seen.revealed, seen.blamed, seen.looks
        if self._judged is None or newest != self._newest:
            public = Public(seen.missions, seen.accusations, seen.revealed, seen.blamed)
            self._judged = _Judged(public_record(seen), seen.looks, public, self._judged)
            self._newest = newest
        return self._judged


_at_table = kept(_Table)


class _Judged:
    """Statements beside one public record. A new one changes nothing about those before it, unless it takes one
    back; and whoever spoke has mostly asked before whether it would be marked."""

    __slots__ = ("_asked", "_found", "_judge", "_looks", "_record", "_seen")

    def __init__(
        self, record: PublicRecord, looks: tuple[Look, ...], seen: Public, before: "_Judged | None" = None
    ) -> None:
        self._record, self._looks, self._seen = record, looks, seen
        self._found: tuple[Testimony, ...] = ()
        if before is not None and before.still_true(looks, seen):
            self._found = before._found
        self._judge = _Judge(record, tuple([one.said for one in self._found]), looks, seen)
        self._asked: dict[Statement, Sentence | None] = {}
        """What would be found about statements if they were the next one."""

    def still_true(self, looks: tuple[Look, ...], now: Public) -> bool:
        """Whether everything that was found stands by a newer record. A mission without a fail proves nothing, for
        everybody can play a success; only who has spoken of its cards is judged by it."""
        seen, known = self._seen, len(self._seen.missions)
        if (
            replace(now, missions=seen.missions) != seen
            or looks != self._looks
            or now.missions[:known] != seen.missions
        ):
            return False
        fresh = now.missions[known:]
        spoken = [said.mission for said in self._judge.said]
        return all(m.tally.success == len(m.team) and m.exposed is None and m.mission not in spoken for m in fresh)

    def testimony(self, said: tuple[Statement, ...]) -> tuple[Testimony, ...]:
        """Each of these, with why it cannot be true."""
        before = self._judge.said
        if said is not before:
            asked, self._asked = self._asked, {}
            known = len(before)
            if said[:known] != before or "back" in [one.kind for one in said[known:]]:
                self._judge, self._found = _Judge(self._record, said, self._looks, self._seen), ()
                asked = {}
            judge, found = self._judge, list(self._found)
            judge.said = said
            for place in range(len(found), len(said)):
                one = said[place]
                doubt = asked[one] if place == known and one in asked else judge.doubt(place)
                found.append(Testimony(one, doubt))
            self._found = tuple(found)
        return self._found

    def doubt_if(self, before: tuple[Statement, ...], said: Statement) -> Sentence | None:
        """Why this could not be true if it was the next statement after those."""
        judge = _Judge(self._record, (*before, said), self._looks, self._seen)
        doubt = judge.doubt(len(before))
        if before == self._judge.said:
            self._asked[said] = doubt
        return doubt


class _Judge:
    """All statements, what they mean, and what they are held against."""

    def __init__(
        self, record: PublicRecord, said: tuple[Statement, ...], looks: tuple[Look, ...], seen: Public
    ) -> None:
        self.record, self.said, self.looks, self.seen = record, said, looks, seen
        self._meant: dict[int, Meaning] = {}
        self.possible = _deals_of(record).some
        self.gone = taken_back(said)

    def meant(self, place: int) -> Meaning:
        """What this statement says about the deal."""
        if place not in self._meant:
            self._meant[place] = meaning(self.record, self.said[place], place, self.looks, self.seen)
        return self._meant[place]

    def doubt(self, place: int) -> Sentence | None:
        """Why this statement cannot be true, or None."""
        said = self.said[place]
        if said.kind not in TELLING or place in self.gone:
            return None  # it claims nothing, or nobody stands by it any more
        meant = self.meant(place)
        if said.kind == "seen" and not looked(said, self.looks):
            return never_shown(said, sort_of(said.what))
        if not self.possible(meant):
            return rules_out(said, _because(self.record, meant), self.seen)
        if said.kind not in FACTS:
            return None
        earlier = [
            i
            for i in range(place)
            if self.said[i].seat == said.seat and self.said[i].kind in FACTS and i not in self.gone
        ]
        changed = self._changed_story(said, earlier)
        if changed:
            return contradicts(said, changed, (), self.seen)
        return self._against(place, earlier)

    def _changed_story(self, said: Statement, earlier: Sequence[int]) -> list[Statement]:
        """What he has claimed so far to have been shown by the same seat, if that is more than he was shown; or to
        have played on the same mission, where everybody plays one card."""
        if said.kind == "character":
            return []
        same = [self.said[i] for i in earlier if _about(self.said[i]) == _about(said)]
        others = {one.what: one for one in same if one.what != said.what}
        most = len(looked(said, self.looks)) if said.kind == "seen" else 1
        return list(others.values()) if len(others) >= most else []

    def _against(self, place: int, earlier: Sequence[int]) -> Sentence | None:
        """Whether it cannot be true together with what the same speaker has said before."""
        before = [i for i in earlier if self.meant(i) != Meaning()]
        if not before or not self.possible(self._all(before)):
            return None
        if self.possible(self._all([*before, place])):
            return None
        for one in tuple(before):
            rest = [i for i in before if i != one]
            if not self.possible(self._all([*rest, place])):
                before = rest
        clues = _because(self.record, self._all([*before, place]))
        return contradicts(self.said[place], [self.said[i] for i in before], clues, self.seen)

    def _all(self, places: Sequence[int]) -> Meaning:
        meant = Meaning()
        for place in places:
            meant = meant.also(self.meant(place))
        return meant


def sort_of(what: str) -> str:
    """What is said to have been seen: a loyalty card, a mission card or a side."""
    return "loyalty" if what in LOYALTY else "card" if what in CARDS else "side"


def _about(said: Statement) -> tuple[str, tuple[Seat, ...], str, int]:
    return said.kind, said.seats, sort_of(said.what), said.mission


SHOWS = {"examined": "loyalty", "close_eye": "card"}
"""What a look shows, where it is not a side."""


def looked(said: Statement, looks: tuple[Look, ...]) -> list[int]:
    """The looks, by number, in which the speaker can have been shown this before he said so."""
    return [
        number
        for number, look in enumerate(looks[: said.looks])
        if look.viewer == said.seat
        and look.seat == said.seats[0]
        and SHOWS.get(look.how, "side") == sort_of(said.what)
        and (sort_of(said.what) != "card" or look.mission == said.mission)
    ]


def meaning(record: PublicRecord, said: Statement, place: int, looks: tuple[Look, ...], seen: Public) -> Meaning:
    """What a statement, the `place`-th of all, says about the characters as they were dealt."""
    later = seen.blamed is not None and place >= seen.blamed.statements
    match said.kind:
        case "character":
            seat = record.now(said.seat) if later else said.seat
            side = said.what in ("resistance", "spy")
            return Meaning(((seat, of_side(said.what) if side else frozenset((cast(Character, said.what),))),))
        case "seen":
            return _seen(record, said, looks, seen)
        case "played":
            return _card(record, said, seen)
        case "suspect":
            return Meaning(tuple((record.now(seat) if later else seat, of_side("spy")) for seat in said.seats))
        case _:
            return Meaning()


def _seen(record: PublicRecord, said: Statement, looks: tuple[Look, ...], seen: Public) -> Meaning:
    if sort_of(said.what) == "card":
        return _card(record, said, seen)
    seat = _shown_as(record, said, looks, seen.blamed)
    return Meaning() if seat is None else Meaning(((seat, LOYALTY.get(said.what) or of_side(said.what)),))


def _card(record: PublicRecord, said: Statement, seen: Public) -> Meaning:
    """A card that somebody has played on a mission, seen by another or told by himself."""
    played = [m.mission for m in seen.missions]
    number = played.index(said.mission) if said.mission in played else len(played)
    return Meaning(cards=((number, record.player(number, said.seats[0]), cast(Card, said.what)),))


def _shown_as(record: PublicRecord, said: Statement, looks: tuple[Look, ...], blamed: Blamed | None) -> Seat | None:
    """Who was dealt what was shown; None if it was shown before and after an exchange, so that nobody can tell."""
    dealt = {
        record.now(said.seats[0]) if blamed and number >= blamed.looks else said.seats[0]
        for number in looked(said, looks)
    }
    return dealt.pop() if len(dealt) == 1 else None


def possible(record: PublicRecord, meant: Meaning) -> bool:
    """Whether some deal fits the public record and these claims."""
    return _deals_of(record).some(meant)


_lately: dict[tuple[Options, int], deque[Deal]] = {}
"""The deals that were found last in each set-up: most of them fit the record after the next mission too."""
LATELY = 12


class _Deals:
    """What can have been dealt by one public record. A deal that was found answers every later question it fits."""

    def __init__(self, record: PublicRecord) -> None:
        self._record = record
        self._known: dict[Meaning, bool] = {}
        self._lately = _lately.setdefault((record.options, record.seats), deque(maxlen=LATELY))
        self._found: list[Deal] = []

    def some(self, meant: Meaning) -> bool:
        """Whether some deal fits these claims."""
        if not meant.cards:
            for deal in self._found:
                if _grants(deal, meant.wanted):
                    return True
        answer = self._known.get(meant)
        if answer is None:
            record = with_cards(self._record, meant.cards) if meant.cards else self._record
            answer = self._known[meant] = self._seen_before(record, meant) or self._search(record, meant)
        return answer

    def _seen_before(self, record: PublicRecord, meant: Meaning) -> bool:
        for deal in self._found if meant.cards else ():
            if _grants(deal, meant.wanted) and is_a_deal(record, deal):
                return True
        for deal in self._lately:
            if _grants(deal, meant.wanted) and is_a_deal(record, deal):
                self._found.append(deal)
                return True
        return False

    def _search(self, record: PublicRecord, meant: Meaning) -> bool:
        allowed = list(record.allowed)
        for seat, characters in meant.wanted:
            allowed[seat] = allowed[seat] & characters
        deal = a_deal(record, allowed)
        if deal is not None:
            self._found.append(deal)
            self._lately.append(deal)
        return deal is not None


def _grants(deal: Deal, wanted: Wanted) -> bool:
    """Whether every seat was dealt one of the characters it is to have."""
    for seat, characters in wanted:  # noqa: SIM110 (a generator would cost more than what it asks)
        if deal[seat] not in characters:
            return False
    return True


_deals_of = kept(_Deals)


@lru_cache(maxsize=1024)
def _because(record: PublicRecord, meant: Meaning) -> tuple[Clue, ...]:
    """Clues that rule it out, none of which can be left out."""
    clues = list(record.clues)
    for clue in record.clues:
        rest = [f for f in clues if f != clue]
        if not possible(resting_on(record, rest), meant):
            clues = rest
    return tuple(clues)
