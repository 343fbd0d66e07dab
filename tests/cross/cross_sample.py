"""What the tests over all games know about CROSS."""

from helpers.samples import Sample

SAMPLE = Sample(
    seats=2,
    setups=({"size": 5}, {"size": 5, "minutes": 3}),
    phases=2,
    quick={"size": 3},
    statements={"X": 12},
    stage=".board",
    guide="Build one chain",
)
