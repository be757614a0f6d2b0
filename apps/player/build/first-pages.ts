/**
 * The pages that the server renders whole for a first visit: the frame around their content, and
 * the code that takes each of them over. The server reads it in first-pages.json, with all other
 * addresses of the site.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { GAME_PAGE, publicPages } from "../src/writing/public-pages.ts";
import { pageFrame } from "./page-frame.ts";
import { firstPartOf } from "./styles.ts";

const HOME_PAGE = "routes/home-page.tsx";

/**
 * Those whose code, words and looks are small enough to come before anything else. By address, the
 * module that is loaded for it.
 */
const quickPages: Readonly<Record<string, string>> = {
  "/": HOME_PAGE,
  "/game": "routes/games/games-page.tsx",
  "/searchGames": "routes/games/search-page.tsx",
  "/winners": "routes/games/winners-page.tsx",
  "/promotion/activity": "routes/promotions/promotion-activity-page.tsx",
  "/promotion/vip": "routes/promotions/vip-page.tsx",
  "/recharge": "routes/money/recharge-page.tsx",
  "/withdraw": "routes/money/withdraw-page.tsx",
  "/faq": "routes/help/content-pages.tsx",
  "/terms": "routes/help/content-pages.tsx",
  "/privacy": "routes/help/content-pages.tsx",
  "/responsible-gaming": "routes/help/content-pages.tsx",
};

/** The home page, and what is part of it though its code comes after it. */
export const homeModules: readonly string[] = [
  HOME_PAGE,
  "features/lobby/home/home-lower.tsx",
  "features/winners/winners-strip.tsx",
];

/** Whose texts are needed before anything else of the site is. */
export const earlyModules: readonly string[] = [
  ...new Set([...Object.values(quickPages), ...homeModules]),
];

/** What is no part of the first pages has a chunk of its own. */
const TEXTS = /\/locales\/player\/(\w+)\.po$/;
const ADDRESS = /path: "(\/[^"]*)"/g;

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

/** By language, the texts of the first pages. */
function listTexts(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const found = chunksOf(bundle).flatMap(({ moduleIds, fileName }) =>
    moduleIds.flatMap((id): [string, string][] => {
      const language = TEXTS.exec(id)?.[1];
      return language === undefined ? [] : [[language, `/${fileName}`]];
    }),
  );
  const texts: Record<string, string[]> = {};
  for (const [language, file] of found) (texts[language] ??= []).push(file);
  if (texts["pt"] === undefined) throw new Error("First pages would have no texts.");
  return texts;
}

interface ListedPage {
  readonly isQuick: boolean;
  readonly isPublic: boolean;
  readonly code: readonly string[];
}

/** Of each page that is written, its code: the entry first. */
function listPages(
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string>,
): Record<string, ListedPage> {
  const all = chunksOf(bundle);
  const isPublic = new Set<string>([...publicPages, GAME_PAGE]);
  const codeOf = (module: string | undefined): string[] => {
    if (module === undefined) return [];
    const chunk = all.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (chunk === undefined) throw new Error(`Nothing was built of ${module}.`);
    return [...scriptsOf(chunk, all)].filter((name) => !known.has(name));
  };
  const addresses = [...new Set([...Object.keys(quickPages), ...isPublic])];
  return Object.fromEntries(
    addresses.map((address): [string, ListedPage] => {
      const code = [...known, ...codeOf(quickPages[address])].map((name) => `/${name}`);
      return [address, { isQuick: address in quickPages, isPublic: isPublic.has(address), code }];
    }),
  );
}

/** All addresses of the site, from the files that declare them. */
function listAddresses(): readonly string[] {
  const folder = join(import.meta.dirname, "../src/addresses");
  const found = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(ADDRESS)].map(([, path = ""]) => path),
  );
  const missing = [...publicPages, GAME_PAGE].find((page) => !found.includes(page));
  if (missing !== undefined) throw new Error(`No page is declared at ${missing}.`);
  return found;
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

/** The frame with the first address's own lines. */
export function indexOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const index = bundle["index.html"];
  if (index?.type !== "asset") throw new Error("There is no index.html.");
  return index;
}

/** Who comes again has the frame alone, and at the first address needs this code next. */
function preloadHome(bundle: Rolldown.OutputBundle, code: readonly string[]): void {
  const index = indexOf(bundle);
  const html = String(index.source);
  const links = code
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  index.source = html.replace("</head>", `${links.join("")}</head>`);
}

/**
 * The whole style sheet comes when code asks for it (src/platform/first-paint/styles.ts), not with
 * each import() because the entry has it: the entry, which is there, is named in its place.
 */
function leaveSheetToCode(bundle: Rolldown.OutputBundle, sheet: string, entry: string): void {
  for (const chunk of chunksOf(bundle)) {
    if (!chunk.code.includes(sheet)) continue;
    chunk.code = chunk.code.replaceAll(`"${sheet}"`, `"${entry}"`);
  }
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
        const pages = listPages(bundle, known);
        leaveSheetToCode(bundle, sheet, entry.fileName);
        preloadHome(bundle, pages["/"]?.code ?? []);
        const source = JSON.stringify({
          frame,
          texts: listTexts(bundle),
          pages,
          addresses: listAddresses(),
        });
        this.emitFile({ type: "asset", fileName: first.name, source: first.css });
        this.emitFile({ type: "asset", fileName: "first-pages.json", source });
      },
    },
  };
}
