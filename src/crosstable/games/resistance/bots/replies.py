"""What a bot says because of what others have said: to it, or with one voice about somebody."""

from crosstable.core import Action, Seat

from ..actions import AskAlong, ClaimCharacter, ClaimPlayed, Explain, Suspect, TakeBack, Trust
from ..data import SIDES, fails_needed
from ..rules.talk import taken_back
from ..state import Proposal, Statement
from .hunting import TOO_SOON
from .identity import who_i_am
from .seatmind import NEARLY, Mind, accuses
from .teams import good_enough

SHAKEN = 1.7
"""How doubtful an accuser must look, beside anybody, for somebody without boldness or grudge to accuse him in turn."""
CHORUS = 2
"""After so many others nobody asks to be taken along, nor whom so many call a spy."""


def spoken_to(mind: Mind) -> list[Statement]:
    """What was said to me since I last said anything, the latest first; a question of before the last vote is stale."""
    heard: list[Statement] = []
    for claim in reversed(mind.view.claims):
        if claim.said.seat == mind.me:
            break
        if mind.me in claim.said.seats and claim.said.kind in ("suspect", "seen", "trust", "reject"):
            heard.append(claim.said)
    fresh = [said for said in heard if said.kind != "reject" or _of_now(mind, said)]
    # One of the two lies: that comes first; and who was asked answers before he thanks anybody.
    return sorted(fresh, key=lambda said: (said.kind != "seen", said.kind == "trust"))


def _of_now(mind: Mind, said: Statement) -> bool:
    """Whether it is about the last team, and this is still the mission for which that was rejected."""
    return said.proposal == len(mind.view.proposals) and turned_down(mind)


def turned_down(mind: Mind) -> bool:
    """Whether the last team of this mission did not go: only then it matters why somebody was against it."""
    last = mind.view.proposals[-1] if mind.view.proposals else None
    return last is not None and not last.approved and last.round == mind.view.round


def replies(mind: Mind) -> list[Action]:
    """What I could say to who has spoken to me, the best first."""
    for said in spoken_to(mind):
        if said.kind == "reject":
            return reasons(mind)
        if accuses(said):
            return _defence(mind, said.seat)
        if said.kind == "trust" and mind.face.spy(said.seat) <= 0.1 + 0.4 * mind.temper.trust:
            unwise = mind.is_fellow(said.seat) or just_failed(mind, said.seat) or gives_away(mind, said.seat)
            return [] if unwise else [Trust(said.seat)]
    return []


def reasons(mind: Mind) -> list[Action]:
    """Why I have rejected the last team, as a friend with my face would say it."""
    last, number = mind.view.proposals[-1], mind.view.round
    ideas: list[Action] = []
    worst = max(last.team, key=lambda s: mind.face.spy(s) if s != mind.me and not mind.is_fellow(s) else -1.0)
    if number > 1 and mind.face.spy(worst) >= 0.5 and not mind.is_fellow(worst) and worst != mind.me:
        ideas.append(Suspect((worst,)))
    if mind.me not in last.team and mind.accused.isdisjoint(last.team):
        ideas.append(Explain("off_team"))
    if number == 1:
        return [*ideas, Explain("early")]
    return [*ideas, *([Explain("better_team")] if _knows_better(mind, last) else [])]


def _knows_better(mind: Mind, last: Proposal) -> bool:
    """Whether I still think of a better team than this one, and would not let it go if it is on the table again."""
    again = set(mind.view.team) == set(last.team) and good_enough(mind)
    best = mind.face.best(len(last.team), last.mission)
    return not again and mind.face.safe(last.team, last.mission) < best - NEARLY


def explanation(mind: Mind) -> list[Action]:
    """A leader who takes along whom he has called a spy says why, where two fails are needed; else he takes it back."""
    view = mind.view
    if view.leader != mind.me or mind.accused.isdisjoint(view.team) or view.phase not in ("appoint", "opinion", "vote"):
        return []
    if fails_needed(view.seats, view.mission) > 1:
        return [Explain("two_fails")]
    return [] if mind.forgetful else [TakeBack(n) for n in standing(mind) if _of_my_team(mind, view.claims[n].said)]


