"""Arenas on a Ray cluster: one on this machine, begun once for all tests, which takes seconds."""

import os
from collections.abc import Iterator
from logging import ERROR
from pathlib import Path
from signal import SIGKILL

import pytest
import ray

from crosstable.games import GAMES
from crosstable.lab import arena
from crosstable.lab.cluster import LOCAL, run_on

pytestmark = pytest.mark.xdist_group("ray")
ROOM = 100_000_000
"""Bytes for what the workers hand over: little, so that it fits anywhere."""


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, object_store_memory=ROOM, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_as_this_process() -> None:
    small = GAMES["cross"].facts.options(size=3)
    here = arena("cross", ["random", "random"], 6, small, seed=7, workers=0)
    there = arena("cross", ["random", "random"], 6, small, seed=7, ray=LOCAL)
    assert [(r.number, r.winners, r.actions) for r in here.games] == [
        (r.number, r.winners, r.actions) for r in there.games
    ]


@pytest.mark.filterwarnings("ignore")
def test_what_a_killed_worker_played_is_played_again(tmp_path: Path) -> None:
    def fatal(job: int) -> tuple[int, bool]:
        mark = tmp_path / "killed"
        if job == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), SIGKILL)
        return job, mark.exists()

    assert sorted(job for job, _ in run_on(LOCAL, range(4), fatal)) == [0, 1, 2, 3]
    assert (tmp_path / "killed").exists()
