"""Three minutes: first claims, statements, the Sniper's shot cards, and being ready (C8–C10)."""

from functools import cache, lru_cache

from msgspec.structs import asdict, replace

from crosstable.core import EVERYBODY, Event, Illegal, Offer, OneOf, Seat, SomeOf, Step, Told, offer, way_of

from ..actions import Ask, Claim, Doubt, PlaceShots, Plead, Ready, Suspect, TellRole, TellSeen, Trust, Wait
from ..data import ASIDES, CLAIMS, ROLES, STAGES, Claimed, Deck, Role
from ..events import Chosen, Readied, Said, ShotsPlaced, TalkBegan
from ..state import Kind, State, Statement

Speech = TellSeen | TellRole | Plead | Doubt | Trust | Suspect | Ask
SPEECHES: dict[type[Speech], Kind] = {
    TellSeen: "seen", TellRole: "am", Plead: "plea", Doubt: "doubt", Trust: "trust", Suspect: "suspect", Ask: "ask",
}  # fmt: skip
"""How each stands on record."""
OF_ONESELF, OF_OTHERS, OF_ROLES = (
    (TellSeen, TellRole, Plead),
    (Doubt, Trust, Suspect, Ask),
    (TellSeen, TellRole, Suspect),
)
DODGES: tuple[Kind, ...] = ("am", "plea")
"""What is no answer to the question what somebody saw."""
ANSWERED = (Doubt, Suspect, Ask)
"""What the player spoken to may want to answer."""


def told(*events: Event) -> tuple[Told, ...]:
    """Events for everybody."""
    return tuple([Told(EVERYBODY, event) for event in events])


@cache
def has_chosen(seat: Seat) -> tuple[Told, ...]:
    """Everybody sees that a player has chosen, and not what."""
    return told(Chosen(seat))


def shot_cards(state: State) -> int:
    """How many shot cards the Sniper has: one for each Assassin (C7)."""
    return state.deck.count("assassin")


def may_speak(state: State, seat: Seat) -> bool:
    """Whether this player has asides left."""
    return state.asides[seat] < ASIDES


def waited_for(state: State) -> frozenset[Seat]:
    """Who is not ready yet, and the Sniper whenever she has heard something new: her cards lie if the time runs out."""
    asked = asked_if_ready(state)
    return asked | {state.sniper} if state.sniper is not None and has_news(state) else asked


def asked_if_ready(state: State) -> frozenset[Seat]:
    """Who is to say "ready"; the Sniper last, when all others have said what they have to say."""
    others = _not_yet(state.circle, state.ready)
    return others if others or state.sniper is None else frozenset({state.sniper})


@lru_cache(4096)
def _not_yet(circle: tuple[Seat, ...], ready: frozenset[Seat]) -> frozenset[Seat]:
    return frozenset(circle) - ready


def asks_if_ready(state: State, seat: Seat) -> bool:
    """Whether this player is to say "ready"."""
    return seat in asked_if_ready(state) if seat == state.sniper else seat not in state.ready


def has_news(state: State) -> bool:
    """Whether something was said since the Sniper last laid her cards, or left them as they are."""
    return state.weighed < len(state.said)


# ---------------------------------------------------------------- what is offered


