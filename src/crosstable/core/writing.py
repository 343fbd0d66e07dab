"""What may be in a text that others will read."""

import unicodedata


def is_printable(char: str) -> bool:
    """Whether a character is visible: no control, no direction mark, nothing that breaks a line."""
    category = unicodedata.category(char)
    return category[0] != "C" and category not in ("Zl", "Zp")


def printable(text: str) -> str:
    """The text without everything that is invisible."""
    return "".join(char for char in text if is_printable(char))
