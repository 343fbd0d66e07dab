"""A seat at a running table, over the public protocol (docs/wire.md): for bots, scripts and language models."""

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from crosstable.core import Refused, Seat, Sentence, View
from crosstable.core.codec import codec
from crosstable.core.fairness import SIZE, pledge_of
from crosstable.games import GAMES

ATTEMPTS = 8
"""How often a lost connection is tried again, each time after a longer pause."""


class _Why(msgspec.Struct):
    why: Sentence


class TableClient:
    """Somebody at a table. `play`, `table` and `you` are what the table has told last, as docs/wire.md shows them."""

    def __init__(self, server: str, code: str, token: str) -> None:
        """The seat with this token; `take_seat` and `open_table` get one."""
        self._base = server
        self.code = code
        self.token = token
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.you: dict[str, Any] = {}
        self.seq = 0
        self.heard: list[dict[str, Any]] = []
        """The events of this game that the seat has heard."""
        self._number = 0
        self._answers: dict[str, dict[str, Any]] = {}
        self.contributes = False
        """Whether it takes part in the deals, as only who always listens should: the others would wait for it."""
        self._contribution = ("", b"")
        self._waiting: dict[str, str] = {}
        """Requests that were not answered yet, by their ids: they are sent again after a lost connection."""
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    @property
    def view(self) -> View | None:
        """What the seat may know of the game now, as the game's own type; None in the lobby."""
        if self.play is None or self.table["game"] not in GAMES:
            return None
        return codec(GAMES[self.table["game"]]).view(json.dumps(self.play["view"]).encode())

    def request(self, do: str, **fields: Any) -> str:
        """Ask the table for something; gives the id under which it answers (see `answer`)."""
        self._number += 1
        name = f"{do}-{self._number}"
        self._send(name, json.dumps({"do": do, "id": name, **fields}))
        return name

    def answer(self, name: str) -> dict[str, Any] | None:
        """What the table said to the request of this id: `done` or `denied`, or None so far."""
        return self._answers.get(name)

    def wait(self, until: Callable[[], bool], seconds: float | None = None) -> bool:
        """Listen until something is so; False if that takes longer than these seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        while not until():
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                return False
            self.listen(left)
        return True

    def listen(self, seconds: float | None = None) -> bool:
        """Take in the next message; False if none comes in time. A lost connection is made again."""
        try:
            self._take(json.loads(self._connected().recv(seconds)))
        except TimeoutError:
            return False
        except ConnectionClosed:
            self.close()
        return True

    def close(self) -> None:
        """Hang up; the seat stays taken."""
        self._socket = None
        self._open.close()

    def _send(self, name: str, message: str) -> None:
        socket = self._connected()
        self._waiting[name] = message
        try:
            socket.send(message)
        except ConnectionClosed:
            self.close()
            self._connected()

    def _connected(self) -> ClientConnection:
        address = f"ws{self._base.removeprefix('http')}/api/tables/{self.code}/socket"
        for attempt in range(ATTEMPTS):
            if self._socket is not None:
                break
            try:
                self._socket = self._open.enter_context(connect(address, max_size=None))
                self._socket.send(json.dumps({"do": "hello", "token": self.token}))
                for message in self._waiting.values():  # the same id has one effect, however often it is sent
                    self._socket.send(message)
            except (OSError, WebSocketException):
                self.close()
                time.sleep(0.1 * 2**attempt)
        if self._socket is None:
            raise Refused("lab-no-server", url=self._base, why="")
        return self._socket

    def _take(self, message: dict[str, Any]) -> None:
        """One message of the table. Without `changes` in the hello, news bring the whole view."""
        kind = message["is"]
        if kind in ("sync", "news"):
            self.seq = message["seq"]
            self._hear(message)
            self.table = message["table"] or self.table
            self.you = message["you"] or self.you
            self.play = message["play"] if kind == "sync" else message["play"] or self.play
            if self.table["phase"] == "lobby":
                self.play = None
            self._contribute(anew=kind == "sync")
        elif kind in ("done", "denied"):
            self._answers[message["id"]] = message
            self._waiting.pop(message["id"], None)
        elif kind == "bye" and not message["again"]:
            raise _refused(json.dumps(message).encode())

    def _contribute(self, *, anew: bool) -> None:
        """Take part in the next deal (docs/fairness.md): pledge something random, and show it when the game begins."""
        promise, seat = self.table["commitment"], self.you["seat"]
        if not self.contributes or seat is None or self.table["phase"] == "playing":
            return
        pledged = (self.table["pledges"] or [""] * (seat + 1))[seat]
        if self._contribution[0] != promise:
            self._contribution = promise, secrets.token_bytes(SIZE)
            anew = True
        mine = pledge_of(*self._contribution)
        if self.table["dealing"]:
            if pledged == mine:
                self.request("reveal", contribution=self._contribution[1].hex())
        elif anew and pledged != mine:
            self.request("pledge", promise=promise, pledge=mine)

    def _hear(self, message: dict[str, Any]) -> None:
        """Keep the events of the game; another game begins anew."""
        if message["is"] == "sync":
            self.heard = [event for step in message["past"] for event in step["events"]]
            return
        if message["play"] is not None and (self.play is None or message["play"]["round"] != self.play["round"]):
            self.heard = []
        self.heard += message["events"]


def take_seat(url: str, name: str, seat: Seat | None = None) -> TableClient:
    """Take a seat at the table of this address (`http://host:8000/t/PZMX`), or Refused."""
    parts = urlsplit(url)
    code = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not code:
        raise Refused("lab-bad-url", url=url)
    server = f"{parts.scheme}://{parts.netloc}"
    got = ask_server(server, f"/api/tables/{code}/seats", {"name": name, "seat": seat})
    return TableClient(server, code, got["token"])


def open_table(server: str, game: str, name: str, **more: Any) -> TableClient:
    """Open a table at this server (`http://host:8000`) and take its first seat, or Refused."""
    got = ask_server(server, "/api/tables", {"game": game, "name": name, **more})
    return TableClient(server, got["code"], got["token"])


def ask_server(server: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers over HTTP, or Refused with its reason."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server + path, data, {"Content-Type": "application/json"}), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise _refused(error.read()) from None
    except (URLError, OSError, ValueError) as error:
        raise Refused("lab-no-server", url=server, why=str(error)) from None


def _refused(body: bytes) -> Refused:
    """The reason of the server, as our own."""
    try:
        why = msgspec.json.decode(body, type=_Why).why
    except msgspec.MsgspecError:
        return Refused("lab-no-server", url="", why=body[:200].decode(errors="replace"))
    return Refused(why.key, **why.args)
