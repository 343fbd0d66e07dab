"""Lies and loyalties in the talk of Crossfire: nobody tells what was disproved, or vouches against himself."""

import numpy as np
import pytest

from crosstable.core import QuickChance, Seat, Sight
from crosstable.core.texts import say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim, Claim, Doubt, Ready, Suspect, TellSeen, Trust
from crosstable.games.crossfire.bots.head import Head
from crosstable.games.crossfire.bots.imagine import INDEX, imagine
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.listen import weigh
from crosstable.games.crossfire.bots.manners import first_claims, telling
from crosstable.games.crossfire.bots.speech import _caught
from crosstable.games.crossfire.bots.story import story
from crosstable.games.crossfire.bots.why import why
from crosstable.games.crossfire.data import Mode, Options, Role, Stage
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.state import State, Statement

from .test_crossfire_tempers import said_by, talked


def _claimed(deal: int, seats: int = 9) -> State:
    """A game in which everybody has turned his card."""
    state = GAME.start(Options(seconds=0), seats, QuickChance(deal)).state
    for seat in range(seats):
        state = GAME.play(state, seat, Claim("undeclared"), QuickChance(0)).state
    return state


def _says(state: State, seat: Seat, stage: Stage, role: Role) -> State:
    return GAME.play(state, seat, TellSeen(stage, role), QuickChance(0)).state


def _head(state: State, seat: Seat, secret: int, level: str = "medium", name: str = "") -> Head:
    view = GAME.view(state, seat)
    sight = Sight("crossfire", state.options, state.seats, seat, view, (), 7, name, secret)
    return Head(view, sight, LEVELS[level])


def _lies(state: State, seat: Seat, level: str = "medium") -> list[TellSeen]:
    """What this player would say falsely, in forty games that differ only in his secret."""
    seen = {look.stage: look.role for look in state.looks[seat]}
    told = [word for secret in range(40) for word in story(_head(state, seat, secret, level))]
    return [word for word in told if seen[word.stage] != word.role]


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_nobody_lies_about_a_card_another_has_told_of(level: str) -> None:
    """Whom he passed it to has said what he received."""
    free = 0
    for deal in range(12):
        state = _claimed(deal)
        seat = state.roles.index("assassin")
        dealt = state.looks[seat][0].role
        free += sum(word.stage == "dealt" for word in _lies(state, seat, level))
        after = state.circle[(state.circle.index(seat) + 1) % 9]
        known = _says(state, after, "received", dealt)
        assert all(word.stage != "dealt" for word in _lies(known, seat, level))
    assert free > 10, "else there is nothing to hold back"


def test_nobody_says_he_saw_a_card_of_which_all_are_elsewhere() -> None:
    lied = 0
    for deal in range(12):
        state = _claimed(deal)
        seat = state.roles.index("assassin")
        place = state.circle.index(seat)
        other = state.circle[(place + 4) % 9]
        assert state.deck.count("bystander") == 1
        taken = _says(state, other, "dealt", "bystander")
        said = [word for word in _lies(taken, seat) if word.stage in ("dealt", "received")]
        lied += len(said)
        assert all(word.role != "bystander" for word in said)
    assert lied > 20


def test_a_liar_who_finds_nothing_believable_answers_by_the_truth() -> None:
    """Not by saying who he is, which nobody asked him; unasked he keeps silent. Whom he passed his card to has told of
    it."""
    silent = 0
    for deal in range(12):
        state = _claimed(deal)
        seat = state.roles.index("decoy")
        card = state.looks[seat][0]
        known = _says(state, state.circle[(state.circle.index(seat) + 1) % 9], "received", card.role)
        for head in (_head(known, seat, secret) for secret in range(20) if card.role != "vip"):
            silent += all(word.stage != "dealt" for word in story(head))
            assert TellSeen("dealt", card.role) in story(head, asked=True)
    assert silent > 20, "else there is nothing to ask for"


def test_a_lie_once_told_stays_the_same() -> None:
    for deal in range(12):
        state = _claimed(deal)
        seat = state.roles.index("assassin")
        for secret in range(10):
            tale = story(_head(state, seat, secret))
            if not tale:
                continue
            told = _says(state, seat, tale[0].stage, tale[0].role)
            other = state.circle[(state.circle.index(seat) + 4) % 9]
            later = story(_head(_says(told, other, "dealt", tale[0].role), seat, secret))
            assert tale[0] in later


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_who_is_called_an_assassin_does_not_answer_that_he_trusts_his_accuser(level: str) -> None:
    """Not even a soft one, who has told all he saw and has begged already."""
    for deal in range(6):
        state = talked(dict.fromkeys(range(7), "Candle"), deal)
        for accused in range(7):
            after = state
            for accuser in [seat for seat in range(7) if seat != accused][:4]:
                after = GAME.play(after, accuser, Suspect(accused, "assassin"), QuickChance(0)).state
                answer = said_by(after, accused, "Candle", level, 10 * deal + accused)
                assert answer != Trust(accuser)
                if accused in GAME.actors(after) and not isinstance(answer, Ready):  # else the talk is over
                    after = GAME.play(after, accused, answer, QuickChance(0)).state


