"""Imports point one way, compiled code stays out of the server, and the house is tidy."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from crosstable.core.game import AnyGame
from crosstable.games import GAMES, HOUSE

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "crosstable"

BELOW = {
    "core": set[str](),
    "bots": {"core"},
    "review": {"core", "bots"},
    "puzzles": {"core", "bots"},
    "games": {"core", "bots", "review", "puzzles"},
    "table": {"core", "bots", "games"},
    "server": {"core", "bots", "review", "games", "table"},
    "lab": {"core", "bots", "review", "games"},
    "cli": {"core", "bots", "review", "puzzles", "games", "table", "server", "lab"},
}
COMPILED = re.compile(r"games/[a-z]+/bots/.*\.py|lab/frameworks/.*\.py")
ROOMS = {
    "__init__.py", "data.py", "actions.py", "events.py", "state.py", "view.py", "README.md",
    "rules", "bots", "parts", "texts", "web",
}  # fmt: skip
"""What lies in the folder of every game of the house; a game with secrets has `know` too."""
HEADINGS = (
    "Rules as built", "Rulings", "Options", "Where things are", "What can be known", "How the bots think", "Review",
)  # fmt: skip
"""What the page of every game says, in this order."""
LONGEST = 500
WIDEST = 120
REGISTRY = re.compile(r"\b(registry|mirrors?|pypi|artifactory|nexus|proxy)\.[a-z0-9-]+\.[a-z]{2,}", re.I)


def _imports(file: Path) -> set[str]:
    """The full names of everything a module imports."""
    found: set[str] = set()
    package = ("crosstable", *file.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            base = ".".join(filter(None, (start, node.module)))
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def _modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def _tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [file for line in listing.splitlines() if (file := ROOT / line).is_file()]


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_every_folder_of_the_package_has_its_place() -> None:
    folders = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert folders == set(BELOW)


@pytest.mark.parametrize("layer", BELOW)
def test_imports_point_one_way(layer: str) -> None:
    allowed = BELOW[layer] | {layer}
    wrong = [
        f"{file.relative_to(PACKAGE)} imports {name}"
        for file in _modules()
        if file.relative_to(PACKAGE).parts[0] == layer
        for name in _imports(file)
        if name.startswith("crosstable.") and name.split(".")[1] in BELOW.keys() - allowed
    ]
    assert wrong == []


def test_nothing_that_meets_foreign_data_relies_on_an_assertion() -> None:
    """Python leaves assertions out under -O. The rules of a game only meet actions that were read and judged before."""
    wrong = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in _modules()
        if file.relative_to(PACKAGE).parts[0] != "games"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assert)
    ]
    assert wrong == []


def test_no_game_imports_another_game() -> None:
    for file in _modules():
        parts = file.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            others = {n for n in _imports(file) if n.startswith("crosstable.games.") and n.split(".")[2] != parts[1]}
            assert others == set()


@pytest.mark.parametrize("one", HOUSE, ids=lambda one: one.facts.id)
def test_every_game_of_the_house_has_the_same_rooms(one: AnyGame) -> None:
    place = PACKAGE / "games" / one.facts.id
    inside = [file.relative_to(place) for file in _tracked() if file.is_relative_to(place)]
    assert {file.parts[0] for file in inside} | {"know"} == ROOMS | {"know"}
    modules = {file.stem for file in inside if file.parts[0] == "parts" and file.stem != "__init__"}
    assert modules == set(one.facts.parts) - {"bots"}, "a module of parts/ is a part the game names in its facts"


@pytest.mark.parametrize("one", HOUSE, ids=lambda one: one.facts.id)
def test_every_game_of_the_house_has_the_same_page(one: AnyGame) -> None:
    place = PACKAGE / "games" / one.facts.id
    page = _text(place / "README.md")
    assert tuple(re.findall(r"^## (.+)$", page, re.M)) == HEADINGS
    named = set(re.findall(r"`([\w/-]+\.(?:py|js))`", page))
    rooms = (place, ROOT / "tests", ROOT / "bench")
    there = [file.as_posix() for file in _tracked() if any(file.is_relative_to(room) for room in rooms)]
    assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in there)] == []


def test_compiled_code_is_imported_where_bots_think_and_nowhere_else() -> None:
    importers = [
        file.relative_to(PACKAGE).as_posix()
        for file in _modules()
        if {name.split(".")[0] for name in _imports(file)} & {"numba", "numpy"}
    ]
    assert importers, "nothing is compiled any more: then this test can go"
    assert [name for name in importers if not COMPILED.fullmatch(name)] == []


@pytest.mark.parametrize("module", ["server.app", "games", "cli.app", "lab"])
def test_importing_it_loads_no_compiler(module: str) -> None:
    script = f"import sys, crosstable.{module}; print(sorted({{'numba', 'numpy'}} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"


@pytest.mark.parametrize("one", HOUSE, ids=lambda one: one.facts.id)
def test_every_part_of_a_game_can_be_the_first_that_is_loaded(one: AnyGame) -> None:
    """Who looks back at a record has loaded no bot before: a circle of imports shows only there."""
    package = one.facts.package
    names = [f"{package}.bots" if part == "bots" else f"{package}.parts.{part}" for part in one.facts.parts]
    script = f"""
