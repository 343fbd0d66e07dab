"""The command line: `crosstable serve`, `play`, `replay`, `verify`, `arena`, `games`, `warm`."""


def main() -> None:
    """The command `crosstable`."""
    from .app import app  # late: importing the package must not read files or arguments

    app()
