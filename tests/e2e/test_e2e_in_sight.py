"""What must be seen at a table of ten is in sight: on the smallest phone, and on the cloth of a wall."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from crosstable.core import AnyGame, sentence
from crosstable.core.codec import encode
from crosstable.core.texts import say
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.actions import Ask, Claim, Ready, Wait
from crosstable.games.crossfire.data import Options as Crossfire
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import MissionDone, PlotGiven
from helpers.playing import Played, begin, random_turns

from .conftest import PHONE
from .fed import FED, TELL, tell
from .people import settled
from .running import Server
from .test_e2e_wall import Host

pytestmark = pytest.mark.browser

SEATS = 10
WALL: ViewportSize = {"width": 1920, "height": 1080}
Screen = Callable[..., Page]
PLOTS = Options(plot=True, hunter=True)
OFF_THE_CLOTH = """() => {
  const cloth = document.querySelector(".wall-arc").getBoundingClientRect();
  const [x, y] = [cloth.x + cloth.width / 2, cloth.y + cloth.width / 2];
  return [...document.querySelectorAll(".wall-middle .face")].filter((face) => {
    const box = face.getBoundingClientRect();
    const far = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    return far + box.width / 2 > cloth.width / 2;
  }).length;
}"""
"""How many faces cross the edge of the cloth; a face is a disc, and so is the cloth."""
LOW = ((1280, 700), (1280, 640), (1024, 600), (900, 700))
"""Low screens."""
SIDEWAYS = (844, 390)
"""A phone on its side."""
LONG_NAMES = """() => ["Maximiliane-Theodora von", "Friedrich-Wilhelm Wagner"].forEach((name, i) => {
  window.first.table.seats[i] = { ...window.first.table.seats[i], name, kind: "person", bot: null };
})"""
"""Two people have names as long as a name may be."""
WIDE_NAMES = """() => window.first.table.seats.forEach((seat, i) => {
  const name = i ? `${"W".repeat(10)}${"M".repeat(9)}${i}` : "Maximiliana-Theodora";
  window.first.table.seats[i] = { ...seat, name, kind: "person", bot: null };
})"""
"""Everybody has one of the widest names there are, without a place to break it."""
SMALL_PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
ON_THE_WORDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const told = [...document.querySelectorAll(".reveal-told p")].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return box(range);
  });
  return [...document.querySelectorAll(".res-round li > *")].filter((one) =>
    told.some((words) => box(one).bottom > words.top + 1 && box(one).left < words.right && words.left < box(one).right),
  ).length;
}"""
"""How many faces and names of the ring lie on what is told below it."""
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll(
  ".reveal, .reveal-head b, .res-cloth, .round-question, .wall-headline")].filter((one) => {
    const end = one.matches(".wall-headline") ? one.parentElement.getBoundingClientRect().right : innerWidth;
    return one.scrollWidth > Math.max(one.clientWidth, 1) || one.getBoundingClientRect().right > end + 0.5;
  }).map((one) => one.className || one.tagName)"""
"""What is wider than its place."""
COVERED = """() => [...document.querySelectorAll(".hold-big, .reveal-done")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== button;
}).length"""
"""How many of what is to be held or pressed lie under something else, or off the screen."""
LONGEST = (
    (GAME, Options(hunter=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True)),
    (CROSSFIRE, Crossfire(bodyguard=True, peace_keeper=True, bomber=True)),
)
"""What brings the longest names of characters and roles."""
ON_A_NEIGHBOUR = """() => {
  const parts = [...document.querySelectorAll(":is(.cf-seats, .res-seats) > li")].flatMap((seat, i) =>
    [...seat.querySelectorAll(".face-frame, .cf-name, .res-name, .cf-card, small")].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const less = one.matches(".face-frame") ? (right - left) / 10 : 1; // a face is round
      return { i, what: one.textContent.trim() || "face", left: left + less, right: right - less, top: top + less,
        bottom: bottom - less };
    }));
  const on = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  if (parts.length < 30) return ["too few"];
  return parts.flatMap((a) => parts.filter((b) => a.i < b.i && on(a, b)).map((b) => `${a.what} – ${b.what}`));
}"""
"""What of one seat lies on another's."""
ON_A_NEIGHBOUR_IN_THE_DEAL = (
    ON_A_NEIGHBOUR.replace(":is(.cf-seats", ".cf-opening :is(.cf-seats")
    .replace(".cf-card", ".cf-note")  # where cards will lie there is nothing yet
    .replace("< 30", "< 20")
)
ON_A_NEIGHBOUR_ON_THE_WALL = ON_A_NEIGHBOUR.replace(":is(.cf-seats, .res-seats) > li", ".cfw-ring li").replace(
    ".cf-name, .res-name, .cf-card, small", ".wall-name, .cfw-role"
)
LIKE_THE_CLOTH = """async () => {
  const { GROUNDS } = await import("/web/parts/face/heads.js");
  const cloth = getComputedStyle(document.querySelector(".wall-arc")).backgroundColor;
  const probe = document.body.appendChild(document.createElement("i"));
  return GROUNDS.filter((ground) => {
    probe.style.color = ground;
    return getComputedStyle(probe).color === cloth;
  });
}"""
"""Grounds of faces that could not be told from the cloth."""


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[Screen]:
    """Opens a device at a table of ten; it hears what we tell it."""
    with ExitStack() as stack:

        def opened(address: str, size: ViewportSize, game: str = GAME.facts.id, locale: str = "en-GB") -> Page:
            host = Host(stack, server, game, SEATS)
            host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
            context = browser.new_context(
                viewport=size, base_url=server.url, locale=locale, reduced_motion="reduce", service_workers="block"
            )
            stack.callback(context.close)
            page = context.new_page()
            page.add_init_script(f"({FED})()")
            page.goto(f"{address}/{host.code}")
            page.wait_for_function("() => window.first !== undefined")
            return page

        yield opened


