"""Copy the browser's libraries from node_modules into the package, with their licences.

    python tools/npm_install.py && python tools/vendor.py

The versions are those of package.json. The files are copied as they are, without the names of source maps, which we do
not ship.
"""

import json
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src/crosstable/server/web/vendor"

FILES = {
    "preact/dist/preact.mjs": "preact/preact.js",
    "preact/hooks/dist/hooks.mjs": "preact/hooks.js",
    "preact/LICENSE": "preact/LICENSE",
    "@preact/signals/dist/signals.mjs": "signals/signals.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals/signals-core.js",
    "@preact/signals/LICENSE": "signals/LICENSE",
    "htm/dist/htm.mjs": "htm/htm.js",
    "htm/LICENSE": "htm/LICENSE",
    **{
        f"@fluent/bundle/esm/{name}.js": f"fluent/{name}.js"
        for name in ("index", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types")
    },
    # Fluent is under the Apache licence 2.0 and does not ship its text; this is that text.
    "typescript/LICENSE": "fluent/LICENSE",
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2": (
        "bricolage/bricolage-grotesque.woff2"
    ),
    "@fontsource-variable/bricolage-grotesque/LICENSE": "bricolage/LICENSE",
}
PACKAGES = (
    "preact",
    "@preact/signals",
    "@preact/signals-core",
    "htm",
    "@fluent/bundle",
    "@fontsource-variable/bricolage-grotesque",
)


def copy_file(source: Path, target: Path) -> None:
    """Copy one file; a script loses the reference to its source map."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix != ".js":
        shutil.copyfile(source, target)
        return
    script = source.read_text(encoding="utf-8")
    target.write_text(re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", script).rstrip() + "\n", encoding="utf-8")


def versions() -> str:
    """A page that says what the files are and where they come from."""
    lines = ["# Libraries that are not ours", "", "Made by `tools/vendor.py`; never edited by hand.", ""]
    for name in PACKAGES:
        facts = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        lines.append(f"- {name} {facts['version']}, {facts['license']}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Rewrite the vendor folder."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    for source, target in FILES.items():
        copy_file(MODULES / source, VENDOR / target)
    (VENDOR / "README.md").write_text(versions(), encoding="utf-8")


if __name__ == "__main__":
    main()
