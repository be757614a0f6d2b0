/**
 * Walks name the texts of a screen by their source, and not all of them are walked every day: a
 * text that a screen no longer has is found here instead of when somebody walks again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTexts, textsByContext } from "../../packages/i18n/src/po.ts";
import { root } from "../lib/root.ts";
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";

const sites = { onPlayerSite: "player", inBackoffice: "backoffice", inGames: "games" } as const;
type Speaker = keyof typeof sites;

/** The games' are named by their keys, of which walks know the shell's. */
function catalogueOf(app: string): ReadonlySet<string> {
  const catalogue = readFileSync(join(root, "packages/i18n/locales", app, "pt.po"), "utf8");
  if (app !== "games") return new Set(readTexts(catalogue).keys());
  return new Set([...textsByContext(catalogue).keys()].map((key) => key.replace(/^shell\./, "")));
}

/** What a file says to each site, by whatever name it calls the speaker. */
function wordsSaid({ text }: SourceFile, speaker: Speaker) {
  const [brought, alias = speaker] = new RegExp(`\\b${speaker}(?: as (\\w+))?\\b`).exec(text) ?? [];
  if (brought === undefined) return [];
  return [...text.matchAll(new RegExp(`\\b${alias}\\(\\s*("(?:[^"\\\\]|\\\\.)*")`, "g"))].map(
    (match) => ({ words: JSON.parse(match[1] ?? '""') as string, index: match.index }),
  );
}

export function findWordsOfNoScreen(
  files: readonly SourceFile[],
  read: (app: string) => ReadonlySet<string> = catalogueOf,
): Finding[] {
  const walks = files.filter(({ path }) => /^e2e\/.*\.ts$/.test(path));
  return (Object.keys(sites) as Speaker[]).flatMap((speaker) => {
    const known = read(sites[speaker]);
    return walks.flatMap((file) =>
      wordsSaid(file, speaker)
        .filter(({ words }) => !known.has(words))
        .map(({ words, index }) => ({
          path: file.path,
          line: lineAt(file.text, index),
          message: `No screen of the ${sites[speaker]} says "${words}".`,
        })),
    );
  });
}
