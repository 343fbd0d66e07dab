"""What holds in every position of every game, over random play in all variants."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.codec import encode
from crosstable.core.game import random_action
from crosstable.core.seats import Seat
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Guess
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options, Variant
from crosstable.games.fugitive.know.notes import possible_at
from crosstable.games.fugitive.state import State
from fugitive.fugitive_golden import VARIANTS, choose
from helpers.playing import engine_values

GAMES_EACH = 10
ODD_FEET, EVEN_FEET = 1, 2


def positions(variant: Variant, sensible: bool = False) -> Iterator[State]:
    """Every position of some games, played at random or with a little sense."""
    luck = random.Random(f"{variant} {sensible}")
    for number in range(GAMES_EACH):
        chance = QuickChance(number)
        options = Options(
            first_hideouts=luck.choice(engine_values(Options, "first_hideouts")),
            second_edition_pass=luck.random() < 0.3,
            events=variant,
        )
        state = GAME.start(options, 2, chance).state
        yield state
        while not state.outcome:
            (seat,) = GAME.actors(state)
            play_well = sensible and luck.random() < 0.9
            action = choose(state, seat, luck) if play_well else random_action(GAME, state, seat, luck.randrange)
            state = GAME.play(state, seat, action, chance).state
            yield state


def places(state: State) -> list[int]:
    """Every card, once for every place it lies in."""
    cards = [card for pile in state.piles for card in pile]
    cards += [card for hand in state.hands for card in hand] + list(state.out)
    cards += [card for deck in (*state.decks, *state.discards) for card in deck] + list(state.spent)
    for hideout in state.row:
        cards += [hideout.card, *hideout.sprints]
    return cards


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_is_in_exactly_one_place(variant: Variant) -> None:
    whole: Counter[int] = Counter()
    for state in positions(variant):
        found = Counter(places(state))
        if len(state.row) == 1 and state.turn == 1:
            whole = found
            assert all(found[card] == 1 for card in range(43))
        assert found == whole


@pytest.mark.parametrize("sensible", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_row_can_be_reached(variant: Variant, sensible: bool) -> None:
    for state in positions(variant, sensible):
        for before, here in pairwise(state.row):
            feet = sum(EVEN_FEET if card % 2 == 0 else ODD_FEET for card in here.sprints)
            assert 1 <= here.card - before.card <= max(1, 3 + here.reach + feet)
            assert 42 not in here.sprints


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_notepad_never_excludes_the_truth(variant: Variant) -> None:
    for state in positions(variant, sensible=True):
        view = GAME.view(state, MARSHAL)
        for hideout, possible in zip(state.row, possible_at(state), strict=True):
            if not hideout.up:
                assert hideout.card in possible
                assert view.notes[hideout.card - 1] == "open"


def _hide(state: State, viewer: Seat) -> bytes:
    return encode(GAME.view(state, viewer))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_marshals_view_never_depends_on_hidden_cards(variant: Variant) -> None:
    """The order of the piles, the other's hand and the cards of the row are shuffled under her eyes."""
    luck = random.Random(5)
    for state in positions(variant):
        if state.outcome:
            continue
        other = _with_other_secrets(state, luck)
        assert _hide(other, MARSHAL) == _hide(state, MARSHAL)


def _with_other_secrets(state: State, luck: random.Random) -> State:
    """Any other cards in the places the Marshal cannot see; the view need not be reachable for that."""
    from msgspec.structs import replace

    hidden = [card for pile in state.piles for card in pile] + list(state.hands[FUGITIVE])
    for hideout in state.row:
        if not hideout.up:
            hidden += [hideout.card, *(card for card in hideout.sprints if card not in hideout.bared)]
        elif hideout.card == 42:
            hidden += hideout.sprints
    luck.shuffle(hidden)
    deal = iter(hidden)
    piles = tuple(tuple(next(deal) for _ in pile) for pile in state.piles)
    hand = tuple(sorted(next(deal) for _ in state.hands[FUGITIVE]))
    row = []
    for hideout in state.row:
        if not hideout.up:
            card = next(deal)
            sprints = tuple(c if c in hideout.bared else next(deal) for c in hideout.sprints)
            row.append(replace(hideout, card=card, sprints=sprints))
        elif hideout.card == 42:
            row.append(replace(hideout, sprints=tuple(next(deal) for _ in hideout.sprints)))
        else:
            row.append(hideout)
    return replace(state, piles=piles, hands=(hand, state.hands[MARSHAL]), row=tuple(row))


@pytest.mark.parametrize("variant", VARIANTS)
def test_naming_all_hidden_hideouts_wins_for_the_marshal(variant: Variant) -> None:
    for state in positions(variant):
        if not state.outcome and state.phase == "guess" and not state.errands and not state.one_number:
            truth = tuple(h.card for h in state.row if not h.up)
            over = GAME.play(state, MARSHAL, Guess(truth), QuickChance(1)).state
            assert over.outcome
            assert over.outcome.winners == (MARSHAL,)
