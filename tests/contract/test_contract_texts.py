"""Every sentence a game can say exists in every language and is complete."""

import random
import re
from pathlib import Path

from crosstable.core.events import Event
from crosstable.core.game import AnyGame
from crosstable.core.sentence import Sentence
from crosstable.core.texts import LANGUAGES, say
from helpers.playing import random_game

FTL = Path(__file__).parents[2] / "src/crosstable"
TORN = re.compile(r"[\d}%] →|→ [\d{]|[\d}] ×|× [\w{]")
"""Chances and counts that a line may end within: round these signs stand spaces at which nothing breaks."""
NAMES = tuple(f"Player{seat}" for seat in range(12))


def _sentences(thing: object) -> list[Sentence]:
    """Every sentence somewhere inside an event or outcome."""
    if isinstance(thing, Sentence):
        return [thing]
    if isinstance(thing, tuple | list | frozenset):
        return [s for part in thing for s in _sentences(part)]
    fields = getattr(thing, "__struct_fields__", ())
    return [s for name in fields for s in _sentences(getattr(thing, name))]


def test_every_sentence_of_a_game_is_there_in_every_language(game: AnyGame, luck: random.Random) -> None:
    said: dict[str, Sentence] = {}
    for _ in range(6):
        played = random_game(game, luck, asides=luck.choice([0.0, 0.02, 0.3]))
        events: list[Event] = [told.event for step in played.steps for told in step.events]
        for found in _sentences([*events, game.outcome(played.state)]):
            said[found.key] = found
    assert said
    for found in said.values():
        for language in LANGUAGES:
            text = say(found, language, NAMES)
            assert text
            assert "[" not in text
            assert "{" not in text


def test_a_line_ends_neither_within_two_chances_nor_between_a_count_and_its_card() -> None:
    torn = [
        f"{path.relative_to(FTL)}: {line.strip()}"
        for path in FTL.rglob("*.ftl")
        for line in path.read_text().splitlines()
        if TORN.search(line) and not line.startswith("#")
    ]
    assert not torn
