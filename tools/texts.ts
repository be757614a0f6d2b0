/**
 * `npm run texts`: reads the English texts of the sites, the server, its pages and the games into
 * the catalogues of translations.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createPoFile, parsePo, stringifyPo } from "pofile-ts";
import { catalogueOf, readSites, readSpeakers, type SpokenText } from "./lib/catalogues.ts";
import { translatedItems } from "./lib/translated-items.ts";

async function writeSites(): Promise<void> {
  for (const { config, catalogue } of await readSites()) {
    const options = { clean: true, overwrite: true, orderBy: config.orderBy };
    const isRead = await catalogue.make(options);
    if (isRead === false) throw new Error(`The texts of ${catalogue.path} cannot be read.`);
  }
}

const headers = {
  "MIME-Version": "1.0",
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Transfer-Encoding": "8bit",
};

function writeSpeaker(file: string, language: string, texts: readonly SpokenText[]): void {
  const po = existsSync(file) ? parsePo(readFileSync(file, "utf8")) : createPoFile();
  Object.assign(po.headers, headers, { Language: language });
  po.items = translatedItems(texts, po.items);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stringifyPo(po, { foldLength: 0 }));
}

await writeSites();
for (const { name, languages, texts } of await readSpeakers()) {
  for (const language of languages) writeSpeaker(catalogueOf(name, language), language, texts);
}
