"""Talk at a table: chat, ready-made phrases and signs, and what of it the record keeps."""

from typing import ClassVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from crosstable.core import BadLog, Refused, Seat, Sentence, phrase_of, sentence, spoken_phrase
from crosstable.core.record import Spoken

from .clean_text import clean_line
from .dispatch import Context, Entry, Logged, Request
from .keys import speaker
from .state import TableState

EMOTES = ("hello", "laugh", "think", "applause", "surprise", "doubt", "oops", "hurry")
"""The signs somebody may make at the seat."""
MOST_RECORDED = 2_000
"""Of what was said in one game, the record keeps so much at most."""
LINES_KEPT = 200
"""Of what was said at a table, the newest lines are kept at hand."""


class Chatted(Entry, frozen=True):
    """A person said something."""

    joins: ClassVar[bool] = True

    person: str
    text: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        """One more line of one's own words; the record has it if the table keeps chat."""
        return _said(table, step, self.person, text=self.text)


class Chat(Request, frozen=True):
    """Say something to everybody at the table."""

    while_dealing: ClassVar[bool] = True

    text: str

    def judge(self, context: Context) -> Chatted:
        return Chatted(context.person, clean_line(self.text), request=self.id)


class Phrased(Entry, frozen=True):
    """A person said one of the ready-made sentences; `number` is what it names, if it names one."""

    joins: ClassVar[bool] = True

    person: str
    phrase: str
    number: int | None = None

    def apply(self, table: TableState, step: Logged) -> TableState:
        """One more line, ready-made; the record always has it."""
        return _said(table, step, self.person, phrase=self.phrase, number=self.number)


class Say(Request, frozen=True):
    """Say a ready-made sentence; `number` is what it names, if it names one."""

    while_dealing: ClassVar[bool] = True

    phrase: str
    number: int | None = None

    def judge(self, context: Context) -> Phrased:
        check_phrase(context.table, context.seat(), self.phrase, self.number)
        return Phrased(context.person, self.phrase, self.number, request=self.id)


class Answered(Entry, frozen=True):
    """A bot has answered somebody who asked it why, with a phrase of its game."""

    seat: Seat
    phrase: str
    number: int | None = None

    def apply(self, table: TableState, step: Logged) -> TableState:
        """One more line, ready-made; it is the bot's own."""
        phrase, who = phrase_of(self.phrase, table.game.facts.phrases), table.seats[self.seat]
        if who.bot is None or phrase is None or not phrase.fits(self.number):
            raise BadLog()
        return _said(table, step, f"bot {who.name}", seat=self.seat, phrase=self.phrase, number=self.number)


class SignMade(Entry, frozen=True):
    """A person made a sign at the seat."""

    joins: ClassVar[bool] = True

    person: str
    emote: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        """One more line of the conversation, which only the record does not keep."""
        return _heard(table, _line(table, step, self.person, emote=self.emote))


class Emote(Request, frozen=True):
    """Make a sign at one's seat."""

    while_dealing: ClassVar[bool] = True

    emote: str

    def judge(self, context: Context) -> SignMade:
        if self.emote not in EMOTES:
            raise Refused("table-no-such-emote")
        return SignMade(context.person, self.emote, request=self.id)


class TalkSet(Entry, frozen=True):
    """What becomes of talk: whether the record keeps free chat, and whether spectators may talk among themselves."""

    keep: bool
    watchers: bool

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, keep_chat=self.keep, watchers_talk=self.watchers)


class SetTalk(Request, frozen=True):
    """Host: whether records keep free chat (not while a game runs), and whether spectators may talk; None: as it is."""

    keep: bool | None = None
    watchers: bool | None = None

    def judge(self, context: Context) -> TalkSet | None:
        """Whether chat is kept is settled before a game: nobody's words become a record afterwards."""
        context.only_host()
        table = context.table
        keep = table.keep_chat if self.keep is None else self.keep
        watchers = table.watchers_talk if self.watchers is None else self.watchers
        if keep != table.keep_chat:
            context.only_in("lobby", "over")
        same = (keep, watchers) == (table.keep_chat, table.watchers_talk)
        return None if same else TalkSet(keep, watchers, request=self.id)


