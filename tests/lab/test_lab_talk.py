"""The bench of talk: the same tables for everybody, and a score that follows from the cards."""

import asyncio
import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from mcp import Client
from typer.testing import CliRunner

from crosstable.cli.app import app
from crosstable.cli.bench_talk import PAUSES
from crosstable.cli.mcp_tools import tools as seat_tools
from crosstable.cli.talk_session import TalkSession
from crosstable.cli.talk_tools import talk_tools
from crosstable.core import random_action
from crosstable.core.parts import TALK, load
from crosstable.games import GAMES
from crosstable.games.crossfire.actions import Claim, TellSeen
from crosstable.games.crossfire.data import Options as Crossfire
from crosstable.games.resistance.actions import Accuse, ClaimCharacter, PlayCard, Propose, Suspect, Vote
from crosstable.games.resistance.data import Options as Resistance
from crosstable.lab import LocalGame, simulate
from crosstable.lab.talk import TalkScore, TalkTable, score, singled_out, tables, total
from crosstable.review.replayed import ReplayedGame

EXAMPLE = re.compile(r"^› .*e\.g\. “(.+?)”$", re.M)


def test_the_tables_are_fixed_and_take_games_and_seats_in_turn() -> None:
    found = tables(12)
    assert found == tables(30)[:12]
    assert len({table.game for table in found[:2]}) == 2
    assert found[0].begin("a", "b").steps == found[0].begin("c", "b").steps
    assert found[0].begin("a", "b").seed != found[2].begin("a", "b").seed
    assert {table.seat for table in tables(60) if table.seats == 5} == set(range(5))


def test_statements_are_held_against_the_cards() -> None:
    played = LocalGame(GAMES["crossfire"], Crossfire(seconds=0, aim_seconds=0), tuple("abcde"), bytes(32))
    look = played.state.looks[0][0]
    for seat in range(5):
        played.play(seat, Claim("undeclared" if seat == 0 else "agent" if played.state.roles[seat] == "vip" else "vip"))
    played.play(0, TellSeen(look.stage, look.role))
    played.play(0, TellSeen(look.stage, "vip" if look.role == "agent" else "agent"))
    _finish(played)
    assert played.outcome is not None
    first, others = score(played, 0), [seat in played.outcome.winners for seat in range(1, 5)]
    assert (first.statements, first.truths, first.lies) == (2, 1, 1)
    assert first.heard == others.count(0 not in played.outcome.winners)
    assert [score(played, seat).lies for seat in range(1, 5)] == [1, 1, 1, 1]


def _finish(played: LocalGame) -> None:
    while played.outcome is None:
        seat = played.next_seat()
        played.play(seat, random_action(played.game, played.state, seat, lambda n: 0))


def test_suspicions_and_accusations_are_doubts_by_name_and_a_rejected_team_is_not() -> None:
    part = load(GAMES["resistance"].facts, TALK)
    assert part is not None
    state = next(step.state for step in simulate("resistance", seed=2).steps if step.state.phase == "vote")
    assert part.doubted(state, 0, Suspect((3, 4))) == (3, 4)
    assert part.doubted(state, 0, Accuse(2)) == (2,)
    assert part.doubted(state, 0, Vote(False)) == ()
    assert set(part.rejected(state, 0, Vote(False))) == set(state.team) - {0}
    assert part.rejected(state, 0, Vote(True)) == ()


def test_a_rejected_team_notices_a_lie_only_where_nobody_but_the_liar_can_be_the_reason() -> None:
    """A spy who calls himself loyal sinks the first mission. Who stayed at home gives each of its two 3/5 to be
    a spy, and the others 2/5: a team with one of the two is turned down because of him, a team with both is not."""
    played = LocalGame(GAMES["resistance"], Resistance(), tuple("abcde"), bytes(32))
    characters = played.state.characters
    spy = characters.index("spy")
    beside, judge, other = [seat for seat in range(5) if characters[seat] == "resistance"]
    played.play(spy, ClaimCharacter("resistance"))
    lie = len(played.moves)
    _sent(played, (spy, beside), [True] * 5)
    played.play(spy, PlayCard("fail"))
    played.play(beside, PlayCard("success"))
    _sent(played, tuple(sorted((spy, beside, other))), [False] * 5)
    both = _vote_of(played, judge)
    _sent(played, tuple(sorted((spy, other, judge))), [False] * 5)
    one = _vote_of(played, judge)
    again = ReplayedGame(played.record(), played.game)
    assert not singled_out(again, judge, both, spy, (spy, beside, other))
    assert singled_out(again, judge, one, spy, (spy, other))
    assert not singled_out(again, judge, one, spy, (other,))
    assert [said.verdict for said in again.said if said.n == lie] == ["false"]


def _sent(played: LocalGame, team: tuple[int, ...], votes: list[bool]) -> None:
    """The leader proposes these, and everybody votes."""
    played.play(played.state.leader, Propose(played.state.round, team))
    for seat, approves in enumerate(votes):
        played.play(seat, Vote(approves))


def _vote_of(played: LocalGame, seat: int) -> int:
    """The number of that seat's newest vote."""
    return max(move.n for move in played.moves if move.seat == seat and isinstance(move.action, Vote))


