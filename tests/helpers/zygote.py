"""Server processes that start in no time: a process that has imported everything forks them, and they can be killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress

from msgspec import to_builtins

from crosstable.server.settings import Settings

_FORKS = """
import json, os, signal, sys
import msgspec
from crosstable.server.app import serve
from crosstable.server.settings import Settings
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        serve(msgspec.convert(json.loads(line), Settings, dec_hook=lambda kind, value: kind(value)))
        os._exit(0)
    print(child, flush=True)
"""


class Zygote:
    """Forks servers."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, "-c", _FORKS], stdin=pipe, stdout=pipe, text=True)
        self._children: set[int] = set()
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self, settings: Settings) -> int:
        """A new server; returns its process when it takes connections."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(to_builtins(settings, enc_hook=str)) + "\n")
        self._process.stdin.flush()
        child = int(self._line())
        self._children.add(child)
        while True:
            with suppress(OSError), socket.create_connection((settings.host, settings.port), 5):
                return child
            os.kill(child, 0)  # raises if it has ended
            time.sleep(0.005)

    def kill(self, child: int) -> None:
        """SIGKILL: nothing is flushed, nobody is told."""
        self._children.discard(child)
        os.kill(child, signal.SIGKILL)
        with suppress(ProcessLookupError):  # until it is gone, and its port with it
            while True:
                os.kill(child, 0)
                time.sleep(0.001)

    def close(self) -> None:
        """End everything."""
        for child in list(self._children):
            self.kill(child)
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
