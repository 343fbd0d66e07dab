"""What holds for every role, every aim and every table."""

from itertools import permutations
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosstable.core.errors import BadSetup
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire.data import BYSTANDERS, PROTECTORS, SPECIALS, Mode, Role, Special
from crosstable.games.crossfire.rules.aim import why
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.rules.resolve import RED_BY, resolve
from crosstable.games.crossfire.state import Result

Case = tuple[tuple[Role, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]


def _decks() -> list[tuple[Role, ...]]:
    found: list[tuple[Role, ...]] = []
    for mode in get_args(Mode):
        for seats in range(5, 11):
            for chosen in range(64):
                specials = tuple(s for i, s in enumerate(SPECIALS) if chosen >> i & 1)
                try:
                    deck = deck_of(mode, seats, specials)
                except BadSetup:
                    continue
                found.append((*deck, "sniper") if mode == "sniper" else deck)
    return found


DECKS = _decks()


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Roles of a table that can be dealt, somebody to point at for each, and shot cards in Sniper mode."""
    roles = tuple(draw(st.permutations(draw(st.sampled_from(DECKS)))))
    seats = range(len(roles))
    aims: list[tuple[int, ...]] = []
    for seat, role in enumerate(roles):
        others = st.sampled_from([s for s in seats if s != seat])
        guns = 2 if role == "enforcer" else 1
        present = draw(st.booleans()) or draw(st.booleans())
        aims.append(tuple(draw(st.lists(others, min_size=guns, max_size=guns))) if present else ())
    shots: tuple[int, ...] = ()
    if "sniper" in roles:
        others = st.sampled_from([s for s in seats if roles[s] != "sniper"])
        shots = tuple(draw(st.lists(others, unique=True, max_size=roles.count("assassin"))))
    return roles, tuple(aims), shots


@given(cases())
def test_every_seat_has_a_result_and_a_reason_in_words(case: Case) -> None:
    result = resolve(*case)
    assert len(result.won) == len(result.reasons) == len(case[0])
    for reason in (*result.reasons, result.verdict):
        assert all("[" not in say(why(reason), language) for language in LANGUAGES)
    assert (result.team == "red") == (result.verdict in RED_BY)


@given(cases())
def test_a_reason_never_speaks_against_the_result(case: Case) -> None:
    """A fact that makes one seat of a role win never makes another seat of the same role lose."""
    result = resolve(*case)
    seen: dict[tuple[str, str], bool] = {}
    for role, reason, won in zip(case[0], result.reasons, result.won, strict=True):
        assert seen.setdefault((role, reason), won) == won


@given(cases(), st.booleans())
def test_blocks_never_raise_the_number_of_those_shot_in_the_first_wave(case: Case, late: bool) -> None:
    roles, aims, shots = case
    unguarded = tuple(() if role in PROTECTORS else aim for role, aim in zip(roles, aims, strict=True))
    with_blocks = resolve(roles, aims, shots, late_guard=late)
    without = resolve(roles, unguarded, shots, late_guard=late)
    assert _hit(with_blocks, 1) <= _hit(without, 1)
    assert not without.blocked
    for block in with_blocks.blocked:
        at_him = [s for s in with_blocks.shots if s.at == block.at and s.wave == block.wave]
        assert 1 <= block.shots <= len(at_him)
        assert all(s.hit == (block.shots < len(at_him)) for s in at_him)


def _hit(result: Result, wave: int) -> set[tuple[int, int]]:
    return {(s.by, s.at) for s in result.shots if s.wave == wave and s.hit}


@given(cases())
def test_the_same_shots_against_more_blocks_hit_no_more(case: Case) -> None:
    """With the first wave fixed, a protector more on anybody never lets a shot of the second wave through."""
    roles, aims, shots = case
    keeper = [seat for seat, role in enumerate(roles) if role == "peace_keeper" and aims[seat]]
    agents = ("agent", "enforcer")
    still = tuple(() if roles[seat] in agents else aim for seat, aim in enumerate(aims))
    if keeper:
        idle = tuple(() if seat in keeper else aim for seat, aim in enumerate(still))
        assert _hit(resolve(roles, still, shots), 2) <= _hit(resolve(roles, idle, shots), 2)


@given(cases(), st.randoms(use_true_random=False))
def test_other_seats_same_result(case: Case, luck: object) -> None:
    roles, aims, shots = case
    order = list(range(len(roles)))
    luck.shuffle(order)  # type: ignore[attr-defined]
    place = {seat: new for new, seat in enumerate(order)}  # seat `order[new]` sits at `new` now
    moved = resolve(
        tuple(roles[seat] for seat in order),
        tuple(tuple(place[at] for at in aims[seat]) for seat in order),
        tuple(place[at] for at in shots),
    )
    result = resolve(roles, aims, shots)
    assert moved.won == tuple(result.won[seat] for seat in order)
    assert moved.reasons == tuple(result.reasons[seat] for seat in order)
    assert set(moved.shot) == {place[seat] for seat in result.shot}
    assert (moved.team, moved.verdict) == (result.team, result.verdict)
    assert {(s.by, s.at, s.wave, s.hit) for s in moved.shots} == {
        (place[s.by], place[s.at], s.wave, s.hit) for s in result.shots
    }


@given(cases())
def test_the_bomber_alone_or_not_at_all(case: Case) -> None:
    result = resolve(*case)
    if "bomber" in case[0]:
        bomber = case[0].index("bomber")
        assert result.won[bomber] == (bomber not in result.shot)
        assert not result.won[bomber] or sum(result.won) == 1


@given(cases())
def test_nobody_wins_who_shot_a_bystander(case: Case) -> None:
    result = resolve(*case)
    for shot in result.shots:
        if shot.hit and case[0][shot.at] in BYSTANDERS:
            assert not result.won[shot.by]


@given(cases())
def test_who_is_shot_is_who_was_hit(case: Case) -> None:
    result = resolve(*case)
    assert set(result.shot) == {shot.at for shot in result.shots if shot.hit}
    fallen = {shot.at for shot in result.shots if shot.hit and shot.wave == 1}
    assert not any(shot.by in fallen for shot in result.shots if shot.wave == 2)


@pytest.mark.rule("C4")
def test_the_order_in_which_specials_are_named_does_not_matter() -> None:
    chosen: tuple[Special, ...] = ("bomber", "peace_keeper", "supporter", "bodyguard")
    decks = {deck_of("crossfire", 10, order) for order in permutations(chosen)}
    assert len(decks) == 1
