/** The escaping `html` tag every component is written with. */
import htm from "htm";
import { h } from "preact";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => import("preact").VNode<any>} */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));

/**
 * Class names, joined; what is false is left out.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");
