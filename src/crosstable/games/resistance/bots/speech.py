"""What bots say. Friends say what they have seen and believe; spies keep up their face, and lie where it pays."""

from crosstable.core import Action, Seat

from ..actions import AskAlong, ClaimPlayed, ClaimSeen, Suggest, Suspect, TakeBack, Trust
from ..data import SIDE
from ..know.claims import doubted, proved
from ..rules.talk import statement_of
from ..state import Known, Statement
from .identity import who_i_am
from .seatmind import Mind

SURE_SPY, SURE_FRIEND = 0.8, 0.08
CLEARED = 0.15
"""Whoever looks as honest as this is no longer suspected."""
FRAMED = 0.55
"""How suspicious somebody honest must look for a spy to point at him."""
DAMNING = ("spy", "spy_chief", "fail", "chief_fail")
"""What proves a spy when it was shown."""


def speak(mind: Mind) -> Action | None:
    """Something to say before acting, or nothing: once a proposal, nothing twice, nothing plainly absurd."""
    if not mind.offer("trust"):
        return None
    mine = [c.said for c in mind.view.claims if c.said.seat == mind.me]
    if any(said.proposal == len(mind.view.proposals) for said in mine):
        return None
    said = {_key(s) for s in mine}
    ideas = _certainties(mind) + _regrets(mind)
    if mind.luck.random() < mind.level.talks:
        ideas += _ideas(mind)
    for idea in ideas:
        statement = statement_of(mind.view, mind.me, idea)
        if _key(statement) not in said and (mind.slip() or not doubted(mind.view, statement)):
            return idea
    return None


def _key(said: Statement) -> tuple[str, tuple[Seat, ...], str, int, int]:
    return said.kind, said.seats, said.what, said.mission, said.back


def _certainties(mind: Mind) -> list[Action]:
    """What is certain and not plain to all is said at once: what one was shown, and whom the cards alone give away."""
    if not mind.level.talks:
        return []
    told = [told for known in _looks(mind) if (told := _report(mind, known)) and told.shown in DAMNING]
    named = tuple(s for s in mind.certain if not mind.is_fellow(s) and not proved(mind.view, s))
    return [*told, *([Suspect(named)] if named else [])]


def _regrets(mind: Mind) -> list[Action]:
    """Who was wrong about somebody says so: a suspect who looks honest by now, a friend who does not."""
    offered = mind.offer("take_back")
    standing = [int(n) for n in offered.fields["statement"].of] if offered and mind.level.talks else []
    return [TakeBack(n) for n in standing if _was_wrong(mind, mind.view.claims[n].said)]


def _was_wrong(mind: Mind, said: Statement) -> bool:
    if said.kind == "suspect":
        return all(mind.face.spy(seat) <= CLEARED for seat in said.seats)
    return said.kind == "trust" and mind.face.spy(said.seats[0]) >= SURE_SPY


def _may_name(mind: Mind, seat: Seat) -> bool:
    """Spies frame honest people; a fellow is named only when the public record proves him anyway."""
    return not mind.is_fellow(seat) or proved(mind.view, seat)


def _ideas(mind: Mind) -> list[Action]:
    """What there is to say, the weightiest first."""
    others = [s for s in range(mind.view.seats) if s != mind.me]
    spies = sum(SIDE[c] == "spy" for c in mind.view.cast)
    doubtful = [s for s in others if mind.face.spy(s) >= (FRAMED if _frames(mind) else SURE_SPY)]
    suspects = tuple(s for s in doubtful if _may_name(mind, s))[:spies]
    friends = [s for s in others if mind.face.spy(s) <= SURE_FRIEND]
    ideas: list[Action] = [told for known in _looks(mind) if (told := _report(mind, known))]
    ideas += who_i_am(mind)
    if suspects:
        ideas.append(Suspect(suspects))
    ideas += _own_card(mind) + _wish(mind)
    if friends:
        ideas.append(Trust(mind.luck.choice(friends)))
    if mind.view.phase in ("propose", "vote") and mind.me not in mind.view.team and mind.me != mind.view.leader:
        ideas.append(AskAlong())
    return ideas


def _own_card(mind: Mind) -> list[Action]:
    """After a mission has failed its people say what they played: friends the truth, spies the same words."""
    assert mind.view.mine
    if not mind.view.missions or mind.view.missions[-1].success or not mind.offer("claim_played"):
        return []
    card = mind.view.mine.cards[-1]
    return [ClaimPlayed(mind.view.missions[-1].mission, "success" if mind.is_spy else card)] if card else []


def _wish(mind: Mind) -> list[Action]:
    """The team one would take, where the table hears suggestions."""
    offered = mind.offer("suggest")
    if not offered or mind.view.options.targeting:
        return []
    size = mind.view.board[mind.view.round - 1].size
    best = mind.shown.safest(size, mind.view.round)[0][1]
    return [Suggest(best)]


def _looks(mind: Mind) -> list[Known]:
    """What I was shown and may speak of, the newest first; a watched card only when its mission is over."""
    assert mind.view.mine
    over = {m.mission for m in mind.view.missions}
    return [
        k
        for k in reversed(mind.view.mine.knows)
        if k.how != "reveal" and (k.how != "close_eye" or k.mission in over)
    ]  # fmt: skip


def _report(mind: Mind, known: Known) -> ClaimSeen | None:
    """What I say about what I was shown. Nobody helps the enemy Hunter; spies cover for each other."""
    seat, what = known.seats[0], known.what
    if what in ("chief", "resistance_chief") and not mind.is_spy:
        return None  # the spy Hunter listens
    if what == "not_chief" and mind.level.cover and not mind.is_spy:
        return None  # and it leaves him one fewer to choose from
    if not mind.is_spy:
        return ClaimSeen(seat, what)
    if known.how == "examined":
        return ClaimSeen(seat, what) if what in ("chief", "resistance_chief") else ClaimSeen(seat, "not_chief")
    if known.how == "close_eye":
        return ClaimSeen(seat, _card_told(mind, known))
    return ClaimSeen(seat, "resistance" if mind.is_fellow(seat) or not _frames(mind) else "spy")


def _card_told(mind: Mind, known: Known) -> str:
    """A spy hides a fellow's fail, and may put his own side's fail into an honest hand."""
    seat = known.seats[0]
    if mind.is_fellow(seat):
        return "success"
    cards = next(m.tally for m in mind.view.missions if m.mission == known.mission)
    return "fail" if known.what == "success" and cards.fail and _frames(mind) else known.what


def _frames(mind: Mind) -> bool:
    """Whether a spy accuses somebody honest now; with cover only late, when it counts."""
    late = mind.view.round >= 3
    return mind.is_spy and (late or not mind.level.cover) and mind.luck.random() < mind.level.bluff
