"""A sentence that is written once and that everyone reads in their own language."""

from __future__ import annotations

from msgspec import Struct


class Sentence(Struct, frozen=True, gc=False):
    """The id of a text in the `.ftl` files and what to put into it.

    An argument called `seat` or `seat_…` is a seat number; whoever shows the sentence puts the player's
    name there. An argument may be a sentence itself.
    """

    key: str
    args: dict[str, str | int | Sentence] = {}


Arg = str | int | Sentence


def sentence(key: str, **args: Arg) -> Sentence:
    """Write a sentence: `sentence("bad-seats", count=3)`."""
    return Sentence(key, args)
