"""What decisions in The Resistance were worth, by the exact beliefs of who made them."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from crosstable.core import Action, Arg, Seat, sentence
from crosstable.core.action import tag_of
from crosstable.core.review import LEAST, Effort, Eyes, Way, Weighed
from crosstable.review.words import name, names, percent

from ..actions import AboutSeat, Accuse, Blame, Examine, Inquire, Overhear, PlayCard, Propose, Vote
from ..bots import stakes
from ..bots.belief import Belief, belief_of
from ..bots.course import FACTS
from ..bots.habits import Habits
from ..bots.plotting import PLOTS, led_by, weigh_plot
from ..bots.spoken import SPOKEN as SPOKEN
from ..bots.spoken import weigh_words
from ..data import PREY, REJECTIONS, SIDE, Character
from ..state import Proposal, State
from ..view import ResistanceView, Testimony
from .insight import HABITS

WEIGHED: tuple[type[Action], ...] = (
    Propose, Vote, PlayCard, Accuse, Blame, Inquire, Examine, Overhear, *PLOTS, *SPOKEN,
)  # fmt: skip

LENSES = (FACTS, Habits(fail=(0.9,) * 5, talk=False), HABITS["talk"])
"""What may be thought of spies and of what is said; where they disagree about a decision, that is its error."""
SHOWN = 3
UNSEEN = ("inquire", "examine", "overhear", "give_plots", "take_plot", "open_up", "appoint", "spotlight", "close_eye")
"""Phases in which somebody is chosen for something whose course with anybody else is not known."""

Team = tuple[Seat, ...]


def weigh(eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
    """A team, a vote, a card, a look, an accusation or words by what the seat could know."""
    view = eyes.view
    assert isinstance(view, ResistanceView)
    assert view.mine is not None
    if isinstance(action, SPOKEN):
        return weigh_words(view, action, effort)
    reverses = isinstance(action, PlayCard) and _may(view, "reverse")
    if SIDE[view.mine.character] == "spy" and isinstance(action, Propose | Vote | PlayCard) and not reverses:
        return stakes.weigh(view, action, effort)
    beliefs = [belief_of(view, habits) for habits in LENSES]
    if not all(one.possible for one in beliefs):
        return None
    if isinstance(action, PLOTS):
        return weigh_plot(view, beliefs, action, effort)
    if isinstance(action, PlayCard):
        return _reversed(view, beliefs, action.card) if reverses else None
    if isinstance(action, Inquire | Examine | Overhear):
        return _looked(beliefs, view, action)
    if isinstance(action, Blame):
        return _named(beliefs, view, action.seat, "blame", ("pretender",))
    if isinstance(action, Propose):
        return _proposed(beliefs, action)
    if isinstance(action, Vote):
        return _voted(beliefs, view, action.approve)
    assert isinstance(action, Accuse)
    return _named(beliefs, view, action.seat, "accuse", PREY[SIDE[view.mine.character]])


def _may(view: ResistanceView, card: str) -> bool:
    """Whether this seat may play that card now."""
    return any(card in offer.fields["card"].of for offer in view.offers if offer.action == "play_card")


def _spread(losses: Sequence[float]) -> float:
    return max(losses) - min(losses)


# ---------------------------------------------------------------- teams


def _proposed(beliefs: Sequence[Belief], action: Propose) -> Weighed:
    """A team beside the safest of its size."""
    team, size = tuple(sorted(action.team)), len(action.team)
    ranked = beliefs[0].safest(size, action.mission)
    best = next((p, one) for p, one in ranked if p >= ranked[0][0] - 1e-9 and (one == team or p > _p(ranked, team)))
    losses = [one.safest(size, action.mission)[0][0] - one.safe(team, action.mission) for one in beliefs]
    taken = best[0] - losses[0]
    return Weighed(
        best=best[0],
        taken=max(0.0, taken),
        error=_spread(losses),
        about=sentence("resistance-verdict-clean"),
        done=sentence("resistance-verdict-proposed", mission=action.mission, names=names(team), chance=percent(taken)),
        better=sentence("resistance-verdict-safest", names=names(best[1]), chance=percent(best[0])),
        ways=_teams(ranked, team, taken),
        seats=team,
    )


def _p(ranked: Sequence[tuple[float, Team]], team: Team) -> float:
    return next(p for p, one in ranked if one == team) + 1e-9


def _teams(ranked: Sequence[tuple[float, Team]], team: Team, taken: float) -> tuple[Way, ...]:
    """The safest teams, and this one."""
    best = [Way(names(one), p, one == team) for p, one in ranked[:SHOWN]]
    return tuple(best if any(way.taken for way in best) else [*best[:-1], Way(names(team), max(0.0, taken), True)])


def _voted(beliefs: Sequence[Belief], view: ResistanceView, approve: bool) -> Weighed:
    """A vote: this team beside what the next leader would bring; after the last rejection the spies have won."""
    team, mission = tuple(sorted(view.team)), view.mission
    here = [one.safe(team, mission) for one in beliefs]
    next_one = [led_by(one, view, view.leader + 1) for one in beliefs]
    losses = [max(p, q) - (p if approve else q) for p, q in zip(here, next_one, strict=True)]
    best = max(here[0], next_one[0])
    words: dict[str, Arg] = {
        "mission": mission,
        "names": names(team),
        "chance": percent(here[0]),
        "approve": str(approve).lower(),
    }
    last = view.rejections == REJECTIONS - 1
    return Weighed(
        best=best,
        taken=best - losses[0],
        error=_spread(losses),
        about=sentence("resistance-verdict-clean"),
        done=sentence("resistance-verdict-voted", **words),
        better=sentence("resistance-verdict-last" if last else "resistance-verdict-next", chance=percent(next_one[0])),
        ways=(
            Way(sentence("resistance-verdict-this"), here[0], approve),
            Way(sentence("resistance-verdict-other"), next_one[0], not approve),
        ),
        seats=team,
    )


# ---------------------------------------------------------------- cards and accusations


def _reversed(view: ResistanceView, beliefs: Sequence[Belief], card: str) -> Weighed:
    """A Reverser's card: whether the mission goes his way, by whether others sink it."""
    assert view.mine is not None
    need, others = view.board[view.mission - 1].fails, [seat for seat in view.team if seat != view.seat]
    spy = SIDE[view.mine.character] == "spy"
    chances: list[dict[str, float]] = []
    for belief, habits in zip(beliefs, LENSES, strict=True):
        sunk = float(belief.spies_on(others)[need:].sum()) * habits.fail[view.round - 1]
        chances.append({"reverse": 1 - sunk if spy else sunk, "success": sunk if spy else 1 - sunk})
    losses = [max(found.values()) - found[card] for found in chances]
    best = max(chances[0], key=chances[0].__getitem__)
    said: dict[str, Arg] = {"mission": view.mission, "card": sentence(f"resistance-card-{card}")}
    return Weighed(
        best=chances[0][best],
        taken=chances[0][card],
        error=_spread(losses),
        about=sentence("resistance-verdict-mission"),
        done=sentence("resistance-verdict-reversed", chance=percent(chances[0][card]), **said),
        better=sentence("resistance-verdict-spy-better", what=sentence(f"resistance-card-{best}")),
        ways=tuple(Way(sentence(f"resistance-card-{one}"), p, one == card) for one, p in chances[0].items()),
    )


