"""What bots say. Friends say what they have seen and believe; spies keep up their face, and lie about what they saw."""

from crosstable.core.action import Action
from crosstable.core.seats import Seat

from ..actions import AskAlong, ClaimCharacter, ClaimSeen, Suspect, Trust
from ..data import SIDE
from ..state import Known
from .seatmind import Mind

SURE_SPY, SURE_FRIEND = 0.8, 0.08


def speak(mind: Mind) -> Action | None:
    """Something to say before acting, or nothing: once a proposal, and nothing twice."""
    if not mind.offer("trust") or mind.luck.random() >= mind.level.talks:
        return None
    mine = [c.said for c in mind.view.claims if c.said.seat == mind.me]
    if any(said.proposal == len(mind.view.proposals) for said in mine):
        return None
    said = {(s.kind, s.seats, s.what) for s in mine}
    ideas = [idea for idea in _ideas(mind) if _key(idea, mind.me) not in said]
    return ideas[0] if ideas else None


def _ideas(mind: Mind) -> list[Action]:
    """What there is to say, the weightiest first."""
    report = [told for known in _looks(mind) if (told := _report(mind, known))]
    others = [s for s in range(mind.view.seats) if s != mind.me]
    spies = sum(SIDE[c] == "spy" for c in mind.view.cast)
    suspects = tuple(s for s in others if mind.face.spy(s) >= SURE_SPY)[:spies]
    friends = [s for s in others if mind.face.spy(s) <= SURE_FRIEND]
    ideas: list[Action] = [*report]
    if suspects:
        ideas.append(Suspect(suspects))
    if friends:
        ideas.append(Trust(mind.luck.choice(friends)))
    if mind.view.round == 1:
        ideas.append(ClaimCharacter("resistance"))
    if mind.view.phase in ("propose", "vote") and mind.me not in mind.view.team and mind.me != mind.view.leader:
        ideas.append(AskAlong())
    return ideas


def _looks(mind: Mind) -> list[Known]:
    assert mind.view.mine
    return [k for k in mind.view.mine.knows if k.how not in ("reveal", "close_eye")]


def _report(mind: Mind, known: Known) -> ClaimSeen | None:
    """What I say about what I was shown. Nobody helps the enemy Hunter; spies cover for each other."""
    seat, what = known.seats[0], known.what
    if what in ("chief", "resistance_chief") and not mind.is_spy:
        return None  # the spy Hunter listens
    if not mind.is_spy:
        return ClaimSeen(seat, what)
    if known.how == "examined":
        return ClaimSeen(seat, what) if what in ("chief", "resistance_chief") else ClaimSeen(seat, "not_chief")
    return ClaimSeen(seat, "resistance" if mind.is_fellow(seat) or mind.level.cover else "spy")


def _key(action: Action, me: Seat) -> tuple[str, tuple[Seat, ...], str]:
    match action:
        case ClaimSeen(seat=seat, shown=shown):
            return "seen", (seat,), shown
        case Suspect(seats=seats):
            return "suspect", tuple(sorted(seats)), ""
        case Trust(seat=seat):
            return "trust", (seat,), ""
        case ClaimCharacter(character=character):
            return "character", (me,), character
    return "along", (), ""
