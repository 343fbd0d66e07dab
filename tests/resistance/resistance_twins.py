"""Pairs of games that look the same to a viewer: two other seats have exchanged their characters.

What a seat may tell apart is written down here by hand; the game's own knowledge is not asked.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

from crosstable.core.action import Action
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.game import AnyGame, legal_actions, random_action
from crosstable.core.offers import allowed
from crosstable.core.seats import Seat
from crosstable.games.resistance.actions import (
    Accuse,
    Blame,
    GivePlot,
    Inquire,
    OpenUp,
    Overhear,
    PlayCard,
    ShowLoyalty,
    WatchCard,
)
from crosstable.games.resistance.data import Character, Options
from crosstable.games.resistance.state import State
from helpers.leaks import Leak, Run
from helpers.playing import random_setup

T = TypeVar("T")
SPIES = ("spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser")
Deal = tuple[Character, ...]


class Stacked(Chance):
    """Deals these characters; everything else comes from a seed."""

    def __init__(self, deal: Deal, seed: int) -> None:
        self._deal = deal
        self._luck = QuickChance(seed)

    def below(self, label: str, n: int) -> int:
        """See Chance.below."""
        return self._luck.below(label, n)

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """The characters as given, anything else at random."""
        return self._deal if label == "characters" else super().shuffle(label, items)  # type: ignore[return-value]


def stacked(deal: Deal, seed: int) -> Callable[[int], Chance]:
    """The chance of a whole game with this deal."""
    return partial(_chance, deal, seed)


def _chance(deal: Deal, seed: int, number: int) -> Chance:
    return Stacked(deal, seed + number)


def looks_like(options: Options, viewer: Character | None, other: Character) -> str:
    """What a character learns at the opening about somebody with another character."""
    if viewer == "resistance_chief":
        return other if other in ("resistance_chief", "coordinator") else "anybody"
    hidden = options.hidden_reverser
    if viewer not in SPIES or viewer == "deep_agent" or (viewer == "spy_reverser" and hidden) or options.blind_spies:
        return "anybody"
    if other in ("deep_agent", "pretender"):
        return "pair" if options.pretender else other
    if other not in SPIES or (other == "spy_reverser" and hidden):
        return "anybody"
    return other if other == "spy_chief" else "spy"


def twins(game: AnyGame, viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    """A pair for this viewer, in a random set-up."""
    while True:
        options, seats = random_setup(game, luck)
        seed = luck.randrange(10**6)
        deal: Deal = game.start(options, seats, QuickChance(seed)).state.characters
        if viewer is not None and viewer >= seats:
            continue
        pair = _exchange(options, deal, viewer, luck)
        if pair is None:
            continue
        x, y = pair
        other = list(deal)
        other[x], other[y] = deal[y], deal[x]
        chances = stacked(deal, seed), stacked(tuple(other), seed)
        moves = _moves(game, options, chances, viewer, {x, y}, luck)
        yield tuple(  # type: ignore[misc]
            Run(options, seats, chance, tuple((seat, actions[i]) for seat, actions in moves))
            for i, chance in enumerate(chances)
        )
        return


def _exchange(options: Options, deal: Deal, viewer: Seat | None, luck: random.Random) -> tuple[Seat, Seat] | None:
    """Two seats with different characters that the viewer cannot tell apart."""
    me = None if viewer is None else deal[viewer]
    pairs = [
        (x, y)
        for x in range(len(deal))
        for y in range(x)
        if viewer not in (x, y)
        and deal[x] != deal[y]
        and looks_like(options, me, deal[x]) == looks_like(options, me, deal[y])
    ]
    return luck.choice(pairs) if pairs else None


def _moves(
    game: AnyGame, options: Any, chances: Any, viewer: Seat | None, pair: set[Seat], luck: random.Random
) -> list[tuple[Seat, tuple[Action, Action]]]:
    """What everybody does in either world, until the viewer is allowed to see a difference."""
    seats = len(chances[0](0).shuffle("characters", ()))
    one, other = (game.start(options, seats, chance(0)).state for chance in chances)
    moves: list[tuple[Seat, tuple[Action, Action]]] = []
    cards: dict[Seat, tuple[Action, Action]] = {}
    while True:
        seat = luck.choice(sorted(game.actors(one)))
        if one.phase == "mission" and not cards:
            cards = _cards(game, one, pair, luck)
        action, same = cards.pop(seat) if cards else _acts(game, one, other, seat, luck)
        if not allowed(game.offers(other, seat), same):
            if seat == viewer:
                raise Leak(f"{viewer} may do {same} in one world only")
            return moves
        if _shows(one, viewer, seat, action, pair) or _shows(other, viewer, seat, same, pair):
            return moves
        after = [
            game.play(state, seat, act, chance(len(moves) + 1)).state
            for state, act, chance in ((one, action, chances[0]), (other, same, chances[1]))
        ]
        if any(state.phase in ("accuse", "over") for state in after):
            return moves  # a Hunter stands up, or all characters are shown
        one, other = after
        moves.append((seat, (action, same)))


def _cards(game: AnyGame, one: State, pair: set[Seat], luck: random.Random) -> dict[Seat, tuple[Action, Action]]:
    """The team's mission cards; in the other world the two play each other's."""
    first = {seat: random_action(game, one, seat, luck.randrange) for seat in one.team}
    both = pair <= set(one.team)
    return {s: (act, first[next(iter(pair - {s}))] if both and s in pair else act) for s, act in first.items()}


def _acts(game: AnyGame, one: State, other: State, seat: Seat, luck: random.Random) -> tuple[Action, Action]:
    """A random action, now and then an aside; a loyalty card must be one the character in that world may show."""
    action = random_action(game, one, seat, luck.randrange)
    if seat >= 0 and luck.random() < 0.05:
        action = luck.choice(list(legal_actions(game, one, seat, asides=True)))
    if isinstance(action, ShowLoyalty) and not allowed(game.offers(other, seat), action):
        return action, random_action(game, other, seat, luck.randrange)
    return action, action


def _shows(state: State, viewer: Seat | None, seat: Seat, action: Action, pair: set[Seat]) -> bool:
    """Whether by the rules the viewer learns something about the two from this action."""
    match action:
        case PlayCard():
            return seat in pair and seat == state.exposed
        case Inquire(seat=target) | Overhear(seat=target) | WatchCard(seat=target):
            return seat == viewer and target in pair
        case OpenUp(seat=target):
            return target == viewer and seat in pair
        case GivePlot(card="confidence", seat=target):
            return target == viewer and seat in pair
        case ShowLoyalty():
            return state.queue[1] == viewer and seat in pair
        case Accuse() | Blame():
            return True  # answered truthfully before everybody
    return False
