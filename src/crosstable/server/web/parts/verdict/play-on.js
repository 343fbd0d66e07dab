/** Play on from the position in which the game was decided, against bots. */
import { Failure, playOn } from "../../lib/api.js";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { go } from "../../lib/router.js";
import { keepToken } from "../../lib/seats.js";
import { name } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";
import { notify } from "../notice/notice.js";

/**
 * @param {{game: string, code: string, round: number, seat: number, step: number}} props
 */
export function PlayOn({ game, code, round, seat, step }) {
  const begin = async () => {
    const level = gameInfo(game)?.levels.at(-1) ?? "easy";
    const wanted = { name: name.peek() || t("ui-guest"), seat, step, bot: { level, seconds: 1 } };
    try {
      const seated = await playOn(code, round, wanted);
      keepToken(seated.code, seated.token);
      go(`/t/${seated.code}`);
    } catch (error) {
      notify(error instanceof Failure ? error.why : { key: "ui-no-server" });
    }
  };
  const secret = gameInfo(game)?.open === false;
  return html`<button class="button" title=${secret ? t("ui-verdict-play-on-secret") : null} onClick=${begin}>
    ${t("ui-verdict-play-on")}</button>`;
}
