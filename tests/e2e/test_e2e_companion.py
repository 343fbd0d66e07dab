"""The companion at a real table: each game from the box to the points, without a network, over a reload."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from crosstable.games import GAMES
from crosstable.server.assets import Asset, Folder, make_asset
from helpers.serving import quick, server_in_thread

from .conftest import PHONE, Visitor
from .test_e2e_axe import check

pytestmark = pytest.mark.browser

KEPT = re.compile("Saved on this device")
UPDATE = """async (old) => {
  for (let tries = 0; tries < 60; tries++) {
    await (await navigator.serviceWorker.ready).update(); // the server puts its list together once in some seconds
    const names = await caches.keys();
    if (names.length === 1 && names[0] !== old) return names;
    await new Promise((later) => setTimeout(later, 500));
  }
  throw new Error("the old version stays");
}"""


def choose_game(page: Page, game: str) -> None:
    """Open the companion and take a game from the shelf."""
    page.goto("/companion")
    page.get_by_role("button", name=re.compile(f"^{game}")).click()


def name_players(page: Page, *names: str) -> None:
    """Say who plays."""
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Name of player {number}").fill(name)


def first(page: Page, question: str, name: str) -> None:
    """Say who goes first."""
    page.get_by_role("group", name=question).get_by_role("radio", name=name, exact=True).check()


def cards(page: Page) -> list[str]:
    """What the companion wants from the box."""
    page.get_by_role("button", name="What do we need?").click()
    expect(page.get_by_role("heading", name="Take this from the box")).to_be_visible()
    return [" ".join(text.split()) for text in page.locator(".com-item").all_inner_texts()]


def read_through(page: Page) -> list[str]:
    """Go through a script line by line; returns its lines."""
    lines = []
    count = int(page.locator(".teller-count").inner_text().split("/")[1])
    for number in range(1, count + 1):
        expect(page.locator(".teller-count")).to_contain_text(f"{number} / {count}")
        lines.append(page.locator(".teller-line").inner_text())
        if number < count:
            page.get_by_role("button", name="Next").click()
    return lines


def standings(page: Page) -> list[str]:
    """Names and points, the best first."""
    expect(page.locator(".com-points table")).to_be_visible()
    return [" ".join(row.split()) for row in page.locator(".com-points tbody tr").all_inner_texts()]


def test_crossfire_off_line_from_the_box_to_the_points(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE, troubled=True, service_workers="allow")
    ada.goto("/companion")
    expect(ada.locator(".com-kept")).to_contain_text(KEPT, timeout=60_000)
    ada.context.set_offline(True)
    ada.reload()
    choose_game(ada, "Crossfire")
    name_players(ada, "Ada", "Bo", "Cem", "Dora", "Emil")
    first(ada, "Who deals?", "Bo")
    special = ada.get_by_role("group", name=re.compile("Peace Keeper"))
    special.get_by_role("radio", name="in", exact=True).check()
    expect(ada.get_by_role("status").first).to_contain_text("Peace Keeper: only with 7 to 10 players.")
    expect(ada.get_by_role("button", name="What do we need?")).to_be_disabled()
    special.get_by_role("radio", name="out", exact=True).check()
    assert cards(ada) == ["1× VIP", "1× Agent", "1× Assassin", "1× Red Decoy", "1× Bystander"]

    ada.get_by_role("button", name="All taken").click()
    opening = read_through(ada)
    assert opening[0] == "Bo shuffles the 5 cards and deals one to each, face down."
    assert opening[4].startswith("Bo takes the cards of Ada and Cem")
    ada.get_by_role("button", name="DE: ").click()
    expect(ada.locator(".teller-line")).to_contain_text("Dann läuft die Sanduhr.")
    ada.get_by_role("button", name="EN: ").click()
    ada.get_by_role("button", name="Begin").click()

    now = ada.evaluate("Date.now()")
    ada.clock.install(time=now / 1000)
    ada.clock.pause_at(now / 1000 + 60)  # from now on no time passes but what we say
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.clock.run_for(60_500)
    expect(ada.get_by_role("timer")).to_have_text("2:00")
    ada.get_by_role("button", name="Stop").click()
    ada.clock.resume()
    ada.reload()
    expect(ada.get_by_role("timer")).to_have_text("2:00")
    ada.clock.pause_at(ada.evaluate("Date.now()") / 1000 + 60)
    ada.get_by_role("button", name="Go on").click()
    ada.clock.run_for(110_000)
    expect(ada.locator(".sand")).to_have_class(re.compile("sand-hurry"))
    ada.clock.run_for(11_000)
    expect(ada.locator(".teller-line")).to_contain_text("Time is up.")  # the shot is told without a hand on the device
    ada.clock.run_for(8_000)
    expect(ada.locator(".teller-count")).not_to_contain_text("1 /")
    ada.get_by_role("button", name="Pause").click()
    while ada.get_by_role("button", name="Next").count():
        ada.get_by_role("button", name="Next").click()
    ada.get_by_role("button", name="To the result").click()
    ada.clock.resume()

    ada.get_by_role("radio", name="The VIP was shot").check()
    expect(ada.locator(".cfc-wins")).to_have_text([re.compile("Assassin"), re.compile("Red Decoy")])
    ada.get_by_label("Dora").check()
    ada.get_by_label("Bo").check()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Bo 1", "1. Dora 1", "3. Ada 0", "3. Cem 0", "3. Emil 0"]
    expect(ada.locator(".start-bar")).to_contain_text("Next, Cem deals.")
    ada.reload()
    assert standings(ada)[0] == "1. Bo 1"
    ada.get_by_role("button", name="Undo").click()
    expect(ada.get_by_label("Dora")).to_be_checked()
    ada.get_by_label("Dora").uncheck()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Bo 1", "2. Ada 0", "2. Cem 0", "2. Dora 0", "2. Emil 0"]
    ada.get_by_role("button", name="Next game").click()
    ada.get_by_role("button", name="All taken").click()
    expect(ada.locator(".teller-line")).to_have_text("Cem shuffles the 5 cards and deals one to each, face down.")


def test_the_resistance_with_its_missions(visitor: Visitor) -> None:
    ada = visitor("Ada")
    choose_game(ada, "The Resistance")
    name_players(ada, "Ada", "Bo", "Cem", "Dora", "Emil")
    first(ada, "Who leads first?", "Emil")
    assert cards(ada)[:2] == ["3× Character card “Resistance”", "2× Character card “Spy”"]
    ada.get_by_role("button", name="All taken").click()
    assert read_through(ada)[-1] == "Emil is the first leader."
    ada.get_by_role("button", name="Begin").click()
    expect(ada.get_by_label("Leader").locator("option:checked")).to_have_text("Emil")
    ada.get_by_role("button", name="Team rejected").click()
    expect(ada.get_by_label("Leader").locator("option:checked")).to_have_text("Ada")
    expect(ada.locator(".resc-votes")).to_contain_text("1 of 5 teams rejected")
    for mission in (2, 3):
        ada.get_by_role("button", name="✕ Mission failed").click()
        ada.get_by_role("button", name=f"Go on with mission {mission}").click()
    ada.get_by_role("button", name="✕ Mission failed").click()
    expect(ada.locator(".resc-over")).to_have_text("The spies win")
    ada.get_by_role("button", name="Undo").click()
    expect(ada.locator(".resc-over")).to_have_count(0)
    ada.reload()
    ada.get_by_role("button", name="✕ Mission failed").click()
    ada.get_by_role("button", name="To the result").click()
    record = ada.get_by_role("button", name="Write it down")
    expect(record).to_be_disabled()  # one side has won, and nobody is ticked
    ada.get_by_role("radio", name="The spies win").check()
    spies = ada.get_by_role("group", name="Who were the 2 spies?")
    spies.get_by_label("Bo").check()
    expect(record).to_be_disabled()
    spies.get_by_label("Dora").check()
    spies.get_by_label("Cem").check()
    expect(record).to_be_disabled()  # three cannot have been the two spies
    spies.get_by_label("Cem").uncheck()
    record.click()
    assert standings(ada)[:2] == ["1. Bo 1", "1. Dora 1"]


def test_cross_and_fugitive_in_one_series(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    choose_game(ada, "CROSS")
    name_players(ada, "Ada", "Bo")
    first(ada, "Who plays Yellow?", "Ada")
    assert cards(ada)[0] == "Board: size 6 (91 cells)"
    expect(ada.locator(".com-count")).to_have_count(0)  # no empty column
    ada.get_by_role("button", name="All taken").click()
    assert read_through(ada)[-1] == "Ada begins."
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("button", name=re.compile("^Ada Yellow")).click()
    ada.get_by_role("button", name="Bo swaps").click()
    expect(ada.get_by_role("button", name=re.compile("^Ada Red"))).to_be_enabled()
    ada.get_by_role("button", name="The game is over").click()
    ada.get_by_label("Bo").check()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Bo 1", "2. Ada 0"]

    ada.get_by_role("button", name="Another game").click()
    ada.get_by_role("button", name=re.compile("^Fugitive")).click()
    first(ada, "Who is the Fugitive?", "Bo")
    assert cards(ada)[2] == "11× Pile A: the cards 4 to 14"
    ada.get_by_role("button", name="All taken").click()
    assert read_through(ada)[0] == "Bo is the Fugitive, Ada is the Marshal."
    ada.get_by_role("button", name="Begin").click()
    expect(ada.locator(".com-steps").first).to_contain_text("Lay one or two hideouts face down")
    bar = ada.locator(".start-bar").bounding_box()
    for half in ada.locator(".pair-half").all():  # above the bar, all of it
        box = half.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"]
    ada.get_by_role("button", name="Next").click()
    expect(ada.locator(".com-steps").first).to_contain_text("Draw 2 cards")
    ada.get_by_role("button", name="Open the notepad").click()
    ada.get_by_role("button", name="7: open, one footprint", exact=True).click()
    expect(ada.get_by_role("button", name="7: cannot be, one footprint", exact=True)).to_be_visible()
    ada.get_by_role("button", name="The game is over").click()
    ada.get_by_label("Ada").check()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Bo 1", "1. Ada 1"] or standings(ada) == ["1. Ada 1", "1. Bo 1"]


def begin_cross(page: Page) -> None:
    """From the names of two to the first stone."""
    cards(page)
    page.get_by_role("button", name="All taken").click()
    read_through(page)
    page.get_by_role("button", name="Begin").click()


def win(page: Page, name: str) -> None:
    """End the game for this player and write it down."""
    page.get_by_role("button", name="The game is over").click()
    page.get_by_label(name).check()
    page.get_by_role("button", name="Write it down").click()


def test_a_game_on_the_table_waits_for_its_people(visitor: Visitor) -> None:
    """Another game puts this one aside, and the shelf goes on with it exactly where it was."""
    ada = visitor("Ada", screen=PHONE)
    choose_game(ada, "The Resistance")
    name_players(ada, "Ada", "Bo", "Cem", "Dora", "Emil")
    cards(ada)
    ada.get_by_role("button", name="All taken").click()
    read_through(ada)
    ada.get_by_role("button", name="Begin").click()
    main = ada.locator(".start-bar .main")
    expect(main).to_have_text(["✓ Mission succeeded", "✕ Mission failed"])  # what comes next, not the end
    main.last.click()
    ada.get_by_role("button", name="Go on with mission 2").click()
    ada.get_by_role("button", name="Another game").click()
    choose_game(ada, "CROSS")
    begin_cross(ada)
    ada.get_by_role("button", name="Another game").click()
    ada.reload()
    left = ada.get_by_role("button", name=re.compile("^The Resistance Go on with Ada, Bo, Cem, Dora,? and Emil"))
    expect(ada.get_by_role("button", name="CROSS Go on with Ada and Bo")).to_be_visible()
    left.click()
    expect(ada.locator(".resc-mission.resc-fail")).to_have_count(1)
    expect(ada.locator(".start-bar")).to_contain_text("Mission 2")


def test_back_goes_from_step_to_step(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    choose_game(ada, "CROSS")
    name_players(ada, "Ada", "Bo")
    begin_cross(ada)
    ada.locator(".start-bar .main").click()
    here = ada.locator("[aria-current=step]")
    win(ada, "Bo")
    for step in ("Result", "Game", "Opening", "Box", "Players"):
        ada.go_back()
        expect(here).to_have_text(step)
    ada.go_back()
    expect(ada.locator(".com-shelf")).to_be_visible()
    for step in ("Players", "Box", "Opening", "Game", "Result", "Points"):
        ada.go_forward()
        expect(here).to_have_text(step)
    assert standings(ada) == ["1. Bo 1", "2. Ada 0"]
    ada.go_back()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Bo 1", "2. Ada 0"]
    ada.get_by_role("button", name="Result", exact=True).click()
    ada.get_by_label("Ada").check()
    ada.get_by_role("button", name="Write it down").click()
    assert standings(ada) == ["1. Ada 1", "2. Bo 0"]  # corrected, not counted twice


def test_a_series_of_three_ends_after_three(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    choose_game(ada, "CROSS")
    name_players(ada, "Ada", "Bo")
    ada.get_by_role("radio", name="3 games").check()
    begin_cross(ada)
    win(ada, "Bo")
    for _ in range(2):
        ada.get_by_role("button", name="Next game").click()
        ada.get_by_role("button", name="All taken").click()
        read_through(ada)
        ada.get_by_role("button", name="Begin").click()
        win(ada, "Bo")
    expect(ada.get_by_role("heading", name="Bo wins the series")).to_be_visible()
    expect(ada.get_by_role("button", name="Next game")).to_have_count(0)
    ada.locator(".start-bar").get_by_role("button", name="New series").click()
    ada.get_by_role("button", name="All taken").click()
    read_through(ada)
    ada.get_by_role("button", name="Begin").click()
    win(ada, "Ada")
    assert standings(ada) == ["1. Ada 1", "2. Bo 0"]
    expect(ada.locator(".com-points")).to_contain_text("1 of 3 games")


def test_a_new_version_takes_the_place_of_the_old_one(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_in_thread(quick(tmp_path / "tables.sqlite3")) as base:
        ada = visitor("Ada", troubled=True, service_workers="allow")
        ada.goto(f"http://{base}/companion")
        expect(ada.locator(".com-kept")).to_contain_text(KEPT, timeout=60_000)
        old = ada.evaluate("caches.keys()")
        assert len(old) == 1
        read = Folder.get

        def changed(folder: Folder, name: str) -> Asset:
            found = read(folder, name)
            if name.lstrip("/") != "look/base.css":
                return found
            return make_asset(found.body + b"body { outline: 3px solid rgb(1, 2, 3); }", found.type)

        monkeypatch.setattr(Folder, "get", changed)
        ada.evaluate(UPDATE, old[0])
    ada.reload()  # the server is gone: what is kept must do
    expect(ada.get_by_role("heading", name="At a real table")).to_be_visible()
    assert ada.evaluate("getComputedStyle(document.body).outlineColor") == "rgb(1, 2, 3)"


@pytest.mark.parametrize(("theme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_no_serious_finding_of_axe(visitor: Visitor, theme: str, locale: str) -> None:
    reader = visitor("Reader", screen=PHONE, color_scheme=theme, locale=locale, bypass_csp=True)
    reader.goto("/companion")
    reader.locator(".lid-resistance").click()
    expect(reader.locator(".com-names")).to_be_visible()
    check(reader)
    for _ in range(2):
        reader.locator(".start-bar .main").click()
    for _ in range(3):
        reader.locator(".teller-buttons .main").click()
    expect(reader.locator(".teller-shut")).to_be_visible()
    check(reader)
    while reader.locator(".teller-buttons .main").count():
        reader.locator(".teller-buttons .main").click()
    reader.locator(".resc-bad").click()
    reader.locator(".com-talk summary").click()
    reader.locator(".com-talk label").first.click()
    expect(reader.locator(".sand")).to_be_visible()
    check(reader)
    reader.locator(".com-over").click()
    for winner in range(2):
        reader.locator(".com-winners").last.locator("input").nth(winner).check()
    reader.locator(".start-bar .main").click()
    expect(reader.locator(".com-points table")).to_be_visible()
    check(reader)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_head_of_the_companion_takes_two_rows_on_a_phone(visitor: Visitor, locale: str) -> None:
    page = visitor("Ada", screen=PHONE, locale=locale)
    page.goto("/companion")
    for box in range(len(GAMES)):
        expect(page.locator(".com-box")).to_have_count(len(GAMES))
        page.locator(".com-box").nth(box).click()
        expect(page.locator(".way-step")).to_have_count(6)
        name, other, *steps = (
            (one["y"], one["y"] + one["height"])
            for part in (".way h1", ".way > .plain", ".way-step")
            for each in page.locator(part).all()
            if (one := each.bounding_box())
        )
        assert max(name[0], other[0]) < min(name[1], other[1]), "the name and the way to another game share a row"
        assert len({top for top, _ in steps}) == 1, "all steps share a row"
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        page.locator(".way > .plain").click()
