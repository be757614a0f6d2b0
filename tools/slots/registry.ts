/** The list of the slots' folders, as `packages/game-math/src/slots/index.ts` has to say it. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";

export const slotsFolder = join(root, "packages/game-math/src/slots");
const list = join(slotsFolder, "index.ts");

export const slotCodes = (folder = slotsFolder): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

export function registryText(folder = slotsFolder): string {
  const entries = slotCodes(folder).map((code) => {
    const name = code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isPublished = existsSync(join(folder, code, "published.ts"));
    return { code, name, isPublished };
  });
  const imports = entries.flatMap(({ code, name, isPublished }) => [
    `import { slot as ${name} } from "./${code}/definition.ts";`,
    ...(isPublished
      ? [`import { published as ${name}Published } from "./${code}/published.ts";`]
      : []),
  ]);
  const items = entries.map(({ name, isPublished }) =>
    isPublished ? `  { slot: ${name}, published: ${name}Published },` : `  { slot: ${name} },`,
  );
  return `/** Every folder here, a slot each. Written by \`npm run slots\`, never by hand. */
import type { GridSlot } from "../grid-slots/kinds.ts";
import type { SlotFigures } from "../grid-slots/slot.ts";
${imports.join("\n")}

interface Entry {
  readonly slot: GridSlot;
  /** Missing until \`npm run maths\` has reckoned it: until then it is not offered. */
  readonly published?: SlotFigures;
}

export const slotsByFolder: readonly Entry[] = [
${items.join("\n")}
];
`;
}

export function writeRegistry(): void {
  writeFileSync(list, registryText());
}
