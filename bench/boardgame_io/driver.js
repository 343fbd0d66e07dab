// The load, the same for both servers: one process, one socket a seat, all times read here.
// node driver.js --adapter ours|theirs --url http://127.0.0.1:PORT --pid SERVER --game vote10|hex61 --tables N
//                --mode burst|paced [--seconds S] [--waves W] [--admin URL]; prints one line of JSON
const fs = require("node:fs");
const http = require("node:http");

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : usual;
};
const server = require(`./${option("adapter", "ours")}.js`);
const url = option("url", "");
const pid = option("pid", "");
const game = option("game", "vote10");
const tables = Number(option("tables", 10));
const mode = option("mode", "burst");
const measured = Number(option("seconds", 30));
const waves = Number(option("waves", 1));
const admin = option("admin", "");
const warm = 10;
const period = 10;
const rounds = 25;
const seats = game === "vote10" ? 10 : 2;

let seed = 12345;
const luck = () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 4294967296;
};
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Processor seconds of a process so far, all its threads. */
function processor(of) {
  let sum = 0;
  for (const task of fs.readdirSync(`/proc/${of}/task`)) {
    sum += Number(fs.readFileSync(`/proc/${of}/task/${task}/schedstat`, "utf8").split(" ")[0]);
  }
  return sum / 1e9;
}

/** Bytes a process holds; of one that collects its garbage when it likes: what is left after that. */
async function memory() {
  const pages = fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1];
  const used = { resident: Number(pages) * 4096 };
  if (admin) {
    used.heap = await new Promise((done) => {
      http.get(`${admin}/gc`, (answer) => {
        let text = "";
        answer.on("data", (part) => {
          text += part;
        });
        answer.on("end", () => done(JSON.parse(text).heap));
      });
    });
  }
  return used;
}

async function pool(items, width, work) {
  let next = 0;
  const one = async () => {
    while (next < items.length) await work(items[next++]);
  };
  await Promise.all(Array.from({ length: width }, one));
}

class Table {
  constructor(load) {
    this.load = load;
    this.handles = [];
    this.open = new Map();
    this.moves = 0;
    this.told = 0;
    this.round = 0;
    this.over = false;
  }

  async set() {
    const match = await server.createMatch(url, game, seats);
    for (let seat = 0; seat < seats; seat++) {
      this.handles[seat] = await server.connectSeat(url, match, seat, (actor, over) => this.news(actor, over));
    }
    if (server.begin) await server.begin(this.handles);
  }

  send(seat, move, value) {
    this.open.set(seat, { at: now(), left: seats });
    this.load.sent++;
    server.send(this.handles[seat], move, value);
  }

  news(actor, over) {
    const one = this.open.get(actor);
    if (!one) {
      this.load.stray++;
      return;
    }
    if (--one.left > 0) return;
    this.open.delete(actor); // it has reached the last seat
    this.moves++;
    if (over) this.over = true;
    this.load.reached(this, one.at, now());
  }

  close() {
    for (const handle of this.handles) server.close(handle);
  }
}

function shuffled(count) {
  const cells = [...Array(count).keys()];
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(luck() * (i + 1));
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
  return cells;
}

/** Everybody votes at once. */
function voteAll(table) {
  for (let seat = 0; seat < seats; seat++) table.send(seat, "vote", luck() < 0.6);
}

/** Closed loop: the next votes, or the next stone, as soon as the last ones have reached every seat. */
function burst(all, load) {
  return new Promise((done) => {
    let left = all.length;
    const guard = setTimeout(done, 240_000);
    const finish = () => {
      if (--left > 0) return;
      clearTimeout(guard);
      done();
    };
    load.reached = (table, from, to) => {
      load.times.push(to - from);
      if (game !== "vote10") {
        if (table.moves < 61) table.send(table.moves % 2, "place", table.cells[table.moves]);
        else finish();
      } else if (++table.told === seats) {
        table.told = 0;
        if (++table.round < rounds) voteAll(table);
        else finish();
      }
    };
    for (const table of all) {
      if (game === "vote10") {
        voteAll(table);
      } else {
        table.cells = shuffled(61);
        table.send(0, "place", table.cells[0]);
      }
    }
  });
}

