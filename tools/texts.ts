/**
 * `npm run texts`: reads the English texts of the sites out of their code, and those of the server
 * out of the contract, into the catalogues of translations.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createItem, parsePo, stringifyPo } from "pofile-ts";
import { englishTexts } from "../apps/server/src/platform/translate.ts";
import { languages } from "../packages/i18n/src/languages.ts";
import { readSites } from "./lib/catalogues.ts";
import { root } from "./lib/root.ts";

async function writeSites(): Promise<void> {
  for (const { config, catalogue } of await readSites()) {
    const options = { clean: true, overwrite: true, orderBy: config.orderBy };
    const isRead = await catalogue.make(options);
    if (isRead === false) throw new Error(`The texts of ${catalogue.path} cannot be read.`);
  }
}

/** Where the English has changed the translation stays, marked as fuzzy until somebody looks. */
function writeServer(): void {
  const texts = [...englishTexts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const language of languages.filter((each) => each !== "en")) {
    const file = join(root, "packages/i18n/locales/server", `${language}.po`);
    const po = parsePo(readFileSync(file, "utf8"));
    const known = new Map(po.items.map((item) => [item.msgctxt, item]));
    po.items = texts.map(([code, english]) => {
      const item = known.get(code) ?? Object.assign(createItem(), { msgctxt: code, msgstr: [""] });
      if (known.has(code) && item.msgid !== english) item.flags["fuzzy"] = true;
      item.msgid = english;
      return item;
    });
    writeFileSync(file, stringifyPo(po, { foldLength: 0 }));
  }
}

await writeSites();
writeServer();
