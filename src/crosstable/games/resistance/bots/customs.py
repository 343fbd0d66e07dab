"""How people at this table vote, learnt within the game: for spies to hide behind, for the honest to read by.

Teams are sorted into kinds in several ways (who goes, how large, how good it looks by the missions so far). In each
kind honest people approve with some chance, unknown at first (a Beta prior) and learnt from their votes. The ways are
weighed by how well they have foretold the votes. A spy either votes by the same custom, or in a way of his own.
"""

from functools import lru_cache
from math import exp, log
from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from crosstable.core import Seat

from ..data import REJECTIONS, SIDES, fails_needed
from ..state import Mission, Proposal
from .deals import POPCOUNT, mask_of
from .urns import Beta, Floats, Ints, urns

if TYPE_CHECKING:
    from ..view import ResistanceView


FAIL = 0.8
"""How often a spy on a team fails, for a grade of teams everybody can work out."""
SPARE = 1e-3
"""What keeps a chance from being nothing."""


class Team(Struct, frozen=True):
    """A team on the table: what is public about it. `rejections` were before it in this round."""

    seats: int
    members: tuple[Seat, ...]
    round: int
    mission: int
    rejections: int
    missions: tuple[Mission, ...]
    """Those that were over by then."""
    leader: Seat = -1
    """Whose team it is; he votes for it, which says nothing."""


def teams_of(seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...]) -> list[Team]:
    """The teams that were voted on."""
    found, rejections = [], 0
    for number, put in enumerate(proposals):
        rejections = rejections + 1 if number and proposals[number - 1].round == put.round else 0
        found.append(Team(seats, put.team, put.round, put.mission, rejections, missions[: put.round - 1], put.leader))
    return found


# ---------------------------------------------------------------- kinds of teams

BAD, GOOD = 0.25, 0.75
"""Below the one a team is bad, from the other on as good as it gets."""
PATIENCE = (0.3, 0.8, 0.6, 0.8, 0.9)
"""How good a team must be for our own resistance, measured by the best there is, to be approved in each round …"""
AMONG_STRANGERS = (0.5, 0.9, 0.9, 0.95, 0.95)
"""The same where people of many customs sit together: others let teams go too lightly, and spies vote openly …"""
WEARING = (1.0, 0.95, 0.85, 0.7, 0.0)
"""… and how that wears off with each rejection: the last one would lose everything."""


LARGE = 6
"""From so many seats on those who go are far from a majority: a team goes only if others give way."""


def gives_way(seats: int, rejections: int) -> bool:
    """Whether who is not on a team asks just for a better one without him: after a rejection, at larger tables."""
    return seats >= LARGE and rejections > 0


def demand(number: int, rejections: int, strangers: bool = False) -> float:
    """How good a team must be in that round after so many rejections; more is asked among `strangers`."""
    return (AMONG_STRANGERS if strangers else PATIENCE)[number - 1] * WEARING[rejections]


@lru_cache(maxsize=8)
def spy_sets(seats: int) -> Ints:
    """Every set of spies, as bits."""
    every = np.arange(1 << seats)
    return np.asarray(every[POPCOUNT[every] == SIDES[seats][1]])


@lru_cache(maxsize=512)
def _by_missions(seats: int, missions: tuple[Mission, ...]) -> Floats:
    """How likely each set of spies is by the fails that were played."""
    sets = spy_sets(seats)
    weight = np.ones(len(sets))
    for mission in missions:
        there, cards = POPCOUNT[sets & mask_of(mission.team)].astype(int), mission.tally
        fails = cards.fail + cards.chief_fail + (0 if mission.by_cards else cards.reverse)
        likely = np.array([_share(n, fails) for n in range(int(there.max()) + 1)])
        weight *= likely[there]
    return weight


def _share(spies: int, fails: int) -> float:
    """How likely so many fails of so many spies are; a Reverse or a change of sides may explain what cannot be else."""
    if fails > spies:
        return SPARE
    return float(FAIL**fails * (1 - FAIL) ** (spies - fails))


@lru_cache(maxsize=4096)
def ratings(team: Team) -> tuple[float, ...]:
    """For each seat how good its honest owner finds the team by the missions, beside the best he could name."""
    sets = spy_sets(team.seats)
    weight = _by_missions(team.seats, team.missions)
    clean = weight * (POPCOUNT[sets & mask_of(team.members)] < fails_needed(team.seats, team.mission))
    size, giving = len(team.members), gives_way(team.seats, team.rejections)
    return tuple(
        float(clean[sets >> seat & 1 == 0].sum())
        / max(_best(team.seats, team.missions, seat, size, team.mission, seat in team.members or not giving), SPARE)
        for seat in range(team.seats)
    )


