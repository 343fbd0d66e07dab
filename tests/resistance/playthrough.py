"""Golden playthroughs: whole games as text. Written anew by `python tests/resistance/playthrough.py`."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from crosstable.core.action import Action
from crosstable.core.chance import SealedChance
from crosstable.core.events import Event, Told
from crosstable.core.game import legal_actions, random_action
from crosstable.core.seats import TIME, Seat
from crosstable.core.texts import say
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Vote
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.events import Opened, VoteCast
from crosstable.games.resistance.rules import team
from crosstable.games.resistance.state import State

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[Options, int, int]] = {
    "base": (Options(), 5, 3),
    "plots": (Options(plot=True), 7, 14),
    "hunter": (Options(hunter=True), 5, 7),
    "hunter_characters": (
        Options(hunter=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True, blame=True), 10, 56,
    ),
    "inquisitor": (Options(inquisitor=True), 7, 1),
    "reverser": (Options(reverser="both", hidden_reverser=True), 8, 2),
    "together": (Options(hunter=True, inquisitor=True, plot=True, reverser="both", targeting=True), 9, 70),
}  # fmt: skip
"""Options, number of players and seed of each game."""


def _words(thing: Any) -> str:
    if isinstance(thing, dict):
        return "(" + " ".join(f"{key}={_words(value)}" for key, value in thing.items()) + ")"
    if isinstance(thing, list | tuple):
        return "[" + " ".join(map(_words, thing)) + "]"
    return "-" if thing is None else str(thing)


def _named(data: dict[str, Any]) -> str:
    """What happened, and its particulars; the narrator's script stands above."""
    rest = [f"{key}={_words(value)}" for key, value in data.items() if key not in ("type", "script")]
    return " ".join([data["type"], *rest])


def _event(told: Told) -> str:
    event: Event = told.event
    who = "all" if told.to.seats is None else "only " + " ".join(map(str, sorted(told.to.seats)))
    return f"    ({who}) {_named(msgspec.to_builtins(event))}"


def _choose(state: State, luck: random.Random) -> tuple[Seat, Action]:
    """Somebody acts; most votes approve, now and then something is said."""
    actors = GAME.actors(state)
    seat = min(actors)
    if state.phase == "early" and luck.random() < 0.2:
        return TIME, random_action(GAME, state, TIME, luck.randrange)
    if state.phase in ("vote", "opinion"):
        return seat, Vote(luck.random() < 0.65)
    speaker = luck.randrange(state.seats)
    blamer = next((s for s in range(state.seats) if team.blame_offers(state, s)), None)
    if blamer is not None and luck.random() < 0.1:
        offered = team.blame_offers(state, blamer)[0]
        return blamer, GAME.facts.action(offered.action, offered.pick(luck.randrange))
    if luck.random() < 0.12:
        beside = [o for o in GAME.offers(state, speaker) if o.aside]
        if beside:
            chosen = luck.choice(beside)
            return speaker, GAME.facts.action(chosen.action, chosen.pick(luck.randrange))
    return seat, luck.choice(list(legal_actions(GAME, state, seat)))


def transcript(name: str) -> str:
    """The whole game as text."""
    return "\n".join(_lines(*GAMES[name])) + "\n"


def _lines(options: Options, seats: int, seed: int) -> Iterator[str]:
    usual = msgspec.to_builtins(Options())
    chosen = {k: v for k, v in msgspec.to_builtins(options).items() if v != usual[k]}
    yield f"players: {seats}, options: {_words(chosen) or 'none'}, seed: {seed}"
    luck = random.Random(seed)
    table_seed = seed.to_bytes(32, "big")
    step = GAME.start(options, seats, SealedChance(table_seed, 0))
    opened = next(t.event for t in step.events if isinstance(t.event, Opened))
    yield from (f"  “{say(line)}”" for line in opened.script)
    yield from map(_event, step.events)
    number = 0
    while GAME.outcome(step.state) is None:
        seat, action = _choose(step.state, luck)
        number += 1
        step = GAME.play(step.state, seat, action, SealedChance(table_seed, number))
        yield f"{number}. {'time' if seat == TIME else seat}: {_named(msgspec.to_builtins(action))}"
        yield from (_event(told) for told in step.events if not isinstance(told.event, VoteCast))
    outcome = GAME.outcome(step.state)
    assert outcome
    yield say(outcome.why, names=tuple(f"player {s}" for s in range(seats)))
    yield f"winners: {_words(list(outcome.winners))}"


def main() -> None:
    """Write all golden files."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
