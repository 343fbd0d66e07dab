"""Actions as people type them: `c3`, `swap`, `guess 4`. Read from the offers, so no game needs a parser."""

import re
from collections.abc import Sequence
from typing import Any

from crosstable.core import Action, Choice, Facts, Offer, OneOf, Refused, Value, tag_of

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def whole_number(word: str) -> int | None:
    """The number a person typed, or None: a sign and plain digits, and no more digits than anything here needs."""
    return int(word) if _WHOLE.fullmatch(word) else None


def written(action: Action) -> str:
    """An action as it is typed: the chosen value alone where that says everything, otherwise with its name."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    if len(values) == 1 and isinstance(values[0], str):
        return values[0]
    return " ".join([tag_of(type(action)), *(_shown(value) for value in values)])


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def understood(line: str, offers: Sequence[Offer], facts: Facts) -> Action:
    """The action a player means, or Refused. Whether it is allowed is for the rules to say."""
    words = line.lower().split()
    named = [o for o in offers if words and o.action == words[0].replace("-", "_")]
    if named:
        return _action(named[0], words[1:], facts)
    single = [o for o in offers if not o.aside and len(o.fields) == 1]
    if len(words) == 1 and len(single) == 1:
        return _action(single[0], words, facts)
    raise Refused("cli-not-understood", line=line.strip(), offers=", ".join(o.action for o in offers))


def _action(offer: Offer, words: list[str], facts: Facts) -> Action:
    if len(words) != len(offer.fields):
        raise Refused("cli-wrong-number", action=offer.action, fields=", ".join(offer.fields) or "–")
    fields = {name: _value(choice, word) for (name, choice), word in zip(offer.fields.items(), words, strict=True)}
    return facts.action(offer.action, fields)


def _value(choice: Choice, word: str) -> Any:
    if isinstance(choice, OneOf):
        return _one(choice.of, word)
    return tuple(_one(choice.of, part) for part in word.split(",") if part)


def _one(of: tuple[Value, ...], word: str) -> Value:
    known = next((value for value in of if str(value).lower() == word), None)
    if known is not None:
        return known
    number = whole_number(word) if of and all(type(value) is int for value in of) else None
    return word if number is None else number
