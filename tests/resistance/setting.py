"""A table of The Resistance with a chosen deal, played by hand."""

from collections.abc import Iterable
from typing import Any

import pytest

from crosstable.core.action import Action, TimeUp
from crosstable.core.chance import QuickChance
from crosstable.core.errors import Illegal
from crosstable.core.events import Event, heard
from crosstable.core.offers import OneOf, SomeOf
from crosstable.core.seats import TIME, Seat
from crosstable.core.step import Step
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Appoint, PlayCard, Propose, Vote
from crosstable.games.resistance.data import Card, Character, Options, Plot
from crosstable.games.resistance.rules import opening
from crosstable.games.resistance.state import Known, State
from crosstable.games.resistance.view import ResistanceView

Deal = tuple[Character, ...]
R: Character = "resistance"
S: Character = "spy"
RC: Character = "resistance_chief"
RH: Character = "resistance_hunter"
SC: Character = "spy_chief"
SH: Character = "spy_hunter"

FIVE: Deal = (R, S, R, S, R)
SEVEN: Deal = (R, S, R, S, R, S, R)
TEN: Deal = (R, S, R, S, R, S, R, S, R, R)
HUNT5: Deal = (RC, SC, RH, SH, R)
HUNT7: Deal = (RC, SC, RH, SH, R, S, R)
HUNT10: Deal = (RC, RC, RH, R, R, R, SC, SC, SH, S)
LUCK = QuickChance(0)


class Table:
    """A game in play, with short ways to do what a round needs."""

    def __init__(self, characters: Deal, leader: Seat = 0, deck: tuple[Plot, ...] = (), **options: Any):
        self.steps: list[Step[State]] = [opening(Options(**options), characters, leader, deck)]

    @property
    def state(self) -> State:
        """The newest state."""
        return self.steps[-1].state

    @property
    def everybody(self) -> range:
        """All seats."""
        return range(self.state.seats)

    def do(self, seat: Seat, *actions: Action) -> "Table":
        """Let a seat act."""
        for action in actions:
            self.steps.append(GAME.play(self.state, seat, action, LUCK))
        return self

    def refuses(self, seat: Seat, action: Action) -> str:
        """The reason for which an action is refused."""
        with pytest.raises(Illegal) as caught:
            GAME.play(self.state, seat, action, LUCK)
        return caught.value.why.key

    def view(self, seat: Seat | None) -> ResistanceView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def knows(self, seat: Seat) -> tuple[Known, ...]:
        """What a seat has been shown, as its view remembers it."""
        mine = self.view(seat).mine
        assert mine
        return mine.knows

    def may(self, seat: Seat, kind: str, name: str = "seat") -> tuple[Any, ...] | None:
        """What a seat may choose for that kind of action; None if it may not do it at all."""
        found: list[Any] = []
        offers = [o for o in GAME.offers(self.state, seat) if o.action == kind]
        for offer in offers:
            choice = offer.fields.get(name)
            if isinstance(choice, OneOf | SomeOf):
                found += choice.of
        return tuple(found) if offers else None

    def heard(self, seat: Seat | None, kind: type[Event]) -> list[Any]:
        """All events of a kind that reached a seat."""
        return [e for step in self.steps for e in heard(step.events, seat) if type(e) is kind]

    def propose(self, *team: Seat, mission: int | None = None, investigator: Seat | None = None) -> "Table":
        """The leader names a team, and the Investigator where one is needed (the first who may be)."""
        leader = self.state.leader
        self.do(leader, Propose(mission or self.state.round, team))
        if self.state.phase == "appoint":
            free = self.may(leader, "appoint")
            assert free
            self.do(leader, Appoint(free[0] if investigator is None else investigator))
        return self

    def vote(self, approve: Iterable[Seat] = ()) -> "Table":
        """These approve, all others reject."""
        yes = set(approve)
        while self.state.phase in ("opinion", "vote"):
            seat = min(GAME.actors(self.state))
            self.do(seat, Vote(seat in yes))
            if self.state.phase not in ("opinion", "vote"):
                break
        return self

    def go(self, *team: Seat, mission: int | None = None, investigator: Seat | None = None) -> "Table":
        """A team is proposed and everybody approves."""
        self.propose(*team, mission=mission, investigator=investigator)
        for _ in self.everybody:
            self.do(min(GAME.actors(self.state)), Vote(True))
        return self

    def cards(self, **played: Card) -> "Table":
        """The team plays: `s1="fail"` for seat 1, Success for everybody not named."""
        for seat in self.state.team:
            self.do(seat, PlayCard(played.get(f"s{seat}", "success")))
        return self

    def mission(self, *team: Seat, **played: Card) -> "Table":
        """A whole mission."""
        return self.go(*team).cards(**played)

    def time_up(self) -> "Table":
        """The running time is over."""
        return self.do(TIME, TimeUp())

    def no_accusation(self) -> "Table":
        """If the table waits for an early accusation, none comes."""
        return self.time_up() if self.state.phase == "early" else self

    def won(self) -> tuple[Seat, ...] | None:
        """The winners."""
        outcome = GAME.outcome(self.state)
        return None if outcome is None else outcome.winners

    def why(self) -> str:
        """The key of the sentence that says why the game is over."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome.why.key
