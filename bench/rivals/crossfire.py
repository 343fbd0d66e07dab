"""Rivals for Crossfire: rules of thumb for both sides, written from descriptions and not tuned on."""

from collections import Counter

from crosstable.core.action import Action
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.games.crossfire.actions import Aim, Claim, Ready, Suspect, TellRole, TellSeen
from crosstable.games.crossfire.data import BYSTANDERS, Role
from crosstable.games.crossfire.know.deduce import beliefs
from crosstable.games.crossfire.know.evidence import seen
from crosstable.games.crossfire.know.notebook import believing
from crosstable.games.crossfire.view import CrossfireView

SURE = 0.6
"""From this chance on a loud Agent says whom he takes for an Assassin."""


class SilentShooter:
    """Declares nothing, says nothing, and shoots by what his own looks exactly come to."""

    credulous = False

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Claim, talk or aim, as the phase asks."""
        view = sight.view
        assert isinstance(view, CrossfireView)
        if view.phase == "claim":
            return Thought(self.claim(view))
        return Thought(self.talk(view) if view.phase == "talk" else self.aim(view))

    def claim(self, view: CrossfireView) -> Claim:
        """Nothing."""
        return Claim("undeclared")

    def talk(self, view: CrossfireView) -> Action:
        """Nothing."""
        return Ready()

    def aim(self, view: CrossfireView) -> Aim:
        """At the likeliest enemy who is not likely somebody to spare."""
        enemy: Role = "vip" if view.role == "assassin" else "assassin"
        spared: set[Role] = set(BYSTANDERS) if enemy == "vip" else {*BYSTANDERS, "vip"}
        likely = self.likely(view)
        worth = {seat: c.get(enemy, 0.0) - sum([c.get(role, 0.0) for role in spared]) for seat, c in likely.items()}
        return Aim(tuple(sorted(sorted(worth, key=lambda seat: -worth[seat])[: 2 if view.role == "enforcer" else 1])))

    def likely(self, view: CrossfireView) -> dict[int, dict[Role, float]]:
        """What everybody else may be: by one's own looks, and for the credulous by all that was said and can be."""
        assert view.seat is not None
        facts = frozenset(seen(view.circle.index(view.seat), view.looks))
        if self.credulous:
            others = tuple([said for said in view.said if said.seat != view.seat])
            facts = believing(view.deck, view.circle, others, facts)[0]
        known = beliefs(view.deck, facts)
        assert known is not None
        return {seat: c for seat, c in zip(view.circle, known.chances, strict=True) if seat != view.seat}


class LoudHonest(SilentShooter):
    """Says who he is, all he saw and whom he suspects, and believes everybody. Only the VIP passes for a Bystander."""

    credulous = True

    def claim(self, view: CrossfireView) -> Claim:
        """The truth, but for the VIP."""
        return Claim("agent" if view.role in ("agent", "enforcer", "bodyguard") else "bystander")

    def talk(self, view: CrossfireView) -> Action:
        """One look after the other, then a suspicion."""
        mine = [said for said in view.said if said.seat == view.seat]
        told = {said.stage for said in mine if said.kind == "seen"}
        for look in view.looks[:-1]:
            if look.stage not in told:
                return TellSeen(look.stage, look.role)
        likely = {seat: chances.get("assassin", 0.0) for seat, chances in self.likely(view).items()}
        worst = max(likely, key=lambda seat: likely[seat])
        if likely[worst] < SURE or view.role == "vip" or any(said.kind == "suspect" for said in mine):
            return Ready()
        return Suspect(worst, "assassin")


class AgentClaimer(SilentShooter):
    """An Assassin who always claims to be an Agent, says so once more, and believes what everybody says."""

    credulous = True

    def claim(self, view: CrossfireView) -> Claim:
        """Agent, whatever he is."""
        return Claim("agent")

    def talk(self, view: CrossfireView) -> Action:
        """That he is an Agent."""
        said = any(one.seat == view.seat and one.kind == "am" for one in view.said)
        return Ready() if said or "agent" not in view.deck else TellRole("agent")


class CrowdFollower(SilentShooter):
    """An Agent who claims it, says nothing more, and shoots whom most speak ill of, if his own looks allow it."""

    def claim(self, view: CrossfireView) -> Claim:
        """The truth, but for the VIP."""
        return Claim("bystander" if view.role == "vip" else "agent")

    def aim(self, view: CrossfireView) -> Aim:
        """At the seat with most accusers that may be an Assassin; by his own looks alone if there is none."""
        likely = self.likely(view)
        ill = Counter(said.about for said in view.said if said.kind in ("suspect", "doubt"))
        named = [seat for seat in likely if ill[seat] and likely[seat].get("assassin", 0.0) > 0]
        if not named:
            return super().aim(view)
        return Aim((max(named, key=lambda seat: (ill[seat], likely[seat].get("assassin", 0.0))),))


class QuietBystander(SilentShooter):
    """An Assassin who passes for a Bystander, tells truly of every card but the VIP's and an Assassin's, and believes
    what everybody says."""

    credulous = True

    def claim(self, view: CrossfireView) -> Claim:
        """Bystander."""
        return Claim("bystander")

    def talk(self, view: CrossfireView) -> Action:
        """One harmless card after the other."""
        told = {said.stage for said in view.said if said.seat == view.seat and said.kind == "seen"}
        harmless = [look for look in view.looks[:-1] if look.role not in ("vip", "assassin")]
        return next((TellSeen(look.stage, look.role) for look in harmless if look.stage not in told), Ready())
