/** A document sends nobody to a file, a heading or a command that is no longer there. */
import { dirname, normalize } from "node:path/posix";
import type { SourceFile } from "../lib/sources.ts";
import type { Finding } from "./finding.ts";

/** What these tell was true at the time. */
const isHistory = (path: string): boolean => /(^CHANGELOG|performance-log)\.md$/.test(path);
const isFile = /^[\w*{}<>,-][\w.*{}<>,/-]*\.(?:tsx?|mjs|css|sql|md|py|po)$/;
const isFolder = /^(?:apps|packages|tools|docs|e2e)\/[\w.*{}<>,/-]+$/;
const withoutSrc = (path: string): string => path.replaceAll(/(^|\/)src\//g, "$1");

/** `core/*.ts`, `{a,b}.ts` and `<code>/x.ts` stand for any file of that form, in any folder. */
function pathPattern(path: string): RegExp {
  const forms = withoutSrc(path.replace(/\/$/, ""))
    .replaceAll(/\*+|<[^>]*>/g, "*")
    .replaceAll(".", String.raw`\.`)
    .replaceAll("*", "[^/]*")
    .replaceAll(/\{([^}]*)\}/g, (_, some: string) => `(?:${some.replaceAll(",", "|")})`);
  return new RegExp(`(?:^|/)${forms}$`);
}

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

export function findDeadPaths(
  files: readonly SourceFile[],
  everything: readonly string[],
  commands: readonly string[],
): Finding[] {
  const paths = new Set(everything);
  for (const path of everything) {
    for (let at = dirname(path); at !== "."; at = dirname(at)) paths.add(at);
  }
  const short = [...paths].map(withoutSrc);
  const isThere = (path: string) => {
    const pattern = pathPattern(path);
    return short.some((one) => pattern.test(one));
  };
  const isLinked = (from: string, link: string): boolean => {
    const [to = "", anchor] = link.split("#");
    const path = to === "" ? from : normalize(`${dirname(from)}/${to}`).replace(/\/$/, "");
    const page = files.find((file) => file.path === path);
    const headings = [...(page?.text.matchAll(/^#+ (.*)$/gm) ?? [])].map(([, name = ""]) => name);
    return paths.has(path) && (!anchor || !page || headings.map(anchorOf).includes(anchor));
  };
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const all = (pattern: RegExp) => [...line.matchAll(pattern)].map(([, found = ""]) => found);
      const links = all(/\]\((?!\w+:|\/)([^)\s]+)\)/g).filter((link) => !isLinked(path, link));
      const runs = all(/npm run ([a-z][a-z:-]*)/g).filter((run) => !commands.includes(run));
      const named = all(/`([^`]+)`/g)
        .flatMap((words) => words.split(/\s+/))
        .filter((word) => isFile.test(word) || isFolder.test(word))
        .filter((word) => !isHistory(path) && !isThere(word));
      return [...links, ...runs, ...named].map((what) => ({
        path,
        line: index + 1,
        message: `${what} is not there.`,
      }));
    }),
  );
}
