"""Golden playthroughs: whole games as a readable transcript.

In tests/, `python -m crossfire.golden_crossfire` writes them anew; read the difference before you commit it.
"""

from pathlib import Path
from typing import Any

from crosstable.core.action import Action, TimeUp, tag_of
from crosstable.core.codec import encode
from crosstable.core.events import EVERYBODY
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME, Seat
from crosstable.core.step import Step
from crosstable.core.texts import say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import (
    Aim,
    Ask,
    Claim,
    Doubt,
    PlaceShots,
    Plead,
    Ready,
    Suspect,
    TellRole,
    TellSeen,
    Trust,
    Wait,
)
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.events import Ended, Said
from crosstable.games.crossfire.parts.review import saying
from crosstable.games.crossfire.state import State

HERE = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

Script = tuple[tuple[Seat, Action], ...]

CROSSFIRE = (Options(bodyguard=True, dealer=3), 7, bytes(range(32)))
CROSSFIRE_MOVES: Script = (
    *((seat, Claim("agent")) for seat in (0, 2)),
    (5, Claim("vip")),
    (5, Claim("bystander")),
    *((seat, Claim("undeclared")) for seat in (1, 3, 4)),
    (6, Claim("vip")),
    (0, TellSeen("dealt", "vip")),
    (1, TellSeen("received", "vip")),
    (2, TellSeen("dealt", "vip")),
    (1, Doubt(2)),
    (2, TellRole("agent")),
    (3, Plead()),
    (6, Claim("undeclared")),
    (4, Ready()),
    (6, Ask(4)),
    (4, Suspect(2, "assassin")),
    (4, Trust(0)),
    (TIME, TimeUp()),
    (0, Aim((2,))),
    (1, Aim((6,))),
    (2, Aim((6,))),
    (3, Aim((2,))),
    (3, Aim((4,))),
    (5, Aim((4,))),
    (6, Aim((2,))),
    (TIME, TimeUp()),
)
SNIPER = (Options(mode="sniper", seconds=0, aim_seconds=0, dealer=1, sniper=4), 7, bytes(range(1, 33)))
SNIPER_MOVES: Script = (
    *((seat, Claim("agent")) for seat in (0, 1, 2, 4, 5, 6)),
    (3, PlaceShots((1,))),
    (0, TellSeen("dealt", "assassin")),
    (0, Ready()),
    (3, Doubt(0)),
    (0, TellRole("bystander")),
    (3, PlaceShots((2, 5))),
    *((seat, Ready()) for seat in (0, 1, 2, 4)),
    (4, Wait()),
    *((seat, Ready()) for seat in (4, 5, 6, 3)),
    (4, Aim((6,))),
)


def _line(state: State, event: Any) -> str:
    if isinstance(event, Said):
        return say(saying(event.statement, state.circle), names=NAMES)
    shown = event.result if isinstance(event, Ended) else event
    return f"{type(event).__name__} {encode(shown).decode()}"


def _told(step: Step[State]) -> list[str]:
    lines = []
    for told in step.events:
        to = "all" if told.to == EVERYBODY else NAMES[min(told.to.seats or ())]
        lines.append(f"    {to:>4}: {_line(step.state, told.event)}")
    return lines


def _ending(state: State) -> list[str]:
    outcome = GAME.outcome(state)
    if outcome is None:
        return [f"Not over; the game waits for {', '.join(NAMES[s] for s in sorted(GAME.actors(state)))}."]
    lines = [say(outcome.why, names=NAMES)]
    for seat, why in enumerate(outcome.by_seat):
        result = "wins" if seat in outcome.winners else "loses"
        lines.append(f"{NAMES[seat]} ({state.roles[seat]}) {result}: {say(why, names=NAMES)}")
    return lines


def transcript(options: Options, seats: int, seed: bytes, moves: Script) -> str:
    """The game, line by line: every action, every event with its audience, and the end."""
    step = GAME.start(options, seats, chance_at(seed, 0))
    lines = [f"{options.mode}, {seats} players", *_told(step)]
    for number, (seat, action) in enumerate(moves, start=1):
        step = GAME.play(step.state, seat, action, chance_at(seed, number))
        who = "Time" if seat == TIME else NAMES[seat]
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        lines += [f"{number}. {who} {tag_of(type(action))} {fields or ''}".rstrip(), *_told(step)]
    return "\n".join([*lines, *_ending(step.state), ""])


def games() -> dict[str, str]:
    """Every golden game by its file name."""
    return {
        "crossfire.txt": transcript(*CROSSFIRE, CROSSFIRE_MOVES),
        "sniper.txt": transcript(*SNIPER, SNIPER_MOVES),
    }


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, text in games().items():
        (HERE / name).write_text(text, encoding="utf-8")
