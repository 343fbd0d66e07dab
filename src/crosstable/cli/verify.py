"""`crosstable verify`: whether a file holds a whole game, played by the rules and dealt from what was promised."""

import typer

from crosstable.core.record import Header, read_record
from crosstable.core.seats import told_apart
from crosstable.core.verifying import verified
from crosstable.games import GAMES

from .choosing import content_of
from .replay import File
from .speech import Lang, err, out, t, told


def verify_command(file: File, lang: Lang = None) -> None:
    """Check that a file holds a whole game played by the rules, and that its deal follows from what was promised."""
    data = content_of(file)
    found = verified(data, GAMES)
    if found.problems:
        for why in found.problems:
            err().print(told(why), markup=False)
        raise typer.Exit(1)
    record = read_record(data, GAMES)
    header, names = record.header, told_apart(record.header.seats)
    players = t("cli-against").join(names)
    name = t(f"{header.game}-name")
    out().print(t("cli-verified", game=name, players=players, actions=len(record.moves)), markup=False)
    out().print(told(record.outcome.why, names) if record.outcome else t("cli-unfinished"), markup=False)
    for line in _deal(header):
        out().print(line, markup=False)


def _deal(header: Header) -> list[str]:
    """Who had to do with the deal."""
    if not header.fair:
        return [t("cli-deal-server")]
    lines = [t("cli-deal-seed", seed=header.fair.seed)]
    for name, part in zip(told_apart(header.seats), header.fair.parts, strict=True):
        lines.append(t("cli-deal-part", name=name, by=part.by, contribution=part.contribution))
    return lines
