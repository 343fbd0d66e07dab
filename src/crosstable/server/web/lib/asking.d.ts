/** What the browser asks of a table. What it shares with the server is in `wire.d.ts`. */

import type { AnyRequest, Hello, Ping, Sentence } from "./wire";

type Unnumbered<R> = R extends unknown ? Omit<R, "id"> : never;

/** A request before the socket has given it an id. */
export type NewRequest = Unnumbered<Exclude<AnyRequest, Hello | Ping>>;

/** How a request ended: null is success, a sentence says why not. */
export type Answer = Sentence | null;
