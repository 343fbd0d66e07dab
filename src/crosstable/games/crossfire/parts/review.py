"""Looking back at Crossfire: all cards open, and every statement judged by them."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from crosstable.core import Arg, Seat, Sentence, Step, sentence
from crosstable.core.review import Judged, Really, Sides
from crosstable.review.truth import fact, judge_all

from ..data import STAGES
from ..know.evidence import CLAIMED
from ..know.notebook import page
from ..state import State, Statement
from ..view import CrossfireView, view

LENSES = ("looks", "statements")


def open_view(state: State) -> CrossfireView:
    """Everybody's card, everybody's looks, and the claims that are not shown yet."""
    aims = state.aims if state.phase in ("aim", "over") else None
    return replace(view(state, None), roles=state.roles, claims=state.claims, all_looks=state.looks, aims=aims)


def really(state: State) -> Really:
    """Who everybody was."""
    return {"roles": {str(seat): (role,) for seat, role in enumerate(state.roles)}}


def sides(state: State) -> Sides:
    """The two teams."""
    return Sides(sentence("crossfire-team-blue"), sentence("crossfire-team-red"), sentence("crossfire-curve"))


def quiet(before: State, after: State) -> bool:
    """Only words, shot cards and the end count."""
    parts = ("said", "shots", "outcome")
    return all(getattr(before, part) == getattr(after, part) for part in parts)


# ---------------------------------------------------------------- what was said


def saying(said: Statement, circle: tuple[Seat, ...]) -> Sentence:
    """The statement with its speaker. `circle` says who passed cards to whom."""
    if said.kind == "claim":
        return sentence("crossfire-said-claim", seat=said.seat, claim=said.claim or "undeclared")
    return sentence("crossfire-said", seat=said.seat, words=_words(said, circle))


def _words(said: Statement, circle: tuple[Seat, ...]) -> Sentence:
    """What was said, in one of its wordings."""
    args: dict[str, Arg] = {}
    if said.about is not None:
        args["seat_about"] = said.about
    if said.role is not None:
        being = said.kind in ("am", "suspect")
        args["card"] = sentence("crossfire-being" if being else "crossfire-card", role=said.role)
    place = circle.index(said.seat) if said.stage else 0
    if said.stage == "dealt":
        args["seat_to"] = circle[(place + 1) % len(circle)]
    if said.stage == "received":
        args["seat_from"] = circle[place - 1]
    key = f"{said.kind}_more" if said.more else said.stage or said.kind
    return sentence(f"crossfire-spoken-{key}", way=said.way, **args)


def judge(steps: Sequence[Step[Any]]) -> Iterator[Judged]:
    """Every statement that says something, in order."""
    return judge_all(steps, lambda state: state.said, judged)


def judged(n: int, state: State, said: Statement) -> Judged | None:
    """One statement, judged by the cards; None where it claims nothing: a question, a plea, an undeclared card."""
    role = state.roles[said.seat]
    words = saying(said, state.circle)
    if said.kind == "claim" and said.claim not in (None, "undeclared"):
        assert said.claim is not None
        return fact(n, said.seat, words, role in CLAIMED[said.claim], _was(said.seat, role))
    if said.kind == "am":
        return fact(n, said.seat, words, role == said.role, _was(said.seat, role))
    if said.kind == "seen" and said.stage is not None:
        card = state.looks[said.seat][STAGES.index(said.stage)].role
        saw = sentence("crossfire-truth-saw", seat=said.seat, card=sentence("crossfire-card", role=card))
        return fact(n, said.seat, words, card == said.role, saw)
    if said.kind == "suspect" and said.about is not None and said.role is not None:
        return _suspicion(n, state, said, words)
    if said.kind in ("doubt", "trust") and said.about is not None:
        return _opinion_of_words(n, state, said, words)
    return None


def _was(seat: Seat, role: str) -> Sentence:
    return sentence("crossfire-truth-was", seat=seat, card=sentence("crossfire-being", role=role))


def _suspicion(n: int, state: State, said: Statement, words: Sentence) -> Judged:
    """A suspicion is an opinion, unless the speaker's own looks settled it."""
    assert said.about is not None
    role = state.roles[said.about]
    right = role == said.role
    why = _was(said.about, role)
    chance = 1.0 if said.about == state.sniper and right else _known(state, said)
    if 0.0 < chance < 1.0:
        return Judged(n, said.seat, words, "opinion", right, None if right else why)
    return fact(n, said.seat, words, right, why)


def _known(state: State, said: Statement) -> float:
    """How likely the suspicion was by the speaker's own looks."""
    assert said.about is not None
    assert said.role is not None
    known = page(state, said.seat)
    assert known is not None, "what was really seen is always possible"
    return known[said.about].get(said.role, 0.0)


def _opinion_of_words(n: int, state: State, said: Statement, words: Sentence) -> Judged:
    """“He lies”, “I believe him”: right or wrong by what the other had said about himself so far."""
    before = state.said[: -1 - state.said[::-1].index(said)]  # the newest: the same may have been said before
    # Opinions about others are no facts, and to judge them here would never end where everybody doubts everybody.
    own = (other for other in before if other.seat == said.about and other.kind not in ("doubt", "trust"))
    about = [judged(n, state, other) for other in own]
    facts = [found.verdict for found in about if found is not None and found.verdict in ("true", "false")]
    if not facts:
        return Judged(n, said.seat, words, "opinion")
    lied = "false" in facts
    return Judged(n, said.seat, words, "opinion", lied if said.kind == "doubt" else not lied)
