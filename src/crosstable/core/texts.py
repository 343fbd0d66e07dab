"""All texts of the product, in every language. Each `texts/` folder of the package adds to one pool."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .sentence import Arg, Sentence

LANGUAGES = ("en", "de")
PACKAGE = Path(__file__).parent.parent


def text_files(language: str) -> list[Path]:
    """Every file that holds texts of this language, in a fixed order."""
    return sorted(PACKAGE.glob(f"**/texts/{language}.ftl"))


@cache
def source(language: str) -> str:
    """All texts of a language as one Fluent source, as the browser loads it."""
    return "\n".join(file.read_text(encoding="utf-8") for file in text_files(language))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def _filled(key: str, value: Arg, language: str, names: tuple[str, ...]) -> str | int:
    if isinstance(value, Sentence):
        return say(value, language, names)
    if isinstance(value, int) and (key == "seat" or key.startswith("seat_")):
        return names[value] if 0 <= value < len(names) else str(value + 1)
    return value


def say(what: Sentence, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """The sentence in that language. `names` replace seat numbers in the arguments that are seats."""
    bundle = _bundle(language)
    if not bundle.has_message(what.key):
        return f"[{what.key}]"
    args = {key: _filled(key, value, language, names) for key, value in what.args.items()}
    pattern = bundle.get_message(what.key).value
    assert pattern, f"text {what.key} has no value"
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"text {what.key} in {language}: {errors}")
    return str(text)
