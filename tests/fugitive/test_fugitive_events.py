"""The four variants (F24–F30) and every card of the event deck."""

from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.core.errors import Illegal
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.core.sentence import sentence
from crosstable.core.step import Step
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Ask, Done, Draw, Guess, Pass
from crosstable.games.fugitive.data import EVENT_DECK, FIRST_EVENT, FUGITIVE, MARSHAL, PLACEHOLDER, Options
from crosstable.games.fugitive.events import (
    CardsShown,
    DrawSkipped,
    EventDrawn,
    GuessSkipped,
    Learned,
    Lost,
    Passed,
    SprintTurnedUp,
)
from crosstable.games.fugitive.rules.effects import EFFECTS
from crosstable.games.fugitive.state import Finding, State
from fugitive.fugitive_tables import Arranged, after, do, down, fugitive_to_lay, hears, lay, layings, table, up

NUMBERS = {event.id: FIRST_EVENT + i for i, event in enumerate(EVENT_DECK)}


def drawn(event: str, seat: Seat, state: State | None = None, choice: int = 0) -> Step[State]:
    """The seat draws this event from pile A, under which 6 and 9 lie."""
    state = state or table([down(2), down(5, 1)], (3, 7, 42), (30, 31))
    state = replace(
        state, side=seat, phase="draw", draws=1, piles=((9, 6, NUMBERS[event]), *state.piles[1:]), hideouts=0
    )
    return do(state, seat, Draw(0), Arranged({"wet paint": (choice,), "lost card": (choice,)}))


def draw_low(state: State) -> Draw:
    """Draw from the lowest pile that has a card."""
    return Draw(next(number for number, pile in enumerate(state.piles) if pile))


def to_the_fugitives_placing(state: State) -> State:
    """Let both draw until the Fugitive may lay a hideout."""
    while not (state.side == FUGITIVE and state.phase == "place"):
        (seat,) = GAME.actors(state)
        state = after(state, seat, Done() if state.phase == "guess" else draw_low(state))
    return state


def to_the_marshals_guess(state: State) -> State:
    """Let both draw until the Marshal may guess."""
    while not (state.side == MARSHAL and state.phase == "guess"):
        (seat,) = GAME.actors(state)
        state = after(state, seat, Pass() if state.phase == "place" else draw_low(state))
    return state


def unhelped(card: int, state: State) -> bool:
    """Whether the card could be laid without any sprint card."""
    return (card, ()) in layings(state)


# ---------------------------------------------------------------- the deck and the variants


@pytest.mark.rule("F24")
def test_the_deck_has_six_for_each_side_and_five_for_whoever_draws() -> None:
    assert [sum(e.helps == side for e in EVENT_DECK) for side in ("fugitive", "marshal", "drawer")] == [6, 6, 5]
    assert {e.id for e in EVENT_DECK} == set(EFFECTS)
    for language in LANGUAGES:
        names = {say(sentence(f"fugitive-event-{e.id}"), language) for e in EVENT_DECK}
        texts = {say(sentence(f"fugitive-event-{e.id}-text"), language) for e in EVENT_DECK}
        assert len(names) == len(texts) == 17
        assert not any(text.startswith("[") for text in names | texts)


@pytest.mark.rule("F25", "F27")
@pytest.mark.parametrize(
    ("variant", "allowed"),
    [("random", set(range(101, 118))), ("for_fugitive", set(range(101, 107))), ("for_marshal", set(range(107, 113)))],
)
def test_two_events_are_shuffled_into_each_pile(variant: str, allowed: set[int]) -> None:
    met = set()
    for seed in range(60):
        state = GAME.start(Options(events=variant), 2, chance_at(bytes([seed]) * 32, 0)).state  # type: ignore[arg-type]
        events = [[card for card in pile if card >= 100] for pile in state.piles]
        assert [len(found) for found in events] == [2, 2, 2]
        assert [len(pile) for pile in state.piles] == [10, 14, 15]
        six = {card for found in events for card in found}
        assert len(six) == 6
        assert all(card < 100 for card in state.hands[FUGITIVE])
        met |= six
    assert met == allowed


@pytest.mark.rule("F25")
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_whoever_draws_an_event_resolves_it_at_once_and_draws_again(seat: Seat) -> None:
    step = drawn("borrowed_moped", seat)
    for viewer in (FUGITIVE, MARSHAL, None):
        assert hears(step, viewer, EventDrawn) == [EventDrawn(seat, "borrowed_moped", works=True)]
    assert GAME.actors(step.state) == {seat}
    assert [o.action for o in GAME.offers(step.state, seat) if not o.aside] == ["draw"]
    assert 6 in after(step.state, seat, Draw(0)).hands[seat]


