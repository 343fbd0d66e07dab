"""All texts of the product, in every language. Each `texts/` folder of the package adds to one pool.

`texts/en.ftl` is needed at once; `texts/review.en.ftl` is a part with that name, which the browser loads when a
page asks for it, so that the first load stays small. Python knows them all.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .sentence import Arg, Sentence

LANGUAGES = ("en", "de")
PACKAGE = Path(__file__).parent.parent
_FOLDERS = [PACKAGE]
_LARGE = 10**15


def add_texts(folder: Path) -> None:
    """Add the texts of a game from outside the package to the pool."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
    source.cache_clear()
    _bundle.cache_clear()


def text_files(language: str) -> list[Path]:
    """Every file that holds texts of this language, in a fixed order."""
    names = (f"**/texts/{language}.ftl", f"**/texts/*.{language}.ftl")
    return [file for folder in _FOLDERS for file in sorted(file for name in names for file in folder.glob(name))]


def part_of(file: Path) -> str:
    """The part of the texts a file belongs to; the part with no name is needed at once."""
    return "".join(file.name.split(".")[:-2])


def parts() -> frozenset[str]:
    """The names of all parts."""
    return frozenset(part_of(file) for file in text_files(LANGUAGES[0]))


@cache
def source(language: str, part: str = "") -> str:
    """One part of the texts of a language as one Fluent source, as the browser loads it."""
    return "\n".join(file.read_text(encoding="utf-8") for file in text_files(language) if part_of(file) == part)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in parts():
        bundle.add_resource(FluentResource(source(language, part)))
    return bundle


def _filled(key: str, value: Arg, language: str, names: tuple[str, ...]) -> str | int:
    if isinstance(value, Sentence):
        return say(value, language, names)
    if isinstance(value, int) and (key == "seat" or key.startswith("seat_")):
        return names[value] if 0 <= value < len(names) else str(value + 1)
    if isinstance(value, int) and abs(value) >= _LARGE:
        return f"{str(value)[:9]}…"  # nothing of ours is so large, and Fluent could not write it
    return value


def has_text(key: str) -> bool:
    """Whether there is a text with this key."""
    return bool(_bundle(LANGUAGES[0]).has_message(key))


def say(what: Sentence, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """The sentence in that language. `names` replace seat numbers in the arguments that are seats."""
    bundle = _bundle(language)
    pattern = bundle.get_message(what.key).value if bundle.has_message(what.key) else None
    if pattern is None:
        return f"[{what.key}]"
    args = {key: _filled(key, value, language, names) for key, value in what.args.items()}
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"text {what.key} in {language}: {errors}")
    return str(text)
