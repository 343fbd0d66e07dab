"""What decisions in The Resistance were worth, by the exact beliefs of who made them."""

from collections.abc import Sequence

from crosstable.core import Action, Arg, Seat, sentence
from crosstable.core.review import Effort, Eyes, Way, Weighed
from crosstable.review.words import name, names, percent

from ..actions import Accuse, PlayCard, Propose, Vote
from ..bots.belief import Belief, belief_of
from ..bots.habits import Habits
from ..data import PREY, REJECTIONS, SIDE, TO_WIN
from ..state import Proposal, State
from ..view import ResistanceView
from .insight import FACTS, HABITS

WEIGHED: tuple[type[Action], ...] = (Propose, Vote, PlayCard, Accuse)

LENSES = (FACTS, Habits(fail=(0.9,) * 5, talk=False), HABITS["talk"])
"""What may be thought of spies and of what is said; where they disagree about a decision, that is its error."""
SHOWN = 3

Team = tuple[Seat, ...]


def weigh(eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
    """A team, a vote, an accusation by what the seat could know; a spy's card where it ends the game."""
    view = eyes.view
    assert isinstance(view, ResistanceView)
    assert view.mine is not None
    if SIDE[view.mine.character] == "spy" and not isinstance(action, Accuse):
        return _sunk(view) if isinstance(action, PlayCard) and action.card == "success" else None
    beliefs = [belief_of(view, habits) for habits in LENSES]
    if not all(one.possible for one in beliefs):
        return None
    if isinstance(action, Propose):
        return _proposed(beliefs, action)
    if isinstance(action, Vote):
        return _voted(beliefs, view, action.approve)
    return _accused(beliefs, view, action.seat) if isinstance(action, Accuse) else None


def _spread(losses: Sequence[float]) -> float:
    return max(losses) - min(losses)


# ---------------------------------------------------------------- teams


def _proposed(beliefs: Sequence[Belief], action: Propose) -> Weighed:
    """A team beside the safest of its size."""
    team, size = tuple(sorted(action.team)), len(action.team)
    ranked = beliefs[0].safest(size, action.mission)
    best = next((p, one) for p, one in ranked if p >= ranked[0][0] - 1e-9 and (one == team or p > _p(ranked, team)))
    losses = [one.safest(size, action.mission)[0][0] - one.safe(team, action.mission) for one in beliefs]
    taken = best[0] - losses[0]
    return Weighed(
        best=best[0],
        taken=max(0.0, taken),
        error=_spread(losses),
        about=sentence("resistance-verdict-clean"),
        done=sentence("resistance-verdict-proposed", mission=action.mission, names=names(team), chance=percent(taken)),
        better=sentence("resistance-verdict-safest", names=names(best[1]), chance=percent(best[0])),
        ways=_teams(ranked, team, taken),
        seats=team,
    )


def _p(ranked: Sequence[tuple[float, Team]], team: Team) -> float:
    return next(p for p, one in ranked if one == team) + 1e-9


def _teams(ranked: Sequence[tuple[float, Team]], team: Team, taken: float) -> tuple[Way, ...]:
    """The safest teams, and this one."""
    best = [Way(names(one), p, one == team) for p, one in ranked[:SHOWN]]
    return tuple(best if any(way.taken for way in best) else [*best[:-1], Way(names(team), max(0.0, taken), True)])


def _voted(beliefs: Sequence[Belief], view: ResistanceView, approve: bool) -> Weighed:
    """A vote: this team beside what the next leader would bring; after the last rejection the spies have won."""
    team, mission = tuple(sorted(view.team)), view.mission
    here = [one.safe(team, mission) for one in beliefs]
    next_one = [_next(one, view) for one in beliefs]
    losses = [max(p, q) - (p if approve else q) for p, q in zip(here, next_one, strict=True)]
    best = max(here[0], next_one[0])
    words: dict[str, Arg] = {
        "mission": mission,
        "names": names(team),
        "chance": percent(here[0]),
        "approve": str(approve).lower(),
    }
    last = view.rejections == REJECTIONS - 1
    return Weighed(
        best=best,
        taken=best - losses[0],
        error=_spread(losses),
        about=sentence("resistance-verdict-clean"),
        done=sentence("resistance-verdict-voted", **words),
        better=sentence("resistance-verdict-last" if last else "resistance-verdict-next", chance=percent(next_one[0])),
        ways=(
            Way(sentence("resistance-verdict-this"), here[0], approve),
            Way(sentence("resistance-verdict-other"), next_one[0], not approve),
        ),
        seats=team,
    )


def _next(belief: Belief, view: ResistanceView) -> float:
    """How safe the next team will be: the safest if its leader is a friend, any with him if he is a spy."""
    if view.rejections == REJECTIONS - 1:
        return 0.0
    leader = (view.leader + 1) % view.seats
    ranked = belief.safest(len(view.team), view.mission)
    his = [p for p, team in ranked if leader in team]
    spy = belief.spy(leader)
    return (1 - spy) * ranked[0][0] + spy * sum(his) / len(his)


# ---------------------------------------------------------------- cards and accusations


def _sunk(view: ResistanceView) -> Weighed | None:
    """A spy who lets the last mission succeed although a fail would have won it."""
    failed = sum(not mission.success for mission in view.missions)
    won = len(view.missions) - failed
    if view.options.hunter or "reverse" in view.cards or not failed == won == TO_WIN - 1:
        return None
    if view.board[view.mission - 1].fails > 1:
        return None
    return Weighed(
        best=1.0,
        taken=0.0,
        error=0.0,
        about=sentence("resistance-verdict-wins"),
        done=sentence("resistance-verdict-success", mission=view.mission),
        better=sentence("resistance-verdict-fail"),
        ways=(
            Way(sentence("resistance-card-fail"), 1.0),
            Way(sentence("resistance-card-success"), 0.0, True),
        ),
        wins=True,
    )


def _accused(beliefs: Sequence[Belief], view: ResistanceView, seat: Seat) -> Weighed | None:
    """A Hunter's accusation beside the likeliest Chief."""
    assert view.mine is not None
    prey = PREY[SIDE[view.mine.character]]
    free = [fields["seat"] for offer in view.offers if offer.action == "accuse" for fields in offer.choices()]
    if seat not in free:
        return None
    chances = [{one: belief.one_of(one, prey) for one in free} for belief in beliefs]
    losses = [max(found.values()) - found[seat] for found in chances]
    ranked = sorted(free, key=lambda one: -chances[0][one])
    best = ranked[0]
    return Weighed(
        best=chances[0][best],
        taken=chances[0][seat],
        error=_spread(losses),
        about=sentence("resistance-verdict-chief"),
        done=sentence("resistance-verdict-accused", name=name(seat), chance=percent(chances[0][seat])),
        better=sentence("resistance-verdict-likelier", name=name(best), chance=percent(chances[0][best])),
        ways=tuple(Way(name(one), chances[0][one], one == seat) for one in dict.fromkeys((*ranked[:SHOWN], seat))),
        seats=(seat,),
    )


# ---------------------------------------------------------------- what came of it


def mattered(states: Sequence[State], weighed: Weighed) -> bool:
    """Whether the mission, the vote or the game went the wrong way by this one decision."""
    before, end = states[weighed.n - 1], states[-1]
    if before.phase not in ("propose", "opinion", "vote"):
        return True
    voted = end.proposals[len(before.proposals) :]
    return bool(voted) and _decisive(before, end, voted[0], weighed)


def _decisive(before: State, end: State, proposal: Proposal, weighed: Weighed) -> bool:
    """A team that went and failed, or a good one that stayed by one vote."""
    sunk = any(m.round == proposal.round and not m.by_cards for m in end.missions[len(before.missions) :])
    if before.phase == "propose":
        return proposal.approved and sunk
    close = 2 * (sum(proposal.votes) + (0 if proposal.approved else 1) - (1 if proposal.approved else 0)) > len(
        proposal.votes
    )
    if proposal.votes[weighed.seat]:
        return proposal.approved and sunk and not close
    return not proposal.approved and close