def _of_my_team(mind: Mind, said: Statement) -> bool:
    """Whether it calls somebody a spy who is on the team."""
    return said.kind == "suspect" and not set(said.seats).isdisjoint(mind.view.team)


def standing(mind: Mind) -> list[int]:
    """What I have said and may take back, by number."""
    offered = mind.offer("take_back")
    return [int(n) for n in offered.fields["statement"].of] if offered else []


def _defence(mind: Mind, accuser: Seat) -> list[Action]:
    """A grudging one strikes back; others say what they played, who they are, or that they want to prove it."""
    view, usual = mind.view, SIDES[mind.view.seats][1] / (mind.view.seats - 1)
    strikes = mind.temper.grudge > 0.6 or mind.face.spy(accuser) > usual * (SHAKEN - mind.temper.boldness)
    ideas: list[Action] = [mask for mask in who_i_am(mind) if mask.character != "resistance"]
    # a liar who strikes back wants to be believed: not at somebody who looks more honest than most
    least = NEARLY if not mind.is_spy else -1.0 if mind.forgetful else usual - NEARLY
    shown = any(c.said.kind == "seen" and c.said.seat == accuser and mind.me in c.said.seats for c in view.claims)
    if (strikes or shown) and not mind.is_fellow(accuser) and mind.face.spy(accuser) > least:
        ideas.append(Suspect((accuser,)))
    ideas += own_card(mind)
    ideas.append(ClaimCharacter("resistance"))
    return ideas + along(mind)


def along(mind: Mind) -> list[Action]:
    """Who is not on the team may ask for it; a leader need not, after a few others it would be a chorus, and nobody
    takes along whom so many call a spy."""
    view = mind.view
    asks = view.phase in ("propose", "vote") and mind.me not in view.team and mind.me != view.leader
    others = [c for c in view.claims if c.said.kind == "along" and c.said.proposal == len(view.proposals)]
    return [AskAlong()] if asks and max(len(others), voices(mind, mind.me)) < CHORUS else []


def just_failed(mind: Mind, seat: Seat) -> bool:
    """Whether this seat, which cards and looks do not clear, comes from a mission that has just failed: nobody vouches
    for him then, whatever his votes and words have been worth."""
    last = mind.view.missions[-1] if mind.view.missions else None
    return last is not None and not last.by_cards and seat in last.team and mind.face.spy(seat) > NEARLY


def gives_away(mind: Mind, seat: Seat) -> bool:
    """Whether to vouch for this seat now would tell the spy Hunter that I know it from the opening (H3, H19): the
    strong wait until others have reasons too."""
    assert mind.view.mine
    known = {s for k in mind.view.mine.knows if k.how == "reveal" for s in k.seats}
    return mind.level.cover and not mind.is_spy and seat in known and mind.view.round <= TOO_SOON


def own_card(mind: Mind) -> list[Action]:
    """What I played on the last mission, where not everybody can tell: friends say the truth, spies the same words."""
    assert mind.view.mine
    last = mind.view.missions[-1] if mind.view.missions else None
    if last is None or not mind.offer("claim_played") or mind.me not in last.team or mind.me == last.exposed:
        return []
    if last.tally.success == len(last.team):
        return []
    card = mind.view.mine.cards[-1]
    return [ClaimPlayed(mind.view.missions[-1].mission, "success" if mind.is_spy else card)] if card else []


def voices(mind: Mind, seat: Seat) -> int:
    """How many others have called this seat a spy."""
    return len({c.said.seat for c in mind.view.claims if seat in c.said.seats and accuses(c.said)} - {mind.me})


def blames_me(mind: Mind, seat: Seat) -> bool:
    """Whether this seat calls me a spy and has not taken it back."""
    heard = [claim.said for claim in mind.view.claims]
    gone = taken_back(heard)
    return any(
        said.seat == seat and mind.me in said.seats and accuses(said) for n, said in enumerate(heard) if n not in gone
    )


def held_against(mind: Mind, seat: Seat) -> bool:
    """Whether this seat has called me a spy."""
    return any(c.said.seat == seat and mind.me in c.said.seats and accuses(c.said) for c in mind.view.claims)
