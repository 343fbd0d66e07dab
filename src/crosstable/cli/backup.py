"""`crosstable backup` and `crosstable restore`: all tables as one file, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from .speech import Lang, out, t

USUAL = "data/crosstable.sqlite3"
Database = Annotated[
    str,
    typer.Option("--database", "--store", metavar="FILE|URL", envvar="CROSSTABLE_STORE", help=t("cli-help-database")),
]


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("cli-help-backup-file"))],
    database: Database = USUAL,
    lang: Lang = None,
) -> None:
    """Copy the database as it is at this moment."""
    from crosstable.table.stores import backup  # late: the other commands need no store

    out().print(t("cli-backed-up", tables=backup(database, file), file=str(file)), markup=False)


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("cli-help-backup-file"))],
    database: Database = USUAL,
    lang: Lang = None,
) -> None:
    """Bring back what the database does not have."""
    from crosstable.table.stores import restore  # late, too

    done = restore(database, file)
    out().print(t("cli-restored", tables=done.brought, kept=done.kept))
