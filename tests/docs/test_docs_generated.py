"""What the tool writes for the browser follows from the structs and the imports, and a change of them is seen."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec.structs import fields

import crosstable
from crosstable.table.wire import AnyMessage, AnyRequest
from generate import http_structs
from preloads import with_preloads
from struct_types import TypeFile

ROOT = Path(__file__).parents[2]
SOURCE = Path(crosstable.__file__).parent
WIRE = (SOURCE / "server/web/lib/wire.d.ts").read_text(encoding="utf-8")
OWN: dict[str, tuple[str, str]] = {
    name: (base, body)
    for name, base, body in re.findall(r"export interface (\w+)(?: extends (\w+))? \{\n(.*?)\n\}", WIRE, re.DOTALL)
}
INTERFACES = {name: "\n".join((OWN[base][1] if base else "", body)) for name, (base, body) in OWN.items()}

GIVEN, TAKEN = http_structs()
SCHEMAS: dict[str, Any] = msgspec.json.schema_components([AnyMessage, AnyRequest, *GIVEN, *TAKEN])[1]
"""What msgspec itself says about the structs, by their names."""

Colour = Literal["blue", "red"]
"""A colour."""
Small = Annotated[int, Meta(le=9)]


class Part(Struct, omit_defaults=True):
    """A part."""

    size: Small
    colour: Colour | None = None


class Whole(Struct, tag="whole", tag_field="is"):
    """A whole of several parts.

    It may have a name (None: it has none).
    """

    parts: tuple[Part, ...]
    """What it is made of."""
    counts: dict[Colour, int]
    pair: tuple[int, str | None]
    any_of: tuple[Colour | bool, ...] = ()
    name: str | None = msgspec.field(default=None, name="called")


def run(*arguments: str, source: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/generate.py"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(source.parent)}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_generated_files_are_fresh() -> None:
    found = run("--check")
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOURCE, tmp_path / "src/crosstable", ignore=shutil.ignore_patterns("__pycache__")))


def test_a_changed_struct_makes_its_file_stale_until_it_is_written_anew(copy: Path) -> None:
    pong = next(kind for kind in AnyMessage.__args__ if kind.__name__ == "Pong")
    module = copy.joinpath(*pong.__module__.split(".")[1:]).with_suffix(".py")
    before, body = module.read_text(encoding="utf-8").split("class Pong(")
    module.write_text(f"{before}class Pong({body.replace('    n: int', '    number: int', 1)}", encoding="utf-8")
    found = run("--check", source=copy)
    assert found.returncode != 0
    assert found.stdout.split() == ["src/crosstable/server/web/lib/wire.d.ts"]
    run(source=copy)
    assert run("--check", source=copy).returncode == 0


def test_a_new_import_of_the_start_page_makes_the_page_stale(copy: Path) -> None:
    main = copy / "server/web/main.js"
    main.write_text('import "./lib/share.js";\n' + main.read_text(encoding="utf-8"), encoding="utf-8")
    found = run("--check", source=copy)
    assert found.returncode != 0
    assert found.stdout.split() == ["src/crosstable/server/web/index.html"]


@pytest.mark.parametrize("name", SCHEMAS)
def test_an_interface_has_the_fields_of_its_struct(name: str) -> None:
    named = set(re.findall(r"^  (\w+)\??:", INTERFACES[name], re.MULTILINE))
    assert named == set(SCHEMAS[name].get("properties", ()))


@pytest.mark.parametrize("kind", AnyRequest.__args__, ids=lambda kind: kind.__name__)
def test_a_request_may_leave_out_what_has_a_default(kind: type[Struct]) -> None:
    optional = re.findall(r"^  (\w+)\?:", INTERFACES[kind.__name__], re.MULTILINE)
    assert optional == [field.encode_name for field in fields(kind) if field.default is not msgspec.NODEFAULT]


def test_structs_become_interfaces() -> None:
    file = TypeFile()
    file.add([Whole])
    assert (
        "\n".join(file.texts.values())
        == """\
/**
 * A whole of several parts.
 *
 * It may have a name (null: it has none).
 */
export interface Whole {
  is: "whole";
  /** What it is made of. */
  parts: Part[];
  counts: Partial<Record<Colour, number>>;
  pair: [number, string | null];
  any_of: (Colour | boolean)[];
  called: string | null;
}
/** A part. */
export interface Part {
  size: number;
  colour?: Colour;
}
/** A colour. */
export type Colour = "blue" | "red";"""
    )


def test_what_has_a_default_may_be_left_out_of_what_is_given() -> None:
    file = TypeFile()
    file.add([Part, Whole], given=True)
    assert "any_of?: (Colour | boolean)[];\n  called?: string | null;" in file.texts["Whole"]
    assert "colour?: Colour | null;" in file.texts["Part"]


def test_one_name_for_two_types_is_refused() -> None:
    file = TypeFile()
    file.add([Part])
    with pytest.raises(SystemExit, match="two types of one file are called Part"):
        file.union("Part", "", [])


def test_every_module_that_is_imported_at_once_is_named(tmp_path: Path) -> None:
    modules = {
        "main.js": 'import { a } from "./lib/a.js";\nimport x from "x"; import "shell/lib/b.js"\n',
        "lib/a.js": 'export * from "./c.js";\nexport const later = () => import("./later.js");\n',
        "lib/b.js": '/** @typedef {import("./never.js").T} T */\nexport const from = "./never.js";\n',
        "lib/c.js": 'import{b}from"../lib/b.js";export{b as default};\n',
        "x.js": 'import {\n  main,\n} from "./main.js";\n',
    }
    (tmp_path / "lib").mkdir()
    for name, text in modules.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    page = """<script type="importmap">{"imports": {"x": "/web/x.js", "shell/": "/web/"}}</script>
    <link rel="modulepreload" href="/web/old.js" />
    <link rel="modulepreload" href="/web/lib/a.js" />
    <script type="module" src="/web/main.js"></script>
"""
    found = with_preloads(page, tmp_path, "main.js")
    assert re.findall(r'"modulepreload" href="/web/(.*?)"', found) == ["lib/a.js", "lib/b.js", "lib/c.js", "x.js"]
    assert with_preloads(found, tmp_path, "main.js") == found
