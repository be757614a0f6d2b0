/** Each text is in the catalogue of each language that is offered, translated as it reads now. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { readTexts } from "../../packages/i18n/src/po.ts";
import {
  catalogueOf,
  readSites,
  readSpeakers,
  type SiteTexts,
  type Speaker,
} from "../lib/catalogues.ts";
import { root } from "../lib/root.ts";
import type { Finding } from "./finding.ts";

/** What is wrong with one text of a language; undefined: it is not in the catalogue at all. */
function judge(path: string, english: string, text: string | undefined): Finding[] {
  if (text === undefined) {
    return [{ path, line: 1, message: `"${english}" is missing; run \`npm run texts\`.` }];
  }
  return text === "" ? [{ path, line: 1, message: `"${english}" has no translation.` }] : [];
}

async function compareSite({ config, catalogue }: SiteTexts): Promise<Finding[]> {
  const used = await catalogue.collect();
  if (used === undefined) throw new Error(`The texts of ${catalogue.path} cannot be read.`);
  const each = config.locales.map(async (language) => {
    const known = (await catalogue.read(language)) ?? {};
    return Object.entries(used).flatMap(([id, { message = id }]) => {
      return judge(catalogue.getFilename(language), message, known[id]?.translation);
    });
  });
  return (await Promise.all(each)).flat();
}

/** Translations of what has been said differently since. */
function findFuzzy(path: string, catalogue: string): Finding[] {
  return catalogue
    .split("\n")
    .flatMap((line, index) =>
      /^#,.*\bfuzzy\b/.test(line)
        ? [{ path, line: index + 1, message: "The English has changed: translate it anew." }]
        : [],
    );
}

/** What the server and the games say. */
function compareSpeaker({ name, languages, texts }: Speaker): Finding[] {
  return languages.flatMap((language) => {
    const file = catalogueOf(name, language);
    const [path, catalogue] = [relative(root, file), readFileSync(file, "utf8")];
    const known = readTexts(catalogue);
    const missing = texts.flatMap(([context, english]) =>
      judge(path, english, known.get(`${context}${english}`)),
    );
    return [...missing, ...findFuzzy(path, catalogue)];
  });
}

export async function findMissingTranslations(): Promise<Finding[]> {
  const sites = await Promise.all((await readSites()).map(compareSite));
  return [...sites.flat(), ...(await readSpeakers()).flatMap(compareSpeaker)];
}
