"""How speed is measured: processor time, and the best of several rounds in which the contenders take turns."""

import time
from collections.abc import Callable, Mapping


def rates(contenders: Mapping[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """How much each contender does in a second of one core; each call returns how much it did.

    Processor time leaves out what other programs take; taking turns spreads their disturbance evenly.
    """
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, work in contenders.items():
            began = time.process_time()
            done = work()
            best[name] = max(best[name], done / (time.process_time() - began))
    return best
