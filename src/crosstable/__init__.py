"""Crosstable: play, host and study four games."""
