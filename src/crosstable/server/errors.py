"""Every failure as an answer: a sentence for people, and the right status for programs."""

import logging
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from crosstable.core import BadRecord, BadSetup, CrosstableError, Illegal, Sentence, StoreFailed, sentence
from crosstable.core.texts import say

from .context import HttpRequest
from .pages import is_page, shell

log = logging.getLogger(__name__)


class Problem(Struct, frozen=True):
    """What the HTTP interface answers when it refuses: the sentence, and the sentence in English. Of a request that
    cannot be read the English one says more: what a library complains about is for whoever writes a client."""

    why: Sentence
    text: str


_STATUS = {
    "table-none": 404,
    "table-no-such-game": 404,
    "table-no-such-round": 404,
    "table-round-running": 409,
    "table-too-fast": 429,
    "table-too-many": 503,
    "store-failed": 503,
    "server-foreign-origin": 403,
    "server-bad-host": 400,
    "table-name-empty": 400,
    "table-name-long": 400,
    "table-title-long": 400,
    "no-such-bot": 400,
    "table-bot-seconds": 400,
    "table-no-such-seat": 400,
    "server-no-companion": 404,
    "review-no-such-step": 404,
    "review-no-such-lens": 404,
    "review-no-workers": 503,
    "review-failed": 503,
    "review-too-large": 400,
}
_HTTP = {404: "server-not-found", 405: "server-bad-method", 413: "server-too-large"}


_MEANING = {
    400: "The request makes no sense, or names something that cannot be.",
    403: "It came from a foreign page.",
    404: "There is no such thing.",
    409: "Not now, or not by you.",
    413: "It is too large.",
    429: "Too fast: wait a moment.",
    503: "The server cannot do this at the moment.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How the interface describes the refusals of one address."""
    return {code: ResponseSpec(Problem, generate_examples=False, description=_MEANING[code]) for code in statuses}


FOUND = problems(400, 404, 409, 429, 503)
"""Whatever begins with finding a table."""
CHANGED = {**FOUND, **problems(403, 413)}
"""Whatever a body is sent to as well."""


def status_of(error: CrosstableError) -> int:
    """The HTTP status that says the same."""
    usual = 400 if isinstance(error, BadRecord | BadSetup | Illegal) else 409
    return _STATUS.get(error.why.key, usual)


def _answer(why: Sentence, status: int, more: str = "") -> Response[Problem]:
    text = f"{say(why)} {more}".rstrip()
    return Response(Problem(why, text), status_code=status, media_type=MediaType.JSON)


def _refused(request: HttpRequest, error: CrosstableError) -> Response[Any]:
    return _answer(error.why, status_of(error))


def _not_stored(request: HttpRequest, error: StoreFailed) -> Response[Any]:
    log.error("%s %s: the store has failed", request.method, request.scope["path"], exc_info=error)
    return _refused(request, error)


def _http(request: HttpRequest, error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and is_page(request.scope["path"]):
        return shell(request, status=404)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _answer(sentence("server-bad-request"), 400, _detail(error))
    key = _HTTP.get(error.status_code)
    return _answer(sentence(key) if key else sentence("server-failed", status=error.status_code), error.status_code)


def _too_deep(request: HttpRequest, error: RecursionError) -> Response[Any]:
    return _answer(sentence("server-bad-request"), 400, "nested too deeply")


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{e.get('key', '')} {e.get('message', '')}".strip() for e in extra)
    return str(error.detail)


def _unexpected(request: HttpRequest, error: Exception) -> Response[Any]:
    log.exception("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _answer(sentence("server-internal"), 500)


HANDLERS: ExceptionHandlersMap = {
    CrosstableError: _refused,
    StoreFailed: _not_stored,
    HTTPException: _http,
    RecursionError: _too_deep,  # from what was sent: nothing of ours goes that deep
    Exception: _unexpected,
}
