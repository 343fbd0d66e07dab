"""Bots of one's own at a running table: the page for their authors, and what it says done."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from crosstable.bots.bot import RandomBot
from crosstable.core import AnyGame, Refused
from crosstable.games import GAMES
from crosstable.lab.client import open_table, take_seat
from crosstable.lab.guest import Fault, GuestBot
from crosstable.lab.join import Joined
from crosstable.server import guide
from crosstable.table.wire import AnyRequest

ROOT = Path(__file__).parents[2]
EXAMPLE = Path(guide.__file__).parent / "bot.mjs"


def host(base: str, game: AnyGame) -> Joined:
    """Somebody who opens a table and plays at random."""
    small = {"size": 3} if "size" in game.facts.options.__struct_fields__ else {}
    client = open_table(f"http://{base}", game.facts.id, "Anna", options=small)
    client.listen()
    return Joined(client, RandomBot(game.facts), lambda fault: None)


def begin(anna: Joined) -> None:
    """Fill the table with bots and play."""
    seats = len(anna.client.table["seats"])
    if any(seat["kind"] == "empty" for seat in anna.client.table["seats"]):
        asked = anna.client.request("fill_bots", bot={"level": "easy"})
        anna.client.wait(lambda: anna.client.answer(asked) is not None)
    started = anna.client.request("start")
    anna.client.wait(lambda: anna.client.answer(started) is not None)
    assert (anna.client.answer(started) or {})["is"] == "done", seats


def test_the_page_says_it_all_and_leads_to_the_types(base: str) -> None:
    page = httpx.get(f"http://{base}/api/bots")
    assert page.status_code == 200
    for word in ("<code>aside</code>", "An action is its type and the chosen fields", "bot.mjs", "/api/docs"):
        assert word in page.text
    for game in GAMES.values():
        types = httpx.get(f"http://{base}/api/bots/{game.facts.id}.d.ts")
        assert f"export interface {game.facts.view.__name__}" in types.text
    assert httpx.get(f"http://{base}/api/bots/bot.mjs").text == EXAMPLE.read_text(encoding="utf-8")
    assert httpx.get(f"http://{base}/api/bots/__init__.py").status_code == 404
    assert "/api/bots" in httpx.get(f"http://{base}/api/docs/openapi.json").json()["info"]["description"]


def test_the_interface_knows_every_type_of_action(base: str) -> None:
    schema: dict[str, Any] = httpx.get(f"http://{base}/api/docs/openapi.json").json()["components"]["schemas"]
    kinds = schema["Candidate"]["properties"]["action"]["properties"]["type"]["enum"]
    for game in GAMES.values():
        assert {str(kind.__struct_config__.tag) for kind in game.facts.actions} <= set(kinds)


def test_the_requests_on_the_page_are_ours() -> None:
    page = (Path(guide.__file__).parent / "README.md").read_text(encoding="utf-8")
    for text in ('{"do": "hello", "token": "…"}', '{"do": "ready", "id": "r1", "round": …, "on": true}'):
        assert text in page
        msgspec.json.decode(text.replace('": …', '": 1').encode(), type=AnyRequest)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_the_example_in_javascript_plays_every_game(base: str, game: AnyGame) -> None:
    anna = host(base, game)
    command = [sys.executable, str(ROOT / "tools/node.py"), "--experimental-websocket", "--no-warnings", str(EXAMPLE)]
    robo = subprocess.Popen([*command, f"http://{base}/t/{anna.client.code}"], stderr=subprocess.PIPE)
    try:
        anna.client.wait(lambda: "Robo" in [seat["name"] for seat in anna.client.table["seats"]], 60)
        begin(anna)
        anna.run(games=1)
        assert robo.wait(60) == 0, robo.stderr and robo.stderr.read()
    finally:
        robo.kill()
        robo.communicate()


def test_a_bot_that_crashes_at_a_table_is_reported_and_the_game_goes_on(base: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def bot(view, offers):\n    raise ValueError('mine')\n", encoding="utf-8")
    anna = host(base, GAMES["cross"])
    client = take_seat(f"http://{base}/t/{anna.client.code}", "Mine")
    lost: list[Fault] = []
    mine = Joined(client, GuestBot(f"{tmp_path / 'mine.py'}:bot", 60), lost.append)
    mine.client.listen()
    assert anna.client.wait(lambda: all(anna.client.table["pledges"] or [""]), 60)
    begin(anna)
    while not (anna.over and mine.over):
        for player in (anna, mine):
            player.client.listen(0.05)
            while player.turn():
                pass
    record = httpx.get(f"http://{base}/api/tables/{anna.client.code}/games/1/record").text
    assert [part["by"] for part in json.loads(record.splitlines()[0])["fair"]["parts"]] == ["client", "client"]
    assert {fault.fate for fault in lost} == {"crashed"}
    assert all("ValueError: mine" in fault.detail for fault in lost)
    for player in (anna, mine):
        player.client.close()


@pytest.mark.parametrize("url", ["PZMX", "ftp://host/t/PZMX"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="address"):
        take_seat(url, "Mine")


def test_the_reason_of_a_refusal_is_the_servers(base: str) -> None:
    with pytest.raises(Refused) as refused:
        take_seat(f"http://{base}/t/NONE", "Mine")
    assert refused.value.why.key == "table-none"
