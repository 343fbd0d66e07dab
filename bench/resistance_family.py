"""What the strong bot of The Resistance is tuned on: players drawn by lot from a wide family, never the rivals.

`python -m bench.resistance_family 20 100` plays 20 of them, 100 games each, on both sides.
"""

import math
import random
import sys

from crosstable.core.seats import Seat
from crosstable.games.resistance.bots import silent
from crosstable.games.resistance.view import ResistanceView

from .resistance_rivals import SIDES, against
from .rivals.resistance import FailCounter, Likely, Spies, Team, known_spies, past


class Drawn(FailCounter):
    """Somebody whose custom of voting, reading of votes and ways as a spy are drawn by lot."""

    def __init__(self, seed: int) -> None:
        luck = random.Random(seed)
        self.bias = luck.gauss(0.5, 1.5)
        self.on, self.first = abs(luck.gauss(0, 2)), luck.gauss(1, 1.5)
        self.care, self.wear = luck.uniform(0, 8), luck.uniform(0, 0.8)
        self.firm = luck.choice((1.0, 3.0, 10.0))
        names = ("off", "let_fail", "stopped", "suits", "odd")
        self.reads = {name: max(0.0, luck.gauss(0.3, 0.6)) if luck.random() < 0.6 else 0.0 for name in names}
        self.style = luck.choice(("honest", "open", "self", "always", "coin"))
        self.fail, self.early = luck.uniform(0.6, 1.0), luck.uniform(0.0, 1.0)

    def lets_go(self, team: Team, me: Seat, likely: Likely, luck: random.Random) -> bool:
        """By how much worse than need be it looks, and the rest of the custom."""
        order = sorted(p for s, p in likely.items() if s != me)
        worse = sum(likely[s] for s in team.team if s != me) - sum(order[: len(team.team) - 1])
        leaning = self.bias + self.on * (me in team.team) + self.first * (team.round == 1)
        leaning += self.wear * team.rejections - self.care * worse
        return luck.random() < 1 / (1 + math.exp(-max(-30.0, min(30.0, self.firm * leaning))))

    def reading(self, view: ResistanceView, spies: Spies) -> float:
        """What he takes for signs."""
        ended, signs = {m.round: m.success for m in view.missions}, 0.0
        for team, put in past(view):
            if team.last:
                continue
            went = ended.get(put.round) if put.approved else None
            suits = not spies.isdisjoint(put.team)
            most = sum(put.votes) * 2 > len(put.votes)
            for seat in spies:
                yes = put.votes[seat]
                signs += self.reads["off"] * (1 if yes else -0.4) * (seat not in put.team)
                signs += self.reads["let_fail"] * (yes and went is False) + self.reads["stopped"] * (
                    not yes and went is True
                )
                signs += self.reads["suits"] * (1 if yes == suits else -1) + self.reads["odd"] * (yes != most)
        return math.exp(signs)

    def spy_vote(self, view: ResistanceView, me: Seat, honest: bool) -> bool:
        """As his style is."""
        suits = not known_spies(view).isdisjoint(view.team)
        coin = hash((view.proposals, me)) % 10 < 6
        return {"honest": honest, "open": suits, "self": me in view.team, "always": True, "coin": coin}[self.style]

    def fails(self, view: ResistanceView, luck: random.Random) -> bool:
        """More or less often."""
        return luck.random() < (self.early if view.round == 1 else self.fail)


def main(players: int, games: int) -> None:
    """Our strong bot on both sides against each of them."""
    ours = silent("strong", tells=False)
    for side in SIDES:
        shares = [against(ours, Drawn(seed), side, games, seed * 1000) / games for seed in range(players)]
        print(side, f"{sum(shares) / players:.3f}", " ".join(f"{share:.2f}" for share in shares))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
