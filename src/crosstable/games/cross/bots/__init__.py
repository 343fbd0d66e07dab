"""The bots of CROSS: tree search on the compiled core, three levels deep."""

import random

from crosstable.core import Bot, Candidate, Resign, Sentence, Sight, Stop, Thought

from ..actions import Place, Swap
from ..data import EMPTY, STONE, board_of
from ..view import CrossView
from .levels import LEVELS, Level
from .openings import known
from .reasons import why_open, why_place, why_resign, why_swap
from .search import RatedCell, Search
from .symmetry import openings
from .tree import HASTY
from .warmup import warm as warm  # what a worker runs before the first thought

SHOWN = 8
"""How many candidates a bot reports."""

NEARLY = 0.015
"""Openings whose chances differ by less are as good as each other."""

LEAST_FOR_OPENINGS = 2_000
"""Simulations for each opening of a board that is not in the table: with fewer they cannot be told apart."""

HOPELESS, NEARLY_HOPELESS = 0.005, 0.03
"""Chances at which a bot resigns, now and a turn earlier. Of 130 games with a chance below the former one was won."""

LOOKED_AT = 2
"""A beginner sees at once what is no more steps away from the last two stones."""

BEFORE_SOLVING = 0.75
"""The share of its thinking a bot that solves the end does before: the rest goes to stones not yet shown to lose."""


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level, with that many seconds for a move."""
    return CrossBot(LEVELS[level], seconds)


class CrossBot:
    """Plays CROSS from what its seat sees. It keeps nothing from one move to the next."""

    def __init__(self, level: Level, seconds: float) -> None:
        self._level = level
        self._seconds = seconds * level.share

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Choose a cell, or swap, or resign."""
        view = sight.view
        assert isinstance(view, CrossView)
        chance = random.Random(sight.seed)
        seconds = _within_clock(view, self._seconds)
        if self._level.swaps and view.stones.count(EMPTY) == len(view.stones) and sight.options.swap:
            return _open_by_table(view, chance) if known(view.size) else self._open(view, chance, seconds, stop)
        swapping = self._level.swaps and any(offer.action == "swap" for offer in view.offers)
        if swapping and (opening := known(view.size).get(view.last or "")):
            if opening.value > 0.5:
                swap = Candidate(Swap(), opening.value, 1.0)
                return Thought(Swap(), opening.value, (swap,), opening.games, why_swap(view.last or "", opening))
            swapping = False
        search = Search(view.size, view.stones, chance.getrandbits(60), None if self._level.waits else HASTY)
        before = BEFORE_SOLVING if self._level.solves else 1.0
        search.run_for(seconds * before, stop, int(self._level.simulations * before))
        if swapping and search.chance < 0.5:
            return _swap(search)
        search.solve(int(self._level.solves * search.simulations))
        search.run_for(seconds * (1 - before), stop, self._level.simulations)
        if self._level.resigns and search.chance < HOPELESS and self._was_lost_before(view, chance, seconds, stop):
            return _thought(search, Resign(), why_resign(search))
        cell, slipped = self._choose(search, view, chance)
        return _thought(search, Place(cell), why_place(search, cell, slipped))

    def _choose(self, search: Search, view: CrossView, chance: random.Random) -> tuple[str, bool]:
        """The best cell, unless this level slips or wavers; and whether it slipped."""
        rated = search.ranking()
        first = rated[0]
        decided, hidden = first.value in (0.0, 1.0), self._level.overlooks and _is_hidden(search, view, first.name)
        mine = _touching(view, STONE[view.turn])
        if chance.random() < (self._level.overlooks if hidden else 0.0 if decided else self._level.slips):
            near = mine | _around(view, view.last, 1)
            cells = [cell for cell in search.safe_cells() if cell in near and not (hidden and cell == first.name)]
            if cells:
                return chance.choice(cells), True
        if decided:
            return first.name, False
        playable = [cell for cell in rated if cell.value > 0.0]
        if self._level.blur:
            weights = [(cell.visits + 0.01) ** (1 / self._level.blur) for cell in playable]
            return chance.choices(playable, weights)[0].name, False
        best = playable[0]
        worth = [c for c in playable if c.visits > best.visits / 2 and c.value >= best.value - self._level.clings]
        held = [cell for cell in worth if cell.name in mine] if self._level.clings else []
        return (held or playable)[0].name, False

    def _open(self, view: CrossView, chance: random.Random, seconds: float, stop: Stop) -> Thought:
        """An opening for which neither side should envy the other: it may be swapped."""
        kinds = list(openings(view.size))
        chance.shuffle(kinds)
        found: list[RatedCell] = []
        for kind in kinds:
            if stop() and found:
                break
            cell = chance.choice(kind)
            place = board_of(view.size).places[cell]
            stones = view.stones[:place] + STONE["yellow"] + view.stones[place + 1 :]
            search = Search(view.size, stones, chance.getrandbits(60))
            search.run_for(seconds / len(kinds), stop, max(LEAST_FOR_OPENINGS, self._level.simulations // len(kinds)))
            found.append(RatedCell(cell, 1.0 - search.chance, search.simulations))
        return _fair_opening(found, chance)

    def _was_lost_before(self, view: CrossView, chance: random.Random, seconds: float, stop: Stop) -> bool:
        """Whether its last turn was hopeless too, so that giving up now cheats nobody out of a discovery."""
        placed = [move for move in view.moves if move != "swap"]
        if len(placed) < 2 * view.size:
            return False
        stones = list(view.stones)
        for move in placed[-2:]:
            stones[board_of(view.size).places[move]] = EMPTY
        search = Search(view.size, "".join(stones), chance.getrandbits(60))
        search.run_for(seconds, stop, self._level.simulations)
        return search.chance < NEARLY_HOPELESS


def _fair_opening(found: list[RatedCell], chance: random.Random) -> Thought:
    """One of the openings nearest to even; the further from even, the more the opponent gains by swapping or not."""
    worth = {cell.name: max(0.0, 0.5 - abs(cell.value - 0.5)) for cell in found}
    found.sort(key=lambda cell: worth[cell.name], reverse=True)
    chosen = chance.choice([cell for cell in found if worth[cell.name] >= worth[found[0].name] - 0.01])
    effort = sum(cell.visits for cell in found)
    shown = [chosen, *(cell for cell in found if cell is not chosen)][:SHOWN]
    candidates = tuple(Candidate(Place(cell.name), worth[cell.name], cell.visits / max(effort, 1)) for cell in shown)
    return Thought(Place(chosen.name), candidates[0].value, candidates, effort)


def _open_by_table(view: CrossView, chance: random.Random) -> Thought:
    """One of the openings nearest to even, as they were counted: who decides about the swap reads the same table."""
    table = known(view.size)
    worth = {cell: 0.5 - abs(opening.value - 0.5) for cell, opening in table.items()}
    best = max(worth.values())
    chosen = chance.choice([cell for cell in worth if worth[cell] >= best - NEARLY])
    others = sorted((cell for cell in worth if cell != chosen), key=lambda cell: -worth[cell])
    games = sum(table[cell].games for cell in {kind[0] for kind in openings(view.size)})
    candidates = tuple(
        Candidate(Place(cell), worth[cell], table[cell].games / games) for cell in [chosen, *others][:SHOWN]
    )
    return Thought(Place(chosen), worth[chosen], candidates, games, why_open(chosen, table[chosen]))


def _touching(view: CrossView, stone: str) -> set[str]:
    """The empty cells beside a stone of this colour."""
    board = board_of(view.size)
    empty = (place for place, here in enumerate(view.stones) if here == EMPTY)
    return {
        board.names[place] for place in empty if any(view.stones[near] == stone for near in board.neighbours[place])
    }


def _is_hidden(search: Search, view: CrossView, cell: str) -> bool:
    """Whether a stone here wins or stops a win, away from the last two stones, where a beginner looks."""
    placed = [move for move in view.moves if move in board_of(view.size).places][-2:]
    if not placed or any(cell in _around(view, last, LOOKED_AT) for last in placed):
        return False
    return search.wins_at_once(cell) or search.stops_a_win(cell)


def _around(view: CrossView, cell: str | None, steps: int) -> set[str]:
    """The cells that are at most so many steps away."""
    board = board_of(view.size)
    found = {board.places[cell]} if cell else set()
    for _ in range(steps):
        found |= {near for place in found for near in board.neighbours[place]}
    return {board.names[place] for place in found}


def _within_clock(view: CrossView, seconds: float) -> float:
    """No more time for a move than would last a whole game, if the table plays with clocks."""
    return min(seconds, 0.8 * view.clock.seconds / (len(view.stones) / 2)) if view.clock else seconds


def _thought(search: Search, action: Place | Swap | Resign, why: Sentence | None = None) -> Thought:
    rated = search.ranking()[:SHOWN]
    visits = max(search.simulations, 1)
    candidates = tuple(Candidate(Place(cell.name), search.stated(cell.value), cell.visits / visits) for cell in rated)
    return Thought(action, search.chance, candidates, search.simulations, why)


def _swap(search: Search) -> Thought:
    """Take the colours: then the chance is that of the other side."""
    thought = _thought(search, Swap())
    chance = 1.0 - search.chance
    swap = Candidate(Swap(), chance, 1.0)
    return Thought(Swap(), chance, (swap, *thought.candidates)[:SHOWN], thought.effort)
