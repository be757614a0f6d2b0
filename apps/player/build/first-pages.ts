/**
 * The pages that the server writes whole for a first visit, and what each needs beside the entry
 * to be taken over: its own code and the texts. Listed in first-pages.json, which the server reads.
 */
import type { Plugin, Rolldown } from "vite";

/** By address, the module that is loaded for it; the first page is in the entry itself. */
const pages: Readonly<Record<string, string | null>> = {
  "/": null,
  "/game": "routes/games/games-page.tsx",
  "/searchGames": "routes/games/search-page.tsx",
  "/winners": "routes/games/winners-page.tsx",
  "/promotion/activity": "routes/promotions/promotion-activity-page.tsx",
  "/promotion/vip": "routes/promotions/vip-page.tsx",
  "/faq": "routes/help/content-pages.tsx",
  "/terms": "routes/help/content-pages.tsx",
  "/privacy": "routes/help/content-pages.tsx",
  "/responsible-gaming": "routes/help/content-pages.tsx",
};

/** What is part of the first page, though its code comes after it. */
const besides = ["features/lobby/home/home-lower.tsx", "features/winners/winners-strip.tsx"];

/** Whose texts are needed before anything else of the site is. */
export const earlyModules: readonly string[] = [
  ...new Set([...Object.values(pages).filter((module) => module !== null), ...besides]),
];

/** Of the first language; what is no part of the first pages has a chunk of its own. */
const TEXTS = /\/locales\/player\/pt\.po$/;

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** The chunk and all that it imports before it runs, without what the entry brings anyway. */
function scriptsOf(start: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = all.find(({ fileName }) => fileName === name);
      if (next !== undefined) add(next);
    }
  };
  add(start);
  return found;
}

/** All that a first page may run before anything else of the site is asked for. */
export function earlyChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = chunksOf(bundle);
  const isEarly = (id: string) => earlyModules.some((module) => id.endsWith(`/src/${module}`));
  const starts = all.filter((chunk) => chunk.isEntry || chunk.moduleIds.some(isEarly));
  const names = new Set(starts.flatMap((chunk) => [...scriptsOf(chunk, all)]));
  return all.filter(({ fileName }) => names.has(fileName));
}

function listPages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const all = chunksOf(bundle);
  const entry = all.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("There is no entry.");
  const known = scriptsOf(entry, all);
  const texts = all
    .filter(({ moduleIds }) => moduleIds.some((id) => TEXTS.test(id)))
    .map(({ fileName }) => fileName);
  const list = Object.entries(pages).map(([address, module]): [string, string[]] => {
    if (module === null) return [address, texts];
    const chunk = all.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (chunk === undefined) throw new Error(`Nothing was built of ${module}.`);
    const own = [...scriptsOf(chunk, all)].filter((name) => !known.has(name));
    return [address, [...texts, ...own]];
  });
  return Object.fromEntries(list.map(([address, names]) => [address, names.map((n) => `/${n}`)]));
}

export function firstPages(): Plugin {
  return {
    name: "tucano:first-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(listPages(bundle));
        this.emitFile({ type: "asset", fileName: "first-pages.json", source });
      },
    },
  };
}