@pytest.mark.rule("F26")
def test_with_discovery_the_fugitive_resolves_an_event_after_every_hit() -> None:
    deck = (NUMBERS["overtime"], NUMBERS["night_bus"])
    state = table(
        [down(2), down(5), down(8)], (9, 42), side=MARSHAL, phase="guess", guesses=1, turn=8,
        options=Options(events="discovery"), decks=(deck,), discards=((),),
    )  # fmt: skip
    hit = do(state, MARSHAL, Guess((2, 5)))
    assert hears(hit, None, EventDrawn) == [EventDrawn(FUGITIVE, "night_bus", works=True)]
    assert hit.state.discards == ((NUMBERS["night_bus"],),)
    assert to_the_fugitives_placing(hit.state).hideouts == 2
    miss = do(state, MARSHAL, Guess((3,)))
    assert not hears(miss, None, EventDrawn)


@pytest.mark.rule("F26")
def test_no_event_follows_the_hit_that_ends_the_game_nor_one_in_the_manhunt() -> None:
    options = Options(events="discovery")
    deck = ((NUMBERS["night_bus"],),)
    row = [down(38), down(40)]
    more: dict[str, Any] = {"options": options, "decks": deck, "discards": ((),)}
    guessing = table(row, (42,), side=MARSHAL, phase="guess", guesses=1, turn=8, **more)
    assert not hears(do(guessing, MARSHAL, Guess((38, 40))), None, EventDrawn)
    hunt = after(fugitive_to_lay(row, (42,), **more), FUGITIVE, lay(42))
    assert not hears(do(hunt, MARSHAL, Guess((38,))), None, EventDrawn)


@pytest.mark.rule("F28")
def test_with_catch_up_two_placeholders_lie_in_each_pile() -> None:
    state = GAME.start(Options(events="catch_up"), 2, chance_at(bytes(32), 0)).state
    assert [pile.count(PLACEHOLDER) for pile in state.piles] == [2, 2, 2]
    assert [set(deck) for deck in state.decks] == [set(range(101, 107)), set(range(113, 118)), set(range(107, 113))]


@pytest.mark.rule("F28")
@pytest.mark.parametrize(
    ("hidden", "event"),
    [(0, "night_bus"), (1, "night_bus"), (2, "green_wave"), (3, "overtime"), (4, "overtime")],
)
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_a_placeholder_helps_whoever_is_behind(hidden: int, event: str, seat: Seat) -> None:
    row = [up(2), *(down(card) for card in (4, 6, 8, 10)[:hidden])]
    state = table(
        row, (12, 42), piles=((9, PLACEHOLDER), (), ()), side=seat, phase="draw", draws=1,
        options=Options(events="catch_up"), discards=((), (), ()),
        decks=((NUMBERS["night_bus"],), (NUMBERS["green_wave"],), (NUMBERS["overtime"],)),
    )  # fmt: skip
    step = do(state, seat, Draw(0))
    assert hears(step, None, EventDrawn) == [EventDrawn(seat, event, works=True)]
    assert GAME.actors(step.state) == {seat}


@pytest.mark.rule("F29")
def test_an_event_that_cannot_be_carried_out_does_nothing() -> None:
    nothing_there = table([down(2), down(5)], (42,), ())
    for event in ("wet_paint", "torn_pocket", "open_notebook"):
        before = drawn("borrowed_moped", MARSHAL, nothing_there).state
        step = drawn(event, MARSHAL, nothing_there)
        assert hears(step, None, EventDrawn) == [EventDrawn(MARSHAL, event, works=False)]
        assert (step.state.row, step.state.hands, step.state.out) == (before.row, before.hands, before.out)
        assert step.state.spent == (NUMBERS[event],)


@pytest.mark.rule("F29")
def test_an_event_pile_that_runs_out_is_reshuffled_from_its_discards() -> None:
    discarded = (NUMBERS["overtime"], NUMBERS["night_bus"])
    state = table(
        [down(2), down(5), down(8)], (9, 42), side=MARSHAL, phase="guess", guesses=1, turn=8,
        options=Options(events="discovery"), decks=((),), discards=(discarded,),
    )  # fmt: skip
    step = do(state, MARSHAL, Guess((2,)), Arranged({"event pile again": discarded}))
    assert hears(step, None, EventDrawn) == [EventDrawn(FUGITIVE, "night_bus", works=True)]
    assert step.state.decks == ((NUMBERS["overtime"],),)
    assert step.state.discards == ((NUMBERS["night_bus"],),)


