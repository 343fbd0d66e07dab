"""Two worlds that a viewer cannot tell apart must look the same to it, to the byte.

There are two ways to such worlds. A game that has secrets brings *twins*: pairs of runs that, by its rules, look the
same to a viewer. And a search finds pairs by itself: games with different seeds and different hidden choices, in
which the viewer has heard the same. What it sees, is offered and is refused must then be the same as well; so a view
can never hold more than the events told it. (An event that itself tells too much is found by the twins.)
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from crosstable.cli.log import lines
from crosstable.core.action import Action
from crosstable.core.chance import Chance
from crosstable.core.codec import encode
from crosstable.core.errors import Illegal
from crosstable.core.events import EVERYBODY, heard
from crosstable.core.game import AnyGame, random_action
from crosstable.core.offers import allowed
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.core.step import Step

from .attempts import made_up_actions, values_around
from .playing import Played, begin, random_game, random_setup


class Leak(AssertionError):
    """A viewer could tell two worlds apart."""


@dataclass(frozen=True)
class Run:
    """A game to be played: what is fixed, its chance by action number, and what everybody does."""

    options: Any
    seats: int
    chance: Callable[[int], Chance]
    moves: tuple[tuple[Seat, Action], ...]


Twins = Callable[[AnyGame, Seat | None, random.Random], Iterable[tuple[Run, Run]]]
"""Pairs of runs that ought to look the same to the viewer."""


def probes(game: AnyGame, state: Any, seats: int, viewer: Seat | None) -> list[bytes]:
    """How the viewer is refused: the answers to actions it is not offered, always the same ones."""
    luck = random.Random(0)
    seat = seats if viewer is None else viewer
    answers = []
    for action in made_up_actions(game, values_around(game, [], seats, luck), luck):
        if not allowed(game.offers(state, seat), action):
            try:
                game.play(state, seat, action, chance_at(bytes(32), 1))
            except Illegal as error:
                answers.append(encode(error.why))
    return answers


def seen(game: AnyGame, step: Step[Any], seats: int, viewer: Seat | None) -> list[bytes]:
    """Everything that reaches the viewer at this step: events in their order, lines of the log, the view, refusals."""
    events = [encode(event) for event in heard(step.events, viewer)]
    log = [told.encode() for told in lines(game, [step], viewer, tuple(f"P{n}" for n in range(seats)))]
    return [*events, *log, encode(game.view(step.state, viewer)), *probes(game, step.state, seats, viewer)]


def transcript(game: AnyGame, run: Run, viewer: Seat | None) -> list[list[bytes]]:
    """Everything the viewer gets in this run."""
    step = game.start(run.options, run.seats, run.chance(0))
    steps = [step]
    for number, (seat, action) in enumerate(run.moves, start=1):
        step = game.play(step.state, seat, action, run.chance(number))
        steps.append(step)
    return [seen(game, step, run.seats, viewer) for step in steps]


def compare_twins(game: AnyGame, viewer: Seat | None, one: Run, other: Run) -> None:
    """Raise Leak if the viewer can tell the two runs apart."""
    first, second = transcript(game, one, viewer), transcript(game, other, viewer)
    if len(first) != len(second):
        raise Leak(f"{viewer} sees {len(first)} steps in one world and {len(second)} in the other")
    for number, (a, b) in enumerate(zip(first, second, strict=True)):
        if a != b:
            raise Leak(f"{viewer} can tell two worlds apart at step {number}:\n{a}\n{b}")


def _hears(played: Played, viewer: Seat | None) -> bytes:
    return encode(heard(played.steps[-1].events, viewer))


def _alike_starts(game: AnyGame, viewer: Seat | None, luck: random.Random, tries: int) -> tuple[Played, Played]:
    """Two games at whose start the viewer hears the same, if possible with different hidden states."""
    options, seats = random_setup(game, luck)
    while viewer is not None and viewer >= seats:
        options, seats = random_setup(game, luck)
    known: dict[bytes, Played] = {}
    for _ in range(tries):
        played = begin(game, options, seats, luck.randbytes(32))
        before = known.setdefault(_hears(played, viewer), played)
        if before is not played and before.state != played.state:
            return before, played
    first = next(iter(known.values()))
    return first, begin(game, options, seats, first.seed)


def _follow(other: Played, viewer: Seat | None, seat: Seat, action: Action, luck: random.Random) -> bool:
    """Let the same seat act in the other world: the viewer the same, anybody else perhaps differently."""
    game = other.game
    if seat not in game.actors(other.state):
        return False
    same = allowed(game.offers(other.state, seat), action)
    if seat == viewer and not same:
        raise Leak(f"{viewer} may do {action} in one world and not in the other")
    if seat != viewer and (not same or luck.random() < 0.5):
        action = random_action(game, other.state, seat, luck.randrange)
    other.do(seat, action)
    return True


def walk_alike(game: AnyGame, viewer: Seat | None, luck: random.Random, tries: int = 60) -> int:
    """Play two worlds side by side as long as the viewer hears the same; raise Leak if it sees a difference.

    Returns how often the worlds were really different while the viewer could not know it.
    """
    pair = _alike_starts(game, viewer, luck, tries)
    one, other = pair
    compared = 0
    while _hears(one, viewer) == _hears(other, viewer):
        a, b = (seen(game, world.steps[-1], world.seats, viewer) for world in pair)
        if a != b:
            raise Leak(f"{viewer} hears the same and sees a difference at step {len(one.moves)}:\n{a}\n{b}")
        compared += one.state != other.state
        if game.outcome(one.state) is not None or game.outcome(other.state) is not None:
            break
        seat = luck.choice(sorted(game.actors(one.state)))
        action = random_action(game, one.state, seat, luck.randrange)
        if not _follow(other, viewer, seat, action, luck):
            break
        one.do(seat, action)
    return compared


def has_secrets(game: AnyGame, luck: random.Random, games: int = 5) -> bool:
    """Whether something is told to some and not to others."""
    played = (random_game(game, luck) for _ in range(games))
    return any(told.to != EVERYBODY for p in played for step in p.steps for told in step.events)
