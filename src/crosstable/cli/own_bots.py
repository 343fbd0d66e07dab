"""What commands that take a bot of one's own have in common: how it is named, and what is said when it fails."""

from collections import Counter
from collections.abc import Sequence

import typer

from crosstable.core.writing import printable
from crosstable.lab.guest import Fault
from crosstable.lab.players import OWN

from .speech import err, t


def own_bot(text: str) -> str:
    """A bot as it is written after `--bot`."""
    if OWN not in text or text.endswith(":"):
        raise typer.BadParameter(t("cli-bad-own-bot", text=text))
    return text


def tell_faults(name: str, faults: Sequence[Fault]) -> None:
    """How many turns a bot has lost, by what it did wrong, and the first of each kind in full."""
    for fate, count in Counter(fault.fate for fault in faults).items():
        err().print(t("cli-bot-lost-turns", name=name, count=count, fate=fate), markup=False)
        detail = next(fault.detail for fault in faults if fault.fate == fate)
        for line in detail.splitlines():
            err().print(f"  {printable(line)}", markup=False, style="dim")
