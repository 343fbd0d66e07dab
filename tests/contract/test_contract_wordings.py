"""The wordings of a statement: all can be chosen, all say what the plain one says, and everybody reads the same one."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentResource

from crosstable.core.events import heard
from crosstable.core.game import AnyGame
from crosstable.core.parts import LOG, REVIEW, load
from crosstable.core.sentence import WAYS, Sentence
from crosstable.core.telling import Reader, line
from crosstable.core.texts import LANGUAGES, parts, say, source
from crosstable.games import HOUSE
from helpers.playing import random_game

SPEAKING = [game for game in HOUSE if any(event.__name__ == "Said" for event in game.facts.events)]
"""The games in which something is said by the rules."""
ROLES = {
    "en": ("spy", "spies", "resistance", "chief", "agent", "vip", "assassin", "decoy", "bystander", "hunter"),
    "de": (
        "spion",
        "widerstand",
        "vorsitzend",
        "agent",
        "zielperson",
        "attentäter",
        "lockvogel",
        "unbeteiligt",
        "jäger",
    ),
}
"""What somebody may be said to be."""


def _parts(node: Any) -> Iterator[Any]:
    """A part of a text, and all that is in it."""
    yield node
    inside = node if isinstance(node, list | tuple) else getattr(node, "__dict__", {}).values()
    for part in inside:
        if isinstance(part, list | tuple) or hasattr(part, "__dict__"):
            yield from _parts(part)


def _chosen(node: Any) -> list[Any]:
    """Where a text goes by `$way`."""
    found = [part for part in _parts(node) if type(part).__name__ == "SelectExpression"]
    return [one for one in found if getattr(getattr(one.selector, "id", None), "name", "") == "way"]


def _worded(language: str) -> dict[str, list[Any]]:
    """Every text that has several wordings, by its key."""
    body = FluentResource(source(language)).body
    return {one.id.name: found for one in body if hasattr(one, "id") and (found := _chosen(one))}


def _named(variant: Any) -> list[str]:
    """The players, cards and numbers a wording names."""
    return sorted(part.id.name for part in _parts(variant) if type(part).__name__ == "VariableReference")


def _written(variant: Any) -> str:
    """What stands in a wording besides."""
    return "".join(part.value for part in _parts(variant) if type(part).__name__ == "TextElement").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_can_be_chosen_and_names_what_the_plain_one_names(language: str) -> None:
    found = _worded(language)
    assert len(found) > 20
    for key, choices in found.items():
        for choice in choices:
            ways = {int(variant.key.value): variant for variant in choice.variants}
            assert sorted(ways) == list(range(len(choice.variants))), key
            assert 1 < len(ways) <= WAYS, key
            assert [way for way, variant in ways.items() if variant.default] == [0], (
                f"{key}: the plain one serves for the rest"
            )
            assert len({_written(variant) for variant in ways.values()}) == len(ways), f"{key}: twice the same"
            for variant in ways.values():
                assert _written(variant).strip(" ,.:;?!’"), key
                assert _named(variant.value) == _named(ways[0].value), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_speaks_of_a_role_that_the_plain_one_does_not_name(language: str) -> None:
    for key, choices in _worded(language).items():
        for choice in choices:
            plain, *others = sorted((int(v.key.value), _written(v)) for v in choice.variants)
            for _, other in others:
                assert [role for role in ROLES[language] if (role in other) != (role in plain[1])] == [], key


def test_every_language_words_the_same_statements() -> None:
    first, *others = (
        {key: [len(c.variants) for c in found] for key, found in _worded(one).items()} for one in LANGUAGES
    )
    assert all(other == first for other in others)


def test_no_english_text_has_an_article_before_a_number() -> None:
    """“A 80% chance” is wrong, and so is “an 70%”."""
    texts = "\n".join(source("en", part) for part in ("", *parts()))
    assert re.findall(r"\b[Aa]n? \{ \$(?:chance|percent|risk|count|number)\b", texts) == []


@pytest.mark.parametrize("one", SPEAKING, ids=lambda game: game.facts.id)
def test_whoever_says_what_was_just_said_words_it_differently(one: AnyGame, luck: random.Random) -> None:
    """So a few who say one thing in a row use every wording, and hardly anybody sees the same one twice on a screen."""
    said = 0
    for _ in range(3):
        found = dict[str, list[Any]]()
        for step in random_game(one, luck, asides=0.8).steps:
            for event in heard(step.events, None):
                if type(event).__name__ == "Said" and "way" in (words := _text_of(one, event, step.state)).args:
                    found.setdefault(words.key, []).append(words.args["way"])
        for key, ways in found.items():
            said += len(ways)
            assert ways == [(ways[0] + number) % WAYS for number in range(len(ways))], key
    assert said > 2 * WAYS


def _text_of(game: AnyGame, event: Any, state: Any) -> Sentence:
    """What is said, as the review has it."""
    review: Any = load(game.facts, REVIEW)
    around = {"circle": state.circle} if hasattr(state, "circle") else {}
    said = review.saying(event.statement, **around)
    return next((one for one in said.args.values() if isinstance(one, Sentence)), said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", SPEAKING, ids=lambda game: game.facts.id)
def test_what_was_said_reads_the_same_in_the_log_and_in_the_review(
    one: AnyGame, language: str, luck: random.Random
) -> None:
    log, review = load(one.facts, LOG), load(one.facts, REVIEW)
    assert log is not None
    assert review is not None
    compared = 0
    for _ in range(3):
        played = random_game(one, luck, asides=0.5)
        names = tuple(f"Player{seat}" for seat in range(played.seats))
        for judged in review.judge(played.steps):
            step = played.steps[judged.n]
            said = [event for event in heard(step.events, None) if type(event).__name__ == "Said"]
            to = Reader(one.view(step.state, None), names, language)
            compared += len(said)
            for event in said:
                assert line(one.facts.id, log.LOG, event, to) == say(judged.saying, language, names)
    assert compared
