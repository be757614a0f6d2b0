/** Each text is in the catalogues, and each complete language has all of them. */
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

/** Languages without which no site ships; the others fall back to English. */
const completeLanguages = ["en", "pt"];

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
      const text = known[id]?.translation;
      const isOptional = !completeLanguages.includes(language) && text === "";
      return isOptional ? [] : judge(catalogue.getFilename(language), message, text);
    });
  });
  return (await Promise.all(each)).flat();
}

/** What the server and the games say is complete in every language. */
function compareSpeaker({ name, languages, texts }: Speaker): Finding[] {
  return languages.flatMap((language) => {
    const file = catalogueOf(name, language);
    const known = readTexts(readFileSync(file, "utf8"));
    return texts.flatMap(([context, english]) =>
      judge(relative(root, file), english, known.get(`${context}${english}`)),
    );
  });
}

export async function findMissingTranslations(): Promise<Finding[]> {
  const sites = await Promise.all((await readSites()).map(compareSite));
  return [...sites.flat(), ...(await readSpeakers()).flatMap(compareSpeaker)];
}
