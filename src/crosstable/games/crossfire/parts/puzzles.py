"""Puzzles of Crossfire: whom to shoot, who is the VIP, who cannot be, and whose statement cannot be true.

In all but the last everything that is said is true.

A position is the cards in play, a letter each (`LETTERS`); after a bar one's own place in the circle, from 0 at the
dealer, and the cards one saw, in order; after another the statements: `30a` says that place 3 was dealt an Agent (0
dealt, 1 received, 2 mixed, 3 mixed again). Every order of the cards and every mixing that fits counts the same.
"""

import random
from collections.abc import Callable, Iterable, Iterator

from crosstable.core import Seat
from crosstable.core.puzzle import Found, Puzzle
from crosstable.puzzles.played import Past, Turns, bot_game

from .. import GAME
from ..bots.asked import likeliest, likely_lie
from ..bots.plain import PlainPlayer
from ..data import Deck, Options, Role
from ..know.deduce import Fact, beliefs
from ..know.evidence import fact_of, seen
from ..state import State

THEMES = ("shoot", "vip", "clear", "lie")

LETTERS: dict[Role, str] = {
    "vip": "v", "agent": "a", "assassin": "x", "decoy": "d", "red_decoy": "r", "blue_decoy": "b", "bystander": "y",
}  # fmt: skip
TABLES = (5, 6, 7)
CLEAR = 0.15
"""By so much the likeliest must be likelier than the next."""
MOST = 4
"""Statements a question shows at most."""
ASKS: dict[str, Role] = {"shoot": "assassin", "vip": "vip"}


def game(seed: int) -> Turns:
    """A game in which people say what they saw, not always truly."""
    seats = TABLES[seed % len(TABLES)]
    return bot_game(GAME, Options(seconds=0, aim_seconds=0), [PlainPlayer()] * seats, seed)


def find(turns: Iterable[tuple[Past, Seat]], seed: int) -> Iterator[Found]:
    """What can be asked by everybody who sits in the circle when all have spoken."""
    luck = random.Random(seed)
    last: State | None = None
    for played, _ in turns:
        last = played.state
        if last.phase == "aim":
            break
    if last is None or last.sniper is not None or last.seats not in TABLES or not {*last.deck} <= {*LETTERS}:
        return
    for place in luck.sample(range(last.seats), last.seats):
        yield from _asked(last, place, luck)


def _asked(state: State, place: int, luck: random.Random) -> Iterator[Found]:
    looks = state.looks[state.circle[place]]
    mine = seen(place, looks)
    head = f"{''.join(LETTERS[role] for role in state.deck)}|{place} {''.join(LETTERS[look.role] for look in looks)}|"
    facts = {_noted(fact): fact for one in state.said if (fact := fact_of(one, state.circle, state.deck))}
    told = {noted: fact for noted, fact in facts.items() if noted and fact.place != place}
    for theme, shown, answer in (*_questions(state, mine, told, luck), *_lies(state, mine, told, luck)):
        puzzle = Puzzle(theme, head + " ".join(shown), answer)
        yield Found(puzzle, _asking(theme, state.deck, mine, [told[noted] for noted in shown]))


Told = dict[str, Fact]
Question = tuple[str, list[str], str]
"""A theme, the statements that are shown, and the place that is the answer."""


def _questions(state: State, mine: tuple[Fact, ...], told: Told, luck: random.Random) -> Iterator[Question]:
    """Themes in which some of the others tell the truth."""
    place, role = mine[0].place, mine[-1].roles[0]
    early = [noted for noted in told if _is_early(state, told[noted]) and _is_true(state, told[noted])]
    true = {noted[0]: noted for noted in luck.sample(sorted(early), len(early))}
    shown = sorted([*true.values()][:MOST])
    known = beliefs(state.deck, (*mine, *(told[noted] for noted in shown)))
    assert known is not None
    others = [other for other in range(len(known.chances)) if other != place]
    theme = {"agent": "shoot", "assassin": "vip"}.get(role)
    if theme and shown:
        chance = {other: known.chances[other].get(ASKS[theme], 0.0) for other in others}
        first, second = sorted(others, key=lambda other: -chance[other])[:2]
        if chance[first] - chance[second] >= CLEAR:
            yield theme, shown, str(first)
    clear = [other for other in others if not known.chances[other].get("vip")]
    if role != "vip" and len(clear) == 1 and shown:
        yield "clear", shown, str(clear[0])


def _is_early(state: State, fact: Fact) -> bool:
    """Whether this is about a card that its speaker passed on: the last one would say outright who he is."""
    return fact.look < len(state.looks[state.circle[fact.place]]) - 1


def _is_true(state: State, fact: Fact) -> bool:
    return state.looks[state.circle[fact.place]][fact.look].role in fact.roles


def _lies(state: State, mine: tuple[Fact, ...], told: Told, luck: random.Random) -> Iterator[Question]:
    """One statement that cannot be true, among some of other players that can."""
    can = {noted: beliefs(state.deck, (*mine, fact)) is not None for noted, fact in told.items()}
    lies = [noted for noted in told if not can[noted]]
    if lies:
        lie = luck.choice(lies)
        honest = {noted[0]: noted for noted in told if can[noted] and noted[0] != lie[0]}
        if len(honest) > 1:
            yield "lie", sorted((lie, *list(honest.values())[: MOST - 1])), lie[0]


def _noted(fact: Fact) -> str:
    """A statement as it is written in a puzzle; empty if it leaves several cards open."""
    return f"{fact.place}{fact.look}{LETTERS[fact.roles[0]]}" if len(fact.roles) == 1 else ""


def _asking(theme: str, deck: Deck, mine: tuple[Fact, ...], told: list[Fact]) -> Callable[[str, int], str]:
    """A way to ask the bots, who imagine deals."""

    def ask(level: str, seed: int) -> str:
        if theme == "lie":
            return str(likely_lie(deck, mine, told, level, seed))
        return str(likeliest(deck, mine, told, ASKS.get(theme), level, seed))

    return ask
