"""In a review of ten too everything is in sight, on low screens and on phones."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from crosstable.core.record import write_record
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from helpers.playing import begin, random_turns

from .conftest import PHONE, Visitor
from .people import settled
from .test_e2e_in_sight import LONGEST, LOW, ON_A_NEIGHBOUR, SEATS, events, game_until

pytestmark = pytest.mark.browser


def test_in_the_review_of_ten_on_a_low_screen_nothing_lies_on_a_neighbour(visitor: Visitor, tmp_path: Path) -> None:
    played = begin(*LONGEST[1], SEATS, bytes([3]) * 32)
    for _ in random_turns(played, random.Random(3), asides=0.05):
        pass
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(played.record()))
    page = visitor("Ada", locale="de-DE")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").fill(str(len(played.moves)))
    expect(page.locator(".cf-face")).to_have_count(SEATS)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(ON_A_NEIGHBOUR) == [], (width, height)


def test_a_revealed_character_lies_whole_on_the_stage_of_a_review_on_a_phone(visitor: Visitor, tmp_path: Path) -> None:
    played = game_until(
        Options(hunter=True), lambda game: GAME.outcome(game.state) is not None and events(game, "accused")
    )
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(played.record()))
    page = visitor("Ada", screen=PHONE)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider", name="Position in the game").fill(str(len(played.moves)))
    card = page.locator(".res-unveiled .card")
    expect(card).to_be_visible()
    settled(page)
    cloth, box = page.locator(".res-cloth").bounding_box(), card.bounding_box()
    assert cloth
    assert box
    assert cloth["x"] <= box["x"]
    assert box["x"] + box["width"] <= cloth["x"] + cloth["width"]
