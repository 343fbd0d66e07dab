"""Puzzles of Fugitive, all for the Marshal: what is certain, what is likeliest, what cannot be, and where it lies.

A position is what she has seen, in order, separated by spaces: `A` he drew from that pile; `?` a hideout face down,
`?+2` with two sprint cards under it; `12+4+7` one that was found, with its sprint cards; `x8` or `x8+20` a wrong guess.
After a bar follow her own cards, after another what the question names. The answer is exact: every order of the piles
and every course of play that fits counts the same.
"""

import random
from collections.abc import Callable, Iterable, Iterator

from crosstable.core import Seat, heard
from crosstable.core.puzzle import Found, Puzzle
from crosstable.puzzles.played import Past, Turns, bot_game

from .. import GAME
from ..bots.beliefs import OPEN_MINDED, Belief, believing, sure_of
from ..bots.rows import Rows, all_rows
from ..data import GOAL, MARSHAL, Options
from ..know import UNIFORM, Evidence, evidence
from ..know.evidence import Drawn, LaidDown
from ..know.notes import notes, possible_at
from ..state import State
from .fallback import EasyBot

THEMES = ("certain", "best", "where", "never")

LEAST_HIDDEN = 2
LEAST_ROW = 4
"""The start and three hideouts: before, there is little to work out."""
MOST_SPRINTS = 2
"""Sprint cards under hidden hideouts: with more, nobody counts in his head."""
MOST_ROWS = 120
CLEAR = 0.06
"""By so much the best guess must be better than the next."""
LIKELY = 0.35
SURE = 1e-9
OPTIONS = 4
"""How many numbers a question offers."""
BELIEFS: dict[str, Belief] = {"medium": sure_of(UNIFORM), "strong": OPEN_MINDED}


def game(seed: int) -> Turns:
    """A quick game with many short steps: much is hidden, little lies under it."""
    return bot_game(GAME, Options(), [EasyBot()] * 2, seed)


def find(turns: Iterable[tuple[Past, Seat]], seed: int) -> Iterator[Found]:
    """What can be asked before each guess of one game with the usual rules."""
    luck = random.Random(seed)
    for played, seat in turns:
        state = played.state
        assert isinstance(state, State)
        if state.options != Options():
            return
        if seat != MARSHAL or state.phase != "guess" or state.hidden < LEAST_HIDDEN or len(state.row) < LEAST_ROW:
            continue
        known = evidence(event for step in played.steps for event in heard(step.events, MARSHAL))
        if not _plain(known):
            continue
        rows = all_rows(known)
        if len(rows.chances) > MOST_ROWS:
            continue
        for theme, asked, answer in _questions(state, rows, luck):
            position = f"{notation(known)}|{' '.join(map(str, sorted(known.mine)))}|{' '.join(map(str, asked))}"
            yield Found(Puzzle(theme, position, str(answer)), _asking(theme, asked, state, rows))


def _plain(known: Evidence) -> bool:
    """Whether there is nothing in it but draws, hideouts and guesses, and not too much under what is hidden."""
    sprints = sum(known.row[place].sprints for place in known.hidden)
    return sprints <= MOST_SPRINTS and all(isinstance(moment, Drawn | LaidDown) for moment in known.timeline)


def notation(known: Evidence) -> str:
    """What the Marshal has seen as it is written in a puzzle."""
    words = []
    for moment in known.timeline:
        if isinstance(moment, Drawn):
            words.append("ABC"[moment.pile])
        elif isinstance(moment, LaidDown):
            spot = known.row[moment.place]
            under = f"+{spot.sprints}" if spot.sprints else ""
            words.append(f"?{under}" if spot.card is None else "+".join(map(str, (spot.card, *spot.known))))
            words += [f"x{'+'.join(map(str, named))}" for named, row in known.misses if row == moment.place + 1]
    return " ".join(words)


def _questions(state: State, rows: Rows, luck: random.Random) -> Iterator[tuple[str, list[int], int]]:
    """Themes, the numbers they name, and the answer."""
    chances = [float(chance) for chance in rows.named()]
    ranked = sorted(range(1, GOAL), key=lambda number: -chances[number])
    sure = [number for number in ranked if chances[number] > 1 - SURE]
    if len(sure) == 1:
        yield "certain", [], sure[0]
    first, second = chances[ranked[0]], chances[ranked[1]]
    if not sure and first >= LIKELY and first - second >= CLEAR:
        yield "best", [], ranked[0]
    yield from _where(state, rows, luck)
    yield from _never(state, chances, luck)


def _where(state: State, rows: Rows, luck: random.Random) -> Iterator[tuple[str, list[int], int]]:
    """A number that can lie at one place only, if possible one that seems to have several."""
    places, seeming = rows.places(), possible_at(state)
    found = []
    for number in range(1, GOAL):
        at = [place for place in rows.evidence.hidden if number in places[place]]
        if len(at) == 1:
            found.append((sum(number in numbers for numbers in seeming), number, at[0]))
    if found:
        most = max(found)[0]
        _, number, place = luck.choice([one for one in found if one[0] == most])
        yield "where", [number], place


def _never(state: State, chances: list[float], luck: random.Random) -> Iterator[tuple[str, list[int], int]]:
    """Some numbers of which all but one can be hideouts, if possible one that seems to be able to."""
    noted = dict(enumerate(notes(state), start=1))
    can = [number for number in noted if chances[number] > SURE]
    between = [n for n in noted if noted[n] in ("open", "far") and chances[n] == 0 and can and can[0] < n < can[-1]]
    cannot = [number for number in between if noted[number] == "open"] or between
    if cannot and len(can) >= OPTIONS - 1:
        answer = luck.choice(cannot)
        near = sorted(can, key=lambda number: abs(number - answer))[: OPTIONS - 1]
        yield "never", sorted((answer, *near)), answer


def _asking(theme: str, asked: list[int], state: State, rows: Rows) -> Callable[[str, int], str]:
    """A way to ask the Marshals of all levels; the easy one does not count, she only ever glances at the notepad."""

    def ask(level: str, seed: int) -> str:
        if level in BELIEFS:
            return str(_counted(theme, asked, believing(rows, BELIEFS[level])))
        return str(random.Random(seed).choice(_guessed(theme, asked, state)))

    return ask


def _guessed(theme: str, asked: list[int], state: State) -> list[int]:
    """The answers that are left to somebody who reads the notepad and counts no further."""
    if theme == "where":
        return [place for place, numbers in enumerate(possible_at(state)) if asked[0] in numbers]
    possible = [number for number, note in enumerate(notes(state), start=1) if note == "open"]
    return [number for number in asked if number not in possible] or asked or possible


def _counted(theme: str, asked: list[int], rows: Rows) -> int:
    """What somebody answers who has counted."""
    chances = rows.named()
    if theme == "where":
        return max(rows.evidence.hidden, key=lambda place: rows.places()[place].get(asked[0], 0.0))
    return min(asked, key=lambda number: chances[number]) if asked else int(chances.argmax())
