"""What kinds of things are called on the wire."""

import re


def snake(name: str) -> str:
    """`TeamProposed` is `team_proposed` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
