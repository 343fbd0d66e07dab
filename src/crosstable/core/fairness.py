"""The seed of a deal to which the players contribute, so that nobody chooses it alone.

The server promises a secret before anybody contributes. Each client then pledges a contribution of its own (it tells
the hash), and shows it when no more pledges are taken. The seed binds the secret and all of that, in the order of the
seats. docs/fairness.md describes the scheme, and what it proves and does not prove.
"""

import hashlib
import hmac
from collections.abc import Sequence
from itertools import zip_longest
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .chance import WORD, Draw, FairChance, commitment
from .errors import BadRecord

SIZE = 32
"""Bytes of a contribution."""

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Giver = Literal["client", "silent", "absent", "bot"]
"""Who is on a seat: a client that contributed; one that pledged and then did not show in time what it had pledged; a
person whose client took no part; a bot."""


class Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat had to do with the seed; what is pledged and shown is hexadecimal."""

    by: Giver
    pledge: Hex = ""
    contribution: Hex = ""


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal came about: what each seat gave, the seed that follows from it, and the draws of the start."""

    parts: Annotated[tuple[Part, ...], Meta(max_length=10)]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    draws: Annotated[tuple[Draw, ...], Meta(max_length=50)] = ()


def pledge_of(promise: str, contribution: bytes) -> str:
    """What a client tells before it shows its contribution; it belongs to this promise of the server."""
    return hashlib.sha256(b"crosstable pledge 1\0" + promise.encode() + contribution).hexdigest()


def seed_of(secret: bytes, parts: tuple[Part, ...]) -> bytes:
    """The seed that follows from the server's secret and what the seats gave."""
    lines = "".join(f"{seat} {part.by} {part.pledge} {part.contribution}\n" for seat, part in enumerate(parts))
    return hmac.digest(secret, b"crosstable seed 2\0" + lines.encode(), "sha256")


def check_parts(fair: Fair, promise: str, seats: int) -> None:
    """Raise BadRecord at the first seat whose part cannot be as it stands there."""
    if len(fair.parts) != seats:
        raise BadRecord("record-parts", found=len(fair.parts), seats=seats)
    for seat, part in enumerate(fair.parts):
        given = part.by in ("client", "silent"), part.by == "client"
        if (bool(part.pledge), bool(part.contribution)) != given:
            raise BadRecord("record-part", number=seat + 1)
        if part.contribution and pledge_of(promise, bytes.fromhex(part.contribution)) != part.pledge:
            raise BadRecord("record-wrong-pledge", number=seat + 1)


def check_seed(fair: Fair, secret: bytes) -> None:
    """Raise BadRecord if another seed was dealt from than the one that follows."""
    if seed_of(secret, fair.parts).hex() != fair.seed:
        raise BadRecord("record-wrong-deal")


def check_secret(secret: bytes, promise: str) -> None:
    """Raise BadRecord if the server did not keep its promise."""
    if commitment(secret) != promise:
        raise BadRecord("record-wrong-seed")


def check_draws(seed: bytes, move: int, told: Sequence[Draw]) -> None:
    """Raise BadRecord at the first draw of this action that does not follow from the seed; no rules are needed."""
    chance = FairChance(seed, move)
    for draw in told:
        match draw:
            case Draw(how="number", of=int(below)) if 0 < below <= WORD:
                chance.below(draw.label, below)
            case Draw(how="pick", of=tuple(cards)) if cards:
                chance.pick(draw.label, cards)
            case Draw(how="shuffle", of=tuple(cards)):
                chance.shuffle(draw.label, cards)
            case _:
                raise BadRecord("record-draw", move=move, label=draw.label)
    compare_draws(move, told, chance.drawn)


def compare_draws(move: int, told: Sequence[Draw], right: Sequence[Draw]) -> None:
    """Raise BadRecord at the first place in which the draws of this action differ from what they must be."""
    for found, true in zip_longest(told, right):
        if found == true:
            continue
        if found is None or true is None or (found.label, found.how) != (true.label, true.how):
            raise BadRecord("record-draw", move=move, label=(true or found).label)
        if found.of != true.of:
            raise BadRecord("record-draw-of", move=move, label=true.label)
        place, is_, must = _first_difference(found.got, true.got)
        raise BadRecord("record-draw-got", move=move, label=true.label, place=place, found=is_, right=must)


def _first_difference(found: object, true: object) -> tuple[int, str, str]:
    """Which card is not what it must be, counted from 1; what it is, and what it must be."""
    ours, theirs = (one if isinstance(one, tuple) else (one,) for one in (true, found))
    pairs = enumerate(zip_longest(theirs, ours), start=1)
    return next((place, str(one), str(other)) for place, (one, other) in pairs if one != other)
