import { contentPages } from "@tucano/contract/player/site/content.ts";
import { languages } from "@tucano/i18n/languages.ts";
import type { Tx } from "../../platform/database/types.ts";
import { insertBanner, insertPage, insertSite } from "../repository.ts";
import { defaultPages } from "./pages.ts";
import { inEach } from "./said.ts";
import { secondDemonstration } from "./second-site.ts";
import { demonstration } from "./site.ts";

const UPDATED_ON = "2026-11-26";

/** Idempotent: run at every start; what an operator has edited stays as edited. */
export async function installContentDefaults(tx: Tx): Promise<void> {
  for (const { site, texts, banners } of [demonstration, secondDemonstration]) {
    await insertSite(tx, { ...site, texts: inEach(texts, site.languages) });
    for (const [position, banner] of banners.entries()) {
      const spoken = { ...banner, site: site.code, texts: inEach(banner.texts, site.languages) };
      await insertBanner(tx, spoken, position);
    }
    for (const code of contentPages) {
      for (const lang of languages) {
        const page = { site: site.code, code, lang, updatedOn: UPDATED_ON };
        await insertPage(tx, { ...page, ...defaultPages[code](lang) });
      }
    }
  }
}
