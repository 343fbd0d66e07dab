"""A game as a file: JSON lines. First a header, then one line for each action, then a line that closes the file.

What was said is between the actions, a line each. A file without talk has format 1, one with talk format 2, so
that an older version reads whatever it can understand. Both are read.

The closing line holds the number of actions and a SHA-256 over everything before it, so a file that was cut
off or changed is recognised. A file is read whole or not at all.
"""

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from .action import Action
from .chance import FAIR, SEALED, Chance, Draw, FairChance, SealedChance, commitment, drawn
from .codec import codec, encode, encode_lines
from .errors import BadRecord, CrosstableError
from .fairness import Fair, check_parts, check_secret, check_seed, compare_draws
from .game import AnyGame
from .options import read_options, written_options
from .outcome import Outcome
from .phrases import phrase_of
from .seats import Seat
from .step import Step
from .writing import is_printable

FORMAT = 1
WITH_TALK = 2
"""The format of a file in which somebody says something."""
LARGEST = 4_000_000
"""Bytes of the largest file we read."""
LONGEST_LINE = 300
"""Characters of the longest line a player may say."""

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Short = Annotated[str, Meta(max_length=100)]
Names = Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=10)]
_UNREADABLE = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError)


class Header(Struct, frozen=True, kw_only=True):
    """Everything that was fixed before the first action."""

    crosstable: Count = FORMAT
    game: Short
    rules: Count
    options: dict[str, Any]
    seats: Names
    """The players' names, by seat."""
    levels: Names | UnsetType = UNSET
    """The level of the bot on each seat, empty for a person; not there if only people began to play."""
    chance: Short = SEALED
    commitment: str
    seed: str | None
    """The server's secret in hexadecimal; None while it is still secret."""
    begun: int = 0
    """When the game began, in milliseconds since 1970."""
    fair: Fair | UnsetType = UNSET
    """How the players contributed to the deal; without it the server's secret alone was the seed."""

    @property
    def dealt_from(self) -> bytes | None:
        """The seed of all draws; None while it is still secret."""
        if self.seed is None:
            return None
        return bytes.fromhex(self.fair.seed if self.fair else self.seed)


class Move(Struct, frozen=True, omit_defaults=True, gc=False):
    """One action: its number from 1, who did it, when (milliseconds since the beginning), and what."""

    n: int
    seat: Seat
    at: int
    action: Action
    bot: str = ""
    """The level of the bot that stood in for the player of this seat; empty if the player acted in person."""
    draws: tuple[Draw, ...] = ()
    """What was left to chance in it, where the record has a fair part."""


