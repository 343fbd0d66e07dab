"""One seat's thoughts at one moment: what it knows, believes and shows."""

import random
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

from msgspec.structs import replace

from crosstable.bots.characters import Character as Temper
from crosstable.bots.characters import character
from crosstable.core import Offer, Seat

from ..data import MISSIONS, REJECTIONS, SIDE, Character, fails_needed
from ..know.claims import sort_of
from ..rules.talk import taken_back
from ..state import Statement
from ..view import ResistanceView
from .belief import Belief, belief_of, cover_of
from .habits import Habits
from .levels import Level

NEARLY = 1e-9
SEEN_THROUGH = 0.9
"""Whom everybody takes for a spy as surely as this has nothing left to hide."""
MUCH_SEEN = 7
"""Up to so many players examinations, the Inquisitor and plot cards together reach nearly everybody."""
DAMNING = ("spy", "spy_chief", "fail", "chief_fail")
"""What proves a spy when it was shown."""


class Mind:
    """What a bot has in mind when it is asked."""

    def __init__(
        self, view: ResistanceView, level: Level, luck: random.Random, name: str = "", secret: int = 0
    ) -> None:
        assert view.seat is not None
        assert view.mine is not None
        self.view = view
        self.temper: Temper = character(name)
        self.level = _heeding(level, self.temper)
        self.luck = luck
        self._secret = secret
        self.me: Seat = view.seat
        self.character: Character = view.mine.character
        self.is_spy = SIDE[self.character] == "spy"

    @cached_property
    def belief(self) -> Belief:
        """What I know and believe."""
        return belief_of(self.view, self.level.habits)

    @cached_property
    def face(self) -> Belief:
        """What I would believe if I were what I pretend to be: a plain resistance member."""
        return self.belief if not self.is_spy else self._covered(self.level.habits)

    def _covered(self, habits: Habits) -> Belief:
        """The same by these habits; what I have said I was shown is what I have seen, for people hold me to it."""
        told = cover_of(self._as_told, habits, self.mask)
        return told if told.possible else cover_of(self.view, habits, self.mask)

    @cached_property
    def _as_told(self) -> ResistanceView:
        """What I see, if my words are true; of what I have kept to myself I show nothing."""
        mine = self.view.mine
        if mine is None or self.forgetful or all(known.how == "reveal" for known in mine.knows):
            return self.view
        said = {
            (c.said.seats[0], sort_of(c.said.what), c.said.mission): c.said.what
            for c in self.view.claims
            if c.said.kind == "seen" and c.said.seat == self.me
        }
        keys = [(k.seats[0], sort_of(k.what), k.mission if k.how == "close_eye" else 0) for k in mine.knows]
        story = [
            known if known.how == "reveal" else replace(known, what=said[key])
            for known, key in zip(mine.knows, keys, strict=True)
            if known.how == "reveal" or key in said
        ]
        return replace(self.view, mine=replace(mine, knows=tuple(story)))

    @cached_property
    def public(self) -> Belief:
        """What everybody can believe of everybody, me included."""
        return belief_of(replace(self.view, mine=None, seat=None), self.level.habits)

    def settled(self, question: str) -> float:
        """A number from 0 to 1 that is the same whenever I ask myself this in one game, and that nobody else knows."""
        return random.Random(f"{self._secret} {question}").random()

    @property
    def mask(self) -> Character:
        """Whom a spy pretends to be: the plainest member of the resistance there is."""
        friends = [c for c in self.view.cast if SIDE[c] == "resistance"]
        return "resistance" if "resistance" in friends else friends[-1]

    @cached_property
    def certain(self) -> tuple[Seat, ...]:
        """Whom my face knows to be a spy from cards and looks alone, whatever was voted or said."""
        facts = _by_facts(self.level.habits)
        known = self._covered(facts) if self.is_spy else belief_of(self.view, facts)
        return tuple(s for s in range(self.view.seats) if s != self.me and known.spy(s) > 1 - NEARLY)

    @cached_property
    def shown(self) -> Belief:
        """The belief I act on before everybody: a spy with cover keeps up his face."""
        return self.face if self.is_spy and self.level.cover else self.belief

    @property
    def forgetful(self) -> bool:
        """Whether I have not the whole game in mind, and act from the moment."""
        return self.level.habits.recalls < MISSIONS

    @property
    def much_seen(self) -> bool:
        """Whether loyalty, sides and cards are all looked at, at a table so small that nearly everybody is seen, and I
        keep it in mind: who has failed once is found out there before the third time."""
        options = self.view.options
        looks = options.hunter and options.inquisitor and options.plot
        return looks and self.view.seats <= MUCH_SEEN and not self.forgetful

    @cached_property
    def open_book(self) -> bool:
        """Whether everybody takes me, a spy, for one by cards and words, whatever was voted: there is nothing left to
        hide."""
        if not self.is_spy or self.forgetful:
            return False
        told = _by_words(self.level.habits)
        return belief_of(replace(self.view, mine=None, seat=None), told).spy(self.me) > SEEN_THROUGH

    @property
    def accused(self) -> set[Seat]:
        """Whom I have called a spy, also where I have taken it back."""
        mine = (claim.said for claim in self.view.claims if claim.said.seat == self.me)
        return {seat for said in mine if said.kind == "suspect" for seat in said.seats} | self.seen_as_spies

    @property
    def worse(self) -> list[set[Seat]]:
        """Teams of this mission to which I have said that there is a better one."""
        mine = (c.said for c in self.view.claims if c.said.seat == self.me and c.said.what == "better_team")
        puts = self.view.proposals
        return [set(puts[said.proposal - 1].team) for said in mine if said.round == self.view.round and said.proposal]

    @property
    def suspected(self) -> set[Seat]:
        """Whom I call a spy: what I have taken back does not count."""
        said = [claim.said for claim in self.view.claims]
        gone = taken_back(said)
        mine = (one for n, one in enumerate(said) if n not in gone and one.seat == self.me and one.kind == "suspect")
        return self.seen_as_spies.union(*(one.seats for one in mine))

    @property
    def seen_as_spies(self) -> set[Seat]:
        """Of whom I have said that I was shown a spy, if I keep it in mind: I need not suspect them as well."""
        mine = (claim.said for claim in self.view.claims if claim.said.seat == self.me and not self.forgetful)
        return {said.seats[0] for said in mine if said.kind == "seen" and said.what in DAMNING}

    def told_of(self, seat: Seat) -> str | None:
        """What I have said that this seat has shown me."""
        mine = (claim.said for claim in self.view.claims if claim.said.seat == self.me)
        return next((said.what for said in mine if said.kind == "seen" and said.seats[0] == seat), None)

    @property
    def successes(self) -> int:
        """Missions that stand as a success."""
        return sum(m.success for m in self.view.missions)

    @property
    def failures(self) -> int:
        """Missions that stand as a failure."""
        return len(self.view.missions) - self.successes

    @property
    def last_word(self) -> bool:
        """Whether this vote decides everything: there is nothing left to hide."""
        return self.successes == 2 and self.view.rejections == REJECTIONS - 1

    def is_fellow(self, seat: Seat) -> bool:
        """Whether I am a spy and know that this seat is one too."""
        return self.is_spy and seat != self.me and self.belief.spy(seat) > 1 - NEARLY

    def fellows(self, team: Iterable[Seat]) -> list[Seat]:
        """The fellow spies I know of on a team, clockwise from the leader: all of them count in the same order."""
        turn = [(self.view.leader + i) % self.view.seats for i in range(self.view.seats)]
        return [s for s in turn if s in tuple(team) and self.is_fellow(s)]

    def can_sink(self, team: tuple[Seat, ...], mission: int) -> bool:
        """Whether, as far as I know, spies on this team can sink this mission; a Reverser can by himself (R3)."""
        known = [*self.fellows(team), *([self.me] if self.me in team else [])]
        enough = len(known) >= fails_needed(self.view.seats, mission)
        return enough or any(self.belief.one_of(seat, ("spy_reverser",)) > 1 - NEARLY for seat in known)

    def slip(self) -> bool:
        """Whether I act without thinking this time."""
        return self.luck.random() < self.level.slips

    def most(self, seats: Iterable[Seat], worth: Any) -> Seat:
        """The seat that is worth most; among equals any."""
        ranked = [(worth(seat), self.luck.random(), seat) for seat in seats]
        return max(ranked)[2]

    def offer(self, kind: str) -> Offer | None:
        """What I am offered of this kind."""
        return next((o for o in self.view.offers if o.action == kind), None)

    def seats_for(self, kind: str) -> tuple[Seat, ...]:
        """The seats I may choose for that kind of action."""
        found = self.offer(kind)
        return tuple(int(s) for s in found.fields["seat"].of) if found else ()


@lru_cache(maxsize=256)
def _by_facts(habits: Habits) -> Habits:
    """The same who goes by cards and looks alone."""
    return replace(habits, votes_from=99, talk=False)


@lru_cache(maxsize=256)
def _by_words(habits: Habits) -> Habits:
    """The same who goes by cards and words, whatever was voted."""
    return replace(habits, votes_from=99)


@lru_cache(maxsize=256)
def _heeding(level: Level, temper: Temper) -> Level:
    """Who trusts people lets their words count for more."""
    return replace(level, habits=replace(level.habits, heed=0.5 + temper.trust))


def accuses(said: Statement) -> bool:
    """Whether it calls somebody a spy."""
    return said.kind == "suspect" or (said.kind == "seen" and said.what in DAMNING)
