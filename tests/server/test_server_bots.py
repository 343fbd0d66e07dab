"""Bots of one's own at a running table: the page for their authors, and what it says done."""

import json
import subprocess
import sys
from functools import partial
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


def host(base: str, game: AnyGame, size: int = 3) -> Joined:
    """Somebody who opens a table and plays at random."""
    small = {"size": size} if "size" in game.facts.options.__struct_fields__ else {}
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


BAD = {
    "crashed": "def bot(view, offers):\n    raise ValueError('mine')\n",
    "illegal": "def bot(view, offers):\n    return {'type': 'place', 'cell': 'z99'}\n",
    "stalled": "import time\ndef bot(view, offers):\n    time.sleep(60)\n",
}
REASON = {"crashed": "ValueError: mine", "illegal": "z99", "stalled": ""}


def play_out(*players: Joined) -> None:
    """Let them play until the game is over for all of them."""
    while not all(player.over for player in players):
        for player in players:
            player.client.listen(0.05)
            while player.turn():
                pass
    for player in players:
        player.client.close()


@pytest.mark.parametrize("fate", BAD)
def test_what_a_bad_bot_does_at_a_table_is_reported_and_the_game_goes_on(base: str, tmp_path: Path, fate: str) -> None:
    (tmp_path / "mine.py").write_text(BAD[fate], encoding="utf-8")
    anna = host(base, GAMES["cross"], size=2)
    client = take_seat(f"http://{base}/t/{anna.client.code}", "Mine")
    lost: list[Fault] = []
    patience = 0.1 if fate == "stalled" else 60
    mine = Joined(client, GuestBot(f"{tmp_path / 'mine.py'}:bot", patience), lost.append)
    mine.client.listen()
    assert anna.client.wait(lambda: all(anna.client.table["pledges"] or [""]), 60)
    begin(anna)
    play_out(anna, mine)
    record = httpx.get(f"http://{base}/api/tables/{anna.client.code}/games/1/record").text
    assert [part["by"] for part in json.loads(record.splitlines()[0])["fair"]["parts"]] == ["client", "client"]
    assert {fault.fate for fault in lost} == {fate}
    assert all(REASON[fate] in fault.detail for fault in lost)
    end = anna.client.view
    assert end is not None
    assert end.outcome is not None
    assert not end.outcome.called_off


def test_a_bot_that_loses_its_connection_comes_back_and_nothing_is_done_twice(base: str) -> None:
    anna = host(base, GAMES["cross"], size=2)
    client = take_seat(f"http://{base}/t/{anna.client.code}", "Mine")
    mine = Joined(client, RandomBot(GAMES["cross"].facts), lambda fault: None)
    send, cut = client._send, list[str]()

    def cut_off(name: str, message: str) -> None:
        send(name, message)
        if '"act"' in message:  # the table has it, but its answer never comes
            cut.append(name)
            client.close()

    client._send = cut_off  # type: ignore[method-assign]
    client.listen()
    assert anna.client.wait(lambda: all(anna.client.table["pledges"] or [""]), 60)
    begin(anna)
    play_out(anna, mine)
    assert cut
    assert all(client.answer(name) is not None for name in cut)


def test_a_bot_whose_turn_it_is_waits_until_a_break_is_over(base: str) -> None:
    anna = host(base, GAMES["cross"], size=2)
    mine = Joined(take_seat(f"http://{base}/t/{anna.client.code}", "Mine"), RandomBot(GAMES["cross"].facts), print)
    players = anna, mine
    mine.client.listen()
    begin(anna)

    def paused(player: Joined, on: bool) -> bool:
        return player.client.play is not None and (player.client.table["pause"] is not None) is on

    assert all(player.client.wait(partial(paused, player, on=False), 60) for player in players)
    for on in (True, False):
        anna.client.request("pause", on=on)
        assert all(player.client.wait(partial(paused, player, on=on), 60) for player in players)
        played = [player.turn() for player in players for _ in range(20)]
        assert any(played) is not on
    play_out(*players)


@pytest.mark.parametrize("url", ["PZMX", "ftp://host/t/PZMX"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="address"):
        take_seat(url, "Mine")


def test_the_reason_of_a_refusal_is_the_servers(base: str) -> None:
    with pytest.raises(Refused) as refused:
        take_seat(f"http://{base}/t/NONE", "Mine")
    assert refused.value.why.key == "table-none"
