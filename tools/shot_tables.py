"""The tables in the pictures of tools/shots.py: people over sockets bring each game to where a picture needs it."""

import itertools
import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

View = dict[str, Any]
Table = dict[str, Any]
TRIES = 6
BOTS = {"level": "easy", "seconds": 0.2}
SEATS = {"cross": 2, "fugitive": 2, "resistance": 7, "crossfire": 6}
UNTIMED = {"crossfire": {"seconds": 0, "aim_seconds": 0, "notebook": "statements"}}
MOMENTS = {
    "fugitive": ("place",),
    "resistance": ("propose", "vote", "mission"),
    "crossfire": ("talk", "aim"),
}
TEN = {
    "resistance": ("propose", "vote", "mission", "give_plots", "early", "accuse", "inquire", "over"),
    "crossfire": ("claim", "talk", "aim", "over"),
}
"""Phases of a full table of ten with everything that fits."""


class Player:
    """A player who plays what is offered: at random, but always the same."""

    _ids = itertools.count()  # shared by all: a table does nothing twice under the same id

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._luck = random.Random(7)
        self.view: View | None = None
        self.round = 0
        self._known = 0
        self._send(do="hello", token=token, last=None)

    def ask(self, **request: Any) -> bool:
        """Send a request; whether it was done."""
        name = f"shot-{next(self._ids)}"
        self._send(id=name, **request)
        while True:
            answer = self._hear()
            if answer.get("id") == name:
                return bool(answer["is"] == "done")

    def play(self, until: Callable[[View], bool]) -> View:
        """Take part until the game looks like this to this player, or is over."""
        while self.view is None or not (self.view["outcome"] or until(self.view)):
            offers = [o for o in (self.view or {}).get("offers", ()) if not o["aside"]]
            if self.round > self._known:  # bots wait until everybody has looked at their card
                self._known = self.round
                self.ask(do="ready", round=self.round)
            elif not offers:
                self._hear()
            elif not self.ask(do="act", round=self.round, action=self._choice(offers)):
                time.sleep(0.2)  # whoever asks without a pause is disconnected
        return self.view

    def _choice(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        offer = self._luck.choice(offers)
        fields = {}
        for name, choice in offer["fields"].items():
            some = choice["choose"] == "some"
            fields[name] = (
                self._luck.sample(choice["of"], self._luck.randint(choice["least"], choice["most"]))
                if some
                else self._luck.choice(choice["of"])
            )
        return {"type": offer["action"], **fields}

    def _send(self, **request: Any) -> None:
        self._socket.send(json.dumps(request))

    def _hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=60))
        if message.get("play"):
            self.view, self.round = message["play"]["view"], message["play"]["round"]
        return message


