"""What a drawing looks like in a terminal."""

from rich.console import Console, RenderableType


def printed(drawing: RenderableType) -> list[str]:
    """Its lines, without colours and without blanks at their ends."""
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(drawing)
    return [line.rstrip() for line in capture.get().splitlines()]
