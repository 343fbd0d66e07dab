"""How the server writes its log: plain lines, or one JSON object a line for whoever collects them.

A log tells what went wrong and where, never what was said or played: of an error that is not ours only its kind and its
place are written, since its message may quote a token, a card or a line of chat.
"""

import json
import logging
import time
import traceback
from types import TracebackType

from crosstable.core import CrosstableError

from .metrics import ErrorCounter
from .settings import LogFormat

_OURS = (CrosstableError, OSError)
"""Errors whose messages quote nobody."""
ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def told(error: BaseException) -> str:
    """An error in a line without anybody's words."""
    said = f": {error}" if isinstance(error, _OURS) else ""
    notes = getattr(error, "__notes__", []) if isinstance(error, _OURS) else []
    return "; ".join((type(error).__name__ + said, *notes))


def places(trace: TracebackType | None) -> list[str]:
    """Where it happened, the innermost place last."""
    return [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)]


class PlainLines(logging.Formatter):
    """Lines for people."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        """The kind and the places of an error."""
        return "" if ei[1] is None else "\n".join((told(ei[1]), *(f"  {place}" for place in places(ei[2]))))


class JsonLines(logging.Formatter):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, one object."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"], line["places"] = told(record.exc_info[1]), places(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(how: LogFormat) -> None:
    """Write to standard error from now on, and count errors. JSON also tells what is no trouble: tables that come and
    go."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines() if how == "json" else PlainLines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[lines, ErrorCounter()])
    if how == "json":
        logging.getLogger("crosstable").setLevel(logging.INFO)
