"""Who may talk to the server, and what a browser may do with our pages. Rate limits: `crosstable.table.rate_limits`."""

import re
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from crosstable.core import Refused
from crosstable.table.rate_limits import household

from .settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""On every answer."""

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:[0-9]+)?")
"""A host (or an address) and perhaps a port; no user, no spaces, no commas."""

_LONGEST_HOST = 260
"""The longest name there can be, and a port."""

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
WORKER_POLICY = "default-src 'none'; connect-src 'self'"
"""For the service worker: it fetches our own files and does nothing else."""


def page_policy(scripts: tuple[str, ...] = (), styles: tuple[str, ...] = ()) -> str:
    """The content security policy of a page: only our own files, and the inline parts with these hashes."""
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("script-src 'self'", *scripts)),
            " ".join(("style-src 'self'", *styles)),
            "img-src 'self' data: blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Refuse what a foreign page sends in a visitor's name. Programs send no Origin and are let through."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = {_host_of(url) for url in (*settings.origins, settings.public_url or "")}
    found = _host_of(origin)
    if found is None or found not in allowed | {connection.headers.get("host", "").lower()}:
        raise Refused("server-foreign-origin")


def check_addresses(settings: Settings) -> None:
    """Refuse settings in which an address is none: neither a browser nor another process would ever use it."""
    for url in (*settings.origins, *((settings.public_url,) if settings.public_url is not None else ())):
        if _host_of(url.removesuffix("/")) is None:
            raise Refused("server-bad-address", url=url[:200])
    peer = settings.peer
    if peer is not None and not (is_host(peer) and peer.rpartition(":")[2].isdecimal()):
        raise Refused("server-bad-peer", peer=peer[:200])
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:  # a name, say
            raise Refused("server-bad-proxy", proxy=proxy[:200]) from None


def is_host(text: str) -> bool:
    """Whether this is a host as a browser names it, perhaps with a port."""
    return len(text) <= _LONGEST_HOST and _host_of(f"http://{text}") is not None


def _host_of(origin: str) -> str | None:
    """Host and port of an origin like https://example.org:8443; None for anything else, `null` too."""
    try:
        parts = urlsplit(origin)
        readable = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        return None
    plain = _HOST.fullmatch(parts.netloc) and parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.netloc.lower() if readable and plain else None


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from, as far as uvicorn (and a proxy it trusts) knows: for counting, so whole networks."""
    return household(connection.client.host) if connection.client else ""
