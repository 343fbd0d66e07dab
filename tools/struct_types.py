"""Our msgspec structs as TypeScript: names, fields and docstrings are taken from the Python source.

The source is read, not only the classes: names such as `Seat` (which is `int`) and the docstrings of fields exist
nowhere else.
"""

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import resolve_name
from types import EllipsisType

from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import FieldInfo, fields

WIDTH = 120
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "Any": "any",
    "Raw": "Action",  # what a table passes on to its game
}


class TypeFile:
    """One file of types: what was asked for and all it is made of, in the order in which it is met.

    With `shared`, only types of `package` are written here; the others must be there, and are imported.
    """

    def __init__(self, package: str = "", shared: "TypeFile | None" = None) -> None:
        self.texts: dict[str, str] = {}
        self.imported: set[str] = set()
        self._package = package
        self._shared = shared
        self._homes: dict[str, str] = {}
        self._waiting: list[type[Struct]] = []

    def add(self, kinds: Iterable[type[Struct]], *, given: bool = False) -> None:
        """Add these structs and what they are made of. What has a default may be left out of what the server gets."""
        for kind in kinds:
            self._need(kind)
        while self._waiting:
            kind = self._waiting.pop(0)
            self.texts[kind.__name__] = self._interface(kind, given)

    def union(self, name: str, doc: str, kinds: Iterable[type[Struct]]) -> None:
        """A name for one of these."""
        self._claim(name, "the list of files")
        self.texts[name] = _alias(name, doc, [self._need(kind) for kind in kinds])

    def _need(self, kind: type[Struct]) -> str:
        """The name of a struct, which will be written unless it is already."""
        name, module = kind.__name__, kind.__module__
        if not self._is_shared(name, module) and self._claim(name, module):
            self._waiting.append(kind)
        return name

    def _is_shared(self, name: str, module: str) -> bool:
        if self._shared is None or f"{module}.".startswith(f"{self._package}."):
            return False
        if name not in self._shared.texts:
            raise SystemExit(f"{name} of {module} is used in {self._package}, but is not among the shared types")
        self.imported.add(name)
        return True

    def _claim(self, name: str, home: str) -> bool:
        """Whether the name is new in this file. One name for two things is an error."""
        if name in self._homes and self._homes[name] != home:
            raise SystemExit(f"two types of one file are called {name}: in {self._homes[name]} and in {home}")
        new = name not in self._homes
        self._homes[name] = home
        self.texts.setdefault(name, "")
        return new

    def _interface(self, kind: type[Struct], given: bool) -> str:
        base = next((b for b in kind.__bases__ if issubclass(b, Struct) and b.__struct_fields__), None)
        known = {field.name: field for field in fields(kind)}
        lines = list(_tag(kind))
        for name, (node, doc) in _annotations(kind).items():
            found = self._type(node, kind.__module__)
            mark = "?" if _may_lack(kind, known[name], given) or known[name].default is UNSET else ""
            if mark and not given and known[name].default is None:
                found = found.removesuffix(" | null")  # it is left out instead
            lines += [*_comment(doc, 2), f"{known[name].encode_name}{mark}: {found};"]
        head = f"export interface {kind.__name__}" + (f" extends {self._need(base)}" if base else "")
        body = [f"  {line}" for line in lines]
        return "\n".join([*_comment(inspect.getdoc(kind) or ""), f"{head} {{", *body, "}"])

    def _type(self, node: ast.expr, module: str) -> str:
        return " | ".join(dict.fromkeys(self._members(node, module)))

    def _members(self, node: ast.expr, module: str) -> Iterator[str]:
        """The members of the union an annotation is; most have one."""
        match node:
            case ast.Constant(value=None):
                yield "null"
            case ast.Name(id="UnsetType"):
                return  # it is left out instead
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield from self._named(name, module)
            case ast.BinOp(left=left, right=right):
                yield from self._members(left, module)
                yield from self._members(right, module)
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=inside)):
                yield from self._made_of(name, inside, module)
            case ast.Subscript(value=ast.Name(id=name), slice=inside):
                yield from self._made_of(name, [inside], module)
            case _:
                raise SystemExit(f"no TypeScript for {ast.unparse(node)} in {module}")

    def _made_of(self, name: str, inside: list[ast.expr], module: str) -> Iterator[str]:
        """A type with others in brackets."""
        match name, inside:
            case "Literal", _:
                yield from (json.dumps(ast.literal_eval(value)) for value in inside)
            case "Annotated", [plain, *_]:
                yield from self._members(plain, module)
            case ("tuple", [one, ast.Constant(value=EllipsisType())]) | ("list" | "frozenset", [one]):
                each = self._type(one, module)
                yield f"({each})[]" if " | " in each else f"{each}[]"
            case "tuple", _:
                yield f"[{', '.join(self._type(one, module) for one in inside)}]"
            case "dict", [key, value]:
                record = f"Record<{self._type(key, module)}, {self._type(value, module)}>"
                yield record if self._type(key, module) in PLAIN.values() else f"Partial<{record}>"
            case _:
                raise SystemExit(f"no TypeScript for {name} in {module}")

    def _named(self, name: str, module: str) -> Iterator[str]:
        """A type by its name: a plain one, a struct, or a name somebody gave to a longer type."""
        value = getattr(sys.modules[module], name, None)
        if name in PLAIN:
            yield PLAIN[name]
        elif isinstance(value, type) and issubclass(value, Struct):
            yield self._need(value)
        else:
            home, node, doc = definition(name, module)
            if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Annotated":
                yield from self._members(node, home)  # a limit is not a type
                return
            if not self._is_shared(name, home) and self._claim(name, home):
                self.texts[name] = _alias(name, doc, list(dict.fromkeys(self._members(node, home))))
            yield name