/** Open loop, at the pace of people: one move a second and table, whatever the server does. */
async function paced(all, load) {
  const begun = now();
  const end = begun + (warm + measured) * 1e3;
  const counts = (at) => at >= begun + warm * 1e3;
  load.reached = (_table, from, to) => {
    if (counts(from)) load.times.push(to - from);
  };
  const timers = [];
  const late = [];
  const at = (when, table, seat, move, value) => {
    const fire = () => {
      late.push(now() - when);
      if (table.over) return;
      if (table.open.has(seat)) load.lost++;
      else table.send(seat, move, value);
    };
    timers.push(setTimeout(fire, Math.max(0, when - now())));
  };
  for (const table of all) {
    const first = begun + luck() * (game === "vote10" ? period : 1) * 1e3;
    if (game === "vote10") {
      for (let round = 0; first + (round + 0.8) * period * 1e3 < end && round < rounds; round++) {
        for (let seat = 0; seat < seats; seat++) {
          at(first + (round + luck() * 0.8) * period * 1e3, table, seat, "vote", luck() < 0.6);
        }
      }
    } else {
      table.cells = shuffled(61);
      for (let n = 0; n < 61 && first + n * 1e3 < end; n++) at(first + n * 1e3, table, n % 2, "place", table.cells[n]);
    }
  }
  await sleep(warm * 1e3);
  const busy = processor(pid);
  const moves = load.moves(all);
  await sleep(end - now());
  load.paced = { processor: processor(pid) - busy, moves: load.moves(all) - moves };
  await sleep(2000);
  timers.forEach(clearTimeout);
  for (const table of all) {
    for (const one of table.open.values()) if (counts(one.at)) load.times.push(now() - one.at);
  }
  late.sort((a, b) => a - b);
  load.late = late[Math.floor(late.length * 0.99)];
}

/** A few games before anything is counted: what a server does only once is behind it. */
async function warmUp() {
  const load = { times: [], sent: 0, stray: 0, lost: 0, reached: () => {} };
  const all = Array.from({ length: 5 }, () => new Table(load));
  await pool(all, 5, (table) => table.set());
  await burst(all, load);
  for (const table of all) table.close();
  await sleep(1000);
}

async function main() {
  await warmUp();
  const empty = await memory();
  const figures = { tables, moves: 0, processor: 0, seconds: 0, driver: 0, bytes: 0, lost: 0, stray: 0 };
  const load = { times: [], sent: 0, stray: 0, lost: 0, reached: () => {} };
  load.moves = (all) => all.reduce((sum, table) => sum + table.moves, 0);
  for (let wave = 0; wave < (mode === "burst" ? waves : 1); wave++) {
    const all = Array.from({ length: tables }, () => new Table(load));
    await pool(all, 20, (table) => table.set());
    await sleep(500);
    const connected = await memory();
    const bytes = server.stats.bytes;
    const busy = processor(pid);
    const own = process.cpuUsage();
    const begun = now();
    await (mode === "burst" ? burst : paced)(all, load);
    figures.seconds += (now() - begun) / 1e3;
    figures.processor += load.paced ? load.paced.processor : processor(pid) - busy;
    figures.moves += load.paced ? load.paced.moves : load.moves(all);
    const took = process.cpuUsage(own);
    figures.driver += (took.user + took.system) / 1e6;
    figures.bytes += server.stats.bytes - bytes;
    figures.all_moves = (figures.all_moves ?? 0) + load.moves(all);
    if (wave === 0) {
      const played = await memory();
      const each = (more, key) => Math.round((more[key] - empty[key]) / tables / 1000);
      figures.kB_connected = each(connected, admin ? "heap" : "resident");
      figures.kB_played = each(played, admin ? "heap" : "resident");
      figures.kB_resident = each(played, "resident");
    }
    for (const table of all) table.close();
    await sleep(1000);
  }
  load.times.sort((a, b) => a - b);
  const within = (share) => load.times[Math.min(load.times.length - 1, Math.floor(load.times.length * share))] ?? null;
  Object.assign(figures, {
    per_processor_second: figures.moves / figures.processor,
    p50: within(0.5),
    p99: within(0.99),
    longest: within(1),
    bytes_a_move: figures.bytes / figures.all_moves,
    lost: load.lost,
    stray: load.stray,
    late: load.late,
    drops: server.stats.drops,
  });
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
