"""The packaged puzzles of The Resistance, all of them, by brute force: every set of spies, every way to play."""

from itertools import combinations, product

from crosstable.games.resistance import FACTS, GAME
from crosstable.puzzles import file_of, read_puzzles
from helpers.puzzle_games import digest, from_records

SPIES = {5: 2, 6: 2, 7: 3}
Played = tuple[dict[int, str], ...]


class Record:
    """A position, read from its notation."""

    def __init__(self, position: str) -> None:
        who, missions, asked = position.split("|")
        self.seats, self.me = map(int, who.split())
        self.missions = [
            (tuple(map(int, team)), int(fails)) for team, fails in (m.split("-") for m in missions.split())
        ]
        self.asked = asked.split()
        self.worlds = [
            (spies, played)
            for spies in map(set, combinations(range(self.seats), SPIES[self.seats]))
            if self.me not in spies
            for played in self._cards(spies)
        ]

    def _cards(self, spies: set[int]) -> list[Played]:
        """Every way in which these spies can have played the missions as they went."""
        ways: list[list[dict[int, str]]] = []
        for team, fails in self.missions:
            cards = product(*(("s", "f") if seat in spies else ("s",) for seat in team))
            ways.append([dict(zip(team, played, strict=True)) for played in cards if played.count("f") == fails])
        return list(product(*ways))

    def _true(self, said: str, spies: set[int], played: Played) -> bool:
        speaker, kind, rest = int(said[0]), said[1], said[2:]
        if kind == "=":
            return speaker not in spies
        if kind == ">":
            return {int(seat) for seat in rest} <= spies
        return played[int(rest[0]) - 1].get(speaker) == rest[1]

    def answers(self, theme: str) -> set[str]:
        """All right answers."""
        sets = {frozenset(spies) for spies, _ in self.worlds}
        others = [seat for seat in range(self.seats) if seat != self.me]
        match theme:
            case "spy":
                return {str(seat) for seat in others if all(seat in spies for spies in sets)}
            case "clean":
                return {str(seat) for seat in others if all(seat not in spies for spies in sets)}
            case "team":
                safe = {team: sum(not spies & {int(seat) for seat in team} for spies in sets) for team in self.asked}
                return {team for team in self.asked if safe[team] == max(safe.values())}
        return {said[0] for said in self.asked if not any(self._true(said, *world) for world in self.worlds)}


def test_every_answer_is_right_and_the_only_one() -> None:
    file = file_of(FACTS)
    assert file is not None
    puzzles = read_puzzles(file.read_bytes())
    wrong = [p for p in puzzles if Record(p.position).answers(p.theme) != {p.answer}]
    assert wrong == []


def test_a_wrong_answer_would_be_noticed() -> None:
    assert Record("5 0|01-1|").answers("spy") == {"1"}
    assert Record("5 0|12-1|").answers("spy") == set()
    assert Record("5 0|12-2|").answers("clean") == {"3", "4"}
    assert Record("5 0|12-1|1+1s 2=").answers("lie") == set()
    assert Record("5 0|12-2|1+1s 3>4").answers("lie") == {"1", "3"}


def test_however_the_bots_learn_to_play_the_positions_stay() -> None:
    assert digest(GAME) == "490436cf5845e323"


def test_recorded_games_give_puzzles_that_are_right() -> None:
    found = from_records(GAME)
    assert len(found) > 3
    assert [p for p in found if Record(p.position).answers(p.theme) != {p.answer}] == []
