"""What a viewer could know at a moment of a game: tables of chances and lines of certainty."""

from crosstable.core.review import Column, Eyes, Heat, Insight, Row

__all__ = ["Column", "Eyes", "Heat", "Insight", "Row"]
