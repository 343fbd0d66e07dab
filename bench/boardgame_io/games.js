// The two games at boardgame.io; vote10.py and hex61.py have the same rules.
const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const SEATS = 10;
const ROUNDS = 25;

const vote10 = {
  name: "vote10",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    roles: random.Shuffle([..."RRRRRRSSSS"]),
    votes: Array(SEATS).fill(null),
    round: 0,
    leader: 0,
    approved: 0,
    history: [],
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    vote: {
      client: false,
      ignoreStaleStateID: true,
      redact: true,
      undoable: false,
      move: ({ G, playerID }, yes) => {
        const seat = Number(playerID);
        if (typeof yes !== "boolean" || G.votes[seat] !== null) return INVALID_MOVE;
        G.votes[seat] = yes;
        if (G.votes.includes(null)) return undefined;
        const approved = G.votes.filter(Boolean).length > SEATS / 2;
        if (approved) G.approved++;
        const team = [0, 1, 2, 3].map((i) => (G.leader + i) % SEATS);
        G.history.push({ round: G.round, leader: G.leader, team, votes: [...G.votes], approved });
        G.round++;
        G.leader = (G.leader + 1) % SEATS;
        G.votes = Array(SEATS).fill(null);
        return undefined;
      },
    },
  },
  endIf: ({ G }) => (G.round >= ROUNDS ? { approved: G.approved } : undefined),
  playerView: ({ G, playerID }) => {
    const seat = playerID === null || playerID === undefined ? -1 : Number(playerID);
    const own = seat >= 0 ? G.roles[seat] : null;
    return {
      ...G,
      roles: G.roles.map((role, i) => (i === seat || own === "S" ? role : "?")),
      votes: G.votes.map((vote, i) => (vote === null ? null : i === seat ? vote : "hidden")),
    };
  },
};

const R = 4;
const CELLS = [];
const PLACE = new Map();
for (let q = -R; q <= R; q++) {
  for (let r = -R; r <= R; r++) {
    if (Math.abs(q + r) <= R) {
      PLACE.set(`${q},${r}`, CELLS.length);
      CELLS.push([q, r]);
    }
  }
}
const STEPS = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]];
const NEXT = CELLS.map(([q, r]) =>
  STEPS.map(([a, b]) => PLACE.get(`${q + a},${r + b}`)).filter((cell) => cell !== undefined),
);
const SIDES = CELLS.map(([q, r]) =>
  [q, -q, r, -r, -q - r, q + r].reduce((sides, far, i) => (far === R ? sides | (1 << i) : sides), 0),
);

function touched(cells, start) {
  const who = cells[start];
  const seen = new Set([start]);
  const todo = [start];
  let found = 0;
  while (todo.length) {
    const cell = todo.pop();
    found |= SIDES[cell];
    for (const other of NEXT[cell]) {
      if (!seen.has(other) && cells[other] === who) {
        seen.add(other);
        todo.push(other);
      }
    }
  }
  let count = 0;
  for (; found; found >>= 1) count += found & 1;
  return count;
}

const hex61 = {
  name: "hex61",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(61).fill(null), placed: 0, sides: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell > 60 || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.placed++;
      const seat = Number(playerID);
      G.sides[seat] = Math.max(G.sides[seat], touched([...G.cells], cell));
      return undefined;
    },
  },
  endIf: ({ G }) => (G.placed >= 61 ? { sides: [...G.sides] } : undefined),
};

module.exports = { vote10, hex61 };
