/** What the offers of a view say. */

/** The offer of this action, or null. @param {import("./wire").View} view @param {string} action */
export const offered = (view, action) => view.offers.find((offer) => offer.action === action) ?? null;

/** How many may be chosen. @param {import("./wire").Choice} [choice] */
export const mostOf = (choice) => (choice?.choose === "some" ? choice.most : choice ? 1 : 0);
