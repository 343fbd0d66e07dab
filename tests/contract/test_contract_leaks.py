"""No viewer learns what it must not know: views, events, offers, refusals, their lengths and their order."""

import inspect
import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec

import pytest
from msgspec import structs

from contract.toys import CARDS, LEAKS, Choose, LeakKind, Toy, ToyOptions
from crosstable.core.action import Action
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.codec import encode
from crosstable.core.events import Told
from crosstable.core.game import AnyGame
from crosstable.core.seats import Seat
from crosstable.games import GAMES
from helpers.leaks import Leak, Run, Twins, compare_twins, has_secrets, walk_alike
from helpers.playing import random_game

FOUND_BY_SEARCH: tuple[LeakKind, ...] = ("view", "length", "offers", "error", "waiting")


class Stacked(Chance):
    """Chance that deals the cards in the order given."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self._cards = cards

    def below(self, label: str, n: int) -> int:
        """The place from which Fisher–Yates gets the wanted card to the top."""
        cards = list(CARDS)
        for top in range(len(cards) - 1, n - 1, -1):
            other = cards.index(self._cards[top])
            cards[top], cards[other] = cards[other], cards[top]
        return cards.index(self._cards[n - 1])


def _toy_world(viewer: Seat | None, card: int, colour: str, shown: bool, luck: random.Random) -> Run:
    """A world in which the viewer has this card and colour, and everybody else something."""
    others = luck.sample([c for c in CARDS if c != card], 3)
    mine = 3 if viewer is None else viewer
    cards = (*others[:mine], card, *others[mine:])
    colours = [colour if seat == viewer or shown else luck.choice(["red", "blue"]) for seat in range(3)]
    choosing = (1, 2, 0) if shown else (1, 2)
    moves: tuple[tuple[Seat, Action], ...] = tuple((seat, Choose(colours[seat])) for seat in choosing)
    return Run(ToyOptions(), 3, partial(_stacked, cards), moves)


def _stacked(cards: tuple[int, ...], number: int) -> Chance:
    return Stacked(cards)


def toy_twins(game: AnyGame, viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    """The cards of the others differ, and as long as they are not shown their colours too."""
    for number in range(20):
        mine = luck.choice(CARDS), luck.choice(["red", "blue"]), number % 2 == 0
        yield _toy_world(viewer, *mine, luck), _toy_world(viewer, *mine, luck)


def _compare_all(game: AnyGame, twins: Twins, luck: random.Random) -> None:
    for viewer in (*range(max(game.facts.seats)), None):
        for one, other in twins(game, viewer, luck):
            compare_twins(game, viewer, one, other)


def _search(game: AnyGame, luck: random.Random, walks: int) -> int:
    """How often worlds were compared that differed; raises Leak."""
    viewers = (*range(max(game.facts.seats)), None)
    return sum(walk_alike(game, viewer, luck) for viewer in viewers for _ in range(walks))


def _twins_of(game: AnyGame) -> Twins | None:
    name = f"{game.facts.id}.{game.facts.id}_twins"
    try:
        there = find_spec(name)
    except ModuleNotFoundError:
        return None
    twins: Twins | None = import_module(name).twins if there else None
    return twins


def test_the_search_passes_an_honest_game() -> None:
    assert _search(Toy("honest"), random.Random(1), walks=30) > 100


@pytest.mark.parametrize("leak", FOUND_BY_SEARCH)
def test_the_search_finds_what_a_view_offer_or_refusal_leaks(leak: LeakKind) -> None:
    with pytest.raises(Leak):
        _search(Toy(leak), random.Random(1), walks=30)


def test_the_twins_pass_an_honest_game() -> None:
    _compare_all(Toy("honest"), toy_twins, random.Random(2))


@pytest.mark.parametrize("leak", LEAKS)
def test_the_twins_find_every_leak(leak: LeakKind) -> None:
    with pytest.raises(Leak):
        _compare_all(Toy(leak), toy_twins, random.Random(2))


def test_the_toys_twins_really_differ() -> None:
    toy = Toy("honest")
    pairs = list(toy_twins(toy, 0, random.Random(2)))
    starts = [[toy.start(run.options, 3, run.chance(0)).state.cards for run in pair] for pair in pairs]
    assert all(one[0] == other[0] for one, other in starts)
    assert sum(one != other for one, other in starts) > 5


def test_a_toy_is_recognised_as_a_game_with_secrets() -> None:
    assert has_secrets(Toy("honest"), random.Random(3))


def test_what_is_seen_follows_from_what_is_heard(game: AnyGame, luck: random.Random) -> None:
    assert _search(game, luck, walks=5) > 0 or not has_secrets(game, luck)


def test_a_game_with_secrets_brings_twins_and_keeps_them_alike(game: AnyGame, luck: random.Random) -> None:
    twins = _twins_of(game)
    if not has_secrets(game, luck):
        return
    assert twins, f"{game.facts.id} has secrets: write tests/{game.facts.id}/{game.facts.id}_twins.py"
    _compare_all(game, twins, luck)


def test_a_game_without_secrets_shows_everybody_the_same(game: AnyGame, luck: random.Random) -> None:
    if has_secrets(game, luck):
        return
    played = random_game(game, luck)
    for step in played.steps:
        public = game.view(step.state, None)
        for seat in range(played.seats):
            view = game.view(step.state, seat)
            assert encode(structs.replace(view, seat=None, offers=())) == encode(public)


def test_an_event_cannot_be_told_without_an_audience() -> None:
    audience = inspect.signature(Told).parameters["to"]
    assert audience.default is inspect.Parameter.empty
    with pytest.raises(TypeError):
        Told(event=None)  # type: ignore[call-arg, arg-type]


def test_views_do_not_depend_on_chance_outside_the_game(game: AnyGame) -> None:
    """The same state looks the same, whoever asks and however often."""
    options = game.facts.options()
    state = game.start(options, min(game.facts.seats), QuickChance(5)).state
    for viewer in (*range(min(game.facts.seats)), None):
        assert encode(game.view(state, viewer)) == encode(game.view(state, viewer))


def test_the_list_of_games_is_keyed_by_id() -> None:
    assert all(key == game.facts.id for key, game in GAMES.items())
