"""The lobby and the ways into it, in real browsers: nothing that somebody chose or typed is lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import PHONE, Visitor
from .people import choose, invite, join, open_table, sees, settled

pytestmark = pytest.mark.browser

BOTH = """([first, second]) => {
  for (const [option, value] of [first, second]) {
    const group = [...document.querySelectorAll(".choice")].find((one) => one.textContent.startsWith(option));
    [...group.querySelectorAll("label")].find((one) => one.textContent.trim() === value).click();
  }
}"""
"""Two clicks with nothing between them: no answer can have come."""


def chosen(page: Page, option: str, value: str) -> None:
    """Wait until this value is chosen."""
    expect(page.get_by_role("group", name=option).get_by_role("radio", name=value, exact=True)).to_be_checked()


def summary(guest: Page, option: str, value: str) -> None:
    """A guest reads this of the set-up. There is nothing to switch."""
    expect(guest.locator(".options").get_by_role("radio")).to_have_count(0)
    row = guest.locator(".summary > div", has=guest.get_by_text(option, exact=True))
    expect(row.locator("dd")).to_have_text(value)


DECK = """() => Object.fromEntries([...document.querySelectorAll(".deck li:has(.card-art)")]
  .map(({ dataset }) => [dataset.card, Number(dataset.count)]))"""
"""The cards in the game, as the page draws them."""


def deck(page: Page, fits: Callable[[dict[str, int]], bool]) -> None:
    """Wait until the cards in the game fit: they are the server's, and come after the choice."""
    for _ in range(400):
        if fits(page.evaluate(DECK)):
            return
        page.wait_for_timeout(50)
    raise AssertionError(page.evaluate(DECK))


def classic(cards: dict[str, int]) -> bool:
    """The cards of a plain game of five."""
    return cards == {"resistance": 3, "spy": 2}


