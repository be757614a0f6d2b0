/**
 * The games' parsheets: every figure that a game publishes, computed anew from its definition.
 * Writes docs/games/<code>.parsheet.json and .md, and the figures that server and clients show.
 *
 *   npm run maths               every family
 *   npm run maths -- arcade     one or several
 *   npm run maths -- offers     what each offer is worth at each game, into docs/promotions.md
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/root.ts";
import { runBin } from "./lib/run.ts";
import type { Parsheet } from "./maths/parsheet.ts";

type Compute = () => Promise<readonly Parsheet[]>;

/** Imported when asked for: some of them take minutes. */
const families: Readonly<Record<string, () => Promise<Compute>>> = {
  tables: async () => (await import("./maths/tables.ts")).tablesSheets,
  draws: async () => (await import("./maths/draws.ts")).drawsSheets,
  fish: async () => (await import("./maths/fish.ts")).fishSheets,
  shared: async () => (await import("./maths/shared.ts")).sharedSheets,
  sports: async () => (await import("./maths/sports.ts")).sportsSheets,
  cards: async () => (await import("./maths/cards.ts")).cardsSheets,
  "grid-slots": async () => (await import("./maths/grid-slots.ts")).gridSlotsSheets,
  arcade: async () => (await import("./maths/arcade.ts")).arcadeSheets,
};

async function writeFamily(family: string, compute: Compute): Promise<void> {
  const sheets = await compute();
  const docs = path.join(root, "docs/games");
  mkdirSync(docs, { recursive: true });
  for (const { code, name, json, markdown, figures } of sheets) {
    const file = path.join(docs, code);
    writeFileSync(`${file}.parsheet.json`, `${JSON.stringify(json, null, 2)}\n`);
    writeFileSync(`${file}.parsheet.md`, markdown);
    console.log(`${name}: ${figures.rtpPercent} %`);
  }
  const published = path.join(root, `packages/game-math/src/${family}/published.ts`);
  writeFileSync(published, publishedModule(family, sheets));
  const written = sheets.flatMap(({ code }) =>
    ["json", "md"].map((kind) => path.join(docs, `${code}.parsheet.${kind}`)),
  );
  await runBin(path.join(root, "node_modules/oxfmt/bin/oxfmt"), [published, ...written]);
}

function publishedModule(family: string, sheets: readonly Parsheet[]): string {
  const figures = Object.fromEntries(
    sheets.map((sheet) => [`${sheet.code}@${sheet.version}`, sheet.figures]),
  );
  const camel = family.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = `${camel}Published`;
  return `/** The figures that each game publishes. Written by \`npm run maths\`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const ${name}: Readonly<Record<string, GameFigures>> = ${JSON.stringify(figures)};
`;
}

const wanted = process.argv.slice(2);
const known = ["offers", ...Object.keys(families)];
const unknown = wanted.filter((family) => !known.includes(family));
if (unknown.length > 0)
  throw new Error(`No such family: ${unknown.join(", ")}. ${known.join(", ")}`);
const chosen = wanted.length > 0 ? wanted : known;
for (const [family, load] of Object.entries(families)) {
  if (chosen.includes(family)) await writeFamily(family, await load());
}
if (chosen.includes("offers")) (await import("./maths/offers.ts")).writeOffers();
