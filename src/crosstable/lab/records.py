"""Many records: found in folders and arenas, filtered, and looked through as rows. Nothing is replayed to find them."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from crosstable.core import BadRecord, Outcome, Refused
from crosstable.core.record import Header, Record, read_ends, read_record, replay
from crosstable.games import GAMES

from .jobs import who_won
from .kept import Terms
from .results import GameResult


class Filed(Struct, frozen=True):
    """A record where it lies. Its beginning and end are read and its checksum is right; its actions wait."""

    file: str
    """The file; for a game of an arena the arena's file, `#` and the number of the game."""
    header: Header
    actions: int
    outcome: Outcome | None
    data: bytes
    """The whole record as a file."""

    def record(self) -> Record:
        """The whole record, every action replayed, or BadRecord."""
        return read_record(self.data, GAMES)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the bot on each seat, empty for a person."""
        known = self.header.levels
        return ("",) * len(self.header.seats) if known is UNSET else known

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return self.outcome.winners if self.outcome is not None else ()


class _Action(Struct, frozen=True):
    type: str


class _Line(Struct, frozen=True):
    """A line between header and closing line: an action, or what was said."""

    seat: int
    at: int
    n: int = 0
    action: msgspec.Raw = msgspec.Raw(b"")
    bot: str = ""


def records(
    *paths: str | Path, on_bad: Callable[[str, BadRecord], None] | None = None, **wanted: Any
) -> Iterator[Filed]:
    """The records in these files and folders, one by one, those that are wanted.

    A path is a record, a folder (every `.jsonl` in it and below it) or the file in which an arena has kept its games.
    Wanted are those of a `game`, with a `player` of this name or `won_by` one, with so many `seats`, `over` or not, and
    with these `options` (a dict). A file that is no record raises BadRecord, or is handed to `on_bad` and passed by.
    """
    for path in map(Path, paths):
        for file in sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]:
            try:
                data = file.read_bytes()
            except OSError as error:
                raise Refused("lab-cannot-read", file=str(file), why=error.strerror or str(error)) from None
            for name, text in _records_in(str(file), data):
                try:
                    found = _filed(name, text)
                except BadRecord as error:
                    if on_bad is None:
                        raise
                    on_bad(name, error)
                    continue
                if _fits(found, **wanted):
                    yield found


def _fits(
    one: Filed,
    game: str | None = None,
    player: str | None = None,
    won_by: str | None = None,
    seats: int | None = None,
    over: bool | None = None,
    options: dict[str, Any] | None = None,
) -> bool:
    """Whether this is one of the records that are wanted."""
    names = one.header.seats
    return (
        (game is None or one.header.game == game)
        and (seats is None or len(names) == seats)
        and (player is None or player in names)
        and (won_by is None or won_by in [names[seat] for seat in one.winners])
        and (over is None or over == (one.outcome is not None and not one.outcome.called_off))
        and all(name in one.header.options and one.header.options[name] == v for name, v in (options or {}).items())
    )


def _records_in(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """A file is one record, unless an arena has kept its games in it."""
    first, _, rest = data.partition(b"\n")
    try:
        msgspec.json.decode(first, type=Terms)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        yield name, data
        return
    for line in rest.split(b"\n")[:-1]:  # what stands after the last line break was interrupted
        game = msgspec.json.decode(line, type=GameResult)
        yield f"{name}#{game.number}", game.record.encode()


def _filed(name: str, data: bytes) -> Filed:
    header, close = read_ends(data)
    return Filed(name, header, close.end, close.outcome, data)


Row = dict[str, Any]
"""A line of a table, by the names of its columns."""


def game_rows(found: Iterable[Filed]) -> Iterator[Row]:
    """A row for each game."""
    for one in found:
        head, end = one.header, one.outcome
        yield {
            "file": one.file, "game": head.game, "rules": head.rules, "options": head.options,
            "seats": len(head.seats), "names": list(head.seats), "levels": list(one.levels), "begun": head.begun,
            "milliseconds": max((line.at for line in _lines(one)), default=0), "actions": one.actions,
            "over": end is not None, "called_off": end is not None and end.called_off,
            "winners": list(one.winners), "why": end.why.key if end is not None else None,
        }  # fmt: skip


def seat_rows(found: Iterable[Filed]) -> Iterator[Row]:
    """A row for each seat of each game. What it was is found by replaying the game."""
    for one in found:
        roles = _roles(one)
        done = [0] * len(one.header.seats)
        for line in _lines(one):
            if line.n and 0 <= line.seat < len(done):
                done[line.seat] += 1
        for seat, name in enumerate(one.header.seats):
            yield {
                "file": one.file, "game": one.header.game, "seat": seat, "name": name, "level": one.levels[seat],
                "role": roles[seat] if roles else None, "actions": done[seat],
                "won": seat in one.winners if one.outcome is not None else None,
            }  # fmt: skip


def _roles(one: Filed) -> tuple[str, ...]:
    """What each seat was; nothing while that is still a secret."""
    game = GAMES.get(one.header.game)
    if game is None or one.outcome is None:
        return ()
    return who_won(game, replay(one.record(), game)[-1].state)[0]


def action_rows(found: Iterable[Filed]) -> Iterator[Row]:
    """A row for each action of each game; time itself acts as seat -1."""
    for one in found:
        for line in _lines(one):
            if line.n:
                kind = msgspec.json.decode(line.action, type=_Action).type
                yield {
                    "file": one.file, "game": one.header.game, "n": line.n, "seat": line.seat, "at": line.at,
                    "type": kind, "action": bytes(line.action).decode(), "bot": line.bot,
                }  # fmt: skip


def _lines(one: Filed) -> Iterator[_Line]:
    try:
        yield from (msgspec.json.decode(line, type=_Line) for line in one.data.split(b"\n")[1:-2])
    except msgspec.MsgspecError:
        raise BadRecord("record-foreign") from None


ROWS: dict[str, Callable[[Iterable[Filed]], Iterator[Row]]] = {
    "games": game_rows,
    "seats": seat_rows,
    "actions": action_rows,
}
