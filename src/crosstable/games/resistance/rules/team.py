"""Building a team: proposal, Investigator token, votes, No Confidence and Blame (B3–B6, B12, H4, P5, P6, H22)."""

from functools import cache

from msgspec.structs import replace

from crosstable.core import Offer, OneOf, Seat, SomeOf, Step, offer

from ..actions import Appoint, Blame, Consider, Propose, StopTeam, Vote
from ..data import MISSIONS, Character, team_size
from ..events import (
    AgentBlamed,
    Considered,
    InvestigatorNamed,
    OpinionsShown,
    PlotUsed,
    TeamProposed,
    VoteCast,
    VotesShown,
)
from ..state import Blamed, OpenCharacter, Proposal, State
from .flow import discard, holders, often, public, team_rejected, then
from .mission import begin_mission

BUILDING = ("strong_leader", "give_plots", "take_plot", "overhear", "open_up", "propose", "appoint", "opinion", "vote")
"""The phases in which a team is being built, until the votes are shown."""


def open_missions(state: State) -> tuple[int, ...]:
    """The numbers of the missions that may be attempted now (B12)."""
    if not state.options.targeting:
        return (state.round,)
    played = {m.mission for m in state.missions}
    return tuple(
        number
        for number in range(1, MISSIONS + 1)
        if number not in played and (number < MISSIONS or state.successes >= 2)
    )


def propose_offers(state: State) -> tuple[Offer, ...]:
    """Any team of the right size, the leader perhaps among them (B3)."""
    return _propose_offers(state.seats, open_missions(state))


@cache
def _propose_offers(seats: int, missions: tuple[int, ...]) -> tuple[Offer, ...]:
    sizes = {number: team_size(seats, number) for number in missions}
    return tuple(
        offer(
            Propose,
            mission=OneOf(tuple(n for n in sizes if sizes[n] == size)),
            team=SomeOf(tuple(range(seats)), size, size),
        )
        for size in sorted(set(sizes.values()))
    )


def consider_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Where the table plays so, the leader lets everybody see whom he thinks of (B3, ours)."""
    if not state.options.open_choice or state.phase != "propose" or seat != state.leader:
        return ()
    most = max(team_size(state.seats, number) for number in open_missions(state))
    return (offer(Consider, aside=True, team=SomeOf(tuple(range(state.seats)), 0, most)),)


def consider(state: State, leader: Seat, action: Consider) -> Step[State]:
    """Everybody sees it; nothing is decided."""
    team = tuple(sorted(action.team))
    return public(replace(state, considered=team), Considered(leader, team))


def propose(state: State, leader: Seat, action: Propose) -> Step[State]:
    """A team is on the table. With Hunters it still needs an Investigator, except at the last mission (H4)."""
    team = tuple(sorted(action.team))
    state = replace(state, mission=action.mission, team=team, considered=())
    told = public(state, TeamProposed(leader, action.mission, team))
    if state.options.hunter and state.round < MISSIONS:
        return Step(replace(state, phase="appoint"), told.events)
    return then(told, _open_vote)


def appoint_offers(state: State) -> tuple[Offer, ...]:
    """Another player who is not on the team (H4)."""
    free = tuple(s for s in range(state.seats) if s != state.leader and s not in state.team)
    return (offer(Appoint, seat=OneOf(free)),)


def appoint(state: State, leader: Seat, action: Appoint) -> Step[State]:
    """The Investigator token lies before him (H4)."""
    state = replace(state, investigator=action.seat)
    return then(public(state, InvestigatorNamed(action.seat)), _open_vote)


def _open_vote(state: State) -> Step[State]:
    """Opinion Makers vote first and openly, then all the others (P6)."""
    return Step(replace(state, phase="opinion" if opinion_makers(state) else "vote"))


def opinion_makers(state: State) -> tuple[Seat, ...]:
    """Who votes first and openly (P6)."""
    return holders(state, "opinion_maker")


@cache
def voters(votes: tuple[bool | None, ...]) -> frozenset[Seat]:
    """Who has not voted yet."""
    return frozenset([seat for seat, vote in enumerate(votes) if vote is None])


@cache
def voted(votes: tuple[bool | None, ...]) -> tuple[Seat, ...]:
    """Who has voted."""
    return tuple([seat for seat, vote in enumerate(votes) if vote is not None])


VOTE_OFFERS = (offer(Vote, approve=OneOf((True, False))),)


CHANGE_OFFERS = (offer(Vote, aside=True, approve=OneOf((True, False))),)


def change_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Where the table plays so, a vote that lies face down may be exchanged (B4, ours); an open one may not (P6)."""
    if not state.options.change_votes or state.phase not in ("opinion", "vote") or state.votes[seat] is None:
        return ()
    return () if state.phase == "vote" and seat in opinion_makers(state) else CHANGE_OFFERS


