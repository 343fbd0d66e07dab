"""What could be known: it follows from what was seen, and every game says it in both languages."""

import random
from functools import cache
from typing import Any

import pytest

from crossfire.crossfire_dealing import do, talking
from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.parts import INSIGHT, ReviewPart, Thinking, load
from crosstable.core.review import Eyes, Insight, Row
from crosstable.core.seats import Seat
from crosstable.core.sentence import sentence as written
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.games.crossfire.actions import TellRole
from crosstable.games.crossfire.parts.insight import insight as crossfire_insight
from crosstable.games.crossfire.view import view
from crosstable.games.resistance.parts.insight import insight as resistance_insight
from crosstable.lab.local import LocalGame
from crosstable.review.replayed import ReplayedGame
from helpers.samples import samples
from resistance.setting import FIVE, Table


@cache
def played(game_id: str) -> ReplayedGame:
    """A whole game of easy bots."""
    game, luck = GAMES[game_id], random.Random(7)
    options = game.facts.options(**samples()[game_id].quick)
    table = LocalGame(game, options, tuple("ABCDE"[: min(game.facts.seats)]), bytes(32))
    bot = bot_of(game.facts, BotChoice("easy", 0.01))
    while table.outcome is None:
        seat = table.next_seat()
        table.play(seat, bot.think(table.sight(seat, luck.randrange(10**9)), lambda: False).action)
    return ReplayedGame(table.record(), game)


def reviewed(whole: ReplayedGame) -> ReviewPart:
    """What the game adds to its review."""
    assert whole.review is not None
    return whole.review


def thinking(whole: ReplayedGame) -> Thinking:
    """Who works out what could be known."""
    own = load(whole.game.facts, INSIGHT)
    assert own is not None
    return own


def insights(whole: ReplayedGame, step: int) -> list[Insight]:
    """Through all eyes and lenses."""
    own = thinking(whole)
    viewers: list[Seat | None] = [*range(whole.seats), None]
    return [own.insight(whole.eyes(step, viewer), lens) for viewer in viewers for lens in whole.lenses]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_looked_back_at_from_every_seat(game_id: str) -> None:
    whole = played(game_id)
    last = len(whole.steps) - 1
    for step in {0, last // 2, last - 1, last}:
        for found in insights(whole, step):
            for heat in found.heats:
                assert all(len(row.chances) == len(heat.columns) for row in heat.rows)
                assert all(0.0 <= chance <= 1.0 for row in heat.rows for chance in row.chances)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_insight_speaks_both_languages(game_id: str, language: str) -> None:
    whole = played(game_id)
    for found in insights(whole, len(whole.steps) // 2):
        words = [found.how, *found.lines]
        for heat in found.heats:
            words += [heat.title, *(c.label for c in heat.columns), *(row.label for row in heat.rows)]
        sides = reviewed(whole).sides(whole.steps[0].state)
        assert sides is not None
        for sentence in (*words, sides.first, sides.second, sides.how):
            assert not say(sentence, language, tuple("ABCDE")).startswith("[")
    for lens in whole.lenses:
        assert not say(written(f"{game_id}-lens-{lens}"), language).startswith("[")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_open_view_is_a_view_of_the_game_and_the_end_of_the_curve_is_the_result(game_id: str) -> None:
    whole = played(game_id)
    for step in whole.steps:
        assert isinstance(reviewed(whole).open_view(step.state), whole.game.facts.view)
    module = thinking(whole)
    assert module.appraise(whole.steps, 1).value in (0.0, 1.0)
    assert 0.0 <= module.appraise(whole.steps[: len(whole.steps) // 2 + 1], 1).value <= 1.0


def crossfire_eyes(seat: Seat | None, *moves: Any) -> Eyes:
    """The eyes of a seat at a table where the VIP went to seat 1 and nothing was mixed up."""
    state = do(talking("vip agent assassin red_decoy bystander"), *moves)
    return Eyes("crossfire", state.options, 5, seat, view(state, seat))


def rows(found: Insight) -> dict[str, Row]:
    """The rows of the only table."""
    (heat,) = found.heats
    return {row.id: row for row in heat.rows}


def test_crossfire_counts_by_looks_alone_or_by_believing_what_was_said() -> None:
    said = (3, TellRole("assassin"))
    looks = rows(crossfire_insight(crossfire_eyes(1, said), "looks"))
    believed = rows(crossfire_insight(crossfire_eyes(1, said), "statements"))
    # Columns: VIP, Agent, Assassin, Red Decoy, Bystander. Seat 1 has seen that it is the VIP itself.
    assert looks["1"].chances == believed["1"].chances == (1.0, 0.0, 0.0, 0.0, 0.0)
    assert 0.0 < looks["3"].chances[2] < 1.0
    assert believed["3"].chances == (0.0, 0.0, 1.0, 0.0, 0.0)


def test_crossfire_leaves_out_what_cannot_be_true() -> None:
    found = crossfire_insight(crossfire_eyes(1, (2, TellRole("vip"))), "statements")
    assert found.how.args["left"] == 1
    assert rows(found)["2"].chances[0] == 0.0


def test_resistance_knows_what_a_clean_logic_gives() -> None:
    # Five players, two spies. Seat 0 is with the resistance and failed nothing: of the other four two are spies.
    seen = Table(FIVE).view(0)
    start = rows(resistance_insight(Eyes("resistance", seen.options, 5, 0, seen), "facts"))
    assert [start[str(seat)].chances[0] for seat in range(5)] == [0.0, 0.5, 0.5, 0.5, 0.5]
    # Seat 0 went with seat 1 and there was a fail: seat 1 is a spy, and each of the other three is one in three.
    seen = Table(FIVE).mission(0, 1, s1="fail").view(0)
    after = resistance_insight(Eyes("resistance", seen.options, 5, 0, seen), "facts")
    assert [rows(after)[str(seat)].chances[0] for seat in range(5)] == [0.0, 1.0, 0.3333, 0.3333, 0.3333]
    assert [line.key for line in after.lines] == ["resistance-insight-certain-spy"]


def test_the_marshal_sees_every_number_at_every_hidden_place() -> None:
    whole = played("fugitive")
    step = next(n for n, s in enumerate(whole.steps) if s.state.hidden)
    module = thinking(whole)
    found = rows(module.insight(whole.eyes(step, 1), "uniform"))
    hidden = [str(place) for place, hideout in enumerate(whole.steps[step].state.row) if not hideout.up]
    assert set(found) == {"any", *hidden}
    for place in hidden:
        assert sum(found[place].chances) == pytest.approx(1.0, abs=0.05)
    really = reviewed(whole).really(whole.steps[step].state)["places"]
    assert really[hidden[0]] == (str(whole.steps[step].state.row[int(hidden[0])].card),)


def test_an_insight_follows_from_what_its_eyes_have_seen() -> None:
    """Two deals seat 0 cannot tell apart give it the same insight."""
    one, other = (Table(deal).view(0) for deal in (FIVE, ("resistance", "resistance", "spy", "resistance", "spy")))
    assert resistance_insight(Eyes("resistance", one.options, 5, 0, one), "facts") == resistance_insight(
        Eyes("resistance", other.options, 5, 0, other), "facts"
    )