@pytest.mark.rule("F29")
def test_a_pile_with_nothing_but_an_event_still_counts() -> None:
    state = table(
        [down(20)], (1, 42), piles=((NUMBERS["street_parade"],), (), ()), side=FUGITIVE, phase="draw", draws=1
    )
    assert state.outcome is None
    step = do(state, FUGITIVE, Draw(0))
    assert hears(step, None, EventDrawn)
    assert hears(step, None, DrawSkipped) == [DrawSkipped(FUGITIVE)]
    assert step.state.outcome, "now all piles are empty and nothing can be laid"


# ---------------------------------------------------------------- for the Fugitive


@pytest.mark.rule("F24")
def test_borrowed_moped_takes_him_two_further() -> None:
    state = to_the_fugitives_placing(drawn("borrowed_moped", FUGITIVE, table([down(15)], (19, 20, 21, 42))).state)
    assert [unhelped(card, state) for card in (19, 20, 21)] == [True, True, False]
    laid = after(state, FUGITIVE, lay(20))
    assert laid.row[-1].reach == 2
    assert to_the_fugitives_placing(laid).reach == 0


@pytest.mark.rule("F24")
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_street_parade_takes_her_next_guess(seat: Seat) -> None:
    step = do(drawn("street_parade", seat).state, seat, Draw(0))
    if seat == FUGITIVE:
        step = do(after(step.state, FUGITIVE, Pass()), MARSHAL, Draw(0))
    assert hears(step, None, GuessSkipped) == [GuessSkipped(MARSHAL)]
    assert GAME.actors(step.state) == {FUGITIVE}
    assert to_the_marshals_guess(step.state).guesses == 1


@pytest.mark.rule("F24")
def test_night_bus_lets_him_lay_one_more() -> None:
    state = to_the_fugitives_placing(drawn("night_bus", MARSHAL).state)
    one = after(state, FUGITIVE, lay(7))
    assert GAME.actors(one) == {FUGITIVE}
    assert {o.action for o in GAME.offers(one, FUGITIVE) if not o.aside} == {"place", "done"}
    two = after(one, FUGITIVE, lay(9))
    assert [h.card for h in two.row] == [0, 2, 5, 7, 9]
    assert GAME.actors(two) == {MARSHAL}


@pytest.mark.rule("F24")
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_nest_egg_gives_the_fugitive_a_card_at_once(seat: Seat) -> None:
    state = drawn("nest_egg", seat).state
    assert GAME.actors(state) == {FUGITIVE}
    state = after(state, FUGITIVE, Draw(0))
    assert state.hands[FUGITIVE] == (3, 6, 7, 42)
    assert GAME.actors(state) == {seat}, "the draw itself is still to be done"
    assert [o.action for o in GAME.offers(state, seat) if not o.aside] == ["draw"]


@pytest.mark.rule("F24", "F30")
def test_open_notebook_shows_him_alone_her_cards() -> None:
    step = drawn("open_notebook", MARSHAL)
    assert hears(step, FUGITIVE, CardsShown) == [CardsShown((30, 31))]
    assert hears(step, MARSHAL, CardsShown) == hears(step, None, CardsShown) == []
    assert GAME.view(step.state, FUGITIVE).seen == (30, 31)
    assert GAME.view(step.state, None).seen == ()


@pytest.mark.rule("F24")
def test_crackling_radio_allows_one_number_a_guess() -> None:
    state = to_the_marshals_guess(drawn("crackling_radio", MARSHAL).state)
    with pytest.raises(Illegal):
        do(state, MARSHAL, Guess((2, 5)))
    missed = after(state, MARSHAL, Guess((4,)))
    again = to_the_marshals_guess(missed)
    assert after(again, MARSHAL, Guess((2, 5))).outcome


# ---------------------------------------------------------------- for the Marshal


@pytest.mark.rule("F24", "F30")
@pytest.mark.parametrize(("card", "what"), [(5, "odd"), (4, "even")])
def test_bakery_gossip_tells_her_alone_odd_or_even(card: int, what: str) -> None:
    step = drawn("bakery_gossip", FUGITIVE, table([down(2), down(card), up(7)], (9, 42)))
    finding = Finding(2, what)  # type: ignore[arg-type]
    assert hears(step, MARSHAL, Learned) == [Learned(finding)]
    assert hears(step, FUGITIVE, Learned) == hears(step, None, Learned) == []
    assert GAME.view(step.state, MARSHAL).findings == (finding,)
    assert GAME.view(step.state, FUGITIVE).findings == GAME.view(step.state, None).findings == ()


