"""Options: what a lobby offers can be played; anything else is refused with a sentence."""

import random
from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from crosstable.core.chance import QuickChance
from crosstable.core.errors import BadSetup
from crosstable.core.game import AnyGame
from crosstable.core.options import read_options
from crosstable.core.texts import LANGUAGES, say
from helpers.playing import begin, problem_of, random_setup

WRONG: tuple[object, ...] = ([], {}, None, -1_000_000, "no such value", 0.5)
MOST = 400
"""Up to this many combinations of lobby values are all tried; of more a sample."""


def _combinations(game: AnyGame) -> list[dict[str, object]]:
    fields = game.facts.option_fields()
    every: list[dict[str, object]] = [
        dict(zip([f.name for f in fields], values, strict=True)) for values in product(*(f.of for f in fields))
    ]
    return every if len(every) <= MOST else random.Random(1).sample(every, MOST)


def test_the_defaults_can_be_played(game: AnyGame) -> None:
    for seats in game.facts.seats:
        game.check(game.facts.options(), seats)


def test_every_lobby_value_can_be_played_in_some_setup(game: AnyGame) -> None:
    playable: set[tuple[str, object]] = set()
    for chosen in _combinations(game):
        options = read_options(game.facts.options, chosen)
        for seats in game.facts.seats:
            problem = problem_of(game, options, seats)
            if problem is None:
                begin(game, options, seats, bytes(32))
                playable.update(chosen.items())
            else:
                assert not any(say(problem, language).startswith("[") for language in LANGUAGES)
    assert playable >= {(f.name, value) for f in game.facts.option_fields() for value in f.of}


def test_defaults_are_among_what_the_lobby_offers(game: AnyGame) -> None:
    for field in game.facts.option_fields():
        assert field.default in field.of
        assert len(set(field.of)) == len(field.of) > 1


def test_every_option_has_its_texts(game: AnyGame) -> None:
    for language in LANGUAGES:
        for field in game.facts.option_fields():
            base = f"{game.facts.id}-option-{field.name}"
            assert not say(BadSetup(base).why, language).startswith("[")
            for value in field.of:
                shown = str(value).lower() if isinstance(value, bool) else value
                assert not say(BadSetup(f"{base}-value", value=shown).why, language).startswith("[")


def test_the_game_has_a_name_and_a_line(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert not say(BadSetup(f"{game.facts.id}-name").why, language).startswith("[")
        assert not say(BadSetup(f"{game.facts.id}-line").why, language).startswith("[")


@pytest.mark.parametrize("given", [{"no-such-option": 1}, "size", 7, None, [1, 2]])
def test_foreign_options_are_refused(game: AnyGame, given: object) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(game.facts.options, given)
    for language in LANGUAGES:
        assert not say(caught.value.why, language).startswith("[")


def test_values_of_a_wrong_kind_are_refused(game: AnyGame) -> None:
    for field in game.facts.option_fields():
        for wrong in WRONG:
            with pytest.raises(BadSetup):
                read_options(game.facts.options, {field.name: wrong})


def test_options_built_in_python_are_checked_like_those_from_the_wire(game: AnyGame) -> None:
    seats = min(game.facts.seats)
    for field in game.facts.option_fields():
        for wrong in (*WRONG, -3, 1_000_000):
            options = replace(game.facts.options(), **{field.name: wrong})
            with pytest.raises(BadSetup, match=field.name):
                game.check(options, seats)
            with pytest.raises(BadSetup, match=field.name):
                game.start(options, seats, QuickChance(1))
    strangers: tuple[object, ...] = (None, {}, msgspec.to_builtins(game.facts.options()), "options")
    for foreign in strangers:
        with pytest.raises(BadSetup):
            game.check(foreign, seats)


def test_a_wrong_number_of_seats_is_refused(game: AnyGame, luck: random.Random) -> None:
    options, _ = random_setup(game, luck)
    for seats in (-1, 0, min(game.facts.seats) - 1, max(game.facts.seats) + 1, 1000):
        for attempt in (lambda n: game.check(options, n), lambda n: begin(game, options, n, bytes(32))):
            with pytest.raises(BadSetup) as caught:
                attempt(seats)
            for language in LANGUAGES:
                assert not say(caught.value.why, language).startswith("[")


def test_options_survive_the_way_through_a_file(game: AnyGame, luck: random.Random) -> None:
    for _ in range(10):
        options, _ = random_setup(game, luck)
        assert read_options(game.facts.options, msgspec.to_builtins(options)) == options


def test_options_made_in_python_are_judged_like_those_from_the_wire(game: AnyGame) -> None:
    seats = min(game.facts.seats)
    for field in game.facts.option_fields():
        for wrong in WRONG:
            options = msgspec.structs.replace(game.facts.options(), **{field.name: wrong})
            with pytest.raises(BadSetup, match=f"“{field.name}”"):
                game.check(options, seats)
            with pytest.raises(BadSetup, match=f"“{field.name}”"):
                begin(game, options, seats, bytes(32))
