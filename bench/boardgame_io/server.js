// boardgame.io with what it does by itself: tables in memory, socket.io. `--flat FOLDER` keeps them in files.
// Beside it, at the next port, `/gc` collects the garbage and says what is left.
// node --expose-gc server.js PORT [--flat FOLDER]
const http = require("node:http");
const net = require("node:net");
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { vote10, hex61 } = require("./games.js");

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...args) {
  if (typeof args[0] === "number" && typeof args[1] !== "string") args.splice(1, 0, "127.0.0.1"); // not every network
  return listen.apply(this, args);
};

const port = Number(process.argv[2]);
const flat = process.argv.indexOf("--flat");
const db = flat > 0 ? new FlatFile({ dir: process.argv[flat + 1], logging: false }) : undefined;
Server({ games: [vote10, hex61], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) }).run(port);
http
  .createServer((_request, response) => {
    global.gc();
    global.gc();
    response.end(JSON.stringify({ heap: process.memoryUsage().heapUsed }));
  })
  .listen(port + 1);
