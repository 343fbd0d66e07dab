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


def way_of(*public: int) -> int:
    """The way a statement is worded, its text's `$way`: by numbers that everybody knows of it and by nothing else, so
    that all read the same words and nobody reads more out of them. Where there are four wordings neighbours who say one
    thing of one player word it differently. A browser chooses by `wayOf` in `lib/texts.js`."""
    mixed = 0
    for number in public:
        mixed = (9 * mixed + number) % 29
    return mixed % WAYS


def sentence(key: str, **args: Arg) -> Sentence:
    """Write a sentence: `sentence("bad-seats", count=3)`."""
    return Sentence(key, args)
