// A bot for any game in plain JavaScript (Node 22 or newer): node bot.mjs http://localhost:8000/t/PZMX [games]
const [url, games = "1"] = process.argv.slice(2);
const { origin, pathname } = new URL(url);
const code = pathname.split("/").pop();

const post = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text); // a refusal says why, in English in `text`
  return found;
};
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// What a field of an action may be: one of these, or some of these.
const choose = (choice) => {
  if (choice.choose === "one") return pick(choice.of);
  for (;;) {
    const size = choice.least + Math.floor(Math.random() * (choice.most - choice.least + 1));
    const places = choice.of.map((_, place) => place).sort(() => Math.random() - 0.5).slice(0, size);
    const chosen = places.map((place) => choice.of[place]);
    const heavy = places.reduce((sum, place) => sum + (choice.weights[place] ?? 0), 0) >= choice.weight;
    const barred = (choice.never ?? []).some((group) => group.every((value) => chosen.includes(value)));
    if (heavy && !barred) return chosen;
  }
};

// The bot: from view and offers to an action, which is its type and the chosen fields.
const bot = (view, offers) => {
  const offer = pick(offers);
  const fields = Object.entries(offer.fields).map(([name, choice]) => [name, choose(choice)]);
  return { type: offer.action, ...Object.fromEntries(fields) };
};

const { token } = await post(`/api/tables/${code}/seats`, { name: "Robo" });
const socket = new WebSocket(`${origin.replace("http", "ws")}/api/tables/${code}/socket`);
const send = (message) => socket.send(JSON.stringify(message));
let [table, play, seq, answered, number, ready] = [null, null, 0, 0, 0, ""];

const act = () => {
  const { view, round } = play;
  if (view.outcome && round >= Number(games)) return socket.close();
  if (ready !== `${round} ${table.phase}`) send({ do: "ready", id: (ready = `${round} ${table.phase}`), round, on: true });
  const offers = view.offers.filter((offer) => !offer.aside); // asides (resign, talk) are never waited for
  if (seq < answered || view.outcome || !view.waiting.includes(view.seat) || !offers.length) return;
  answered = Infinity; // one action at a time: its answer comes under its id
  send({ do: "act", id: `a${++number}`, round, action: bot(view, offers) });
};

socket.onopen = () => send({ do: "hello", token });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.is === "bye") return socket.close();
  if (message.id === `a${number}`) answered = message.seq ?? 0; // `done` names its step
  if (message.is === "denied") return setTimeout(act, 500); // too late or too fast: look again, choose again
  if (message.is === "sync" || message.is === "news") seq = message.seq;
  table = message.table ?? table;
  play = message.play ?? play;
  if (play && table.phase !== "lobby") act();
};
