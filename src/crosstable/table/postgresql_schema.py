"""What the database looks like, and how one comes into it."""

from typing import Any

import asyncpg

from crosstable.core import Refused

VERSION = 1
LOCKS = 0x43524F53
""""CROS": the class of the advisory locks by which processes show that they live."""
MARK = b'"is":"started"'
"""A game leaves this in the log; inside what people write the quotes would be escaped."""
LIVING = f"""(SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""
"""The numbers of the processes that live now: their locks end with their connections, however they end."""
ALIVE = f"owner IN {LIVING}"


def free(me: str) -> str:
    """A table that no other living process has; `me` stands for the number of this one."""
    return f"(owner IS NULL OR owner = {me} OR NOT {ALIVE})"


_SCHEMA = """
CREATE SCHEMA IF NOT EXISTS crosstable;
CREATE TABLE IF NOT EXISTS about (one BOOLEAN PRIMARY KEY CHECK (one), version INTEGER NOT NULL, secret TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS log (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, actor TEXT NOT NULL, entry BYTEA NOT NULL, time BIGINT NOT NULL,
    PRIMARY KEY (tbl, seq)
);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, phase TEXT NOT NULL, public BOOLEAN NOT NULL,
    updated BIGINT NOT NULL, owner INTEGER
);
CREATE INDEX IF NOT EXISTS tables_phase ON tables (phase);
CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner);
CREATE TABLE IF NOT EXISTS thoughts (
    tbl TEXT NOT NULL, round INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, thought BYTEA NOT NULL,
    PRIMARY KEY (tbl, round, n)
);
CREATE TABLE IF NOT EXISTS processes (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address TEXT NOT NULL, kind TEXT NOT NULL, seen BIGINT,
    listing BYTEA
);
CREATE UNLOGGED TABLE IF NOT EXISTS throttles (
    name TEXT NOT NULL, who TEXT NOT NULL, spent DOUBLE PRECISION NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (name, who)
);
CREATE UNLOGGED TABLE IF NOT EXISTS questions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, asker INTEGER NOT NULL, question BYTEA NOT NULL,
    worker INTEGER, answer BYTEA
);
INSERT INTO about VALUES (true, %d, gen_random_uuid()::text) ON CONFLICT DO NOTHING;
"""


async def connect(url: str) -> Any:
    """A connection of one's own."""
    return await asyncpg.connect(url, server_settings={"search_path": "crosstable"})


async def prepare(readers: Any) -> str:
    """Make what is not there yet, once however many processes begin together; the secret they share."""
    async with readers.acquire() as db, db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCKS)
        await db.execute(_SCHEMA % VERSION)
        found, secret = await db.fetchrow("SELECT version, secret FROM about")
    if found > VERSION:
        raise Refused("store-newer", file="PostgreSQL", found=found, known=VERSION)
    return str(secret)
