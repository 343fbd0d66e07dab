"""A lock on an open file that ends with its process, however that ends."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 40
    """Windows bars others from reading what is locked: this place is behind the end of every file."""

    def take(file: BinaryIO) -> None:
        """Have this file for oneself until it is closed; OSError if another process has it."""
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: BinaryIO) -> None:
        """Have this file for oneself until it is closed; OSError if another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