def _free(view: ResistanceView, kind: str) -> list[Seat]:
    """Whom this seat may choose."""
    return [fields["seat"] for offer in view.offers if offer.action == kind for fields in offer.choices()]


def _looked(beliefs: Sequence[Belief], view: ResistanceView, action: AboutSeat) -> Weighed | None:
    """Whom somebody wanted to know more about, beside the one of whom least was known."""
    free = _free(view, tag_of(type(action)))
    if action.seat not in free:
        return None
    doubts = [{one: min(belief.spy(one), 1 - belief.spy(one)) for one in free} for belief in beliefs]
    return _chosen("looked", "doubt", doubts, action.seat)


def _named(
    beliefs: Sequence[Belief], view: ResistanceView, seat: Seat, kind: str, prey: Sequence[Character]
) -> Weighed | None:
    """Whom a Hunter or a Deep Agent named, beside the likeliest."""
    free = _free(view, kind)
    if seat not in free:
        return None
    chances = [{one: belief.one_of(one, prey) for one in free} for belief in beliefs]
    return _chosen("accused" if kind == "accuse" else "blamed", "chief" if kind == "accuse" else "fake", chances, seat)


def _chosen(done: str, about: str, chances: Sequence[dict[Seat, float]], seat: Seat) -> Weighed:
    """One player beside the best one."""
    losses = [max(found.values()) - found[seat] for found in chances]
    ranked = sorted(chances[0], key=lambda one: -chances[0][one])
    best = ranked[0]
    better = "likelier" if done != "looked" else "unknown"
    return Weighed(
        best=chances[0][best],
        taken=chances[0][seat],
        error=_spread(losses),
        about=sentence(f"resistance-verdict-{about}"),
        done=sentence(f"resistance-verdict-{done}", name=name(seat), chance=percent(chances[0][seat])),
        better=sentence(f"resistance-verdict-{better}", name=name(best), chance=percent(chances[0][best])),
        ways=tuple(Way(name(one), chances[0][one], one == seat) for one in dict.fromkeys((*ranked[:SHOWN], seat))),
        seats=(seat,),
    )


