/**
 * Whole pages for browsers that have never been here: what a visitor sees first is in the
 * document itself, with the answers its code would ask for. They are written when somebody asks,
 * kept for some seconds, and never waited for longer than the bare shell would take.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import * as z from "zod/mini";
import { BoundedMap } from "../../memory/bounded-map.ts";
import type { Encoding } from "../answers/pack.ts";
import type { PageThreads, Place, WrittenPage } from "./page-thread.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page is read by many and packed once: worth more work than an answer. */
const BROTLI_QUALITY = 10;
const GZIP_LEVEL = 9;
const KEPT_MAX = 256;
/** Younger: sent as is. Older: sent, and rendered anew meanwhile. */
const FRESH_TTL_MS = 15_000;
/** Older than this nobody sees it. */
const STALE_TTL_MS = 60_000;
/** How long a visitor waits when there is none; the very first wait for the thread, too. */
const PATIENCE_MS = 1_500;
/** What failed is not tried again at once. */
const FAILED_TTL_MS = 5_000;

const ORIGIN = /^https?:\/\/[\w.:-]{1,100}$/;
export type FirstPage = Readonly<Record<Encoding | "plain", Buffer>> & {
  readonly isMissing: boolean;
};

export interface FirstPages {
  readonly pages: Built["pages"];
  /** Null: the bare shell it is. */
  find(address: Address, place: Place): Promise<FirstPage | null>;
  /** Null: there is none now. */
  map(place: Omit<Place, "language">): Promise<FirstPage | null>;
}

export interface Address {
  /** One of `pages`. */
  readonly path: string;
  /** Of a game's page, which one it is. */
  readonly question: string;
}

/** As the build says it (apps/player/build/first-pages.ts): no page is sent with less than that. */
const built = z.object({
  frame: z.object({
    beforeLanguage: z.string(),
    beforeHead: z.string(),
    beforeCode: z.string(),
    beforeSheet: z.string(),
    beforeBody: z.string(),
    end: z.string(),
    sheets: z.object({ first: z.string(), whole: z.string() }),
  }),
  /** By language, the texts of the pages that are quick. */
  texts: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  pages: z.record(
    z.string(),
    z.object({
      /** Its code and looks are small enough to come before all others. */
      isQuick: z.boolean(),
      isPublic: z.boolean(),
      /** The entry's scripts, then what else it needs. */
      code: z.array(z.string()).check(z.minLength(1)),
    }),
  ),
  /** All of the site's. */
  addresses: z.array(z.string()),
});
export type Built = z.infer<typeof built>;

/** Null: the site was built without them. */
export function readFirstPages(folder: string): Built | null {
  const file = path.join(folder, "first-pages.json");
  return existsSync(file) ? built.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** The built page with its content; its code is fetched once the content has been seen. */
function composePage(
  { frame, texts, pages }: Built,
  page: WrittenPage,
  { path: at, language }: { readonly path: string; readonly language: string },
): string {
  const { code = [], isQuick = false } = pages[at] ?? {};
  const files = [...code, ...(texts[language] ?? [])];
  return [
    frame.beforeLanguage,
    `lang="${page.tag}"`,
    frame.beforeHead,
    page.head,
    page.links,
    frame.beforeCode,
    `<script defer src="/first-visit.js" data-code="${files.join(" ")}"></script>`,
    frame.beforeSheet,
    isQuick ? frame.sheets.first : frame.sheets.whole,
    frame.beforeBody,
    `<div id="root">${page.body}</div>`,
    `<script type="application/json" id="first-answers">${page.answers}</script>`,
    frame.end,
  ].join("");
}

async function packAll(html: string, isMissing = false): Promise<FirstPage> {
  const plain = Buffer.from(html);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params }),
    gzip(plain, { level: GZIP_LEVEL }),
  ]);
  return { plain, br, gzip: gzipped, isMissing };
}

function orNullAfter<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

type Make = () => Promise<FirstPage>;

interface Kept {
  atMs: number;
  page: FirstPage | null;
  /** Being written now. */
  next: Promise<FirstPage | null> | null;
}

interface FirstPagesOptions {
  readonly site: Built;
  readonly threads: PageThreads;
  readonly onFailed: (error: unknown, page: string) => void;
  readonly nowMs?: () => number;
}

export function createFirstPages(options: FirstPagesOptions): FirstPages {
  const { site, threads, onFailed, nowMs = () => performance.now() } = options;
  const all = new BoundedMap<string, Kept>(KEPT_MAX);

  async function write(kept: Kept, at: string, make: Make): Promise<FirstPage | null> {
    try {
      kept.page = await make();
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

  async function kept(key: string, at: string, make: Make): Promise<FirstPage | null> {
    const one = keptOf(key);
    const ageMs = nowMs() - one.atMs;
    if (one.page === null && ageMs < FAILED_TTL_MS) return null;
    if (ageMs < FRESH_TTL_MS) return one.page;
    one.next ??= write(one, at, make);
    return ageMs < STALE_TTL_MS ? one.page : orNullAfter(one.next, PATIENCE_MS);
  }

  return {
    pages: site.pages,
    find: async ({ path: at, question }, place) => {
      const { origin, language } = place;
      if (!ORIGIN.test(origin)) return null;
      const asked = `${at}${question}`;
      return kept(`${origin} ${language} ${asked}`, asked, async () => {
        const page = await threads.write(asked, place);
        return packAll(composePage(site, page, { path: at, language }), page.isMissing);
      });
    },
    map: async (place) => {
      if (!ORIGIN.test(place.origin)) return null;
      const make = async () => packAll(await threads.map(place));
      return kept(`${place.origin} map`, "/sitemap.xml", make);
    },
  };
}
