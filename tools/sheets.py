"""Print faces, bots and cards on sheets to look at: every size, in grey too, light and dark.

    crosstable serve --port 8000 &
    python tools/sheets.py http://127.0.0.1:8000 [faces] [cards] …

The pictures go to tests/e2e/shots/, which is not kept in git.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
SHOTS = HERE.parent / "tests/e2e/shots"
SHEETS = ("faces", "frames", "cards", "places")
WIDTHS = {"phone": 360, "desktop": 1440}


def main(server: str, wanted: list[str]) -> None:
    """Take every sheet that is wanted, as wide as a phone and as a desk."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    script = (HERE / "sheets.js").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for sheet in wanted or SHEETS:
            for (screen, width), theme in zip(WIDTHS.items(), ("light", "dark"), strict=True):
                page = browser.new_page(viewport={"width": width, "height": 800})
                page.on("pageerror", lambda error: print(error))
                page.goto(server)
                page.evaluate(f"([sheet, theme]) => {{{script}; return draw(sheet, theme); }}", [sheet, theme])
                page.wait_for_timeout(600)
                page.screenshot(path=SHOTS / f"sheet-{sheet}-{screen}.png", full_page=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
