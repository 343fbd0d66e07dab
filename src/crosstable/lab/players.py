"""Who plays in an arena: the bots of a game, and one that plays anything."""

from crosstable.bots.bot import BotChoice, RandomBot, bot_of
from crosstable.core import AnyGame, Bot, Facts, Refused
from crosstable.games import GAMES

from .guest import PATIENCE, GuestBot

RANDOM = "random"
OWN = ".py:"
"""What a bot in a file has in its name: `mine.py:Bot`."""


def named(game: str | AnyGame) -> AnyGame:
    """The game with this id, or the game itself."""
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise Refused("lab-no-such-game", game=game, games=", ".join(GAMES))
    return GAMES[game]


def choice_of(facts: Facts, text: str, seconds: float = 1.0) -> BotChoice:
    """A player as it is written: `strong`, `strong:0.5` with the seconds it may think about a move, `mine.py:Bot`."""
    if OWN in text:
        return BotChoice(text, PATIENCE)
    level, colon, own = text.partition(":")
    try:
        time = float(own) if colon else seconds
    except ValueError:
        raise Refused("lab-bad-player", text=text) from None
    if not 0 < time <= 600:
        raise Refused("lab-bad-seconds", text=text)
    if level not in (RANDOM, *facts.levels):
        raise Refused("no-such-bot", level=level, levels=", ".join((*facts.levels, RANDOM)))
    return BotChoice(level, time)


def usual_level(facts: Facts) -> str:
    """The bot in the middle, for whoever names none."""
    return facts.levels[len(facts.levels) // 2]


def player_of(facts: Facts, choice: BotChoice) -> Bot:
    """The bot behind a choice."""
    if OWN in choice.level:
        return GuestBot(choice.level, choice.seconds)
    return RandomBot(facts) if choice.level == RANDOM else bot_of(facts, choice)


def short_name(choice: BotChoice) -> str:
    """What a player is called in a record."""
    return choice.level.rpartition(":")[2][:60] if OWN in choice.level else choice.level
