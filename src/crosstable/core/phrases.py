"""Ready-made sentences for the table: everyone reads them in their own language, and the record keeps them."""

from msgspec import Struct

from .seats import Seat
from .sentence import Sentence, sentence


class Phrase(Struct, frozen=True):
    """A sentence somebody may say: the key of its text, and if it names a number, which ones.

    `seats` says who may say it while a game is on; None is every seat. `about`: its number is a seat, somebody it is
    said to or about.
    """

    key: str
    numbers: tuple[int, ...] = ()
    seats: tuple[Seat, ...] | None = None
    about: bool = False

    def fits(self, number: int | None) -> bool:
        """Whether it can be said with this number (None: without one)."""
        return number in self.numbers if self.numbers else number is None


COMMON = tuple(
    Phrase(f"say-{name}") for name in ("hello", "luck", "think", "moment", "oops", "played", "thanks", "again", "bye")
)
"""What people say at every table, before, in and after a game."""


def phrase_of(key: str, own: tuple[Phrase, ...]) -> Phrase | None:
    """The phrase with this key among the common ones and a game's own."""
    return next((phrase for phrase in (*COMMON, *own) if phrase.key == key), None)


def spoken_phrase(key: str, number: int | None, own: tuple[Phrase, ...] = ()) -> Sentence:
    """The phrase as a sentence for every reader; `own` are the game's."""
    phrase = phrase_of(key, own)
    if number is None:
        return sentence(key)
    return sentence(key, seat=number) if phrase and phrase.about else sentence(key, number=number)