def game_until(options: Options, fits: Callable[[Played], bool]) -> Played:
    """A random game up to the first step that fits."""
    for number in range(60):
        played = begin(GAME, options, SEATS, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number), asides=0.15):
            if len(played.steps) > 1 and fits(played):
                return played
        if fits(played):
            return played
    raise AssertionError("no such step")


def events(played: Played, kind: str) -> bool:
    """Whether the newest step has an event of this kind."""
    return any(one.event.__struct_config__.tag == kind for one in played.steps[-1].events)


def test_the_result_is_in_sight_at_the_end_on_a_small_phone(screen: Screen) -> None:
    page = screen("/t", PHONE)
    played = game_until(PLOTS, lambda game: GAME.outcome(game.state) is not None)
    outcome = GAME.outcome(played.state)
    assert outcome
    for seat in (min(outcome.winners), min(set(range(SEATS)) - set(outcome.winners))):
        tell(page, played, len(played.steps) - 1, seat, gone=-1)
        words = page.locator(".res-cloth strong")
        expect(words).to_have_text("You win" if seat in outcome.winners else "You lose")
        expect(words).to_be_in_viewport(ratio=1)
        expect(page.locator(".res-seat small")).to_have_count(SEATS)  # who was who
        expect(page.locator(".ending-bar .button").last).to_be_in_viewport(ratio=1)
        head, bar = (page.locator(of).bounding_box() for of in (".ending h2", ".ending-bar"))
        assert head
        assert bar
        assert head["y"] + head["height"] <= bar["y"], "the headline lies behind the bar"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("one", "options"), LONGEST, ids=[one.facts.id for one, _ in LONGEST])
