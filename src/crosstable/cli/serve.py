"""`crosstable serve`: the product itself."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import segno
import typer

from crosstable.core import Refused
from crosstable.core.moments import Pace

from .backup import USUAL, Database
from .speech import Lang, err, out, t

if TYPE_CHECKING:
    from crosstable.server.settings import Settings

LogFormat = Literal["plain", "json"]
FIRST_PORT = 8000
TRIES = 50


def serve_command(
    host: Annotated[str, typer.Option(help=t("cli-help-host"))] = "0.0.0.0",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=t("cli-help-port"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=t("cli-help-open"))] = False,
    database: Database = USUAL,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help=t("cli-help-public-url"))] = None,
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help=t("cli-help-origin"))] = None,
    workers: Annotated[int | None, typer.Option(min=0, help=t("cli-help-workers"))] = None,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help=t("cli-help-bot-pause"))] = 0.4,
    pace: Annotated[Pace, typer.Option(help=t("cli-help-pace"))] = "normal",
    metrics: Annotated[bool, typer.Option("--metrics", help=t("cli-help-metrics"))] = False,
    log: Annotated[LogFormat, typer.Option(help=t("cli-help-log"))] = "plain",
    archive_days: Annotated[float, typer.Option(min=0, help=t("cli-help-archive-days"))] = 0.0,
    processes: Annotated[int, typer.Option(min=1, max=64, help=t("cli-help-processes"))] = 1,
    peer: Annotated[str | None, typer.Option(metavar="HOST:PORT", help=t("cli-help-peer"))] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=t("cli-help-proxy"))] = None,
    lang: Lang = None,
) -> None:
    """Run the server until Ctrl-C."""
    from crosstable.server.app import serve  # late: the other commands need no server
    from crosstable.server.processes import serve_many
    from crosstable.server.settings import Settings
    from crosstable.table.rate_limits import Limits
    from crosstable.table.stores import is_address

    settings = Settings(
        host=host,
        port=port or _free_port(host),
        database=Path(USUAL if is_address(database) else database),
        store=database if is_address(database) else None,
        public_url=public_url,
        origins=tuple(origins or ()),
        workers=workers,
        bot_pause=bot_pause,
        pace=pace,
        metrics=metrics,
        log=log,
        limits=Limits(archive_days=archive_days),
        peer=peer,
        proxies=tuple(proxies or ()),
    )
    if processes > 1:
        if settings.store is None:
            raise Refused("cli-processes-file")
        serve_many(settings, processes, lambda: _announce(settings, open_browser, warming=False))
        err().print(t("cli-stopped"))
        return
    with suppress(KeyboardInterrupt):  # uvicorn passes it on when everything is shut down
        serve(settings, lambda: _announce(settings, open_browser), _announce_bots)
    err().print(t("cli-stopped"))


def _free_port(host: str) -> int:
    """The first port from 8000 on that nobody uses."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(FIRST_PORT, FIRST_PORT + TRIES):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise Refused("cli-no-free-port", first=str(FIRST_PORT), last=str(FIRST_PORT + TRIES - 1))


def addresses(host: str, port: int, public_url: str | None) -> list[str]:
    """Where the server can be reached: on this machine, and from phones in the same network."""
    from crosstable.server.link import lan_address  # late: the other commands need no server

    everywhere = host in ("0.0.0.0", "::", "")
    shown = f"[{host}]" if ":" in host else host
    found = [f"http://localhost:{port}" if everywhere else f"http://{shown}:{port}"]
    lan = lan_address() if everywhere else None
    if lan:
        found.append(f"http://{lan}:{port}")
    return [*found, public_url] if public_url else found


def _announce(settings: "Settings", open_browser: bool, warming: bool = True) -> None:
    """Say where the server is, for people and for phones."""
    found = addresses(settings.host, settings.port, settings.public_url)
    out().print(t("cli-serving"))
    for address in found:
        out().print(f"  {address}", style="bold", markup=False)
    if len(found) > 1 and sys.stdout.isatty():
        out().print(t("cli-serving-phones"))
        segno.make(found[-1], error="m").terminal(compact=True)
    out().print(t("cli-serving-stop"))
    if warming and settings.workers != 0:
        out().print(t("cli-bots-warming"))
    sys.stdout.flush()
    if open_browser and _has_display():
        # Beside the server: it must be free to answer the browser while that starts.
        threading.Thread(target=webbrowser.open, args=(found[0],), daemon=True).start()


def _announce_bots(failed: frozenset[str]) -> None:
    """Say that the bots are ready, or in which games weaker ones play for them."""
    for game in sorted(failed):
        out().print(t("cli-bots-weaker", game=t(f"{game}-name")))
    if not failed:
        out().print(t("cli-bots-ready"))
    sys.stdout.flush()


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))