def _tag(kind: type[Struct]) -> Iterator[str]:
    """The field that says which kind it is. The base of what each game has its own kinds of may have any others."""
    config = kind.__struct_config__
    if config.tag_field and kind.__subclasses__():
        yield f"{config.tag_field}: string;"
        if not kind.__struct_fields__:
            yield "[field: string]: unknown;"
    elif config.tag_field:
        yield f"{config.tag_field}: {json.dumps(config.tag)};"


def _may_lack(kind: type[Struct], field: FieldInfo, given: bool) -> bool:
    optional = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return optional and (given or kind.__struct_config__.omit_defaults)


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def with_docs(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the string that stands below it."""
    for statement, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        match below:
            case ast.Expr(value=ast.Constant(value=str(doc))):
                yield statement, inspect.cleandoc(doc)
            case _:
                yield statement, ""


def _annotations(kind: type[Struct]) -> dict[str, tuple[ast.expr, str]]:
    """The fields a struct adds to its base, with annotation and docstring."""
    body = next(n.body for n in _tree(kind.__module__).body if isinstance(n, ast.ClassDef) and n.name == kind.__name__)
    return {
        node.target.id: (node.annotation, doc)
        for node, doc in with_docs(body)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id in kind.__struct_fields__
    }


def definition(name: str, module: str) -> tuple[str, ast.expr, str]:
    """Where a name is given to a type: the module, the type and the docstring."""
    for node, doc in with_docs(_tree(module).body):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                return module, value, doc
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                return module, value, doc
            case ast.ImportFrom(names=names) if any((one.asname or one.name) == name for one in names):
                package = sys.modules[module].__package__ or ""
                found = resolve_name("." * node.level + (node.module or ""), package)
                return definition(next(one.name for one in names if (one.asname or one.name) == name), found)
    raise SystemExit(f"{name} is not defined in {module}")


def _alias(name: str, doc: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
    return "\n".join([*_comment(doc), line])


def _comment(doc: str, indent: int = 0) -> Iterator[str]:
    """A docstring as the lines of a comment; what Python calls None is null."""
    text = re.sub(r"\bNone\b", "null", doc)
    if not text:
        return
    if "\n" not in text and len(text) + 7 + indent <= WIDTH:
        yield f"/** {text} */"
        return
    yield "/**"
    for n, paragraph in enumerate(text.split("\n\n")):
        yield from [" *"] * (n > 0)
        yield from (f" * {line}" for line in textwrap.wrap(paragraph, WIDTH - 3 - indent))
    yield " */"
