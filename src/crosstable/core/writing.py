"""What may stand in a text that others will read."""

import unicodedata


def is_printable(char: str) -> bool:
    """Whether a character is one to be seen: no control, no direction mark, nothing that breaks a line."""
    category = unicodedata.category(char)
    return category[0] != "C" and category not in ("Zl", "Zp")


def printable(text: str) -> str:
    """The text without everything that cannot be seen."""
    return "".join(char for char in text if is_printable(char))
