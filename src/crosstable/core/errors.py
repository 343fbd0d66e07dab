"""Everything that can go wrong on purpose.

CrosstableError
├── Illegal          an action the rules do not allow now
├── BadSetup         options or a number of seats that cannot be played
├── BadGame          a listed game that cannot be loaded
├── Refused          something a table or the server will not do
├── BadRecord        a file that is damaged, foreign or not a game
├── BadLog           a table's log that is damaged, or of a game or rules this version does not know
└── StoreFailed      what should be stored could not be stored
    ├── SeqTaken     somebody else has written to the same table
    └── StoreLost    the connection to the store is gone, and with it every table of this process
"""

from .sentence import Arg, Sentence


class CrosstableError(Exception):
    """Carries a sentence that people understand, in every language we speak."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.why = Sentence(key, args)
        super().__init__(key, args)

    def __reduce__(self) -> "tuple[object, ...]":
        return _again, (type(self), self.why)  # so that a worker's refusal arrives as what it was

    def __str__(self) -> str:
        from .texts import say  # late: reading texts needs files, and raising an error must not

        return say(self.why)


def _again(kind: type[CrosstableError], why: Sentence) -> CrosstableError:
    error = kind.__new__(kind)
    error.why = why
    return error


class Illegal(CrosstableError):
    """The rules do not allow this action now. Nothing has changed."""


class BadSetup(CrosstableError):
    """These options, or this number of seats, cannot be played."""


class BadGame(CrosstableError):
    """A game that should be in the list cannot be loaded, or there is another one of its name."""


class Refused(CrosstableError):
    """The table or the server will not do this."""


class BadRecord(CrosstableError):
    """The file is damaged, foreign or not a game of ours. Nothing was loaded."""


class BadLog(CrosstableError):
    """The log of a table is damaged, or has a game or an entry this version does not know. There is no such table."""

    def __init__(self) -> None:
        super().__init__("store-damaged-table")


class StoreFailed(CrosstableError):
    """The store could not write or read it. Nothing was stored."""

    def __init__(self, detail: str) -> None:
        super().__init__("store-failed")
        self.add_note(detail)


class SeqTaken(StoreFailed):
    """Somebody else has written a step with this number: the table must be read again."""


class StoreLost(StoreFailed):
    """The connection to the store is gone: nobody knows whether this was stored, and the tables may be others' now."""
