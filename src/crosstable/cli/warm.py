"""`crosstable warm`: compile the bots' cores before anybody waits for them."""

from crosstable.core.parts import BOTS, load
from crosstable.games import GAMES

from .speech import Lang, err, t


def warm_command(lang: Lang = None) -> None:
    """Compile or load the compiled core of every game that has one."""
    for game in GAMES.values():
        name = t(f"{game.facts.id}-name")
        with err().status(t("cli-warming", game=name)):
            bots = load(game.facts, BOTS)
            if bots is not None:
                bots.warm()
        err().print(t("cli-warm", game=name))
