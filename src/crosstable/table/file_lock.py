"""One server a file: a lock that ends with its process, however that ends."""

from pathlib import Path
from typing import BinaryIO

from crosstable.core import Refused
from crosstable.core.file_lock import take


def lock(path: Path) -> BinaryIO:
    """Have this file for oneself until what is returned is closed; Refused if another server has it.

    The lock lies on a file beside it, so that programs which only read, a backup for instance, are not disturbed.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(f"{path.name}.lock").open("ab")
    except OSError as error:
        raise Refused("store-cannot-open", file=str(path), detail=str(error)) from None
    try:
        take(file)
    except OSError:
        file.close()
        raise Refused("store-in-use", file=str(path)) from None
    return file
