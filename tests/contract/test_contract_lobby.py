"""What a lobby offers: every set-up with a name can be dealt, its deck is true, every choice explained."""

import random

import msgspec
import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.game import AnyGame
from crosstable.core.offers import Value
from crosstable.core.options import OptionField, following, read_options
from crosstable.core.parts import LOBBY, load
from crosstable.core.sentence import sentence
from crosstable.core.texts import LANGUAGES, say


def test_every_option_has_a_hint_in_every_language(game: AnyGame) -> None:
    for field in game.facts.option_fields():
        for language in LANGUAGES:
            text = say(sentence(f"{game.facts.id}-option-{field.name}-hint"), language, ())
            assert "[" not in text, field.name


def test_every_set_up_with_a_name_can_be_dealt_and_says_what_to_expect(game: AnyGame) -> None:
    lobby = load(game.facts, LOBBY)
    if lobby is None:
        return
    names = {field.name for field in game.facts.option_fields()}
    assert set(lobby.SETTLE) <= names
    for preset in lobby.PRESETS:
        assert preset.seats, preset.id
        for seats, changed in preset.seats.items():
            assert set(changed) <= set(lobby.SETTLE)
            game.check(read_options(game.facts.options, changed), seats)
        for language in LANGUAGES:
            for key in (f"{game.facts.id}-preset-{preset.id}", f"{game.facts.id}-preset-{preset.id}-hint"):
                assert "[" not in say(sentence(key), language, ())


def test_set_ups_with_a_name_differ(game: AnyGame) -> None:
    lobby = load(game.facts, LOBBY)
    for seats in game.facts.seats if lobby else ():
        assert lobby
        found = [msgspec.json.encode(one.seats[seats], order="sorted") for one in lobby.PRESETS if seats in one.seats]
        assert len(set(found)) == len(found), seats


def test_the_deck_of_a_lobby_is_what_is_dealt(game: AnyGame, luck: random.Random) -> None:
    lobby = load(game.facts, LOBBY)
    for preset in lobby.PRESETS if lobby else ():
        assert lobby
        for seats, changed in preset.seats.items():
            options = read_options(game.facts.options, changed)
            state = game.start(options, seats, QuickChance(luck.randrange(1000))).state
            dealt = sorted(state.characters if hasattr(state, "characters") else state.roles)
            shown = [pile.card for pile in lobby.deck(options, seats) for _ in range(pile.count)]
            assert sorted(card for card in shown if card in dealt) == dealt
            assert len(shown) - len(dealt) <= 1, "only a card that belongs to nobody may be shown besides"


@pytest.mark.parametrize("off", [True, False])
def test_what_hangs_on_another_option_goes_with_it(game: AnyGame, off: bool) -> None:
    kind = game.facts.options
    fields = {field.name: field for field in game.facts.option_fields()}
    for field in fields.values():
        if field.under is None:
            continue
        other = next(value for value in field.of if value != field.default)
        parents = dict.fromkeys(field.under.parents, field.under.values[0])
        gone = {
            name: next(value for value in fields[name].of if value not in field.under.values)
            for name in field.under.parents
        }
        before = {**msgspec.to_builtins(kind()), **_above(fields, field.name), **parents, field.name: other}
        after = following(kind, before, gone if off else {})
        assert after[field.name] == (field.default if off else other), field.name


def _above(fields: dict[str, OptionField], name: str) -> dict[str, Value]:
    """Everything this option hangs on, at a value that lets it stand."""
    under = fields[name].under
    if under is None:
        return {}
    parent = under.parents[0]
    return {**_above(fields, parent), parent: under.values[0]}


def test_parents_are_declared_before_what_hangs_on_them(game: AnyGame) -> None:
    names = [field.name for field in game.facts.option_fields()]
    for field in game.facts.option_fields():
        for parent in field.under.parents if field.under else ():
            assert names.index(parent) < names.index(field.name)
