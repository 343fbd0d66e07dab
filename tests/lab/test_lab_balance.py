"""Who wins how often: counted by side and role, in every set-up that can be dealt, and drawn."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import crosstable
from crosstable.core.game import AnyGame, refusal
from crosstable.core.parts import BALANCE, load
from crosstable.lab.arena import arena
from crosstable.lab.balance import Balance, Share, balance, counted, setups
from crosstable.lab.balance_page import gain, write_page, written


def test_every_setup_can_be_dealt_and_every_number_of_players_is_counted(game: AnyGame) -> None:
    found = list(setups(game))
    assert [why for options, seats in found if (why := refusal(game, options, seats)) is not None] == []
    assert {seats for _, seats in found} == set(game.facts.seats)
    assert len({(options, seats) for options, seats in found}) == len(found)


def test_every_standard_setup_of_crossfire_is_counted() -> None:
    plain = [(o.mode, seats) for o, seats in setups(crosstable.GAMES["crossfire"]) if not o.specials]
    assert plain == [*(("crossfire", n) for n in range(5, 11)), *(("sniper", n) for n in range(6, 11))]


def test_advice_is_about_sides_and_setups_that_are_counted(game: AnyGame) -> None:
    part = load(game.facts, BALANCE)
    assert part is not None
    state = crosstable.simulate(game, seed=1).state
    for advice in part.ADVICE:
        names = {field.name for field in game.facts.option_fields()}
        assert set(advice.changes) | set(advice.to) <= names
        assert advice.words
    assert part.side(state)
    assert len(part.roles(state)) == min(game.facts.seats)


def test_a_balance_counts_every_seat_of_every_game() -> None:
    options = crosstable.GAMES["crossfire"].facts.options(mode="sniper", seconds=0, aim_seconds=0)
    found = crosstable.balance("crossfire", options, 6, games=3, bot="easy", seed=1, workers=0)
    played = {role.name: role.played for role in found.roles}
    assert played == {"vip": 3, "agent": 3, "assassin": 6, "bystander": 3, "sniper": 3}
    won = {share.name: share.won for share in (*found.sides, *found.roles)}
    assert won["vip"] == won["sniper"] == won.get("blue", 0) == 3 - won.get("red", 0)


def test_roles_and_sides_are_those_of_the_records() -> None:
    result = arena("resistance", ["random"], 3, seats=7, workers=0, any_order=True)
    for one, kept in zip(result.games, map(_state, result.games), strict=True):
        assert one.roles == kept.characters
        assert {one.roles[seat] for seat in one.winners} == {one.side}
    sides, roles = counted(crosstable.GAMES[result.game], result.games)
    assert sum(side.won for side in sides) == 3
    assert sum(role.played for role in roles) == 21


def _state(result: crosstable.GameResult) -> Any:
    record = crosstable.read_record(result.record.encode(), crosstable.GAMES)
    return crosstable.replay(record, crosstable.GAMES["resistance"])[-1].state


def test_a_side_that_never_won_is_counted_too(game: AnyGame) -> None:
    won = arena(game, ["random"], 1, workers=0).games[0]
    sides, _ = counted(game, [won])
    assert {side.name: side.won for side in sides if side.won} == {won.side: 1}
    assert [side.played for side in sides] == [1, 1], "the winner, and the other side"


def test_a_share_is_written_with_its_interval() -> None:
    assert written(Share("red", 50, 100)) == "50 (40–60)"


@pytest.mark.parametrize(
    ("before", "after", "verdict"), [(30, 70, "helps"), (70, 30, "hurts"), (50, 52, "no clear change")]
)
def test_advice_is_called_good_only_beyond_the_error(before: int, after: int, verdict: str) -> None:
    assert gain(Share("red", before, 100), Share("red", after, 100)).endswith(f": {verdict}")


def _made(game: str, seats: int, won: int, **changes: object) -> Balance:
    part = load(crosstable.GAMES[game].facts, BALANCE)
    assert part is not None
    options = crosstable.GAMES[game].facts.options(**changes)
    told = {name: getattr(options, name) for name in options.__struct_fields__}
    sides = (Share("blue", won, 100), Share("red", 100 - won, 100))
    return Balance(game, told, seats, "medium", 100, 0, sides, (Share("bystander", 80, 100), *sides))


def test_the_page_has_tables_a_picture_and_the_advice(tmp_path: Path) -> None:
    common = {"seconds": 0, "aim_seconds": 0}
    found = [_made("crossfire", seats, 70, **common) for seats in (5, 6)]
    found += [_made("crossfire", seats, 40, protester=True, **common) for seats in (5, 6)]
    write_page(found, tmp_path / "balance.md")
    page = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert "| as it comes | 70 (60–78) | 70 (60–78) |" in page
    assert "| protester | 40 (31–50) | 40 (31–50) |" in page
    assert "| bystander | 80 (71–87) | 80 (71–87) |" in page
    assert "add the Protester. | 5 | red 30 (22–40) | 60 (50–69) | +30 (+16 to +42): helps |" in page
    assert "add the Protester. | all | red 30 (24–37) | 60 (53–67) | +30 (+20 to +39): helps |" in page
    picture = ElementTree.parse(tmp_path / "pictures" / "balance-crossfire.svg")
    assert "protester" in "".join(picture.getroot().itertext())


def test_a_match_a_balance_and_a_game_are_drawn(tmp_path: Path) -> None:
    match = arena("cross", ["random", "easy"], 2, crosstable.GAMES["cross"].facts.options(size=2), workers=0)
    crosstable.plot(match, tmp_path / "match.svg")
    crosstable.plot(_made("crossfire", 5, 70), tmp_path / "balance.svg")
    crosstable.plot(crosstable.simulate("crossfire", seed=3), tmp_path / "game.png")
    assert "easy" in (tmp_path / "match.svg").read_text()
    assert "bystander" in (tmp_path / "balance.svg").read_text()
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")
    assert balance("cross", crosstable.GAMES["cross"].facts.options(size=2), 2, 1, "random", workers=0).games == 1
