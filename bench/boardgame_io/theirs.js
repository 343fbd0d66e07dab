// How the load speaks to boardgame.io: as its own client does, one WebSocket a seat.
const { io } = require("socket.io-client");
const { post: postOnce } = require("./post.js");

const stats = { bytes: 0, drops: {} };

async function post(url, path, body) {
  for (let tries = 3; ; tries--) {
    try {
      return await postOnce(url, path, body);
    } catch (error) {
      if (tries <= 1 || error.code !== "ECONNRESET") throw error; // a connection that was just closed
    }
  }
}

module.exports = {
  stats,

  async createMatch(url, game, seats) {
    const { matchID } = await post(url, `/games/${game}/create`, { numPlayers: seats, unlisted: true });
    const tokens = [];
    for (let seat = 0; seat < seats; seat++) {
      const joined = await post(url, `/games/${game}/${matchID}/join`, {
        playerID: String(seat),
        playerName: `P${seat}`,
      });
      tokens.push(joined.playerCredentials);
    }
    return { matchID, tokens, game };
  },

  connectSeat(url, match, seat, told) {
    return new Promise((done, failed) => {
      const socket = io(`${url}/${match.game}`, { forceNew: true, transports: ["websocket"], reconnection: false });
      const handle = { socket, seat, match, state: 0 };
      socket.on("connect", () => {
        socket.io.engine.on("packet", (packet) => {
          if (typeof packet.data === "string") stats.bytes += packet.data.length;
        });
        socket.emit("sync", match.matchID, String(seat), match.tokens[seat], match.tokens.length);
      });
      socket.on("sync", (_id, info) => {
        handle.state = info.state._stateID;
        done(handle);
      });
      socket.on("update", (_id, state, log) => {
        handle.state = state._stateID;
        if (log?.[0]) told(Number(log[0].action.payload.playerID), state.ctx.gameover !== undefined);
      });
      socket.on("disconnect", (why) => {
        if (why !== "io client disconnect") stats.drops[why] = (stats.drops[why] ?? 0) + 1;
      });
      socket.on("connect_error", failed);
    });
  },

  send(handle, move, value) {
    const { match, seat } = handle;
    const payload = { type: move, args: [value], playerID: String(seat), credentials: match.tokens[seat] };
    handle.socket.emit("update", { type: "MAKE_MOVE", payload }, handle.state, match.matchID, String(seat));
  },

  close(handle) {
    handle.socket.close();
  },
};
