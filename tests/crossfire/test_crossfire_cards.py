"""The cards and which special roles go together (C1–C4)."""

from collections import Counter

import pytest

from crosstable.core.errors import BadSetup
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import IN_THE_BOX, SPECIALS, Mode, Options, Special
from crosstable.games.crossfire.rules.deck import deck_of


@pytest.mark.rule("C1")
def test_the_box_holds_nineteen_cards() -> None:
    assert sum(IN_THE_BOX.values()) == 19
    assert {role: n for role, n in IN_THE_BOX.items() if n > 1} == {"agent": 3, "assassin": 3, "bystander": 2}


@pytest.mark.rule("C1", "C4")
def test_no_table_needs_more_cards_than_the_box_holds() -> None:
    modes: tuple[Mode, ...] = ("crossfire", "sniper")
    found = 0
    for mode in modes:
        for seats in range(5, 11):
            for chosen in range(64):
                specials = tuple(s for i, s in enumerate(SPECIALS) if chosen >> i & 1)
                try:
                    deck = deck_of(mode, seats, specials)
                except BadSetup:
                    continue
                found += 1
                assert len(deck) == seats - (mode == "sniper")
                assert all(n <= IN_THE_BOX[role] for role, n in Counter(deck).items())
    assert found > 50


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        (5, "vip agent assassin red_decoy bystander"),
        (6, "vip agent assassin assassin blue_decoy bystander"),
        (7, "vip agent agent assassin assassin decoy bystander"),
        (8, "vip agent agent assassin assassin decoy red_decoy bystander"),
        (9, "vip agent agent agent assassin assassin assassin decoy bystander"),
        (10, "vip agent agent agent assassin assassin assassin red_decoy blue_decoy bystander"),
    ],
)
def test_the_cards_of_crossfire_mode(seats: int, deck: str) -> None:
    assert deck_of("crossfire", seats, ()) == tuple(deck.split())


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        (6, "vip agent assassin assassin bystander"),
        (7, "vip agent assassin assassin blue_decoy bystander"),
        (8, "vip agent assassin assassin red_decoy blue_decoy bystander"),
        (9, "vip agent agent assassin assassin assassin decoy bystander"),
        (10, "vip agent agent assassin assassin assassin red_decoy blue_decoy bystander"),
    ],
)
def test_the_cards_of_sniper_mode(seats: int, deck: str) -> None:
    assert deck_of("sniper", seats, ()) == tuple(deck.split())


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("mode", "seats", "specials", "deck"),
    [
        ("crossfire", 5, ("enforcer",), "vip assassin assassin red_decoy enforcer"),
        ("crossfire", 5, ("bodyguard",), "vip assassin red_decoy bystander bodyguard"),
        ("crossfire", 6, ("bomber",), "vip agent assassin assassin blue_decoy bomber"),
        ("crossfire", 7, ("peace_keeper",), "vip agent assassin decoy bystander bystander peace_keeper"),
        ("crossfire", 8, ("protester",), "vip agent agent assassin assassin decoy red_decoy protester"),
        ("sniper", 6, ("supporter",), "vip agent assassin assassin supporter"),
        ("sniper", 6, ("bomber",), "vip agent assassin assassin bomber"),
        # The Peace Keeper brings the second Bystander that the other two need.
        (
            "crossfire",
            10,
            ("bomber", "peace_keeper", "supporter"),
            "vip agent agent assassin assassin red_decoy blue_decoy bomber peace_keeper supporter",
        ),
        ("crossfire", 7, ("enforcer", "bodyguard"), "vip assassin assassin assassin decoy enforcer bodyguard"),
    ],
)
def test_specials_take_cards_out_and_bring_cards_in(
    mode: Mode, seats: int, specials: tuple[Special, ...], deck: str
) -> None:
    assert deck_of(mode, seats, specials) == tuple(deck.split())


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (6, Options(mode="sniper", enforcer=True), "There is no Enforcer in Sniper mode."),
        (7, Options(mode="sniper", bodyguard=True), "There is no Bodyguard in Sniper mode."),
        (8, Options(mode="sniper", peace_keeper=True), "There is no Peace Keeper in Sniper mode."),
        (9, Options(enforcer=True), "Enforcer: only with 5 to 8 players."),
        (6, Options(peace_keeper=True), "Peace Keeper: only with 7 to 10 players."),
        (
            8,
            Options(bomber=True, protester=True),
            "These special roles do not fit together: to bring in the Protester, a card must leave the deck that is no "
            "longer in it (Bystander).",
        ),
        (
            8,
            Options(mode="sniper", protester=True, supporter=True),
            "These special roles do not fit together: to bring in the Supporter, a card must leave the deck that is no "
            "longer in it (Bystander).",
        ),
        (
            5,
            Options(enforcer=True, bodyguard=True),
            "These special roles do not fit together: to bring in the Enforcer, a card must leave the deck that is no "
            "longer in it (Agent).",
        ),
        (5, Options(mode="sniper"), "Sniper mode needs at least 6 players."),
        (5, Options(dealer=6), "There is no seat 6 at this table."),
        (6, Options(mode="sniper", dealer=2, sniper=2), "The Sniper cannot be the dealer."),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_the_reason(seats: int, options: Options, why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check(options, seats)
    assert say(caught.value.why) == why
    assert all("[" not in say(caught.value.why, language) for language in LANGUAGES)
