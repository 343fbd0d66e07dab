"""The log: what happens has a line in every language, the same in terminal and browser, and no line tells a secret."""

import random
import re

import pytest

from crosstable.core.events import heard
from crosstable.core.game import AnyGame
from crosstable.core.naming import snake
from crosstable.core.parts import LOG, folder, load
from crosstable.core.seats import TIME
from crosstable.core.telling import LogWords, Reader, line
from crosstable.core.texts import LANGUAGES, has_text, source
from helpers.playing import random_game


@pytest.fixture
def log(game: AnyGame) -> LogWords:
    """What fills the log of a game; one without this part is told in plain words."""
    part = load(game.facts, LOG)
    if part is None:
        pytest.skip("it has no log of its own")
    return part.LOG


def test_a_browser_tells_the_same_events_as_the_terminal(game: AnyGame, log: LogWords) -> None:
    found = folder(game.facts)
    assert found
    written = (found / "web/log.js").read_text(encoding="utf-8")
    table = written.split("told: {", 1)[1]
    named = set(re.findall(r"^    (\w+)(?:,|: )", table, re.M))
    assert named == {snake(kind.__name__) for kind in log}


def test_every_text_of_the_log_belongs_to_an_event(game: AnyGame, log: LogWords) -> None:
    kinds = {snake(kind.__name__) for kind in game.facts.events}
    for key in re.findall(rf"^{game.facts.id}-ear-(\w+) =", source("en", "log"), re.M):
        assert key in kinds, key
        assert has_text(f"{game.facts.id}-log-{key}"), key
    assert set(log) <= set(game.facts.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_told_to_everybody(game: AnyGame, log: LogWords, language: str) -> None:
    luck, told = random.Random(7), list[str]()
    for _ in range(4):
        played = random_game(game, luck, asides=0.1)
        names = tuple(f"P{seat}" for seat in range(played.seats))
        for step in played.steps:
            for viewer in played.viewers:
                to = Reader(game.view(step.state, viewer), names, language)
                told += [line(game.facts.id, log, event, to) for event in heard(step.events, viewer)]
    assert any(told)
    assert not [one for one in told if re.search(r"\[[a-z]+-|\{", one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_done_has_words_in_a_replay(game: AnyGame, log: LogWords, language: str) -> None:
    part = load(game.facts, LOG)
    assert part
    assert set(part.DEEDS) <= set(game.facts.actions)
    luck = random.Random(8)
    for _ in range(4):
        played = random_game(game, luck, asides=0.2)
        names = tuple(f"P{seat}" for seat in range(played.seats))
        for (seat, action), step in zip(played.moves, played.steps[1:], strict=True):
            to = Reader(game.view(step.state, None), names, language)
            told = [line(game.facts.id, log, event, to) for event in heard(step.events, None)]
            if seat != TIME and type(action) in part.DEEDS:
                told.append(part.DEEDS[type(action)](action, seat, to))
            assert any(told), action
            assert not [one for one in told if re.search(r"\[[a-z]+-|\{", one)]
