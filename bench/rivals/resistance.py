"""Rivals for The Resistance: rules of thumb for both sides, written from descriptions and not tuned on.

They play the base game without talk. All of them weigh every set of spies by the mission cards; they differ in what
they read from votes, in which teams they let go, and in how they behave as spies.
"""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from math import comb, prod

from msgspec import Struct

from crosstable.core.action import Action
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import PlayCard, Propose, Vote
from crosstable.games.resistance.data import REJECTIONS, SIDES, is_spy
from crosstable.games.resistance.state import Mission, Proposal, State
from crosstable.games.resistance.view import ResistanceView

FAILS = 0.8
"""How often they think a spy on a team fails."""

Spies = frozenset[Seat]
Likely = Mapping[Seat, float]


class Team(Struct, frozen=True):
    """A team somebody votes on, and what everybody knew by then."""

    seats: int
    team: tuple[Seat, ...]
    round: int
    rejections: int
    missions: tuple[Mission, ...]

    @property
    def last(self) -> bool:
        """Whether the spies win if it is rejected."""
        return self.rejections == REJECTIONS - 1

    @property
    def burnt(self) -> bool:
        """Whether somebody of a failed mission is on it."""
        return any(not m.success and set(m.team) & set(self.team) for m in self.missions)


def past(seen: State | ResistanceView) -> list[tuple[Team, Proposal]]:
    """All teams that were voted on, with the votes."""
    found, rejections = [], 0
    for number, put in enumerate(seen.proposals):
        rejections = rejections + 1 if number and seen.proposals[number - 1].round == put.round else 0
        found.append((Team(seen.seats, put.team, put.round, rejections, seen.missions[: put.round - 1]), put))
    return found


def by_cards(missions: tuple[Mission, ...], spies: Spies) -> float:
    """How likely the mission cards are with these spies."""
    weight = 1.0
    for mission in missions:
        fails, there = mission.tally.fail, len(spies.intersection(mission.team))
        weight *= comb(there, fails) * FAILS**fails * (1 - FAILS) ** max(0, there - fails)
    return weight


def known_spies(view: ResistanceView) -> set[Seat]:
    """The spies a spy knows, himself included."""
    assert view.mine is not None
    assert view.seat is not None
    return {view.seat, *(s for known in view.mine.knows for s in known.seats)}


class FailCounter:
    """Counts fails and nothing else; lets a team go unless one of his worst suspects is on it. As a spy votes for every
    team with a spy, and always fails."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Propose, vote or play a card, as the phase asks."""
        view = sight.view
        assert isinstance(view, ResistanceView)
        assert view.mine is not None
        luck, spy = random.Random(sight.seed), is_spy(view.mine.character)
        if view.phase == "propose":
            return Thought(self.propose(view, sight.seat, luck))
        if view.phase == "vote":
            team = Team(view.seats, view.team, view.round, view.rejections, view.missions)
            honest = team.last or self.lets_go(team, sight.seat, self.suspicion(view, sight.seat), luck)
            return Thought(Vote(self.spy_vote(view, sight.seat, honest) if spy else honest))
        return Thought(PlayCard("fail" if spy and self.fails(view, luck) else "success"))

    def propose(self, view: ResistanceView, me: Seat, luck: random.Random) -> Action:
        """Myself and those who look best; a spy does the same with an honest face."""
        likely = self.suspicion(view, me)
        order = sorted((s for s in likely if s != me), key=lambda s: (round(likely[s], 6), luck.random()))
        return Propose(view.round, tuple(sorted((me, *order[: view.board[view.round - 1].size - 1]))))

    def suspicion(self, view: ResistanceView, me: Seat) -> Likely:
        """How likely each seat is a spy, to an honest player on that seat."""
        others = [s for s in range(view.seats) if s != me]
        sets = [frozenset(spies) for spies in combinations(others, SIDES[view.seats][1])]
        return self.shares(view.seats, {s: by_cards(view.missions, s) * self.reading(view, s) for s in sets})

    def shares(self, seats: int, weight: dict[Spies, float]) -> Likely:
        """The chance of each seat, from the weights of the sets."""
        total = sum(weight.values()) or 1.0
        return {s: sum(w for spies, w in weight.items() if s in spies) / total for s in range(seats)}

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """Unless one of the worst suspects goes."""
        worst = sorted((p for s, p in likely.items() if s != me), reverse=True)[SIDES[team.seats][1] - 1]
        return all(likely[s] < max(worst, 0.51) for s in team.team if s != me)

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """What the votes say about this set of spies: nothing."""
        return 1.0

    def learn(self, state: State) -> None:
        """Look back at a finished game; most learn nothing."""

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """Yes to every team with a spy on it."""
        return not known_spies(view).isdisjoint(view.team)

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """Always."""
        return True


class ResultReader(FailCounter):
    """Whoever let a failed mission go, or stood in the way of one that succeeded, looks worse. As a spy rejects every
    team without himself, and always fails."""

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """Votes on teams whose result is known."""
        ended = {m.round: m for m in view.missions}
        weight = 1.0
        for put in view.proposals:
            if put.approved and put.round in ended:
                weight *= prod([0.6 if put.votes[s] == ended[put.round].success else 2.0 for s in spies])
        return weight

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """Only for teams with himself."""
        return me in view.team


