"""The page that describes the interface works in a real browser, under its own policy."""

import pytest
from playwright.sync_api import sync_playwright

from e2e.running import chromium


@pytest.mark.browser
def test_the_interface_page_shows_the_interface(base: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(f"http://{base}/api/docs")
        page.get_by_text("/api/tables/{code}/seats").wait_for()
        assert complaints == []
        browser.close()
