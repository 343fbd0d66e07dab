"""Write what follows from the code: the browser's types, the modules the start page loads, the reference for Python.

python tools/generate.py            write the files that are stale
python tools/generate.py --check    fail if one is stale
"""

import sys
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path
from typing import Any, get_args

from litestar.routes import HTTPRoute
from msgspec import Struct

import crosstable.server
from crosstable.core.companion import Item, Kit, Line
from crosstable.core.game import AnyGame
from crosstable.core.parts import folder
from crosstable.core.sentence import Sentence
from crosstable.games import GAMES
from crosstable.server.http import ROUTER
from crosstable.table.wire import AnyMessage, AnyRequest
from preloads import with_preloads
from reference import reference
from struct_types import WIDTH, TypeFile

WEB = Path(crosstable.server.__file__).parent / "web"
DOCS = Path(__file__).parents[1] / "docs"
NOTE = "Written by `make generate` from the structs of the server. Do not edit."


def structs_in(hint: Any) -> Iterator[type[Struct]]:
    """Every struct that is part of a type."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for part in get_args(hint):
        yield from structs_in(part)


def http_structs() -> tuple[list[type[Struct]], list[type[Struct]]]:
    """What the HTTP interface gives, and what it takes."""
    routes = [route for route in ROUTER.routes if isinstance(route, HTTPRoute)]
    hints = [handler.fn.__annotations__ for route in routes for handler in route.route_handlers]
    gives = [kind for hint in hints for kind in structs_in(hint.get("return"))]
    takes = [kind for hint in hints for kind in structs_in(hint.get("data"))]
    return gives, takes


def is_own(kind: type[Struct], game: AnyGame) -> bool:
    """Whether a type belongs to this game alone."""
    return kind.__module__.startswith(game.facts.package + ".")


def wire_types() -> TypeFile:
    """What a table, a server and a browser say to each other."""
    gives, takes = http_structs()
    file = TypeFile()
    file.add([Sentence], given=True)  # the browser makes some for itself
    file.add([*structs_in(AnyMessage), *gives])
    file.add([*structs_in(AnyRequest), *takes], given=True)
    for game in GAMES.values():  # what they have in common
        file.add(kind for kind in game.facts.events if not is_own(kind, game))
        file.add((kind for kind in game.facts.actions if not is_own(kind, game)), given=True)
    file.union("AnyMessage", "What a table sends.", structs_in(AnyMessage))
    file.union("AnyRequest", "What a table is sent.", structs_in(AnyRequest))
    return file


def game_types(game: AnyGame, shared: TypeFile) -> TypeFile:
    """What a game says: its options, view and events, and the actions it is given."""
    facts = game.facts
    file = TypeFile(game.facts.package, shared)
    file.add([facts.options, facts.view, *facts.events])
    file.add(facts.actions, given=True)
    file.union("AnyEvent", "What happens in this game.", facts.events)
    file.union("AnyAction", "What a seat can do in this game.", facts.actions)
    return file


def props(game: AnyGame) -> str:
    """What the shell gives to the game's table."""
    return f"""/** What the shell gives to this game's table. */
export type Props = import("shell/lib/table-props").TableProps<{game.facts.view.__name__}, AnyAction, AnyEvent>;

/** What the shell gives to this game's room screen. */
export type WallProps = import("shell/lib/table-props").WallProps<{game.facts.view.__name__}, AnyEvent>;

/** What this game says in the log. */
export type Log = import("shell/lib/table-props").LogWords<{game.facts.view.__name__}, AnyEvent>;

/** What this game says in a review. */
export type Words = import("shell/lib/table-props").ReviewWords<{game.facts.view.__name__}, AnyEvent>;"""


def companion_types(shared: TypeFile) -> TypeFile:
    """What the companion for a real table is told about a game."""
    file = TypeFile("crosstable.core.companion", shared)
    file.add([Kit, Item, Line])
    return file


def written(what: str, file: TypeFile, shared: str = "", *more: str) -> str:
    """The text of a file of types."""
    parts = [f"/** {what} {NOTE} */"]
    if file.imported:
        names = sorted(file.imported)
        line = f'import type {{ {", ".join(names)} }} from "{shared}";'
        if len(line) > WIDTH:
            line = "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "{shared}";'])
        parts.append(line)
    return "\n\n".join([*parts, *file.texts.values(), *more]) + "\n"


def generated() -> Iterator[tuple[Path, str]]:
    """Every file that is written here, with its text."""
    wire = wire_types()
    yield WEB / "lib/wire.d.ts", written("What server and browser say to each other.", wire)
    told = written("What the companion is told about a game.", companion_types(wire), "../../lib/wire")
    yield WEB / "pages/companion/wire.d.ts", told
    for game in GAMES.values():
        found = folder(game.facts)
        if found and (found / "web").is_dir():
            types = game_types(game, wire)
            yield found / "web/types.d.ts", written("What this game says.", types, "shell/lib/wire", props(game))
    page = WEB / "index.html"
    yield page, with_preloads(page.read_text(encoding="utf-8"), WEB, "main.js")
    yield DOCS / "python-reference.md", reference()


def main() -> None:
    """Write the stale files, or say which they are."""
    stale = [(path, text) for path, text in generated() if not path.exists() or path.read_text("utf-8") != text]
    for path, text in stale:
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        print(relpath(path, WEB.parents[3]))
    if stale and "--check" in sys.argv:
        raise SystemExit("These files are stale: run `make generate`.")


if __name__ == "__main__":
    main()
