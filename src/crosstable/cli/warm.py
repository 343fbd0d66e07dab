"""`crosstable warm`: compile what is compiled, before anybody waits for it."""

from importlib import import_module

from crosstable.games import GAMES

from .speech import Lang, err, t


def warm_command(lang: Lang = None) -> None:
    """Compile or load the compiled core of every game that has one."""
    for game in GAMES:
        warm = getattr(import_module(f"crosstable.games.{game}.bots"), "warm", None)
        if warm is not None:
            with err().status(t("cli-warming", game=t(f"{game}-name"))):
                warm()
            err().print(t("cli-warm", game=t(f"{game}-name")))
