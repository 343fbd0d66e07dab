"""The state of a game of The Resistance, and the public records it is made of."""

from typing import Literal

from msgspec import Struct

from crosstable.core import Outcome, Seat

from .data import SIDE, Card, Character, Options, Plot

Phase = Literal[
    "strong_leader", "give_plots", "take_plot", "overhear", "open_up", "propose", "appoint", "opinion", "vote",
    "no_confidence", "spotlight", "mission", "close_eye", "early", "accuse", "inquire", "examine", "show_loyalty",
    "over",
]  # fmt: skip
"""What the table is doing."""

How = Literal["reveal", "examined", "inquired", "overheard", "confidence", "open_up", "close_eye"]


class Known(Struct, frozen=True, gc=False):
    """Something a seat has been shown: how, by whom, what, and in which round (0: at the opening).

    `mission` is the mission's number on the board; 0 at the opening, and where none was chosen yet (B12).
    `what` is a character, a side (resistance, spy), a loyalty card, a mission card, or `deep_or_pretender` for the two
    seats of which one is the Deep Agent and the other the Pretender.
    """

    how: How
    seats: tuple[Seat, ...]
    what: str
    round: int
    mission: int = 0


class Proposal(Struct, frozen=True, gc=False):
    """A team that was voted on (B4). `stopped` is who used No Confidence on it."""

    round: int
    mission: int
    leader: Seat
    team: tuple[Seat, ...]
    investigator: Seat | None
    votes: tuple[bool, ...]
    approved: bool
    stopped: Seat | None = None


class Tally(Struct, frozen=True, gc=False):
    """How many of each kind of mission card were played (B7, H6)."""

    success: int = 0
    fail: int = 0
    chief_fail: int = 0
    reverse: int = 0


class Mission(Struct, frozen=True, gc=False):
    """A mission that was played. `by_cards` is what its cards gave, `success` what stands now."""

    round: int
    mission: int
    leader: Seat
    team: tuple[Seat, ...]
    investigator: Seat | None
    tally: Tally
    by_cards: bool
    success: bool
    exposed: Seat | None = None
    """Who played face up (P12), and what."""
    exposed_card: Card | None = None


class Accusation(Struct, frozen=True, gc=False):
    """A Hunter accused somebody (H7, H13)."""

    round: int
    hunter: Seat
    accused: Seat
    early: bool
    right: bool
    mission: int


class Blamed(Struct, frozen=True, gc=False):
    """The Deep Agent blamed somebody (H22). The numbers are those of the missions, statements and looks before it."""

    agent: Seat
    accused: Seat
    right: bool
    missions: int
    statements: int
    looks: int


class OpenCharacter(Struct, frozen=True, gc=False):
    """A character everybody knows."""

    seat: Seat
    character: Character


class Look(Struct, frozen=True, gc=False):
    """Somebody was shown something; everybody knows that, but not what."""

    how: How
    viewer: Seat
    seat: Seat
    round: int
    mission: int = 0


class Statement(Struct, frozen=True, gc=False):
    """Something a seat has said. It may be a lie."""

    seat: Seat
    round: int
    proposal: int
    """How many proposals had been voted on before."""
    kind: Literal["character", "seen", "suspect", "trust", "along", "team", "played", "back", "reject", "reason"]
    seats: tuple[Seat, ...] = ()
    what: str = ""
    mission: int = 0
    """The mission in which a card was seen (P7) or played; 0 where it is not about a card."""
    looks: int = 0
    """How many looks there had been at the table before."""
    back: int = -1
    """The statement that is taken back, by its number; -1 where none is."""
    way: int = 0
    """How it is worded (`way_of`)."""


class State(Struct, frozen=True, gc=False):
    """A game of The Resistance, with all its secrets."""

    options: Options
    characters: tuple[Character, ...]
    """By seat, as they are now: Blame may have exchanged two."""
    leader: Seat
    phase: Phase = "propose"
    round: int = 1
    """Which mission this is in the order of play, from 1; with targeting its number on the board may differ."""
    rejections: int = 0
    mission: int = 1
    considered: tuple[Seat, ...] = ()
    """Whom the leader thinks of, where everybody sees it."""
    team: tuple[Seat, ...] = ()
    investigator: Seat | None = None
    votes: tuple[bool | None, ...] = ()
    cards: tuple[Card | None, ...] = ()
    played: tuple[tuple[Card | None, ...], ...] = ()
    """The cards of the missions that are over, by seat; everybody remembers only his own."""
    queue: tuple[Seat, ...] = ()
    """Who is asked now (the first) and afterwards, where the table asks one after the other."""
    proposals: tuple[Proposal, ...] = ()
    missions: tuple[Mission, ...] = ()
    knows: tuple[tuple[Known, ...], ...] = ()
    deck: tuple[Plot, ...] = ()
    drawn: tuple[Plot, ...] = ()
    given: tuple[Seat, ...] = ()
    """Who has got a plot card in this draw."""
    drawn_in: int = 0
    """The round in which plot cards were drawn last."""
    held: tuple[tuple[Plot, ...], ...] = ()
    strong_used: bool = False
    """A Strong Leader was used and no vote has been held since (P4)."""
    exposed: Seat | None = None
    watched: tuple[Seat, ...] = ()
    """Whose mission card somebody has looked at in this mission (P7)."""
    accusations: tuple[Accusation, ...] = ()
    passed: tuple[Seat, ...] = ()
    """Who has let the early accusation pass (H8)."""
    early_used: bool = False
    inquisitors: tuple[Seat, ...] = ()
    """Who has held the Inquisitor token; the last one holds it (I3)."""
    blamed: Blamed | None = None
    revealed: tuple[OpenCharacter, ...] = ()
    looks: tuple[Look, ...] = ()
    statements: tuple[Statement, ...] = ()
    said: tuple[int, ...] = ()
    """Statements each seat has made while this proposal is on the table."""
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.characters)

    @property
    def successes(self) -> int:
        """Missions that stand as a success."""
        return sum(m.success for m in self.missions)

    @property
    def failures(self) -> int:
        """Missions that stand as a failure."""
        return len(self.missions) - self.successes

    def seat_of(self, character: Character) -> Seat:
        """Who has this character; only for characters of which there is one."""
        return self.characters.index(character)

    def spies(self) -> tuple[Seat, ...]:
        """Everybody on the spies' side now."""
        return tuple(s for s, c in enumerate(self.characters) if SIDE[c] == "spy")

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """All seats in clockwise order, beginning here."""
        return tuple((start + i) % self.seats for i in range(self.seats))
