"""`python -m crosstable.cli` is the command `crosstable`."""

from . import main

main()
