"""What tables count for whoever watches the server from outside. Nothing here tells who did what, or at which table."""

from functools import cache

from prometheus_client import Counter, Histogram

from crosstable.core import CrosstableError, Illegal

ACTIONS = Counter("crosstable_actions", "Actions of games that were made durable.", ["game"])
REFUSALS = Counter("crosstable_refusals", "Requests that were refused.", ["why"])
APPEND = Histogram("crosstable_append_seconds", "How long the store took until steps of a table were durable.")


@cache
def actions_of(game: str) -> Counter:
    """The counter of one game."""
    return ACTIONS.labels(game)


def count_refusal(error: CrosstableError) -> None:
    """Count a refusal by its reason. What the rules of a game refuse counts as one: the reason may be a secret."""
    REFUSALS.labels("rules" if isinstance(error, Illegal) else error.why.key).inc()
