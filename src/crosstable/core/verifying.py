"""Whether a record is what it says: each thing that can be checked, and what is wrong with it.

A record is read whole or not at all; here all of it is looked at, so that what was changed can be named.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from .chance import Draw
from .errors import BadRecord
from .fairness import Fair, check_draws, check_parts, check_secret, check_seed
from .game import AnyGame
from .record import LARGEST, Closing, Header, game_of, played_through, read_close, read_header
from .sentence import Sentence

Check = Literal["promise", "parts", "seed", "draws", "rules", "file"]


class Finding(Struct, frozen=True):
    """One thing that was checked, and why it is wrong (None: it is right)."""

    check: Check
    why: Sentence | None


class Verified(Struct, frozen=True):
    """What was found in a file; header None: it is none of ours."""

    header: Header | None
    findings: tuple[Finding, ...]

    @property
    def problems(self) -> tuple[Sentence, ...]:
        """What is wrong, each thing once."""
        found = [one.why for one in self.findings if one.why is not None]
        return tuple(why for n, why in enumerate(found) if why not in found[:n])


class _Drawn(Struct):
    n: int
    draws: Annotated[tuple[Draw, ...], Meta(max_length=50)] = ()


def verified(data: bytes, games: Mapping[str, AnyGame]) -> Verified:
    """Everything that can be checked about the record in this file."""
    lines = data.split(b"\n")
    try:
        if len(data) > LARGEST:
            raise BadRecord("record-too-large", most=LARGEST // 1_000_000)
        header = read_header(lines[0])
    except BadRecord as error:
        return Verified(None, (Finding("file", error.why),))
    return Verified(header, tuple(_findings(data, lines, header, games)))


def _findings(data: bytes, lines: list[bytes], header: Header, games: Mapping[str, AnyGame]) -> Iterator[Finding]:
    secret = bytes.fromhex(header.seed or "")
    if header.seed is not None:
        yield _tried("promise", lambda: check_secret(secret, header.commitment))
    if header.fair:
        fair: Fair = header.fair
        yield _tried("parts", lambda: check_parts(fair, header.commitment, len(header.seats)))
        yield _tried("seed", lambda: check_seed(fair, secret))
        yield _tried("draws", lambda: _check_all_draws(fair, lines[1:-2]))
    yield _tried("rules", lambda: played_through(game_of(header, games), header, lines, _closing(lines)))
    yield _tried("file", lambda: read_close(data, lines))


def _tried(check: Check, do: Callable[[], object]) -> Finding:
    try:
        do()
    except BadRecord as error:
        return Finding(check, error.why)
    return Finding(check, None)


def _check_all_draws(fair: Fair, lines: Iterable[bytes]) -> None:
    seed = bytes.fromhex(fair.seed)
    check_draws(seed, 0, fair.draws)
    for number, line in enumerate(lines, start=2):
        if line.startswith(b'{"after":'):
            continue
        try:
            found = msgspec.json.decode(line, type=_Drawn)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BadRecord("record-damaged", line=number) from None
        check_draws(seed, found.n, found.draws)


def _closing(lines: list[bytes]) -> Closing:
    """The last line, whatever is said before it."""
    try:
        return msgspec.json.decode(lines[-2], type=Closing)
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("record-not-closed") from None
