"""Proposing, appointing, voting and blaming."""

from math import exp, log

from crosstable.core import Seat

from ..actions import Appoint, Blame, Propose, Vote
from ..data import MISSIONS, REJECTIONS, SIDES, TO_WIN, Options
from .customs import Team, approval, demand, familiar, gives_way, own_team
from .hearsay import distinct
from .hunting import WINS, needs_stroke, stroke_gains, stroke_ready
from .looks import stoppers
from .partners import is_chief, tied
from .prospects import worth_blaming
from .seatmind import MUCH_SEEN, NEARLY, Mind, accuses

Option = tuple[float, tuple[Seat, ...], int]
"""How safe a team looks, the team, and the mission."""

SHARP = 2.0
"""How much more firmly than they a spy does what nearly everybody would do; where people differ he differs too."""
FIRM = 3.0
"""How firmly he does what most would do where he only guesses it: not to know is no reason to differ."""
USUAL = 0.9
"""From here on a custom has no exceptions worth imitating."""
NUDGE, SPIES = 1e-6, 1e-3
"""What decides between teams that are as safe: that I go, and how many spies may be on it."""
STANDS_BY = 0.9
"""From this share of the best chance to be safe on a leader prefers a team against which he has said nothing."""
STUCK = 0.98
"""From this chance on that a team falls without his vote a spy stops hiding where the game turns by it."""
GUESSED = 0.6
"""From this chance on that a fellow whom he does not know is on a team a spy without cover is for it."""
HEARD = (7, 9)
"""With so many players a spy without cover hides his votes from a Reverser of the resistance."""
BOLD = 8.0
"""How much of his cover a spy gives for a vote that decides everything …"""
CONTRARY, TIED = 0.5, 1.0
"""… and how far he leans against his own side with one that decides nothing: anyhow, and for each vote by which he and
his fellow look more like a pair than others do."""


def propose(mind: Mind) -> Propose:
    """The safest team there is; a spy takes care that it is not too safe."""
    if mind.slip():
        return _anything(mind)
    options = [(p, team, mission) for mission, size in _missions(mind) for p, team in _ranked(mind, mission, size)]
    options = _as_said(mind, options)
    if not mind.level.cover or _wins_now(mind):
        options = _sinking(mind, options)
    best = max(p for p, _, _ in options)
    _, team, mission = mind.luck.choice(_sinking(mind, [o for o in options if o[0] > best - NEARLY]))
    return Propose(mission, team)


def _as_said(mind: Mind, options: list[Option]) -> list[Option]:
    """Without those I call spies, and without the teams of this mission to which I have said that there is a better
    one, if any other is nearly as safe; whom I say I have seen to be a spy goes only if there is no other at all."""
    seen, accused, worse = mind.seen_as_spies, mind.suspected, mind.worse
    if not accused and not worse:
        return options
    believed = [o for o in options if seen.isdisjoint(o[1])] or options
    others = [o for o in believed if accused.isdisjoint(o[1]) and set(o[1]) not in worse]
    near = max((p for p, _, _ in others), default=0.0) > STANDS_BY * max(p for p, _, _ in believed)
    return others if near else believed


def _sinking(mind: Mind, options: list[Option]) -> list[Option]:
    """For a spy those teams that can be sunk, if there are any; with his Chief, if that lets the Hunter strike."""
    if not mind.is_spy:
        return options
    sunk = [o for o in options if mind.can_sink(o[1], o[2])] or options
    if mind.forgetful or not mind.view.options.hunter:
        return sunk
    strikes = stroke_ready(mind) or needs_stroke(mind)
    with_chief = [o for o in sunk if any(is_chief(mind, s) for s in o[1])] if strikes else []
    return with_chief or _sparing(mind, sunk)


def _wins_now(mind: Mind) -> bool:
    """Whether a stroke is as good as the game: there is nothing to hide for then."""
    return mind.is_spy and not mind.forgetful and stroke_gains(mind) > WINS