@lru_cache(maxsize=4096)
def _best(seats: int, missions: tuple[Mission, ...], seat: Seat, size: int, mission: int, there: bool) -> float:
    """The weight of the worlds in which the best team with this seat is clean; without it, for who is not there."""
    sets = spy_sets(seats)
    mine = _by_missions(seats, missions) * (sets >> seat & 1 == 0)
    teams = np.arange(1 << seats)
    teams = teams[(POPCOUNT[teams] == size) & (teams >> seat & 1 == there)]
    clean = POPCOUNT[teams[:, None] & sets[None, :]] < fails_needed(seats, mission)
    return float((clean @ mine).max())


def _by_grade(team: Team, seat: Seat) -> int:
    rating = ratings(team)[seat]
    return (rating >= BAD) + (rating >= GOOD) + 3 * (seat in team.members)


def _by_demand(team: Team, seat: Seat) -> int:
    return (ratings(team)[seat] >= demand(team.round, team.rejections) - SPARE) + 2 * (seat in team.members)


def _by_size(team: Team, seat: Seat) -> int:
    burnt = any(not m.by_cards and not set(m.team).isdisjoint(team.members) for m in team.missions)
    large = len(team.members) > team.seats // 2
    return burnt + 2 * large + 4 * (seat in team.members)


def _by_place(team: Team, seat: Seat) -> int:
    return int(seat in team.members)


def _by_round(team: Team, seat: Seat) -> int:
    return team.round - 1 + 5 * (seat in team.members)


def _by_all(team: Team, seat: Seat) -> int:
    """Everything together: too fine for one game, just right for an evening."""
    return _by_size(team, seat) % 2 + 2 * (seat in team.members) + 4 * min(team.rejections, 3) + 16 * (team.round - 1)


FINE = 80
"""How many kinds that makes."""
ROUGH = 3.0
"""How many votes on teams that are alike in everything the rougher kinds are worth."""
OURS = 40.0
"""… and how many more where people vote as our own resistance does: then their very rule is known …"""
FITS, STRICT = 0.84, 20
"""… as far as it foretells a vote as well as it does our own; the best of poor rules is not theirs yet."""
LAST: Beta = (0.97, 8.0)
"""The last vote before everything is lost."""
OWN: Beta = (0.97, 8.0)
"""A leader's vote on his own team."""
WORTH = 2.0
"""How many votes a first guess is worth."""
SORTINGS = (
    (0.5, _by_demand, (0.06, 0.93, 0.06, 0.94)),
    (0.15, _by_grade, (0.25, 0.45, 0.65, 0.4, 0.75, 0.92)),
    (0.15, _by_size, (0.7, 0.25, 0.45, 0.25, 0.93, 0.5, 0.9, 0.5)),
    (0.1, _by_place, (0.5, 0.85)),
    (0.1, _by_round, (0.8, 0.4, 0.5, 0.35, 0.35, 0.93, 0.85, 0.8, 0.75, 0.75)),
)
"""Ways to sort teams, each with how far it is trusted at first, and first guesses for its kinds."""


@lru_cache(maxsize=256)
def kinds_of(team: Team) -> tuple[tuple[int, ...], ...]:
    """For each sorting the kind of a team for every seat; the last kind is that of a last vote."""
    if team.rejections == REJECTIONS - 1:
        return tuple((len(guesses),) * team.seats for _, _, guesses in SORTINGS)
    return tuple(tuple([sort(team, seat) for seat in range(team.seats)]) for _, sort, _ in SORTINGS)


@lru_cache(maxsize=8)
def _priors(sorting: int) -> tuple[Beta, ...]:
    return (*((guess, WORTH) for guess in SORTINGS[sorting][2]), LAST)


# ---------------------------------------------------------------- earlier games of this table


APART, FAR = 0.2, 30.0
"""How likely people have each a custom of their own before anything was seen, and what is as good as certain."""


class PastGame(Struct, frozen=True):
    """A game that is over, as everybody remembers it."""

    seats: int
    proposals: tuple[Proposal, ...]
    missions: tuple[Mission, ...]
    spies: tuple[Seat, ...]


