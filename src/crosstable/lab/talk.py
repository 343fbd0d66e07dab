"""Talk, scored exactly: a fixed set of tables, a seat of each for whoever is examined, and what it said and did.

Nothing here is a matter of taste. A statement is held against the cards and against what its speaker had seen; a choice
against the exact belief of its seat. See docs/bench-talk.md.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct

from crosstable.core import TIME, Seat
from crosstable.core.interval import wilson
from crosstable.core.parts import INSIGHT, REVIEW, TALK, VERDICT, load
from crosstable.core.review import Judged
from crosstable.games import GAMES
from crosstable.review.replayed import ReplayedGame

from .local import LocalGame

SET = "talk-1"
"""The name of the set of tables. Other tables get another name: figures of different sets do not compare."""
TABLES = 24
LIKELY = 0.5
"""A lie can be noticed from this chance on that the exact belief gives to what the liar really is."""


class TalkTable(Struct, frozen=True):
    """One table of the set: what is played, the seed of its deal, and the seat of whoever is examined."""

    number: int
    game: str
    options: Any
    seats: int
    seat: Seat

    def begin(self, name: str, others: str) -> LocalGame:
        """The game, dealt."""
        names = tuple(name if seat == self.seat else others for seat in range(self.seats))
        return LocalGame(GAMES[self.game], self.options, names, random.Random(f"{SET} {self.number}").randbytes(32))


def tables(count: int = TABLES) -> list[TalkTable]:
    """The first so many tables of the set, the games in turn, the seat moving on."""
    return list(islice(_tables(), count))


def _tables() -> Iterator[TalkTable]:
    talking = [(game, part) for game in GAMES.values() if (part := load(game.facts, TALK)) is not None]
    setups = {
        game.facts.id: [(setup.options, seats) for setup in part.TABLES for seats in setup.seats]
        for game, part in talking
    }
    number = 0
    while True:
        for game, _ in talking:
            turn = number // len(talking)
            options, seats = setups[game.facts.id][turn % len(setups[game.facts.id])]
            yield TalkTable(number, game.facts.id, options, seats, turn % seats)
            number += 1


class TalkScore(Struct, frozen=True):
    """What one seat, or many of them together, said and did. Every figure is a count, save `thrown`."""

    tables: int = 0
    won: int = 0
    statements: int = 0
    """What it said that says something: wishes and questions do not count."""
    truths: int = 0
    lies: int = 0
    """What it said against what it had seen with its own eyes."""
    made_up: int = 0
    """What it claimed to have seen and could not have seen."""
    opinions: int = 0
    """What it said about others that nothing it had seen settled …"""
    opinions_right: int = 0
    """… and how often that was so."""
    heard: int = 0
    """Lies it heard from others who did not win or lose with it."""
    noticeable: int = 0
    """Those of them after which its exact belief gave at least one half to what the liar really was …"""
    noticed: int = 0
    """… and after which it doubted the liar and nobody but the liar can have been meant."""
    blamed: int = 0
    """Doubts about somebody who had not lied."""
    decisions: int = 0
    """Choices that could be weighed by its exact belief …"""
    mistakes: int = 0
    """… those that cost more than their error …"""
    thrown: float = 0.0
    """… and the chances they threw away, added up."""
    faults: int = 0
    """Answers that meant nothing or were not offered; something else was played."""

    def __add__(self, other: "TalkScore") -> "TalkScore":
        return TalkScore(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of its share of wins (Wilson)."""
        return wilson(self.won, self.tables)


