/**
 * `npm run texts`: reads the English texts of the sites, of the server and of the games out of
 * their code into the catalogues of translations.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createItem, createPoFile, parsePo, stringifyPo } from "pofile-ts";
import { catalogueOf, readSites, readSpeakers, type SpokenText } from "./lib/catalogues.ts";

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

const keyOf = (context: string | null | undefined, english: string): string =>
  `${context}\n${english}`;

/** Where the English has changed the translation stays, marked as fuzzy until somebody looks. */
function translationsFor(texts: readonly SpokenText[], before: ReturnType<typeof parsePo>) {
  const known = new Map(before.items.map((item) => [keyOf(item.msgctxt, item.msgid), item]));
  const wanted = new Set(texts.map(([context, english]) => keyOf(context, english)));
  const left = before.items.filter(({ msgctxt, msgid }) => !wanted.has(keyOf(msgctxt, msgid)));
  const changed = Map.groupBy(left, (item) => item.msgctxt);
  return texts.map(([context, english]) => {
    const same = known.get(keyOf(context, english));
    if (same !== undefined) return same;
    const item = changed.get(context)?.shift() ?? Object.assign(createItem(), { msgstr: [""] });
    if (item.msgstr[0] !== "") item.flags["fuzzy"] = true;
    return Object.assign(item, { msgctxt: context, msgid: english });
  });
}

function writeSpeaker(file: string, language: string, texts: readonly SpokenText[]): void {
  const po = existsSync(file) ? parsePo(readFileSync(file, "utf8")) : createPoFile();
  Object.assign(po.headers, headers, { Language: language });
  po.items = translationsFor(texts, po);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stringifyPo(po, { foldLength: 0 }));
}

await writeSites();
for (const { name, languages, texts } of await readSpeakers()) {
  for (const language of languages) writeSpeaker(catalogueOf(name, language), language, texts);
}
