"""What bots say. Friends say what they have seen and believe; spies keep up their face, and lie where it pays."""

from msgspec.structs import replace

from crosstable.core import Action, Seat

from ..actions import AskAlong, AskReject, ClaimCharacter, ClaimSeen, Suggest, Suspect, TakeBack, Trust
from ..data import SIDE, STATEMENTS, TO_WIN
from ..know.claims import contradicted, doubted, proved
from ..rules.talk import statement_of, taken_back
from ..state import Known, Statement
from .eyes import RASH, believed, best_words, gain_of
from .hearsay import FOUND
from .hunting import stroke_free
from .identity import who_i_am
from .replies import (
    along,
    blames_me,
    explanation,
    gives_away,
    held_against,
    just_failed,
    own_card,
    replies,
    standing,
    turned_down,
    voices,
)
from .seatmind import DAMNING, NEARLY, Mind, accuses

SURE_SPY, SURE_FRIEND = 0.8, 0.08
CLEARED = 0.15
"""Whoever looks as honest as this is no longer suspected."""
FRAMED = 0.55
"""How suspicious somebody honest must look for a spy to point at him."""
CHANGED = 0.3
"""By how much somebody new must look worse for an old suspicion to be taken back."""
WEIGHED = (Suspect, Trust, AskAlong, ClaimCharacter)
"""What a spy says only after a thought to how it sounds …"""
SLACK = 0.005
"""… if it takes no more than this from his side's chance to win."""
WORDY = 0.65
"""From this wordiness on a bot may say two things a proposal unasked."""

CROWD = 8
"""From so many players on nobody is held to his words by what all have seen."""
MUCH_TO_TELL = 3.0
"""How much more often bots speak where much is seen, but loyalty cards name no side (H2): it takes words to tell."""


def speak(mind: Mind) -> Action | None:
    """Something to say before acting, or nothing: an answer to who has spoken to me, or of my own accord once a
    proposal (a wordy one twice); nothing twice, nothing plainly absurd but by a slip of who has not all in mind."""
    if not mind.offer("trust") or not mind.level.talks or _seen_through(mind):
        return None
    mine = [c.said for c in mind.view.claims if c.said.seat == mind.me]
    now = sum(said.proposal == len(mind.view.proposals) for said in mine)
    said = {_key(s) for s in mine if s.kind != "reason" or s.proposal == len(mind.view.proposals)}
    said |= {_key(replace(s, seats=(seat,))) for s in mine if s.kind == "suspect" for seat in s.seats}
    said |= {_key(statement_of(mind.view, mind.me, Suspect((seat,)))) for seat in mind.seen_as_spies}
    ideas = explanation(mind) + (replies(mind) if now < STATEMENTS - 1 else [])  # the last word is kept for a certainty
    certain = _certainties(mind)
    ideas = certain + ideas
    if now <= (mind.temper.wordiness >= WORDY):
        ideas += _regrets(mind)
        if mind.luck.random() < talkative(mind) * (0.1 + 1.8 * mind.temper.wordiness):
            ideas += _ideas(mind)
    for idea in ideas:
        statement = statement_of(mind.view, mind.me, idea)
        if (
            _key(statement) not in said
            and ((mind.forgetful and mind.slip()) or not doubted(mind.view, statement))
            and (idea in certain or not (_harms(mind, idea) or of_mine(mind, idea)))
            and (word := in_line(mind, idea))
        ):
            return word
    return None


