/** How many news have come: what was refused before the newest of them is forgotten. */
import { signal } from "@preact/signals";

export const newest = signal(0);
