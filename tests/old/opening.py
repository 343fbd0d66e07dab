"""What earlier versions have left behind: a store, records and messages. None of these files is ever written again.
What is kept anew stands in further ones.

Only `told.json` may be: it holds digests of what everybody at the tables of that store is told now, to the byte.
`python -m old.opening` (in the folder `tests`) writes it anew, when what a table tells was changed on purpose.
"""

import asyncio
import hashlib
import json
import sqlite3
import tempfile
from pathlib import Path
from unittest import mock

import msgspec

from crosstable.games import GAMES
from crosstable.table import watch
from crosstable.table.hub import Hub
from crosstable.table.rate_limits import Limits
from crosstable.table.sqlite import SqliteStore
from crosstable.table.table import Table
from helpers.tables import KeepThinker, drain

HERE = Path(__file__).parent
TOLD = HERE / "told.json"
NOW = 1_800_000_000_000
"""The moment at which the tables are opened, long after everything in them."""

Told = dict[str, str]
"""What one person is told: the phase of the table, every part of a sync and the last steps; long ones as digests."""


def kept_tables() -> str:
    """The schema and the bytes of the store, as its versions have left them."""
    return "".join(file.read_text(encoding="utf-8") for file in sorted(HERE.glob("tables*.sql"), key=lambda f: f.stem))


def old_store(folder: Path) -> Path:
    """The store as a file, with the very schema and bytes it had."""
    path = folder / "old.sqlite3"
    with sqlite3.connect(path) as db:
        db.executescript(kept_tables())
    db.close()
    return path


def _digest(data: bytes) -> str:
    return data.decode() if len(data) <= 12 else hashlib.sha256(data).hexdigest()[:12]


async def _told_to(table: Table, person: str | None) -> Told:
    """Somebody comes and goes again before the table can do anything about it."""
    connection = table.connect(person, None)
    parts = msgspec.json.decode((await drain(connection))[0], type=dict[str, msgspec.Raw])
    table.disconnect(connection)
    connection = table.connect(person, max(1, table.state.seq - 2))
    gap = b"\n".join(await drain(connection))
    table.disconnect(connection)
    return {
        "phase": table.state.phase,
        **{name: _digest(bytes(part)) for name, part in parts.items()},
        "gap": _digest(gap),
    }


async def _all_told(path: Path, whom: dict[str, list[str]]) -> dict[str, dict[str, Told]]:
    store, thinker = SqliteStore(path), KeepThinker()
    thinker.gate.clear()  # what bots would do is another matter
    hub = Hub(GAMES, store, thinker, Limits(), 0.0)
    found = {}
    for code, people in whom.items():
        table = await hub.find(code)
        found[code] = {name: await _told_to(table, None if name == "watcher" else name) for name in people}
    await hub.close()
    await store.close()
    return found


def told_now(path: Path) -> dict[str, dict[str, Told]]:
    """What the people of `told.json` are told, by table and person."""
    whom = {code: list(people) for code, people in json.loads(TOLD.read_text(encoding="utf-8")).items()}
    with mock.patch.object(watch, "now", return_value=NOW):
        return asyncio.run(_all_told(path, whom))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        TOLD.write_text(json.dumps(told_now(old_store(Path(folder))), indent=1) + "\n", encoding="utf-8")
