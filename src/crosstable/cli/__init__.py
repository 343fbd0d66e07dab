"""The command line: `serve`, `play`, `replay`, `verify`, `arena`, `join`, `mcp`, `games`, `new-game`, `warm`."""

import sys


def main() -> None:
    """The command `crosstable`."""
    from crosstable.core import BadGame

    try:
        from .app import app  # late: importing the package must not read files or arguments
    except BadGame as error:
        from .speech import complain

        sys.exit(complain(error))
    app()
