"""Offers describe exactly what may be chosen."""

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosstable.core.action import Action
from crosstable.core.offers import Offer, OneOf, SomeOf, allowed, offer


class Send(Action, frozen=True):
    """Send somebody with some cards."""

    who: int
    cards: tuple[str, ...]


class Rest(Action, frozen=True):
    """Do nothing."""


def test_one_of_allows_its_values_and_no_look_alikes() -> None:
    choice = OneOf((1, 2, "3"))
    assert [choice.allows(v) for v in (1, 2, "3")] == [True, True, True]
    assert not any(choice.allows(v) for v in (True, 1.0, "1", 3, None, (1,)))
    assert list(choice) == [1, 2, "3"]


def test_some_of_without_weights_lists_every_size() -> None:
    assert list(SomeOf(("a", "b", "c"), 1, 2)) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_some_of_may_be_nothing() -> None:
    assert list(SomeOf(("a",), 0, 1)) == [(), ("a",)]
    assert SomeOf(("a",), 0, 1).allows(())


def test_weights_must_be_reached_together() -> None:
    heavy = SomeOf(("a", "b", "c"), 1, 3, weights=(1, 2, 4), weight=4)
    assert list(heavy) == [("c",), ("a", "c"), ("b", "c"), ("a", "b", "c")]
    assert heavy.allows(("c", "a"))
    assert not heavy.allows(("a", "b"))


@pytest.mark.parametrize("wrong", [("a", "a"), ["a", "b"], ("a", "z"), "ab", ("a",), ("a", "b", "c"), None])
def test_some_of_refuses_doubles_strangers_and_wrong_numbers(wrong: object) -> None:
    assert not SomeOf(("a", "b", "c"), 2, 2).allows(wrong)


@given(
    st.lists(st.integers(0, 5), min_size=1, max_size=5),
    st.integers(0, 3),
    st.integers(0, 3),
    st.integers(0, 8),
)
def test_what_is_listed_is_what_is_allowed(weights: list[int], least: int, more: int, weight: int) -> None:
    cards = tuple("abcde"[: len(weights)])
    choice = SomeOf(cards, least, least + more, tuple(weights), weight)
    listed = {order for chosen in choice for order in permutations(chosen)}
    everything = {order for size in range(len(cards) + 1) for order in permutations(cards, size)}
    assert listed == {order for order in everything if choice.allows(order)}
    if listed:
        luck = random.Random(1)
        if least + more <= len(cards):
            assert all(choice.pick(luck.randrange) in listed for _ in range(20))


def test_an_offer_combines_its_fields_freely() -> None:
    sending = offer(Send, who=OneOf((0, 1)), cards=SomeOf(("x", "y"), 1, 1))
    assert list(sending.choices()) == [
        {"who": 0, "cards": ("x",)},
        {"who": 0, "cards": ("y",)},
        {"who": 1, "cards": ("x",)},
        {"who": 1, "cards": ("y",)},
    ]
    assert sending.allows(Send(1, ("y",)))
    assert not sending.allows(Send(2, ("y",)))
    assert not sending.allows(Send(1, ()))
    assert not sending.allows(Rest())
    assert sending.pick(random.Random(3).randrange) in list(sending.choices())


def test_an_action_without_fields_is_offered_once() -> None:
    assert list(offer(Rest).choices()) == [{}]
    assert offer(Rest).allows(Rest())


def test_allowed_looks_at_all_offers() -> None:
    both = (offer(Rest), offer(Send, who=OneOf((0,)), cards=SomeOf((), 0, 0)))
    assert allowed(both, Rest())
    assert allowed(both, Send(0, ()))
    assert not allowed(both[:1], Send(0, ()))
    assert not allowed((), Rest())


def test_an_offer_that_forgets_a_field_allows_nothing() -> None:
    assert not Offer("send", {"who": OneOf((0,))}).allows(Send(0, ()))