@pytest.mark.rule("F24", "F30")
@pytest.mark.parametrize(("number", "what"), [(4, "higher"), (5, "not_higher"), (6, "not_higher")])
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_toll_booth_answers_her_question(number: int, what: str, seat: Seat) -> None:
    state = drawn("toll_booth", seat).state
    assert GAME.actors(state) == {MARSHAL}
    assert [o.action for o in GAME.offers(state, MARSHAL) if not o.aside] == ["ask"]
    with pytest.raises(Illegal):
        do(state, MARSHAL, Ask(41))
    step = do(state, MARSHAL, Ask(number))
    assert hears(step, MARSHAL, Learned) == [Learned(Finding(2, what, number))]  # type: ignore[arg-type]
    assert not hears(step, FUGITIVE, Learned)
    assert GAME.actors(step.state) == {seat}


@pytest.mark.rule("F24")
@pytest.mark.parametrize(("choice", "place", "card"), [(0, 2, 1), (1, 2, 4), (2, 3, 6)])
def test_wet_paint_turns_up_a_random_sprint_card(choice: int, place: int, card: int) -> None:
    state = table([up(2, 3), down(5, 1, 4), down(9, 6)], (10, 42))
    step = drawn("wet_paint", MARSHAL, state, choice)
    assert hears(step, None, SprintTurnedUp) == [SprintTurnedUp(place, card)]
    assert step.state.row[place].bared == (card,)
    assert not step.state.row[place].up
    assert card in step.state.face_up()


@pytest.mark.rule("F24")
def test_torn_pocket_costs_him_a_random_card_but_never_42() -> None:
    lost = {drawn("torn_pocket", MARSHAL, choice=n).state.out for n in range(2)}
    assert lost == {(3,), (7,)}
    step = drawn("torn_pocket", MARSHAL, choice=1)
    assert hears(step, None, Lost) == [Lost(FUGITIVE, 7)]
    assert step.state.hands[FUGITIVE] == (3, 42)
    assert GAME.actors(step.state) == {FUGITIVE}, "he draws another card for it"
    drawn_again = after(step.state, FUGITIVE, Draw(0))
    assert drawn_again.hands[FUGITIVE] == (3, 6, 42)
    assert GAME.actors(drawn_again) == {MARSHAL}


@pytest.mark.rule("F24")
def test_stubbed_toe_keeps_him_from_sprinting_for_a_turn() -> None:
    state = to_the_fugitives_placing(drawn("stubbed_toe", MARSHAL).state)
    assert layings(state) == {(7, ())}
    with pytest.raises(Illegal):
        do(state, FUGITIVE, lay(7, 3))
    assert not to_the_fugitives_placing(after(state, FUGITIVE, lay(7))).no_sprints


@pytest.mark.rule("F24")
def test_a_stubbed_toe_alone_is_no_dead_end() -> None:
    state = table(
        [down(20)], (2, 25, 42), side=FUGITIVE, phase="draw", draws=1, piles=((NUMBERS["stubbed_toe"],), (), ())
    )
    step = do(state, FUGITIVE, Draw(0))
    assert step.state.outcome is None
    assert GAME.actors(step.state) == {MARSHAL}


@pytest.mark.rule("F24")
def test_overtime_lets_her_guess_once_more() -> None:
    state = to_the_marshals_guess(drawn("overtime", MARSHAL).state)
    missed = after(state, MARSHAL, Guess((4,)))
    assert GAME.actors(missed) == {MARSHAL}
    assert GAME.actors(after(missed, MARSHAL, Guess((3,)))) == {FUGITIVE}


# ---------------------------------------------------------------- for whoever draws


@pytest.mark.rule("F24")
@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_lucky_penny_gives_its_finder_a_card(seat: Seat) -> None:
    state = drawn("lucky_penny", seat).state
    before = len(state.hands[seat])
    state = after(after(state, seat, Draw(0)), seat, Draw(1))
    assert len(state.hands[seat]) == before + 2
    assert state.phase == ("place" if seat == FUGITIVE else "guess")


