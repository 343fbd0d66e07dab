"""An evening on record: what each screen was told, and what was to be seen on it from when to when."""

from typing import Any

from playwright.sync_api import Page

RECORD = """() => {
  const kept = (window.evening = { told: [], shown: [], ear: [], stalls: [], covered: null });
  const now = () => performance.timeOrigin + performance.now();
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      window.line = this;
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        for (const { seq, stage, events } of message.is === "news" ? [...(message.earlier ?? []), message] : []) {
          if (!stage) continue;
          const kinds = events.map((event) => event.type);
          kept.told.push({ seq, begins: now() + stage.begins, times: stage.times, kinds });
        }
      });
    }
  };
  const note = (track, what) => {
    const last = track.at(-1);
    if ((last?.what ?? null) === what) return;
    if (last && last.to === null) last.to = now();
    track.push({ what, from: now(), to: null });
  };
  const look = () => {
    const moment = document.querySelector(".res-moment");
    const kind = moment && [...moment.classList].find((name) => name.startsWith("res-moment-"));
    const words = document.querySelector(".round-night .cf-words");
    note(kept.shown, kind ? kind.replace("res-moment-", "") : words ? words.textContent.trim() : null);
    const ear = document.querySelector("[data-ear], .round > .sr[role=log]");
    if (ear?.textContent.trim()) note(kept.ear, ear.textContent.trim());
    const reveal = document.querySelector(".reveal");
    if (reveal && !kept.covered && reveal.querySelector(".hold-big[aria-expanded=false]")) {
      const own = reveal.querySelector(".reveal-head b").textContent;
      const ring = reveal.querySelector(".reveal-card ol")?.innerText ?? "";
      const beside = reveal.innerText.replace(ring, "").replaceAll(own, "…");
      kept.covered = ring + beside.replace(/\\d+ of/, "… of");
    }
  };
  let last = now();
  setInterval(() => {
    if (now() - last > 200) kept.stalls.push([last, now()]);
    last = now();
  }, 50);
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}"""
"""Runs before anything else on the page."""

PLAY = """(wait) => {
  const key = (button, type) => button.dispatchEvent(new KeyboardEvent(type, { key: " ", bubbles: true }));
  const press = (selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
    if (found.length) found[Math.floor(Math.random() * found.length)].click();
    return found.length > 0;
  };
  const look = () => {
    const reveal = document.querySelector(".reveal");
    if (reveal) {
      const hold = reveal.querySelector(".hold-big");
      if (!reveal.querySelector(".reveal-done").disabled) {
        key(hold, "keyup");
        press(".reveal-done");
      } else if (hold.getAttribute("aria-expanded") !== "true") key(hold, "keydown");
      return;
    }
    const phase = document.querySelector(".round-dock")?.dataset.phase;
    if (phase === "claim") return press(".cf-claims-choice input");
    if (phase === "talk") return press(".cf-ready.main");
    if (phase === "aim") return press(".cf-seats button");
    const asking = document.querySelector(".res-asked");
    if (!asking || asking.dataset.phase === "early") return;
    if (press(".res-asked .res-lay")) return;
    if (press(".res-asked button.res-handcard[data-card=success]")) return;
    if (press(".res-asked button.res-handcard")) return;
    if (press(".res-asked .row .res-vote:first-of-type, .res-asked .row .button:not(.res-back):not(.res-vote)")) return;
    press(".res-open:not(.res-chosen)");
  };
  setInterval(look, wait);
}"""
"""Somebody in a hurry: looks at the card, and answers whatever is asked."""


def stalled(tape: Any, since: float, until: float) -> float:
    """For how many of these milliseconds the machine has let this page wait."""
    return float(sum(max(0, min(until, end) - max(since, begun)) for begun, end in tape["stalls"]))


def recorded(page: Page) -> Any:
    """What this page has kept."""
    return page.evaluate("window.evening")