def _sparing(mind: Mind, options: list[Option]) -> list[Option]:
    """Teams with no more spies than it takes, and the Chief rather not: who goes with a fellow is seen beside him, and
    who stays can be given the Investigator's token (H4)."""

    def shown(option: Option) -> tuple[int, int]:
        spies = [s for s in option[1] if s == mind.me or mind.is_fellow(s)]
        return len(spies), sum(is_chief(mind, s) for s in spies)

    fewest = min(map(shown, options))
    return [option for option in options if shown(option) == fewest]


def _missions(mind: Mind) -> list[tuple[int, int]]:
    """Missions the leader may choose, with their sizes; a beginner reckons with nothing but how few have to go."""
    offers = [o for o in mind.view.offers if o.action == "propose"]
    found = [(int(n), mind.view.board[int(n) - 1].size) for o in offers for n in o.fields["mission"].of]
    fewest = min(size for _, size in found)
    return [(n, size) for n, size in found if size == fewest] if mind.forgetful else found


def _ranked(mind: Mind, mission: int, size: int) -> list[tuple[float, tuple[Seat, ...]]]:
    """Teams by how safe they look. What is only as safe as another goes with me, as everybody's proposals do."""
    ranked = mind.face.safest(size, mission)
    if mind.view.board[mission - 1].fails == 1:
        return [(p + (NUDGE if mind.me in team else 0.0), team) for p, team in ranked]
    seats = range(mind.view.seats)  # what two fails sink is rather led by few spies than by just too few
    nudge = [NUDGE * (seat == mind.me) - SPIES * mind.face.spy(seat) for seat in seats]
    return [(p + sum(nudge[seat] for seat in team), team) for p, team in ranked]


def _anything(mind: Mind) -> Propose:
    mission, size = mind.luck.choice(_missions(mind))
    others = [s for s in range(mind.view.seats) if s != mind.me]
    liked = [s for s in others if s not in _named(mind)]
    others = liked if len(liked) >= size - 1 else others
    return Propose(mission, tuple(sorted((mind.me, *mind.luck.sample(others, size - 1)))))


def _named(mind: Mind) -> set[Seat]:
    """Whom I have called a spy or know to be one by the cards, and whom somebody says he has seen to be one, if I have
    nothing against him; who has all missions in mind does not overlook that."""
    if mind.forgetful:
        return set()
    mine = {*mind.certain, *mind.accused}
    told = [c.said for c in distinct(mind.view.claims) if c.doubt is None and c.said.seat not in mine]
    return mine | {seat for said in told if said.kind == "seen" and accuses(said) for seat in said.seats} - {mind.me}


def appoint(mind: Mind) -> Appoint:
    """Somebody who looks honest; a spy takes a fellow spy, with cover one who looks no worse than anybody."""
    free = mind.seats_for("appoint")
    if mind.is_spy and not mind.level.cover:
        return Appoint(mind.most(free, mind.is_fellow))
    usual = SIDES[mind.view.seats][1] / (mind.view.seats - 1)
    fellows = [s for s in free if mind.is_fellow(s) and mind.face.spy(s) < usual + NEARLY]
    if fellows:
        return Appoint(mind.most(fellows, lambda s: -mind.face.spy(s)))
    return Appoint(mind.most(free, lambda s: (-round(mind.shown.spy(s), 6), mind.is_fellow(s))))


def vote(mind: Mind) -> Vote:
    """Approve what is nearly as safe as anything could be; never lose by rejecting too often."""
    if mind.view.leader == mind.me and not (mind.is_spy and mind.last_word):
        return Vote(_stands_by(mind))
    if set(mind.view.team) in mind.worse and not _decided_now(mind):
        return Vote(False)  # as he has said
    if mind.slip() and _named(mind).isdisjoint(mind.view.team):
        # as people do: for whatever they are on, else as the mood is
        return Vote(mind.me in mind.view.team or mind.luck.random() < 0.5)
    if not mind.is_spy:
        return Vote(good_enough(mind))
    return Vote(_covered(mind) if mind.level.cover and not mind.last_word else _spy_votes(mind))


