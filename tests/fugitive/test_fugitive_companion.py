"""Fugitive at a real table."""

import pytest

from crosstable.core.texts import say
from crosstable.games.fugitive.data import Variant
from crosstable.games.fugitive.parts.companion import ending, event_things, opening, things, turn


@pytest.mark.rule("F1", "F2", "F3")
def test_all_43_hideouts_are_laid_out() -> None:
    assert [(say(item.what), item.count) for item in things()] == [
        ("Card 0, the start", 1),
        ("For the Fugitive’s hand: 1, 2, 3, 42", 4),
        ("Pile A: the cards 4 to\u00a014", 11),
        ("Pile B: the cards 15 to\u00a028", 14),
        ("Pile C: the cards 29 to\u00a041", 13),
    ]


@pytest.mark.rule("F25", "F26", "F27", "F28")
@pytest.mark.parametrize(
    ("events", "counts"),
    [
        ("none", []),
        ("random", [6]),
        ("discovery", [17]),
        ("for_fugitive", [6]),
        ("for_marshal", [6]),
        ("catch_up", [6, 6, 5, 6]),
    ],
)
def test_the_events_of_each_variant(events: Variant, counts: list[int]) -> None:
    assert [item.count for item in event_things(events)] == counts


@pytest.mark.rule("F3")
def test_the_opening_names_the_fugitive() -> None:
    lines = [say(line.say, "en", ("Ada", "Bo")) for line in opening("none", 0)]
    assert lines[0] == "Ada is the Fugitive, Bo is the Marshal."
    assert lines[-2] == "Ada draws 3 cards of pile A and 2 of pile B as well, without showing them."
    assert lines[-1] == "Ada, the Fugitive, begins."


@pytest.mark.rule("F6", "F7", "F8", "F9", "F15")
def test_each_turn_is_told_in_order() -> None:
    told = say(turn("fugitive", True, "exactly_two", False)[0])
    assert told.startswith("Lay exactly two hideouts face down, without drawing.")
    assert "one if no second is possible" in say(turn("fugitive", True, "two", False)[0])
    assert say(turn("marshal", True, "two", False)[0]) == "Draw 2 cards, each from any pile."
    assert say(turn("marshal", False, "two", False)[0]) == "Draw one card from any pile."
    later = [s.key for s in turn("fugitive", False, "one_or_two", True)]
    assert later[:2] == ["fugitive-turn-draw", "fugitive-turn-lay"]
    assert later[-1] == "fugitive-turn-pass-draw"


@pytest.mark.rule("F20", "F21")
def test_the_end_is_told_with_its_numbers() -> None:
    assert say(ending()[1]) == "42 is laid while a found hideout is 30 or higher: the Fugitive wins at once."
