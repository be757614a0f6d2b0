/**
 * Whole pages for browsers that have never been here: what a visitor sees first stands in the
 * document itself, with the answers its code would ask for. They are written when somebody asks,
 * kept for some seconds, and never waited for longer than the bare shell would take.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { BoundedMap } from "../../memory/bounded-map.ts";
import type { Encoding } from "../answers/pack.ts";
import type { PageThread, WrittenPage } from "./page-thread.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page is read by many and packed once: worth more work than an answer. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
const KEPT_MAX = 128;
/** Younger: sent as it is. Older: sent, and written anew meanwhile. */
const FRESH_MS = 15_000;
/** Older than this nobody sees it. */
const KEPT_MS = 60_000;
/** Whoever comes when there is none waits so long; the first of all wait for the thread, too. */
const PATIENCE_MS = 1_500;
/** What failed is not tried again at once. */
const FAILED_MS = 5_000;

const HOST = /^[\w.:-]{1,100}$/;
const TITLE = /<title>[^<]*<\/title>/;
/** Paints what was chosen before. A first visitor has chosen nothing, and does not wait for it. */
const THEME_SCRIPT = /<script src="\/theme\.js"><\/script>/;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** The looks of first pages come first; the page's code asks for the whole when it needs it. */
const SHEET = /<link rel="stylesheet"([^>]*) href="([^"]+)" data-first="([^"]+)">/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">\n?/g;
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;

export type FirstPage = Readonly<Record<Encoding | "plain", Buffer>>;

export interface FirstPages {
  readonly paths: readonly string[];
  /** Null: the bare shell it is. */
  find(path: string, host: string): Promise<FirstPage | null>;
}

/** Of each page that is written, the code it needs beside the entry. */
type Preloads = Readonly<Record<string, readonly string[]>>;

export function readPreloads(folder: string): Preloads {
  const file = path.join(folder, "first-pages.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Preloads) : {};
}

/** The page as it is built, with words in it; its code comes when they have been seen. */
export function composePage(shell: string, page: WrittenPage, preloads: readonly string[]): string {
  const entry = ENTRY.exec(shell)?.[1] ?? "";
  const early = [...shell.matchAll(PRELOAD)].flatMap(([, file = ""]) => file);
  const code = [entry, ...early, ...preloads].join(" ");
  const data = `<script type="application/json" id="first-answers">${page.answers}</script>`;
  return shell
    .replace(TITLE, () => `<title>${page.title}</title>${page.links}`)
    .replace(THEME_SCRIPT, "")
    .replace(SHEET, '<link rel="stylesheet"$1 href="$3" data-whole="$2">')
    .replaceAll(PRELOAD, "")
    .replace(ENTRY, () => `<script defer src="/first-visit.js" data-code="${code}"></script>`)
    .replace(ROOT, () => `<div id="root">${page.body}</div>${data}`);
}

async function packAll(html: string): Promise<FirstPage> {
  const plain = Buffer.from(html);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params }),
    gzip(plain, { level: GZIP_LEVEL }),
  ]);
  return { plain, br, gzip: gzipped };
}

function orNullAfter<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

interface Kept {
  atMs: number;
  page: FirstPage | null;
  /** Being written now. */
  next: Promise<FirstPage | null> | null;
}

interface FirstPagesOptions {
  readonly folder: string;
  readonly thread: PageThread;
  readonly onFailed: (error: unknown, page: string) => void;
  readonly nowMs?: () => number;
}

export function createFirstPages(options: FirstPagesOptions): FirstPages {
  const { folder, thread, onFailed, nowMs = () => performance.now() } = options;
  const all = new BoundedMap<string, Kept>(KEPT_MAX);
  const preloads = readPreloads(folder);
  const shell = readFileSync(path.join(folder, "app.html"), "utf8");

  async function write(kept: Kept, at: string, host: string): Promise<FirstPage | null> {
    try {
      const written = await thread.write(at, host);
      kept.page = await packAll(composePage(shell, written, preloads[at] ?? []));
    } catch (error) {
      kept.page = null;
      onFailed(error, at);
    }
    kept.atMs = nowMs();
    kept.next = null;
    return kept.page;
  }

  function keptOf(key: string): Kept {
    const known = all.get(key) ?? { atMs: -Infinity, page: null, next: null };
    if (!all.has(key)) all.set(key, known);
    return known;
  }

  return {
    paths: Object.keys(preloads),
    find: async (at, host) => {
      if (!HOST.test(host)) return null;
      const kept = keptOf(`${host} ${at}`);
      const ageMs = nowMs() - kept.atMs;
      if (kept.page === null && ageMs < FAILED_MS) return null;
      if (ageMs < FRESH_MS) return kept.page;
      kept.next ??= write(kept, at, host);
      return ageMs < KEPT_MS ? kept.page : orNullAfter(kept.next, PATIENCE_MS);
    },
  };
}
