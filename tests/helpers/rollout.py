"""Playing a game to its end with one bot for everybody."""

from typing import Any

from crosstable.core import TIME, AnyGame, Bot, Outcome, QuickChance, Sight, TimeUp


def play_on(game: AnyGame, state: Any, seats: int, bot: Bot, seed: int) -> Outcome:
    """How the game ends from here if this bot, which needs no memory, plays for everybody."""
    chance = QuickChance(seed)
    moves = 0
    while (outcome := game.outcome(state)) is None:
        seat = min(game.actors(state))
        moves += 1
        if seat == TIME:
            action: Any = TimeUp()
        else:
            view = game.view(state, seat)
            sight = Sight(game.facts.id, getattr(state, "options", None), seats, seat, view, (), seed * 1000 + moves)
            action = bot.think(sight, lambda: False).action
        state = game.play(state, seat, action, chance).state
    return outcome
