"""Looking back at The Resistance: all characters open, and every statement judged by them."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from crosstable.core import Seat, Sentence, Step, sentence
from crosstable.core.review import Judged, Really, Sides
from crosstable.review.truth import fact, judge_all
from crosstable.review.words import names

from ..data import SIDE, Character
from ..know.claims import LOYALTY, SHOWS, Meaning, Wanted, of_side, possible, sort_of
from ..know.public import PublicRecord, public_record
from ..know.reasons import never_shown
from ..know.words import words_of_statement
from ..state import State, Statement
from ..view import ResistanceView, view

LENSES = ("facts", "talk")
GOING = ("spotlight", "mission", "close_eye")
"""The phases in which a team is on its mission."""


def open_view(state: State) -> ResistanceView:
    """Everybody's character, and the votes before they are shown."""
    votes = state.votes if state.phase in ("opinion", "vote") and state.votes else (None,) * state.seats
    return replace(view(state, None), characters=state.characters, opinions=votes)


def really(state: State) -> Really:
    """Everybody's side and character."""
    return {"roles": {str(seat): (SIDE[c], c) for seat, c in enumerate(state.characters)}}


def sides(state: State) -> Sides:
    """The resistance and the spies."""
    first, second = sentence("resistance-team-resistance"), sentence("resistance-team-spy")
    return Sides(first, second, sentence("resistance-curve", hunter=str(state.options.hunter).lower()))


def quiet(before: State, after: State) -> bool:
    """Only teams that go, missions, looks and what follows from them count."""
    parts = ("missions", "accusations", "looks", "revealed", "blamed", "rejections", "outcome")
    same = all(getattr(before, part) == getattr(after, part) for part in parts)
    return same and under_way(before) == under_way(after)


def under_way(state: State) -> tuple[Seat, ...]:
    """The team that is on a mission now."""
    return state.team if state.phase in GOING else ()


# ---------------------------------------------------------------- what was said


def judge(steps: Sequence[Step[Any]]) -> Iterator[Judged]:
    """Every statement that says something, in order."""
    return judge_all(steps, lambda state: state.statements, judged)


def judged(n: int, state: State, said: Statement) -> Judged | None:
    """One statement, judged by the cards as they were when it was made; None for a wish."""
    if said.kind == "character":
        mine = state.characters[said.seat]
        is_so = said.what in (mine, SIDE[mine])
        return fact(
            n, said.seat, saying(said), is_so, sentence("resistance-truth-was", seat=said.seat, what=_character(mine))
        )
    if said.kind == "seen":
        return _seen(n, state, said)
    if said.kind == "played":
        number = next(i for i, m in enumerate(state.missions) if m.mission == said.mission)
        card = str(state.played[number][said.seat])
        why = sentence("resistance-truth-played", seat=said.seat, what=_shown(card))
        return fact(n, said.seat, saying(said), said.what == card, why)
    if said.kind in ("suspect", "trust"):
        return _opinion(n, state, said)
    return None


def _seen(n: int, state: State, said: Statement) -> Judged:
    """What somebody claims to have been shown: as it was, otherwise, or never."""
    other, sort = said.seats[0], sort_of(said.what)
    shown = [
        known.what
        for known in state.knows[said.seat]
        if known.seats == (other,) and known.how != "reveal" and SHOWS.get(known.how, "side") == sort
        and (sort != "card" or known.mission == said.mission)
    ]  # fmt: skip
    if not shown:
        right = state.characters[other] in of_side(said.what) if sort == "side" else None
        return Judged(n, said.seat, saying(said), "unknown", right, never_shown(said, sort))
    why = sentence("resistance-truth-shown", seat=other, what=_shown(shown[-1]))
    return fact(n, said.seat, saying(said), said.what in shown, why)


def _opinion(n: int, state: State, said: Statement) -> Judged:
    """Suspicion and trust are opinions, unless the speaker's own card and what he was shown settled them."""
    side = "spy" if said.kind == "suspect" else "resistance"
    right = all(SIDE[state.characters[seat]] == side for seat in said.seats)
    others = [seat for seat in said.seats if SIDE[state.characters[seat]] != side]
    why = None if right else sentence(f"resistance-truth-not-{side}", count=len(others), names=names(others))
    record = public_record(state)
    own = knowledge(record, state, said.seat)
    could = possible(record, Meaning((*own, *_all(record, said.seats, side))))
    must = not any(possible(record, Meaning((*own, *_all(record, (seat,), _other(side))))) for seat in said.seats)
    if not could or must:
        return Judged(n, said.seat, saying(said), "true" if right else "false", None, why)
    return Judged(n, said.seat, saying(said), "opinion", right, why)


def _all(record: PublicRecord, seats: Sequence[Seat], side: str) -> Wanted:
    return tuple((record.now(seat), of_side(side)) for seat in seats)


def _other(side: str) -> str:
    return "resistance" if side == "spy" else "spy"


def knowledge(record: PublicRecord, state: State, seat: Seat) -> Wanted:
    """What this seat knows for certain about the characters as they were dealt."""
    found: list[tuple[Seat, frozenset[Character]]] = []
    if not record.swap or seat not in record.swap:
        found.append((seat, frozenset({state.characters[seat]})))
    for known in state.knows[seat]:
        if (
            known.how == "close_eye"
            or known.what == "deep_or_pretender"
            or (record.swap and known.seats[0] in record.swap)
        ):
            continue
        found.append((known.seats[0], _meant(state, known.how, known.what)))
    return tuple(found)


def _meant(state: State, how: str, what: str) -> frozenset[Character]:
    """The characters that are shown as this."""
    if what in LOYALTY and how == "examined":
        return LOYALTY[what]
    if what in ("resistance", "spy") and how != "reveal":
        return of_side(what)
    if what == "spy":  # at the opening: a spy without a sign of his own
        return of_side("spy") - {"spy_chief", "deep_agent"}
    return frozenset(c for c in SIDE if c == what)


# ---------------------------------------------------------------- in words


def saying(said: Statement) -> Sentence:
    """The statement with its speaker."""
    return sentence("review-said", seat=said.seat, saying=words_of_statement(said))


def _character(character: str) -> Sentence:
    return sentence(f"resistance-character-{character}")


def _shown(what: str) -> Sentence:
    kind = {"loyalty": "loyalty", "card": "card", "side": "side-one"}[sort_of(what)]
    return sentence(f"resistance-{kind}-{what}")