class Memory:
    """How honest people have voted in the games before: first guesses and trust for each sorting."""

    def __init__(self, games: tuple[PastGame, ...]) -> None:
        counts = [_counts(game.seats, game.proposals, game.missions) for game in games]
        friends = [[s for s in range(game.seats) if s not in game.spies] for game in games]
        self.priors: list[tuple[Beta, ...]] = []
        """What is known of the custom of all, …"""
        self.wide: list[tuple[Beta, ...]] = []
        """… and of that of anybody, if each has his own."""
        self.trust: list[float] = []
        self.votes = 0
        self.fine = np.zeros((2, FINE), dtype=np.intp)
        self.led = np.zeros((2, FINE), dtype=np.intp)
        for game, who in zip(games, friends, strict=True):
            fine, led = _fine_counts(game.seats, game.proposals, game.missions)
            self.fine += fine[:, who].sum(axis=1)
            self.led += led[:, who].sum(axis=1)
        for sorting, (first, _, guesses) in enumerate(SORTINGS):
            none = np.zeros(len(guesses) + 1, dtype=np.intp)
            yes, no = (
                sum((count[sorting][way][who].sum(axis=0) for count, who in zip(counts, friends, strict=True)), none)
                for way in (0, 1)
            )
            likely = float(urns(_priors(sorting)).likely(yes, no)) if games else 0.0
            self.votes = int(yes.sum() + no.sum())
            self.trust.append(log(first) + likely)
            self.priors.append(
                tuple(
                    ((p * worth + int(y)) / (worth + int(y) + int(n)), worth + int(y) + int(n))
                    for (p, worth), y, n in zip(_priors(sorting), yes, no, strict=True)
                )
            )
            self.wide.append(tuple((p, min(worth, WORTH)) for p, worth in self.priors[-1]))
        self.apart = self._apart(counts, friends)

    def _apart(self, counts: list[tuple[tuple[Ints, Ints], ...]], friends: list[list[Seat]]) -> float:
        """How likely the honest have each a custom of their own, at a table of five."""
        if not self.votes or any(count[0][0].shape[0] != min(SIDES) for count in counts):
            return 0.0
        alone = sum(float(_alone(count, self.wide)[who].sum()) for count, who in zip(counts, friends, strict=True))
        alike = [log(first) for first, _, _ in SORTINGS]
        for count, who in zip(counts, friends, strict=True):
            for sorting, (yes, no) in enumerate(count):
                alike[sorting] += float(urns(self.priors[sorting]).likely(yes[who].sum(axis=0), no[who].sum(axis=0)))
        odds = log(APART / (1 - APART)) + alone - float(np.logaddexp.reduce(alike))
        return 1 / (1 + exp(-max(-FAR, min(FAR, odds))))

    @property
    def strangers(self) -> bool:
        """Whether this looks like a table of people who play each in his own way."""
        return self.apart > 0.5


@lru_cache(maxsize=64)
def memory_of(games: tuple[PastGame, ...]) -> Memory:
    """What these games have taught."""
    return Memory(games)


# ---------------------------------------------------------------- counting votes


def _alone(counts: tuple[tuple[Ints, Ints], ...], priors: list[tuple[Beta, ...]]) -> Floats:
    """The logarithm of how likely each seat's votes are, if he has a custom of his own."""
    ways = [
        log(first) + urns(own).likely(yes, no)
        for (first, _, _), own, (yes, no) in zip(SORTINGS, priors, counts, strict=True)
    ]
    return np.asarray(np.logaddexp.reduce(np.array(ways), axis=0))


@lru_cache(maxsize=256)
def _counts(
    seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...]
) -> tuple[tuple[Ints, Ints], ...]:
    """For each sorting the approvals and rejections by seat and kind."""
    found = [np.zeros((2, seats, len(guesses) + 1), dtype=np.intp) for _, _, guesses in SORTINGS]
    for team, put in zip(teams_of(seats, proposals, missions), proposals, strict=True):
        for count, kinds in zip(found, kinds_of(team), strict=True):
            for seat, approves in enumerate(put.votes):
                if seat != put.leader:
                    count[0 if approves else 1, seat, kinds[seat]] += 1
    return tuple((count[0], count[1]) for count in found)


@lru_cache(maxsize=256)
def _fine_counts(seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...]) -> tuple[Ints, Ints]:
    """Approvals and rejections by seat of teams that are alike in everything: of others' teams, and of one's own."""
    others, own = np.zeros((2, 2, seats, FINE), dtype=np.intp)
    for team, put in zip(teams_of(seats, proposals, missions), proposals, strict=True):
        for seat, approves in enumerate(put.votes):
            if team.rejections < REJECTIONS - 1:
                found = own if seat == put.leader else others
                found[0 if approves else 1, seat, _by_all(team, seat)] += 1
    return others, own


# ---------------------------------------------------------------- a spy hides behind the custom


