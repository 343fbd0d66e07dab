"""Random games of any game, from its offers alone."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from crosstable.core.action import Action
from crosstable.core.errors import BadSetup
from crosstable.core.game import AnyGame, legal_actions, random_action
from crosstable.core.options import option_fields
from crosstable.core.record import Move, Record, chance_at, header_of
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence
from crosstable.core.step import Step


@dataclass
class Played:
    """A game as it was played: what was fixed, what was done, and every step."""

    game: AnyGame
    options: Any
    seats: int
    seed: bytes
    steps: list[Step[Any]]
    moves: list[tuple[Seat, Action]] = field(default_factory=list)

    @property
    def state(self) -> Any:
        """The newest state."""
        return self.steps[-1].state

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who looks on."""
        return [*range(self.seats), None]

    def do(self, seat: Seat, action: Action) -> None:
        """Play one action more."""
        chance = chance_at(self.seed, len(self.moves) + 1)
        self.steps.append(self.game.play(self.state, seat, action, chance))
        self.moves.append((seat, action))

    def record(self) -> Record:
        """The game as a record."""
        names = tuple(f"P{seat}" for seat in range(self.seats))
        moves = tuple(Move(n, seat, 10 * n, action) for n, (seat, action) in enumerate(self.moves, start=1))
        return Record(header_of(self.game, self.options, names, self.seed), moves, self.game.outcome(self.state))


def problem_of(game: AnyGame, options: Struct, seats: int) -> Sentence | None:
    """Why the game does not deal this; any other error than the promised one is a failure."""
    try:
        game.check(options, seats)
    except BadSetup as error:
        return error.why
    return None


def engine_values(kind: type[Struct], name: str) -> tuple[Any, ...]:
    """Some values the engine takes for an option: those of the lobby, and the ends of its range."""
    offered = next(f.of for f in option_fields(kind) if f.name == name)
    hint = get_type_hints(kind, include_extras=True)[name]
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    ends = [end for note in notes if isinstance(note, Meta) for end in (note.ge, note.le) if end is not None]
    if len(ends) == 2:
        ends.append((ends[0] + ends[1]) // 2)
    return (*offered, *ends)


def random_setup(game: AnyGame, rng: random.Random, **fixed: Any) -> tuple[Any, int]:
    """Options and a number of seats that can be played."""
    kind = game.facts.options
    while True:
        chosen = {name: rng.choice(engine_values(kind, name)) for name in kind.__struct_fields__}
        options = msgspec.convert(chosen | fixed, kind)
        seats = rng.choice(game.facts.seats)
        try:
            game.check(options, seats)
        except BadSetup:
            continue
        return options, seats


def begin(game: AnyGame, options: Any, seats: int, seed: bytes) -> Played:
    """A game before its first action."""
    return Played(game, options, seats, seed, [game.start(options, seats, chance_at(seed, 0))])


def random_turns(played: Played, rng: random.Random, asides: float = 0.0) -> Iterator[Played]:
    """Play on at random, one action a turn, until the game is over; with this share of asides and time-outs."""
    game = played.game
    while game.outcome(played.state) is None:
        yield played
        waited_for = sorted(game.actors(played.state))
        beside = [TIME, *range(played.seats)]
        rng.shuffle(beside)
        if rng.random() < asides and _do_aside(played, rng, beside):
            continue
        seat = rng.choice(waited_for)
        played.do(seat, random_action(game, played.state, seat, rng.randrange))


def _do_aside(played: Played, rng: random.Random, seats: list[Seat]) -> bool:
    for seat in seats:
        actions = list(legal_actions(played.game, played.state, seat, asides=True))
        if actions:
            played.do(seat, rng.choice(actions))
            return True
    return False


def random_game(game: AnyGame, rng: random.Random, asides: float = 0.0, **fixed: Any) -> Played:
    """A whole game with random options, played at random."""
    options, seats = random_setup(game, rng, **fixed)
    played = begin(game, options, seats, rng.randbytes(32))
    for _ in random_turns(played, rng, asides):
        pass
    return played