def test_on_a_low_screen_nothing_of_ten_lies_on_a_neighbour_and_the_headline_is_in_sight(
    screen: Screen, one: AnyGame, options: Any
) -> None:
    page = screen("/t", PHONE, game=one.facts.id, locale="de-DE")
    played = begin(one, options, SEATS, bytes([3]) * 32)
    for _ in random_turns(played, random.Random(3), asides=0.05):
        pass
    page.evaluate(LONG_NAMES)
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    opening = json.loads(encode(one.view(played.steps[0].state, 0)))
    page.evaluate(TELL, [0, None, opening, [], [], None, False])
    expect(page.locator(".hold-big")).to_be_visible()
    settled(page)
    assert page.evaluate(COVERED) == 0
    tell(page, played, len(played.steps) - 1, 0, gone=-1)
    expect(page.locator(".ending h2")).to_be_visible()
    for width, height in (*LOW, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(ON_A_NEIGHBOUR) == [], (width, height)
        head, bar = (page.locator(of).bounding_box() for of in (".ending h2", ".ending-bar"))
        assert head
        assert bar
        assert head["y"] + head["height"] <= bar["y"] <= height, (width, height)


@pytest.mark.parametrize("size", SMALL_PHONES, ids=["360", "390"])
def test_the_widest_names_of_ten_leave_no_phone_and_cover_nothing(screen: Screen, size: ViewportSize) -> None:
    page = screen("/t", size, locale="de-DE")
    page.evaluate(WIDE_NAMES)
    played = game_until(Options(hunter=True), lambda game: game.state.phase == "vote")
    start = played.steps[0].state
    knowing = max(range(SEATS), key=lambda seat: len(GAME.view(start, seat).mine.told))  # type: ignore[union-attr]
    page.evaluate(TELL, [knowing, None, json.loads(encode(GAME.view(start, knowing))), [], [], None, False])
    held = page.locator(".hold-big")
    expect(held).to_be_visible()
    for open_card in (False, True):
        if open_card:
            held.focus()
            page.keyboard.down(" ")
            expect(page.locator(".reveal-told p")).to_have_count(1 + len(GAME.view(start, knowing).mine.told))  # type: ignore[union-attr]
        settled(page)
        assert page.evaluate(ON_THE_WORDS) == 0
        assert page.evaluate(TOO_WIDE) == []
    page.keyboard.up(" ")
    assert page.evaluate(COVERED) == 0
    for step in range(len(played.steps) - 3, len(played.steps)):  # who leads, whom he proposes, who examines
        tell(page, played, step, 0, gone=0, slowly=50)
        settled(page)
        assert page.evaluate(TOO_WIDE) == [], played.steps[step].events


DEALT_ON = """() => {
  const box = (one) => one.getBoundingClientRect();
  const on = (a, b) => box(a).left < box(b).right && box(b).left < box(a).right && box(a).top < box(b).bottom - 1
    && box(b).top < box(a).bottom - 1;
  const seats = [...document.querySelectorAll(".cf-opening .cf-seats > li")];
  const rest = document.querySelectorAll(".cf-opening :is(.cf-name, .reveal-card .card)");
  return [...document.querySelectorAll(".cf-opening .cf-moving")].flatMap((card) => [
    ...seats.filter((one) => one.style.left !== card.style.left || one.style.top !== card.style.top)
      .map((one) => one.querySelector(".face-frame")).filter((face) => on(card, face)),
    ...[...rest].filter((one) => on(card, one)),
  ]).map((one) => one.textContent || one.className);
}"""
"""What the cards of the deal lie on, beside the face each lies at."""


def test_the_cards_of_the_deal_lie_on_nobody_else_on_a_small_phone(screen: Screen) -> None:
    page = screen("/t", SMALL_PHONES[0], CROSSFIRE.facts.id)
    played = begin(CROSSFIRE, Crossfire(), SEATS, bytes(32))
    page.evaluate(TELL, [0, None, json.loads(encode(CROSSFIRE.view(played.state, 0))), [], [], None, False])
    expect(page.locator(".cf-opening .cf-moving")).to_have_count(SEATS)
    settled(page)
    assert page.evaluate(DEALT_ON) == []


def test_at_the_end_of_the_deal_nothing_of_ten_lies_on_a_neighbour_on_a_small_phone(screen: Screen) -> None:
    page = screen("/t", SMALL_PHONES[0], CROSSFIRE.facts.id, locale="de-DE")
    page.evaluate(WIDE_NAMES)
    played = begin(CROSSFIRE, Crossfire(), SEATS, bytes(32))
    seat = CROSSFIRE.view(played.state, 0).groups[0][0]
    page.evaluate(TELL, [seat, None, json.loads(encode(CROSSFIRE.view(played.state, seat))), [], [], None, False])
    while page.locator(".cf-goal").count() == 0:
        title = page.locator(".reveal h2").inner_text()
        if page.locator(".hold-big:enabled").count():
            page.locator(".hold-big").focus()
            page.keyboard.down(" ")
            expect(page.locator(".reveal-done")).to_be_enabled()
            if title == "Deine Karte":
                break
            page.keyboard.up(" ")
        settled(page)
        assert page.evaluate(TOO_WIDE) == []
        page.locator(".reveal-done").click()
        expect(page.locator(".reveal h2")).not_to_have_text(title)
    expect(page.locator(".cf-goal")).to_be_visible()
    settled(page)
    assert page.evaluate(ON_A_NEIGHBOUR_IN_THE_DEAL) == []
    assert page.evaluate(TOO_WIDE) == []


def test_the_name_on_a_mission_card_is_whole_or_left_to_the_sum_below(screen: Screen) -> None:
    page = screen("/t", SMALL_PHONES[1], locale="de-DE")
    played = game_until(
        Options(hunter=True),
        lambda game: any(
            isinstance(one.event, MissionDone) and one.event.tally.chief_fail and one.event.tally.success
            for one in game.steps[-1].events
        ),
    )
    tell(page, played, len(played.steps) - 1, 0, slowly=50, gone=1200 * len(played.steps[-2].state.team))
    cards = page.locator(".res-moment-mission_done .card-foot")
    expect(cards.filter(has_text="Vorsitzenden-Fehlschlag")).not_to_have_count(0)
    settled(page)
    cut = cards.evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert cut == []


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_faces_of_a_team_stand_on_the_cloth_of_the_wall(screen: Screen, size: int) -> None:
    wall = screen("/tv", WALL)
    played = game_until(Options(), lambda game: game.state.phase == "vote" and len(game.state.team) == size)
    tell(wall, played, len(played.steps) - 1, None, gone=-1)
    expect(wall.locator(".wall-stack .face")).to_have_count(size)
    settled(wall)
    assert wall.evaluate(OFF_THE_CLOTH) == 0
    assert wall.evaluate(LIKE_THE_CLOTH) == []


@pytest.mark.parametrize("winners", [4, 6])
def test_the_winners_stand_on_the_cloth_of_the_wall(screen: Screen, winners: int) -> None:
    def won(game: Played) -> bool:
        outcome = GAME.outcome(game.state)
        return outcome is not None and len(outcome.winners) == winners

    wall = screen("/tv", WALL)
    played = game_until(Options(), won)
    tell(wall, played, len(played.steps) - 1, None, gone=-1)
    expect(wall.locator(".resw-winners .face")).to_have_count(winners)
    settled(wall)
    assert wall.evaluate(OFF_THE_CLOTH) == 0


ON_THE_WAY_IN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const door = box(document.querySelector(".wall-free-seat, .cfw-standings"));
  return [...document.querySelectorAll(".cfw-ring li *, .cfw-middle *")].filter((one) => {
    const { left, right, top, bottom } = box(one);
    return left < door.right && door.left < right && top < door.bottom && door.top < bottom;
  }).map((one) => one.textContent || one.className.baseVal || one.className);
}"""
"""What lies under the QR code that leads to a free seat, or under the standings."""


def test_the_way_to_a_free_seat_hides_nobody_at_the_ring(screen: Screen) -> None:
    wall = screen("/tv", WALL, CROSSFIRE.facts.id)
    wall.evaluate("window.first.table.seats[3].left = 'Ada'")
    assert wall.evaluate("window.first.table.stand_ins.newcomers")
    played = begin(CROSSFIRE, Crossfire(), SEATS, bytes(32))
    tell(wall, played, 0, None, gone=-1)
    expect(wall.locator(".wall-free-seat img")).to_be_visible()
    expect(wall.locator(".cfw-ring li .face-frame")).to_have_count(SEATS)
    settled(wall)
    assert wall.evaluate(ON_THE_WAY_IN) == []


def test_the_standings_of_a_series_hide_nobody_at_the_ring(screen: Screen) -> None:
    wall = screen("/tv", WALL, CROSSFIRE.facts.id)
    wall.evaluate(WIDE_NAMES)
    row = {"points": 1, "rank": 1, "won": []}
    wall.evaluate("(series) => { window.first.table.series = series; }", {"standings": [row] * SEATS, "over": False})
    played = begin(*LONGEST[1], SEATS, bytes([3]) * 32)
    for _ in random_turns(played, random.Random(3), asides=0.05):
        pass
    tell(wall, played, len(played.steps) - 1, None, gone=-1)
    expect(wall.locator(".cfw-standings li").first).to_be_visible()
    expect(wall.locator(".cfw-role")).to_have_count(SEATS)
    settled(wall)
    assert wall.evaluate(ON_THE_WAY_IN) == []
    assert wall.evaluate(ON_A_NEIGHBOUR_ON_THE_WALL) == []


def test_whoever_is_no_longer_ready_reads_why(screen: Screen) -> None:
    page = screen("/t", PHONE, CROSSFIRE.facts.id)
    names = page.evaluate("window.first.table.seats.map((one) => one.name)")
    played = begin(CROSSFIRE, Crossfire(), SEATS, bytes(32))
    for seat in range(SEATS):
        played.do(seat, Claim("agent"))
    asking = page.locator(".round-question")
    for seat, action, words in (
        (0, Ready(), "Talk. Tap a player to speak."),
        (4, Ask(0), f"{names[4]} has spoken to you. Answer, or be ready again."),
        (0, Ready(), "Talk. Tap a player to speak."),
        (0, Wait(), "Talk. Tap a player to speak."),
    ):
        played.do(seat, action)
        tell(page, played, len(played.steps) - 1, 0, gone=-1)
        expect(asking).to_contain_text(words)


def test_who_acts_is_never_the_grey_one_on_the_wall(screen: Screen) -> None:
    wall = screen("/tv", WALL)
    played = game_until(PLOTS, lambda game: game.state.phase in ("accuse", "examine"))
    (seat,) = GAME.actors(played.state)
    wall.evaluate(LONG_NAMES)
    tell(wall, played, len(played.steps) - 1, None, gone=-1)
    seats = wall.locator(".wall-seat")
    expect(seats).to_have_count(SEATS)
    expect(wall.locator(".wall-dim").first).to_be_visible()  # others are
    assert "wall-dim" not in (seats.nth(seat).get_attribute("class") or "")
    name = wall.locator(".wall-name").first.bounding_box()
    assert name
    assert name["x"] >= 60, "the first name leaves the screen"


def test_a_plot_card_says_who_gives_it_to_whom(screen: Screen) -> None:
    page = screen("/t", PHONE)
    played = game_until(PLOTS, lambda game: len(game.state.proposals) > 0 and events(game, "plot_given"))
    names = page.evaluate("window.first.table.seats.map((one) => one.name)")
    to = next(one.event.seat for one in played.steps[-1].events if isinstance(one.event, PlotGiven))
    tell(page, played, len(played.steps) - 1, 0, gone=0, slowly=50)
    moment = page.locator(".res-moment-plot_given")
    expect(moment).to_contain_text(f"{names[played.steps[-2].state.leader]} gives {names[to]} “")
    expect(moment.locator(".res-given .face")).to_have_count(2)


def test_whoever_gives_a_plot_card_reads_what_it_does(screen: Screen) -> None:
    page = screen("/t", PHONE)
    played = game_until(PLOTS, lambda game: game.state.phase == "give_plots")
    tell(page, played, len(played.steps) - 1, played.state.leader, gone=-1)
    about = page.locator(".res-plot-about")
    expect(about).to_have_text(say(sentence(f"resistance-plot-about-{played.state.drawn[0]}")))
    other = page.locator(".res-open").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(other).not_to_contain_text("on the team")


@pytest.mark.parametrize(("address", "seat", "size"), [("/t", 0, PHONE), ("/tv", None, WALL)])
def test_in_the_count_every_vote_lies_face_down_on_the_ground_of_the_night(
    screen: Screen, address: str, seat: int | None, size: ViewportSize
) -> None:
    """The last one is cast in the same step as all are shown."""
    page = screen(address, size)
    played = game_until(PLOTS, lambda game: events(game, "votes_shown"))
    tell(page, played, len(played.steps) - 1, seat, slowly=50)
    expect(page.locator(":is(.res-seat, .wall-seat) .face-card")).to_have_count(SEATS)
    grounds = page.locator(".round-night, .round-night .res-name").evaluate_all(
        "all => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]"
    )
    assert len(grounds) == (seat is not None), "names lie on patches of another colour"


def test_what_cannot_be_true_is_marked_while_the_conversation_is_closed(screen: Screen) -> None:
    """The sign stands before the words, where no cut reaches it."""
    page = screen("/t", PHONE)
    said = game_until(Options(), lambda game: len(game.state.proposals) > 0 and bool(doubted(game)))
    tell(page, said, len(said.steps) - 1, 0, gone=-1)
    newest = page.locator(".tray-newest")
    expect(newest.locator(".tray-doubt")).to_be_visible()
    settled(page)
    sign, line = newest.locator(".tray-doubt").bounding_box(), newest.bounding_box()
    assert sign
    assert line
    assert sign["y"] + sign["height"] <= line["y"] + line["height"]
    much = game_until(PLOTS, lambda game: doubted(game) and max(doubts(game).values()) > 3)
    tell(page, much, len(much.steps) - 1, 0, gone=-1)
    page.get_by_role("tab", name="Claims").click()
    liars = page.locator(".res-claims > li", has=page.get_by_role("button", name="1 more"))
    expect(liars.first.locator(".res-doubted")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    liars.first.get_by_role("button", name="1 more").click()
    expect(page.locator(".res-claims .res-doubted")).to_have_count(sum(doubts(much).values()))


def doubts(game: Played) -> Counter[int]:
    """How much of what each player has said cannot be true."""
    return Counter(claim.said.seat for claim in GAME.view(game.state, 0).claims if claim.doubt is not None)


def doubted(game: Played) -> bool:
    """Whether the newest step is a statement that the open record proves wrong."""
    return events(game, "said") and GAME.view(game.state, 0).claims[-1].doubt is not None


@pytest.mark.parametrize("one", [GAME, CROSSFIRE], ids=lambda one: str(one.facts.id))
def test_a_sheet_that_was_left_open_hides_nothing_that_is_shown(screen: Screen, one: AnyGame) -> None:
    page = screen("/t", PHONE, one.facts.id)
    played = begin(one, Options() if one is GAME else Crossfire(), SEATS, bytes([3]) * 32)
    before, after = ("vote", "mission") if one is GAME else ("talk", "aim")
    for _ in random_turns(played, random.Random(3), asides=0.05):
        if played.state.phase == after:
            break
    talk = max(step for step, other in enumerate(played.steps) if other.state.phase == before)
    tell(page, played, talk, 0, gone=-1)
    page.locator(":is(.cf-seats, .res-seats) > li button").nth(4).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tell(page, played, talk + 1, 0, slowly=50)
    expect(page.get_by_role("dialog")).to_have_count(0)