def approval(
    team: Team, friends: tuple[Seat, ...], seen: "ResistanceView", me: Seat, own: bool, before: Memory
) -> Floats:
    """How likely an honest player on each seat would approve the team, by how these friends have voted so far; `own` is
    what our own resistance would do on my seat, which is known better than by the missions alone."""
    share, guesses, worth = _custom(friends, team.seats, seen.proposals, seen.missions, before)
    chances = []
    for sorting, (guess, found) in enumerate(zip(guesses, kinds_of(team), strict=True)):
        kinds = list(found)
        if not sorting and team.rejections < REJECTIONS - 1:
            kinds[me] = own + 2 * (me in team.members)
        chances.append(guess[kinds])
    return _refined(np.asarray(share @ np.array(chances)), worth, team, friends, seen, before)


@lru_cache(maxsize=128)
def _custom(
    friends: tuple[Seat, ...],
    seats: int,
    proposals: tuple[Proposal, ...],
    missions: tuple[Mission, ...],
    before: Memory,
) -> tuple[Floats, list[Floats], float]:
    """How these friends have voted so far: how far each sorting is trusted, what it says of its kinds, and how many
    votes on teams that are alike in everything that is worth."""
    weights, guesses, votes = [], [], 0
    for sorting, (yes, no) in enumerate(_counts(seats, proposals, missions)):
        y, n = yes[list(friends)].sum(axis=0), no[list(friends)].sum(axis=0)
        weights.append(before.trust[sorting] + float(urns(before.priors[sorting]).likely(y, n)))
        votes = before.votes + int(y.sum() + n.sum())
        guess = np.array(before.priors[sorting]).T
        guesses.append((guess[0] * guess[1] + y) / (guess[1] + y + n))
    share = np.exp(np.array(weights) - max(weights))
    share /= share.sum()
    fits = exp((weights[0] - log(SORTINGS[0][0])) / max(1, votes))
    ours = OURS * float(share[0]) ** 4 * min(1.0, fits / FITS) ** STRICT
    return share, guesses, ROUGH + ours


def familiar(team: Team, friends: tuple[Seat, ...], seen: "ResistanceView", me: Seat, before: Memory) -> float:
    """How far votes of honest people on teams that are alike in everything are known, from 0 to 1."""
    kind = _by_all(team, me)
    here = int(_fine_counts(team.seats, seen.proposals, seen.missions)[0][:, list(friends), kind].sum())
    known = here + int(before.fine[:, kind].sum())
    return known / (known + ROUGH)


def own_team(team: Team, friends: tuple[Seat, ...], seen: "ResistanceView", before: Memory) -> float:
    """How likely an honest leader of this table votes for such a team of his own: nearly always, where nothing else was
    seen."""
    kind, (chance, worth) = _by_all(team, team.leader), OWN
    led = _fine_counts(team.seats, seen.proposals, seen.missions)[1]
    yes, no = before.led[:, kind] + led[:, list(friends), kind].sum(axis=1)
    return float((chance * worth + yes) / (worth + yes + no))


def _refined(
    rough: Floats, worth: float, team: Team, friends: tuple[Seat, ...], seen: "ResistanceView", before: Memory
) -> Floats:
    """The chances by what was seen of teams that are alike in everything, as far as there were any."""
    if team.rejections == REJECTIONS - 1:
        return rough
    yes, no = _fine_counts(team.seats, seen.proposals, seen.missions)[0]
    kinds = [_by_all(team, seat) for seat in range(team.seats)]
    y = (before.fine[0] + yes[list(friends)].sum(axis=0))[kinds]
    n = (before.fine[1] + no[list(friends)].sum(axis=0))[kinds]
    return np.asarray((worth * rough + y) / (worth + y + n))


# ---------------------------------------------------------------- the honest read by it

STYLES: tuple[tuple[float, tuple[Beta, ...]], ...] = (
    (0.3, ((0.3, 3.0), (0.9, 3.0), (0.3, 3.0), (0.9, 3.0))),
    (0.2, ((0.15, 3.0), (0.15, 3.0), (0.9, 3.0), (0.9, 3.0))),
    (0.15, ((0.5, 1.0), (0.5, 1.0), (0.5, 1.0), (0.5, 1.0))),
)
"""Ways of their own in which spies vote, each with its share: by whether a spy can sink the team, by whether he is on
it, and in any other way; for off the team and clean, off it and dirty, on it and clean, on it and dirty."""
HIDES = 0.35
"""The share of spies who vote as the honest do."""


