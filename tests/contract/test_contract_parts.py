"""The optional parts of a game: what it names is there and is whole, and what it does not name is not missed."""

import inspect
import random
import subprocess
import sys
from typing import Any, get_args, get_type_hints

import pytest

from crosstable.bots.bot import BotChoice, RandomBot, bot_of
from crosstable.core import parts
from crosstable.core.chance import QuickChance
from crosstable.core.game import AnyGame, PartName
from crosstable.core.parts import BOTS, FALLBACK, Part, load, text_parts, web_files
from helpers.leaks import has_secrets
from helpers.rollout import play_on

HINTS = get_type_hints(parts)
PARTS = {name: part for name, part in vars(parts).items() if isinstance(part, Part)}


def _members(name: str) -> list[str]:
    """What the module of this part must have."""
    (protocol,) = get_args(HINTS[name])
    return [member for member in vars(protocol) if not member.startswith("_")]


def test_every_part_that_can_be_named_can_be_loaded() -> None:
    assert sorted(part.name for part in PARTS.values()) == sorted(get_args(PartName))


@pytest.mark.parametrize("name", PARTS)
def test_a_part_that_is_named_is_whole(game: AnyGame, name: str) -> None:
    found: Any = load(game.facts, PARTS[name])
    assert (found is None) == (PARTS[name].name not in game.facts.parts)
    if found is not None:
        assert [member for member in _members(name) if not hasattr(found, member)] == []
        (protocol,) = get_args(HINTS[name])
        for member, function in inspect.getmembers(protocol, inspect.isfunction):
            if not member.startswith("_"):
                wanted = list(inspect.signature(function).parameters)[1:]
                assert list(inspect.signature(getattr(found, member)).parameters) == wanted


def test_every_level_has_its_bot(game: AnyGame) -> None:
    assert game.facts.levels, "nobody could play it alone"
    assert set(game.facts.timed) <= set(game.facts.levels)
    for level in game.facts.levels:
        assert callable(bot_of(game.facts, BotChoice(level)).think)


def test_a_game_without_bots_of_its_own_has_one_that_plays_at_random(game: AnyGame) -> None:
    if load(game.facts, BOTS) is None:
        assert game.facts.levels == ("easy",)
        assert isinstance(bot_of(game.facts, BotChoice("easy")), RandomBot)


def _loads_a_compiler(module: str) -> bool:
    code = f"import sys, {module}; sys.exit('numba' in sys.modules)"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode == 1


def test_a_game_whose_bots_must_be_compiled_has_somebody_who_plays_meanwhile(game: AnyGame) -> None:
    package, has = game.facts.package, game.facts.parts
    compiled = "bots" in has and _loads_a_compiler(f"{package}.{BOTS.module}")
    assert compiled == ("fallback" in has)
    assert not compiled or not _loads_a_compiler(f"{package}.{FALLBACK.module}")


def test_who_plays_meanwhile_plays_whole_games(game: AnyGame) -> None:
    fallback = load(game.facts, FALLBACK)
    if fallback is not None:
        for seed, level in enumerate(game.facts.levels):
            seats = game.facts.seats[0]
            start = game.start(game.facts.options(), seats, QuickChance(seed)).state
            assert play_on(game, start, seats, fallback.bot(level, 0.0), seed).winners


def test_a_game_says_truly_whether_everything_is_open(game: AnyGame, luck: random.Random) -> None:
    assert game.facts.open == (not has_secrets(game, luck))


def test_its_files_are_found_in_its_own_folder(game: AnyGame) -> None:
    folder = parts.folder(game.facts)
    assert folder is not None
    assert (folder / "texts" / "en.ftl").is_file()
    assert all((folder / "web" / name).is_file() for name in web_files(game.facts))
    assert all((folder / "texts" / f"{part}.en.ftl").is_file() for part in text_parts(game.facts))
