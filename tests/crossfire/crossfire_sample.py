"""What the tests over all games know about Crossfire."""

from helpers.samples import Sample

SAMPLE = Sample(
    seats=6,
    setups=({"mode": "crossfire"}, {"mode": "sniper"}),
    phases=3,
    quick={"seconds": 0, "aim_seconds": 0},
    statements={"C": 25},
    stage=".cf-ring",
    apart=(".cf-seat",),
    covered={r"chooses a claim\.": "claims (to be|nothing)", r"aims\.": "aims at "},
    guide="You saw the card dealt",
)
