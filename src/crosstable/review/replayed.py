"""A recorded game with all its states, as everybody saw it: what looking back starts from."""

from functools import cached_property
from typing import Any

from crosstable.core import EVERYBODY, AnyGame, Event, Refused, Seat, Step, View, heard
from crosstable.core.parts import REVIEW, load
from crosstable.core.record import Record, replay
from crosstable.core.review import Eyes

POINTS = 60
"""After so many steps the chances are found, the last ones of a longer game."""


class ReplayedGame:
    """A recorded game with all its states: what every part of a review starts from."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record = record
        self.game = game
        self.steps: list[Step[Any]] = replay(record, game)
        self.seats = len(record.header.seats)
        self.review = load(game.facts, REVIEW)
        self.said = tuple(self.review.judge(self.steps)) if self.review else ()

    @property
    def curve(self) -> bool:
        """Whether the course of the game can be worked out: the game has somebody who appraises it."""
        return self.review is not None and "insight" in self.game.facts.parts

    @property
    def lenses(self) -> tuple[str, ...]:
        """The ways in which the game's insight can look; none if it has no insight."""
        return self.review.LENSES if self.review and self.curve else ()

    @property
    def secrets(self) -> bool:
        """Whether some viewers saw what others did not."""
        return any(told.to != EVERYBODY for step in self.steps for told in step.events)

    @cached_property
    def moments(self) -> frozenset[int]:
        """The steps after which the chances are found: those that could change them, the end included."""
        if self.review is None:
            raise Refused("review-no-curve")
        last, states = len(self.steps) - 1, [step.state for step in self.steps]
        told = [n for n in range(last) if n == 0 or not self.review.quiet(states[n - 1], states[n])]
        return frozenset((*told[-POINTS:], last))

    def broken_off(self, n: int) -> bool:
        """Whether the game was called off in this step: its end says nothing about anybody's chances."""
        outcome = self.record.outcome
        return n == len(self.steps) - 1 and outcome is not None and outcome.called_off

    def check_seat(self, viewer: Seat | None) -> None:
        """Refused if there is no such seat."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise Refused("table-no-such-seat", number=viewer + 1)

    def seen(self, n: int, viewer: Seat | None, everything: bool) -> tuple[tuple[Event, ...], View]:
        """What a viewer heard in this step and saw after it."""
        step = self.steps[n]
        if everything:
            return tuple(told.event for told in step.events), (
                self.review.open_view(step.state) if self.review else self.game.view(step.state, None)
            )
        return heard(step.events, viewer), self.game.view(step.state, viewer)

    def eyes(self, n: int, viewer: Seat | None) -> Eyes:
        """Everything this viewer had seen up to this step."""
        self.check_seat(viewer)
        if not 0 <= n < len(self.steps):
            raise Refused("review-no-such-step", step=n, last=len(self.steps) - 1)
        state = self.steps[n].state
        past = tuple(heard(step.events, viewer) for step in self.steps[: n + 1])
        view = self.game.view(state, viewer)
        return Eyes(self.game.facts.id, state.options, self.seats, viewer, view, past)