class Room:
    """Opens tables on a server and keeps their people connected while the pictures are taken."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self._url = url
        self._stack = stack

    def open(self, game: str, **more: Any) -> Table:
        """A new table with Ada on its first seat."""
        body = {"game": game, "name": "Ada", "seats": SEATS[game], "pace": "brisk", **more}
        return self._post("/api/tables", body)

    def preset(self, game: str, name: str) -> dict[str, Any]:
        """The options of a set-up with a name, for ten."""
        games = httpx.get(f"{self._url}/api/games", timeout=30).json()
        presets = next(one for one in games if one["id"] == game)["presets"]["of"]
        chosen: dict[str, Any] = next(one for one in presets if one["id"] == name)["seats"]["10"]
        return chosen

    def join(self, table: Table, name: str) -> Table:
        """The seat of somebody else at a table."""
        return self._post(f"/api/tables/{table['code']}/seats", {"name": name})

    def player(self, seat: Table) -> Player:
        """Whoever has this seat, connected."""
        address = f"{self._url.replace('http', 'ws')}/api/tables/{seat['code']}/socket"
        return Player(self._stack.enter_context(connect(address, ping_interval=None, max_size=None)), seat["token"])

    def _post(self, path: str, body: dict[str, Any]) -> Table:
        answer = httpx.post(self._url + path, json=body, timeout=30)
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:  # a server opens only so many tables at a time
            time.sleep(2)
            answer = httpx.post(self._url + path, json=body, timeout=30)
        answer.raise_for_status()
        found: Table = answer.json()
        return found


def prepare(room: Room, wanted: Callable[[str], bool]) -> dict[str, Table]:
    """The tables by the name of their picture, the seat through which each is seen: those that are wanted."""
    makers = {**_common(room), **_by_game(room), **_ten_by_phase(room)}
    tables: dict[str, Table] = {}
    for name in filter(wanted, makers):
        print(f"table {name}", flush=True)  # bots keep a human pace, so that some tables take minutes
        tables[name] = makers[name]()
    return tables


Makers = dict[str, Callable[[], Table]]


def _common(room: Room) -> Makers:
    makers = (_closed, _series, _swap, _chat, _menu)
    return {make.__name__.removeprefix("_"): partial(make, room) for make in makers}


def _by_game(room: Room) -> Makers:
    tables: Makers = {}
    for game in SEATS:
        tables[f"lobby-{game}"] = partial(room.open, game, title="Thursday round", public=True)
        tables[f"guest-{game}"] = partial(_guest, room, game)
        tables[f"away-{game}"] = partial(_away, room, game)
        tables[f"end-{game}"] = partial(_played, room, game, lambda view: False)
        for phase in MOMENTS.get(game, ()):
            tables[f"play-{game}-{phase}"] = partial(_played, room, game, _asked_in(phase))
    tables["play-cross-middle"] = partial(_played, room, "cross", lambda view: len(view["moves"]) > 14, minutes=10)
    tables["play-fugitive-late"] = partial(_played, room, "fugitive", lambda view: view["turn"] > 9)
    return tables


def _ten_by_phase(room: Room) -> Makers:
    tables: Makers = {
        f"ten-{game}-{phase}": partial(_ten, room, game, phase, "everything")
        for game, phases in TEN.items()
        for phase in phases
    }
    return tables | {"ten-crossfire-sniper": partial(_ten, room, "crossfire", "talk", "sniper")}


def _asked_in(phase: str) -> Callable[[View], bool]:
    """In this phase, with a question to the player; in "propose", waiting for another leader counts too."""
    return lambda view: view["phase"] == phase and (phase == "propose" or view["seat"] in view["waiting"])


def _played(room: Room, game: str, until: Callable[[View], bool], **options: Any) -> Table:
    options = {**UNTIMED.get(game, {}), **options}
    table = room.open(game, bots=BOTS, start=True, options=options, games=1)
    room.player(table).play(until)
    return table


def _ten(room: Room, game: str, phase: str, preset: str) -> Table:
    """Ten at a table, the others bots, in this phase."""
    options = {**UNTIMED.get(game, {}), **room.preset(game, preset)}
    for _ in range(TRIES):
        table = room.open(game, bots=BOTS, start=True, options=options, games=1, seats=10)
        if room.player(table).play(lambda view: view["phase"] == phase)["phase"] == phase:
            break
    return table


def _guest(room: Room, game: str) -> Table:
    table = room.open(game)
    room.player(table)
    return room.join(table, "Maximiliane-Theres")


def _away(room: Room, game: str) -> Table:
    """A game in which somebody is away and a bot waits to take over."""
    table = room.open(game, options=UNTIMED.get(game, {}), games=1)
    room.join(table, "Ben")
    host = room.player(table)
    host.ask(do="set_stand_ins", after=300)
    host.ask(do="fill_bots", bot=BOTS)
    host.ask(do="start")
    return table


def _swap(room: Room) -> Table:
    table = room.open("cross")
    guest, host = room.join(table, "Ben"), room.player(table)
    room.player(guest)
    host.ask(do="start")
    host.play(lambda view: len(view["moves"]) > 0)
    return guest


def _chat(room: Room) -> Table:
    table = room.open("fugitive", games=1)
    guest, host = room.join(table, "Ben"), room.player(table)
    other = room.player(guest)
    host.ask(do="start")
    for who, text in (
        (host, "Hello!"),
        (other, "Good evening. Shall we play two games, so that both of us run once?"),
        (host, "Fine."),
    ):
        who.ask(do="chat", text=text)
    return table


def _menu(room: Room) -> Table:
    table = room.open("cross", title="Thursday round")
    room.player(room.join(table, "Ben"))
    room.player(table).ask(do="start")
    return table


def _series(room: Room) -> Table:
    table = room.open("cross", bots=BOTS, start=True, games=2, options={"size": 5})
    host = room.player(table)
    host.play(lambda view: False)
    host.view = None  # the next game may be seen before the answer
    host.ask(do="rematch")
    host.play(lambda view: False)
    return table


def _closed(room: Room) -> Table:
    table = _played(room, "cross", lambda view: len(view["moves"]) > 2)
    room.player(table).ask(do="close")
    return table