def in_line(mind: Mind, idea: Action) -> Action | None:
    """The idea, if it goes with what I stand by; else what I have to take back first, or nothing. Nobody says that he
    trusts or would take along whom he calls a spy, or trusts who calls him one, and there are only so many spies."""
    mine = {number: mind.view.claims[number].said for number in standing(mind)}
    accusing = {number: set(said.seats) for number, said in mine.items() if said.kind == "suspect"}
    if isinstance(idea, Trust):
        told = mind.told_of(idea.seat) == "resistance"  # who has shown it to me need not be trusted as well
        return None if told or idea.seat in mind.suspected or blames_me(mind, idea.seat) else idea
    if isinstance(idea, Suggest):
        return idea if mind.suspected.isdisjoint(idea.team) else None
    if not isinstance(idea, Suspect):
        return idea
    trusted = [number for number, said in mine.items() if said.kind == "trust" and said.seats[0] in idea.seats]
    if trusted:
        return TakeBack(trusted[0])
    named = set(idea.seats).union(mind.seen_as_spies, *accusing.values())
    others = {number: seats for number, seats in accusing.items() if seats.isdisjoint(idea.seats)}
    if len(named) <= sum(SIDE[c] == "spy" for c in mind.view.cast) or not others:
        return idea
    likely = {number: max(map(mind.face.spy, seats)) for number, seats in others.items()}
    weakest = min(likely, key=lambda number: likely[number])
    return TakeBack(weakest) if likely[weakest] < max(map(mind.face.spy, idea.seats)) else None


def talkative(mind: Mind) -> float:
    """How often somebody without a temper says something of his own accord: more at a large table, and where nearly
    everybody has been shown something that may be taken in two ways."""
    if mind.much_seen and "chief" in mind.view.loyalty:
        return mind.level.talks * MUCH_TO_TELL
    return mind.level.talks * (mind.level.crowd if mind.view.seats >= mind.level.large else 1.0)


def _harms(mind: Mind, idea: Action) -> bool:
    """Whether a spy who thinks before he speaks would rather not have said it, by what the honest make of it. He thinks
    where the Inquisitor goes round a small table: there what he says is held beside what people have seen."""
    seen = mind.view.options.inquisitor and mind.view.seats < CROWD
    if not mind.is_spy or mind.forgetful or not seen or not isinstance(idea, WEIGHED):
        return False
    if (
        isinstance(idea, ClaimCharacter)
        and idea.character not in ("resistance", "resistance_chief")
        and mind.view.cast.count(idea.character) == 1
    ):
        return True  # whoever it truly is sees through him (`usurped`)
    return gain_of(mind, idea) < -SLACK


def _seen_through(mind: Mind) -> bool:
    """Whether everybody can prove that I am a spy: nothing I say will help then."""
    return mind.is_spy and not mind.forgetful and proved(mind.view, mind.me)


def _key(said: Statement) -> tuple[str, tuple[Seat, ...], str, int, int]:
    return said.kind, said.seats, said.what, said.mission, said.back


def _certainties(mind: Mind) -> list[Action]:
    """What is certain and not plain to all is said at once: what one was shown, and whom the cards alone give away."""
    urgent = (*DAMNING, *FOUND) if mind.is_spy and not mind.forgetful else DAMNING  # his Hunter waits for it
    told = [
        told
        for known in _looks(mind)
        if (told := _report(mind, known)) and (told.shown in urgent or _belied(mind, told.seat) or _clears(mind, known))
    ]
    said = mind.accused
    known = [s for s in mind.certain if not mind.is_fellow(s) and not proved(mind.view, s) and s not in said]
    named = tuple(s for s in known if not _only_i_know(mind, s))
    return [*told, *([Suspect(named)] if named else [])]


def _only_i_know(mind: Mind, seat: Seat) -> bool:
    """Whether to name this seat would tell the spy Hunter that I am a Chief: only who is one knows by a card that names
    no side (H2). The strong wait until somebody else points at him."""
    assert mind.view.mine
    shown = any(k.how == "examined" and k.what == "chief" and k.seats[0] == seat for k in mind.view.mine.knows)
    return shown and mind.level.cover and mind.character == "resistance_chief" and not voices(mind, seat)


def _belied(mind: Mind, seat: Seat) -> bool:
    """Whether somebody lies about the card that this seat has shown me, and I have reason to say so."""
    told = (claim.said for claim in mind.view.claims if seat in claim.said.seats and claim.said.seat != mind.me)
    return not mind.is_spy and mind.level.habits.compares and any(contradicted(mind.view, said) for said in told)


