"""Golden playthroughs: whole games of Fugitive as readable transcripts.

`python -m fugitive.fugitive_golden` (in the folder `tests`) writes them anew. Read the difference before you keep it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from crosstable.core.action import Action
from crosstable.core.events import EVERYBODY, Told
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.core.step import Step
from crosstable.core.texts import say
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Ask, Done, Draw, Guess, Pass, Place
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options, Variant
from crosstable.games.fugitive.state import Hideout, State

FOLDER = Path(__file__).parent / "golden"
VARIANTS: tuple[Variant, ...] = get_args(Variant)
NAMES = ("Fugitive", "Marshal")


def choose(state: State, seat: Seat, luck: random.Random) -> Action:
    """Something a beginner would do: short steps, now and then a bluff, guesses that are possible."""
    kinds = {offer.action: offer for offer in GAME.offers(state, seat) if not offer.aside}
    if "draw" in kinds:
        piles = list(kinds["draw"].choices())
        return Draw(luck.choice(piles)["pile"])
    if "ask" in kinds:
        return Ask(state.row[-1].card or 20)
    if "guess" in kinds:
        open_numbers = [n for n, note in enumerate(GAME.view(state, MARSHAL).notes, start=1) if note == "open"]
        count = min(luck.choice((1, 1, 1, 2)), state.hidden if state.phase == "guess" and not state.one_number else 1)
        if "done" in kinds and luck.random() < 0.15:
            return Done()
        return Guess(tuple(sorted(luck.sample(open_numbers, min(count, len(open_numbers))))))
    return _choose_hideout(state, luck)


def _choose_hideout(state: State, luck: random.Random) -> Action:
    offers = [offer for offer in GAME.offers(state, FUGITIVE) if offer.action == "place"]
    kinds = {offer.action for offer in GAME.offers(state, FUGITIVE)}
    if not offers or (luck.random() < 0.12 and {"done", "pass"} & kinds):
        return Done() if "done" in kinds else Pass()
    near = [offer for offer in offers if getattr(offer.fields["sprints"], "least", 0) <= 2]
    return _lay(luck.choice(near or offers), luck)


def _lay(offer: object, luck: random.Random) -> Place:
    layings = [fields for _, fields in zip(range(6), offer.choices(), strict=False)]  # type: ignore[attr-defined]
    chosen = layings[0] if luck.random() < 0.7 else luck.choice(layings)
    return Place(chosen["card"], chosen["sprints"])


def lines(variant: Variant) -> Iterator[str]:
    """The transcript of one game of this variant."""
    seed = bytes([VARIANTS.index(variant) + 1]) * 32
    luck = random.Random(variant)
    options = Options(events=variant, second_edition_pass=variant == "random", first_hideouts="one_or_two")
    step = GAME.start(options, 2, chance_at(seed, 0))
    yield f"Fugitive, events: {variant}, seed {seed[:1].hex()} × 32"
    yield from _told(step)
    yield from _position(step.state)
    number = 0
    while (state := step.state).outcome is None:
        (seat,) = GAME.actors(state)
        action = choose(state, seat, luck)
        number += 1
        step = GAME.play(state, seat, action, chance_at(seed, number))
        yield ""
        yield f"{number}. {NAMES[seat]}: {_plain(action)}"
        yield from _told(step)
        yield from _position(step.state)
    yield ""
    yield say(state.outcome.why, "en", NAMES)
    yield say(state.outcome.why, "de", NAMES)


def _plain(thing: object) -> str:
    return repr(thing).replace("'", "")


def _told(step: Step[State]) -> Iterator[str]:
    for told in step.events:
        yield f"   {_audience(told):>9} hears {_plain(told.event)}"


def _audience(told: Told) -> str:
    if told.to == EVERYBODY:
        return "everybody"
    return " and ".join(NAMES[seat] for seat in sorted(told.to.seats or ()))


def _position(state: State) -> Iterator[str]:
    yield f"   row {' '.join(map(_hideout, state.row))}"
    hands = ", ".join(f"{name} {list(hand)}" for name, hand in zip(NAMES, state.hands, strict=True))
    piles = " ".join(f"{name}{len(pile)}" for name, pile in zip("ABC", state.piles, strict=True))
    yield f"   {hands}, piles {piles}"


def _hideout(hideout: Hideout) -> str:
    """`7^` lies face up, `7(1 4)` face down with two sprint cards."""
    sprints = f"({' '.join(map(str, hideout.sprints))})" if hideout.sprints else ""
    return f"{hideout.card}{'^' if hideout.up else ''}{sprints}"


def transcript(variant: Variant) -> str:
    """The whole file."""
    return "\n".join(lines(variant)) + "\n"


def main() -> None:
    """Write all golden playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for variant in VARIANTS:
        (FOLDER / f"{variant}.txt").write_text(transcript(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