def vote(state: State, seat: Seat, action: Vote) -> Step[State]:
    """A vote lies face down; when the last is there they are shown together (B4)."""
    votes = (*state.votes[:seat], action.approve, *state.votes[seat + 1 :])
    if state.votes[seat] is not None:
        return Step(replace(state, votes=votes))  # whether it is another one is nobody's business
    step = Step(replace(state, votes=votes), often(VoteCast(seat)))
    if state.phase == "opinion":
        missing = any(votes[s] is None for s in opinion_makers(state))
        return step if missing else then(step, _show_opinions)
    return step if None in votes else then(step, _show_votes)


def _show_opinions(state: State) -> Step[State]:
    first = opinion_makers(state)
    approve = tuple(sorted(s for s in first if state.votes[s]))
    reject = tuple(sorted(s for s in first if not state.votes[s]))
    return public(replace(state, phase="vote"), OpinionsShown(approve, reject))


def _show_votes(state: State) -> Step[State]:
    """More approvals than rejections let the team go; a tie does not (B5)."""
    votes, approve, reject = _counted(state.votes)
    approved = len(approve) > len(reject)
    put = Proposal(
        state.round, state.mission, state.leader, state.team, state.investigator, votes, approved
    )  # fmt: skip
    state = replace(state, proposals=(*state.proposals, put), strong_used=False)
    told = public(state, VotesShown(approve, reject, approved, state.rejections + (not approved)))
    if not approved:
        return then(told, team_rejected)
    doubters = holders(state, "no_confidence")
    if doubters:
        return Step(replace(state, phase="no_confidence", queue=doubters), told.events)
    return then(told, begin_mission)


@cache
def _counted(votes: tuple[bool | None, ...]) -> tuple[tuple[bool, ...], tuple[Seat, ...], tuple[Seat, ...]]:
    """The votes when all are there, and who has approved and who rejected."""
    approve = tuple(seat for seat, vote in enumerate(votes) if vote)
    return tuple(map(bool, votes)), approve, tuple(seat for seat, vote in enumerate(votes) if not vote)


def stop_team(state: State, seat: Seat, action: StopTeam) -> Step[State]:
    """The approved team counts as rejected (P5)."""
    put = replace(state.proposals[-1], approved=False, stopped=seat)
    state = replace(discard(state, seat, "no_confidence"), proposals=(*state.proposals[:-1], put))
    return then(public(state, PlotUsed("no_confidence", seat)), team_rejected)


def pass_no_confidence(state: State) -> Step[State]:
    """The next holder is asked, else the team goes (P3)."""
    if len(state.queue) > 1:
        return Step(replace(state, queue=state.queue[1:]))
    return begin_mission(replace(state, queue=()))


# ---------------------------------------------------------------- Blame (H22)


def time_to_blame(state: State) -> bool:
    """Whether it is the time for Blame: once a game, while a team is being built."""
    return state.options.blame and state.blamed is None and state.phase in BUILDING


def blame_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The Deep Agent may name the Pretender."""
    if not time_to_blame(state) or state.characters[seat] != "deep_agent":
        return ()
    return (offer(Blame, aside=True, seat=OneOf(tuple(s for s in range(state.seats) if s != seat))),)


def blame(state: State, seat: Seat, action: Blame) -> Step[State]:
    """Right: the two exchange character and side. Wrong: everybody knows the Deep Agent. Either way it is used."""
    accused = action.seat
    right = state.characters[accused] == "pretender"
    shown: tuple[OpenCharacter, ...] = (OpenCharacter(seat, "deep_agent"),)
    characters: tuple[Character, ...] = state.characters
    if right:
        exchanged: dict[Seat, Character] = {seat: "pretender", accused: "deep_agent"}
        characters = tuple(exchanged.get(s, c) for s, c in enumerate(characters))
        shown = (OpenCharacter(seat, "pretender"), OpenCharacter(accused, "deep_agent"))
    state = replace(
        state,
        characters=characters,
        blamed=Blamed(seat, accused, right, len(state.missions), len(state.statements), len(state.looks)),
        revealed=(*state.revealed, *shown),
    )
    return public(state, AgentBlamed(seat, accused, right))
