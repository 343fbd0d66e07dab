"""Puts the packed browser files into the wheel, where `make wheel` has made them; without them the source is served."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]

PACKED = "build/packed"


class PackedFiles(BuildHookInterface):  # type: ignore[misc]
    """Named in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the folder, except to an editable installation, which shows what one works on."""
        if version != "editable" and Path(self.root, PACKED).is_dir():
            build_data["force_include"][PACKED] = "crosstable/server/packed"
