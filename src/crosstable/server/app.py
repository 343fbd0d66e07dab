"""The server: one process, one port, everything in it."""

import asyncio
import errno
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET
from socket import socket as TcpSocket  # noqa: N812

import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice, random_thought
from crosstable.bots.fair_queue import Owner
from crosstable.bots.pool import BotPool
from crosstable.core import Facts, Refused, Sight, Thought
from crosstable.games import GAMES
from crosstable.table.hub import Hub
from crosstable.table.sharing import Alone, Sharing
from crosstable.table.sqlite import SqliteStore
from crosstable.table.store import Store
from crosstable.table.stores import check_shared, shared_store
from crosstable.table.thinking import Thinker

from . import companion, docs, guide, offline, pages
from .context import AppContext
from .edge import EdgeConfig
from .errors import HANDLERS as ERROR_HANDLERS
from .garbage import look_after, spare_the_old
from .health import VERSION, HealthCheck
from .hop import Hop
from .http import ROUTER
from .logs import set_up_logging
from .metrics import MeasuredThinker, metrics
from .request_throttle import RequestThrottle
from .security import API_POLICY, HEADERS, check_addresses
from .settings import Settings
from .sockets import socket
from .throttles import share_throttles, shares

if sys.platform != "win32":
    import resource


_TURN = 0.001
"""Seconds a thread that computes may keep the others of this process waiting: the store's, a QR code's."""


class _RandomThinker:
    """Stands in where no bot may think: it plays what is offered."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        """Any offered action."""
        return random_thought(facts, sight)


WhenWarm = Callable[[frozenset[str]], None]
"""Told once when the bots have warmed up: the games for which that failed."""


async def _warm(pool: BotPool, then: WhenWarm | None) -> None:
    failed = await pool.warm()
    if then is not None:
        then(failed)


def create_app(
    settings: Settings, store: Store | None = None, thinker: Thinker | None = None, on_warm: WhenWarm | None = None
) -> Litestar:
    """The application. A store or a thinker of one's own takes the place of the usual ones."""
    check_addresses(settings)
    shared = (
        shared_store(settings.store, settings.peer or f":{settings.port}") if settings.store and store is None else None
    )
    kept = store or shared or SqliteStore(settings.database)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        if shared is not None:
            await shared.open()
        facts = tuple(game.facts for game in GAMES.values())
        pool = BotPool(settings.workers, facts) if thinker is None and settings.workers != 0 else None
        archive = settings.archive or settings.database.with_suffix(".archive.sqlite3")
        thinks: Thinker = thinker or pool or _RandomThinker()
        sharing: Sharing = Alone()
        if shared is not None:
            sharing, thinks = shares(shared, thinks, pool)
        measured = MeasuredThinker(thinks)
        hub = Hub(GAMES, kept, measured, settings.limits, settings.bot_pause, settings.pace, archive, sharing)
        app.state.context = context = AppContext(settings, hub, pool)
        throttling = None if shared is None else asyncio.create_task(share_throttles(sharing, context.limits))
        app.state.health = health = HealthCheck(hub, pool)
        warming = None if pool is None else asyncio.create_task(_warm(pool, on_warm))
        try:
            await hub.open()
            yield
        finally:
            health.closing = True
            if throttling is not None:
                throttling.cancel()
            await hub.close()
            if pool is not None and warming is not None:
                warming.cancel()
                await pool.close()
            await kept.close()

    return Litestar(
        route_handlers=[
            ROUTER,
            companion.ROUTER,
            socket,
            *pages.HANDLERS,
            *offline.HANDLERS,
            *docs.HANDLERS,
            *guide.HANDLERS,
            *([metrics] if settings.metrics else []),
        ],
        lifespan=[life],
        exception_handlers=ERROR_HANDLERS,
        before_send=[_add_headers],
        openapi_config=docs.openapi(VERSION),
        plugins=[docs.TaggedBases()],
        request_max_body_size=64_000,
        # Files are compressed once and for all where they are kept.
        compression_config=CompressionConfig("gzip", 1000, 5, exclude_opt_key="as_is"),
        state=State(),
        logging_config=None,
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    """Every answer says what a browser may do with it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    policy = docs.POLICY if scope["path"].startswith(("/api/docs", "/api/bots")) else API_POLICY
    headers.setdefault("Content-Security-Policy", policy)


def listen(settings: Settings) -> TcpSocket:
    """The port, taken before anything else is started; Refused with a sentence if it cannot be had."""
    family = AF_INET6 if ":" in settings.host else AF_INET
    taken = TcpSocket(family, SOCK_STREAM)
    taken.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        taken.bind((settings.host, settings.port))
        taken.listen()  # a port that is only bound can still be taken by a second server
    except (OSError, OverflowError) as error:  # OverflowError: there is no such port
        taken.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Refused("server-port-taken", host=settings.host, port=str(settings.port)) from None
        detail = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Refused("server-cannot-listen", host=settings.host, port=str(settings.port), detail=detail) from None
    return taken


class _Server(uvicorn.Server):
    """The web server, which says when it is open."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._on_open = on_open
        self._garbage: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[TcpSocket] | None = None) -> None:
        """Start the application and listen; then somebody may be told the address."""
        await super().startup(sockets)
        self._garbage = asyncio.create_task(look_after())
        if self._on_open is not None:
            self._on_open()


def server_of(app: Litestar, settings: Settings, on_open: Callable[[], None] | None = None) -> uvicorn.Server:
    """The web server around the application."""
    throttled = RequestThrottle(app, settings.edge)
    config = EdgeConfig(
        Hop(app, throttled) if settings.store is not None else throttled,
        settings.edge,
        proxies=settings.proxies,
        log_config=None,
        log_level="error",  # its warnings are about what strangers send: nobody fills a disk with them
        access_log=False,
        server_header=False,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=settings.compress_messages,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=3,
    )
    return _Server(config, on_open)


def _open_many_files() -> None:
    """Let the process have as many connections as the system allows; the usual thousand is few."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):  # some systems name a limit that they do not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    settings: Settings,
    on_open: Callable[[], None] | None = None,
    on_warm: WhenWarm | None = None,
    port: TcpSocket | None = None,
) -> None:
    """Run the server until it is stopped (Ctrl-C or SIGTERM). Raises Refused if it cannot start.

    `on_open` is called once, when the server has started and listens; `on_warm` when its bots are ready;
    `port` is one that listens already, if it is shared with other processes.
    """
    _open_many_files()
    spare_the_old()
    sys.setswitchinterval(_TURN)
    set_up_logging(settings.log)
    check_addresses(settings)
    if settings.store is not None:
        asyncio.run(check_shared(settings.store))
    with ExitStack() as ports:
        taken = [port or ports.enter_context(listen(settings))]
        if settings.peer is not None and settings.peer.rpartition(":")[2] != str(settings.port):
            host, _, number = settings.peer.rpartition(":")
            taken.append(ports.enter_context(listen(replace(settings, host=host, port=int(number)))))
        server_of(create_app(settings, on_warm=on_warm), settings, on_open).run(sockets=taken)
