"""Actions as people type them: `c3`, `swap`, `guess 4`. Read from the offers, so no game needs a parser."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from crosstable.core import Action, Facts, Offer, OneOf, Refused, Value, tag_of

_WHOLE = re.compile(r"-?[0-9]{1,9}")
_JOINING = {",", "with", "and", "mit", "und"}
_ANSWERS = {"yes": True, "ja": True, "no": False, "nein": False}


def whole_number(word: str) -> int | None:
    """The number a person typed, or None: a sign and plain digits, and no more digits than anything here needs."""
    return int(word) if _WHOLE.fullmatch(word) else None


def written(action: Action) -> str:
    """An action as it is typed: the chosen value alone where that says everything, otherwise with its name."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    if len(values) == 1 and isinstance(values[0], str):
        return values[0]
    return " ".join([tag_of(type(action)), *(_shown(value) for value in values)])


def typed(value: object) -> str:
    """A value as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else typed(value)


def meant(line: str, offers: Sequence[Offer], facts: Facts) -> Action:
    """The action a player means, or Refused: a word where a number is wanted means nothing."""
    action = understood(line, offers, facts)
    try:
        return msgspec.convert(msgspec.to_builtins(action), type(action))
    except msgspec.ValidationError:
        raise _not_understood(line, offers) from None


def understood(line: str, offers: Sequence[Offer], facts: Facts) -> Action:
    """The action a player means, or Refused. Whether it is allowed is for the rules to say.

    `place 7 with 12 2`, `7 with 12 2`, `team 2 4`, `yes`: the name of the action or of a field, words that only
    join, and whatever can be chosen in one way may be left out.
    """
    words = [word for word in line.lower().replace(",", " , ").split() if word not in _JOINING]
    named = [o for o in offers if words and o.action == words[0].replace("-", "_")]
    rest = words[1:] if named else words
    open_to = named or [o for o in offers if o.fields and (not o.aside or words[:1] == [next(iter(o.fields))])]
    readings = [(o, fields) for o in open_to if (fields := _read(o, rest)) is not None]
    readings.sort(key=lambda one: _unsaid(one[0], one[1], rest))
    fitting = [one for one in readings if _fits(*one)] or (readings if named or len(readings) == 1 else [])
    if words and fitting:
        return facts.action(fitting[0][0].action, fitting[0][1])
    if named:
        raise Refused("cli-wrong-number", action=named[0].action, fields=", ".join(named[0].fields) or "–")
    raise _not_understood(line, offers)


def _not_understood(line: str, offers: Sequence[Offer]) -> Refused:
    """What to say of a line that means nothing."""
    return Refused("cli-not-understood", line=line.strip(), offers=", ".join(dict.fromkeys(o.action for o in offers)))


def _read(offer: Offer, words: list[str]) -> dict[str, Any] | None:
    """What the words say for each field of an offer; None if there are too few or too many."""
    rest, found, waiting = list(words), dict[str, Any](), len(offer.fields)
    for name, choice in offer.fields.items():
        waiting -= 1
        if rest[:1] == [name]:
            rest.pop(0)
        if isinstance(choice, OneOf):
            if len(choice.of) == 1 and rest[:1] != [str(choice.of[0]).lower()]:
                found[name] = choice.of[0]
            elif rest:
                found[name] = _one(choice.of, rest.pop(0))
            else:
                return None
        else:
            taken, rest = rest[: len(rest) - waiting], rest[len(rest) - waiting :]
            found[name] = tuple(_one(choice.of, word) for word in taken)
    return None if rest else found


def _unsaid(offer: Offer, fields: dict[str, Any], words: list[str]) -> int:
    """How many values a reading has added by itself: what was said goes before what was not."""
    alone = [n for n, choice in offer.fields.items() if isinstance(choice, OneOf) and len(choice.of) == 1]
    said = words[: len(alone)]
    return sum(str(fields[name]).lower() not in said for name in alone)


def _fits(offer: Offer, fields: dict[str, Any]) -> bool:
    """Whether all of this is offered."""
    return all(choice.allows(fields[name]) for name, choice in offer.fields.items())


def _one(of: tuple[Value, ...], word: str) -> Value:
    known = next((value for value in of if str(value).lower() == word), None)
    if known is not None:
        return known
    if word in _ANSWERS and all(type(value) is bool for value in of):
        return _ANSWERS[word]
    number = whole_number(word) if of and all(type(value) is int for value in of) else None
    return word if number is None else number


def example(offer: Offer) -> str:
    """A line that says one of the actions of an offer."""
    said = [offer.action]
    for choice in offer.fields.values():
        first = choice.of[0] if isinstance(choice, OneOf) else next(iter(choice), ())
        if isinstance(first, tuple):
            said += ["with"] if first and len(said) > 1 else []
            said += map(str, first)
        else:
            said.append(typed(first))
    return " ".join(said)
