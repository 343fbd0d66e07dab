"""How processes share tables through PostgreSQL: see `Sharing`.

A process lives as long as the lock of its writing connection (`postgresql_schema.LIVING`); a table names the process
that has it. One lock a process, not one a table: PostgreSQL has room for some thousand locks, and there may be more
tables.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from crosstable.core import StoreFailed

from .postgresql import PostgresStore
from .postgresql_schema import ALIVE, LIVING
from .sharing import Claim

_FRESH = 2.0
"""Seconds after which what others have published is looked at again, even without news of it."""


class PostgresSharing:
    """See `Sharing`."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.secret = store.secret
        self.on_lost = store.on_lost
        self._own: bytes | None = None
        self._others: Sequence[bytes] = ()
        self._seen = 0.0
        store.on_news(self._hear)
        store.on_lost(self._forget)

    def _hear(self, news: str) -> None:
        if news == "listing":
            self._seen = 0.0

    def _forget(self) -> None:
        self._own = None

    async def claim(self, table: str) -> Claim:
        """See `Sharing.claim`. Who asks at the same time waits for the row."""
        if not self._store.connected:
            raise StoreFailed("no connection")
        me = self._store.number

        async def take(db: Any) -> Claim:
            async with db.transaction():
                owner = await db.fetchval("SELECT owner FROM tables WHERE id = $1 FOR UPDATE", table)
                had = None if owner in (None, me) else await db.fetchrow(_OWNER, owner)
                if had is not None and had["lives"]:
                    return Claim(at=had["address"])
                await db.execute("UPDATE tables SET owner = $1 WHERE id = $2", me, table)
            return Claim(gone=None if had is None else had["seen"])

        return await self._store.read(take)

    async def let_go(self, table: str) -> None:
        """See `Sharing.let_go`."""
        me = self._store.number
        await self._store.write(
            lambda db: db.execute("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2", table, me)
        )

    async def orphans(self) -> Sequence[str]:
        """See `Sharing.orphans`."""
        rows = await self._store.read(
            lambda db: db.fetch(f"SELECT id FROM tables WHERE owner IS NOT NULL AND NOT {ALIVE}")
        )
        return [row[0] for row in rows]

    async def publish(self, listing: bytes) -> None:
        """See `Sharing.publish`."""
        if listing != self._own:
            me = self._store.number
            await self._store.write(
                lambda db: db.execute("UPDATE processes SET listing = $1 WHERE id = $2", listing, me)
            )
            await self._store.say("listing")
            self._own = listing

    async def published(self) -> Sequence[bytes]:
        """See `Sharing.published`."""
        now, me = time.monotonic(), self._store.number
        if now - self._seen > _FRESH:
            self._seen = now
            rows = await self._store.read(lambda db: db.fetch(_LISTINGS, me))
            self._others = [row[0] for row in rows]
        return self._others

    async def spend(self, name: str, rate: float, spent: Mapping[str, float]) -> Mapping[str, float]:
        """See `Sharing.spend`."""
        rows = await self._store.write(
            lambda db: db.fetch(_SPEND, name, rate, list(spent), [float(amount) for amount in spent.values()])
        )
        return dict(rows)

    async def tidy(self) -> None:
        """See `Sharing.tidy`."""
        await self._store.write(lambda db: db.execute(_DEAD))
        await self._store.write(lambda db: db.execute("DELETE FROM throttles WHERE at < now() - interval '1 day'"))
        await self._store.write(lambda db: db.execute(f"DELETE FROM questions WHERE asker NOT IN {LIVING}"))


_OWNER = f"SELECT address, seen, id IN {LIVING} AS lives FROM processes WHERE id = $1"
_LISTINGS = f"SELECT listing FROM processes WHERE listing IS NOT NULL AND id <> $1 AND id IN {LIVING}"
_SPEND = """INSERT INTO throttles (name, who, spent) SELECT $1, who, amount
        FROM unnest($3::text[], $4::float[]) AS n (who, amount)
    ON CONFLICT (name, who) DO UPDATE SET at = now(), spent = excluded.spent
        + greatest(0, throttles.spent - $2 * extract(epoch FROM now() - throttles.at))
    RETURNING who, spent"""
_DEAD = f"""DELETE FROM processes WHERE id NOT IN {LIVING}
    AND id NOT IN (SELECT owner FROM tables WHERE owner IS NOT NULL)
    AND seen IS DISTINCT FROM (SELECT max(seen) FROM processes)"""
