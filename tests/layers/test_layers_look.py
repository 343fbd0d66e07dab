"""The inks of the styles: what is printed on what can be read in both themes."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src/crosstable"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
ON_VERMILION = re.compile(r"(?:background(?:-color)?|--fill): var\(--(?:print-)?vermilion\)")
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