import sys
from importlib import import_module
for name in {names}:
    for loaded in [one for one in sys.modules if one.startswith("{package}.")]:
        del sys.modules[loaded]
    import_module(name)
"""
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr


def test_the_core_does_not_know_a_game() -> None:
    for file in (PACKAGE / "core").glob("*.py"):
        assert not any(name.startswith("crosstable.games") for name in _imports(file))


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    common = (Path("/"), Path("/tmp"), Path("/var/tmp"))
    here = [f"{folder}/" for folder in (ROOT, ROOT.parent) if folder not in common]
    homes = re.compile(r"(?<![\w.])/(home|Users)/\w+/")
    texts = {str(f.relative_to(ROOT)): _text(f) for f in _tracked()}
    assert [name for name, text in texts.items() if homes.search(text) or any(h in text for h in here)] == []


def test_no_file_names_a_package_registry() -> None:
    wrong = [str(f.relative_to(ROOT)) for f in _tracked() if REGISTRY.search(_text(f))]
    assert wrong == []


def test_lock_files_hold_no_addresses() -> None:
    for name in ("constraints.txt", "package-lock.json"):
        resolved = re.findall(r'"resolved"|^\S*https?://', _text(ROOT / name), re.M)
        assert resolved == [], name


def test_what_needs_a_browser_lies_where_it_is_run() -> None:
    """`make test` looks for these tests in two folders only: to look through all of them takes a while."""
    marked = [f for f in _tracked() if "tests" in f.parts and "pytest.mark." + "browser" in _text(f)]
    assert marked
    assert [f for f in marked if f.parent.name not in {"e2e", "engines"}] == []


def test_no_file_is_too_long_to_read() -> None:
    code = [f for f in _tracked() if f.suffix in {".py", ".js", ".css", ".md", ".c"} and "vendor" not in f.parts]
    long = [f"{f.relative_to(ROOT)}: {n}" for f in code if (n := len(_text(f).splitlines())) > LONGEST]
    assert long == []


def test_no_line_of_the_browser_is_too_wide_to_read() -> None:
    """The formatter does not break what stands inside a template, so it is counted here."""
    code = [f for f in _tracked() if f.suffix in {".js", ".css"} and "vendor" not in f.parts]
    wide = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in code
        for number, line in enumerate(_text(file).splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert code
    assert wide == []


def test_the_shell_knows_no_game() -> None:
    """What the browser shows of a game comes from the game's folder; the shell does not even know its id."""
    named = re.compile(rf"\b({'|'.join(GAMES)})\b", re.I)
    shell = [f for folder in ("web", "texts") for f in (PACKAGE / "server" / folder).rglob("*") if f.is_file()]
    wrong = [
        f"{file.relative_to(PACKAGE)}: {found[0]}"
        for file in shell
        if "vendor" not in file.parts and (found := named.search(_text(file)))
    ]
    assert wrong == []
