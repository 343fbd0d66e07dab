"""The deal: dealt, passed to the left, mixed by threes, and every look for one seat alone (C5–C7)."""

from collections import Counter

import pytest

from crosstable.core.chance import QuickChance
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.events import Dealt, Looked, Mixed, Passed
from crosstable.games.crossfire.rules.talk import shot_cards
from crosstable.games.crossfire.state import State

from .crossfire_dealing import dealt, events_of, timeless

FIVE = "vip agent assassin red_decoy bystander"


def _seen(state: State) -> list[list[str]]:
    return [[look.role for look in looks] for looks in state.looks]


@pytest.mark.rule("C5")
def test_everybody_looks_passes_to_the_left_and_looks_again() -> None:
    state = dealt(FIVE).state
    assert [look.stage for look in state.looks[3]] == ["dealt", "received", "mixed"]
    assert [looks[:2] for looks in _seen(state)] == [
        ["vip", "bystander"],
        ["agent", "vip"],
        ["assassin", "agent"],
        ["red_decoy", "assassin"],
        ["bystander", "red_decoy"],
    ]


@pytest.mark.rule("C5")
def test_the_first_seat_of_the_deal_is_the_dealers() -> None:
    state = dealt(FIVE, dealer=4).state
    assert state.dealer == 3
    assert state.circle == (3, 4, 0, 1, 2)
    assert [looks[0] for looks in _seen(state)] == ["assassin", "red_decoy", "bystander", "vip", "agent"]
    assert {GAME.start(Options(), 5, QuickChance(n)).state.dealer for n in range(100)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("C6")
def test_the_three_cards_of_a_group_go_back_as_they_were_mixed() -> None:
    # After passing: 1 bystander, 2 vip, 3 agent, 4 assassin, 5 red decoy. First 5, 1, 2 mix, then 3, 4, 5.
    state = dealt(FIVE, [(2, 0, 1), (1, 2, 0)]).state
    assert _seen(state) == [
        ["vip", "bystander", "red_decoy"],
        ["agent", "vip", "bystander"],
        ["assassin", "agent", "assassin"],
        ["red_decoy", "assassin", "vip"],
        ["bystander", "red_decoy", "vip", "agent"],
    ]
    assert state.roles == ("red_decoy", "bystander", "assassin", "vip", "agent")


@pytest.mark.rule("C6")
@pytest.mark.parametrize(
    ("seats", "groups", "twice"),
    [
        (5, [(5, 1, 2), (3, 4, 5)], [5]),
        (6, [(6, 1, 2), (3, 4, 5)], []),
        (7, [(7, 1, 2), (3, 4, 5), (6, 7, 1)], [1, 7]),
        (8, [(8, 1, 2), (3, 4, 5), (6, 7, 8)], [8]),
        (9, [(9, 1, 2), (3, 4, 5), (6, 7, 8)], []),
        (10, [(10, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 1)], [1, 10]),
    ],
)
def test_who_mixes_with_whom(seats: int, groups: list[tuple[int, int, int]], twice: list[int]) -> None:
    step = GAME.start(timeless(), seats, QuickChance(1))
    mixed = [event.group for event in events_of(step, None) if isinstance(event, Mixed)]
    assert mixed == [tuple(place - 1 for place in group) for group in groups]
    assert [seat + 1 for seat, looks in enumerate(step.state.looks) if len(looks) == 4] == twice
    assert all(len(looks) in (3, 4) for looks in step.state.looks)


@pytest.mark.rule("C6")
def test_every_look_is_told_to_that_seat_alone_and_can_be_read_again() -> None:
    step = dealt(FIVE, [(2, 0, 1), (1, 2, 0)])
    heard = [(e.seat, e.stage, e.role) for e in events_of(step, 4) if isinstance(e, Looked)]
    assert heard == [
        (4, "dealt", "bystander"),
        (4, "received", "red_decoy"),
        (4, "mixed", "vip"),
        (4, "mixed_again", "agent"),
    ]
    assert [type(event) for event in events_of(step, None)] == [Dealt, Passed, Mixed, Mixed]
    assert [(look.stage, look.role) for look in GAME.view(step.state, 4).looks] == [h[1:] for h in heard]
    assert GAME.view(step.state, None).looks == ()


@pytest.mark.rule("C6")
def test_a_seat_hears_each_look_between_the_moves_of_the_cards() -> None:
    kinds = [type(event).__name__ for event in events_of(dealt(FIVE), 4)]
    assert kinds == ["Dealt", "Looked", "Passed", "Looked", "Mixed", "Looked", "Mixed", "Looked"]
    assert [type(event).__name__ for event in events_of(dealt(FIVE), 2)][-3:] == ["Mixed", "Mixed", "Looked"]


@pytest.mark.rule("C5", "C6")
def test_every_order_of_the_cards_is_dealt_equally_often() -> None:
    chance = QuickChance(7)
    final = Counter(GAME.start(Options(dealer=1), 5, chance).state.roles for _ in range(12_000))
    assert len(final) == 120
    assert min(final.values()) > 60
    assert max(final.values()) < 145


@pytest.mark.rule("C7")
def test_the_sniper_gets_no_card_and_the_others_form_the_circle() -> None:
    state = dealt("vip agent assassin assassin bystander", mode="sniper", dealer=2, sniper=4).state
    assert state.sniper == 3
    assert state.circle == (1, 2, 4, 5, 0)
    assert state.roles[3] == "sniper"
    assert state.looks[3] == ()
    assert [looks[:2] for looks in _seen(state)] == [
        ["bystander", "assassin"],
        ["vip", "bystander"],
        ["agent", "vip"],
        [],
        ["assassin", "agent"],
        ["assassin", "assassin"],
    ]
    assert GAME.view(state, None).roles == (None, None, None, "sniper", None, None)


@pytest.mark.rule("C7")
@pytest.mark.parametrize(("seats", "cards"), [(6, 2), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_the_sniper_has_a_shot_card_for_each_assassin(seats: int, cards: int) -> None:
    assert shot_cards(GAME.start(Options(mode="sniper"), seats, QuickChance(1)).state) == cards


class Lots(QuickChance):
    """Chance whose lots for dealer and Sniper fall on this number, out of so many."""

    def __init__(self, lot: int, lots: int) -> None:
        super().__init__(0)
        self.lot, self.lots = lot, lots

    def below(self, label: str, n: int) -> int:
        """The lot; everything else is luck."""
        if label in ("dealer", "sniper"):
            assert n == self.lots
            return self.lot
        return super().below(label, n)


@pytest.mark.rule("C7")
@pytest.mark.parametrize("seats", [6, 7, 10])
@pytest.mark.parametrize("first", [1, 3, 6])
def test_by_lot_anybody_but_the_sniper_deals_and_each_as_likely_as_the_other(seats: int, first: int) -> None:
    others = [seat for seat in range(seats) if seat != first - 1]
    lots = [Lots(lot, seats - 1) for lot in range(seats - 1)]
    dealers = [GAME.start(Options(mode="sniper", sniper=first), seats, lot).state.dealer for lot in lots]
    assert sorted(dealers) == others
    snipers = [GAME.start(Options(mode="sniper", dealer=first), seats, lot).state.sniper for lot in lots]
    assert sorted(seat for seat in snipers if seat is not None) == others


@pytest.mark.rule("C7")
def test_the_sniper_is_never_the_dealer() -> None:
    for options in (Options(mode="sniper"), Options(mode="sniper", sniper=3), Options(mode="sniper", dealer=2)):
        states = [GAME.start(options, 6, QuickChance(n)).state for n in range(80)]
        assert all(state.dealer != state.sniper for state in states)
        assert all(state.sniper == 2 for state in states if options.sniper)
        assert all(state.dealer == 1 for state in states if options.dealer)
