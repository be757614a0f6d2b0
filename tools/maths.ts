/**
 * The games' parsheets: every figure that a game publishes, computed anew from its definition.
 * Writes docs/games/<code>/parsheet.json and .md, and the figures that server and clients show.
 *
 *   npm run maths               every family
 *   npm run maths -- arcade     one or several
 *   npm run maths -- slots <code>   of the slots one alone, or several
 *   npm run maths -- offers     what each offer is worth at each game, into docs/promotions.md
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/root.ts";
import { runBin } from "./lib/run.ts";
import { slotCodes, slotsFolder, writeRegistry } from "./slots/registry.ts";
import type { Parsheet } from "./maths/parsheet.ts";

/** Of all its games, or of those that are named. */
type Compute = (codes: readonly string[]) => Promise<readonly Parsheet[]>;

/** Imported when asked for: some of them take minutes. */
const families: Readonly<Record<string, () => Promise<Compute>>> = {
  tables: async () => (await import("./maths/tables.ts")).tablesSheets,
  draws: async () => (await import("./maths/draws.ts")).drawsSheets,
  fish: async () => (await import("./maths/fish.ts")).fishSheets,
  shared: async () => (await import("./maths/shared.ts")).sharedSheets,
  sports: async () => (await import("./maths/sports.ts")).sportsSheets,
  cards: async () => (await import("./maths/cards.ts")).cardsSheets,
  slots: async () => (await import("./maths/grid-slots.ts")).gridSlotsSheets,
  arcade: async () => (await import("./maths/arcade.ts")).arcadeSheets,
};

const docs = path.join(root, "docs/games");
const maths = path.join(root, "packages/game-math/src");

async function writeFamily(
  family: string,
  compute: Compute,
  codes: readonly string[],
): Promise<void> {
  const sheets = await compute(codes);
  const written = sheets.flatMap(({ code, name, json, markdown, figures }) => {
    const folder = path.join(docs, code);
    mkdirSync(folder, { recursive: true });
    const [data, page] = [path.join(folder, "parsheet.json"), path.join(folder, "parsheet.md")];
    writeFileSync(data, `${JSON.stringify(json, null, 2)}\n`);
    writeFileSync(page, markdown);
    console.log(`${name}: ${figures.rtpPercent} %`);
    return [data, page];
  });
  const published = family === "slots" ? sheets.map(publishSlot) : [publish(family, sheets)];
  if (family === "slots") writeRegistry();
  const oxfmt = path.join(root, "node_modules/oxfmt/bin/oxfmt");
  await runBin(oxfmt, [...published, ...written]);
}

/** Beside its definition: a slot is all in one folder. */
function publishSlot({ code, version, figures }: Parsheet): string {
  const file = path.join(slotsFolder, code, "published.ts");
  writeFileSync(
    file,
    `/** The figures that the game publishes. Written by \`npm run maths\`, never by hand. */
import type { SlotFigures } from "../../grid-slots/slot.ts";

export const published: SlotFigures = ${JSON.stringify({ version, ...figures })};
`,
  );
  return file;
}

function publish(family: string, sheets: readonly Parsheet[]): string {
  const file = path.join(maths, family, "published.ts");
  writeFileSync(file, publishedModule(family, sheets));
  return file;
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
const codes = wanted[0] === "slots" ? wanted.slice(1) : [];
const isKnown = (name: string): boolean =>
  known.includes(name) || (codes.includes(name) && slotCodes().includes(name));
const unknown = wanted.filter((name) => !isKnown(name));
if (unknown.length > 0)
  throw new Error(`No such family: ${unknown.join(", ")}. ${known.join(", ")}`);
const chosen = wanted.length > 0 ? wanted : known;
for (const [family, load] of Object.entries(families)) {
  if (chosen.includes(family)) await writeFamily(family, await load(), codes);
}
if (chosen.includes("offers")) (await import("./maths/offers.ts")).writeOffers();
