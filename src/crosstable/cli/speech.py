"""How the command line speaks: in the user's language, results on stdout, complaints on stderr."""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from crosstable.core import Arg, CrosstableError, Sentence, sentence
from crosstable.core.texts import LANGUAGES, say
from crosstable.core.writing import printable


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--lang` says, else what the environment says (LC_ALL, LC_MESSAGES, LANG), else English."""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        asked = argument.removeprefix("--lang=") if argument.startswith("--lang=") else argument
        if asked in LANGUAGES and (before == "--lang" or asked != argument):
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class _Speech:
    language = chosen_language(sys.argv[1:], os.environ)


def language() -> str:
    """The language in use."""
    return _Speech.language


def _speak(value: str | None) -> str | None:
    if value is None:
        _Speech.language = chosen_language(sys.argv[1:], os.environ)
    elif value in LANGUAGES:
        _Speech.language = value
    else:
        raise typer.BadParameter(t("cli-no-such-language", language=value, languages=", ".join(LANGUAGES)))
    return value


def t(key: str, **args: Arg) -> str:
    """A text of ours in the user's language."""
    return say(sentence(key, **args), _Speech.language)


def percent(value: str) -> str:
    """A share as the user's language prints it."""
    return t("cli-percent", value=value)


def decimal(value: float, digits: int = 1) -> str:
    """A number as the user's language prints it."""
    return f"{value:.{digits}f}".replace(".", t("cli-point"))


def told(what: Sentence, names: tuple[str, ...] = ()) -> str:
    """A sentence of a game in the user's language, without whatever in a stranger's words would steer the terminal."""
    return printable(say(what, _Speech.language, names))


def out() -> Console:
    """Where results go."""
    return Console(highlight=False, soft_wrap=True)


def err() -> Console:
    """Where complaints and progress go."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def complain(error: CrosstableError) -> int:
    """Say in a sentence what went wrong; gives the exit code."""
    err().print(f"[bold red]✗[/] {escape(told(error.why))}")
    return 1


Lang = Annotated[str | None, typer.Option("--lang", callback=_speak, is_eager=True, help=t("cli-help-lang"))]