@pytest.mark.rule("F24")
def test_green_wave_is_one_more_hideout_or_guess() -> None:
    assert to_the_fugitives_placing(drawn("green_wave", FUGITIVE).state).hideouts == 2
    assert to_the_marshals_guess(drawn("green_wave", MARSHAL).state).guesses == 2


@pytest.mark.rule("F24")
def test_traffic_jam_costs_the_other_one_a_draw() -> None:
    state = after(drawn("traffic_jam", FUGITIVE).state, FUGITIVE, Draw(0))
    step = do(state, FUGITIVE, Pass())
    assert hears(step, None, DrawSkipped) == [DrawSkipped(MARSHAL)]
    assert step.state.phase == "guess"
    hers = after(drawn("traffic_jam", MARSHAL).state, MARSHAL, Draw(0))
    step = do(hers, MARSHAL, Done())
    assert hears(step, None, DrawSkipped) == [DrawSkipped(FUGITIVE)]
    assert step.state.phase == "place"
    assert after(step.state, FUGITIVE, Pass()).draws == 1


@pytest.mark.rule("F24")
def test_pickpocket_costs_the_other_one_a_card() -> None:
    hers = drawn("pickpocket", FUGITIVE, choice=1)
    assert hears(hers, None, Lost) == [Lost(MARSHAL, 31)]
    assert hers.state.hands[MARSHAL] == (30,)
    assert GAME.actors(hers.state) == {FUGITIVE}, "she gets no other card; the draw is still his"
    assert not hers.state.errands
    his = drawn("pickpocket", MARSHAL, choice=0)
    assert his.state.errands == ("fugitive_draws",)
    assert hears(his, None, Lost) == [Lost(FUGITIVE, 3)]


@pytest.mark.rule("F24")
def test_change_of_wind_helps_or_hinders_the_next_step() -> None:
    hand = table([down(15)], (17, 18, 19, 20, 42))
    with_him = to_the_fugitives_placing(drawn("change_of_wind", FUGITIVE, hand).state)
    assert [unhelped(card, with_him) for card in (17, 18, 19, 20)] == [True, True, True, False]
    against_him = to_the_fugitives_placing(drawn("change_of_wind", MARSHAL, hand).state)
    assert [unhelped(card, against_him) for card in (17, 18, 19, 20)] == [True, False, False, False]


@pytest.mark.rule("F23", "F24")
def test_a_wind_against_him_alone_is_no_dead_end() -> None:
    """23 is three steps from 20; against the wind he cannot lay it, but a turn later he can."""
    wind = ((NUMBERS["change_of_wind"],), (), ())
    state = table([down(20)], (23, 42), side=MARSHAL, phase="draw", draws=1, turn=8, piles=wind)
    step = do(after(state, MARSHAL, Draw(0)), MARSHAL, Done())
    assert hears(step, None, Passed) == [Passed(FUGITIVE, forced=True)]
    assert step.state.outcome is None
    calm = after(step.state, MARSHAL, Done())
    assert layings(calm) == {(23, ())}


@pytest.mark.rule("F23", "F24")
def test_who_could_go_nowhere_without_the_wind_either_is_in_a_dead_end() -> None:
    wind = ((NUMBERS["change_of_wind"],), (), ())
    state = table([down(20)], (24, 42), side=MARSHAL, phase="draw", draws=1, turn=8, piles=wind)
    over = after(after(state, MARSHAL, Draw(0)), MARSHAL, Done()).outcome
    assert over is not None
    assert over.why.key == "fugitive-dead-end"


@pytest.mark.rule("F24")
def test_errands_of_two_events_are_done_one_after_the_other() -> None:
    piles = ((8, 9, 6, NUMBERS["toll_booth"], NUMBERS["nest_egg"]), (), ())
    state = table([down(2), down(5)], (3, 42), side=MARSHAL, phase="draw", draws=1, turn=8, piles=piles)
    actors = []
    for action in (Draw(0), Draw(0), Ask(3), Draw(0), Draw(0)):
        (seat,) = GAME.actors(state)
        actors.append(seat)
        state = after(state, seat, action)
    assert actors == [MARSHAL, FUGITIVE, MARSHAL, FUGITIVE, MARSHAL]
    assert state.hands == ((3, 6, 42), (9,))
    assert state.phase == "guess"


def test_every_event_has_a_test_of_its_own() -> None:
    names = {name for name in globals() if name.startswith("test_")}
    for event in EVENT_DECK:
        assert any(f"test_{event.id}_" in name for name in names), event.id
