"""Verdicts against exact values: solved boards, counted rows, enumerated deals; a planted blunder, a blameless loss."""

import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crossfire.crossfire_brute import Known
from crossfire.crossfire_brute import count as crossfire_count
from crosstable.core import TIME, Action, Refused, Resign, Seat, TimeUp, heard, sentence
from crosstable.core.record import read_record
from crosstable.core.review import Eyes, Verdict, Weighed
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.games.cross.actions import Place
from crosstable.games.cross.data import EMPTY, STONE, board_of
from crosstable.games.cross.data import Options as CrossOptions
from crosstable.games.cross.parts import verdict as cross
from crosstable.games.cross.rules.chains import chain_at
from crosstable.games.cross.rules.chains import verdict as fate
from crosstable.games.cross.state import State as CrossState
from crosstable.games.cross.view import view as cross_view
from crosstable.games.crossfire.actions import Aim
from crosstable.games.crossfire.data import Options as CrossfireOptions
from crosstable.games.crossfire.parts import verdict as crossfire
from crosstable.games.crossfire.parts.awards import WANTED
from crosstable.games.fugitive.actions import Done, Draw, Guess
from crosstable.games.fugitive.actions import Place as Lay
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, PLACEHOLDER
from crosstable.games.fugitive.data import Options as FugitiveOptions
from crosstable.games.fugitive.parts import verdict as fugitive
from crosstable.games.resistance.actions import Propose, Vote
from crosstable.games.resistance.parts import verdict as resistance
from crosstable.games.resistance.view import view as resistance_view
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import told, verdict
from crosstable.review.verdict import confirmed, doubtful, line, whole
from helpers.playing import begin, random_turns
from resistance.setting import FIVE, Table


def _eyes(game: str, options: Any, seats: int, seat: Seat, view: Any, past: Any = ()) -> Eyes:
    return Eyes(game, options, seats, seat, view, tuple(heard(step.events, seat) for step in past))


# ---------------------------------------------------------------- CROSS, solved


def _wins(stones: str, known: dict[str, bool]) -> bool:
    """Whether who is to move wins on a board of three a side: every continuation, by the rules alone."""
    if stones in known:
        return known[stones]
    board = board_of(3)
    mine = STONE["yellow" if (len(stones) - stones.count(EMPTY)) % 2 == 0 else "red"]
    won = False
    for place in (i for i, here in enumerate(stones) if here == EMPTY):
        after = stones[:place] + mine + stones[place + 1 :]
        decided = fate(chain_at(board, after, place))
        if decided == "wins" or (decided is None and not _wins(after, known)):
            won = True
            break
    known[stones] = won
    return won


def _position(luck: random.Random, placed: int) -> str:
    """Stones on a board of three a side on which nothing is decided."""
    board = board_of(3)
    while True:
        stones = EMPTY * board.cells
        for turn, place in enumerate(luck.sample(range(board.cells), placed)):
            stones = stones[:place] + ("y", "r")[turn % 2] + stones[place + 1 :]
        if not any(fate(chain_at(board, stones, i)) for i, here in enumerate(stones) if here != EMPTY):
            return stones


def test_moves_on_solved_boards_are_weighed_as_they_are() -> None:
    """A stone is called a mistake exactly if it gives a won game away; its chances are 1 and 0, without an error."""
    known: dict[str, bool] = {}
    luck, board = random.Random(4), board_of(3)
    mistakes = 0
    for _ in range(6):
        stones = _position(luck, 11)
        state = CrossState(CrossOptions(size=3, swap=False), stones, ("move",) * 11)
        won = _wins(stones, known)
        mine = STONE[state.turn]
        for place in luck.sample([i for i, here in enumerate(stones) if here == EMPTY], 3):
            after = stones[:place] + mine + stones[place + 1 :]
            decided = fate(chain_at(board, after, place))
            kept = decided == "wins" or (decided is None and not _wins(after, known))
            eyes = _eyes("cross", state.options, 2, 1, cross_view(state, 1))
            found = cross.weigh(eyes, Place(board.names[place]), "thorough")
            assert found is not None
            assert found.mistake == (won and not kept)
            assert (found.best, found.taken, found.error) == (float(won), float(kept), 0.0)
            mistakes += found.mistake
    assert mistakes > 2