def _clears(mind: Mind, known: Known) -> bool:
    """Whether a spy has watched a fellow's card in a mission that failed: people quarrel about it now."""
    last = mind.view.missions[-1] if mind.view.missions else None
    failed = last is not None and not last.by_cards and last.mission == known.mission
    return known.how == "close_eye" and failed and not mind.forgetful and mind.is_fellow(known.seats[0])


def _regrets(mind: Mind) -> list[Action]:
    """Who was wrong about somebody says so: a suspect who looks honest by now, a friend who does not."""
    return [TakeBack(n) for n in standing(mind) if _was_wrong(mind, mind.view.claims[n].said)]


def _was_wrong(mind: Mind, said: Statement) -> bool:
    if said.kind == "suspect":
        cleared = CLEARED * 2 * (1 - mind.temper.grudge)
        honest = [mind.face.spy(seat) for seat in said.seats if not _one_lies(mind, seat)]
        return min(honest, default=1.0) <= NEARLY or (len(honest) == len(said.seats) and max(honest) <= cleared)
    return said.kind == "trust" and mind.face.spy(said.seats[0]) >= SURE_SPY


def _one_lies(mind: Mind, seat: Seat) -> bool:
    """Whether this seat says it was shown that I am a spy: one of us two lies, and to give way would be to own up."""
    told = [c.said for c in mind.view.claims if c.said.seat == seat and mind.me in c.said.seats]
    return not mind.forgetful and any(said.kind == "seen" and accuses(said) for said in told)


def _may_name(mind: Mind, seat: Seat) -> bool:
    """Spies frame honest people; a fellow is named only when the public record proves him anyway."""
    return (not mind.is_fellow(seat) and not _only_i_know(mind, seat)) or proved(mind.view, seat)


def _fits(mind: Mind, seat: Seat, spies: int) -> bool:
    """Whether a spy's suspicion has something for it that the others see too: a mission that failed, or another voice.
    Friends say what they think."""
    if not mind.is_spy or mind.forgetful:
        return True
    seen = any(seat in mission.team and not mission.by_cards for mission in mind.view.missions)
    return (seen or voices(mind, seat) > 0) and mind.public.spy(seat) > spies / mind.view.seats - NEARLY


def _ideas(mind: Mind) -> list[Action]:
    """What there is to say, the weightiest first."""
    others = [s for s in range(mind.view.seats) if s not in (mind.me, *_unmasked(mind))]
    spies = sum(SIDE[c] == "spy" for c in mind.view.cast)
    sure = FRAMED if _frames(mind) else SURE_SPY
    doubtful = [s for s in others if mind.face.spy(s) >= sure - _readiness(mind, s)]
    mine = taken_along(mind)  # nobody accuses them
    suspects = tuple(s for s in doubtful if s not in mine and _may_name(mind, s) and _fits(mind, s, spies))[:spies]
    honest = [s for s in others if mind.face.spy(s) <= SURE_FRIEND * 2 * mind.temper.trust]
    friends = [
        s for s in honest if not just_failed(mind, s) and not gives_away(mind, s) and mind.public.spy(s) > NEARLY
    ]
    ideas: list[Action] = [told for known in _looks(mind) if (told := _report(mind, known))]
    ideas += who_i_am(mind)
    ideas += pointing(mind, suspects, spies)
    ideas += own_card(mind)
    ideas += _question(mind) + _wish(mind)
    if friends:
        ideas.append(Trust(mind.luck.choice(friends)))
    return ideas + along(mind)


def taken_along(mind: Mind) -> tuple[Seat, ...]:
    """A leader's team; before he has named it whom he is likely to name."""
    view = mind.view
    if view.leader != mind.me or view.phase != "propose" or view.options.targeting:
        return view.team if view.leader == mind.me else ()
    ranked = [team for _, team in mind.face.safest(view.board[view.round - 1].size, view.round)]
    openly = mind.is_spy and not mind.level.cover
    return next((team for team in ranked if not openly or mind.can_sink(team, view.round)), ranked[0])


