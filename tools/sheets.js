// Runs in a page of the server: replaces it with a sheet of drawings.
const NAMES =
  "Mira Anton Pia Jorin Selma Otis Wanda Kasper Leni Bruno Ida Theo Zora Emil Nuri Greta Hugo Ronja Milo Thea Finn Alma Yuki Dario".split(
    " ",
  );
const BOTS = "Abacus Bellows Candle Dynamo Ember Flint Gimlet Hinge Inkpot Jigsaw Kettle Lantern".split(" ");

async function draw(sheet, theme) {
  const [{ h, render }, { html }] = await Promise.all([
    import("/web/vendor/preact/preact.js"),
    import("/web/lib/html.js"),
  ]);
  document.documentElement.dataset.theme = theme;
  document.body.innerHTML = "<main style='padding:1rem;display:grid;gap:1rem'></main>";
  const main = document.querySelector("main");
  render(html`${await SHEETS[sheet](html, h)}`, main);
}

const row = "display:flex;flex-wrap:wrap;gap:12px;align-items:center";

const SHEETS = {
  async faces(html) {
    const { Face } = await import("/web/parts/face/face.js");
    const { looksAt, faceOf, OFFERED } = await import("/web/parts/face/recipe.js");
    const sizes = (look, name) => html`<div style="width:240px"><div style=${row}>
      ${[64, 36, 28].map((size) => html`<${Face} of=${look} size=${size} />`)}
      ${[36, 28].map((size) => html`<span style="filter:grayscale(1)"><${Face} of=${look} size=${size} /></span>`)}</div><b>${name}</b></div>`;
    const people = looksAt(NAMES.slice(0, 10).map((name) => ({ kind: "person", name })));
    return html`<h2>24 names</h2><div style=${row}>${NAMES.map((name) => sizes(faceOf(name).look, name))}</div>
      <h2>One table of ten</h2><div style=${row}>${people.map((look) => html`<${Face} of=${look} size=${64} />`)}</div>
      <div style=${`${row};filter:grayscale(1)`}>${people.map((look) => html`<${Face} of=${look} size=${28} />`)}</div>
      <h2>Offered to Mira</h2><div style=${row}>${Array.from({ length: OFFERED }, (_, i) => html`<${Face} of=${faceOf("Mira", i).look} size=${64} />`)}</div>
      <h2>Bots</h2><div style=${row}>${BOTS.map((bot) => sizes({ bot }, bot))}${sizes({ bot: "Bot 4" }, "Bot 4")}</div>`;
  },
  async frames(html) {
    const { Face, FramedFace, Pips } = await import("/web/parts/face/face.js");
    const { looksAt } = await import("/web/parts/face/recipe.js");
    const looks = [...looksAt(NAMES.slice(0, 5).map((name) => ({ kind: "person", name }))), { bot: "Flint" }, { bot: "Ember" }];
    const frames = [{}, { team: true }, { leader: true }, { card: true }, { you: true }, { dim: true }, { hit: true }, { away: true }, { free: true }, { team: true, leader: true, card: true, you: true }];
    return html`${[64, 40].map((size) => frames.map((frame) => html`<div style=${`${row};gap:28px;margin:8px`}>${looks.map((of) => html`<${FramedFace} of=${of} size=${size} ...${frame} />`)}<small>${JSON.stringify(frame)}</small></div>`))}
      ${["", "hit", "away", "won", "lost"].map((mood) => html`<div style=${row}>${[...looks, ...BOTS.map((bot) => ({ bot }))].map((of) => html`<${Face} of=${of} size=${56} mood=${mood} />`)}<small>${mood}</small></div>`)}
      <div style=${row}>${[1, 2, 3].map((level) => html`<${Pips} level=${level} word="strong" />`)}</div>`;
  },
};

SHEETS.cards = async (html) => {
  const { needTexts } = await import("/web/lib/texts.js");
  await needTexts("");
  const [{ CharacterCard, InquisitorCard, MissionCard }, { RoleCard }, { CardBack }] = await Promise.all([
    import("/games/resistance/web/cards.js"),
    import("/games/crossfire/web/cards.js"),
    import("/web/parts/card/card.js"),
  ]);
  const ours = "resistance resistance_chief resistance_hunter dummy_agent coordinator pretender resistance_reverser".split(" ");
  const spies = "spy spy_chief spy_hunter deep_agent spy_reverser".split(" ");
  const roles = "agent vip enforcer bodyguard sniper blue_decoy supporter assassin red_decoy protester bystander decoy peace_keeper bomber".split(" ");
  const width = innerWidth < 500 ? "150px" : "186px";
  return html`${["shown", "held"].map(
    (look) => html`<div style=${row}>
      ${ours.map((character) => html`<${CharacterCard} character=${character} look=${look} width=${width} />`)}
      ${spies.map((character) => html`<${CharacterCard} character=${character} side="spy" look=${look} width=${width} />`)}
      ${look === "shown" && html`<${InquisitorCard} width=${width} />`}
      ${roles.map((role) => html`<${RoleCard} role=${role} look=${look} width=${width} />`)}
      ${look === "held" && html`<${RoleCard} width=${width} /><${CardBack} width=${width} />`}</div>`,
  )}<div style=${row}>${["success", "fail", "reverse", "chief_fail"].map((card) => html`<${MissionCard} card=${card} width="110px" /><${MissionCard} card=${card} width="60px" />`)}<${CardBack} width="110px" /></div>`;
};

SHEETS.places = async (html) => {
  const { Place } = await import("/games/fugitive/web/place.js");
  const all = Array.from({ length: 43 }, (_, i) => i);
  return html`${["110px", "78px", "52px"].map((width) => html`<div style=${row}>${all.map((card) => html`<${Place} card=${card} width=${width} />`)}<${Place} card=${null} width=${width} /></div>`)}`;
};
