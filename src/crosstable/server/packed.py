"""Where the packed browser files lie, if there are any: few and short, made by tools/pack.js for the wheel."""

import os
from pathlib import Path

_ROOT = Path(os.environ.get("CROSSTABLE_PACKED") or Path(__file__).parent / "packed")


def packed(name: str) -> Path | None:
    """The packed form of a folder of browser files; None where one works on the source."""
    found = _ROOT / name
    return found if found.is_dir() else None
