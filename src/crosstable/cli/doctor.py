"""`crosstable doctor`: what a server needs, looked at one by one, each with a sentence."""

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import requires, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.markup import escape

from crosstable.core import CrosstableError, Refused

from .backup import USUAL, Database
from .speech import Lang, out, t, told

_ROOM = 200_000_000
"""Bytes that should be free on the disk."""


def doctor_command(
    database: Database = USUAL,
    server: Annotated[str | None, typer.Option(metavar="URL", help=t("cli-help-doctor-server"))] = None,
    lang: Lang = None,
) -> None:
    """Look at everything; exit with 1 if anything is wrong."""
    from crosstable.table.stores import is_address  # late: needs no server

    checks: list[Callable[[], str]] = [_python, _packages, lambda: _store(database)]
    if not is_address(database):
        checks.insert(2, lambda: _disk(Path(database)))
    if server is not None:
        checks.append(lambda: _answers(server))
    well = [_look(check) for check in checks]
    raise typer.Exit(0 if all(well) else 1)


def _look(check: Callable[[], str]) -> bool:
    try:
        out().print(f"[bold green]✓[/] {escape(check())}")
    except CrosstableError as error:
        out().print(f"[bold red]✗[/] {escape(told(error.why))}")
        return False
    return True


def _python() -> str:
    found = ".".join(map(str, sys.version_info[:3]))
    return t("cli-doctor-python", python=found, crosstable=version("crosstable"))


def _packages() -> str:
    """All packages that are needed to play can be had."""
    names = sorted(_needed())
    for name in names:
        try:
            version(name)
        except ModuleNotFoundError:
            raise Refused("cli-doctor-no-package", package=name) from None
    return t("cli-doctor-packages", count=len(names))


def _needed() -> Iterator[str]:
    for requirement in requires("crosstable") or ():
        if "extra ==" not in requirement:
            yield requirement.split(">")[0].split("[")[0].strip()


def _disk(database: Path) -> str:
    """There is room where the tables are kept, and it can be written to."""
    folder = next(place for place in database.absolute().parents if place.is_dir())
    try:
        free = shutil.disk_usage(folder).free
        probe = folder / ".crosstable-doctor"
        probe.write_bytes(b"x")
        probe.unlink()
    except OSError as error:
        raise Refused("cli-doctor-disk", folder=str(folder), detail=error.strerror or str(error)) from None
    if free < _ROOM:
        raise Refused("cli-doctor-full", folder=str(folder), megabytes=free // 1_000_000)
    return t("cli-doctor-room", folder=str(folder), megabytes=free // 1_000_000)


def _store(place: str) -> str:
    """The tables can be read, each of them to the end of its log. Those of a database are looked at in a copy."""
    from crosstable.table.examine import examine  # late: needs all games
    from crosstable.table.stores import backup, is_address

    with TemporaryDirectory() as folder:
        if is_address(place):
            database = Path(folder, "copy")
            backup(place, database)
        else:
            database = Path(place)
        if not database.is_file():
            return t("cli-doctor-no-store", file=str(database))
        found = examine(database)
    if found.damaged:
        raise Refused("cli-doctor-damaged", count=len(found.damaged), tables=", ".join(found.damaged[:5]))
    return t("cli-doctor-store", file=_without_password(place), tables=found.tables)


def _without_password(place: str) -> str:
    """A file, or which database it is: its address may have a password before the host and after the name."""
    from crosstable.table.stores import is_address  # late, too

    return place.partition("?")[0].rpartition("@")[2] if is_address(place) else place


def _answers(server: str) -> str:
    """A running server says that it is well."""
    import urllib.request  # late: rarely needed

    try:
        with urllib.request.urlopen(f"{server.rstrip('/')}/api/health", timeout=10) as answer:
            answer.read()
    except (OSError, ValueError) as error:
        raise Refused("cli-doctor-no-answer", url=server, detail=str(error)) from None
    return t("cli-doctor-answers", url=server)