class MirrorReader(FailCounter):
    """Lets everything go that is not plainly bad, on the team or off it, and takes for a spy whoever votes otherwise
    than he would have. As a spy lies low in the first mission and approves everything."""

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """Only what has failed before is bad; and two times in a hundred he is in a mood."""
        return self.rule(team) != (luck.random() < 0.02)

    def rule(self, team: Team) -> bool:
        """No team that has all of a failed one, or is all of one."""
        failed = [set(m.team) for m in team.missions if not m.success]
        return not any(f <= set(team.team) or set(team.team) <= f for f in failed)

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """Votes against the rule."""
        weight = 1.0
        for team, put in past(view):
            weight *= prod([1.0 if put.votes[s] == (team.last or self.rule(team)) else 3.0 for s in spies])
        return weight

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """Always."""
        return True

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """From the second mission on."""
        return view.round > 1


class SelfServer(FailCounter):
    """Lets only teams go on which he is himself, and nobody of a failed mission if it can be helped; whoever approves a
    team without himself looks like a spy. As a spy votes the same way, and fails alone."""

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """With me, and no worse than it must be."""
        return me in team.team and super().lets_go(team, me, likely, luck)

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """Approvals of teams one is not on."""
        weight = 1.0
        for team, put in past(view):
            if not team.last:
                weight *= prod([2.5 if put.votes[s] else 0.8 for s in spies if s not in put.team])
        return weight

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """As an honest player would."""
        return honest

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """If no fellow sits nearer to the leader."""
        turn = [(view.leader + i) % view.seats for i in range(view.seats)]
        return next(s for s in turn if s in known_spies(view) and s in view.team) == view.seat


class PairReader(FailCounter):
    """Thinks that spies vote for teams with a spy and against all others, and lets go what is safer than most. As a spy
    votes like an honest player and fails four times in five."""

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """Votes that suit this set of spies."""
        weight = 1.0
        for team, put in past(view):
            if not team.last:
                suits = not spies.isdisjoint(put.team)
                weight *= prod([1.5 if put.votes[s] == suits else 0.6 for s in spies])
        return weight

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """At most a little worse than the best team there could be."""
        order = sorted(p for s, p in likely.items() if s != me)
        return sum(likely[s] for s in team.team if s != me) <= sum(order[: len(team.team) - 1]) + 0.25

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """As an honest player would."""
        return honest

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """Four times in five."""
        return luck.random() < 0.8


class Learner(FailCounter):
    """Keeps a book over all his games: how often spies and honest people approve teams of each kind. As a spy votes as
    honest people have done by his book, and fails from the second mission on."""

    def __init__(self) -> None:
        self.book: Counter[tuple[object, ...]] = Counter()

    def kind(self, team: Team, put: Proposal, seat: Seat) -> tuple[object, ...]:
        """What is alike to him."""
        return team.round, team.burnt, min(team.rejections, 3), seat in put.team, seat == put.leader

    def learn(self, state: State) -> None:
        """Write down all votes of a game."""
        for team, put in past(state):
            for seat, approves in enumerate(put.votes):
                self.book[(*self.kind(team, put, seat), seat in state.spies(), approves)] += 1

    def approves(self, kind: tuple[object, ...], spy: bool) -> float:
        """How often that side approves such teams."""
        yes, no = self.book[(*kind, spy, True)], self.book[(*kind, spy, False)]
        return (yes + 1) / (yes + no + 2)

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """The votes of a spy by the book, beside those of an honest player."""
        weight = 1.0
        for team, put in past(view):
            for seat in spies:
                kind = self.kind(team, put, seat)
                spy, friend = self.approves(kind, True), self.approves(kind, False)
                weight *= spy / friend if put.votes[seat] else (1 - spy) / (1 - friend)
        return weight

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """As an honest player would."""
        return honest

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """From the second mission on."""
        return view.round > 1


class Grudger(FailCounter):
    """Forgives nobody: lets no team go with anybody of a failed mission but himself, and takes for a spy who approves
    often. As a spy approves like everybody and fails when he is the only spy on the team."""

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """Nobody who was there when something failed, until it has been rejected three times."""
        burnt = {s for m in team.missions if not m.success for s in m.team} - {me}
        return burnt.isdisjoint(team.team) or team.rejections >= 3

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """More than his share of approvals."""
        yes = [sum(put.votes[s] for team, put in past(view) if not team.last) for s in range(view.seats)]
        usual = sum(yes) / view.seats
        return prod([1.4 if yes[s] > usual else 0.8 for s in spies])

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """As an honest player would."""
        return honest

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """If nobody else can."""
        return len(known_spies(view).intersection(view.team)) == 1 or luck.random() < 0.5


class Builder(FailCounter):
    """Goes by what has worked: wants the people of successful missions again, and looks askance at who votes against
    them. As a spy votes for teams with himself and lets the first success happen."""

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """A team with somebody who has succeeded, and no worse than chance."""
        worked = {s for m in team.missions if m.success for s in m.team}
        known = not worked or not worked.isdisjoint(team.team)
        return known and super().lets_go(team, me, likely, luck)

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """Votes against a team that shares its people with a success."""
        weight = 1.0
        for team, put in past(view):
            worked = {s for m in team.missions if m.success for s in m.team}
            if len(worked.intersection(put.team)) > 1:
                weight *= prod([0.8 if put.votes[s] else 1.6 for s in spies])
        return weight

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """For himself, else as an honest player would."""
        return me in view.team or honest

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """Once a mission has succeeded, or from the third on."""
        return view.round > 2 or any(m.success for m in view.missions)


RIVALS: dict[str, type[FailCounter]] = {
    "fail counters": FailCounter,
    "readers of results": ResultReader,
    "readers of odd votes": MirrorReader,
    "self-servers": SelfServer,
    "readers of pairs": PairReader,
    "learners": Learner,
    "grudgers": Grudger,
    "builders": Builder,
}
"""The last two were written when the bots were done: nothing was chosen by them."""
