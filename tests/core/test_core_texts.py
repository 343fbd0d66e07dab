"""Texts: the same keys and variables in every language, and every sentence of the code is there."""

import ast
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from crosstable.core.errors import Illegal
from crosstable.core.sentence import sentence
from crosstable.core.texts import LANGUAGES, PACKAGE, part_of, say, source, text_files

SPEAKERS = {"Illegal", "BadSetup", "BadGame", "Refused", "BadRecord", "sentence", "Sentence"}


def _entries(file: Path) -> list[Any]:
    return [e for e in FluentResource(file.read_text(encoding="utf-8")).body if type(e).__name__ != "Comment"]


def _names(node: Any, kind: str) -> set[str]:
    """The names of all variables (or whatever kind) somewhere inside a text."""
    if isinstance(node, list | tuple):
        return {name for part in node for name in _names(part, kind)}
    found = {node.id.name} if type(node).__name__ == kind else set()
    return found | {name for part in getattr(node, "__dict__", {}).values() for name in _names(part, kind)}


def _messages(language: str) -> dict[str, Any]:
    return {e.id.name: e for file in text_files(language) for e in _entries(file) if hasattr(e, "id")}


def _sentences_in_code() -> list[tuple[str, str]]:
    """Every text key that is written down in the code, with its place."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in SPEAKERS and isinstance(node.args[0].value, str):
                    found.append((node.args[0].value, f"{file.relative_to(PACKAGE)}:{node.lineno}"))
    return found


def test_every_part_of_the_texts_speaks_every_language() -> None:
    places = [{(file.parent, part_of(file)) for file in text_files(language)} for language in LANGUAGES]
    assert places[0]
    assert all(place == places[0] for place in places)


def test_what_a_page_asks_for_later_is_not_in_the_first_load() -> None:
    assert "cross-rules-lead" in source("en", "cross-learn")
    assert "cross-rules-lead" not in source("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_readable(language: str) -> None:
    for file in text_files(language):
        junk = [e for e in _entries(file) if type(e).__name__ == "Junk"]
        assert not junk, f"{file.relative_to(PACKAGE)}: {junk[0].content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_used_twice(language: str) -> None:
    keys = [e.id.name for file in text_files(language) for e in _entries(file) if hasattr(e, "id")]
    assert sorted(keys) == sorted(set(keys))


def test_languages_have_the_same_keys() -> None:
    keys = [set(_messages(language)) for language in LANGUAGES]
    assert all(k ^ keys[0] == set() for k in keys)


def test_languages_use_the_same_variables() -> None:
    first, *others = (_messages(language) for language in LANGUAGES)
    for other in others:
        for key, message in first.items():
            assert _names(message, "VariableReference") == _names(other[key], "VariableReference"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for key, message in _messages(language).items():
        if message.value is not None:
            text = say(sentence(key, **dict.fromkeys(_names(message, "VariableReference"), "3")), language)
            assert text.strip(), key


def test_every_sentence_in_the_code_has_a_text() -> None:
    known = set(_messages("en"))
    assert [(key, place) for key, place in _sentences_in_code() if key not in known] == []


def test_seats_become_names() -> None:
    why = sentence("cross-resigned", seat=1, colour="red")
    assert say(why, "en", ("Ada", "Bob")) == "Red (Bob) resigns."
    assert say(why, "de", ("Ada", "Bob")) == "Rot (Bob) gibt auf."
    assert say(why, "en") == "Red (2) resigns."


def test_a_number_that_is_absurd_can_be_said() -> None:
    assert "123456789…" in say(sentence("table-no-such-round", number=int("123456789" * 4)))


def test_a_sentence_may_hold_a_sentence() -> None:
    why = sentence("record-illegal", move=3, why=sentence("cross-occupied", cell="a1"))
    assert say(why, "en") == "Action 3 of the file breaks the rules: There is a stone on a1 already."
    assert say(why, "de") == "Aktion 3 der Datei verstößt gegen die Regeln: Auf a1 liegt schon ein Stein."


def test_a_missing_text_is_visible() -> None:
    assert say(sentence("no-such-text"), "en") == "[no-such-text]"


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="cross-occupied"):
        say(sentence("cross-occupied"), "en")


def test_an_error_reads_as_its_sentence() -> None:
    assert str(Illegal("cross-occupied", cell="a1")) == "There is a stone on a1 already."