def test_a_planted_blunder_is_found_and_told_to_both() -> None:
    """Somebody who could win at once places another stone, and loses."""
    luck, board = random.Random(7), board_of(3)
    while True:
        played = begin(GAMES["cross"], CrossOptions(size=3, swap=False), 2, bytes(32))
        planted, who = 0, 0
        while played.state.outcome is None:
            state: CrossState = played.state
            seat = state.seat_of(state.turn)
            free = [i for i, here in enumerate(state.stones) if here == EMPTY]
            fates = {i: _fate(state, i) for i in free}
            good = [i for i in free if fates[i] == "wins"]
            safe = [i for i in free if fates[i] is None]
            if good and not planted and safe:
                planted, who, pick = len(state.moves) + 1, seat, luck.choice(safe)
            else:
                pick = luck.choice([i for i in good if seat != who or not planted] or safe or free)
            played.do(seat, Place(board.names[pick]))
        if planted and who not in played.state.outcome.winners and len(played.state.moves) > planted:
            break
    game = ReplayedGame(played.record(), GAMES["cross"])
    curve, found = whole(game)
    blunder = next(one for one in found if one.n == planted)
    assert blunder.mistake
    assert blunder.best == 1.0
    lost = verdict(game, who, curve, found)
    assert lost.kind == "mistake"
    assert lost.turn is not None
    assert lost.turn.seat == who
    assert lost.turn.n >= planted
    assert (
        verdict(game, 1 - who, curve, found).turn == lost.turn or verdict(game, 1 - who, curve, found).turn is not None
    )
    _readable(game, lost)


def _fate(state: CrossState, place: int) -> str | None:
    stones = state.stones[:place] + STONE[state.turn] + state.stones[place + 1 :]
    return fate(chain_at(board_of(state.options.size), stones, place))


def _readable(game: ReplayedGame, given: Verdict) -> None:
    assert len(given.words) == 3
    for language in LANGUAGES:
        for words in (*given.words, *(w for one in given.mistakes for w in (one.done, one.better, one.about))):
            text = say(words, language, game.record.header.seats)
            assert "[" not in text
            assert len(text) > 5


def test_who_loses_where_nothing_could_be_done_is_called_unlucky() -> None:
    """On the smallest board whoever begins wins: the other one made no mistake."""
    file = Path(__file__).parent.parent / "server" / "small.crosstable.jsonl"
    game = ReplayedGame(read_record(file.read_bytes(), GAMES), GAMES["cross"])
    curve, found = whole(game)
    given = verdict(game, 1, curve, found)
    assert (given.kind, given.turn, given.mistakes, given.error) == ("unlucky", None, (), 0.0)
    assert "unlucky" in say(given.words[0], "en")
    assert verdict(game, 0, curve, found).kind == "won"


@pytest.mark.parametrize(
    ("how", "told_to"),
    [
        ("resigned", ("You resigned while your chance", "Bo resigned while their chance")),
        ("late", ("You ran out of time while your", "Bo ran out of time while their")),
    ],
)
def test_whoever_gives_away_a_game_that_was_not_lost_was_not_unlucky(how: str, told_to: tuple[str, str]) -> None:
    played = begin(GAMES["cross"], CrossOptions(size=5, swap=False, minutes=3), 2, bytes(32))
    for seat, cell in ((0, "a1"), (1, "e5"), (0, "a2")):
        played.do(seat, Place(cell))
    played.do(*((1, Resign()) if how == "resigned" else (TIME, TimeUp())))
    game = ReplayedGame(played.record(), GAMES["cross"])
    curve, found = whole(game)
    texts = {
        seat: [say(words, "en", ("Ada", "Bo")) for words in verdict(game, seat, curve, found).words]
        for seat in (0, 1, None)
    }
    assert texts[1][0].startswith(told_to[0])
    assert texts[0][0].startswith(told_to[1])
    assert texts[None][0] == texts[0][0]
    assert verdict(game, 1, curve, found).kind == "mistake"
    assert texts[1][2].startswith("No other mistake of yours can be shown.")
    assert verdict(game, 1, curve, found).at == 3, "play on from before it was given away"
    _readable(game, verdict(game, 1, curve, found))


