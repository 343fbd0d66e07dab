"""Pairs of games of Fugitive that look the same to a viewer: two cards it never saw have changed places.

A game is played at random; then two cards that the viewer has never seen are exchanged everywhere, in the deal and in
what was played. If the other game is legal too and everything the rules make known comes out the same (hits, found
and lost cards, forced passes, what events told), the viewer must not be able to tell them apart.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

from msgspec import structs

from crosstable.core.action import Action
from crosstable.core.chance import Chance
from crosstable.core.errors import Illegal
from crosstable.core.game import AnyGame, random_action
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.games.fugitive.actions import Place
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, PILES, Options
from crosstable.games.fugitive.events import Passed
from crosstable.games.fugitive.state import State
from fugitive.fugitive_golden import choose
from fugitive.fugitive_tables import Arranged
from helpers.leaks import Run

Deal = dict[str, tuple[int, ...]]


def twins(game: AnyGame, viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    """Eight pairs for this viewer, over all variants."""
    found = 0
    while found < 8:
        options = Options(
            second_edition_pass=luck.random() < 0.5,
            events=luck.choice(("none", "none", "random", "discovery", "for_fugitive", "for_marshal", "catch_up")),
        )
        deal = {f"pile {n}": tuple(luck.sample(c, len(c))) for n, c in zip("ABC", PILES, strict=True)}
        seed = luck.randbytes(32)
        one = _random_run(game, options, deal, seed, luck)
        for _ in range(12):
            other = _exchanged(game, viewer, one, deal, seed, luck)
            if other and _known(game, viewer, one) == _known(game, viewer, other):
                found += 1
                yield one, other
                break


def _chance(deal: Deal, seed: bytes, number: int) -> Chance:
    return Arranged(deal if number == 0 else {}, chance_at(seed, number))


def _run(options: Options, deal: Deal, seed: bytes, moves: list[tuple[Seat, Action]]) -> Run:
    chance: Callable[[int], Chance] = partial(_chance, deal, seed)
    return Run(options, 2, chance, tuple(moves))


def _random_run(game: AnyGame, options: Options, deal: Deal, seed: bytes, luck: random.Random) -> Run:
    """A game played at random, or with a little sense, but not to its end, where everything is shown."""
    sense = luck.choice((0.0, 0.95))
    state: State = game.start(options, 2, _chance(deal, seed, 0)).state
    moves: list[tuple[Seat, Action]] = []
    for number in range(1, luck.randrange(8, 90)):
        (seat,) = game.actors(state)
        sensible = luck.random() < sense
        action = choose(state, seat, luck) if sensible else random_action(game, state, seat, luck.randrange)
        state = game.play(state, seat, action, _chance(deal, seed, number)).state
        if state.outcome:
            break
        moves.append((seat, action))
    return _run(options, deal, seed, moves)


def _states(game: AnyGame, run: Run) -> list[tuple[State, tuple[bool, ...]]]:
    """Every state of a run, with the forced passes of the step that led there."""
    step = game.start(run.options, 2, run.chance(0))
    found: list[tuple[State, tuple[bool, ...]]] = [(step.state, ())]
    for number, (seat, action) in enumerate(run.moves, start=1):
        step = game.play(step.state, seat, action, run.chance(number))
        passes = tuple(t.event.forced for t in step.events if isinstance(t.event, Passed))
        found.append((step.state, passes))
    return found


def _unseen(state: State, viewer: Seat | None) -> list[int]:
    """The cards the viewer has not seen by the end of a run."""
    seen = state.face_up() | {1, 2, 3} | {number for made in state.made for number in made.numbers}
    if viewer == FUGITIVE:
        seen |= {*state.hands[FUGITIVE], *state.seen}
        for hideout in state.row:
            seen |= {hideout.card, *hideout.sprints}
    if viewer == MARSHAL:
        seen |= set(state.hands[MARSHAL])
    return [card for pile in PILES for card in pile if card not in seen]


def _exchanged(
    game: AnyGame, viewer: Seat | None, one: Run, deal: Deal, seed: bytes, luck: random.Random
) -> Run | None:
    """The run with two unseen cards of one pile exchanged, if that is legal."""
    last = _states(game, one)[-1][0]
    cards = luck.choice(PILES)
    unseen = [card for card in _unseen(last, viewer) if card in cards]
    if len(unseen) < 2:
        return None
    a, b = luck.sample(unseen, 2)
    change = {a: b, b: a}
    dealt = {label: tuple(change.get(card, card) for card in pile) for label, pile in deal.items()}
    moves = [(seat, _renamed(action, change)) for seat, action in one.moves]
    other = _run(one.options, dealt, seed, moves)
    try:
        _states(game, other)
    except Illegal:
        return None
    return other


def _renamed(action: Action, change: dict[int, int]) -> Action:
    if not isinstance(action, Place):
        return action
    sprints = tuple(sorted(change.get(card, card) for card in action.sprints))
    return structs.replace(action, card=change.get(action.card, action.card), sprints=sprints)


def _known(game: AnyGame, viewer: Seat | None, run: Run) -> list[object]:
    """What the rules make known to the viewer, step by step."""
    return [_facts(state, viewer, passes) for state, passes in _states(game, run)]


def _facts(state: State, viewer: Seat | None, passes: tuple[bool, ...]) -> object:
    private: tuple[object, ...] = ()
    if viewer == FUGITIVE:
        private = (state.hands[FUGITIVE], state.row, state.seen)
    elif viewer == MARSHAL:
        private = (state.hands[MARSHAL], state.findings)
    open_row = [(h.card if h.up else None, len(h.sprints), h.bared) for h in state.row]
    over = state.outcome is not None
    return (state.made, state.face_up(), open_row, state.spent, state.out, passes, over, private)
