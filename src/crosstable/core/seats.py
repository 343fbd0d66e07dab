"""Who sits at a table. Seats count from 0, clockwise."""

Seat = int
"""A place at a table, from 0."""

TIME: Seat = -1
"""The clock, as an actor: the end of a running time is an action like any other."""
