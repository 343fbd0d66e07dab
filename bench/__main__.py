"""`python -m bench`: measure everything, print a table, write a file."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated

import typer
from rich.console import Console

import bench

from .report import Figure, table_of, write_json


def names() -> list[str]:
    """The benchmarks there are: the modules of this package that have a function `run`."""
    found = (module.name for module in iter_modules(bench.__path__) if not module.name.startswith("_"))
    return sorted(name for name in found if hasattr(import_module(f"bench.{name}"), "run"))


def main(
    quick: Annotated[bool, typer.Option(help="Rough figures in about a minute.")] = False,
    json: Annotated[Path, typer.Option(help="The file to write.")] = Path("bench/out/bench.json"),
    only: Annotated[
        list[str] | None, typer.Option(help="Run just this benchmark; may be given more than once.")
    ] = None,
) -> None:
    """Measure Crosstable against its peers, in the same run on the same machine."""
    console, known = Console(), names()
    if unknown := set(only or ()) - set(known):
        raise typer.BadParameter(f"There is no benchmark {', '.join(sorted(unknown))}. There are: {', '.join(known)}.")
    figures: list[Figure] = []
    for name in only or known:
        console.print(f"[bold]{name}[/] …")
        figures += import_module(f"bench.{name}").run(quick)
    console.print(table_of(figures))
    write_json(figures, json, quick=quick)
    console.print(f"Written to {json}")
    if any(figure.met is False for figure in figures):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
