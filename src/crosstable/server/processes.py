"""Several server processes on one machine and one port; each has one of its own too, for the others and for figures."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from socket import socket
from typing import Any

from msgspec.structs import replace

from crosstable.core import Refused
from crosstable.table.stores import check_shared

from .app import listen, serve
from .settings import Settings

log = logging.getLogger(__name__)

_LOOK = 0.5
"""Seconds between two looks whether all of them live."""
_OWN = "127.0.0.1"
"""Where each of them has a port of its own."""
_SPAWN = get_context("spawn")


def _one(settings: Settings, port: socket, opened: Event) -> None:
    """One of the processes: the port it shares, and its own, at which the others find it."""
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    try:
        serve(settings, opened.set, port=port)
    except Refused as error:  # all was well when the first began: it is tried again
        log.error("a process could not start: %s", error)
        raise SystemExit(1) from None


def _stop_with_parent() -> None:
    """If the one that started them is killed, the others must not keep the port: they stop as if somebody had asked."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Processes:
    """Starts them, starts those again that die, and ends them all."""

    def __init__(self, settings: Settings, number: int) -> None:
        for n in range(1, number + 1):
            listen(replace(settings, host=_OWN, port=settings.port + n)).close()  # Refused if somebody has it
        self._port = listen(settings)
        share = max(1, ((os.cpu_count() or 2) - 1) // number)
        workers = share if settings.workers is None else settings.workers
        own = [f"{_OWN}:{settings.port + n}" for n in range(1, number + 1)]
        self._settings = [replace(settings, peer=peer, workers=workers) for peer in own]
        self._running: list[tuple[SpawnProcess, Event]] = []
        self._stop = threading.Event()

    def run(self, on_open: Callable[[], None]) -> None:
        """Until somebody stops it (Ctrl-C or SIGTERM)."""
        signal.signal(signal.SIGTERM, lambda *_: self._stop.set())
        signal.signal(signal.SIGINT, lambda *_: self._stop.set())
        self._running = [self._start(settings) for settings in self._settings]
        try:
            if self._wait_until_open():
                on_open()
            while not self._stop.wait(_LOOK):
                self._look()
        finally:
            self._end()

    def _start(self, settings: Settings) -> tuple[SpawnProcess, Event]:
        opened = _SPAWN.Event()
        process = _SPAWN.Process(target=_one, args=(settings, self._port, opened))
        process.start()
        return process, opened

    def _wait_until_open(self) -> bool:
        """Whether all of them have opened; false if somebody stops it or one of them ends at once."""
        for process, opened in self._running:
            while not opened.wait(_LOOK):
                if self._stop.is_set() or not process.is_alive():
                    return False
        return True

    def _look(self) -> None:
        for n, (process, _) in enumerate(self._running):
            if not process.is_alive():
                self._running[n] = self._start(self._settings[n])

    def _end(self) -> None:
        for process, _ in self._running:
            process.terminate()
        for process, _ in self._running:
            process.join()
        self._port.close()


def serve_many(settings: Settings, number: int, on_open: Callable[[], Any]) -> None:
    """Run so many processes until they are stopped. Raises Refused if none of them could start."""
    if settings.store is not None:
        asyncio.run(check_shared(settings.store))
    Processes(settings, number).run(on_open)
