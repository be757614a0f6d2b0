/**
 * The games' parsheets: every figure that a game publishes, computed anew from its definition.
 * Writes docs/games/<code>/parsheet.json and .md, and the figures that server and clients show.
 *
 *   npm run maths               every family
 *   npm run maths -- arcade     one or several
 *   npm run maths -- slots <code>   of the slots one alone, or several
 *   npm run maths -- offers     what each offer is worth at each game, into docs/promotions.md
 *   npm run maths -- jackpots   twenty million draws of them, against what is published
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/root.ts";
import { runBin } from "./lib/run.ts";
import { folderOf, slotCodes, writeRegistries } from "./slots/registry.ts";
import type { Parsheet } from "./maths/parsheet.ts";

/** Of all its games, or of those that are named. */
type Compute = (codes: readonly string[]) => Promise<readonly Parsheet[]>;

/** Imported when asked for: some of them take minutes. */
const families: Readonly<Record<string, () => Promise<Compute>>> = {
  tables: async () => (await import("./maths/tables.ts")).tablesSheets,
  draws: async () => (await import("./maths/draws.ts")).drawsSheets,
  scratch: async () => (await import("./maths/scratch.ts")).scratchSheets,
  fish: async () => (await import("./maths/fish.ts")).fishSheets,
  shared: async () => (await import("./maths/shared.ts")).sharedSheets,
  sports: async () => (await import("./maths/sports.ts")).sportsSheets,
  cards: async () => (await import("./maths/cards.ts")).cardsSheets,
  slots: async () => (await import("./maths/grid-slots.ts")).gridSlotsSheets,
  arcade: async () => (await import("./maths/arcade.ts")).arcadeSheets,
};

const docs = path.join(root, "docs/games");

async function writeFamily(compute: Compute, codes: readonly string[]): Promise<void> {
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
  const published = sheets.map(publish);
  writeRegistries();
  const oxfmt = path.join(root, "node_modules/oxfmt/bin/oxfmt");
  await runBin(oxfmt, [...published, ...written]);
}

/** Beside its definition. */
function publish({ code, version, figures }: Parsheet): string {
  const file = path.join(folderOf(code), "published.ts");
  writeFileSync(
    file,
    `/** The figures that the game publishes. Written by \`npm run maths\`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = ${JSON.stringify({ version, ...figures })};
`,
  );
  return file;
}

const wanted = process.argv.slice(2);
const known = ["offers", "jackpots", ...Object.keys(families)];
const codes = wanted[0] === "slots" ? wanted.slice(1) : [];
const isKnown = (name: string): boolean =>
  known.includes(name) || (codes.includes(name) && slotCodes().includes(name));
const unknown = wanted.filter((name) => !isKnown(name));
if (unknown.length > 0)
  throw new Error(`No such family: ${unknown.join(", ")}. ${known.join(", ")}`);
// A simulation writes nothing: only whoever names it waits for it.
const chosen = wanted.length > 0 ? wanted : known.filter((name) => name !== "jackpots");
for (const [family, load] of Object.entries(families)) {
  if (chosen.includes(family)) await writeFamily(await load(), codes);
}
if (chosen.includes("offers")) (await import("./maths/offers.ts")).writeOffers();
if (chosen.includes("jackpots")) (await import("./maths/jackpots.ts")).simulateJackpots();