class ChatLine(Struct, frozen=True):
    """A line of the chat in the state of a table, with the seat and the name its person had in that step."""

    seq: int
    person: str
    """Who said it; empty: the table tells it."""
    seat: Seat
    name: str
    text: str
    phrase: Sentence | None = None
    """A ready-made sentence in place of a text."""
    emote: str = ""
    """A sign in place of words."""


class TalkInfo(Struct, frozen=True):
    """What becomes of what is said here."""

    keep: bool = False
    """Whether the records of coming games keep the free chat. Phrases and statements they always keep."""
    watchers: bool = True
    """Whether who watches may talk with the others who watch."""


class ChatLineInfo(Struct, frozen=True):
    """What a person said in step `seq`, with the seat and the name of that moment."""

    seq: int
    seat: Seat
    name: str
    text: str
    own: bool
    """Whether the receiver said it: after a rematch the seat no longer tells."""
    by: str
    """Who said it, whatever the name is now: see `SeatInfo.by`. Empty: nobody; the table tells who came or went."""
    phrase: Sentence | None = None
    """A ready-made sentence in place of a text."""
    emote: str | UnsetType = UNSET
    """A sign in place of words."""


def lines(table: TableState, person: str | None, after: int = 0) -> tuple[ChatLineInfo, ...]:
    """What was said at the table since this step, marked for who said it."""
    return tuple(
        ChatLineInfo(
            line.seq,
            line.seat,
            line.name,
            line.text,
            line.person == person,
            speaker(line.person) if line.person else "",
            line.phrase,
            line.emote or UNSET,
        )
        for line in table.chat
        if line.seq > after
    )


def announced(table: TableState, step: Logged, seat: Seat, key: str, name: str, was: str = "") -> TableState:
    """The table tells everybody who came or went, in its conversation; in the lobby the seats show it.

    Whoever comes in place of somebody is told with their name: what was said before stays theirs.
    """
    if table.phase == "lobby":
        return table
    before = {"was": was} if was else {}
    return _heard(table, ChatLine(step.seq, "", seat, name, "", sentence(key, name=name, **before)))


def check_phrase(table: TableState, seat: Seat, key: str, number: int | None) -> None:
    """Refuse what this seat cannot say now: a game's own phrases need a game."""
    phrase = phrase_of(key, table.game.facts.phrases)
    if phrase is None or not phrase.fits(number):
        raise Refused("table-no-such-phrase")
    own = phrase in table.game.facts.phrases
    if own and (table.round is None or (phrase.seats is not None and seat not in phrase.seats)):
        raise Refused("table-not-your-phrase")


def spoken_to(table: TableState, entry: Entry) -> Seat | None:
    """The bot a person has just asked something with a phrase, if it was one."""
    if not isinstance(entry, Phrased) or table.phase != "playing" or entry.number is None:
        return None
    phrase = phrase_of(entry.phrase, table.game.facts.phrases)
    asked = phrase is not None and phrase.about and entry.number < len(table.seats)
    return entry.number if asked and table.seats[entry.number].bot is not None else None


def _heard(table: TableState, line: ChatLine) -> TableState:
    """The conversation with one more line."""
    return replace(table, chat=(*table.chat, line)[-LINES_KEPT:])


def _line(
    table: TableState,
    step: Logged,
    person: str,
    *,
    seat: Seat | None = None,
    text: str = "",
    phrase: Sentence | None = None,
    emote: str = "",
) -> ChatLine:
    """What this person says, at the seat and under the name of now."""
    if seat is None:
        seat = table.seat_of(person)
    if seat is None:
        raise BadLog()
    return ChatLine(step.seq, person, seat, table.seats[seat].name, text, phrase, emote)


def _said(
    table: TableState,
    step: Logged,
    person: str,
    *,
    seat: Seat | None = None,
    text: str = "",
    phrase: str = "",
    number: int | None = None,
) -> TableState:
    game = table.round
    spoken = spoken_phrase(phrase, number, table.game.facts.phrases) if phrase else None
    line = _line(table, step, person, seat=seat, text=text, phrase=spoken)
    after = _heard(table, line)
    if game is None or table.phase != "playing" or len(table.talk) >= MOST_RECORDED or not (phrase or table.keep_chat):
        return after
    at = step.at - game.begun
    recorded = Spoken(after=len(game.moves), seat=line.seat, at=at, phrase=phrase, number=number, text=text)
    return replace(after, talk=(*table.talk, recorded))
