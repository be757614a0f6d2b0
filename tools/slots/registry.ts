/** The lists of the games' folders: `slots/index.ts`, `games/index.ts` and `games/plays.ts`. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";

const maths = join(root, "packages/game-math/src");
export const slotsFolder = join(maths, "slots");
const gamesFolder = join(maths, "games");

const codesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

export const slotCodes = (folder = slotsFolder): readonly string[] => codesIn(folder);

/** Slots have a folder of their own, beside that of all other games. */
export const folderOf = (code: string): string =>
  join(slotCodes().includes(code) ? slotsFolder : gamesFolder, code);

interface List {
  /** What the folders define, and by which name. */
  readonly exported: "slot" | "definition";
  readonly types: string;
  /** Each list that the file exports: its name, its type, and which folders stand on it. */
  readonly parts: readonly {
    readonly name: string;
    readonly type: string;
    readonly has: (folder: string) => boolean;
  }[];
}

const nameOf = (code: string): string =>
  code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function listText(folder: string, { exported, types, parts }: List): string {
  const isPublished = (code: string) => existsSync(join(folder, code, "published.ts"));
  const codes = codesIn(folder);
  const imports = codes.flatMap((code) => [
    `import { ${exported} as ${nameOf(code)} } from "./${code}/definition.ts";`,
    ...(isPublished(code)
      ? [`import { published as ${nameOf(code)}Published } from "./${code}/published.ts";`]
      : []),
  ]);
  const lists = parts.map(({ name, type, has }) => {
    const items = codes
      .filter((code) => has(join(folder, code)))
      .map((code) => {
        const published = isPublished(code) ? `, published: ${nameOf(code)}Published` : "";
        return `  { definition: ${nameOf(code)}${published} },`;
      });
    return `export const ${name}: readonly Entry<${type}>[] = [\n${items.join("\n")}\n];\n`;
  });
  return `/** Every folder here, a game each. Written by \`npm run games\`, never by hand. */
import type { PublishedFigures } from "../engine.ts";
${types}
${imports.join("\n")}

interface Entry<Definition> {
  readonly definition: Definition;
  /** Missing until \`npm run maths\` has reckoned it: until then it is not offered. */
  readonly published?: PublishedFigures;
}

${lists.join("\n")}`;
}

export const slotsText = (folder = slotsFolder): string =>
  listText(folder, {
    exported: "slot",
    types: 'import type { GridSlot } from "../grid-slots/kinds.ts";',
    parts: [{ name: "slotsByFolder", type: "GridSlot", has: () => true }],
  });

/** What one player plays has a `game.ts`, a round for everybody a `table.ts`. */
const gamesText = (): string =>
  listText(gamesFolder, {
    exported: "definition",
    types: 'import type { GameDefinition, TableDefinition } from "./game-definition.ts";',
    parts: [
      {
        name: "gamesByFolder",
        type: "GameDefinition",
        has: (folder) => existsSync(join(folder, "game.ts")),
      },
      {
        name: "tablesByFolder",
        type: "TableDefinition",
        has: (folder) => existsSync(join(folder, "table.ts")),
      },
    ],
  });

/** A slot without a `play.ts` leaves nothing to choose. */
function playsText(): string {
  const codes = [...slotCodes(), ...codesIn(gamesFolder)].filter((code) =>
    existsSync(join(folderOf(code), "play.ts")),
  );
  const imports = codes.map((code) => {
    const from = slotCodes().includes(code) ? "../slots" : ".";
    return `import { play as ${nameOf(code)} } from "${from}/${code}/play.ts";`;
  });
  const items = codes.map((code) =>
    nameOf(code) === code ? `  ${code},` : `  "${code}": ${nameOf(code)},`,
  );
  return `/** How games are played, by their codes. Written by \`npm run games\`, never by hand. */
import type { Play } from "./play.ts";
${imports.join("\n")}

export const plays: Readonly<Record<string, Play>> = {
${items.join("\n")}
};
`;
}

/** By file. */
export const registries = (): ReadonlyMap<string, string> =>
  new Map([
    [join(slotsFolder, "index.ts"), slotsText()],
    [join(gamesFolder, "index.ts"), gamesText()],
    [join(gamesFolder, "plays.ts"), playsText()],
  ]);

export function writeRegistries(): void {
  for (const [file, text] of registries()) writeFileSync(file, text);
}
