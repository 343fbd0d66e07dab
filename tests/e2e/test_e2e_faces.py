"""Faces in real browsers: people are told apart without colour, one's own is changed with a tap, bots have names."""

import pytest
from playwright.sync_api import Page, expect

from crosstable.bots.characters import NAMES

from .conftest import PHONE, Visitor
from .people import choose, invite, join
from .test_e2e_axe import check

pytestmark = pytest.mark.browser

LOOKS = """async (names) => {
  const { looksAt } = await import("/web/parts/face/recipe.js");
  return looksAt(names.map((name) => ({ kind: "person", name })));
}"""
DRAWN = """async () => {
  const [{ drawing }, { BOTS }] = await Promise.all([
    import("/web/parts/face/face.js"), import("/web/parts/face/bots.js")]);
  const moods = ["", "hit", "won", "lost"];
  return Object.keys(BOTS).map((bot) => [bot, new Set(moods.map((mood) => drawing({ bot }, mood))).size]);
}"""


def face(page: Page, seat: int) -> str:
    """What is drawn at a seat of the lobby."""
    return page.locator(f"[data-seat='{seat}'] svg.face").inner_html()


def test_no_two_people_at_a_table_share_a_hat_or_head_and_eyes(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    for first in range(12):
        names = [f"Player {first * 7 + i}" for i in range(10)]
        looks = page.evaluate(LOOKS, names)
        assert len({look["top"] for look in looks}) == 10
        assert len({(look["head"], look["eyes"]) for look in looks}) == 10
    assert page.evaluate(LOOKS, ["Zoë"]) == page.evaluate(LOOKS, [" ZOE\u0308 "])


def test_every_bot_has_a_drawing_that_shows_its_moods(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    assert page.evaluate(DRAWN) == [[name, 4] for name in NAMES]


def test_a_face_is_changed_with_a_tap_seen_by_all_and_kept(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE), visitor("Bo")
    link = invite(ada, "The Resistance", "Ada")
    join(bo, link, "Bo")
    before = face(ada, 0)
    assert face(bo, 0) == before
    ada.get_by_role("button", name="Change your face").click()
    check(ada)
    ada.get_by_role("button", name="Face 4", exact=True).click()
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(bo.locator("[data-seat='0'] svg.face")).not_to_have_js_property("innerHTML", before)
    after = face(bo, 0)
    ada.reload()
    expect(ada.locator("[data-seat='0'] svg.face")).to_have_js_property("innerHTML", after)


def test_bots_sit_down_under_names_of_their_own(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    invite(ada, "The Resistance", "Ada")
    choose(ada, "How many play?", "10")
    ada.get_by_role("button", name="Fill 9 seats with bots").click()
    bots = ada.locator(".seat-bot")
    expect(bots).to_have_count(9)
    names = [name.strip() for name in bots.locator("strong").all_inner_texts()]
    assert len(set(names)) == 9
    assert set(names) <= set(NAMES)
    assert len(set(ada.locator(".seat-bot svg.face").evaluate_all("all => all.map((one) => one.innerHTML)"))) == 9
    expect(bots.first.locator(".pip-on")).to_have_count(2)
