/**
 * The pages that the server renders whole for a first visit: the frame around their content, and
 * the code that takes each of them over. The server reads it in first-pages.json.
 */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { pageFrame } from "./page-frame.ts";
import { firstPartOf } from "./styles.ts";

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

/** Everything a first page may run before anything else of the site is loaded. */
export function earlyChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = chunksOf(bundle);
  const isEarly = (id: string) => earlyModules.some((module) => id.endsWith(`/src/${module}`));
  const starts = all.filter((chunk) => chunk.isEntry || chunk.moduleIds.some(isEarly));
  const names = new Set(starts.flatMap((chunk) => [...scriptsOf(chunk, all)]));
  return all.filter(({ fileName }) => names.has(fileName));
}

export function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const [entry, ...others] = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  if (entry === undefined || others.length > 0) throw new Error("The site should have one entry.");
  return entry;
}

/** Of each page, the code beside the entry's. */
function listPages(bundle: Rolldown.OutputBundle, known: ReadonlySet<string>) {
  const all = chunksOf(bundle);
  const texts = all
    .filter(({ moduleIds }) => moduleIds.some((id) => TEXTS.test(id)))
    .map(({ fileName }) => fileName);
  if (texts.length === 0) throw new Error("First pages would have no texts.");
  return Object.entries(pages).map(([address, module]): [string, string[]] => {
    if (module === null) return [address, texts];
    const chunk = all.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (chunk === undefined) throw new Error(`Nothing was built of ${module}.`);
    const own = [...scriptsOf(chunk, all)].filter((name) => !known.has(name));
    return [address, [...texts, ...own]];
  });
}

/** The bare shell, as sent to returning visitors. */
export function shellOf(bundle: Rolldown.OutputBundle): string {
  const shell = bundle["app.html"];
  if (shell?.type !== "asset") throw new Error("There is no app.html.");
  return String(shell.source);
}

function sheetOf({ viteMetadata }: Rolldown.OutputChunk): string {
  const [sheet, ...others] = viteMetadata?.importedCss ?? [];
  if (sheet === undefined || others.length > 0) {
    throw new Error("The entry should have one style sheet.");
  }
  return sheet;
}

/** Of the whole style sheet, what the code of the first pages names. */
function firstSheet(bundle: Rolldown.OutputBundle, whole: string): { name: string; css: string } {
  const sheet = bundle[whole];
  if (sheet?.type !== "asset") throw new Error(`There is no ${whole}.`);
  const code = [shellOf(bundle), ...earlyChunks(bundle).map((chunk) => chunk.code)].join("\n");
  const css = firstPartOf(String(sheet.source), code);
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { name: `assets/first-${hash}.css`, css };
}

export function firstPages(): Plugin {
  return {
    name: "tucano:first-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const entry = entryOf(bundle);
        const known = scriptsOf(entry, chunksOf(bundle));
        const sheet = sheetOf(entry);
        const first = firstSheet(bundle, sheet);
        const frame = pageFrame({
          html: shellOf(bundle),
          entry: entry.fileName,
          imports: [...known].filter((name) => name !== entry.fileName),
          sheet,
          firstSheet: first.name,
          scripts: chunksOf(bundle).map(({ fileName }) => fileName),
        });
        const code = listPages(bundle, known).map(([address, own]): [string, string[]] => [
          address,
          [...known, ...own].map((name) => `/${name}`),
        ]);
        const source = JSON.stringify({ frame, code: Object.fromEntries(code) });
        this.emitFile({ type: "asset", fileName: first.name, source: first.css });
        this.emitFile({ type: "asset", fileName: "first-pages.json", source });
      },
    },
  };
}
