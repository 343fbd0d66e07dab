"""What a messenger shows of a link: a picture and words made here, nothing of a running game, nothing of an answer."""

import asyncio
import re
import zlib
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from crosstable.core import sentence
from crosstable.core.review import Verdict
from crosstable.server.preview import HEIGHT, INK, VERMILION, WIDTH, Shared, Sheet, picture
from crosstable.server.reviews import Reviews
from helpers.serving import quick, server_in_thread, two_players

WORDS = (sentence("review-verdict-ahead", you="no"), sentence("review-verdict-error", error=0))


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose verdicts are known at once: they have tests of their own."""

    async def verdict(reviews: Reviews, address: str, key: object, record: bytes, seat: int | None) -> Verdict:
        assert seat is None, "a link shows what a spectator may know"
        how = sentence("cross-curve")
        return Verdict(
            seat=None, kind="watched", words=WORDS, turn=None, mistakes=(), line=(0.5, 0.4, 1.0), error=0.0, how=how
        )

    monkeypatch.setattr(Reviews, "verdict", verdict)
    with server_in_thread(quick(tmp_path / "games.sqlite3")) as found:
        yield found


def _get(url: str) -> httpx.Response:
    return httpx.get(url, timeout=60)


def _said(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    return {
        name: unescape(words) for name, words in re.findall(r'property="og:(\w+)" content="([^"]*)"', page.text)
    }  # fmt: skip


def _inks(png: bytes) -> set[int]:
    """The inks of a picture, by their numbers."""
    assert png.startswith(b"\x89PNG")
    begin = png.index(b"IDAT") + 4
    rows = zlib.decompress(png[begin : begin + int.from_bytes(png[begin - 8 : begin - 4], "big")])
    assert len(rows) == HEIGHT * (WIDTH + 1)
    return {ink for y in range(HEIGHT) for ink in rows[y * (WIDTH + 1) + 1 : (y + 1) * (WIDTH + 1)]}


def test_a_game_is_shown_with_its_verdict_once_it_is_over(base: str) -> None:
    async def played() -> tuple[str, bytes]:
        anna, ben = await two_players(base, options={"size": 3, "swap": False})
        running = await asyncio.to_thread(_get, f"http://{base}/t/{anna.code}/games/1")
        assert "Anna" not in _said(running)["title"] + _said(running)["description"]
        mark = await asyncio.to_thread(_get, _said(running)["image"])
        await anna.act(type="place", cell="c3")
        while ben.view["waiting"] != [1]:
            await ben.hear()
        await ben.act(type="resign")
        await anna.close()
        await ben.close()
        return anna.code, mark.content

    code, mark = asyncio.run(played())
    assert mark == picture(None), "a game that is not over has no picture of its own"
    before = _said(_get(f"http://{base}/t/{code}/games/1?lang=de"))
    assert "entschieden" in before["description"]
    drawn = _get(before["image"])
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.content != mark
    after = _said(_get(f"http://{base}/t/{code}/games/1"))
    assert after["title"] == "CROSS: Anna – Ben"
    assert after["description"] == "The winners were ahead all the time. All chances are counted exactly."


def test_a_puzzle_is_announced_and_not_given_away(base: str) -> None:
    said = _said(_get(f"http://{base}/puzzles/cross?lang=de"))
    assert said["title"] == "Crosstable: die Aufgabe des Tages"
    assert _get(said["image"]).content == picture(None)


def test_the_turn_is_drawn_in_vermilion() -> None:
    calm, turned = (picture(Shared(WORDS, (0.5, 0.6, 0.2, 1.0), turn, ("A", "B"))) for turn in (None, 2))
    assert INK in _inks(calm)
    assert calm != turned
    assert VERMILION in _inks(turned)
    assert _inks(Sheet().png()) == {0}