def of_mine(mind: Mind, idea: Action) -> bool:
    """Whether a leader who has not named his team yet would accuse somebody on it."""
    chooses = mind.view.leader == mind.me and mind.view.phase == "propose"
    return isinstance(idea, Suspect) and chooses and not set(idea.seats).isdisjoint(taken_along(mind))


def pointing(mind: Mind, suspects: tuple[Seat, ...], spies: int) -> list[Action]:
    """Name whom one has not named yet. There are only so many spies: who has named as many takes back first whom he
    takes for much more honest by now than the new one."""
    gone = taken_back(claim.said for claim in mind.view.claims)
    accusing = {
        number: claim.said
        for number, claim in enumerate(mind.view.claims)
        if claim.said.seat == mind.me and claim.said.kind == "suspect" and number not in gone
    }
    named = {seat for said in accusing.values() for seat in said.seats}
    new = sorted(set(suspects) - named - mind.seen_as_spies, key=mind.face.spy, reverse=True)
    if not new:
        return []
    if len(named) < spies:
        return [Suspect(tuple(sorted(new[: spies - len(named)])))]
    likely = {number: max(map(mind.face.spy, said.seats)) for number, said in accusing.items()}
    weakest = min(likely, key=lambda number: likely[number])
    return [TakeBack(weakest)] if likely[weakest] + CHANGED < mind.face.spy(new[0]) else []


def _readiness(mind: Mind, seat: Seat) -> float:
    """How much less sure I must be of this seat than somebody without a temper: bold ones of everybody, swayed ones of
    whom others suspect, grudging ones of who has suspected them."""
    temper = mind.temper
    swayed = 0.3 * (temper.sway - 0.5) * min(2, voices(mind, seat))
    return 0.3 * (temper.boldness - 0.5) + swayed + 0.5 * (temper.grudge - 0.5) * held_against(mind, seat)


def _question(mind: Mind) -> list[Action]:
    """Whoever was in the way of a team I liked may say why, unless I call him a spy or everybody knows that he is one;
    one question a proposal is enough for a table."""
    offered, view = mind.offer("ask_reject"), mind.view
    if (
        not offered
        or not turned_down(mind)
        or any(c.said.kind == "reject" and c.said.proposal == len(view.proposals) for c in view.claims)
    ):
        return []
    last = view.proposals[-1]
    seats = [int(s) for s in offered.fields["seat"].of if int(s) not in mind.suspected]
    asked = [s for s in seats if not (mind.is_fellow(s) or proved(view, s))]
    if not last.votes[mind.me] or not asked:
        return []
    return [AskReject(mind.most(asked, lambda s: (s in last.team, mind.face.spy(s))))]


def _wish(mind: Mind) -> list[Action]:
    """The team one would take, where the table hears suggestions, if it is not the one that is named already."""
    offered = mind.offer("suggest")
    if not offered or mind.view.options.targeting:
        return []
    size = mind.view.board[mind.view.round - 1].size
    best = mind.shown.safest(size, mind.view.round)[0][1]
    return [] if set(best) == set(mind.view.team) else [Suggest(best)]


def _looks(mind: Mind) -> list[Known]:
    """What I was shown and may speak of, the newest first; a watched card only when its mission is over, and if not
    everybody can tell what it was."""
    assert mind.view.mine
    over = {m.mission for m in mind.view.missions if m.tally.success < len(m.team)}
    open_ = _unmasked(mind)
    return [
        k
        for k in reversed(mind.view.mine.knows)
        if k.how != "reveal" and (k.how != "close_eye" or k.mission in over) and not open_.issuperset(k.seats)
    ]  # fmt: skip


def _unmasked(mind: Mind) -> set[Seat]:
    """Who they are everybody knows: nobody suspects them, or tells what they were shown of them."""
    return {one.seat for one in mind.view.revealed}


