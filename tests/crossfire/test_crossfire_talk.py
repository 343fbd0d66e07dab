"""Claims, statements, the timer and the Sniper's shot cards (C8–C10)."""

import pytest

from crosstable.core.action import Action, TimeUp
from crosstable.core.chance import QuickChance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.seats import TIME
from crosstable.core.texts import say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import (
    Aim,
    Ask,
    Claim,
    Doubt,
    PlaceShots,
    Plead,
    Ready,
    Suspect,
    TellRole,
    TellSeen,
    Trust,
    Wait,
)
from crosstable.games.crossfire.data import ASIDES, Claimed
from crosstable.games.crossfire.events import Chosen, TalkBegan
from crosstable.games.crossfire.parts.review import saying
from crosstable.games.crossfire.state import State

from .crossfire_dealing import dealt, do, events_of, talking

FIVE = "vip agent assassin red_decoy bystander"
SNIPED = "vip agent assassin assassin bystander"


def _refused(state: State, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        GAME.play(state, seat, action, QuickChance(0))
    return caught.value.why.key


@pytest.mark.rule("C8")
def test_first_claims_are_secret_until_all_have_claimed() -> None:
    state = dealt(FIVE).state
    state = do(state, (0, Claim("vip")), (3, Claim("agent")))
    assert GAME.actors(state) == {1, 2, 4}
    assert GAME.view(state, 0).claims == ("vip", None, None, None, None)
    assert GAME.view(state, 1).claims == (None, None, None, None, None)
    state = do(state, (1, Claim("bystander")), (2, Claim("undeclared")))
    step = GAME.play(state, 4, Claim("vip"), QuickChance(0))
    shown: tuple[Claimed, ...] = ("vip", "bystander", "undeclared", "agent", "vip")
    assert events_of(step, None) == [Chosen(4), TalkBegan(shown)]
    assert GAME.view(step.state, None).claims == shown


@pytest.mark.rule("C8")
def test_a_first_claim_can_be_thought_over_until_it_is_shown() -> None:
    state = do(dealt(FIVE).state, (0, Claim("vip")), (0, Claim("agent")))
    assert GAME.view(state, 0).claims[0] == "agent"
    assert _refused(state, 0, Claim("agent")) == "crossfire-same-claim"


@pytest.mark.rule("C8")
def test_a_claim_may_be_changed_and_everybody_sees_it() -> None:
    state = do(talking(FIVE), (2, Claim("agent")), (2, Claim("bystander")))
    view = GAME.view(state, None)
    assert view.claims == ("undeclared", "undeclared", "bystander", "undeclared", "undeclared")
    assert [s.claim for s in view.said if s.seat == 2] == ["undeclared", "agent", "bystander"]
    assert _refused(state, 2, Claim("bystander")) == "crossfire-same-claim"


@pytest.mark.rule("C9")
def test_the_talk_lasts_three_minutes() -> None:
    state = talking(FIVE, seconds=180)
    clock = GAME.clock(state)
    assert clock is not None
    assert (clock.key, clock.seconds) == ("talk", 180.0)
    assert do(state, (TIME, TimeUp())).phase == "aim"


@pytest.mark.rule("C8", "C9")
@pytest.mark.parametrize("aim_seconds", [0, 10])
def test_without_a_timer_nobody_is_hurried_to_claim(aim_seconds: int) -> None:
    state = dealt(FIVE, seconds=0, aim_seconds=aim_seconds).state
    for claimed in (state, do(state, (0, Claim("vip")))):
        assert GAME.clock(claimed) is None
        assert GAME.offers(claimed, TIME) == ()
        assert _refused(claimed, TIME, TimeUp()) == "no-clock"


@pytest.mark.rule("C9")
def test_the_talk_may_last_until_all_are_ready() -> None:
    state = talking(FIVE)
    assert GAME.clock(state) is None
    assert _refused(state, TIME, TimeUp()) == "no-clock"
    state = do(state, *((seat, Ready()) for seat in (0, 1, 2, 3)))
    assert GAME.actors(state) == {4}
    state = do(state, (2, Wait()))
    assert GAME.actors(state) == {2, 4}
    assert do(state, (4, Ready()), (2, Ready())).phase == "aim"


@pytest.mark.rule("C9")
def test_whoever_is_spoken_to_gets_time_to_answer() -> None:
    ready = do(talking(FIVE), (3, Ready()))
    for speech in (Ask(3), Doubt(3), Suspect(3, "assassin")):
        assert 3 in GAME.actors(do(ready, (0, speech)))
    assert 3 not in GAME.actors(do(ready, (0, Trust(3))))


@pytest.mark.rule("C9")
def test_anything_may_be_said_true_or_not() -> None:
    state = talking(FIVE)
    state = do(
        state,
        (0, TellSeen("dealt", "assassin")),
        (1, TellSeen("received", "vip")),
        (2, TellRole("agent")),
        (3, Plead()),
        (4, Suspect(2, "assassin")),
        (4, TellSeen("mixed_again", "agent")),
        (0, Doubt(4)),
        (1, Trust(0)),
        (3, Ask(1)),
        (3, Claim("agent")),
    )
    words = [say(saying(s, state.circle), names=("Ann", "Bob", "Cid", "Dot", "Eve")) for s in state.said[5:]]
    assert words == [
        "Ann: “I was dealt an Assassin and passed it to Bob.”",
        "Bob: “I got the VIP from Ann.”",
        "Cid: “I’m an Agent.”",
        "Dot: “Don’t shoot me!”",
        "Eve: “I think Cid is an Assassin.”",
        "Eve: “After the second mixing I got an Agent.”",
        "Ann: “Eve is lying.”",
        "Bob: “I believe Ann.”",
        "Dot: “Bob, what else did you see?”",
        "Dot claims to be an Agent.",
    ]
    german = say(saying(state.said[5], state.circle), "de", ("Ann", "Bob", "Cid", "Dot", "Eve"))
    assert german == "Ann: „Zuerst hatte ich einen Attentäter, die Karte ging an Bob.“"


@pytest.mark.rule("C9")
def test_no_action_shows_a_card_before_time_is_up() -> None:
    state = do(talking(FIVE), (0, TellRole("vip")), (0, Ready()))
    assert GAME.view(state, 1).roles == (None,) * 5
    assert GAME.view(state, 1).role == "vip"
    assert GAME.view(state, None).role is None


@pytest.mark.rule("C9")
def test_nobody_talks_about_what_cannot_be() -> None:
    state = talking(FIVE)
    assert _refused(state, 0, TellRole("sniper")) == "crossfire-role-not-dealt"
    assert _refused(state, 0, Suspect(1, "decoy")) == "crossfire-role-not-dealt"
    assert _refused(state, 0, TellSeen("mixed_again", "vip")) == "crossfire-no-such-look"
    assert _refused(state, 0, Doubt(0)) == "crossfire-no-such-player"
    assert _refused(state, 0, Ask(5)) == "crossfire-no-such-player"
    assert _refused(state, 0, Aim((1,))) == "crossfire-not-now"
    assert _refused(dealt(FIVE).state, 0, Plead()) == "crossfire-not-now"


@pytest.mark.rule("C9")
def test_there_is_an_end_to_talking() -> None:
    state = do(talking(FIVE), *[(1, Plead())] * ASIDES)
    assert _refused(state, 1, Plead()) == "crossfire-enough"
    assert _refused(state, 1, Claim("vip")) == "crossfire-enough"
    assert [o.action for o in GAME.offers(state, 1)] == ["ready"]
    assert do(state, (1, Ready())).ready == {1}


@pytest.mark.rule("C9")
def test_whoever_claims_nothing_in_time_is_undeclared() -> None:
    state = do(dealt(FIVE, seconds=180).state, (0, Claim("vip")))
    assert GAME.clock(state) == Clock("claim", 60.0)
    state = do(state, (TIME, TimeUp()))
    assert state.claims == ("vip", "undeclared", "undeclared", "undeclared", "undeclared")
    assert state.phase == "talk"


@pytest.mark.rule("C9")
def test_the_sniper_makes_no_claim() -> None:
    state = dealt(SNIPED, mode="sniper", sniper=6).state
    assert GAME.actors(state) == {0, 1, 2, 3, 4}
    assert GAME.offers(state, 5) == ()
    assert _refused(state, 5, Claim("agent")) == "crossfire-sniper-no-claim"
    state = talking(SNIPED, mode="sniper", sniper=6)
    assert state.claims[5] is None
    assert _refused(state, 5, TellRole("vip")) == "crossfire-sniper-no-card"
    assert do(state, (5, Ask(2))).said[-1].about == 2


@pytest.mark.rule("C10")
def test_the_sniper_lays_and_moves_her_shot_cards_for_all_to_see() -> None:
    state = do(talking(SNIPED, mode="sniper", sniper=6), (5, PlaceShots((2,))))
    assert GAME.view(state, 2).shots == (2,)
    state = do(state, (5, PlaceShots((1, 4))))
    assert GAME.view(state, None).shots == (1, 4)
    assert do(state, (5, PlaceShots(()))).shots == ()


@pytest.mark.rule("C10")
def test_the_sniper_lays_no_card_before_the_timer_starts_or_when_time_is_up() -> None:
    looking = dealt(SNIPED, mode="sniper", sniper=6).state
    claimed = do(looking, *((seat, Claim("undeclared")) for seat in range(4)))
    counting = do(talking(SNIPED, mode="sniper", sniper=6), *((seat, Ready()) for seat in range(6)))
    for state in (looking, claimed, counting):
        assert _refused(state, 5, PlaceShots((2,))) == "crossfire-not-now"
        assert "place_shots" not in [offer.action for offer in GAME.offers(state, 5)]
    assert do(claimed, (4, Claim("agent")), (5, PlaceShots((2,)))).shots == (2,)


@pytest.mark.rule("C10")
def test_one_shot_card_a_player_none_on_herself_and_not_more_than_she_has() -> None:
    state = talking(SNIPED, mode="sniper", sniper=6)
    assert _refused(state, 5, PlaceShots((2, 2))) == "crossfire-shot-cards"
    assert _refused(state, 5, PlaceShots((0, 1, 2))) == "crossfire-shot-cards"
    assert _refused(state, 5, PlaceShots((5,))) == "crossfire-no-such-player"
    assert _refused(state, 4, PlaceShots((1,))) == "crossfire-not-sniper"
    over = do(state, (5, PlaceShots((2,))), *((seat, Ready()) for seat in range(6)))
    assert over.phase == "aim"
    assert _refused(over, 5, PlaceShots((1,))) == "crossfire-not-now"


@pytest.mark.rule("C10")
def test_the_sniper_is_ready_last() -> None:
    state = talking(SNIPED, mode="sniper", sniper=6)
    assert GAME.actors(state) == {0, 1, 2, 3, 4, 5}
    assert _refused(state, 5, Ready()) == "crossfire-not-now"
    state = do(state, (5, PlaceShots(())))
    assert GAME.actors(state) == {0, 1, 2, 3, 4}
    state = do(state, *((seat, Ready()) for seat in range(5)))
    assert GAME.actors(state) == {5}
    assert GAME.actors(do(state, (5, Ask(1)), (5, PlaceShots(())))) == {1}
    assert do(state, (5, PlaceShots((0, 1))), (5, Ready())).phase == "over"


@pytest.mark.rule("C10")
def test_the_sniper_is_asked_for_her_cards_whenever_something_was_said() -> None:
    state = do(talking(SNIPED, mode="sniper", sniper=6), (5, PlaceShots((2,))))
    assert 5 not in GAME.actors(state)
    for spoken in (Ask(2), Claim("vip"), TellRole("agent")):
        state = do(state, (1, spoken))
        assert 5 in GAME.actors(state)
        laying = next(offer for offer in GAME.offers(state, 5) if offer.action == "place_shots")
        assert not laying.aside
        step = GAME.play(state, 5, PlaceShots((2,)), QuickChance(0))
        assert (step.events, step.state.shots, step.state.asides[5]) == ((), (2,), 0)
        state = step.state
        assert 5 not in GAME.actors(state)
    assert _refused(do(state, (5, PlaceShots(()))), 5, PlaceShots(())) == "crossfire-shot-cards"


@pytest.mark.rule("C10")
def test_shot_cards_that_are_not_placed_lapse() -> None:
    state = do(talking(SNIPED, mode="sniper", sniper=6), *((seat, Ready()) for seat in range(6)))
    assert state.phase == "aim"
    assert GAME.actors(state) == {seat for seat in range(6) if state.roles[seat] == "assassin"}


def test_whoever_has_told_of_a_card_is_asked_what_else_he_saw() -> None:
    state = do(talking(FIVE), (0, Ask(1)), (1, TellSeen("dealt", "agent")), (2, Ask(1)), (3, Ask(1)), (4, Ask(3)))
    asked = [one for one in state.said if one.kind == "ask"]
    assert [one.more for one in asked] == [False, True, True, False]
    names = ("Ann", "Bob", "Cid", "Dot", "Eve")
    assert [say(saying(one, state.circle), names=names) for one in asked] == [
        "Ann: “Bob, what did you see?”",
        "Cid: “Bob, what else did you see?”",
        "Dot: “What else did you see, Bob?”",
        "Eve: “What did you see, Dot?”",
    ]


def test_whoever_is_asked_what_he_saw_and_says_who_he_is_leaves_it_at_that() -> None:
    state = do(
        talking(FIVE), (2, TellRole("agent")), (0, Ask(2)), (2, Claim("vip")), (2, TellRole("agent")), (2, Plead())
    )
    assert [said.more for said in state.said if said.kind in ("am", "plea")] == [False, True, False]
    state = do(state, (0, Ask(3)), (3, Plead()), (0, Ask(4)), (4, TellSeen("dealt", "agent")), (4, TellRole("vip")))
    told = [
        say(saying(said, state.circle), language, tuple("ABCDE"))
        for said in state.said[-5:]
        for language in ("en", "de")
    ]
    assert told[2:4] == [
        "D: “I’d rather not say. Don’t shoot me!”",
        "D: „Das behalte ich für mich. Schießt nicht auf mich!“",
    ]
    assert "All" not in told[8]
