"""Why a bot did what it did, in a sentence, for whoever looks back at the game."""

from crosstable.core import Action, Sentence, sentence

from ..actions import Accuse, Blame, PlayCard, Propose, Suspect, Vote
from ..data import TO_WIN
from .seatmind import Mind
from .teams import good_enough


def why(mind: Mind, action: Action) -> Sentence | None:
    """The reason for what is worth a reason."""
    match action:
        case Propose(mission=mission, team=team):
            how = "spy" if mind.is_spy and mind.can_sink(team, mission) else "mask" if mind.is_spy else "safest"
            return sentence("resistance-bot-propose", how=how, percent=round(100 * mind.face.safe(team, mission)))
        case Vote(approve=approve):
            return sentence("resistance-bot-vote", how=_voted(mind, approve), approve=str(approve).lower())
        case PlayCard(card=card):
            return sentence("resistance-bot-card", card=card, side="spy" if mind.is_spy else "resistance")
        case Suspect():
            return sentence("resistance-bot-suspect", how="frame" if mind.is_spy else "true")
        case Accuse(seat=seat):
            return sentence("resistance-bot-accuse", seat=seat)
        case Blame(seat=seat):
            return sentence("resistance-bot-blame", seat=seat)
        case _:
            return None


def _voted(mind: Mind, approve: bool) -> str:
    """A friend by how safe the team was; a spy openly when the game is at stake, else as the others do."""
    view = mind.view
    if view.leader == mind.me:
        return "own"
    if not mind.is_spy:
        return "last" if approve and view.rejections == view.most_rejections - 1 else "fair"
    ends = TO_WIN - 1 in (mind.successes, mind.failures)
    useful = approve == mind.can_sink(view.team, view.mission)
    return "open" if useful and approve != good_enough(mind) and (ends or not mind.level.cover) else "cover"
