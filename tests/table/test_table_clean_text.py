"""Names and titles."""

import pytest

from crosstable.core.errors import Refused
from crosstable.table.clean_text import clean_name, clean_title, tidy


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna  ", "Anna"),
        ("An\u0000na\u202e", "Anna"),
        ("A\u200bB", "AB"),
        ("Anna\n\tMaria", "Anna Maria"),
        ("e\u0301", "\u00e9"),
        ("q" + "\u0301" * 9, "q\u0301\u0301"),
        ("\U0001f40c", "\U0001f40c"),
        ("An\u3164na\u2800", "Anna"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("A \ufe0f\ufe0fB\ufe0f\ufe0f", "A B\ufe0f"),
    ],
)
def test_what_is_not_meant_to_be_seen_is_taken_out(given: str, shown: str) -> None:
    assert tidy(given) == shown


@pytest.mark.parametrize("name", [" \u200b ", "\u3164", "\u2800\u115f", "\ufe0f"])
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name, ())
    assert refused.value.why.key == "table-name-empty"


def test_a_long_name_is_refused() -> None:
    assert clean_name("x" * 24, ()) == "x" * 24
    with pytest.raises(Refused) as refused:
        clean_name("x" * 25, ())
    assert refused.value.why.key == "table-name-long"


def test_nobody_can_pass_for_somebody_else() -> None:
    assert clean_name("anna", ["Anna"]) == "anna 2"
    assert clean_name("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert clean_name("\uff21nna", ["Anna"]) == "\uff21nna 2"
    assert clean_name("Anna\ufe0f", ["Anna"]) == "Anna\ufe0f 2"
    assert clean_name("Anna\u034f", ["Anna"]) == "Anna 2"
    assert clean_name("x" * 24, ["x" * 24]) == "x" * 21 + " 2"


def test_titles_may_be_empty_but_not_endless() -> None:
    assert clean_title("") == ""
    with pytest.raises(Refused):
        clean_title("x" * 61)