def _decided_now(mind: Mind) -> bool:
    """Whether so much depends on this vote that nobody goes by what he has said before."""
    wins = mind.is_spy and mind.failures == TO_WIN - 1 and mind.can_sink(mind.view.team, mind.view.mission)
    return mind.view.rejections == REJECTIONS - 1 or wins


def _stands_by(mind: Mind) -> bool:
    """Nobody rejects his own team without a reason; a spy with cover only where honest leaders of this table do."""
    view = mind.view
    wins = mind.failures == TO_WIN - 1 and mind.can_sink(view.team, view.mission)
    if not mind.is_spy or not mind.level.cover or wins or view.rejections == REJECTIONS - 1:
        return True
    usual = own_team(_on_table(mind), _friends(mind), view, mind.level.habits.before)
    return usual > USUAL or mind.luck.random() < usual


def _on_table(mind: Mind) -> Team:
    view = mind.view
    return Team(view.seats, view.team, view.round, view.mission, view.rejections, view.missions, view.leader)


def _friends(mind: Mind) -> tuple[Seat, ...]:
    """The honest, as far as a spy knows."""
    return tuple(s for s in range(mind.view.seats) if s != mind.me and not mind.is_fellow(s))


def good_enough(mind: Mind) -> bool:
    """Whether a resistance member with my face would let this team go."""
    view = mind.view
    if view.rejections >= REJECTIONS - 1 - stoppers(mind):
        return True
    if mind.me not in view.team and gives_way(view.seats, view.rejections):
        best = next(p for p, team in mind.face.safest(len(view.team), view.mission) if mind.me not in team)
    else:
        best = mind.face.best(len(view.team), view.mission)
    wanted = best * demand(view.round, view.rejections, _among_strangers(mind))
    safe = mind.face.safe(view.team, view.mission)
    if safe < NEARLY and not mind.forgetful:
        return False  # there may be no clean team without me at all: that is no reason to let this one go
    return safe >= wanted - NEARLY


def _among_strangers(mind: Mind) -> bool:
    """Whether who reads votes knows of his own side that each has a custom of his own; in the base game with five."""
    view, habits = mind.view, mind.level.habits
    return _five(mind) and not mind.is_spy and view.seats >= habits.votes_from and habits.before.strangers


def _five(mind: Mind) -> bool:
    """Whether this is the base game with five."""
    return mind.view.seats == min(SIDES) and mind.view.options == Options()


def _covered(mind: Mind) -> bool:
    """Vote as people at this table do, unless so much depends on this vote that it is worth being seen."""
    view, team, friends = mind.view, _on_table(mind), _friends(mind)
    custom = [float(p) for p in approval(team, friends, view, mind.me, good_enough(mind), mind.level.habits.before)]
    decides, falls = _decides([p for s, p in enumerate(custom) if s != mind.me])
    sinks = mind.can_sink(view.team, view.mission)
    mine = custom[mind.me]
    known = familiar(team, friends, view, mind.me, mind.level.habits.before)
    lean = (known * (1 + SHARP * (2 * mine - 1) ** 2) + (1 - known) * FIRM) * log(mine / (1 - mine))
    strikes = sinks and stroke_ready(mind) and any(is_chief(mind, s) for s in view.team)
    if strikes and _wins_now(mind):
        return True
    if not sinks and mind.open_book:
        return False
    if sinks and decides + falls > STUCK and _turns(mind):
        return True
    if _five(mind):  # who is seen to vote as it suits him and his fellow gives both away
        lean -= (1 if sinks else -1) * (1 - decides) * max(0.0, CONTRARY + TIED * tied(mind))
    ends = (mind.failures if sinks else mind.successes) == TO_WIN - 1  # what goes now ends the game …
    stays = _chief_stays(mind)  # … or could have
    if strikes or ends or stays:
        lean += (BOLD if sinks and not stays else -BOLD) * decides / (decides + falls)
    return mind.luck.random() < 1 / (1 + exp(-lean))


