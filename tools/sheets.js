// Runs in a page of the server: replaces it with a sheet of drawings.
const PEOPLE = [
  ..."Mira Anton Pia Jorin Selma Otis Wanda Kasper Leni Bruno Ida Theo".split(" "),
  ..."Zora Emil Nuri Greta Hugo Ronja Milo Thea Finn Alma Yuki Dario".split(" "),
];
const BOTS = "Abacus Bellows Candle Dynamo Ember Flint Gimlet Hinge Inkpot Jigsaw Kettle Lantern".split(" ");
const RESISTANCE = [
  ..."resistance resistance_chief resistance_hunter dummy_agent coordinator pretender".split(" "),
  "resistance_reverser",
];
const SPIES = "spy spy_chief spy_hunter deep_agent spy_reverser".split(" ");
const ROLES = [
  ..."agent vip enforcer bodyguard sniper blue_decoy supporter assassin red_decoy protester".split(" "),
  ..."bystander decoy peace_keeper bomber".split(" "),
];
const FRAMES = [
  ...[{}, { team: true }, { leader: true }, { card: true }, { you: true }, { dim: true }, { hit: true }],
  ...[{ away: true }, { free: true }, { team: true, leader: true, card: true, you: true }],
];

async function draw(sheet, theme) {
  const { render } = await import("/web/vendor/preact/preact.js");
  const { html } = await import("/web/lib/html.js");
  document.documentElement.dataset.theme = theme;
  document.body.innerHTML = "<main style='padding:1rem;display:grid;gap:1rem'></main>";
  render(await SHEETS[sheet](html), document.querySelector("main"));
}

/** Things in a row. */
const row = (html, things, style = "") =>
  html`<div style=${`display:flex;flex-wrap:wrap;gap:14px;align-items:center;${style}`}>${things}</div>`;

const SHEETS = {
  async faces(html) {
    const { Face } = await import("/web/parts/face/face.js");
    const { looksAt, faceOf, OFFERED } = await import("/web/parts/face/recipe.js");
    const face = (of, size) => html`<${Face} of=${of} size=${size} />`;
    const one = (of, name) => html`<div style="width:240px">
      ${row(html, [64, 36, 28].map((size) => face(of, size)))}
      ${row(html, [36, 28].map((size) => face(of, size)), "filter:grayscale(1)")}<b>${name}</b></div>`;
    const ten = looksAt(PEOPLE.slice(0, 10).map((name) => ({ kind: "person", name })));
    const offered = Array.from({ length: OFFERED }, (_, i) => faceOf("Mira", i).look);
    return html`${row(html, PEOPLE.map((name) => one(faceOf(name).look, name)))}
      ${row(html, ten.map((of) => face(of, 64)))}
      ${row(html, ten.map((of) => face(of, 28)), "filter:grayscale(1)")}
      ${row(html, offered.map((of) => face(of, 64)))}
      ${row(html, [...BOTS, "Bot 4"].map((bot) => one({ bot }, bot)))}`;
  },
  async frames(html) {
    const { Face, FramedFace, Pips } = await import("/web/parts/face/face.js");
    const { looksAt } = await import("/web/parts/face/recipe.js");
    const people = looksAt(PEOPLE.slice(0, 3).map((name) => ({ kind: "person", name })));
    const looks = [...people, ...BOTS.map((bot) => ({ bot }))];
    const framed = (size, frame) =>
      row(html, looks.slice(0, 5).map((of) => html`<${FramedFace} of=${of} size=${size} ...${frame} />`), "gap:22px");
    const felt = (mood) => row(html, looks.map((of) => html`<${Face} of=${of} size=${56} mood=${mood} />`));
    return html`${[48, 36].map((size) => FRAMES.map((frame) => framed(size, frame)))}
      ${["", "hit", "away", "won", "lost"].map(felt)}
      ${row(html, [1, 2, 3].map((level) => html`<${Pips} level=${level} word="" />`))}`;
  },
  async cards(html) {
    await (await import("/web/lib/texts.js")).needTexts("");
    const { CharacterCard, InquisitorCard, MissionCard } = await import("/games/resistance/web/cards.js");
    const { RoleCard } = await import("/games/crossfire/web/cards.js");
    const { CardBack } = await import("/web/parts/card/card.js");
    const width = innerWidth < 500 ? "150px" : "186px";
    const character = (of, side, look) =>
      html`<${CharacterCard} character=${of} side=${side} look=${look} width=${width} />`;
    const all = (look) => [
      ...RESISTANCE.map((of) => character(of, "resistance", look)),
      ...SPIES.map((of) => character(of, "spy", look)),
      ...ROLES.map((role) => html`<${RoleCard} role=${role} look=${look} width=${width} />`),
    ];
    const missions = ["success", "fail", "reverse", "chief_fail"];
    const mission = (width) => row(html, missions.map((card) => html`<${MissionCard} card=${card} width=${width} />`));
    return html`${row(html, [...all("shown"), html`<${InquisitorCard} width=${width} />`])}
      ${row(html, [...all("held"), html`<${RoleCard} width=${width} />`, html`<${CardBack} width=${width} />`])}
      ${["110px", "60px"].map(mission)}`;
  },
  async places(html) {
    const { Place } = await import("/games/fugitive/web/place.js");
    const all = [...Array.from({ length: 43 }, (_, i) => i), null];
    const places = (width) => row(html, all.map((card) => html`<${Place} card=${card} width=${width} />`));
    return html`${["110px", "78px", "52px"].map(places)}`;
  },
};
