"""The modules a page loads before it can be used, found by following its static imports."""

import json
import re
from pathlib import Path

IMPORT = re.compile(
    r"""(?:^|[;}\n])\s*(?:import\b|export\b(?=[^"']*\bfrom\b))(?:[^"'`;()]*?\bfrom)?\s*["']([^"']+)["']"""
)
LINKS = re.compile(r"(?: *<link rel=\"modulepreload\"[^\n]*\n)+")
MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


def with_preloads(page: str, web: Path, start: str) -> str:
    """The page with a link for every module that its first script needs, so that all are asked for at once."""
    names: dict[str, str] = json.loads(MAP.findall(page)[0])["imports"]
    found = [f"/web/{start}"]
    for address in found:  # grows while we look
        source = (web / address.removeprefix("/web/")).read_text(encoding="utf-8")
        needs = (_address(name, address, names) for name in IMPORT.findall(source))
        found += [need for need in dict.fromkeys(needs) if need not in found]
    links = "".join(f'    <link rel="modulepreload" href="{address}" />\n' for address in sorted(found[1:]))
    return LINKS.sub(lambda _: links, page, count=1)


def _address(name: str, of: str, names: dict[str, str]) -> str:
    """Where an import of the module at `of` leads."""
    if name.startswith("."):
        parts = of.split("/")[:-1]
        for part in name.split("/"):
            parts = parts[:-1] if part == ".." else parts if part == "." else [*parts, part]
        return "/".join(parts)
    return names[name] if name in names else name.replace("shell/", names["shell/"], 1)