def _report(mind: Mind, known: Known) -> ClaimSeen | None:
    """What I say about what I was shown. Nobody helps the enemy Hunter; spies cover for each other."""
    seat, what = known.seats[0], known.what
    if what in FOUND and (not mind.is_spy or _keeps(mind, seat)):
        return None  # the spy Hunter listens
    spared = mind.face.spy(seat) < SURE_SPY and not _belied(mind, seat)
    if what == "not_chief" and mind.level.cover and not mind.is_spy and spared:
        return None  # and it leaves him one fewer to choose from
    if not mind.is_spy:
        return ClaimSeen(seat, what)
    if not mind.forgetful and known.how not in ("examined", "close_eye") and mind.told_of(seat) is None:
        return best_words(mind, seat, _tied(mind))
    if known.how == "examined":
        return ClaimSeen(seat, _loyalty_told(mind, known))
    if known.how == "close_eye":
        return ClaimSeen(seat, _card_told(mind, known))
    return ClaimSeen(seat, "resistance" if mind.is_fellow(seat) or _tied(mind) or not _lies(mind, seat) else "spy")


def _keeps(mind: Mind, seat: Seat) -> bool:
    """Whether I have found a Chief and say so later, or never: who says it is suspected. The Hunter knows it himself;
    others wait until he can strike: on the team themselves until the cards are played (`word_in_time`), else until
    their Chief is to go, or the mission may be the last."""
    if mind.forgetful or mind.is_fellow(seat):
        return False
    if mind.character == "spy_hunter":
        return True
    team = mind.view.team
    goes = mind.me not in team and stroke_free(mind, team)
    return not (goes or mind.open_book or mind.failures == TO_WIN - 1)


def _tied(mind: Mind) -> bool:
    """Whether a lie about somebody honest would give away more than it hides: a fellow has vouched for me, or I for
    him; or who has seen me says that I am a spy, and a second quarrel would have me in both."""
    seen = [c.said for c in mind.view.claims if c.said.kind == "seen"]
    vouched = [(said.seat, said.seats[0]) for said in seen if said.what == "resistance"]
    caught = any(said.what == "spy" and mind.me in said.seats for said in seen)
    return not mind.forgetful and (
        caught or any(mind.me in pair and mind.is_fellow(sum(pair) - mind.me) for pair in vouched)
    )


def _loyalty_told(mind: Mind, known: Known) -> str:
    """A spy points his Hunter to a Chief, covers his own, and may sell the enemy Hunter a false one: an honest seat, or
    a fellow everybody sees through."""
    seat, what = known.seats[0], known.what
    fellow = mind.is_fellow(seat)
    if what in FOUND and not fellow:
        return what
    if "spy_chief" not in mind.view.loyalty or what == "spy_chief" or (fellow and mind.forgetful):
        return "not_chief"
    return "spy_chief" if (proved(mind.view, seat) if fellow else _lies(mind, seat)) else "not_chief"


def _card_told(mind: Mind, known: Known) -> str:
    """A spy hides a fellow's fail, and may put his own side's fail into an honest hand."""
    seat = known.seats[0]
    if mind.is_fellow(seat):
        return "success"
    cards = next(m.tally for m in mind.view.missions if m.mission == known.mission)
    return "fail" if known.what == "success" and cards.fail and _frames(mind) else known.what


def _lies(mind: Mind, seat: Seat) -> bool:
    """Whether a spy says of somebody honest what he was not shown: everybody speaks of looks from the first one on, so
    he need not wait as with a mere suspicion. He makes up his mind once, and rather where it will be believed: who is
    lied about knows the liar."""
    care = 1.0 if mind.forgetful or believed(mind, seat) else RASH
    return mind.settled(f"lie {seat}") < mind.level.bluff * care


def _frames(mind: Mind) -> bool:
    """Whether a spy accuses somebody honest now; with cover only late, when it counts."""
    late = mind.view.round >= 3
    return mind.is_spy and (late or not mind.level.cover) and mind.luck.random() < mind.level.bluff
