"""A game that is no part of the source tree: written by `crosstable new-game`, listed by the environment."""

import os
import subprocess
import sys
from pathlib import Path

NAME = "fifth_game"
"""Nobody else has a game or a module of this name."""


def make_game(folder: Path, name: str = NAME) -> dict[str, str]:
    """Write a game into this folder; gives the environment in which everything of ours knows it."""
    subprocess.run(
        [sys.executable, "-m", "crosstable.cli", "new-game", name, "--in", str(folder)], check=True, capture_output=True
    )
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"CROSSTABLE_GAMES": name, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"}
