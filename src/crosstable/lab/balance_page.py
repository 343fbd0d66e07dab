"""The page on balance: tables, pictures, and the rulebooks' advice beside what was counted."""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

from crosstable.core import AnyGame, sentence
from crosstable.core.parts import BALANCE, Advice, load
from crosstable.core.texts import say
from crosstable.games import GAMES

from .balance import Balance, Share, changed
from .plots import first_side, plot, setup_name, share_of, words

HEAD = """# Balance: who wins when bots play

Written by `crosstable balance --page {page}` from {total:,} games in which every seat is a bot of the same level, the
one in the middle (`medium`). Per cent of wins with 95 % intervals (Wilson). The figures tell as much about the bots as
about the games: people lie, vote and shoot otherwise.
"""
ADVICE = """### What the rules advise

| advice | players | {side} without | with | change |
|---|---|---|---|---|"""


def write_page(found: Sequence[Balance], page: Path) -> None:
    """Write the page, and beside it its pictures, one for each game."""
    pictures = page.parent / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    lines = [HEAD.format(page=page, total=sum(one.games for one in found))]
    for game in GAMES:
        mine = [one for one in found if one.game == game]
        if mine:
            picture = pictures / f"balance-{game}.svg"
            plot(mine, picture)
            lines += _about(GAMES[game], mine, picture.relative_to(page.parent))
    page.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")


def _about(game: AnyGame, found: Sequence[Balance], picture: Path) -> Iterator[str]:
    side = first_side(found)
    name = say(sentence(f"{game.facts.id}-name"))
    games = min(one.games for one in found)
    yield f"## {name}\n\nHow often **{words(side)}** wins; {games} games for each set-up and number of players.\n"
    yield f"![{name}: how often {words(side)} wins in each set-up]({picture})\n"
    yield from _table("set-up", _by_setup(found, side))
    for setup, group in _groups(found).items():
        if any(_stands_alone(one) for one in group):
            yield f"### {name}, {setup}: by role\n"
            yield from _table("role", _by_role(group))
    part = load(game.facts, BALANCE)
    if part is not None and part.ADVICE:
        yield ADVICE.format(side="the side it helps")
        yield from (line for advice in part.ADVICE for line in _checked(game, advice, found))
        yield ""


def _groups(found: Sequence[Balance]) -> dict[str, list[Balance]]:
    groups: dict[str, list[Balance]] = {}
    for one in found:
        groups.setdefault(setup_name(one), []).append(one)
    return groups


def _stands_alone(one: Balance) -> bool:
    """Whether some role does not simply win with its side."""
    shares = {share for side in one.sides for share in (side.share, 1 - side.share)}
    return any(role.share not in shares for role in one.roles)


Cells = dict[str, dict[int, Share]]
"""Shares, by row and number of players."""


def _by_setup(found: Sequence[Balance], side: str) -> Cells:
    return {name: {one.seats: share_of(one, side) for one in group} for name, group in _groups(found).items()}


def _by_role(group: Sequence[Balance]) -> Cells:
    cells: Cells = {}
    for one in group:
        for share in one.roles:
            cells.setdefault(words(share.name), {})[one.seats] = share
    return cells


def _table(head: str, cells: Cells) -> Iterator[str]:
    seats = sorted({count for row in cells.values() for count in row})
    yield f"| {head} | " + " | ".join(f"{count} players" for count in seats) + " |"
    yield "|---|" + "---|" * len(seats)
    for name, row in cells.items():
        yield f"| {name} | " + " | ".join(written(row[count]) if count in row else "" for count in seats) + " |"
    yield ""


def written(share: Share) -> str:
    """A share with its interval, in per cent."""
    low, high = share.interval
    return f"{100 * share.share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _checked(game: AnyGame, advice: Advice, found: Sequence[Balance]) -> Iterator[str]:
    """The advice beside what was counted, for each number of players and for all together."""
    plain = {one.seats: share_of(one, advice.side) for one in _those(game, advice.to, found)}
    other = {one.seats: share_of(one, advice.side) for one in _those(game, advice.changes, found)}
    rows = [(str(seats), plain[seats], share) for seats, share in other.items() if seats in plain]
    if len(rows) > 1:
        rows.append(("all", _together([row[1] for row in rows]), _together([row[2] for row in rows])))
    for seats, one, more in rows:
        shown = f"{words(advice.side)} {written(one)} | {written(more)} | {gain(one, more)}"
        yield f"| {advice.words} | {seats} | {shown} |"


def _together(shares: Sequence[Share]) -> Share:
    return Share(shares[0].name, sum(share.won for share in shares), sum(share.played for share in shares))


def _those(game: AnyGame, changes: dict[str, object], found: Sequence[Balance]) -> list[Balance]:
    wanted = changed(game, {**_plain(game), **changes})
    return [one for one in found if one.changed == wanted]


def _plain(game: AnyGame) -> dict[str, object]:
    part = load(game.facts, BALANCE)
    options = next(iter(part.setups())).options if part is not None else game.facts.options()
    plain: dict[str, object] = msgspec.to_builtins(options)
    return plain


def gain(before: Share, after: Share) -> str:
    """By how many points a side wins more often (Newcombe's interval), and what that says."""
    middle = after.share - before.share
    (low0, high0), (low1, high1) = before.interval, after.interval
    low = middle - sqrt((after.share - low1) ** 2 + (high0 - before.share) ** 2)
    high = middle + sqrt((high1 - after.share) ** 2 + (before.share - low0) ** 2)
    verdict = "helps" if low > 0 else "hurts" if high < 0 else "no clear change"
    return f"{100 * middle:+.0f} ({100 * low:+.0f} to {100 * high:+.0f}): {verdict}"
