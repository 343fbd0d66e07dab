"""The tables of the talk bench, played one after the other by whoever answers in words."""

import random
from collections.abc import Callable

from crosstable.bots.bot import random_thought
from crosstable.core import Action, CrosstableError, Refused, heard
from crosstable.lab.players import choice_of, player_of, usual_level
from crosstable.lab.talk import SET, TalkScore, TalkTable, score, tables

from .mcp_seat import rules_of, words_for
from .speech import t, told
from .words import meant

TRIES = 3
"""So often an answer may mean nothing; then something is played for it, and counted as a fault."""
ASIDES = 3
"""So much may be said before the game must go on."""


class TalkSession:
    """All tables, one after the other: `look` says how it stands, `act` does something about it."""

    def __init__(self, name: str, count: int, on_score: Callable[[TalkTable, TalkScore], None]) -> None:
        self._name, self._on_score = name, on_score
        self._left = tables(count)
        self._count = count
        self._tries, self._asides, self._faults = 0, 0, 0
        self._open()

    @property
    def done(self) -> bool:
        """Whether all tables have been played."""
        return not self._left

    @property
    def refused(self) -> bool:
        """Whether the last answer meant nothing and another is asked for."""
        return self._tries > 0

    def rules(self) -> str:
        """The rules of the game at this table."""
        return "" if self.done else rules_of(self._left[0].game)

    def look(self) -> str:
        """What the seat may know now, and what it may do."""
        if self.done:
            return t("cli-talk-done")
        table, view = self._left[0], self._played.view(self._left[0].seat)
        events = [event for step in self._played.steps for event in heard(step.events, table.seat)]
        number, count = str(table.number + 1), str(self._count)
        head = t("cli-talk-head", number=number, count=count, set=SET, game=table.game, seats=str(table.seats))
        return "\n".join([head, words_for(self._played.game, view, self._played.names, events)])

    def act(self, words: str) -> str:
        """Do what these words mean; what means nothing is answered with the reason, the third time with a turn lost."""
        if self.done:
            return self.look()
        seat = self._left[0].seat
        view = self._played.view(seat)
        try:
            action = meant(words, view.offers, self._played.game.facts)
            self._do(action, any(offer.aside for offer in view.offers if offer.allows(action)))
        except CrosstableError as error:
            self._tries += 1
            if self._tries < TRIES:
                return t("cli-mcp-refused", why=told(error.why, self._played.names))
            self.give_up()
        return self.look()

    def give_up(self) -> None:
        """Let something be played for this turn, and count it."""
        self._faults += 1
        sight = self._played.sight(self._left[0].seat, self._luck.getrandbits(60))
        self._do(random_thought(self._played.game.facts, sight).action, aside=False)

    def _do(self, action: Action, aside: bool) -> None:
        if aside and self._asides >= ASIDES:
            raise Refused("cli-talk-enough")
        self._played.play(self._left[0].seat, action)
        self._tries, self._asides = 0, self._asides + 1 if aside else 0
        self._go_on()

    def _open(self) -> None:
        table = self._left[0]
        self._luck = random.Random(f"{SET} bots {table.number}")
        facts = (game := table.begin(self._name, "bot")).game.facts
        self._played, self._bot = game, player_of(facts, choice_of(facts, usual_level(facts)))
        self._tries = self._asides = self._faults = 0
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots play until the seat is asked; a table that is over is scored, and the next one opened."""
        played, seat = self._played, self._left[0].seat
        while played.outcome is None and seat not in (asked := played.game.actors(played.state)):
            one = self._luck.choice(sorted(asked))
            played.play(one, self._bot.think(played.sight(one, self._luck.getrandbits(60)), lambda: False).action)
        if played.outcome is not None:
            self._on_score(self._left[0], score(played, seat, self._faults))
            self._left.pop(0)
            if self._left:
                self._open()
