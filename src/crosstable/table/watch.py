"""The server's watch: milliseconds since 1970 that never run backwards and stand still while the machine sleeps."""

import time

_BASE = time.time() - time.monotonic()


def now() -> int:
    """This moment."""
    return round((_BASE + time.monotonic()) * 1000)
