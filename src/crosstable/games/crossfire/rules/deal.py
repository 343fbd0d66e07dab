"""The deal: cards go round, are passed on and mixed, and everybody remembers what they saw (C5–C7)."""

from collections.abc import Iterable
from functools import cache

from crosstable.core import EVERYBODY, BadSetup, Chance, Seat, Step, Told, only

from ..data import GROUPS, STAGES, Deck, Options, Role
from ..events import Dealt, Looked, Mixed, Passed
from ..state import Look, State
from .deck import deck_of


def check(options: Options, seats: int) -> Deck:
    """The cards for this table, or BadSetup."""
    if max(options.dealer, options.sniper) > seats:
        raise BadSetup("crossfire-seat-missing", number=max(options.dealer, options.sniper))
    if options.mode == "sniper" and options.dealer and options.dealer == options.sniper:
        raise BadSetup("crossfire-sniper-deals")
    return deck_of(options.mode, seats, options.specials)


def start(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Choose the Sniper and the dealer, and deal."""
    deck = check(options, seats)
    dealer, sniper = _choose(options, seats, chance)
    circle = tuple([seat for seat in (*range(dealer, seats), *range(dealer)) if seat != sniper])
    table = _Table(circle, chance.shuffle("deal", deck))
    table.told.append(Told(EVERYBODY, Dealt(dealer, sniper, circle, deck)))
    table.all_look(circle)
    table.pass_left()
    for number, group in enumerate(GROUPS[len(circle)], start=1):
        table.mix(number, group, chance)
    state = State(
        options=options,
        deck=deck,
        dealer=dealer,
        sniper=sniper,
        circle=circle,
        roles=tuple([table.hands.get(seat, "sniper") for seat in range(seats)]),
        looks=tuple([tuple(table.looks.get(seat, ())) for seat in range(seats)]),
        claims=(None,) * seats,
        aims=(None,) * seats,
        believed=((),) * seats,
        asides=(0,) * seats,
    )
    return Step(state, tuple(table.told))


def _choose(options: Options, seats: int, chance: Chance) -> tuple[Seat, Seat | None]:
    """Dealer and Sniper, by the table's choice or by lot; the Sniper never deals (C5, C7)."""
    if options.mode == "crossfire":
        return options.dealer - 1 if options.dealer else chance.below("dealer", seats), None
    sniper = options.sniper - 1
    if not options.sniper:
        sniper = chance.pick("sniper", [s for s in range(seats) if s != options.dealer - 1])
    dealer = options.dealer - 1
    if not options.dealer:
        dealer = chance.pick("dealer", [s for s in range(seats) if s != sniper])
    return dealer, sniper


@cache
def _look(seat: Seat, number: int, role: Role) -> tuple[Look, Told]:
    """A look as the player remembers it, and as nobody else hears of it."""
    stage = STAGES[number]
    return Look(stage, role), Told(only(seat), Looked(seat, stage, role))


class _Table:
    """Cards on their way round the table, and what has been seen of them."""

    def __init__(self, circle: tuple[Seat, ...], cards: Deck) -> None:
        self.circle = circle
        self.hands: dict[Seat, Role] = dict(zip(circle, cards, strict=True))
        self.looks: dict[Seat, list[Look]] = {seat: [] for seat in circle}
        self.told: list[Told] = []

    def all_look(self, seats: Iterable[Seat]) -> None:
        """These players look at the cards they hold now, each at their own and nobody else at it."""
        hands, all_looks, heard = self.hands, self.looks, self.told
        for seat in seats:
            looks = all_looks[seat]
            look, told = _look(seat, len(looks), hands[seat])
            looks.append(look)
            heard.append(told)

    def pass_left(self) -> None:
        """Every card goes to the next player clockwise, who looks at it (C5)."""
        cards = list(self.hands.values())
        self.hands = dict(zip(self.circle, cards[-1:] + cards[:-1], strict=True))
        self.told.append(Told(EVERYBODY, Passed()))
        self.all_look(self.circle)

    def mix(self, number: int, group: tuple[int, int, int], chance: Chance) -> None:
        """Three players' cards are shuffled and go back; the three look (C6)."""
        left, middle, right = group
        seats = (self.circle[left - 1], self.circle[middle - 1], self.circle[right - 1])
        cards = chance.shuffle(f"mix {number}", [self.hands[seat] for seat in seats])
        self.told.append(Told(EVERYBODY, Mixed(seats)))
        self.hands.update(zip(seats, cards, strict=True))
        self.all_look(seats)
