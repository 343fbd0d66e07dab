"""The chat of a table in real browsers: two people talk before and in a game, a third reads along."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Visitor
from .people import open_table, place, sees
from .test_e2e_axe import check

pytestmark = pytest.mark.browser

AT_THE_SEAT = """(seat) => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const plate = box(`[data-seat='${seat}']`), bubble = box(`[data-bubble='${seat}']:has(svg.sign):not(.bubble-none)`);
  const middle = bubble && bubble.x + bubble.width / 2;
  return Boolean(bubble) && plate.left <= middle && middle <= plate.right;
}"""
"""Whether a sign is seen at this seat."""

TRICKY = "<b>bold</b> https://example.org &amp;"


def join_in_german(page: Page, link: str, name: str) -> None:
    """Take a seat, with the words of a German page."""
    page.goto(link)
    page.get_by_role("button", name="Mitspielen").click()
    page.get_by_label("Dein Name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Beitreten").click()
    expect(page.get_by_role("button", name="Verlassen")).to_be_visible()


def open_chat(page: Page) -> Locator:
    """Open the chat; what it shows."""
    page.locator(".chat-button").click()
    sheet = page.get_by_role("dialog", name="Chat")
    expect(sheet).to_be_visible()
    return sheet


def mute(page: Page) -> Locator:
    """Where one mutes the whole chat."""
    sheet = open_chat(page)
    sheet.get_by_role("button", name="Mute and more").click()
    return sheet.get_by_label("Mute: ")


def lines(page: Page) -> Locator:
    """The texts that were said, in order."""
    return page.get_by_role("log").locator(".chat-line > span")


def test_two_people_talk_in_the_lobby_and_in_the_game(visitor: Visitor) -> None:
    ada, bo, cy = visitor("Ada"), visitor("Bo", screen=PHONE, locale="de-DE", has_touch=True), visitor("Cy")
    link = open_table(ada, "Ada")
    join_in_german(bo, link, "Bo")

    open_chat(ada)
    expect(ada.get_by_label("Your message")).to_be_focused()
    ada.keyboard.type(TRICKY)
    ada.keyboard.press("Enter")
    expect(lines(ada)).to_have_text([TRICKY])
    expect(ada.get_by_label("Your message")).to_have_value("")

    expect(bo.get_by_role("button", name="Chat, 1 neue Zeile")).to_have_text("1")
    expect(bo.locator(".topbar").get_by_role("status")).to_have_text(f"Ada: {TRICKY}")
    sheet = open_chat(bo)
    expect(lines(bo)).to_have_text([TRICKY])
    expect(sheet.locator(".chat-line a, .chat-line span *")).to_have_count(0)
    sheet.get_by_label("Deine Nachricht").fill("Grüß dich!")
    sheet.get_by_role("button", name="Senden").tap()
    expect(bo.locator(".chat-line > b")).to_have_text(["Ada", "Bo (du)"])
    expect(bo.locator(".chat-own > span")).to_have_text(["Grüß dich!"])
    assert bo.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    bo.get_by_role("button", name="Schließen").tap()
    expect(bo.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    expect(lines(ada)).to_have_text([TRICKY, "Grüß dich!"])
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Start").click()
    place(ada, "e5")
    sees(ada, "e5", "yellow")
    open_chat(bo).get_by_label("Deine Nachricht").fill("Guter Zug")
    bo.keyboard.press("Enter")
    expect(ada.get_by_role("button", name="Chat, 1 new line")).to_be_visible()

    ada.reload()
    expect(ada.get_by_role("button", name="Chat, 1 new line")).to_be_visible()
    open_chat(ada)
    expect(lines(ada)).to_have_text([TRICKY, "Grüß dich!", "Guter Zug"])
    expect(ada.locator(".chat-own > span")).to_have_text([TRICKY])

    cy.goto(link)
    expect(cy.get_by_role("button", name="Chat, 3 new lines")).to_be_visible()
    watching = open_chat(cy)
    expect(lines(cy)).to_have_text([TRICKY, "Grüß dich!", "Guter Zug"])
    expect(watching.get_by_text("You are reading along.")).to_be_visible()
    expect(watching.get_by_role("textbox")).to_have_count(0)


def test_a_sentence_and_a_sign_in_two_languages_and_spectators_apart(visitor: Visitor) -> None:
    ada, bo, cy = visitor("Ada"), visitor("Bo", screen=PHONE, locale="de-DE", has_touch=True), visitor("Cy")
    dee = visitor("Dee", screen=PHONE)
    link = open_table(ada, "Ada")
    join_in_german(bo, link, "Bo")
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("grid")).to_be_visible()

    # a sentence: each reads it in their own language, in the chat and at the seat
    ada.keyboard.press("/")
    ada.get_by_role("button", name="You can’t stop both ways.").click()
    expect(bo.locator("[data-bubble='0']")).to_have_text("Beide Wege kannst du nicht sperren.")
    expect(lines(ada)).to_have_text(["You can’t stop both ways."])
    told = bo.locator(".topbar").get_by_role("status").filter(has_text="Ada")
    expect(told).to_have_text("Ada: Beide Wege kannst du nicht sperren.")
    ada.keyboard.press("Escape")

    # a sign at the seat, told to who cannot see it, too
    open_chat(bo).get_by_role("button", name="lacht").tap()
    ada.wait_for_function(AT_THE_SEAT, arg=1)  # at once: a bubble does not stay
    expect(bo.get_by_role("dialog", name="Chat")).to_have_count(0)
    expect(ada.get_by_text("Bo: laughs")).to_be_attached()

    # spectators talk apart: who plays gets nothing of it, not even on the wire
    heard: list[str] = []
    ada.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    ada.reload()
    expect(ada.get_by_role("grid")).to_be_visible()
    for page in (cy, dee):
        page.goto(link)
        open_chat(page).get_by_role("button", name="Spectators").click()
    cy.get_by_label("Your message to the other spectators").fill("Ada will win https://example.org")
    cy.keyboard.press("Enter")
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Write under this name").click()
    expect(lines(dee)).to_have_text(["Ada will win https://example.org"])
    expect(dee.locator(".chat-line a")).to_have_count(0)
    place(ada, "e5")
    sees(ada, "e5", "yellow")
    assert heard
    assert not any("will win" in frame for frame in heard)
    dee.get_by_role("button", name="At the table").click()
    expect(lines(dee)).to_have_text(["You can’t stop both ways.", "laughs"])
    dee.get_by_role("button", name="Spectators").click()
    dee.get_by_role("button", name="Mute and more").click()
    dee.get_by_role("group", name="Hide what they say").get_by_label("Cy").check()
    dee.get_by_role("button", name="Back to the chat").click()
    expect(lines(dee)).to_have_count(0)

    # after the game who played may read it
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.locator(".ending")).to_be_visible()
    open_chat(ada).get_by_role("button", name="Spectators").click()
    expect(lines(ada)).to_have_text(["Ada will win https://example.org"])


def test_the_host_decides_before_the_game_whether_the_record_keeps_the_chat(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", locale="de-DE")
    link = open_table(ada, "Ada")
    join_in_german(bo, link, "Bo")
    sheet = open_chat(ada)
    expect(sheet.get_by_text("The record keeps the sentences, not the chat.")).to_be_visible()
    sheet.get_by_role("button", name="Mute and more").click()
    sheet.get_by_label("Keep the chat in the record").check()
    expect(open_chat(bo).get_by_text("Die Aufzeichnung der Partie behält den Chat und die Sätze.")).to_be_visible()
    bo.keyboard.press("Escape")
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("button", name="Aufgeben")).to_be_visible()  # what is said before belongs to no game
    open_chat(bo).get_by_label("Deine Nachricht").fill("Grüß dich!")
    bo.keyboard.press("Enter")
    expect(lines(bo)).to_have_text(["Grüß dich!"])
    sheet = open_chat(ada)
    sheet.get_by_role("button", name="Mute and more").click()
    sheet.get_by_label("Keep the chat in the record").click()
    expect(sheet.get_by_role("alert")).to_have_text("Not while the game is running.")
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.locator(".ending")).to_be_visible()
    record = ada.request.get(link.replace("/t/", "/api/tables/") + "/games/1/record").text()
    assert '"text":"Grüß dich!"' in record


def test_a_refused_line_says_why_and_is_not_lost(visitor: Visitor) -> None:
    ada = visitor("Ada")
    open_table(ada, "Ada")
    sheet = open_chat(ada)
    field = sheet.get_by_label("Your message")
    expect(field).to_have_attribute("maxlength", "300")
    field.fill("\u200b")  # nothing to be seen, and no white space either
    field.press("Enter")
    expect(sheet.get_by_role("alert")).to_have_text("Write something first.")
    expect(field).to_have_value("\u200b")
    field.fill("Hello")
    field.press("Enter")
    expect(lines(ada)).to_have_text(["Hello"])
    expect(sheet.get_by_role("alert")).to_have_count(0)


def test_a_muted_chat_does_not_count(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", locale="de-DE")
    link = open_table(ada, "Ada")
    join_in_german(bo, link, "Bo")
    mute(ada).check()
    ada.keyboard.press("Escape")
    open_chat(bo).get_by_label("Deine Nachricht").fill("Hörst du mich?")
    bo.keyboard.press("Enter")
    expect(lines(bo)).to_have_text(["Hörst du mich?"])
    ada.reload()
    expect(ada.get_by_role("button", name="Chat", exact=True)).to_have_text("")
    open_chat(ada)
    expect(lines(ada)).to_have_text(["Hörst du mich?"])
    ada.keyboard.press("Escape")
    mute(ada).uncheck()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("button", name="Chat", exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_chat(visitor: Visitor, theme: str) -> None:
    ada, bo = visitor("Ada", bypass_csp=True, color_scheme=theme, screen=PHONE), visitor("Bo", locale="de-DE")
    link = open_table(ada, "Ada")
    join_in_german(bo, link, "Bo")
    open_chat(bo).get_by_label("Deine Nachricht").fill("Hallo")
    bo.keyboard.press("Enter")
    expect(ada.get_by_role("button", name="Chat, 1 new line")).to_be_visible()
    check(ada)
    open_chat(ada).get_by_label("Your message").fill("Hello")
    ada.keyboard.press("Enter")
    expect(lines(ada)).to_have_text(["Hallo", "Hello"])
    check(ada)
