"""What a game of The Resistance is remembered for, by the exact beliefs of those who were in it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from crosstable.core import Seat, Sentence, Step, sentence
from crosstable.core.review import Award
from crosstable.review.awards import detective, mean
from crosstable.review.words import names, percent

from ..bots.belief import belief_of
from ..bots.course import FACTS
from ..data import SIDE, fails_needed
from ..state import Proposal, State
from ..view import view
from .insight import HABITS
from .review import judge, under_way

FOUND_OUT = 0.75
"""Of whom the others could be this sure at the votes, on average, has fooled nobody."""


def awards(states: Sequence[State]) -> tuple[Award, ...]:
    """The best liar and the best detective."""
    return (_liar(states), detective("resistance", _hits(states)))


def _friends(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, character in enumerate(state.characters) if SIDE[character] == "resistance")


def _votes(states: Sequence[State]) -> Iterator[tuple[State, Proposal]]:
    """Every team that was voted on, with the state in which everybody had to know what to think of it."""
    for before, after in pairwise(states):
        for proposal in after.proposals[len(before.proposals) :]:
            yield before, proposal


def _liar(states: Sequence[State]) -> Award:
    """The spy of whom the others could be least sure, whenever they had to vote, from all that was seen and said; none
    if even he was as good as found out."""
    believed: dict[Seat, list[float]] = {spy: [] for spy in states[-1].spies()}
    for before, _ in _votes(states):
        minds = [belief_of(view(before, seat), HABITS["talk"]) for seat in _friends(before)]
        for spy, found in believed.items():
            found += [mind.spy(spy) for mind in minds if mind.possible]
    seat, chance = min(((spy, mean(found, 1.0)) for spy, found in believed.items()), key=lambda one: one[1])
    hidden = chance < FOUND_OUT
    words = sentence(
        "resistance-award-liar" if hidden else "resistance-award-no-liar", seat=seat, chance=percent(chance)
    )
    return Award("liar", (seat,) if hidden else (), words)


# ---------------------------------------------------------------- the best detective


def _hits(states: Sequence[State]) -> dict[Seat, list[bool]]:
    """Votes and opinions of the resistance which nothing the seat had seen settled, and whether they were right."""
    hits: dict[Seat, list[bool]] = {seat: [] for seat in _friends(states[-1])}
    for before, proposal in _votes(states):
        _vote(before, proposal, hits)
    for said in judge([Step(state) for state in states]):
        if said.seat in hits and said.verdict == "opinion" and said.right is not None:
            hits[said.seat].append(said.right)
    return hits


def _vote(before: State, proposal: Proposal, hits: dict[Seat, list[bool]]) -> None:
    """Whether each was right to approve or reject this team, if he could not be sure."""
    spies = sum(seat in before.spies() for seat in proposal.team)
    safe = spies < fails_needed(before.seats, proposal.mission)
    for seat, found in hits.items():
        chance = belief_of(view(before, seat), FACTS).safe(proposal.team, proposal.mission)
        if 0.001 < chance < 0.999:
            found.append(proposal.votes[seat] == safe)


# ---------------------------------------------------------------- the moment it turned


def happened(before: State, after: State) -> Sentence:
    """What changed the chances in this step."""
    if len(after.missions) > len(before.missions):
        done = after.missions[-1]
        return sentence("resistance-turn-mission", mission=done.mission, success=str(done.success).lower())
    if len(after.accusations) > len(before.accusations):
        made = after.accusations[-1]
        right = str(made.right).lower()
        return sentence("resistance-turn-accused", seat=made.hunter, seat_other=made.accused, right=right)
    if under_way(after) and under_way(after) != under_way(before):
        team = under_way(after)
        return sentence("resistance-turn-team", mission=after.mission, seat=after.leader, names=names(team))
    if len(after.looks) > len(before.looks):
        look = after.looks[-1]
        return sentence("resistance-turn-look", seat=look.viewer, seat_other=look.seat)
    return sentence("resistance-turn-vote" if after.rejections > before.rejections else "resistance-turn-other")
