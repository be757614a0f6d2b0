/** What the service worker decides, as plain functions: it keeps the shell, and never an answer. */

/** What the build writes down for the worker. */
export interface Shell {
  /** Of the entry script: the page knows it too, and holds a lock of this name. */
  readonly build: string;
  /** Changes with any file of the shell. */
  readonly content: string;
  /** Without these no page can be shown. */
  readonly core: readonly string[];
  /** The code of all other pages: fetched in idle time, so that an old tab keeps working. */
  readonly rest: readonly string[];
}

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** home: the page with the first picture. page: any other address. asset: a file of the shell. */
export type Answer = "home" | "page" | "asset" | "network";

/** As it was built: what the server writes at "/" is for those who have no worker yet. */
export const HOME = "/index.html";
export const PAGE = "/app.html";

/** Answers of programs, other apps of the house, and money: never ours to keep. */
const PROGRAMS =
  "api|play|backoffice|go|psp|sandbox|wallet|healthz|readyz|metrics|streams|unsubscribe";
const FOREIGN = new RegExp(`^/(?:${PROGRAMS})(?:[/.]|$)`);
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const FILE = /\.\w{1,11}$/;

export function answerTo(asked: Asked, origin: string, core: ReadonlySet<string>): Answer {
  const url = new URL(asked.url);
  const { pathname } = url;
  if (asked.method !== "GET" || url.origin !== origin || FOREIGN.test(pathname)) return "network";
  if (asked.mode === "navigate") {
    if (pathname === "/") return "home";
    return FILE.test(pathname) ? "network" : "page";
  }
  // A file that keeps its name is ours only when requested without a query.
  const isKept = HASHED.test(pathname) || (url.search === "" && core.has(pathname));
  return isKept ? "asset" : "network";
}

const PREFIX = "tucano";

export function cacheName({ build, content }: Shell): string {
  return `${PREFIX}.${build}.${content}`;
}

export function lockName(build: string): string {
  return `${PREFIX}.${build}`;
}

/** Caches of builds that no tab runs any more. What others have stored is not ours to drop. */
export function outdated(
  names: readonly string[],
  current: string,
  locks: readonly string[],
): string[] {
  return names
    .filter((name) => name.startsWith(`${PREFIX}.`) && name !== current)
    .filter((name) => !locks.some((lock) => name.startsWith(`${lock}.`)));
}

export function isHashed(path: string): boolean {
  return HASHED.test(path);
}
