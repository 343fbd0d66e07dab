"""What people may write: names, titles and lines that cannot break a page or pass for somebody else."""

import unicodedata
from collections.abc import Iterable

from crosstable.core import Refused
from crosstable.core.record import LONGEST_LINE
from crosstable.core.writing import is_printable

LONGEST_NAME = 24
LONGEST_TITLE = 60
_MOST_MARKS = 2
"""Accents on one letter; more is a drawing."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that nobody sees."""


def _varies(char: str) -> bool:
    """Whether it only says how the character before it is drawn."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def tidy(text: str) -> str:
    """The text without control and direction characters and whatever else nobody sees, with single spaces."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if char.isspace():
            kept.append(" ")
        elif char in _BLANK or (_varies(char) and (not kept or kept[-1] == " " or _varies(kept[-1]))):
            continue
        elif is_printable(char) and marks <= _MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def clean_name(text: str, taken: Iterable[str]) -> str:
    """A name as it will be shown: tidy, short enough, and unlike every other name at the table."""
    name = tidy(text)
    if not name:
        raise Refused("table-name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("table-name-long", most=LONGEST_NAME)
    others = {_alike(other) for other in taken}
    number, found = 1, name
    while _alike(found) in others:
        number += 1
        found = f"{name[: LONGEST_NAME - 3]} {number}"
    return found


def _alike(name: str) -> str:
    seen = "".join(char for char in name if not _varies(char))
    return unicodedata.normalize("NFKC", seen).casefold()


def clean_title(text: str) -> str:
    """A title as it will be shown; it may be empty."""
    title = tidy(text)
    if len(title) > LONGEST_TITLE:
        raise Refused("table-title-long", most=LONGEST_TITLE)
    return title


def clean_line(text: str) -> str:
    """What somebody says, as it will be shown: one line, and not an empty one."""
    line = tidy(text)
    if not line:
        raise Refused("table-chat-empty")
    if len(line) > LONGEST_LINE:
        raise Refused("table-chat-long", most=LONGEST_LINE)
    return line
