"""Verifying a game in the browser: its deal and draws are worked out again there, and what was changed is named."""

import hashlib
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from crosstable.core.fairness import Part, seed_of
from crosstable.core.record import write_record
from crosstable.core.verifying import verified
from crosstable.games import GAMES
from helpers.fair_games import fair_game

from .conftest import PHONE, Visitor
from .people import follow
from .running import Server
from .test_e2e_review import holding
from .test_e2e_wall import Host

pytestmark = pytest.mark.browser

RIGHT, WRONG = "Everything checks out.", "This record is not what it says."

CHECK = """async ([files, plain]) => {
  if (plain) Object.defineProperty(globalThis.crypto, "subtle", { value: undefined, configurable: true });
  const { checked } = await import("/web/pages/verify/checking.js");
  const found = [];
  for (const file of files)
    found.push((await checked(new TextEncoder().encode(file))).findings.filter((one) => one.why).map((one) => one.why));
  return found;
}"""

HASHES = """async () => {
  const { sha256, toHex } = await import("/web/lib/sha256.js");
  const differ = [];
  for (let length = 0; length < 200; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    const right = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    if (toHex(sha256(bytes)) !== right) differ.push(length);
  }
  return [differ, toHex(sha256(new TextEncoder().encode("abc")))];
}"""


def written(lines: list[Any]) -> bytes:
    """A record of these lines, with a last one that fits."""
    body = b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines[:-1])
    return body + json.dumps(lines[-1] | {"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"


def read(data: bytes) -> list[Any]:
    return [json.loads(line) for line in data.splitlines()]


def played(stack: ExitStack, server: Server, game: str, page: Page) -> str:
    """A game against bots to whose deal this page contributed, called off if it is long; the code of the table."""
    host = Host(stack, server, game, min(GAMES[game].facts.seats), pace="none")
    holding(page, host.code, host.token).goto(f"/t/{host.code}")
    while not (host.hear().get("table") or {}).get("pledges"):
        pass
    host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
    host.ask(do="start")
    while not host.view:
        host.hear()
    host.ask(do="ready", round=1, on=True)
    host.play(6)
    if not host.view.get("outcome"):
        host.ask(do="call_off", round=1)
    page.reload()
    return str(host.code)


def tampered(data: bytes) -> tuple[bytes, str]:
    """The record with another card, or with another contribution where there are no cards; and what must be said."""
    lines = read(data)
    fair = lines[0]["fair"]
    cards = next((draw for draw in fair["draws"] if draw["how"] == "shuffle"), None)
    if cards is None:
        fair["parts"][0]["contribution"] = "0" * 64
        return written(lines), "The contribution of player 1 is not the one that was pledged before the deal."
    was = cards["got"][0]
    cards["got"][0] = next(card for card in cards["of"] if card != was)
    place = f"At the deal, place 1 of the draw “{cards['label']}” is {cards['got'][0]}, but the seed gives {was}."
    return written(lines), place


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_is_verified_and_a_changed_card_found(
    visitor: Visitor, server: Server, name: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        ada = visitor("Ada", screen=PHONE)
        code = played(stack, server, name, ada)
        follow(ada, "Verify this game")
        expect(ada.get_by_role("heading", name=RIGHT)).to_be_visible()
        expect(ada.get_by_text("The deal is the one this device took part in")).to_be_visible()
        parts = ada.locator(".verify-parts li")
        expect(parts.nth(0)).to_contain_text("Ada contributed")
        expect(parts.nth(1)).to_contain_text("is a bot and contributed nothing")
        data = httpx.get(f"{server.url}/api/tables/{code}/games/1/record", timeout=60).content
        assert verified(data, GAMES).problems == ()
        changed, why = tampered(data)
        file = tmp_path / "game.jsonl"
        file.write_bytes(changed)
        ada.locator("input[type=file]").set_input_files(file)
        expect(ada.get_by_role("heading", name=WRONG)).to_be_visible()
        expect(ada.locator(".verify-no").first).to_contain_text(why)
        if name == "cross":
            a_server_that_drops_a_contribution_is_found(ada, code, data)


def a_server_that_drops_a_contribution_is_found(page: Page, code: str, data: bytes) -> None:
    """A record that fits together, but without what this device has given in time."""
    lines = read(data)
    header = lines[0]
    header["fair"]["parts"][0] = {"by": "silent", "pledge": header["fair"]["parts"][0]["pledge"]}
    parts = tuple(Part(**part) for part in header["fair"]["parts"])
    header["fair"]["seed"] = seed_of(bytes.fromhex(header["seed"]), parts).hex()
    assert verified(written(lines), GAMES).problems == ()
    page.route("**/record", lambda route: route.fulfill(body=written(lines)))
    page.goto(f"/t/{code}/games/1/verify")
    expect(page.locator(".verify-no")).to_contain_text("This device showed its contribution in time")


def test_browser_and_python_agree_with_and_without_web_cryptography(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/verify")
    differ, abc = page.evaluate(HASHES)
    assert (differ, abc) == ([], hashlib.sha256(b"abc").hexdigest())
    good = [write_record(fair_game(name)) for name in GAMES]
    files = [data.decode() for one in good for data in (one, tampered(one)[0])]
    for plain in (False, True):
        found = page.evaluate(CHECK, [files, plain])
        for file, problems in zip(files, found, strict=True):
            right = [why for why in verified(file.encode(), GAMES).problems if why.key != "record-illegal"]
            assert [(one["key"], one["args"]) for one in problems] == [(why.key, why.args) for why in right]


def test_the_page_explains_itself_in_german(visitor: Visitor) -> None:
    page = visitor("Ada", locale="de-DE")
    page.goto("/verify")
    expect(page.get_by_role("heading", name="Was es nicht beweist")).to_be_visible()
    assert "[" not in page.locator("main").inner_text()
