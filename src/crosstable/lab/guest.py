"""A bot from somebody's file, as a game meets it: what it does wrong costs it the turn, and nobody else anything."""

import atexit
import os
import selectors
import subprocess
import sys
from contextlib import suppress
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from crosstable.bots.bot import random_thought
from crosstable.core import Action, Refused, Seat, Sight, Stop, Thought
from crosstable.core.codec import codec, encode
from crosstable.games import GAMES

from .guest_process import Question, Reply

START = 60.0
"""Seconds a bot may take to be loaded."""
PATIENCE = 10.0
"""Seconds a bot may think about a move, unless somebody says otherwise."""
ASIDES = 30
"""How many asides in a row are taken from a seat; a bot that has more to say has stalled."""

BEGIN = "import sys; from crosstable.lab.guest_process import main; main(sys.argv[1])"

Fate = Literal["crashed", "stalled", "illegal"]


class Fault(Struct, frozen=True):
    """A turn a bot has lost: on which seat, what it did wrong, and what is known about it."""

    seat: Seat
    fate: Fate
    detail: str


class _Failed(Exception):
    """No answer that can be played."""

    def __init__(self, fate: Fate, detail: str) -> None:
        super().__init__(fate, detail)
        self.fate: Fate = fate
        self.detail = detail.strip()[-2000:]


class Guest:
    """The process a bot thinks in; started when it is asked, ended when it stalls."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.end)

    def begin(self) -> None:
        """Load the bot, or Refused with the reason."""
        if self._process is None or self._process.poll() is not None:
            command = [sys.executable, "-c", BEGIN, self.spec]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            try:
                why = self._read(START).crashed
            except _Failed as failed:
                why = failed.detail
            if why:
                self.end()
                raise Refused("lab-bad-bot", bot=self.spec, why=why.strip().splitlines()[-1])

    def ask(self, question: Question, seconds: float) -> Action:
        """What the bot does; _Failed if nothing that can be played."""
        self.begin()
        try:
            self._write(encode(question) + b"\n")
            answer = self._read(seconds)
        except _Failed:
            self.end()  # nobody knows what it is doing now
            raise
        if answer.illegal:
            raise _Failed("illegal", f"not offered: {answer.illegal}")
        if answer.crashed:
            raise _Failed("crashed", answer.crashed)
        return codec(GAMES[question.game]).action(bytes(answer.action))

    def end(self) -> None:
        """End the process at once; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]

    def _write(self, line: bytes) -> None:
        try:
            self._process.stdin.write(line)  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]
        except OSError:
            raise _Failed("crashed", "the process has ended") from None

    def _read(self, seconds: float) -> Reply:
        """A line of the process, if it comes in time."""
        out = self._process.stdout.fileno()  # type: ignore[union-attr]
        found = b""
        with selectors.DefaultSelector() as ready:
            ready.register(out, selectors.EVENT_READ)
            while not found.endswith(b"\n"):
                if not ready.select(seconds):
                    raise _Failed("stalled", f"no answer in {seconds:g} seconds")
                more = os.read(out, 1 << 16)
                if not more:
                    raise _Failed("crashed", "the process has ended")
                found += more
        return msgspec.json.decode(found, type=Reply)


@cache
def guest(spec: str) -> Guest:
    """The process of this bot; one serves all games of this process."""
    return Guest(spec)


class GuestBot:
    """A bot from a file among the others. Where it fails, something offered is done for it, and `faults` grows."""

    def __init__(self, spec: str, seconds: float = PATIENCE) -> None:
        self._guest = guest(spec)
        self._guest.begin()
        self._seconds = seconds
        self._asides: dict[int, int] = {}
        self.faults: list[Fault] = []

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """What the bot wants, or what is done for it."""
        view = msgspec.Raw(encode(sight.view))
        question = Question(sight.game, str(sight.secret), sight.seat, sight.seats, view)
        try:
            action = self._guest.ask(question, self._seconds)
            self._count_asides(sight, action)
            return Thought(action)
        except _Failed as failed:
            self.faults.append(Fault(sight.seat, failed.fate, failed.detail))
        except Refused as error:  # it was ended, and cannot be loaded again
            self.faults.append(Fault(sight.seat, "crashed", str(error)))
        return random_thought(GAMES[sight.game].facts, sight)

    def _count_asides(self, sight: Sight, action: Action) -> None:
        aside = any(offer.aside and offer.allows(action) for offer in sight.view.offers)
        self._asides[sight.seat] = self._asides.get(sight.seat, 0) + 1 if aside else 0
        if self._asides[sight.seat] > ASIDES:
            self._asides[sight.seat] = 0
            raise _Failed("stalled", f"{ASIDES} asides in a row")
