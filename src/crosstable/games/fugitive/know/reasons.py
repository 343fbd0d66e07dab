"""Why a bot did what it did, in a sentence, for whoever looks back at the game."""

from crosstable.core.action import Action
from crosstable.core.sentence import Sentence, sentence

from ..actions import Ask, Done, Draw, Guess, Pass, Place
from ..data import FEET, FUGITIVE, GOAL, STEP
from ..view import FugitiveView

SHORT = 2
"""From so much spared reach on, a step is short on purpose."""


def why(view: FugitiveView, action: Action, level: str) -> Sentence | None:
    """The reason, as this level would give it."""
    match action:
        case Draw(pile=pile):
            return sentence("fugitive-why-draw", role=_role(view), level=level, pile="ABC"[pile])
        case Place():
            return _of_placing(view, action, level)
        case Guess(numbers=numbers):
            how = "manhunt" if view.phase == "manhunt" else "several" if len(numbers) > 1 else "one"
            return sentence("fugitive-why-guess", level=level, how=how, number=numbers[0])
        case Pass() | Done() | Ask():
            return sentence("fugitive-why-wait", what=_waiting(view, action), level=level)
        case _:
            return None


def _role(view: FugitiveView) -> str:
    return "fugitive" if view.seat == FUGITIVE else "marshal"


def _waiting(view: FugitiveView, action: Action) -> str:
    if isinstance(action, Ask):
        return "ask"
    return "pass" if isinstance(action, Pass) else "one" if view.seat == FUGITIVE else "guess"


def _of_placing(view: FugitiveView, action: Place, level: str) -> Sentence:
    distance = action.card - (view.row[-1].card or 0)
    gained = STEP + view.reach + sum(FEET[card] for card in action.sprints)
    needless = any(gained - FEET[card] >= distance for card in action.sprints)
    how = "bluff" if needless else "short" if gained - distance >= SHORT else "far"
    return sentence(
        "fugitive-why-place", level=level, how="goal" if action.card == GOAL else how, card=action.card,
        sprints=len(action.sprints),
    )  # fmt: skip
