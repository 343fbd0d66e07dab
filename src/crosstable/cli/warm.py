"""`crosstable warm`: compile what is compiled, before anybody waits for it."""

from importlib import import_module
from importlib.util import find_spec

from crosstable.games import GAMES

from .speech import Lang, err, t


def warm_command(lang: Lang = None) -> None:
    """Compile or load the compiled core of every game that has one."""
    for game in GAMES:
        name = f"crosstable.games.{game}.search"
        if find_spec(name) and find_spec(f"{name}.warm"):
            with err().status(t("cli-warming", game=t(f"{game}-name"))):
                import_module(f"{name}.warm").warm()
            err().print(t("cli-warm", game=t(f"{game}-name")))
