"""What the tests over all games know about Fugitive."""

from helpers.samples import Sample

SAMPLE = Sample(
    seats=2,
    setups=({}, {"events": "random", "minutes": 5}),
    phases=4,
    statements={"F": 30},
    stage=".fug-trail",
    guide="You are the Fugitive.",
)
