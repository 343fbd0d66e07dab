"""Why a bot did what it did, in a sentence, for whoever looks back at the game."""

from crosstable.core import Action, Seat, Sentence, sentence

from ..actions import Accuse, Blame, PlayCard, Propose, Suspect, Vote
from ..data import TO_WIN
from .seatmind import Mind
from .teams import good_enough

AS_SAFE = 0.01
"""Up to this a team is as safe as another: of such a leader takes the one that suits him."""


def why(mind: Mind, action: Action) -> Sentence | None:
    """The reason for what is worth a reason."""
    match action:
        case Propose(mission=mission, team=team):
            return sentence(
                "resistance-bot-propose",
                how=_proposed(mind, team, mission),
                percent=round(100 * mind.face.safe(team, mission)),
            )
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


def _proposed(mind: Mind, team: tuple[Seat, ...], mission: int) -> str:
    """A team that spies can sink, or the safest there is; any other only by a slip."""
    if mind.is_spy and mind.can_sink(team, mission):
        return "spy"
    if mind.face.safe(team, mission) < mind.face.safest(len(team), mission)[0][0] - AS_SAFE:
        return "slip"
    return "mask" if mind.is_spy else "safest"


def _voted(mind: Mind, approve: bool) -> str:
    """A friend by how safe the team was, but for a slip; a spy openly when the game is at stake, else as others do."""
    view = mind.view
    if view.leader == mind.me:
        return "own"
    if not mind.is_spy:
        last = approve and view.rejections == view.most_rejections - 1
        as_said = not approve and set(view.team) in mind.worse
        return "last" if last else "fair" if as_said or approve == good_enough(mind) else "slip"
    ends = TO_WIN - 1 in (mind.successes, mind.failures)
    useful = approve == mind.can_sink(view.team, view.mission)
    return "open" if useful and approve != good_enough(mind) and (ends or not mind.level.cover) else "cover"
