"""What the papers say is so: examples run, commands exist, links lead somewhere."""

import doctest
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main

from crosstable.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/README.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
IDS = [str(paper.relative_to(ROOT)) for paper in PAPERS]


def _blocks(paper: Path, language: str) -> list[str]:
    return [text for tag, text in FENCE.findall(paper.read_text(encoding="utf-8")) if tag == language]


def _shell_lines() -> list[str]:
    lines = [line for paper in PAPERS for block in _blocks(paper, "sh") for line in block.splitlines()]
    return sorted({line.split("  #")[0].strip() for line in lines if line.strip()})


def _commands() -> dict[str, Any]:
    group: Any = typer.main.get_command(app)
    commands: dict[str, Any] = group.commands
    return commands


def _project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _dependencies() -> list[str]:
    project = _project()["project"]
    extras = [name for group in project["optional-dependencies"].values() for name in group]
    return [*project["dependencies"], *extras]


def _same_name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[=<>]", requirement)[0]).lower()


def _pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {_same_name(line): line.split("==")[1] for line in lines if not line.startswith("#")}


@pytest.mark.parametrize("paper", PAPERS, ids=IDS)
def test_python_examples_run(paper: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write files
    examples = "\n".join(_blocks(paper, "python"))
    found = doctest.DocTestParser().get_doctest(examples, {}, paper.name, str(paper), 0)
    assert doctest.DocTestRunner().run(found).failed == 0


def test_there_are_python_examples() -> None:
    assert ">>>" in "".join(_blocks(ROOT / "README.md", "python"))


@pytest.mark.parametrize("line", [line for line in _shell_lines() if line.startswith("crosstable ")])
def test_examples_of_the_command_line_can_be_typed(line: str) -> None:
    _, name, *arguments = shlex.split(line)
    _commands()[name].make_context(name, list(arguments))


@pytest.mark.parametrize("line", [line for line in _shell_lines() if line.startswith("make ")])
def test_what_is_to_be_made_can_be_made(line: str) -> None:
    assert re.search(rf"^{line.split()[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("name", ["serve", "worker"])
def test_the_compose_file_calls_commands_as_they_are(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    listed = re.search(rf"- {name}\n((?:    - .*\n)+)", page) or re.search(rf"command: \[{name}, (.*)\]", page)
    assert listed is not None
    arguments = re.findall(r"--[a-z]+(?:=[^\s\"]+)?", listed[1])
    store = re.search(r"CROSSTABLE_STORE: \"(postgresql://[^\"]+)\"", page)
    assert store is not None
    monkeypatch.setenv("CROSSTABLE_STORE", store[1])
    _commands()[name].make_context(name, arguments)


def test_every_shell_example_is_checked() -> None:
    walked = "".join(_blocks(ROOT / "docs" / "add-a-game.md", "sh")).splitlines()  # every one of them is typed in
    others = [line for line in _shell_lines() if not line.startswith(("crosstable ", "make ")) and line not in walked]
    assert others == []


def test_every_command_and_option_is_described() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for name, command in _commands().items():
        assert name in page
        for parameter in command.params:
            long = [option for option in parameter.opts if option.startswith("--")]
            assert not long or any(option in page for option in long), f"{name} {long}"


@pytest.mark.parametrize("paper", PAPERS, ids=IDS)
def test_links_lead_somewhere(paper: Path) -> None:
    prose = FENCE.sub("", paper.read_text(encoding="utf-8"))
    local = [target for target in LINK.findall(prose) if "://" not in target]
    missing = [target for target in local if not (paper.parent / target.replace("\\", "")).exists()]
    assert missing == []


def test_every_dependency_is_pinned_and_explained() -> None:
    pinned = _pins()
    explained = {
        _same_name(name)
        for name in re.findall(r"^\| ([\w.\-\[\]]+) \|", (ROOT / "docs" / "dependencies.md").read_text(), re.M)
    }
    for dependency in _dependencies():
        assert _same_name(dependency) in pinned, f"{dependency} is not in constraints.txt"
        assert _same_name(dependency) in explained, f"{dependency} is not in docs/dependencies.md"


def test_nothing_is_explained_that_is_not_needed() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    explained = {_same_name(n) for n in re.findall(r"^\| ([\w.\-\[\]]+) \|", page, re.M)} - {"package"}
    assert explained == {_same_name(name) for name in [*_dependencies(), *_project()["build-system"]["requires"]]}


@pytest.mark.parametrize("dependency", _dependencies())
def test_every_dependency_has_a_lower_bound_that_its_pin_keeps(dependency: str) -> None:
    name, _, floor = dependency.partition(">=")
    assert re.fullmatch(r"\d+(\.\d+)+|\d+", floor), "write name>=version"
    pin = _pins()[_same_name(name)]
    assert [int(n) for n in pin.split(".")] >= [int(n) for n in floor.split(".")]


def test_pins_are_exact() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.\-]+==[\w.+!]+", line) for line in lines if not line.startswith("#"))
    names = [_same_name(line) for line in lines if not line.startswith("#")]
    assert sorted(names) == sorted(set(names))


def test_the_version_has_its_changes() -> None:
    assert f"## [{_project()['project']['version']}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_changelog_keeps_to_the_usual_headings() -> None:
    page = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *older = re.findall(r"^## (.*)$", page, re.M)
    dated = r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d"
    assert re.fullmatch(rf"\[Unreleased\]|\[\d+\.\d+\.\d+\] - Unreleased|{dated}", newest)
    assert all(re.fullmatch(dated, version) for version in older)
    usual = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.*)$", page, re.M)) <= usual


def test_the_scripts_can_be_run() -> None:
    for script in (".ci/run", "tools/need-chromium", "tools/oldest-versions", "tools/set-constraints"):
        assert (ROOT / script).stat().st_mode & 0o111, script
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