def vote_table(
    seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...], me: Seat, trust: float, before: Memory
) -> Floats:
    """How likely all votes are, for each set of spies (as bits); `trust` is how far votes are read at all."""
    together = max(1, TOGETHER // (spy_sets(seats).size + _who(seats).size))
    group, place = divmod(me + 1, together)
    listeners = tuple(range(seats))[max(0, group * together - 1) : (group + 1) * together - 1]
    return _vote_tables(seats, proposals, missions, listeners if group else (-1, *listeners), trust, before)[place]


TOGETHER = 3500
"""Seats that hear the same votes are reckoned together, as long as it is about no more numbers than these."""


@lru_cache(maxsize=128)
def _vote_tables(
    seats: int,
    proposals: tuple[Proposal, ...],
    missions: tuple[Mission, ...],
    listeners: tuple[Seat, ...],
    trust: float,
    before: Memory,
) -> list[Floats]:
    """The same for several listeners; their own votes tell them nothing."""
    sets, who = spy_sets(seats), _who(seats)
    heard = who[None, :, :] != np.array(listeners)[:, None, None]
    every = np.arange(seats)[:, None, None]
    friend = (sets[None, None, :] >> every & 1 == 0) & (every != np.array(listeners)[None, :, None])
    friends = friend.reshape(seats, -1).astype(np.float64)
    openly = _openly(seats, proposals, missions)
    by_sorting = []
    for sorting, (kinds, votes, alone) in enumerate(_votes_by_kind(seats, proposals, missions)):
        honest = (votes @ friends).astype(np.intp)  # of all friends together …
        hidden = honest.reshape(len(votes), *heard.shape[:2], 1) + alone[:, None]  # … and with one spy who votes so too
        both = np.concatenate((honest, hidden.reshape(len(votes), heard.size)), axis=1)
        likely = urns(before.priors[sorting]).by_column(kinds, both)
        own, rest = likely[: honest.shape[1]].reshape(heard.shape[:2]), likely[honest.shape[1] :].reshape(heard.shape)
        ways = np.logaddexp(np.log(HIDES) + (rest - own[:, :, None]), openly)
        by_sorting.append(before.trust[sorting] + own + (ways * heard).sum(axis=2))
    likely = np.logaddexp.reduce(np.array(by_sorting), axis=0)
    if before.apart and seats == min(SIDES):
        lonely = _alone(_counts(seats, proposals, missions), before.wide)
        ways = np.logaddexp(np.log(HIDES) + lonely[who], openly)
        each = (lonely @ friends).reshape(likely.shape) + (ways * heard).sum(axis=2)
        together = log(1 - before.apart) + likely - np.logaddexp.reduce(before.trust)
        likely = np.logaddexp(together, log(before.apart) + each)
    found = []
    for whole in likely:
        table = np.ones(1 << seats)
        table[sets] = np.exp(trust * (whole - whole.max()))
        found.append(table)
    return found


@lru_cache(maxsize=64)
def _votes_by_kind(
    seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...]
) -> list[tuple[Ints, Floats, Ints]]:
    """For each sorting the kinds there were, and below each other all seats' approvals of each, then their rejections:
    of every seat, and of every spy in each set."""
    found = []
    for yes, no in _counts(seats, proposals, missions):
        kinds = np.flatnonzero((yes + no).any(axis=0))
        votes = np.concatenate((yes[:, kinds].T, no[:, kinds].T))
        found.append((kinds, votes.astype(np.float64), votes[:, _who(seats)]))
    return found


@lru_cache(maxsize=8)
def _who(seats: int) -> Ints:
    """The spies of each set: a row a set."""
    return np.array([[s for s in range(seats) if spies >> s & 1] for spies in spy_sets(seats).tolist()], dtype=np.intp)


@lru_cache(maxsize=256)
def _openly(seats: int, proposals: tuple[Proposal, ...], missions: tuple[Mission, ...]) -> Floats:
    """For each set of spies and each spy in it the logarithm of its votes' chance if it votes in a way of its own."""
    sets, who = spy_sets(seats), _who(seats)
    counts = np.zeros((2, *who.shape, 4), dtype=np.intp)
    row, column = np.arange(len(sets))[:, None], np.arange(who.shape[1])[None, :]
    for put in proposals:
        dirty = (POPCOUNT[sets & mask_of(put.team)] >= fails_needed(seats, put.mission)).astype(np.intp)
        on = np.isin(np.arange(seats), put.team).astype(np.intp)
        rejects = 1 - np.array(put.votes, dtype=np.intp)
        counts[rejects[who], row, column, dirty[:, None] + 2 * on[who]] += who != put.leader
    likely = [np.log(share) + urns(priors).likely(counts[0], counts[1]) for share, priors in STYLES]
    return np.asarray(np.logaddexp.reduce(np.array(likely), axis=0))
