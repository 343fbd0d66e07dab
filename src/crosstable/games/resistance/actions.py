"""What a seat can do in The Resistance."""

from crosstable.core import Action, Seat

from .data import Card, Character, Loyalty, Plot, Reason


class AboutSeat(Action, frozen=True):
    """What is done to, or said about, one player."""

    seat: Seat


class Propose(Action, frozen=True):
    """The leader names a team, and the mission it is for (B3, B12)."""

    mission: int
    team: tuple[Seat, ...]


class Consider(Action, frozen=True):
    """The leader lets everybody see whom he thinks of (B3, ours)."""

    team: tuple[Seat, ...]


class Appoint(AboutSeat, frozen=True):
    """The leader gives away the Investigator token (H4)."""


class Vote(Action, frozen=True):
    """Approve or reject the team (B4)."""

    approve: bool


class PlayCard(Action, frozen=True):
    """Play a mission card (B7)."""

    card: Card


class Accuse(AboutSeat, frozen=True):
    """A Hunter accuses somebody of being an enemy Chief (H7, H13)."""


class Examine(AboutSeat, frozen=True):
    """Ask somebody for his loyalty card (H11)."""


class ShowLoyalty(Action, frozen=True):
    """Hand over a loyalty card (H11, H18)."""

    card: Loyalty


class Inquire(AboutSeat, frozen=True):
    """The Inquisitor looks at somebody's side (I2)."""


class Blame(AboutSeat, frozen=True):
    """The Deep Agent reveals himself and names the Pretender (H22)."""


class Pass(Action, frozen=True):
    """Make no use of what one could do now."""


class GivePlot(Action, frozen=True):
    """The leader gives a drawn plot card to a player (P2)."""

    card: Plot
    seat: Seat


class TakeLead(Action, frozen=True):
    """Use Strong Leader (P4)."""


class StopTeam(Action, frozen=True):
    """Use No Confidence (P5)."""


class WatchCard(AboutSeat, frozen=True):
    """Use Keeping a Close Eye on a team member (P7)."""


class TakePlot(Action, frozen=True):
    """Take Responsibility: take a plot card from another player (P8)."""

    seat: Seat
    card: Plot


class Overhear(AboutSeat, frozen=True):
    """Overheard Conversation: look at a neighbour's side (P9)."""


class OpenUp(AboutSeat, frozen=True):
    """Open Up: show one's side to a player (P11)."""


class Expose(AboutSeat, frozen=True):
    """Use In the Spotlight on a team member (P12)."""


class ClaimCharacter(Action, frozen=True):
    """Say who one is."""

    character: Character


class ClaimSeen(Action, frozen=True):
    """Say what somebody has shown: a loyalty card, a side (resistance, spy), or the mission card one has watched."""

    seat: Seat
    shown: str


class Suspect(Action, frozen=True):
    """Say whom one takes for spies."""

    seats: tuple[Seat, ...]


class Trust(AboutSeat, frozen=True):
    """Say that one trusts somebody."""


class Suggest(Action, frozen=True):
    """Suggest a team to the leader (B3, ours)."""

    team: tuple[Seat, ...]


class AskAlong(Action, frozen=True):
    """Ask to be taken along."""


class ClaimPlayed(Action, frozen=True):
    """Say which card one has played on a mission that is over."""

    mission: int
    card: Card


class AskReject(Action, frozen=True):
    """Ask somebody why he has rejected the last team."""

    seat: Seat


class Explain(Action, frozen=True):
    """Say why one has voted or proposed as one has."""

    reason: Reason


class TakeBack(Action, frozen=True):
    """Take back something one has said, by its number in the conversation."""

    statement: int


ACTIONS: tuple[type[Action], ...] = (
    Propose, Appoint, Vote, PlayCard, Accuse, Examine, ShowLoyalty, Inquire, Blame, Pass, GivePlot, TakeLead, StopTeam,
    WatchCard, TakePlot, Overhear, OpenUp, Expose, ClaimCharacter, ClaimSeen, Suspect, Trust, AskAlong, Consider,
    Suggest, ClaimPlayed, AskReject, Explain, TakeBack,
)  # fmt: skip
