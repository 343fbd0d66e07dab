"""What a client holds that is told changes."""

from typing import Any

from crosstable.core.changes import changed

_STILL: dict[str, Any] = {"clocks": {}, "running": None, "wait": 0.0}
"""What a change leaves out."""


class Mirror:
    """The newest step a client has, and the game as it was told."""

    def __init__(self) -> None:
        self.last: int | None = None
        self.play: dict[str, Any] = {}
        self.heard: list[int] = []
        """The steps it has heard events of."""

    @property
    def view(self) -> dict[str, Any]:
        """The view of the game."""
        found: dict[str, Any] = self.play.get("view", {})
        return found

    def hear(self, message: dict[str, Any]) -> None:
        """Take a message in; news that only say what has changed get the whole game they lead to."""
        if message["is"] not in ("sync", "news"):
            return
        self.last = message["seq"]
        steps = message["past"] if message["is"] == "sync" else [*message.get("earlier", ()), message]
        self.heard += [step["seq"] for step in steps if step["events"]]
        if told := message.get("changed"):
            message["play"] = {**self.play, **_STILL, **told, "view": changed(self.view, told["view"])}
        self.play = message["play"] or self.play