def _turns(mind: Mind) -> bool:
    """Whether with five the game turns by this mission: all who were on the success there is are honest, they will go
    again, and with another one enough of them would be left for the third. To hide is worth less than any team that
    can be sunk then."""
    view, honest = mind.view, _friends(mind)
    if not _five(mind) or mind.successes != TO_WIN - 2 or view.round == MISSIONS:
        return False
    clean = all(seat in honest for mission in view.missions if mission.success for seat in mission.team)
    return clean and view.board[view.round].size <= len(view.team)


def _chief_stays(mind: Mind) -> bool:
    """Whether a stroke would win, if only the Chief went: no other team is wanted then."""
    return (_wins_now(mind) or needs_stroke(mind)) and not any(is_chief(mind, s) for s in mind.view.team)


def _decides(others: list[float]) -> tuple[float, float]:
    """The chances that one more vote decides, and that the team falls anyway, if the others approve this likely."""
    chances = [1.0]
    for p in others:
        chances = [a * (1 - p) + b * p for a, b in zip([*chances, 0.0], [0.0, *chances], strict=True)]
    needed = (len(others) + 1) // 2
    return chances[needed], sum(chances[:needed])


def _spy_votes(mind: Mind) -> bool:
    """For what his side can sink. Of a team without him who does not know all his fellows cannot tell (B13, H20): he
    votes as if he were honest, but lets go what a fellow whom he guesses by the cards is likely to sink."""
    if _outvoted(mind):
        return good_enough(mind)
    if mind.can_sink(mind.view.team, mind.view.mission):
        return not _chief_stays(mind)
    known = len(mind.fellows(range(mind.view.seats))) + 1
    if known < SIDES[mind.view.seats][1] and not mind.forgetful and not mind.last_word:
        return good_enough(mind) or _guesses_fellow(mind)
    loses = not mind.forgetful and (mind.successes == TO_WIN - 1 or mind.open_book or _chief_stays(mind))
    return not mind.last_word and not loses and mind.luck.random() < 0.35


def _guesses_fellow(mind: Mind) -> bool:
    """Whether one of two who do not know each other (B13) takes his fellow to be on this team: with five a mission that
    has failed without him leaves few who can have done it, and on the next team one may well be among them."""
    view = mind.view
    five = view.options.blind_spies and view.seats == min(SIDES)
    return five and 1 - mind.belief.safe(view.team, view.mission) > GUESSED


def _outvoted(mind: Mind) -> bool:
    """Whether a spy without cover votes as if he were honest until the game is at stake, for his vote decides little
    and tells much: where the honest have a Reverser, who listens to what he should turn over (R3), with nine, for a
    team goes there even if one of them is against it, and with seven or, without a spy Reverser, ten, where it falls
    if only one of them is; and with seven where cards and looks soon tell the rest. With Hunters
    elsewhere the game is at stake whenever the Chief may go."""
    view = mind.view
    many = view.seats in HEARD or (view.seats == max(SIDES) and "spy_reverser" not in view.cast)
    turned = "resistance_reverser" in view.cast and not view.options.hunter and many
    heard = turned or (mind.much_seen and view.seats == MUCH_SEEN)
    at_stake = TO_WIN - 1 in (mind.successes, mind.failures) or mind.open_book
    return heard and not mind.forgetful and not at_stake


def blame(mind: Mind) -> Blame | None:
    """A Deep Agent changes sides when his exact belief makes that worth more than staying (H22)."""
    if not mind.offer("blame") or mind.successes < 2:
        return None
    target = mind.most(mind.seats_for("blame"), lambda s: mind.belief.one_of(s, ("pretender",)))
    sure = mind.belief.one_of(target, ("pretender",))
    return Blame(target) if worth_blaming(mind, sure) > mind.level.stays else None
