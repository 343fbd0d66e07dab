"""The board of CROSS teaches while it is touched: by mouse, by finger and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Visitor
from .people import YELLOW_LOSES, choose, join, open_table, play_moves, sees

pytestmark = pytest.mark.browser

BOT_TABLE = """async (size) => {
  const { makeTable } = await import("/web/lib/api.js");
  const { keepToken } = await import("/web/lib/seats.js");
  const bots = { level: "easy", seconds: 0.5 };
  const made = await makeTable({ game: "cross", options: { size }, seats: 2, bots, start: true, name: "Ada" });
  keepToken(made.code, made.token);
  return made.code;
}"""


def against_an_easy_bot(page: Page, size: int) -> None:
    """A small board, and a bot for beginners."""
    page.goto("/")
    page.goto(f"/t/{page.evaluate(BOT_TABLE, size)}")
    expect(page.locator(".cell-free").first).to_be_attached()


def free_cells(page: Page) -> list[str]:
    """Where a stone may be placed, once it is this person's turn; none when the game is over."""
    expect(page.locator(".cell-free, .ending h2").first).to_be_attached()
    if page.locator(".ending h2").count():
        return []
    cells: list[str] = page.locator(".cell-free").evaluate_all("all => all.map(one => one.dataset.cell)")
    return cells


def find_a_losing_cell(page: Page) -> str | None:
    """Place along the middle row until a stone would lose; none if the game is over before."""
    while cells := free_cells(page):
        for cell in cells:
            page.locator(f"[data-cell={cell}]").hover()
            if page.locator(".warned:not(.warned-win)").count():
                return cell
        chosen = next((cell for cell in ("c3", "c2", "c4", "c1", "c5", "b2", "d2") if cell in cells), cells[0])
        page.locator(f"[data-cell={chosen}]").click()
        expect(page.locator(f"[data-cell={chosen}]")).not_to_have_class(re.compile("cell-free"))
    return None


def test_a_stone_that_would_lose_is_asked_about_once(visitor: Visitor) -> None:
    ada = visitor("Ada")
    losing = None
    for _ in range(8):
        against_an_easy_bot(ada, 3)
        if losing := find_a_losing_cell(ada):
            break
    assert losing
    expect(ada.locator(".tried-lost")).to_have_count(2)
    shape = ada.locator(f"[data-cell={losing}]")
    shape.click()
    expect(ada.locator(".warned")).to_have_text(re.compile(r"This joins \d and \d: you would lose\."))
    expect(shape).to_have_accessible_name(f"{losing}, empty")
    ada.get_by_role("button", name="Cancel").click()
    expect(ada.locator(".ghost")).to_have_count(0)
    shape.click()  # nobody asks twice
    expect(ada.get_by_role("heading", name="You lose")).to_be_visible()


def seated(ada: Page, bo: Page) -> None:
    """Two people at a small board."""
    link = open_table(ada, "Ada")
    choose(ada, "Board size", "5")
    join(bo, link, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        expect(page.get_by_role("grid")).to_be_visible()


def lit(page: Page) -> Locator:
    """The numbers of the sides a stone would reach."""
    return page.locator(".tried .badge-number")


def test_a_stone_lights_the_sides_it_would_reach_and_a_mouse_places_it_at_once(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE, has_touch=True)
    seated(ada, bo)
    expect(ada.locator(".aim")).to_have_text("Join 1-3-5 or 2-4-6. Never opposite sides.")
    expect(ada.locator("[data-cell=e5]")).to_be_focused()
    ada.locator("[data-cell=a1]").hover()
    expect(lit(ada)).to_have_text(["1", "6"])
    ada.locator("[data-cell=a1]").click()
    sees(bo, "a1", "yellow")
    bo.locator("[data-cell=i5]").tap()
    expect(lit(bo)).to_have_text(["3", "4"])
    bo.locator("[data-cell=i5]").tap()
    sees(ada, "i5", "red")
    play_moves(ada, bo, YELLOW_LOSES[2:-1], first=2)
    ada.locator(f"[data-cell={YELLOW_LOSES[-1]}]").hover()
    expect(ada.locator(".warned")).to_have_text("This joins 1 and 4: you would lose.")
    expect(ada.locator(".tried-lost .badge-number")).to_have_text(["1", "4"])


HOLD_AND_DRAG = """async ([from, to]) => {
  const middle = (name) => {
    const box = document.querySelector(`[data-cell=${name}]`).getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const target = document.querySelector(`[data-cell=${from}]`);
  const tell = (kind, name) => {
    const touch = new Touch({ identifier: 1, target, ...middle(name) });
    const touches = kind === "touchend" ? [] : [touch];
    target.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }));
  };
  tell("touchstart", from);
  await new Promise((go) => setTimeout(go, 300));
  tell("touchmove", to);
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 50)));
  const lens = document.querySelector(".lens") !== null;
  tell("touchend", to);
  return lens;
}"""


def test_a_finger_drags_a_stone_under_a_magnifier(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE, has_touch=True), visitor("Bo")
    seated(ada, bo)
    assert ada.evaluate(HOLD_AND_DRAG, ["e5", "d4"])
    sees(bo, "d4", "yellow")
    expect(ada.locator(".lens")).to_have_count(0)


def tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    ada = visitor("Ada")
    ada.goto("/")
    play_now = ada.get_by_role("article", name="CROSS", exact=True).get_by_role("button", name="Play now")
    expect(play_now).to_be_visible()
    tab_to(ada, play_now)
    ada.keyboard.press("Enter")
    expect(ada.get_by_label("Your name").or_(ada.get_by_role("grid")).first).to_be_visible()
    if ada.get_by_label("Your name").count():
        ada.keyboard.type("Ada")
        ada.keyboard.press("Enter")
    expect(ada.locator("[data-cell]:focus")).to_have_count(1)
    while cells := free_cells(ada):
        chosen = next((cell for cell in cells if cell.startswith("a")), cells[0])
        ada.keyboard.type(chosen)
        ada.keyboard.press("Enter")
        ada.keyboard.press("Enter")
        expect(ada.locator(f"[data-cell={chosen}]")).not_to_have_class(re.compile("cell-free"))
    tab_to(ada, ada.get_by_role("button", name="Rematch"))
    ada.keyboard.press("Enter")
    expect(ada.locator(".ending")).to_have_count(0)
    expect(ada.locator("[data-cell]:focus")).to_have_count(1)