def test_scores_add_up() -> None:
    one = TalkScore(tables=1, won=1, lies=2, thrown=0.25)
    assert total([one, one]) == TalkScore(tables=2, won=2, lies=4, thrown=0.5)
    assert total([]).interval == (0.0, 1.0)


class _Model(BaseHTTPRequestHandler):
    """An endpoint that takes the first example it is shown; every fifth time it talks nonsense."""

    asked, silent, tired = 0, "no table at all", 0

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if "nowhere" in self.path:
            self.send_error(404)
            return
        assert body["model"] == "fake"
        assert "The rules:" in body["messages"][0]["content"]
        if type(self).tired:
            type(self).tired -= 1
            self.send_response(429)
            self.send_header("Retry-After", "7")
            self.end_headers()
            return
        if type(self).silent in body["messages"][1]["content"]:
            self.send_error(503)
            return
        type(self).asked += 1
        words = EXAMPLE.findall(body["messages"][1]["content"])[0]
        text = "fly away" if self.asked % 5 == 0 else f"I think about it.\n\n**Action: {words}**"
        answer = json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def endpoint() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Model)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    server.server_close()


def test_an_endpoint_plays_and_is_scored(endpoint: str, tmp_path: Path) -> None:
    arguments = [
        "bench-talk",
        "--url",
        endpoint,
        "--model",
        "fake",
        "--tables",
        "2",
        "--json",
        str(tmp_path / "out.json"),
    ]
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "80"})
    assert done.exit_code == 0, done.output
    assert "…" not in done.stdout, "no word of the table is cut off"
    assert max(map(len, done.stdout.splitlines())) <= 80
    found = json.loads((tmp_path / "out.json").read_text())
    assert found["set"] == "talk-1"
    assert [table["number"] for table, _ in found["tables"]] == [0, 1]
    assert found["total"]["tables"] == 2
    assert found["total"]["decisions"] > 0


def test_tables_played_before_an_endpoint_falls_silent_are_kept(
    endpoint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Model, "silent", "Table 2 of 2")
    paused: list[int] = []
    monkeypatch.setattr("crosstable.cli.bench_talk.time.sleep", paused.append)
    kept = tmp_path / "out.json"
    done = CliRunner().invoke(
        app, ["bench-talk", "--url", endpoint, "--model", "fake", "--tables", "2", "--json", str(kept)]
    )
    assert done.exit_code != 0
    assert [table["number"] for table, _ in json.loads(kept.read_text())["tables"]] == [0]
    assert paused == list(PAUSES)


def test_an_endpoint_that_is_busy_is_asked_again_when_it_wishes(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Model, "tired", 3)
    paused: list[int] = []
    monkeypatch.setattr("crosstable.cli.bench_talk.time.sleep", paused.append)
    done = CliRunner().invoke(app, ["bench-talk", "--url", endpoint, "--model", "fake", "--tables", "1"])
    assert done.exit_code == 0, done.output
    assert paused == [7, 7, 15]
    assert "Another try in 7 seconds." in done.stderr


def test_an_endpoint_that_does_not_know_the_model_is_not_asked_again(
    endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosstable.cli.bench_talk.time.sleep", lambda _: pytest.fail("it would stay so"))
    done = CliRunner().invoke(app, ["bench-talk", "--url", f"{endpoint}/nowhere", "--model", "fake", "--tables", "1"])
    assert done.exit_code != 0


def test_what_an_agent_reads_is_in_the_language_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosstable.cli.speech._Speech.language", "de")
    session = TalkSession("model", 1, lambda *_: None)
    seen, server = session.look(), talk_tools(session)
    assert "Tisch 1 von 1" in seen
    assert "z. B. „" in seen
    assert "Abgelehnt: " in session.act("fly away")
    assert "Sieh hin" in (server.instructions or "")
    tools = [*asyncio.run(server.list_tools()), *asyncio.run(seat_tools("http://nowhere").list_tools())]
    english = re.compile(r"\b(the|and|your|you)\b", re.I)
    assert [tool.name for tool in tools if english.search(tool.description or "the")] == []
    assert [line for line in seen.splitlines() if re.search(r"\b(the|and|your|you)\b", line, re.I)] == []


def test_an_agent_plays_through_mcp_and_what_means_nothing_costs_the_turn() -> None:
    scores: list[tuple[TalkTable, TalkScore]] = []
    session = TalkSession("model", 1, lambda table, found: scores.append((table, found)))

    async def play() -> None:
        async with Client(talk_tools(session)) as client:
            nonsense = 3
            while not session.done:
                seen = str((await client.call_tool("look", {})).content)
                assert "Table 1 of 1" in seen
                words = "fly away" if nonsense else EXAMPLE.findall(session.look())[0]
                nonsense = max(0, nonsense - 1)
                await client.call_tool("act", {"words": words})

    asyncio.run(play())
    assert [found.faults for _, found in scores] == [1]
    assert "All tables" in session.look()


@pytest.mark.parametrize("arguments", [[], ["--mcp", "--bot", "easy"], ["--bot", "nobody", "--tables", "1"]])
def test_exactly_one_plays(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["bench-talk", *arguments]).exit_code != 0
