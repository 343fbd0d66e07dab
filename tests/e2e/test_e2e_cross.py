"""CROSS from the first click to the replay, in real browsers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import YELLOW_LOSES, choose, follow, join, open_table, place, play_bot, play_moves, sees
from .running import Server

pytestmark = pytest.mark.browser

BECAUSE = "Yellow (Ada) connects the opposite sides 1–4 and loses."


def seat_two(ada: Page, bo: Page) -> str:
    """Ada opens a small table, Bo comes by its link, Ada starts."""
    link = open_table(ada, "Ada")
    choose(ada, "Board size", "5")
    join(bo, link, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("grid")).to_be_visible()
    expect(bo.get_by_role("grid")).to_be_visible()
    return link


def test_two_people_meet_by_link_and_play_to_the_end_one_reloading(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    seat_two(ada, bo)
    play_moves(ada, bo, YELLOW_LOSES[:8])
    bo.reload()
    sees(bo, YELLOW_LOSES[7], "red")
    play_moves(ada, bo, YELLOW_LOSES[8:])
    expect(ada.get_by_role("heading", name="You lose")).to_be_visible()
    expect(bo.get_by_role("heading", name="You win")).to_be_visible()
    expect(bo.locator(".ending")).to_contain_text(BECAUSE)

    # the rematch exchanges the colours: Bo begins
    bo.get_by_role("button", name="Ready for the next game").click()
    expect(ada.locator(".ending")).to_contain_text("2 of 2 are ready")
    ada.get_by_role("button", name="Rematch").click()
    place(bo, "e5")
    sees(ada, "e5", "yellow")
    ada.get_by_role("button", name="Swap colours").click()
    expect(ada.locator(".status")).to_contain_text("You took Bo’s stone. You are Yellow now.")
    expect(bo.locator(".status")).to_contain_text("Ada took your stone. You are Red now.")
    expect(bo.locator(".player strong")).to_have_text(["Ada", "Bo"])
    place(bo, "e6")
    sees(ada, "e6", "red")
    expect(bo.locator(".status")).not_to_contain_text("took your stone")


def test_one_person_plays_a_bot_on_a_phone_and_sees_what_it_thought(visitor: Visitor, tmp_path: Path) -> None:
    ada = visitor("Ada", screen=PHONE, has_touch=True, troubled=True)
    play_bot(ada, "CROSS", "easy")
    expect(ada.get_by_role("grid")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    over = ada.locator(".ending")
    for _ in range(91):
        expect(ada.locator(".cell-free, .ending h2").first).to_be_attached()
        if over.count():
            break
        cell = ada.locator(".cell-free").first.get_attribute("data-cell")
        assert cell
        ada.locator(f"[data-cell={cell}]").tap()
        ada.locator(".confirm-place").tap()
        expect(ada.locator(f"[data-cell={cell}]")).not_to_have_class(re.compile("cell-free"))
    expect(over).to_be_visible()

    with ada.expect_download() as download:
        ada.get_by_role("link", name="Save the game").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    follow(ada, "Review")
    ada.get_by_role("tab", name="Bots’ thoughts").click()
    expect(ada.get_by_role("heading", name="What the bot thought")).to_be_visible()
    slider = ada.get_by_role("slider", name="Position in the game")
    last = int(slider.get_attribute("max") or 0)
    assert last == len(file.read_text().splitlines()) - 2
    slider.fill("2")
    expect(ada.get_by_text(re.compile("put its chances at"))).to_be_visible()

    # the file shows the same game again
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(file)
    expect(ada.get_by_role("slider", name="Position in the game")).to_have_attribute("max", str(last))
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(file.read_bytes()[:-40])
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(damaged)
    expect(ada.get_by_role("alert")).to_have_text("The end of the file is missing; nothing was loaded.")


def test_a_spectator_watches(visitor: Visitor) -> None:
    ada, bo, cy = visitor("Ada"), visitor("Bo"), visitor("Cy", screen=PHONE)
    link = seat_two(ada, bo)
    play_moves(ada, bo, ["e5", "d4"])
    cy.goto(link)
    sees(cy, "d4", "red")
    expect(cy.get_by_text("You are watching.")).to_be_visible()
    place(ada, "f5")
    sees(cy, "f5", "yellow")
    expect(cy.locator(".cell-free")).to_have_count(0)


def test_the_server_is_killed_in_mid_game_and_the_game_goes_on(visitor: Visitor, mortal_server: Server) -> None:
    ada, bo = (visitor(name, at=mortal_server, troubled=True) for name in ("Ada", "Bo"))
    seat_two(ada, bo)
    play_moves(ada, bo, YELLOW_LOSES[:6])
    mortal_server.kill()
    expect(ada.get_by_text("Connection lost. Trying to get back …")).to_be_visible()
    mortal_server.start(warm=False)
    expect(ada.get_by_text("Connection lost. Trying to get back …")).to_be_hidden(timeout=30_000)
    expect(bo.get_by_text("Connection lost. Trying to get back …")).to_be_hidden(timeout=30_000)
    play_moves(ada, bo, YELLOW_LOSES[6:], first=6)
    expect(bo.locator(".ending")).to_contain_text(BECAUSE)


def test_a_move_made_while_the_line_is_down_arrives_once(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", troubled=True), visitor("Bo")
    seat_two(ada, bo)
    play_moves(ada, bo, ["e5", "d4"])
    ada.context.set_offline(True)
    ada.evaluate("window.dispatchEvent(new Event('offline'))")
    shape = ada.locator("[data-cell=f5]")
    shape.click()
    shape.click()
    ada.context.set_offline(False)
    sees(bo, "f5", "yellow")
    sees(ada, "f5", "yellow")
    place(bo, "d5")  # whatever else is on its way comes before this
    for page in (ada, bo):
        expect(page.get_by_role("list", name="Moves").get_by_role("listitem")).to_have_text(
            ["1e5", "2d4", "3f5", "4d5"]
        )


def test_a_mis_tap_can_be_taken_back_before_it_is_sent(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", has_touch=True)
    seat_two(ada, bo)
    place(ada, "e5")
    bo.locator("[data-cell=d4]").tap()
    expect(bo.locator(".ghost")).to_be_visible()
    bo.locator(".confirm-undo").tap()
    expect(bo.locator(".ghost")).to_have_count(0)
    place(bo, "d5")
    sees(ada, "d5", "red")
    expect(ada.locator("[data-cell=d4]")).to_have_accessible_name("d4, empty")


def test_the_board_is_played_by_keyboard(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    seat_two(ada, bo)
    ada.locator("[data-cell][tabindex='0']").focus()
    ada.keyboard.type("e5")
    ada.keyboard.press("Enter")
    ada.keyboard.press("Enter")
    sees(bo, "e5", "yellow")
    place(bo, "d4")
    sees(ada, "d4", "red")
    ada.locator("[data-cell=e5]").focus()
    ada.keyboard.press("ArrowRight")
    ada.keyboard.press("Enter")
    ada.keyboard.press("Enter")
    sees(bo, "e6", "yellow")


def test_each_reads_in_the_own_language(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    seat_two(ada, bo)
    bo.get_by_role("button", name="Settings").click()
    choose(bo, "Language", "Deutsch")
    bo.keyboard.press("Escape")
    place(ada, "e5")
    expect(bo.locator("[data-cell=e5]")).to_have_accessible_name(re.compile("^e5, gelb"))
    expect(bo.get_by_role("button", name="Farben wechseln")).to_be_visible()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bo.locator(".ending")).to_contain_text("Gelb (Ada) gibt auf.")
    expect(ada.locator(".ending")).to_contain_text("Yellow (Ada) resigns.")