def test_two_options_changed_at_once_both_stay(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    bo.goto(open_table(ada, "Ada"))
    chosen(ada, "Board size", "6")
    ada.evaluate(BOTH, [["Board size", "5"], ["Minutes for each player", "10"]])
    chosen(ada, "Board size", "5")
    chosen(ada, "Minutes for each player", "10")
    summary(bo, "Board size", "5")
    summary(bo, "Minutes for each player", "10")


def test_typing_goes_on_while_somebody_joins(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    link = open_table(ada, "Ada")
    title, name = ada.get_by_label("Name of the table"), ada.get_by_label("Your name")
    title.press_sequentially("Thurs")
    join(bo, link, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    expect(title).to_have_value("Thurs")
    title.press_sequentially("day round")
    title.press("Enter")
    expect(bo.get_by_role("heading", name="Thursday round")).to_be_visible()

    name.fill("Adele")
    choose(ada, "Board size", "5")  # leaving the field says the name
    expect(bo.get_by_text("Adele", exact=True)).to_be_visible()
    expect(name).to_have_value("Adele")


def test_a_table_with_a_name_of_its_own_still_says_which_game_it_is(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", locale="de-DE", screen=PHONE)
    link = invite(ada, "The Resistance", "Ada")
    expect(ada.locator(".lobby .banner").get_by_text("The Resistance", exact=True)).to_have_count(1)
    ada.get_by_label("Name of the table").fill("Thursday round")
    ada.get_by_label("Name of the table").press("Enter")
    bo.goto(link)
    expect(bo.get_by_role("heading", name="Thursday round")).to_be_visible()
    expect(bo.locator(".lobby .banner").get_by_text("Der Widerstand", exact=True)).to_be_in_viewport(ratio=1)


def test_title_and_listing_are_both_kept(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    open_table(ada, "Ada")
    ada.get_by_label("Name of the table").fill("Open house")
    ada.get_by_label("List this table").check()  # the click leaves the field, so both are sent at once
    expect(ada.get_by_role("heading", name="Open house")).to_be_visible()
    expect(ada.get_by_label("List this table")).to_be_checked()
    bo.goto("/")
    expect(bo.get_by_role("link", name="Open house")).to_be_visible()


def test_a_bot_at_the_table_changes_with_the_choice(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    bo.goto(open_table(ada, "Ada"))
    choose(ada, "Bot", "easy")
    ada.get_by_role("button", name="Add bot").click()
    seat = bo.locator(".seat-bot")
    expect(seat).to_contain_text("easy")
    expect(ada.get_by_role("group", name="Thinks for")).to_have_count(0)
    choose(ada, "Bot", "strong")
    expect(seat).to_contain_text("strong, thinks for 1 s")
    choose(ada, "Thinks for", "3 s")
    expect(seat).to_contain_text("strong, thinks for 3 s")
    choose(ada, "Bot", "medium")
    expect(seat).to_contain_text("medium")
    expect(seat).not_to_contain_text("thinks")


def test_bots_of_a_large_table_change_together_or_alone(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE), visitor("Bo")
    bo.goto(invite(ada, "The Resistance", "Ada"))
    choose(ada, "How many play?", "7")
    choose(ada, "Bot", "easy")
    ada.get_by_role("button", name="Fill 6 seats with bots").click()
    seats = bo.locator(".seat-bot small")
    expect(seats).to_have_text(["easy"] * 6)
    ada.locator(".seat-bot .pick").nth(1).select_option("strong")
    expect(seats).to_have_text(["easy", "strong", "easy", "easy", "easy", "easy"])
    choose(ada, "Level of all bots", "medium")
    expect(seats).to_have_text(["medium"] * 6)
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("languages", "headline"),
    [
        (["en-GB", "de-DE"], "Good games. One table."),
        (["de-AT", "en"], "Gute Spiele. Ein Tisch."),
        (["fr", "de", "en"], "Gute Spiele. Ein Tisch."),
        (["fr"], "Good games. One table."),
    ],
)
def test_the_first_language_we_speak_is_spoken(visitor: Visitor, languages: list[str], headline: str) -> None:
    ada = visitor("Ada")
    ada.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {languages} }})")
    ada.goto("/")
    expect(ada.get_by_role("heading", level=1)).to_have_text(headline)


@pytest.mark.parametrize("address", ["/t/%E0%A4%A", "/t/%E0%A4%A/replay/1", "/nowhere"])
def test_a_damaged_address_shows_the_missing_page(visitor: Visitor, address: str) -> None:
    ada = visitor("Ada", troubled=True)
    ada.goto(address)
    expect(ada.get_by_text("There is no page at this address.")).to_be_visible()


def test_escape_does_not_take_back_a_stone_that_was_sent(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    moves: list[Callable[[], None]] = []

    def slow_line(browser_side: WebSocketRoute) -> None:
        """A line on which moves take until the test lets them through."""
        server_side = browser_side.connect_to_server()
        browser_side.on_message(
            lambda text: (
                moves.append(lambda: server_side.send(text)) if '"do":"act"' in str(text) else server_side.send(text)
            )
        )

    ada.route_web_socket(re.compile("/socket$"), slow_line)
    join(bo, open_table(ada, "Ada"), "Bo")
    ada.get_by_role("button", name="Start").click()
    stone = ada.locator("[data-cell=e5]")
    stone.click()
    stone.click()
    expect(ada.locator(".status")).to_have_text("e5 …")
    ada.keyboard.press("Escape")
    expect(ada.locator(".ghost")).to_be_visible()
    expect(ada.locator(".status")).to_have_text("e5 …")
    assert len(moves) == 1
    moves[0]()
    sees(ada, "e5", "yellow")
    sees(bo, "e5", "yellow")


def test_a_set_up_with_a_name_deals_its_cards_and_fits_the_number_of_players(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    bo.goto(invite(ada, "The Resistance", "Ada"))
    expect(ada.get_by_role("radio", name="Classic")).to_be_checked()
    expect(bo.locator(".summary-preset")).to_contain_text("Classic")
    deck(bo, classic)
    ada.get_by_role("radio", name="Everything that fits").check()
    expect(bo.locator(".summary-preset")).to_contain_text("Everything that fits")
    expect(bo.locator(".deck li")).to_have_count(6)
    deck(bo, lambda cards: cards.get("inquisitor") == 1 and "resistance_reverser" in cards)
    choose(ada, "How many play?", "10")
    expect(bo.locator("[data-card=coordinator]")).to_be_visible()
    expect(ada.get_by_role("radio", name="Everything that fits")).to_be_checked()
    deck(bo, lambda cards: sum(cards.values()) == 11)  # ten characters and the Inquisitor
    deck(ada, lambda cards: cards == bo.evaluate(DECK))


BROKEN = """() => [...document.querySelectorAll(".deck li > span")].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
"""Words in the names of cards that go on in the next line."""


def test_no_name_of_a_card_is_broken_in_a_word(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", locale="de-DE"), visitor("Bo", locale="de-DE", screen=PHONE)
    ada.goto("/")
    ada.get_by_role("article", name="Der Widerstand").get_by_role("button", name="Freunde einladen").click()
    ada.get_by_label("Dein Name").fill("Ada")
    ada.get_by_role("dialog").get_by_role("button", name="Beitreten").click()
    ada.get_by_role("radio", name="Jäger + Verhörspezialist").check()
    deck(ada, lambda cards: "inquisitor" in cards)
    bo.goto(ada.url)
    deck(bo, lambda cards: "inquisitor" in cards)
    for page in (ada, bo):
        settled(page)
        assert page.evaluate(BROKEN) == []


def test_modules_follow_their_parents_and_ones_own_set_up_is_remembered(visitor: Visitor) -> None:
    ada = visitor("Ada")
    invite(ada, "The Resistance", "Ada")
    ada.get_by_text("Module by module").click()
    expect(ada.get_by_role("group", name="Dummy Agent")).to_have_count(0)
    choose(ada, "The Hunter", "with")
    choose(ada, "Dummy Agent", "with")
    expect(ada.get_by_role("radio", name="Your own")).to_be_checked()
    deck(ada, lambda cards: cards.get("dummy_agent") == 1)
    choose(ada, "The Hunter", "without")
    expect(ada.get_by_role("group", name="Dummy Agent")).to_have_count(0)
    expect(ada.get_by_role("radio", name="Classic")).to_be_checked()
    deck(ada, classic)
    invite_again(ada)
    expect(ada.get_by_role("radio", name="Classic")).to_be_checked()
    ada.get_by_role("radio", name="Your own").check()
    expect(ada.locator("[data-card=dummy_agent]")).to_be_visible()


def invite_again(page: Page) -> None:
    """A second table on the same device, which knows the name."""
    page.goto("/")
    lid = page.get_by_role("article", name="The Resistance", exact=True)
    lid.get_by_role("button", name="Invite friends").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".presets")).to_be_visible()


def test_the_host_names_dealer_and_sniper_by_player(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE), visitor("Bo")
    link = invite(ada, "Crossfire", "Ada")
    choose(ada, "How many play?", "6")
    join(bo, link, "Bo")
    ada.get_by_role("radio", name="Sniper", exact=True).check()
    ada.get_by_text("Module by module").click()
    choose(ada, "Sniper", "Bo")
    choose(ada, "Dealer", "Ada")
    summary(bo, "Sniper", "Bo")
    summary(bo, "Dealer", "Ada")
    ada.get_by_role("button", name="Fill 4 seats with bots").click()
    start = ada.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport()
    start.click()
    expect(bo.locator(".lobby")).to_have_count(0)
