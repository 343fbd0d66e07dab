/** The HTTP interface. A failed call throws a Failure that holds a sentence for the user. */

/** @typedef {import("./wire").Sentence} Sentence */

/** A call that did not work, with the reason. */
export class Failure extends Error {
  /** @param {Sentence} why @param {number} status */
  constructor(why, status) {
    super(why.key);
    this.why = why;
    this.status = status;
  }
}

/** @param {unknown} found @returns {found is Sentence} */
const isSentence = (found) => typeof found === "object" && found !== null && "key" in found;

/** @param {Response} answer @returns {Promise<Failure>} */
async function failure(answer) {
  const body = await answer.json().catch(() => null);
  const why = isSentence(body) ? body : isSentence(body?.why) ? body.why : null;
  return new Failure(why ?? { key: "ui-failed", args: { status: String(answer.status) } }, answer.status);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {BodyInit | null} [body]
 * @param {string} [type]
 * @returns {Promise<any>}
 */
async function call(method, path, body = null, type = "application/json") {
  let answer;
  try {
    answer = await fetch(`/api${path}`, { method, body, headers: body === null ? {} : { "Content-Type": type } });
  } catch {
    throw new Failure({ key: "ui-no-server" }, 0);
  }
  if (!answer.ok) throw await failure(answer);
  return answer.json();
}

/** @param {string} path @param {object} body */
const post = (path, body) => call("POST", path, JSON.stringify(body));

/** @param {string} code */
const tablePath = (code) => `/tables/${encodeURIComponent(code)}`;

/** @returns {Promise<import("./wire").GameInfo[]>} */
export const getGames = () => call("GET", "/games");

/** @returns {Promise<import("./wire").TableInfo[]>} the tables that are open to everybody */
export const getTables = () => call("GET", "/tables");

/** @param {string} code @returns {Promise<import("./wire").TableInfo>} */
export const getTable = (code) => call("GET", tablePath(code));

/** @param {import("./wire").NewTable} table @returns {Promise<import("./wire").Seated>} */
export const makeTable = (table) => post("/tables", table);

/**
 * @param {string} code
 * @param {string} name
 * @param {number | null} seat
 * @param {string | null} [was] the token this device had there before
 * @returns {Promise<import("./wire").Seated>}
 */
export const joinTable = (code, name, seat, was = null) =>
  post(`${tablePath(code)}/seats`, /** @satisfies {import("./wire").Join} */ ({ name, seat, was }));

/** The link that opens your seat on another device. @param {string} code @param {string} token
 * @returns {Promise<import("./wire").PrivateLink>} */
export const getPrivateLink = (code, token) =>
  post(`${tablePath(code)}/key/link`, /** @satisfies {import("./wire").Key} */ ({ token }));

/** A new token for your seat, so that old private links no longer work.
 * @param {string} code @param {string} token @returns {Promise<import("./wire").Seated>} */
export const newKey = (code, token) =>
  post(`${tablePath(code)}/key`, /** @satisfies {import("./wire").Key} */ ({ token }));

/**
 * The tables of these seats.
 * @param {import("./wire").Held[]} seats
 * @returns {Promise<import("./wire").OwnTable[]>}
 */
export const getMine = (seats) => post("/mine", /** @satisfies {import("./wire").Mine} */ ({ seats }));

/** The address under which others can open the table: not `localhost`, if the server knows a better one.
 * @param {string} code @returns {Promise<string>} */
export const getLink = (code) => call("GET", `${tablePath(code)}/link`).then((found) => found.url);

/** Ask something about a game that is over. @param {string} code @param {number} round @param {string} what */
export const askGame = (code, round, what) => call("GET", `${tablePath(code)}/games/${round}/${what}`);

/** What a move is worth that is not made yet. @param {string} code @param {import("./wire").Coaching} wanted
 * @returns {Promise<import("./wire").Coached>} */
export const askCoach = (code, wanted) => post(`${tablePath(code)}/coach`, wanted);

/** Play on from a position of a game that is over. @param {string} code @param {number} round
 * @param {import("./wire").PlayOn} wanted @returns {Promise<import("./wire").Seated>} */
export const playOn = (code, round, wanted) => post(`${tablePath(code)}/games/${round}/play-on`, wanted);

/** @param {string} code @param {number} round @returns {Promise<import("./wire").Replay>} */
export const getReplay = (code, round) => askGame(code, round, "replay");

/** Ask something about the game in a file. @param {Blob} file @param {string} what */
export const askFile = (file, what) => call("POST", `/${what}`, file, "application/octet-stream");

/** The record of a game that is over, as it is saved. @param {string} code @param {number} round */
export async function getRecord(code, round) {
  const answer = await fetch(recordLink(code, round)).catch(() => null);
  if (!answer) throw new Failure({ key: "ui-no-server" }, 0);
  if (!answer.ok) throw await failure(answer);
  return answer.arrayBuffer();
}

/** @param {string} code @param {number} round */
export const recordLink = (code, round) => `/api${tablePath(code)}/games/${round}/record`;
