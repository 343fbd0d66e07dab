"""What happened, as a line of the log. The texts are the game's `<id>-log-<event>`, the same that a browser shows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from .action import Action
from .events import Event
from .naming import snake
from .seats import Seat
from .sentence import Arg, Sentence, sentence
from .texts import say
from .view import View


class Reader(Struct, frozen=True):
    """To whom something is told: through which eyes, what the players are called, in which language."""

    view: View
    names: tuple[str, ...]
    language: str

    def say(self, key: str, **args: Arg) -> str:
        """A text."""
        return say(sentence(key, **args), self.language, self.names)

    def sentence(self, what: Sentence) -> str:
        """A sentence of the game."""
        return say(what, self.language, self.names)

    def listed(self, words: Iterable[str]) -> str:
        """“Ada, Ben and Cleo”; empty if there are none."""
        *first, last = [*words] or [""]
        if not first:
            return last
        return self.say("list-two" if len(first) == 1 else "list-more", first=", ".join(first), last=last)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several players."""
        return self.listed(self.names[seat] for seat in seats)


LogWords = Mapping[type[Event], Callable[[Any, Reader], dict[str, Arg] | str]]
"""What fills the text of each kind of event, or its words; events that are not named have no line."""

Deeds = Mapping[type[Action], Callable[[Any, Seat, Reader], str]]
"""What a seat did that the log keeps secret or passes over, in words; for who looks at a game that is over."""


def line(game: str, words: LogWords, event: Event, to: Reader) -> str:
    """An event as a line of the log; empty if it has none."""
    fill = words.get(type(event))
    filled = "" if fill is None else fill(event, to)
    return filled if isinstance(filled, str) else to.say(f"{game}-log-{snake(type(event).__name__)}", **filled)
