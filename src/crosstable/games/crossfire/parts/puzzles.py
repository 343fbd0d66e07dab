"""Puzzles of Crossfire: whom to shoot, who is the VIP, who cannot be, and whose statement cannot be true.

A position is the cards in play, a letter each (`LETTERS`); after a bar one's own place in the circle, from 0 at the
dealer, and the cards one saw, in order; after another the statements: `30a` says that place 3 was dealt an Agent (0
dealt, 1 received, 2 mixed, 3 mixed again). Every order of the cards and every mixing that fits counts the same.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from crosstable.core import Seat
from crosstable.core.puzzle import Found, Puzzle
from crosstable.puzzles.played import Past, Turns, bot_game

from .. import GAME
from ..bots.asked import likeliest, likely_lie
from ..bots.plain import PlainPlayer
from ..data import Deck, Options, Role
from ..know.deduce import Beliefs, Fact, beliefs
from ..know.evidence import fact_of, seen
from ..state import State

THEMES = ("shoot", "vip", "clear", "lie")

LETTERS: dict[Role, str] = {
    "vip": "v", "agent": "a", "assassin": "x", "decoy": "d", "red_decoy": "r", "blue_decoy": "b", "bystander": "y",
}  # fmt: skip
TABLES = (5, 6, 7)
CLEAR = 0.04
"""By so much the likeliest must be likelier than the next."""
TALKED = 6
"""In every so many games they talk."""
MOST = 4
"""Statements a question shows at most."""
ASKS: dict[str, Role] = {"shoot": "assassin", "vip": "vip"}


def game(seed: int) -> Turns:
    """A game in which people say what they saw; most end before, for only lies need talk."""
    seats = TABLES[seed % len(TABLES)]
    turns = bot_game(GAME, Options(seconds=0, aim_seconds=0), [PlainPlayer()] * seats, seed)
    return takewhile(lambda turn: seed % TALKED == 0 or turn[0].state.phase == "claim", turns)


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
    known = beliefs(state.deck, mine)
    assert known is not None
    head = f"{''.join(LETTERS[role] for role in state.deck)}|{place} {''.join(LETTERS[look.role] for look in looks)}|"
    for theme, answer in _questions(known, place, looks[-1].role):
        yield Found(Puzzle(theme, head, str(answer)), _asking(theme, state.deck, mine))
    yield from _lies(state, mine, head, luck)


def _questions(known: Beliefs, place: int, role: Role) -> Iterator[tuple[str, int]]:
    """Themes that need no statement, and the place that is the answer."""
    others = [other for other in range(len(known.chances)) if other != place]
    theme = {"agent": "shoot", "assassin": "vip"}.get(role)
    if theme:
        chance = {other: known.chances[other].get(ASKS[theme], 0.0) for other in others}
        first, second = sorted(others, key=lambda other: -chance[other])[:2]
        if chance[first] - chance[second] >= CLEAR:
            yield theme, first
    clear = [other for other in others if not known.chances[other].get("vip")]
    if role != "vip" and len(clear) == 1:
        yield "clear", clear[0]


def _lies(state: State, mine: tuple[Fact, ...], head: str, luck: random.Random) -> Iterator[Found]:
    """One statement that cannot be true, among some of other players that can."""
    facts = {_noted(fact): fact for one in state.said if (fact := fact_of(one, state.circle, state.deck))}
    told = {noted: fact for noted, fact in facts.items() if noted and fact.place != mine[0].place}
    can = {noted: beliefs(state.deck, (*mine, fact)) is not None for noted, fact in told.items()}
    lies = [noted for noted in told if not can[noted]]
    if lies:
        lie = luck.choice(lies)
        honest = {noted[0]: noted for noted in told if can[noted] and noted[0] != lie[0]}
        if len(honest) > 1:
            shown = sorted((lie, *list(honest.values())[: MOST - 1]))
            puzzle = Puzzle("lie", head + " ".join(shown), lie[0])
            yield Found(puzzle, _asking("lie", state.deck, mine, [told[noted] for noted in shown]))


def _noted(fact: Fact) -> str:
    """A statement as it is written in a puzzle; empty if it leaves several cards open."""
    return f"{fact.place}{fact.look}{LETTERS[fact.roles[0]]}" if len(fact.roles) == 1 else ""


def _asking(
    theme: str, deck: Deck, mine: tuple[Fact, ...], told: list[Fact] | None = None
) -> Callable[[str, int], str]:
    """A way to ask the bots, who imagine deals."""

    def ask(level: str, seed: int) -> str:
        if told is not None:
            return str(likely_lie(deck, mine, told, level, seed))
        return str(likeliest(deck, mine, ASKS.get(theme), level, seed))

    return ask