# ---------------------------------------------------------------- what was said


def swayed(eyes: Eyes, action: Action) -> int | None:
    """The statement without which the team, or the one accused, would have looked worst beside what was heard."""
    view = eyes.view
    assert isinstance(view, ResistanceView)
    assert view.mine is not None
    seems = _seeming(view, action)
    if seems is None or SIDE[view.mine.character] == "spy":
        return None
    here = seems(belief_of(view, LENSES[-1]))
    without = {
        number: here - seems(belief_of(replace(view, claims=_but(view, number)), LENSES[-1]))
        for number, claim in enumerate(view.claims) if claim.said.seat != view.seat
    }  # fmt: skip
    most = max(without, key=without.__getitem__, default=None)
    return most if most is not None and without[most] > LEAST else None


def _but(view: ResistanceView, number: int) -> tuple[Testimony, ...]:
    return (*view.claims[:number], *view.claims[number + 1 :])


def _seeming(view: ResistanceView, action: Action) -> Callable[[Belief], float] | None:
    """How good a decision looked to whoever believed this."""
    if isinstance(action, Propose):
        return lambda belief: belief.safe(tuple(sorted(action.team)), action.mission)
    if isinstance(action, Vote):
        sign = 1 if action.approve else -1
        return lambda belief: sign * belief.safe(tuple(sorted(view.team)), view.mission)
    if isinstance(action, Accuse):
        return lambda belief: belief.one_of(action.seat, PREY["resistance"])
    return None


# ---------------------------------------------------------------- what came of it


def mattered(states: Sequence[State], weighed: Weighed) -> bool:
    """Whether the mission, the vote or the game went against this seat's side by this one decision."""
    before, end = states[weighed.n - 1], states[-1]
    spy = SIDE[before.characters[weighed.seat]] == "spy"
    gone = end.missions[len(before.missions) :][:1]
    wrong = bool(gone) and gone[0].by_cards == spy
    spoke = len(states[weighed.n].statements) > len(before.statements)
    if before.phase in UNSEEN and not spoke:
        return False  # what was not seen, nobody can tell
    if spoke or before.phase in ("mission", "strong_leader"):
        return wrong
    if before.phase == "no_confidence":  # whether the team that was stopped was clean, nobody can tell
        return wrong and end.proposals[len(before.proposals) - 1].approved
    if before.phase not in ("propose", "opinion", "vote"):
        return True
    voted = end.proposals[len(before.proposals) :]
    return bool(voted) and _decisive(before, end, voted[0], weighed, spy)


def _decisive(before: State, end: State, proposal: Proposal, weighed: Weighed, spy: bool) -> bool:
    """A team that went and did not do as this side wanted, or one that stayed by one vote."""
    wrong = any(m.round == proposal.round and m.by_cards == spy for m in end.missions[len(before.missions) :])
    if before.phase == "propose":
        return proposal.approved and wrong
    close = 2 * (sum(proposal.votes) + (0 if proposal.approved else 1) - (1 if proposal.approved else 0)) > len(
        proposal.votes
    )
    if proposal.votes[weighed.seat]:
        return proposal.approved and wrong and not close
    return not proposal.approved and close