def test_whoever_resigns_what_is_lost_gives_nothing_away() -> None:
    played = begin(GAMES["cross"], CrossOptions(size=2, swap=False), 2, bytes(32))
    played.do(0, Place("b2"))  # on the smallest board whoever begins wins
    played.do(1, Resign())
    game = ReplayedGame(played.record(), GAMES["cross"])
    curve, found = whole(game)
    assert say(verdict(game, 1, curve, found).words[0], "en").startswith("You were unlucky")


# ---------------------------------------------------------------- Fugitive, counted


def test_a_guess_is_weighed_by_every_deal_that_fits() -> None:
    """Two hideouts without sprint cards: the first is 1, 2 or 3, the second at most three further, if he holds it."""
    options = FugitiveOptions(first_hideouts="two")
    played = begin(GAMES["fugitive"], options, 2, bytes([3]) * 32)
    for card in (1, 3):
        played.do(FUGITIVE, Lay(card, ()))
    for _ in range(2):
        played.do(MARSHAL, Draw(2))
    ways: dict[tuple[int, int], int] = {}
    for hand in combinations(range(4, 15), 3):
        for first in (1, 2, 3):
            for second in {1, 2, 3, *hand}:
                if first < second <= first + 3:
                    ways[first, second] = ways.get((first, second), 0) + 1
    chance = {n: sum(w for row, w in ways.items() if n in row) / sum(ways.values()) for n in range(1, 42)}
    eyes = _eyes("fugitive", options, 2, MARSHAL, played.game.view(played.state, MARSHAL), played.steps)
    best = max(chance.values())
    for number in (1, 3, 5, 9):
        found = fugitive.weigh(eyes, Guess((number,)), "quick")
        assert found is not None
        found = replace(found, seat=MARSHAL)
        assert found.best == pytest.approx(best, abs=1e-9)
        assert found.taken == pytest.approx(chance[number], abs=1e-9)
    assert found is not None
    assert say(told(found, MARSHAL).done, "en") == "You guessed 9, which was impossible."
    waited = fugitive.weigh(eyes, Done(), "quick")
    assert waited is not None
    assert waited.taken == 0.0


# ---------------------------------------------------------------- The Resistance, enumerated


def _resistance(table: Table, seat: Seat, action: Action) -> Weighed:
    state = table.state
    found = resistance.weigh(_eyes("resistance", state.options, 5, seat, resistance_view(state, seat)), action, "quick")
    assert found is not None
    return found


def test_a_team_is_weighed_by_every_set_of_spies_that_fits() -> None:
    """Seat 0 was on a failed mission with seat 1 alone, so 1 is a spy, and one of 2, 3 and 4."""
    table = Table(FIVE).mission(0, 1, s1="fail")
    sets = [spies for spies in combinations(range(1, 5), 2) if 1 in spies]

    def clean(team: tuple[Seat, ...]) -> float:
        return sum(not set(team) & set(spies) for spies in sets) / len(sets)

    while table.state.leader:
        table.propose(*range(3)).vote(())
    best = max(clean(team) for team in combinations(range(5), 3))
    for team in ((0, 2, 3), (0, 1, 2)):
        found = _resistance(table, 0, Propose(2, team))
        assert found.best == pytest.approx(best)
        assert found.taken == pytest.approx(clean(team))
        assert found.mistake == (1 in team)
    voting = Table(FIVE).mission(0, 1, s1="fail").propose(0, 1, 2)
    assert _resistance(voting, 0, Vote(True)).mistake
    assert not _resistance(voting, 0, Vote(False)).mistake


