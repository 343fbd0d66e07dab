"""Puzzles from recorded games, by the command."""

import random
from pathlib import Path

from cli.typing_in import run
from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.puzzles import read_puzzles
from helpers.playing import begin, random_turns


def test_the_command_reads_records_and_refuses_those_of_another_game(tmp_path: Path) -> None:
    game, files = GAMES["resistance"], []
    for number in range(6):
        played = begin(game, game.facts.options(), 5, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            pass
        files += ["--from", str(tmp_path / f"{number}.jsonl")]
        (tmp_path / f"{number}.jsonl").write_bytes(write_record(played.record()))
    made = run("puzzles", "resistance", "--count", "2", *files)
    assert made.exit_code == 0
    assert 1 <= len(read_puzzles(made.stdout.encode())) <= 2
    assert run("puzzles", "crossfire", *files).exit_code != 0
