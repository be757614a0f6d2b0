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
import type { PageThread, WrittenPage } from "./page-thread.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page is read by many and packed once: worth more work than an answer. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;
const KEPT_MAX = 128;
/** Younger: sent as is. Older: sent, and rendered anew meanwhile. */
const FRESH_TTL_MS = 15_000;
/** Older than this nobody sees it. */
const STALE_TTL_MS = 60_000;
/** How long a visitor waits when there is none; the very first wait for the thread, too. */
const PATIENCE_MS = 1_500;
/** What failed is not tried again at once. */
const FAILED_TTL_MS = 5_000;

const HOST = /^[\w.:-]{1,100}$/;
export type FirstPage = Readonly<Record<Encoding | "plain", Buffer>>;

export interface FirstPages {
  readonly paths: readonly string[];
  /** Null: the bare shell it is. */
  find(path: string, host: string): Promise<FirstPage | null>;
}

/** As the build says it (apps/player/build/first-pages.ts): no page is sent with less than that. */
const built = z.object({
  frame: z.object({
    beforeTitle: z.string(),
    beforeCode: z.string(),
    beforeBody: z.string(),
    end: z.string(),
  }),
  /** By address, the scripts: the entry's, then what else it needs. */
  code: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
});
type Built = z.infer<typeof built>;

/** Null: the site was built without them. */
export function readFirstPages(folder: string): Built | null {
  const file = path.join(folder, "first-pages.json");
  return existsSync(file) ? built.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** The built page with its content; its code is fetched once the content has been seen. */
function composePage({ frame }: Built, page: WrittenPage, code: readonly string[]): string {
  return [
    frame.beforeTitle,
    `<title>${page.title}</title>${page.links}`,
    frame.beforeCode,
    `<script defer src="/first-visit.js" data-code="${code.join(" ")}"></script>`,
    frame.beforeBody,
    `<div id="root">${page.body}</div>`,
    `<script type="application/json" id="first-answers">${page.answers}</script>`,
    frame.end,
  ].join("");
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
  readonly site: Built;
  readonly thread: PageThread;
  readonly onFailed: (error: unknown, page: string) => void;
  readonly nowMs?: () => number;
}

export function createFirstPages(options: FirstPagesOptions): FirstPages {
  const { site, thread, onFailed, nowMs = () => performance.now() } = options;
  const all = new BoundedMap<string, Kept>(KEPT_MAX);

  async function write(kept: Kept, at: string, host: string): Promise<FirstPage | null> {
    try {
      const written = await thread.write(at, host);
      kept.page = await packAll(composePage(site, written, site.code[at] ?? []));
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
    paths: Object.keys(site.code),
    find: async (at, host) => {
      if (!HOST.test(host)) return null;
      const kept = keptOf(`${host} ${at}`);
      const ageMs = nowMs() - kept.atMs;
      if (kept.page === null && ageMs < FAILED_TTL_MS) return null;
      if (ageMs < FRESH_TTL_MS) return kept.page;
      kept.next ??= write(kept, at, host);
      return ageMs < STALE_TTL_MS ? kept.page : orNullAfter(kept.next, PATIENCE_MS);
    },
  };
}
