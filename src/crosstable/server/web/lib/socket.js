/** One connection to one table: it reconnects by itself and loses no request. */

import { language } from "./settings.js";

/** @typedef {import("./wire").AnyMessage} Message */
/** @typedef {import("./asking").NewRequest} NewRequest */
/** @typedef {import("./asking").Answer} Answer */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 12_000;

/** So long a connection has time to answer when the device wakes up or has a network again. */
const PATIENCE = 4000;

/** What is said does not hold up the game, nor that somebody is ready, nor what a device does by itself: no button may
 * swallow a tap for it. */
const TALK = new Set(["chat", "say", "emote", "murmur", "ready", "pledge", "reveal"]);

/** A name for a request; `randomUUID` does not exist on a plain-http address in the local network. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("-");

/** @param {string} code */
const address = (code) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;

/**
 * @typedef {object} Listener
 * @property {(message: Message) => void} message
 * @property {(state: "connecting" | "open" | "lost") => void} link
 * @property {(waiting: number) => void} waiting how many requests are on their way, lines of the chat not counted
 * @property {() => number | null} last the newest step that is known here
 */

/** @typedef {Map<string, {request: NewRequest, resolve: (answer: Answer) => void}>} Waiting requests by their ids */

export class TableSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Waiting} */
  #waiting;
  #failures = 0;
  #closed = false;
  #heard = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval>} */
  #beat;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #proof;
  #comeBack = () => this.#wake();
  #goneOffline = () => this.#socket && this.#lose(this.#socket);

  /**
   * @param {string} code @param {string | null} token @param {Listener} listener @param {boolean} [screen]
   * @param {Waiting} [waiting] what a connection before this one has asked and was not answered
   */
  constructor(code, token, listener, screen = false, waiting = new Map()) {
    this.#waiting = waiting;
    this.screen = screen;
    this.code = code;
    this.token = token;
    this.listener = listener;
    this.#beat = setInterval(() => this.#check(), BEAT);
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#goneOffline);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  /**
   * Ask the table for something. It is sent again under the same id until it is answered.
   * @param {NewRequest} request
   * @returns {Promise<Answer>}
   */
  ask(request) {
    const id = newId();
    return new Promise((resolve) => {
      this.#waiting.set(id, { request, resolve });
      this.#count();
      this.#send({ ...request, id });
    });
  }

  /** @param {string} id @param {Answer} answer */
  answered(id, answer) {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
    this.#count();
  }

  /** Stop for good; returns what was not answered, for who comes after this connection. */
  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#proof);
    clearInterval(this.#beat);
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#goneOffline);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#socket?.close();
    return this.#waiting;
  }

  #connect() {
    const socket = new WebSocket(address(this.code));
    this.#socket = socket;
    this.#heard = Date.now(); // a connection that is slow to open is not dead
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send({
        do: "hello",
        token: this.token,
        last: this.listener.last(),
        screen: this.screen,
        language: language.peek(),
        changes: true,
      });
      this.#send({ do: "ping", n: 0 }); // the answer proves that the connection is up even if there is no news
      this.#sendWaiting();
    };
    socket.onmessage = (event) => {
      if (!this.#closed && this.#socket !== socket) return; // one that was given up
      this.#heard = Date.now();
      this.#failures = 0;
      this.listener.link("open");
      const message = /** @type {Message} */ (JSON.parse(event.data));
      this.listener.message(message);
      if (message.is === "sync") this.#sendWaiting(); // whatever was on its way, answers included, may be lost
    };
    socket.onclose = () => this.#lose(socket);
  }

  /**
   * Give a connection up, and soon try another. A dead one does not even close: it would wait for the other side.
   * @param {WebSocket} socket
   */
  #lose(socket) {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    socket.close();
    this.listener.link("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** @param {object} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #count() {
    this.listener.waiting([...this.#waiting.values()].filter(({ request }) => !TALK.has(request.do)).length);
  }

  #sendWaiting() {
    for (const [id, { request }] of this.#waiting) this.#send({ ...request, id });
  }

  #check() {
    if (this.#socket && Date.now() - this.#heard > 2.5 * BEAT) this.#lose(this.#socket);
    else this.#send({ do: "ping", n: 0 });
  }

  /** Whether this connection still stands: it has to answer before long. @param {WebSocket} socket */
  #prove(socket) {
    const asked = Date.now();
    this.#check();
    clearTimeout(this.#proof);
    this.#proof = setTimeout(() => {
      if (this.#heard < asked && socket.readyState === WebSocket.OPEN) this.#lose(socket);
    }, PATIENCE);
  }

  #wake() {
    if (document.hidden || this.#closed) return;
    if (this.#socket) return this.#prove(this.#socket);
    clearTimeout(this.#retry);
    this.#connect();
  }
}
