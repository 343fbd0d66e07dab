"""What was done with plot cards, and the Investigator's token: beside the best that could be done with them."""

from collections.abc import Callable, Sequence

from crosstable.core import Action, Arg, Seat, Sentence, sentence
from crosstable.core.action import tag_of
from crosstable.core.review import Effort, Way, Weighed
from crosstable.review.words import name, percent

from ..actions import Appoint, Expose, GivePlot, OpenUp, Pass, StopTeam, TakeLead, TakePlot, WatchCard
from ..data import REJECTIONS, SIDE
from ..view import ResistanceView
from .belief import Belief
from .stakes import LENSES, Reckoning

PLOTS = (GivePlot, TakePlot, OpenUp, Expose, WatchCard, Appoint, TakeLead, StopTeam, Pass)
SHOWN = 3

Chances = dict[Seat, float]


def weigh_plot(view: ResistanceView, beliefs: Sequence[Belief], action: Action, effort: Effort) -> Weighed | None:
    """A plot card that was given, taken, used or kept; None where nothing tells what was better."""
    assert view.mine is not None
    spy = SIDE[view.mine.character] == "spy"
    if isinstance(action, TakeLead | StopTeam | Pass):
        kind = {"strong_leader": "lead", "no_confidence": "stop"}.get(view.phase)
        used = not isinstance(action, Pass)
        if kind is None or (spy and kind == "lead"):
            return None  # whether they let him have his team, his team will show
        return _used(kind, used, _stopped(view, effort) if spy else _worth(view, beliefs, kind), spy)
    if spy and not isinstance(action, OpenUp | Expose):
        return None  # what a spy gives away buys trust, and what he looks at he knows: there is no telling
    if isinstance(action, GivePlot) and action.card == "open_up":
        return None  # it is given to friends and to suspects
    assert isinstance(action, GivePlot | TakePlot | OpenUp | Expose | WatchCard | Appoint)
    enemy = isinstance(action, TakePlot | Expose | WatchCard)
    sided = [_sided(belief, (view.seat,), spy != enemy) for belief in beliefs]
    return _chosen(view, action, [{seat: one(seat) for seat in _free(view, action)} for one in sided], enemy)


def _sided(belief: Belief, me: tuple[Seat | None, ...], spies: bool) -> Callable[[Seat], float]:
    """How likely a seat is on the spies' side, or on the other one; nobody chooses himself for his side."""
    return lambda seat: 0.0 if seat in me else belief.spy(seat) if spies else 1 - belief.spy(seat)


def _free(view: ResistanceView, action: Action) -> list[Seat]:
    kind = tag_of(type(action))
    return [int(seat) for offer in view.offers if offer.action == kind for seat in offer.fields["seat"].of]


def _chosen(view: ResistanceView, action: Action, chances: Sequence[Chances], enemy: bool) -> Weighed | None:
    """Whom it was given to, taken from or used on, beside the likeliest friend, or enemy."""
    seat: Seat = action.seat  # type: ignore[attr-defined]
    if seat not in chances[0]:
        return None
    losses = [max(found.values()) - found[seat] for found in chances]
    first, *_ = ranked = sorted(chances[0], key=lambda one: (-chances[0][one], one != seat))
    kind = tag_of(type(action))
    side = "enemy" if enemy else "friend"
    words: dict[str, Arg] = {"name": name(seat), "chance": percent(chances[0][seat]), "side": side}
    return Weighed(
        best=chances[0][first],
        taken=chances[0][seat],
        error=max(losses) - min(losses),
        about=sentence("resistance-verdict-side", side=side),
        done=sentence("resistance-verdict-plot", action=kind, **words),
        better=sentence("resistance-verdict-likelier", name=name(first), chance=percent(chances[0][first])),
        ways=tuple(Way(name(one), chances[0][one], one == seat) for one in dict.fromkeys((*ranked[:SHOWN], seat))),
        seats=(seat,),
    )


# ---------------------------------------------------------------- Strong Leader and No Confidence

Worth = list[tuple[float, float]]
"""What using the card is worth and what keeping it is, as each way to reckon finds it."""


def _worth(view: ResistanceView, beliefs: Sequence[Belief], kind: str) -> Worth:
    """How safe the team is that will go, for the resistance."""
    if kind == "stop":
        team = tuple(sorted(view.team))
        return [(led_by(one, view, view.leader + 1), one.safe(team, view.mission)) for one in beliefs]
    return [(one.safest(_size(view), view.round)[0][0], led_by(one, view, view.leader)) for one in beliefs]


def _stopped(view: ResistanceView, effort: Effort) -> Worth:
    """The spies' chance if the team is stopped, and if it goes; the last rejection wins."""
    found: Worth = []
    for one in (Reckoning(view, habits) for habits in LENSES[effort]):
        goes = one.going(tuple(sorted(view.team)))
        last = view.rejections == REJECTIONS - 1
        found += zip([1.0] * len(goes) if last else one.wins(view.missions), goes, strict=True)
    return found


def _size(view: ResistanceView) -> int:
    return view.board[view.round - 1].size


def led_by(belief: Belief, view: ResistanceView, leader: Seat) -> float:
    """How safe a team will be that he leads: the safest if he is a friend, any with him if he is a spy; none if there
    is no more team to come."""
    if leader != view.leader and view.rejections == REJECTIONS - 1:
        return 0.0
    leader %= view.seats
    ranked = belief.safest(len(view.team) or _size(view), view.mission)
    his = [p for p, team in ranked if leader in team]
    spy = belief.spy(leader)
    return (1 - spy) * ranked[0][0] + spy * sum(his) / len(his)


def _used(kind: str, used: bool, worth: Worth, spy: bool) -> Weighed:
    """A card that was used, or kept though it could be used."""
    losses = [max(pair) - pair[0 if used else 1] for pair in worth]
    stated = worth if spy else worth[:1]  # the first one goes by what is certain
    use, keep = (sum(values) / len(stated) for values in zip(*stated, strict=True))
    best, taken = max(use, keep), use if used else keep
    words: dict[str, Arg] = {"before": percent(best), "after": percent(taken), "used": "yes" if used else "no"}
    plot = sentence("resistance-plot-strong_leader" if kind == "lead" else "resistance-plot-no_confidence")
    ways = [Way(_way(True), use, used), Way(_way(False), keep, not used)]
    return Weighed(
        best=best,
        taken=taken,
        error=max(losses) - min(losses),
        about=sentence("resistance-verdict-wins" if spy else "resistance-verdict-clean"),
        done=sentence("resistance-verdict-used", plot=plot, **words),
        better=sentence("resistance-verdict-spy-better", what=_way(not used)),
        ways=tuple(sorted(ways, key=lambda way: -way.chance)),
    )


def _way(use: bool) -> Sentence:
    return sentence("resistance-verdict-use", used="yes" if use else "no")