def test_a_vote_that_nobody_needed_decided_nothing() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail").propose(0, 1, 2)
    before = len(table.steps)
    for seat in range(5):
        table.do(seat, Vote(seat != 4))
    table.cards(s1="fail")
    states = [step.state for step in table.steps]
    wrong = _resistance(Table(FIVE).mission(0, 1, s1="fail").propose(0, 1, 2), 0, Vote(True))
    assert not resistance.mattered(states, replace(wrong, n=before, seat=0))


# ---------------------------------------------------------------- Crossfire, enumerated


def test_an_aim_is_weighed_by_every_deal_that_fits_the_looks() -> None:
    luck, aims = random.Random(2), 0
    for number in range(4):
        played = begin(GAMES["crossfire"], CrossfireOptions(), 5, bytes([number]) * 32)
        turns = random_turns(played, luck)
        while played.state.phase != "aim":
            next(turns)
        state = played.state
        for seat in sorted(played.game.actors(state) - {TIME}):
            place = state.circle.index(seat)
            known: Known = [(place, look, (one.role,)) for look, one in enumerate(state.looks[seat])]
            worlds, counts = crossfire_count(state.deck, known)
            eyes = _eyes("crossfire", state.options, 5, seat, played.game.view(state, seat))
            target = next(other for other in state.circle if other != seat)
            found = crossfire.weigh(eyes, Aim((target,)), "quick")
            if found is None:
                continue
            wanted = WANTED[state.roles[seat]]
            mine = next(way for way in found.ways if way.taken)
            exact = sum(counts[state.circle.index(target)].get(role, 0) for role in wanted) / worlds
            assert mine.chance == pytest.approx(exact, abs=1e-9)
            aims += 1
    assert aims > 4


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("name", ["BCDS-1", "B3", "BCDL-1", "BCDN-1", "C1", "D1"])
def test_old_games_get_a_verdict_for_everybody(name: str) -> None:
    file = Path(__file__).parent.parent / "old" / "records" / f"{name}.crosstable.jsonl"
    record = read_record(file.read_bytes(), GAMES)
    game = ReplayedGame(record, GAMES[record.header.game])
    curve, found = whole(game)
    for seat in (None, *range(game.seats)):
        given = verdict(game, seat, curve, found)
        _readable(game, given)
        assert all(0.0 <= value <= 1.0 for value in given.line)
        assert all(one.loss > one.error for one in given.mistakes), "nothing within the error is a mistake"
        assert given.kind != "unlucky" or not any(one.seat == seat and one.decided for one in given.mistakes)


def test_there_is_no_verdict_on_a_game_that_was_broken_off() -> None:
    file = Path(__file__).parent.parent / "old" / "records" / "BCDR-1.crosstable.jsonl"
    with pytest.raises(Refused):
        whole(ReplayedGame(read_record(file.read_bytes(), GAMES), GAMES["cross"]))


def test_what_only_looked_like_a_mistake_is_none() -> None:
    one = Weighed(best=0.9, taken=0.5, error=0.1, about=sentence("a"), done=sentence("b"), better=sentence("c"))
    first = [replace(one, n=n) for n in range(1, 6)]
    assert doubtful(first) == (1, 2, 3), "only the worst of a seat are weighed twice"
    again = [replace(one, taken=0.85) for one in first[:3]]
    assert not any(one.mistake for one in confirmed(first, again))


def test_events_that_hide_cards_from_the_fugitive_leave_a_verdict() -> None:
    """A pile has only an event left, so that he cannot count on a card there: every step has its chance."""
    played = begin(GAMES["fugitive"], FugitiveOptions(events="random"), 2, bytes([2]) * 32)
    for _ in random_turns(played, random.Random(2)):
        pass
    game = ReplayedGame(played.record(), GAMES["fugitive"])
    curve, found = whole(game)
    piles = [pile for step in game.steps for pile in step.state.piles if pile]
    assert any(min(pile) >= PLACEHOLDER for pile in piles), "or this proves nothing"
    assert max(curve.errors) < 0.3
    given = verdict(game, 0, curve, found, line(game, 0, curve))
    assert len(given.line) == len(given.errors) == len(game.steps)
