"""What a messenger shows of a link before it is opened: a title, a sentence, and a picture drawn here.

Everybody may see it who has the link: it says what a spectator may know of a game that is over, and nothing else.
"""

import struct
import zlib
from collections.abc import Sequence
from html import escape
from itertools import pairwise

from msgspec import Struct

from crosstable.core import Sentence
from crosstable.core.texts import LANGUAGES, say

WIDTH, HEIGHT = 600, 315
LEFT, HIGH, LOW = 40, 90, 275
INKS = ("f4ead5", "e9dcbf", "17233b", "d3381c", "1f6f78", "f3a712")
PAPER, DEEP, INK, VERMILION, LAGOON, SAFFRON = range(6)
MARK = ((0, 12, 30, 22, SAFFRON), (18, 28, 48, 38, VERMILION), (14, 0, 22, 30, INK), (28, 20, 36, 50, INK))
"""The mark of the house: bars, each by its corners and its ink."""


class Shared(Struct, frozen=True):
    """A game that is over as it is shared: its verdict for whoever watches, and the names of those who played."""

    words: tuple[Sentence, ...]
    line: tuple[float, ...]
    turn: int | None
    names: tuple[str, ...]


class Sheet:
    """A picture in a few inks."""

    def __init__(self) -> None:
        self.rows = [bytearray([PAPER]) * WIDTH for _ in range(HEIGHT)]

    def box(self, left: float, top: float, right: float, bottom: float, ink: int) -> None:
        """Fill a rectangle, as far as it is on the sheet."""
        x, end = max(0, round(left)), min(WIDTH, round(right))
        for row in self.rows[max(0, round(top)) : min(HEIGHT, round(bottom))]:
            row[x:end] = bytes([ink]) * max(0, end - x)

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self.rows), 9)
        parts = ((b"IHDR", head), (b"PLTE", bytes.fromhex("".join(INKS))), (b"IDAT", data), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(shared: Shared | None) -> bytes:
    """The mark, and the winners' chance through the game with the place where it turned."""
    sheet = Sheet()
    sheet.box(0, 0, WIDTH, 70, LAGOON)
    for left, top, right, bottom, ink in MARK:
        sheet.box(LEFT + left, 10 + top, LEFT + right, 10 + bottom, PAPER if ink == INK else ink)
    if shared is None:
        for left, top, right, bottom, ink in MARK:
            sheet.box(220 + 3.4 * left, 100 + 3.4 * top, 220 + 3.4 * right, 100 + 3.4 * bottom, ink)
        return sheet.png()
    _draw(sheet, shared.line, shared.turn)
    return sheet.png()


def _draw(sheet: Sheet, line: Sequence[float], turn: int | None) -> None:
    """The line over its area, column by column."""
    wide = (WIDTH - 2 * LEFT) / max(1, len(line) - 1)
    for n, (before, after) in enumerate(pairwise(line)):
        begin, end = LEFT + n * wide, LEFT + (n + 1) * wide
        for x in range(round(begin), max(round(begin) + 1, round(end))):
            share = min(1.0, (x - begin) / wide)
            near = min(1.0, share + 1 / wide)
            tops = [LOW - (LOW - HIGH) * (before + (after - before) * part) for part in (share, near)]
            sheet.box(x, max(tops), x + 1, LOW, DEEP)
            thick, ink = (5, VERMILION) if turn == n + 1 else (3, INK)
            sheet.box(x, min(tops) - thick, x + 1, max(tops) + thick, ink)


def tags(title: str, words: str, image: str) -> bytes:
    """The lines of a page's head that messengers read."""
    said = {"title": title, "description": words, "image": image, "type": "website", "site_name": "Crosstable"}
    lines = [f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />']).encode()


def told(shared: Shared | None, language: str) -> str:
    """The verdict's first sentences; before it is worked out, what there will be to read."""
    if shared is None:
        return say(Sentence("ui-preview-game"), language)
    return " ".join(say(one, language, shared.names) for one in shared.words[:2])


def spoken(asked: str | None) -> str:
    """The language of a link, if we speak it."""
    return asked if asked in LANGUAGES else LANGUAGES[0]
