"""What the tests over all games know about The Resistance."""

from helpers.samples import Sample

SAMPLE = Sample(
    seats=7,
    setups=({}, {"plot": True, "hunter": True, "inquisitor": True}),
    phases=3,
    statements={"B": 13, "P": 12, "H": 22, "I": 3, "R": 5},
    stage=".res-ring",
    apart=(".res-seat", ".res-board", ".res-tabs", ".res-unmasked"),
    covered={r"\bvotes\.": r"\b(approves|rejects)\.", r"plays a mission card\.": r"plays (Success|Fail)\."},
    guide="Your secret card stays here",
)
