/**
 * Pack the browser's files for the wheel: node tools/pack.js TARGET
 *
 * Every module keeps its address, so that games from elsewhere find what they import; what is loaded together lies in
 * one short file behind it. Whoever works on the source needs none of this.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";

const SOURCE = resolve("src/crosstable");
const WEB = join(SOURCE, "server/web");
const target = resolve(process.argv[2] ?? "build/packed");
const page = readFileSync(join(WEB, "index.html"), "utf-8");
const names = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}").imports;
/** What the start page needs: the page names all of it. */
const first = new Set([...page.matchAll(/modulepreload" href="\/web\/([^"]+)"/g)].map(([, name]) => join(WEB, name)));
first.add(join(WEB, "main.js"));

/** Where a module is served from. @param {string} file */
const address = (file) =>
  file.startsWith(WEB) ? `web/${relative(WEB, file)}` : relative(SOURCE, file).replaceAll("\\", "/");

/** The file behind an import. @param {string} name @param {string | undefined} from */
function found(name, from) {
  if (name.startsWith(".") && from) return resolve(dirname(from), name);
  const mapped = names[name] ?? (name.startsWith("shell/") ? name.replace("shell/", names["shell/"]) : null);
  return mapped ? join(WEB, mapped.slice("/web/".length)) : null;
}

/** All modules below a folder. @param {string} folder */
const modules = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith(".js") && !file.includes("/offline/"));
const shell = modules(WEB);
const games = modules(join(SOURCE, "games")).filter((file) => /games\/[^/]+\/web\/[^/]+$/.test(file));
const bundle = await rolldown({
  input: Object.fromEntries([...shell, ...games].map((file) => [address(file).slice(0, -3), file])),
  plugins: [{ name: "addresses", resolveId: (name, from) => found(name, from) ?? undefined }],
  preserveEntrySignatures: "allow-extension",
});
/** What only a room screen shows. */
const WALL = /(pages|parts)\/wall\/(?!show)/;

/** @param {string} id */
const group = (id) => {
  if (first.has(id)) return "first";
  if (WALL.test(id)) return "wall";
  if (id.startsWith(WEB)) return /pages\/(replay|companion|rules)\//.exec(id)?.[1] ?? "table";
  const [, game, file] = /games\/([^/]+)\/web\/(.+)\.js$/.exec(id) ?? [];
  return /^(emblem|rule.*|companion|timer|script|guide|review|sounds|wall.*)$/.test(file ?? "") ? null : game;
};
const { output } = await bundle.write({
  dir: target,
  format: "es",
  minify: true,
  entryFileNames: "[name].js",
  chunkFileNames: "web/packed/[name]-[hash].js",
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: group, debugName: "what is loaded together" }],
  },
});

const chunks = new Map(output.filter((one) => one.type === "chunk").map((one) => [one.fileName, one]));

/** Everything a module needs before it can run. @param {string} name @param {Set<string>} [seen] */
function needs(name, seen = new Set()) {
  for (const one of chunks.get(name)?.imports ?? []) if (!seen.has(one)) needs(one, seen.add(one));
  return seen;
}

const start = needs("web/main.js");
const links = [...start].map((name) => `    <link rel="modulepreload" href="/${name}" />\n`).join("");
/** A page's module, and what it needs beyond the start page. @param {string} address */
const ahead = (address) => [
  address,
  ...[...needs(address.slice(1))].filter((name) => !start.has(name)).map((name) => `/${name}`),
];
const packed = page
  .replace(/(?: *<link rel="modulepreload" href="\/web\/[^\n]*\n)+/, links)
  .replace(/\["(\/web\/pages\/[^"]+)"\]/g, (_, address) => JSON.stringify(ahead(address)));
writeFileSync(join(target, "web/index.html"), packed);

/** A style sheet with those it imports. @param {string} file @returns {string} */
const sheet = (file) =>
  readFileSync(file, "utf-8").replace(/@import (?:url\()?"([^"]+)"\)?;/g, (_, name) =>
    sheet(name.startsWith("/web/") ? join(WEB, name.slice(5)) : resolve(dirname(file), name)),
  );
for (const game of readdirSync(join(SOURCE, "games"))) {
  const file = join(SOURCE, "games", game, "web/table.css");
  if (existsSync(file)) writeFileSync(join(target, address(file)), sheet(file));
}
if (start.size !== 1 || !existsSync(join(target, "web/lib/texts.js"))) throw new Error("a module has lost its place");
