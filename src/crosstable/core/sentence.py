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


WAYS = 4
"""In how many ways a statement is worded at most."""


def way_of(first: int, before: int) -> int:
    """The way a statement is worded, its text's `$way`: in turn, by how often it was said before in this game, from one
    on that `first`, a number everybody knows, decides. So nobody repeats the words of whoever said so last, and from
    the words nobody can tell a lie or a bot."""
    return (first + before) % WAYS


def sentence(key: str, **args: Arg) -> Sentence:
    """Write a sentence: `sentence("bad-seats", count=3)`."""
    return Sentence(key, args)