def test_an_assassin_does_not_vouch_for_the_card_that_leads_to_him() -> None:
    """Who was passed it knows it is true; to say so is to say what he received."""
    vouched = {"assassin": 0, "other": 0}
    for deal in range(40):
        state = _claimed(deal)
        for seat in (s for s in state.circle if state.roles[s] == "assassin"):
            card = state.looks[seat][1].role
            before = state.circle[state.circle.index(seat) - 1]
            head = _head(_says(state, before, "dealt", card), seat, deal, name="Lantern")
            vouched["assassin" if card == "assassin" else "other"] += Trust(before) in _caught(head)
    assert vouched["other"] > 10
    assert vouched["assassin"] == 0


def test_who_lies_speaks_neither_against_whoever_backs_the_lie_nor_for_whoever_tells_it_otherwise() -> None:
    """Whoever passed him the card says what he says himself, or the truth; without his own word he would speak."""
    against = {True: 0, False: 0}
    vouched = {True: 0, False: 0}
    for deal in range(40):
        state = _claimed(deal)
        seat = state.roles.index("decoy")
        truth = state.looks[seat][1].role
        lie: Role = next(role for role in ("agent", "bystander") if role != truth)
        before = state.circle[state.circle.index(seat) - 1]
        for lied in (True, False):
            told = _says(state, seat, "received", lie) if lied else state
            against[lied] += Doubt(before) in _caught(_head(_says(told, before, "dealt", lie), seat, deal))
            vouched[lied] += Trust(before) in _caught(
                _head(_says(told, before, "dealt", truth), seat, deal, "medium", "Lantern")
            )
    assert against == {True: 0, False: 40}
    assert vouched[True] == 0
    assert vouched[False] > 10


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_where_words_say_nothing_an_answer_says_no_more(level: str) -> None:
    """Six players: whoever is asked tells the truth as often as any card would be it by chance, of the VIP too."""
    true: dict[bool, list[bool]] = {True: [], False: []}
    for deal in range(120):
        state = _claimed(deal, 6)
        for seat in range(6):
            tale = {word.stage: word.role for word in story(_head(state, seat, 10 * deal + seat, level), asked=True)}
            for look in state.looks[seat][:-1]:
                true[look.role == "vip"].append(tale[look.stage] == look.role)
    for share in (sum(told) / len(told) for told in true.values()):
        assert share == pytest.approx(1 / 5, abs=0.07)


def test_where_words_say_nothing_people_go_by_their_own_word() -> None:
    """Six players: who tells of a card otherwise is called a liar, who tells the same is believed, true or not."""
    for deal in range(12):
        state = _claimed(deal, 6)
        for seat in range(6):
            before = state.circle[state.circle.index(seat) - 1]
            told = _says(state, seat, "received", "agent")
            assert _caught(_head(_says(told, before, "dealt", "bystander"), seat, deal)) == [Doubt(before)]
            assert _caught(_head(_says(told, before, "dealt", "agent"), seat, deal)) == [Trust(before)]
            assert _caught(_head(_says(state, before, "dealt", "agent"), seat, deal)) == []


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_bystander_who_is_accused_says_that_he_is_one(level: str) -> None:
    answers = []
    for deal in range(30):
        state = _claimed(deal, 7)
        seat = state.roles.index("bystander")
        accused = GAME.play(state, (seat + 1) % 7, Suspect(seat, "assassin"), QuickChance(0)).state
        answers.append(said_by(accused, seat, "Candle", level, deal))
    turned = [answer for answer in answers if not isinstance(answer, Doubt)]  # some strike back first
    assert set(turned) == {Claim("bystander")}
    assert len(turned) > 20


def test_even_an_easy_assassin_hardly_owns_up_to_the_card_he_was_passed() -> None:
    """Others of that level tell of it as of any card, and he of any other; asked about it, he makes something up."""
    told: dict[tuple[bool, bool], list[bool]] = {}
    for deal in range(40):
        state = _claimed(deal)
        for seat in range(9):
            for asked in (False, True):
                tale = {word.stage: word.role for word in story(_head(state, seat, deal, "easy"), asked=asked)}
                for look in state.looks[seat][:-1]:
                    if look.role == "assassin":
                        own = state.roles[seat] == "assassin"
                        told.setdefault((own, asked), []).append(tale.get(look.stage) == "assassin")
    share = {case: sum(true) / len(true) for case, true in told.items()}
    assert share[True, False] < 0.45 < 0.7 < share[False, False]
    assert share[True, True] == 0