class Spoken(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player said after action number `after` (0: before the first), and when.

    Either a phrase, which everyone reads in their own language, or free text.
    """

    after: Count
    seat: Seat
    at: int
    phrase: Short = ""
    number: int | None = None
    """The number the phrase names, if it names one."""
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Closing(Struct, frozen=True):
    """The last line of a file."""

    end: Count
    outcome: Outcome | None
    sha256: str


class Record(Struct, frozen=True):
    """A whole game: header, actions, and how it ended (None: not yet)."""

    header: Header
    moves: tuple[Move, ...]
    outcome: Outcome | None
    talk: tuple[Spoken, ...] = ()
    """What was said, in order."""


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    seat: Seat
    at: int
    action: msgspec.Raw
    bot: Short = ""
    draws: Annotated[tuple[Draw, ...], Meta(max_length=50)] = ()


class _Foreign(Struct):
    crosstable: Count


class SecretChance(Chance):
    """Stands where a seed is still secret: a game that needs it cannot be replayed yet."""

    def below(self, label: str, n: int) -> int:
        """Always refuses."""
        raise BadRecord("record-seed-secret")


def chance_at(seed: bytes | None, action: int, kind: str = SEALED) -> Chance:
    """The chance of the action with this number; number 0 is the start of the game."""
    if seed is None:
        return SecretChance()
    return FairChance(seed, action) if kind == FAIR else SealedChance(seed, action)


def header_of(
    game: AnyGame,
    options: Any,
    names: tuple[str, ...],
    seed: bytes,
    begun: int = 0,
    levels: tuple[str, ...] = (),
    fair: Fair | UnsetType = UNSET,
) -> Header:
    """The header of a game whose secret may be told. `begun` is in milliseconds since 1970."""
    return Header(
        game=game.facts.id,
        rules=game.facts.rules,
        options=written_options(options),
        seats=names,
        levels=levels if any(levels) else UNSET,
        chance=FAIR if fair else SEALED,
        commitment=commitment(seed),
        seed=seed.hex(),
        begun=begun,
        fair=fair,
    )


def write_record(record: Record) -> bytes:
    """The record as a file."""
    header = replace(record.header, crosstable=WITH_TALK if record.talk else FORMAT)
    talk: dict[int, list[Spoken]] = {}
    for said in record.talk:
        talk.setdefault(said.after, []).append(said)
    lines: list[Struct] = [header, *talk.get(0, ())]
    for move in record.moves:
        lines += (move, *talk.get(move.n, ()))
    body = encode_lines(lines)
    close = Closing(len(record.moves), record.outcome, hashlib.sha256(body).hexdigest())
    return body + encode(close) + b"\n"


def read_ends(data: bytes) -> tuple[Header, Closing]:
    """What a file says at its beginning and at its end, or BadRecord if it is cut off or was changed.

    Nothing is replayed: this is for looking through thousands of files.
    """
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", most=LARGEST // 1_000_000)
    lines = data.split(b"\n")
    header = read_header(lines[0])
    check_header(header)
    return header, read_close(data, lines)


def read_record(data: bytes, games: Mapping[str, AnyGame]) -> Record:
    """The record in this file, or BadRecord with the reason. Every action is replayed."""
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", most=LARGEST // 1_000_000)
    lines = data.split(b"\n")
    header = read_header(lines[0])
    check_header(header)
    game = game_of(header, games)
    close = read_close(data, lines)
    return played_through(game, header, lines, close)


def game_of(header: Header, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game under whose rules this was played, or BadRecord."""
    game = games.get(header.game)
    if game is None:
        raise BadRecord("record-unknown-game", game=header.game)
    if header.rules != game.facts.rules:
        raise BadRecord("record-other-rules", found=header.rules, known=game.facts.rules)
    return game


def played_through(game: AnyGame, header: Header, lines: list[bytes], close: Closing) -> Record:
    """The record these lines are, played again by the rules; BadRecord where they do not allow it."""
    moves, talk = read_body(game, header, lines[1:-2])
    if close.end != len(moves):
        raise BadRecord("record-cut-off", found=len(moves), promised=close.end)
    record = Record(header, moves, close.outcome, talk)
    steps = replay(record, game)
    if game.outcome(steps[-1].state) != close.outcome:
        raise BadRecord("record-wrong-outcome")
    return record


def read_header(line: bytes) -> Header:
    """The first line of a file, whether or not what is in it is true."""
    try:
        found = msgspec.json.decode(line, type=_Foreign)
    except _UNREADABLE:
        raise BadRecord("record-foreign") from None
    if found.crosstable not in (FORMAT, WITH_TALK):
        raise BadRecord("record-other-format", found=found.crosstable, known=WITH_TALK)
    try:
        header = msgspec.json.decode(line, type=Header)
        if header.seed is not None and bytes.fromhex(header.seed).hex() != header.seed:
            raise ValueError(header.seed)
    except (*_UNREADABLE, ValueError):
        raise BadRecord("record-damaged", line=1) from None
    if not all(
        is_printable(char)
        for text in (header.game, header.chance, *header.seats, *(header.levels or ()))
        for char in text
    ):
        raise BadRecord("record-damaged", line=1)
    if header.chance != (FAIR if header.fair else SEALED):
        raise BadRecord("record-unknown-chance", chance=header.chance)
    return header


def check_header(header: Header) -> None:
    """Raise BadRecord if the secret is not the promised one, or the seed does not follow from it."""
    if header.seed is None:
        return
    check_secret(bytes.fromhex(header.seed), header.commitment)
    if header.fair:
        check_parts(header.fair, header.commitment, len(header.seats))
        check_seed(header.fair, bytes.fromhex(header.seed))


def read_close(data: bytes, lines: list[bytes]) -> Closing:
    """The last line of a file, which must fit all the others."""
    if len(lines) < 3 or lines[-1] != b"":
        raise BadRecord("record-not-closed")
    try:
        close = msgspec.json.decode(lines[-2], type=Closing)
    except _UNREADABLE:
        raise BadRecord("record-not-closed") from None
    body = data[: len(data) - len(lines[-2]) - 1]
    if hashlib.sha256(body).hexdigest() != close.sha256:
        raise BadRecord("record-changed")
    return close


def read_body(game: AnyGame, header: Header, lines: list[bytes]) -> tuple[tuple[Move, ...], tuple[Spoken, ...]]:
    """The actions, and what was said between them."""
    moves: list[Move] = []
    talk: list[Spoken] = []
    for number, line in enumerate(lines, start=2):
        try:
            if header.crosstable == WITH_TALK and line.startswith(b'{"after":'):
                talk.append(_read_spoken(game, len(header.seats), len(moves), line))
            else:
                moves.append(_read_move(game, len(moves) + 1, line))
        except (*_UNREADABLE, ValueError):
            raise BadRecord("record-damaged", line=number) from None
    return tuple(moves), tuple(talk)


def _read_move(game: AnyGame, number: int, line: bytes) -> Move:
    found = msgspec.json.decode(line, type=_Line)
    if found.n != number or not all(map(is_printable, found.bot)):
        raise ValueError(found.n)
    return Move(found.n, found.seat, found.at, codec(game).action(bytes(found.action)), found.bot, found.draws)


def _read_spoken(game: AnyGame, seats: int, after: int, line: bytes) -> Spoken:
    """A saying that somebody at this table could have said there; anything else is a ValueError."""
    said = msgspec.json.decode(line, type=Spoken)
    phrase = phrase_of(said.phrase, game.facts.phrases)
    known = phrase.fits(said.number) and not said.text if phrase else said.number is None and not said.phrase
    worded = bool(said.phrase) or (bool(said.text) and all(is_printable(char) for char in said.text))
    if said.after != after or not 0 <= said.seat < seats or not (known and worded):
        raise ValueError(said)
    return said


def replay(record: Record, game: AnyGame) -> list[Step[Any]]:
    """Every step of the game, the start first. Raises BadRecord at an action the rules do not allow, and at a draw
    that does not follow from the seed."""
    header = record.header
    seed, chance = header.dealt_from, chance_at(header.dealt_from, 0, header.chance)
    try:
        options = read_options(game.facts.options, header.options)
        steps = [game.start(options, len(header.seats), chance)]
    except BadRecord:
        raise
    except CrosstableError as error:
        raise BadRecord("record-bad-setup", why=error.why) from error
    compare_draws(0, header.fair.draws if header.fair else (), drawn(chance))
    for move in record.moves:
        chance = chance_at(seed, move.n, header.chance)
        try:
            steps.append(game.play(steps[-1].state, move.seat, move.action, chance))
        except BadRecord:
            raise
        except CrosstableError as error:
            raise BadRecord("record-illegal", move=move.n, why=error.why) from error
        compare_draws(move.n, move.draws, drawn(chance))
    return _broken_off(steps, record.outcome, game)


def _broken_off(steps: list[Step[Any]], end: Outcome | None, game: AnyGame) -> list[Step[Any]]:
    """The same steps; if the game was called off, everything is open in the last one."""
    last = steps[-1]
    if end is None or not end.called_off or game.outcome(last.state) is not None:
        return steps
    return [*steps[:-1], Step(game.call_off(last.state, end.why), last.events)]
