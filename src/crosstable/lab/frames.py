"""Records as a table: in memory for a notebook, or in a file for anything else."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from crosstable.core import Refused
from crosstable.core.codec import encode

from .extras import needed
from .records import ROWS, Filed

if TYPE_CHECKING:
    import polars

Of = Literal["games", "seats", "actions"]
"""What a row stands for."""


def to_frame(found: Iterable[Filed], of: Of = "games") -> "polars.DataFrame":
    """These records as a Polars frame (extra `crosstable[frames]`): a row for each game, seat or action."""
    needed("polars", "frames")
    import polars

    frame = polars.DataFrame(list(ROWS[of](found)), infer_schema_length=None)
    if of == "games" and frame.height:
        frame = frame.with_columns(polars.from_epoch("begun", time_unit="ms"))
    return frame


def export(found: Iterable[Filed], file: str | Path, of: Of = "games") -> None:
    """Write these records as a table: `.jsonl` for JSON lines, `.parquet` for Parquet (extra `crosstable[frames]`)."""
    file = Path(file)
    if file.suffix == ".parquet":
        to_frame(found, of).write_parquet(file)
    elif file.suffix == ".jsonl":
        with file.open("wb") as out:
            out.writelines(encode(row) + b"\n" for row in ROWS[of](found))
    else:
        raise Refused("lab-no-such-format", file=str(file))
