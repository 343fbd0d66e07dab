"""The styles: what is printed on what can be read in both themes, and every class has one home."""

import re
from collections import defaultdict
from pathlib import Path

WEB = Path(__file__).parents[2] / "src/crosstable"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
ON_VERMILION = re.compile(r"(?:background(?:-color)?|--fill): var\(--(?:print-)?vermilion\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\.([-\w]+)")
INK = re.compile(r"(?<![-\w])color: ([^;]+);")


def test_words_on_vermilion_are_white_on_the_ink_that_does_not_change() -> None:
    """White is 4.8 : 1 on the printed ink, but only 3.7 : 1 on the lighter one of the dark theme."""
    wrong = [
        f"{path.relative_to(WEB)}: {selector.strip()}"
        for path in WEB.rglob("*.css")
        for selector, body in RULE.findall(path.read_text())
        if ON_VERMILION.search(body)
        for ink in INK.findall(body)
        if ink != "#fff" or "var(--vermilion)" in body
    ]
    assert not wrong


def test_print_paper_lies_on_the_lagoon_that_does_not_change() -> None:
    """It is 5.1 : 1 on the printed ink, but only 2.1 : 1 on the lighter one of the dark theme."""
    wrong = [
        f"{path.relative_to(WEB)}: {selector.strip()}"
        for path in WEB.rglob("*.css")
        for selector, body in RULE.findall(path.read_text())
        if re.search(r"background(?:-color)?: var\(--lagoon\)", body) and "var(--print-paper)" in INK.findall(body)
    ]
    assert not wrong


def test_no_class_is_styled_by_its_own_name_in_two_folders() -> None:
    """Style sheets stay when a page is left, so that two parts that call something the same style each other."""
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for path in WEB.rglob("*.css"):
        for selectors, _ in RULE.findall(COMMENT.sub("", path.read_text())):
            for selector in re.split(r",(?![^(]*\))", selectors):
                if found := CLASS.fullmatch(selector.strip()):
                    homes[found[1]].add(str(path.parent.relative_to(WEB)))
    assert {name: sorted(at) for name, at in homes.items() if len(at) > 1 and not _of_one_game(at)} == {}


def _of_one_game(folders: set[str]) -> bool:
    return all(one.startswith("games/") for one in folders) and len({one.split("/")[1] for one in folders}) == 1
