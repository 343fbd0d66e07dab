"""A bot from somebody's file at a running table."""

import secrets
import time
from collections.abc import Callable

import msgspec

from crosstable.bots.bot import random_thought
from crosstable.core import Action, Bot, Refused, Sight, View
from crosstable.games import GAMES

from .client import TableClient
from .guest import Fault, GuestBot

TOO_FAST, PAUSE = "table-too-fast", 0.5
"""The refusal that asks for nothing but a pause, and its seconds."""
REFUSED = 3
"""After so many refusals in a row something else that is offered is done; after three times as many, nothing more."""


class Joined:
    """A bot on a seat: plays every game of the table until it is told to stop, or the table closes."""

    def __init__(self, client: TableClient, bot: Bot, tell: Callable[[Fault], None]) -> None:
        self.client = client
        client.contributes = True
        self.bot = bot
        self.tell = tell
        self.over: set[int] = set()
        """The games that have ended, by their number."""
        self._ready: tuple[int, str] = (0, "")
        self._refused = 0
        self._secret = secrets.randbits(60)

    def run(self, games: int | None = None) -> None:
        """Play this many games (None: as many as there are), then leave the seat."""
        while games is None or len(self.over) < games:
            self.client.listen()
            while self.turn():
                pass
        self.client.request("leave")
        self.client.close()

    def turn(self) -> bool:
        """Do what is to be done now; whether something was done."""
        while self.client.listen(0):  # what came meanwhile
            pass
        view, play = self.client.view, self.client.play
        if view is None or play is None or self.client.table["pause"] is not None:
            return False
        self._say_ready(play["round"])
        if view.outcome is not None:
            self.over.add(play["round"])
        elif view.seat in view.waiting and any(not offer.aside for offer in view.offers):
            self._act(view, play["round"])
            return True
        return False

    def _say_ready(self, number: int) -> None:
        """Bots need no time to look at their cards, and want the next game."""
        phase = str(self.client.table["phase"])
        if self._ready != (number, phase):
            self._ready = (number, phase)
            self.client.request("ready", round=number, on=True)

    def _act(self, view: View, number: int) -> None:
        action = self._chosen(view, number)
        sent = self.client.request("act", round=number, action=msgspec.to_builtins(action))
        self.client.wait(lambda: self.client.answer(sent) is not None)
        answer = self.client.answer(sent) or {}
        if answer["is"] == "done":
            self._refused = 0
            self.client.wait(lambda: self.client.seq >= answer["seq"])
        elif answer["why"]["key"] == TOO_FAST:
            time.sleep(PAUSE)
        else:
            self._refused += 1  # most often something has happened meanwhile
            if self._refused > 3 * REFUSED:
                raise Refused(answer["why"]["key"], **answer["why"]["args"])

    def _chosen(self, view: View, number: int) -> Action:
        game, seat = str(self.client.table["game"]), view.seat or 0
        seats = len(self.client.table["seats"])
        sight = Sight(game, None, seats, seat, view, seed=secrets.randbits(60), secret=self._secret + number)
        if self._refused >= REFUSED:
            self.tell(Fault(seat, "illegal", "the table has refused it"))
            return random_thought(GAMES[game].facts, sight).action
        thought = self.bot.think(sight, lambda: False)
        if isinstance(self.bot, GuestBot):
            while self.bot.faults:
                self.tell(self.bot.faults.pop(0))
        return thought.action