def score(played: LocalGame, seat: Seat, faults: int = 0) -> TalkScore:
    """What a seat said and did in a game that is over."""
    again = ReplayedGame(played.record(), played.game)
    mine = [said for said in again.said if said.seat == seat]
    verdicts = [said.verdict for said in mine]
    opinions = [said.right for said in mine if said.verdict == "opinion" and said.right is not None]
    lies = [said for said in again.said if said.verdict == "false" and _against(played, seat, said.seat)]
    doubts, rejections = _deeds(again, seat, "doubted"), _deeds(again, seat, "rejected")
    noticeable = [lie for lie in lies if _could_notice(again, seat, lie)]
    noticed = [
        any(n > lie.n and lie.seat in about for n, about in doubts)
        or any(n > lie.n and singled_out(again, seat, n, lie.seat, about) for n, about in rejections)
        for lie in noticeable
    ]
    losses = list(_losses(again, seat))
    liars = {lie.seat for lie in lies}
    return TalkScore(
        tables=1,
        won=int(played.outcome is not None and seat in played.outcome.winners),
        statements=len(mine),
        truths=verdicts.count("true"),
        lies=verdicts.count("false"),
        made_up=verdicts.count("unknown"),
        opinions=len(opinions),
        opinions_right=sum(opinions),
        heard=len(lies),
        noticeable=len(noticeable),
        noticed=sum(noticed),
        blamed=sum(not liars & set(about) for _, about in doubts),
        decisions=len(losses),
        mistakes=sum(loss > 0 for loss in losses),
        thrown=sum(losses),
        faults=faults,
    )


def _against(played: LocalGame, seat: Seat, other: Seat) -> bool:
    """Whether the other wanted something else: one of the two has won and the other has not."""
    winners = played.outcome.winners if played.outcome is not None else ()
    return (seat in winners) != (other in winners)


def _deeds(again: ReplayedGame, seat: Seat, kind: Literal["doubted", "rejected"]) -> list[tuple[int, tuple[Seat, ...]]]:
    """Whom this seat doubted by name, or turned down among others, and in which step."""
    part = load(again.game.facts, TALK)
    if part is None:
        return []
    told = part.doubted if kind == "doubted" else part.rejected
    mine = [move for move in again.record.moves if move.seat == seat]
    found = [(move.n, told(again.steps[move.n - 1].state, seat, move.action)) for move in mine]
    return [(n, about) for n, about in found if about]


def _could_notice(again: ReplayedGame, seat: Seat, lie: Judged) -> bool:
    """Whether the exact belief of this seat, when it last had to choose after the lie, named what the liar is."""
    later = [move.n for move in again.record.moves if move.seat == seat and move.n > lie.n]
    return bool(later) and lie.seat in _seen_through(again, seat, later[-1], lie.seat)


def singled_out(again: ReplayedGame, seat: Seat, n: int, liar: Seat, group: tuple[Seat, ...]) -> bool:
    """Whether of a group that was turned down in this step the liar alone can have been the reason: the exact belief of
    the seat gave one half or more to what the liar really is, and to nobody else of the group being the same."""
    return liar in group and set(group) & _seen_through(again, seat, n, liar) == {liar}


def _seen_through(again: ReplayedGame, seat: Seat, n: int, liar: Seat) -> set[Seat]:
    """Who, by the exact belief of a seat before this step, was likely to be what the liar really is."""
    thinking, review = load(again.game.facts, INSIGHT), load(again.game.facts, REVIEW)
    if thinking is None or review is None:
        return set()
    really = review.really(again.steps[-1].state)
    found = thinking.insight(again.eyes(n - 1, seat), review.LENSES[0])
    return {
        int(row.id)
        for heat in found.heats
        for row in heat.rows
        for column, chance in zip(heat.columns, row.chances, strict=True)
        if chance >= LIKELY and row.id.isdigit() and column.id in really.get(heat.id, {}).get(str(liar), ())
    }


def _losses(again: ReplayedGame, seat: Seat) -> Iterator[float]:
    """What each decision of this seat that can be weighed threw away, beyond its error; its words are scored apart."""
    part = load(again.game.facts, VERDICT)
    kinds = () if part is None else tuple(kind for kind in part.WEIGHED if kind not in part.SPOKEN)
    for move in again.record.moves:
        if part is not None and move.seat == seat != TIME and isinstance(move.action, kinds):
            found = part.weigh(again.eyes(move.n - 1, seat), move.action, "quick")
            if found is not None:
                yield found.loss if found.mistake else 0.0


def total(scores: Sequence[TalkScore]) -> TalkScore:
    """Many scores together."""
    return sum(scores, TalkScore())