@pytest.mark.parametrize("seats", [5, 7, 8, 9, 10])
def test_a_first_claim_gives_no_assassin_away(seats: int) -> None:
    """Where everybody shoots, Assassins claim what the others of the deck do, taken together."""
    deck = deck_of("crossfire", seats, ())
    shares = first_claims("crossfire", deck)
    others = [shares[role] for role in deck if role != "assassin"]
    for claim, share in enumerate(shares["assassin"]):
        assert share == pytest.approx(sum(row[claim] for row in others) / len(others), abs=1)


@pytest.mark.parametrize(("mode", "seats"), [("crossfire", 6), ("crossfire", 9), ("sniper", 6), ("sniper", 10)])
def test_nobody_passes_for_a_bystander_among_cards_without_one(mode: Mode, seats: int) -> None:
    """A Bomber who did was known by it. A person may still do it, so it is not impossible."""
    deck = deck_of(mode, seats, ("bomber",))
    for role, shares in (*first_claims(mode, deck).items(), *first_claims(mode, deck, naive=True).items()):
        assert shares[2] == 1, role
        assert min(shares) > 0
        assert sum(shares) == pytest.approx(100, abs=2)
    assert first_claims(mode, deck_of(mode, seats, ()))["bystander"][2] > 50


def _before_a_sniper(deal: int, *, bomber: bool) -> State:
    return GAME.start(Options(mode="sniper", bomber=bomber, seconds=0), 6, QuickChance(deal)).state


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_without_a_bystander_before_a_sniper_blue_calls_the_vip_an_agent(level: str) -> None:
    """An Assassin who is left has nobody to fear, and only has to tell the two apart."""
    told: list[Role] = []
    for deal in range(30):
        state = _before_a_sniper(deal, bomber=True)
        for seat in (s for s in state.circle if state.roles[s] in ("vip", "agent")):
            seen = {look.stage: look.role for look in state.looks[seat]}
            told += [word.role for word in story(_head(state, seat, deal, level)) if seen[word.stage] == "vip"]
    assert len(told) > 10
    assert told.count("agent") > 0.8 * len(told)


@pytest.mark.parametrize("bomber", [True, False])
def test_who_hears_of_an_agent_there_thinks_of_the_vip_too(bomber: bool) -> None:
    """The card may be either, as far as it comes from blue; where a Bystander is about, the word is taken as it is."""
    deck = deck_of("sniper", 6, ("bomber",) if bomber else ())
    worlds = imagine(deck, None, (), 8000, np.random.default_rng(3))
    said = (Statement(1, "seen", stage="dealt", role="agent"),)
    weights = weigh(worlds, "sniper", deck, (1, 2, 3, 4, 5), 0, (None,) * 6, said)
    blue = np.isin(worlds.roles[:, 0], [INDEX["vip"], INDEX["agent"]])
    vip, agent = (float(weights[blue & (worlds.looks[:, 0, 0] == INDEX[role])].sum()) for role in ("vip", "agent"))
    assert (vip > 0.8 * agent) == bomber


def test_a_single_assassin_tells_of_the_assassin_card_as_others_do() -> None:
    """Where there are more he does not give them away; where there is one, he who spares that card would be he."""
    for seats, alike in ((5, True), (7, False)):
        deck = deck_of("crossfire", seats, ())
        red, blue = (telling(role, "assassin", "crossfire", deck) for role in ("assassin", "agent"))
        assert (red == blue) == alike


def test_whoever_shoots_at_somebody_unlikely_does_not_say_he_was_sure_of_him() -> None:
    state = _claimed(3)
    for seat in range(9):
        state = GAME.play(state, seat, Ready(), QuickChance(0)).state
    assert state.phase == "aim"
    cases: list[tuple[Role, Role]] = [("agent", "assassin"), ("assassin", "vip")]
    for role, wanted in cases:
        head = _head(state, state.roles.index(role), 1)
        likely = {seat: float(head.chances[state.circle.index(seat), INDEX[wanted]]) for seat in state.circle}
        others = sorted(set(state.circle) - {head.seat}, key=lambda seat: likely[seat])
        told = [why(head, Aim((at,))) for at in (others[-1], others[0])]
        assert [one and one.args["how"] for one in told] == [wanted, f"{wanted}_anyway"]
        assert told[1]
        assert "no other shot promised more" in say(told[1], "en", tuple("ABCDEFGHI"))


def test_a_liar_bears_out_the_lie_another_has_told_of_the_very_card() -> None:
    """Whoever passed on the VIP calls it an Assassin, and others have told of all Assassins: there is no lie left that
    nobody could disprove, and the best is the one somebody has told before."""
    state = _claimed(5)
    seat = next(s for s in state.circle if state.looks[s][1].role == "vip" and state.roles[s] in ("vip", "agent"))
    place = state.circle.index(seat)
    state = _says(state, state.circle[place - 1], "dealt", "assassin")
    for away in (3, 5, 7)[: state.deck.count("assassin")]:
        state = _says(state, state.circle[(place + away) % 9], "dealt", "assassin")
    told = [word for secret in range(40) for word in story(_head(state, seat, secret), asked=True)]
    assert {word.role for word in told if word.stage == "received"} == {"assassin"}
