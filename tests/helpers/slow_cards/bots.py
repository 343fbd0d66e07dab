"""Bots that take their time to warm up."""

import os
import time
from pathlib import Path

from crosstable.core.bot import Bot, Sight
from helpers.secret_cards import PlainBot

from . import GATE


def bot(level: str, seconds: float) -> Bot:
    """The bot the others wait for: it keeps its card."""
    return PlainBot("plain")


def warm() -> None:
    """Wait at the gate."""
    gate = Path(os.environ[GATE])
    with gate.with_suffix(".log").open("a") as log:
        print("begin", file=log, flush=True)
        while not gate.exists():
            time.sleep(0.01)
        if gate.read_text() == "die":
            os._exit(1)
        if gate.read_text() == "fail":
            raise OSError("no room for a compiler")
        print("end", file=log, flush=True)


def insight(sight: Sight) -> str:
    """Something that is worked out beside the bots."""
    return "worked out"
