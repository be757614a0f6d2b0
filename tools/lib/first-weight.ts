/**
 * What the code of first pages weighs as it is sent: everything that each of them runs before it
 * can be used, and the words of the first language. What a browser measures besides are headers.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** Headers and what follows at once bring it to the 135 kB that `npm run lighthouse` allows. */
const MOST_BYTES = 130_000;

const built = join(root, "apps", "player", "dist");

interface FirstPages {
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, { isQuick: boolean; code: readonly string[] }>>;
}

function sentBytes(file: string): number {
  const path = join(built, file);
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}

/** Of the built player site: each page that has grown too heavy, and by how much. */
export function weighFirstPages(): string[] {
  const text = readFileSync(join(built, "first-pages.json"), "utf8");
  const { texts, pages } = JSON.parse(text) as FirstPages;
  const words = texts["pt"] ?? [];
  return Object.entries(pages).flatMap(([path, { isQuick, code }]) => {
    const bytes = [...code, ...words].reduce((sum, file) => sum + sentBytes(file), 0);
    return isQuick && bytes > MOST_BYTES
      ? [`  ${path} brings ${bytes} bytes of code, and should bring ${MOST_BYTES}.`]
      : [];
  });
}
