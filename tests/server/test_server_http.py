"""The HTTP interface, the pages and the files."""

import gzip
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import NotFoundException

from crosstable.core.errors import Refused
from crosstable.core.sentence import Sentence
from crosstable.core.texts import LANGUAGES, say, source
from crosstable.server.app import listen
from crosstable.server.assets import Folder
from crosstable.server.link import lan_address
from crosstable.server.shell import WEB, page_asset
from crosstable.server.sights import sight_at
from helpers.serving import join, open_table, quick, server_in_thread


@pytest.fixture
def api(base: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{base}") as client:
        yield client


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and reason of a refusal; the English text must be a real sentence."""
    body = answer.json()
    assert len(body["text"]) > 10
    assert not body["text"].startswith("["), "there is no such text"
    return answer.status_code, body["why"]["key"]


def test_games_with_their_options(api: httpx.Client) -> None:
    cross = next(game for game in api.get("/api/games").json() if game["id"] == "cross")
    assert (cross["seats"], cross["levels"]) == ([2], ["easy", "medium", "strong"])
    assert cross["timed"] == ["strong"]
    assert cross["options"][0] == {"name": "size", "of": [5, 6, 7], "default": 6}


def test_health(api: httpx.Client) -> None:
    assert api.get("/api/health").json()["ok"] is True


def test_a_table_can_be_found_by_code_and_id(api: httpx.Client, base: str) -> None:
    anna = open_table(base, title="Friday", options={"size": 5})
    info = api.get(f"/api/tables/{anna.code.lower()}").json()
    assert (info["title"], info["options"]["size"], info["phase"]) == ("Friday", 5, "lobby")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "empty"]
    assert api.get(f"/api/tables/{info['id']}").json() == info
    join(base, anna.code)
    assert problem(api.post(f"/api/tables/{anna.code}/seats", json={"name": "Cleo"})) == (409, "table-full")


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        ({"game": "cross"}, (400, "server-bad-request")),
        ({"game": "cross", "name": "Anna", "color": "red"}, (400, "server-bad-request")),
        ({"game": "chess", "name": "Anna"}, (404, "table-no-such-game")),
        ({"game": "cross", "name": "\u202e"}, (400, "table-name-empty")),
        ({"game": "cross", "name": "A" * 25}, (400, "table-name-long")),
        ({"game": "cross", "name": "Anna", "options": {"size": 99}}, (400, "bad-options")),
        ({"game": "cross", "name": "Anna", "seats": 7}, (400, "bad-seats")),
        ({"game": "cross", "name": "Anna", "start": True}, (409, "table-cannot-start")),
        ({"game": "cross", "name": "Anna", "bots": {"level": "genius"}}, (400, "no-such-bot")),
        ({"game": "cross", "name": "x" * 70_000}, (413, "server-too-large")),
    ],
)
def test_tables_that_make_no_sense_are_refused(api: httpx.Client, body: object, answer: tuple[int, str]) -> None:
    assert problem(api.post("/api/tables", json=body)) == answer


def test_wrong_addresses_and_methods(api: httpx.Client) -> None:
    assert problem(api.get("/api/nothing")) == (404, "server-not-found")
    assert problem(api.delete("/api/tables")) == (405, "server-bad-method")
    assert problem(api.get("/api/tables/QQQQ")) == (404, "table-none")
    assert problem(api.get("/api/tables/QQQQ/games/1/record")) == (404, "table-none")


def test_what_is_not_json_is_refused(api: httpx.Client) -> None:
    assert problem(api.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}))[0] == 400


def test_what_a_library_says_in_english_stays_out_of_the_sentence_for_people(api: httpx.Client) -> None:
    answer = api.post("/api/tables", json={"game": "cross", "name": "Anna", "color": "red"}).json()
    assert answer["why"]["key"] == "server-bad-request"
    assert "color" not in str(answer["why"])
    assert answer["text"].startswith("The server did not understand this request. ")
    assert "color" in answer["text"]  # whoever writes a client reads why


def test_foreign_pages_change_nothing(api: httpx.Client, base: str) -> None:
    body = {"game": "cross", "name": "Anna"}
    foreign = api.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    assert problem(foreign) == (403, "server-foreign-origin")
    assert api.post("/api/tables", json=body, headers={"Origin": f"http://{base}"}).status_code == 201


def test_a_lobby_can_ask_whether_a_game_can_be_played(api: httpx.Client) -> None:
    ask = {"game": "cross", "seats": 2, "options": {"size": 5}}
    assert api.post("/api/setup", json=ask).json() == {"problem": None}
    assert api.post("/api/setup", json={**ask, "seats": 3}).json()["problem"]["key"] == "bad-seats"
    assert api.post("/api/setup", json={**ask, "options": {"x": 1}}).json()["problem"]["key"] == "bad-options"


def test_link_and_qr_code_name_the_table(api: httpx.Client, base: str) -> None:
    anna = open_table(base)
    assert api.get(f"/api/tables/{anna.code}/link").json() == {"url": f"http://{base}/t/{anna.code}"}
    picture = api.get(f"/api/tables/{anna.code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    other = api.get(f"/api/tables/{anna.code}/qr.svg", headers={"Host": "games.example"})
    assert other.text != picture.text


def test_the_record_of_a_running_game_is_refused(api: httpx.Client, base: str) -> None:
    anna = open_table(base, bots={"level": "easy"}, start=True)
    for what in (
        "record",
        "replay",
        "replay?everything=true",
        "insight?step=0",
        "insight?step=0&seat=1",
        "curve",
        "verdict?seat=0",
    ):
        assert problem(api.get(f"/api/tables/{anna.code}/games/1/{what}")) == (409, "table-round-running")
        assert problem(api.get(f"/api/tables/{anna.code}/games/2/{what}")) == (404, "table-no-such-round")


RECORD = (Path(__file__).parent / "small.crosstable.jsonl").read_bytes()
"""A game on the smallest board that ended when seat 1 resigned."""


def test_a_record_can_be_looked_through(api: httpx.Client) -> None:
    replay = api.post("/api/replay", content=RECORD, headers={"Content-Type": "application/octet-stream"}).json()
    assert (replay["game"], replay["seats"], len(replay["frames"])) == ("cross", ["Anna", "Ben"], 3)
    assert [(f["n"], f["seat"], f["at"]) for f in replay["frames"]] == [(0, None, 0), (1, 0, 1500), (2, 1, 4000)]
    assert replay["frames"][1]["events"] == [{"type": "placed", "seat": 0, "colour": "yellow", "cell": "a1"}]
    assert replay["frames"][1]["view"]["moves"] == ["a1"]
    assert replay["outcome"]["winners"] == [0]
    seen_by = api.post("/api/replay?seat=1", content=RECORD).json()
    assert seen_by["frames"][1]["view"]["seat"] == 1
    assert problem(api.post("/api/replay?seat=5", content=RECORD)) == (400, "table-no-such-seat")


def test_damaged_records_are_refused(api: httpx.Client) -> None:
    assert problem(api.post("/api/replay", content=b"hello")) == (400, "record-foreign")
    assert problem(api.post("/api/replay", content=RECORD.replace(b'"cell":"a1"', b'"cell":"b1"'))) == (
        400,
        "record-changed",
    )
    assert problem(api.post("/api/replay", content=b"x" * 4_100_000)) == (413, "server-too-large")


def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", table_burst=2, tables_a_minute=0.01)) as base:
        answers = [httpx.post(f"http://{base}/api/tables", json={"game": "cross", "name": "A"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_every_page_is_the_shell_with_a_strict_policy(api: httpx.Client) -> None:
    for page in ("/", "/t/BCDF", "/t/BCDF/replay/1", "/t/BCDF/games/1", "/replay", "/rules/cross", "/companion"):
        answer = api.get(page)
        assert answer.content == page_asset(sight_at(page)).body
        assert answer.headers["content-type"].startswith("text/html")
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'sha256-" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


def test_a_page_says_its_first_words_before_any_script_has_run(api: httpx.Client) -> None:
    code = api.post("/api/tables", json={"game": "fugitive", "name": "Ada"}).json()["code"]
    named = api.post("/api/tables", json={"game": "fugitive", "name": "Ada", "title": "<b>"}).json()["code"]
    for page, key in (
        ("/", "ui-headline"),
        ("/companion", "ui-companion-lead"),
        ("/rules/fugitive", "fugitive-rules-row-text"),
        (f"/t/{code}", "fugitive-line"),
        (f"/t/{named.lower()}", "fugitive-line"),
    ):
        for language in LANGUAGES:
            assert escape(say(Sentence(key), language)) in api.get(page).text, (page, key)
    for page in ("/t/BBBB", "/rules/chess", "/tv"):
        assert api.get(page).content == page_asset().body, "where nothing is known, nothing is said"


def test_who_guesses_codes_learns_nothing_from_the_pages(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", miss_burst=2, misses_a_minute=0.01)) as base:
        code = httpx.post(f"http://{base}/api/tables", json={"game": "cross", "name": "A"}).json()["code"]
        pages = [httpx.get(f"http://{base}/t/{tried}").text for tried in (code, "BBBB", "BBBC", "BBBD", code)]
        assert [len(set(pages[i:])) for i in (0, 1)] == [2, 1], "after too many guesses every code looks empty"


def test_who_only_asks_whether_a_page_is_there_gets_no_body(api: httpx.Client) -> None:
    answer = api.head("/t/BCDF")
    assert (answer.status_code, answer.content) == (200, b"")


def test_a_page_that_is_not_there_is_the_shell_which_says_so(api: httpx.Client) -> None:
    answer = api.get("/nowhere")
    assert (answer.status_code, answer.content) == (404, page_asset().body)
    assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_come_whole_and_only_once(api: httpx.Client, language: str) -> None:
    first = api.get(f"/texts/{language}.ftl")
    assert first.text == source(language)
    again = api.get(f"/texts/{language}.ftl", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_are_compressed_and_nothing_else_can_be_reached(api: httpx.Client) -> None:
    raw = api.build_request("GET", "/web/look/base.css")
    answer = api.send(raw, stream=True)
    body = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == WEB.get("look/base.css").body
    assert answer.headers["cache-control"] == "no-cache"
    plain = api.get("/web/look/base.css", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    tricks = "/web/../app.py /web/%2e%2e/app.py /web/..%2fapp.py /web/ /web/look /texts/fr.ftl /texts/en"
    wrong = "/texts/nothing.en.ftl /games/cross/web/../rules.py /games/chess/web/table.js /api/swagger/../__init__.py"
    for path in (*tricks.split(), *wrong.split()):
        assert api.get(path).status_code == 404, path


def test_modules_have_the_type_browsers_ask_for(api: httpx.Client) -> None:
    assert api.get("/web/main.js").headers["content-type"].startswith("text/javascript")


def test_the_interface_describes_itself_without_a_foreign_server(api: httpx.Client) -> None:
    page = api.get("/api/docs")
    assert "//" not in page.text.replace("<!doctype", "")
    for file in ("swagger-ui.css", "swagger-ui-bundle.js", "begin.js"):
        assert f"/api/swagger/{file}" in page.text
        assert api.get(f"/api/swagger/{file}").status_code == 200
    schema = api.get("/api/docs/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    assert set(schema["paths"]) >= {"/api/tables", "/api/tables/{code}/seats", "/api/games", "/api/replay"}
    assert "NewTable" in str(schema["components"]["schemas"].keys())


def test_an_occupied_port_is_said_in_a_sentence(tmp_path: Path) -> None:
    first = quick(tmp_path / "a.sqlite3")
    with listen(first) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refused) as refused:
            listen(quick(tmp_path / "a.sqlite3", port=port))
        assert refused.value.why.key == "server-port-taken"
        assert str(port) in str(refused.value)
    with pytest.raises(Refused) as refused:
        listen(quick(tmp_path / "a.sqlite3", host="192.0.2.77"))
    assert refused.value.why.key == "server-cannot-listen"


def test_who_sits_at_the_server_shares_an_address_others_can_open(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", host="0.0.0.0")) as base:
        anna = open_table(base)
        url = httpx.get(f"http://{base}/api/tables/{anna.code}/link").json()["url"]
        expected = lan_address() or "127.0.0.1"
        assert url == f"http://{expected}:{base.split(':')[1]}/t/{anna.code}"


def test_a_public_address_is_used_where_there_is_one(tmp_path: Path) -> None:
    with server_in_thread(quick(tmp_path / "a.sqlite3", public_url="https://games.example/")) as base:
        anna = open_table(base)
        link = httpx.get(f"http://{base}/api/tables/{anna.code}/link").json()
        assert link == {"url": f"https://games.example/t/{anna.code}"}
        body = {"game": "cross", "name": "A"}
        answer = httpx.post(f"http://{base}/api/tables", json=body, headers={"Origin": "https://games.example"})
        assert answer.status_code == 201


def test_the_page_names_what_each_game_looks_like(api: httpx.Client) -> None:
    page = api.get("/").text
    links = re.findall(r'<link rel="modulepreload" href="(/games/[^"]+)" />', page)
    assert links
    assert [api.get(address).status_code for address in links] == [200] * len(links)
    assert page.index("importmap") < page.index("/web/emblem.js"), "a module that comes first would shut the map out"


def test_the_page_shows_something_before_any_script_and_brings_its_styles(api: httpx.Client) -> None:
    page = api.get("/").text
    assert 'rel="stylesheet"' not in page
    assert WEB.get("look/controls.css").body.decode().splitlines()[1] in page
    body = page[page.index("<body>") :]
    for game in api.get("/api/games").json():
        assert f'<article class="lid lid-{game["id"]}"><h2><span lang="en">' in body
    assert '<span lang="de">Gute Spiele. Ein Tisch.</span>' in body


def test_a_packed_file_takes_the_place_of_its_source(tmp_path: Path) -> None:
    source, packed = tmp_path / "source", tmp_path / "packed"
    for folder, names in ((source, "ab"), (packed, "bc")):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.js").write_text(f"{folder.name} {name}")
    found = Folder(source, packed)
    assert [found.get(f"{name}.js").body for name in "abc"] == [b"source a", b"packed b", b"packed c"]
    assert found.names(".js") == ["a.js", "b.js", "c.js"]
    (tmp_path / "outside.js").write_text("")
    with pytest.raises(NotFoundException):
        found.get("../outside.js")
