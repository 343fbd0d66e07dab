"""The reference of the public names, as a page: signatures, fields and docstrings as they stand in the source."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import crosstable
from struct_types import definition, with_docs

HEAD = """# Reference

Every public name of `crosstable`, written by `make generate` from the code; [Crosstable in Python](python.md) shows how
they are used. What is not here may change at any time."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def reference() -> str:
    """The page."""
    sections: dict[str, list[str]] = {"Functions": [], "Types": [], "Errors": [], "Other names": []}
    for name in crosstable.__all__:
        value = getattr(crosstable, name)
        section, about = _about(name, value)
        sections[section].append("\n\n".join([f"### {name}", *filter(None, about)]))
    parts = ["\n\n".join([f"## {title}", *entries]) for title, entries in sections.items()]
    return "\n\n".join([HEAD, *parts]) + "\n"


def _about(name: str, value: Any) -> tuple[str, list[str]]:
    """In which section a name stands, and what is said about it."""
    if inspect.isfunction(value):
        return "Functions", [f"```text\n{_call(_parsed(value))}\n```", _doc(value)]
    if not inspect.isclass(value) or value.__module__ == "builtins":
        return "Other names", list(_named(name))
    doc = _doc(value)
    if issubclass(value, Exception):
        return "Errors", [doc]
    return "Types", [doc, "\n".join(_fields(value)), "\n".join(_methods(value))]


def _doc(value: Any) -> str:
    """What the source says about it, a line for each paragraph."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", inspect.getdoc(value) or "")


def _parsed(value: Any) -> Any:
    return ast.parse(textwrap.dedent(inspect.getsource(value))).body[0]


def _call(node: Function) -> str:
    """How a function is called."""
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    arguments = re.sub(r"=lambda [^,]*", "=…", arguments)
    line = f"{node.name}({arguments})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")
    return line.replace("'", "") if "'LocalGame'" in line else line


def _named(name: str) -> Iterator[str]:
    """A name for a value or a longer type: how it is defined where that is short, and what it is."""
    home = next(home for home in crosstable._HOMES if name in vars(import_module(f"crosstable.{home}")))
    _, node, doc = definition(name, f"crosstable.{home}")
    if not isinstance(node, ast.Call):
        yield f"```text\n{name} = {ast.unparse(node)}\n```"
    yield doc


def _members(kind: type[Any]) -> Iterator[tuple[ast.stmt, str]]:
    """Everything a class of ours has, its bases' too, each once."""
    seen: set[str] = set()
    for base in kind.__mro__:
        if base.__module__.startswith("crosstable."):
            for node, doc in with_docs(_parsed(base).body):
                name = node.name if isinstance(node, Function) else ast.unparse(getattr(node, "target", node))
                if not name.startswith("_") and name not in seen:
                    seen.add(name)
                    yield node, doc


def _fields(kind: type[Any]) -> Iterator[str]:
    rows = [
        f"| `{ast.unparse(node.target)}` | `{_cell(ast.unparse(node.annotation))}` | {_cell(doc)} |"
        for node, doc in _members(kind)
        if isinstance(node, ast.AnnAssign)
    ]
    yield from ["| field | type | |", "|---|---|---|", *rows] if rows else []


def _methods(kind: type[Any]) -> Iterator[str]:
    for node, _ in _members(kind):
        if isinstance(node, Function):
            is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
            yield f"- `{node.name if is_property else _call(node)}`: {_cell(ast.get_docstring(node) or '')}"


def _cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|")
