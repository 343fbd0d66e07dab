// How the load speaks to a server of ours.
const WebSocket = require("ws");
const { post } = require("./post.js");

const stats = { bytes: 0, drops: {}, denied: 0 };

module.exports = {
  stats,

  async createMatch(url, game, seats) {
    const opened = await post(url, "/api/tables", { game, name: "P0", seats });
    const tokens = [opened.token];
    for (let seat = 1; seat < seats; seat++) {
      tokens.push((await post(url, `/api/tables/${opened.code}/seats`, { name: `P${seat}` })).token);
    }
    return { code: opened.code, tokens };
  },

  /** Resolves when the first full view is there; then `told(actor, over)` once for each action. */
  connectSeat(url, match, seat, told) {
    return new Promise((done, failed) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${match.code}/socket`, {
        perMessageDeflate: false,
      });
      const handle = { socket, number: 0, closed: false, begun: null };
      socket.on("open", () => socket.send(JSON.stringify({ do: "hello", token: match.tokens[seat], changes: true })));
      socket.on("message", (data) => {
        stats.bytes += data.length;
        const message = JSON.parse(data);
        if (message.is === "sync") done(handle);
        if (message.is === "denied") stats.denied++;
        if (message.is !== "news") return;
        if (message.play) handle.begun?.();
        const over = message.changed?.view?.outcome !== undefined;
        for (const step of [...(message.earlier ?? []), message]) {
          for (const event of step.events ?? []) told(event.seat, over);
        }
      });
      socket.on("close", (code) => {
        if (!handle.closed) stats.drops[code] = (stats.drops[code] ?? 0) + 1;
      });
      socket.on("error", failed);
    });
  },

  /** The game begins: resolves when every seat has its first view of it. */
  async begin(handles) {
    const all = handles.map(
      (handle) =>
        new Promise((done) => {
          handle.begun = done;
        }),
    );
    handles[0].socket.send(JSON.stringify({ do: "start", id: "start" }));
    await Promise.all(all);
  },

  send(handle, move, value) {
    const action = move === "vote" ? { type: "vote", yes: value } : { type: "place", cell: value };
    handle.socket.send(JSON.stringify({ do: "act", id: `a${handle.number++}`, round: 1, action }));
  },

  close(handle) {
    handle.closed = true;
    handle.socket.close();
  },
};
