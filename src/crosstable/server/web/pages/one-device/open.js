/** The games in which both may see everything: there the device can go on without a cover. */
export const OPEN = new Set(["cross"]);
