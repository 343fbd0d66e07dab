"""The server's watch: milliseconds since 1970 that never run backwards and stand still while the machine sleeps."""

import time

_BASE = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """This moment."""
    return (_BASE + time.monotonic_ns()) // 1_000_000
