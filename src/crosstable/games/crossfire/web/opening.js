/** The opening: the deal step by step on a whole screen, one's cards covered until they are held; then who one is. */
import { html } from "shell/lib/html.js";
import { list, t } from "shell/lib/texts.js";
import { Face } from "shell/parts/face/face.js";
import { Reveal } from "shell/parts/round/reveal.js";
import { RoleCard } from "./cards.js";
import { Cards } from "./deal.js";
import { neighbours } from "./looks.js";
import { Ring } from "./ring.js";
import { roleName } from "./words.js";

/** @typedef {import("./types").Props} Props */
/** @typedef {import("./deal.js").Step} Step */

/** @param {Props & {deal: ReturnType<typeof import("./deal.js").useDeal>}} props */
export function Opening({ deal, ...props }) {
  const { view, players, knowing = [] } = props;
  const { step, number, count } = deal;
  const me = players[view.seat ?? 0];
  if (!step || !me) return null;
  const last = step.kind === "mine";
  const people = players.filter((player) => player.kind === "person").length;
  const ring = (/** @type {boolean} */ open) => html`<${Ring} ...${props} cards=${false} onSeat=${null}
    notes=${last ? notes(view, open) : {}}
    middle=${html`<${Seen} step=${step} open=${open} mode=${view.mode} players=${players} />`}
    dealing=${
      !last && html`<${Cards} view=${view} step=${step} number=${number} count=${players.length} pace=${props.pace} />`
    }
  />`;
  return html`<${Reveal} class="cf-opening" part=${number} blind=${!step.look} least=${last ? undefined : 0}
    name=${me.name} face=${me.face} card=${ring}
    title=${last ? undefined : t("crossfire-ui-deal-step", { step: number + 1, count: count - 1 })}
    line=${last ? undefined : stepWords(step, view, players)}
    looked=${last ? t("ui-reveal-looked", { count: knowing.length, people }) : ""}
    known=${(/** @type {boolean} */ open) => last && html`<${Known} view=${view} players=${players} open=${open} />`}
    done=${last ? undefined : t("crossfire-ui-deal-next")} onDone=${deal.on} />`;
}

/**
 * The card in the middle of the ring, covered until it is held; or those who mix theirs.
 * @param {{step: Step, open: boolean, mode: string, players: Props["players"]}} props
 */
const Seen = ({ step, open, mode, players }) => html`
  <div class="cf-seen">
    ${
      step.look
        ? html`<${RoleCard} role=${open ? step.look.role : null} mode=${mode} text="" />`
        : step.group.length
          ? step.group.map((seat) => html`<${Face} key=${seat} of=${players[seat]?.face} />`)
          : html`<${RoleCard} />`
    }
  </div>
`;

/** What happens at a step. @param {Step} step @param {Props["view"]} view @param {Props["players"]} players */
function stepWords(step, view, players) {
  const names = players.map((player) => player.name);
  const beside = view.seat === null || !view.circle.includes(view.seat) ? null : neighbours(view, view.seat);
  if (step.kind === "mixed")
    return t(step.look ? "crossfire-ui-deal-mixed-you" : "crossfire-ui-deal-mixed", {
      names: list(step.group.map((seat) => names[seat] ?? "")),
    });
  return t(beside ? `crossfire-ui-deal-${step.kind}` : `crossfire-ui-deal-${step.kind}-all`, {
    left: names[beside?.left ?? 0] ?? "",
    right: names[beside?.right ?? 0] ?? "",
  });
}

/** What one knows of others, at their seats: the card passed on. @param {Props["view"]} view @param {boolean} open */
function notes(view, open) {
  const [dealt] = view.looks;
  return dealt && view.seat !== null ? { [neighbours(view, view.seat).left]: open ? roleName(dealt.role) : "?" } : {};
}

/** What one wants, and what became of the cards one has seen. @param {{view: Props["view"], players: Props["players"],
 *   open: boolean}} props */
function Known({ view, players, open }) {
  if (!open) return html`<p class="cf-told">${t("crossfire-ui-opening-covered")}</p>`;
  const [dealt, received] = view.looks;
  const names = players.map((player) => player.name);
  const beside = neighbours(view, view.seat ?? 0);
  const group = view.groups.find((one) => one.includes(view.seat ?? -1)) ?? [];
  return html`
    <p class="cf-goal">${t("crossfire-goal", { role: view.role ?? "", mode: view.mode })}</p>
    ${
      dealt &&
      received &&
      html`<p class="cf-told">${t("crossfire-ui-opening-known", {
        dealt: t("crossfire-card", { role: dealt.role }),
        received: t("crossfire-card", { role: received.role }),
        left: names[beside.left] ?? "",
        right: names[beside.right] ?? "",
        names: list(group.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? "")),
      })}</p>`
    }`;
}
