"""A room screen: it watches whatever device it is opened on, is counted apart, and speaks as the host reads."""

import asyncio
from typing import Any

from crosstable.core.game import AnyGame
from helpers.serving import Player, join, open_table

BOTS = {"level": "easy", "seconds": 0.1}
COUNTED = ("screens", "watching")


async def greet(player: Player, **more: Any) -> dict[str, Any]:
    """Connect with something else to say than usual; the sync."""
    plain, player.send = player.send, lambda **message: plain(**message, **more)  # type: ignore[method-assign]
    found = await player.connect()
    player.send = plain  # type: ignore[method-assign]
    return found


def first_of(offers: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The first thing a seat can do, if it has to do something."""
    offer = next((one for one in offers if not one["aside"]), None)
    if offer is None:
        return None
    fields = {
        name: choice["of"][: choice["least"]] if choice["choose"] == "some" else choice["of"][0]
        for name, choice in offer["fields"].items()
    }
    return {"type": offer["action"], **fields}


def told(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what counts connections and what changes while it is under way."""
    found = {name: part for name, part in message.items() if name not in COUNTED}
    if found.get("play"):
        found["play"] = {name: part for name, part in found["play"].items() if name not in ("clocks", "wait")}
    if found.get("stage"):
        found["stage"] = found["stage"]["times"]
    if "past" in found:
        found["past"] = [step["events"] for step in found["past"]]
    return found


def test_a_screen_with_the_key_of_a_seat_is_told_what_a_spectator_is(base: str, game: AnyGame) -> None:
    """On the host's own laptop too: not a byte of the seat's view, at the beginning and after every move."""

    async def check() -> None:
        host = open_table(base, game=game.facts.id, seats=max(game.facts.seats), bots=BOTS, start=True)
        await host.connect()
        await host.ask(do="pause", on=True)  # nothing happens between the two
        screen, spectator = Player(base, host.code, host.token), Player(base, host.code)
        shown, watched = await greet(screen, screen=True), await spectator.connect()
        assert shown["you"] == {"seat": None, "host": False}
        assert shown["play"]["view"]["seat"] is None
        assert shown["play"]["view"]["offers"] == []
        assert told(shown) == told(watched)
        await host.ask(do="pause", on=False)
        await host.ask(do="ready", round=1, on=True)
        for _ in range(3):
            if action := first_of(host.view["offers"]):
                await host.act(**action)
        while (screen.last or 0) < (host.last or 0):
            assert told(await screen.until("news")) == told(await spectator.until("news"))
        assert (await screen.ask(do="rename", name="Nobody"))["why"]["key"] == "table-watching"
        for player in (host, screen, spectator):
            await player.close()

    asyncio.run(check())


def test_screens_are_counted_apart_and_leave_when_they_hang_up(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        assert (await anna.connect())["screens"] == 0
        screen = Player(base, anna.code)
        assert (await greet(screen, screen=True))["watching"] == 0
        here = await anna.until("here")
        assert (here["screens"], here["watching"]) == (1, 0)
        await screen.close()
        assert (await anna.until("here"))["screens"] == 0
        await anna.close()

    asyncio.run(check())


def test_a_screen_speaks_as_the_host_reads(base: str) -> None:
    async def check() -> None:
        anna = open_table(base)
        ben = join(base, anna.code)
        screen = Player(base, anna.code)
        assert (await greet(screen, screen=True, language="en"))["language"] == ""
        await greet(ben, language="en")
        await greet(anna, language="de")
        while (here := await screen.until("here"))["language"] == "":
            pass
        assert here["language"] == "de"
        await anna.close()
        while (here := await screen.until("here"))["language"] == "de":
            pass
        await greet(anna, language="xx")  # nobody speaks that here
        await anna.ask(do="rename", name="Anne")
        assert (await screen.until("here"))["language"] == ""
        for player in (anna, ben, screen):
            await player.close()

    asyncio.run(check())
