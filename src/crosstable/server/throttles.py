"""Rate limits of addresses that hold for several processes together.

Each process counts for itself, so that nobody waits; once a second they tell the database what they have counted and
learn what everybody owes. Addresses are not stored: their keyed hashes are.
"""

import asyncio
import hmac
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from crosstable.bots.pool import BotPool
from crosstable.core import StoreFailed
from crosstable.games import GAMES
from crosstable.table.rate_limits import Buckets
from crosstable.table.sharing import Sharing
from crosstable.table.thinking import Thinker

if TYPE_CHECKING:
    from crosstable.table.postgresql import PostgresStore

log = logging.getLogger(__name__)

_EVERY = 1.0
"""Seconds between two exchanges."""


def shares(store: "PostgresStore", here: Thinker, pool: BotPool | None) -> tuple[Sharing, Thinker]:
    """How this process shares tables and thinking with others of the same store."""
    from crosstable.table.postgresql_sharing import PostgresSharing  # late: an extra
    from crosstable.table.questions import ElsewhereThinker

    return PostgresSharing(store), ElsewhereThinker(store, GAMES, here, pool)


async def share_throttles(sharing: Sharing, limits: Mapping[str, Buckets]) -> None:
    """Exchange what was counted, again and again."""
    throttles = SharedThrottles(sharing, limits)
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await throttles.exchange()
        except StoreFailed:
            log.warning("what was counted could not be shared")


class SharedThrottles:
    """The limits of one process, and the way they are shared."""

    def __init__(self, sharing: Sharing, limits: Mapping[str, Buckets]) -> None:
        self._sharing, self._limits = sharing, limits
        for buckets in limits.values():
            buckets.remember()

    async def exchange(self) -> None:
        """Tell what was counted, and learn what is owed."""
        for name, buckets in self._limits.items():
            spent = {self._hash(who): (who, amount) for who, amount in buckets.spent().items()}
            if not spent:
                continue
            owed = await self._sharing.spend(name, buckets.rate, {key: amount for key, (_, amount) in spent.items()})
            for key, debt in owed.items():
                buckets.owe(spent[key][0], debt)

    def _hash(self, who: str) -> str:
        return hmac.digest(self._sharing.secret.encode(), who.encode(), "sha256").hex()[:32]