def first_claim(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Everybody but the Sniper chooses a claim (C8, C9)."""
    return _FIRST_CLAIM if state.claims[seat] is None and seat != state.sniper else ()


_FIRST_CLAIM = (offer(Claim, claim=OneOf(CLAIMS)),)


def other_claim(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Until all are shown the first claim may be chosen again (C8, C9)."""
    return _claims(state.claims[seat]) if state.claims[seat] is not None and may_speak(state, seat) else ()


@cache
def _claims(now: Claimed | None) -> tuple[Offer, ...]:
    """Turning the card to another edge."""
    return (offer(Claim, aside=True, claim=OneOf(tuple(c for c in CLAIMS if c != now))),)


def asked_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the timer does not run out on: being ready, and the Sniper's shot cards when she has heard something."""
    if state.sniper is None:
        return () if seat in state.ready else _READY
    ready = _READY if asks_if_ready(state, seat) else ()
    return (*ready, _shot_offer(state, seat)) if seat == state.sniper and has_news(state) else ready


def talk_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What else one may do while the timer runs."""
    if not may_speak(state, seat):
        return ()
    speech = _about(_others(state.seats, seat), state.deck)
    if seat == state.sniper:
        return speech if has_news(state) else (_shot_offer(state, seat), *speech)
    again = _WAIT if seat in state.ready else ()
    return again + _claims(state.claims[seat]) + _own(state.deck, len(state.looks[seat])) + speech


_READY = (offer(Ready),)
_WAIT = (offer(Wait, aside=True),)


@cache
def _others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Everybody but this player."""
    return tuple(s for s in range(seats) if s != seat)


def _shot_offer(state: State, seat: Seat) -> Offer:
    """The Sniper lays her shot cards, moves those she has laid, or leaves all as it is; one a player at most (C10)."""
    news = has_news(state)
    least = 0 if state.shots or news else 1
    return offer(PlaceShots, aside=not news, at=SomeOf(_others(state.seats, seat), least, shot_cards(state)))


@cache
def _roles(deck: Deck) -> tuple[Role, ...]:
    return tuple(role for role in ROLES if role in deck)


@cache
def _own(deck: Deck, looks: int) -> tuple[Offer, ...]:
    """What a player can say about himself."""
    roles = OneOf(_roles(deck))
    return (
        offer(TellSeen, aside=True, stage=OneOf(STAGES[:looks]), role=roles),
        offer(TellRole, aside=True, role=roles),
        offer(Plead, aside=True),
    )


@cache
def _about(others: tuple[Seat, ...], deck: Deck) -> tuple[Offer, ...]:
    """What can be said about others, or asked."""
    about = OneOf(others)
    return (
        offer(Doubt, aside=True, about=about),
        offer(Trust, aside=True, about=about),
        offer(Suspect, aside=True, about=about, role=OneOf(_roles(deck))),
        offer(Ask, aside=True, about=about),
    )


# ---------------------------------------------------------------- what is done


def claim(state: State, seat: Seat, action: Claim) -> Step[State]:
    """Choose the first claim in secret, or turn the card for everybody to see (C8)."""
    chosen = action.claim
    if state.phase not in ("claim", "talk"):
        raise Illegal("crossfire-not-now")
    if seat == state.sniper:
        raise Illegal("crossfire-sniper-no-claim")
    if chosen not in CLAIMS:
        raise Illegal("crossfire-no-such-claim")
    before = state.claims[seat]
    if chosen == before:
        raise Illegal("crossfire-same-claim")
    if before is not None:
        state = count_aside(state, seat)
    claims = (*state.claims[:seat], chosen, *state.claims[seat + 1 :])
    if state.phase == "talk":
        statement = Statement(seat, "claim", claim=chosen)
        return Step(replace(state, claims=claims, said=(*state.said, statement)), told(Said(statement)))
    after = replace(state, claims=claims)
    if claims.count(None) == len(state.roles) - len(state.circle):  # the Sniper has none
        return _begin(after, Chosen(seat))
    return Step(after, has_chosen(seat) if before is None else ())


@cache
def _first_claim(seat: Seat, claimed: Claimed | None) -> Statement:
    return Statement(seat, "claim", claim=claimed)


def claims_late(state: State) -> Step[State]:
    """Whoever has not claimed when the time to look is over is Undeclared."""
    claims = tuple("undeclared" if c is None and s != state.sniper else c for s, c in enumerate(state.claims))
    return _begin(replace(state, claims=claims))


def _begin(state: State, *events: Event) -> Step[State]:
    """The timer starts: all claims are shown at the same moment (C8)."""
    first = tuple([_first_claim(seat, state.claims[seat]) for seat in state.circle])
    return Step(replace(state, phase="talk", said=first), told(*events, TalkBegan(state.claims)))


def speak(state: State, seat: Seat, speech: Speech) -> Step[State]:
    """Say something for everybody to hear, true or not (C9)."""
    _check_speech(state, seat, speech)
    statement = _worded(state, Statement(seat, SPEECHES[type(speech)], **asdict(speech)))
    said, asides = (*state.said, statement), one_more_aside(state, seat)
    if isinstance(speech, ANSWERED) and speech.about in state.ready:
        # Who is spoken to gets the time to answer.
        after = replace(state, said=said, asides=asides, ready=state.ready - {speech.about})
        return Step(after, told(Said(statement), Readied(speech.about, False)))
    return Step(replace(state, said=said, asides=asides), told(Said(statement)))


def _worded(state: State, said: Statement) -> Statement:
    """The statement in words, not in those of the last one of its kind. Whoever has told of a card is asked what
    else he saw; who answers a question by who he is, or by a plea, says that he leaves it at that."""
    if said.kind == "ask":
        more = any(one.kind == "seen" and one.seat == said.about for one in state.said)
    else:
        more = said.kind in DODGES and _is_asked(state, said.seat)
    alike = sum((one.kind, one.stage, one.more) == (said.kind, said.stage, more) for one in state.said)
    return replace(said, more=more, way=way_of(state.circle[0], alike))


def _is_asked(state: State, seat: Seat) -> bool:
    """Whether somebody has asked this player what he saw since he last said anything."""
    for said in reversed(state.said):
        if said.seat == seat and said.kind != "claim":
            return False
        if said.kind == "ask" and said.about == seat:
            return True
    return False


def _check_speech(state: State, seat: Seat, speech: Speech) -> None:
    if state.phase != "talk":
        raise Illegal("crossfire-not-now")
    if isinstance(speech, OF_ONESELF) and seat == state.sniper:
        raise Illegal("crossfire-sniper-no-card")
    if isinstance(speech, TellSeen) and speech.stage not in STAGES[: len(state.looks[seat])]:
        raise Illegal("crossfire-no-such-look")
    if isinstance(speech, OF_ROLES) and speech.role not in state.deck:
        raise Illegal("crossfire-role-not-dealt")
    if isinstance(speech, OF_OTHERS) and not _is_other(state, seat, speech.about):
        raise Illegal("crossfire-no-such-player")


def _is_other(state: State, seat: Seat, about: Seat) -> bool:
    return type(about) is int and 0 <= about < state.seats and about != seat


def place_shots(state: State, seat: Seat, action: PlaceShots) -> Step[State]:
    """The Sniper lays her shot cards as she wants them now, for everybody to see (C10)."""
    at = action.at
    if seat != state.sniper or state.phase != "talk":
        raise Illegal("crossfire-not-sniper" if seat != state.sniper else "crossfire-not-now")
    if not all(_is_other(state, seat, target) for target in at):
        raise Illegal("crossfire-no-such-player")
    if len(set(at)) < len(at) or len(at) > shot_cards(state) or not (at or state.shots or has_news(state)):
        raise Illegal("crossfire-shot-cards", most=shot_cards(state))
    if not has_news(state):
        state = count_aside(state, seat)
    cards = tuple(sorted(at))
    events = told(ShotsPlaced(cards)) if cards != state.shots else ()
    return Step(replace(state, shots=cards, weighed=len(state.said)), events)


def be_ready(state: State, seat: Seat, action: Ready | Wait) -> Step[State]:
    """Need no more time, or need it again. The caller ends the talk when all are ready."""
    ready = isinstance(action, Ready)
    if state.phase != "talk" or not (asks_if_ready(state, seat) if ready else seat in state.ready):
        raise Illegal("crossfire-not-now")
    if ready:
        return Step(replace(state, ready=state.ready | {seat}), _readied(seat, True))
    state = count_aside(state, seat)
    return Step(replace(state, ready=state.ready - {seat}), _readied(seat, False))


@cache
def _readied(seat: Seat, ready: bool) -> tuple[Told, ...]:
    return told(Readied(seat, ready))


def count_aside(state: State, seat: Seat) -> State:
    """The state after one more of a player's asides."""
    return replace(state, asides=one_more_aside(state, seat))


def one_more_aside(state: State, seat: Seat) -> tuple[int, ...]:
    """Everybody's asides after one more of this player's, of which there are only so many."""
    if not may_speak(state, seat):
        raise Illegal("crossfire-enough", most=ASIDES)
    return (*state.asides[:seat], state.asides[seat] + 1, *state.asides[seat + 1 :])
