import { contentPages } from "@tucano/contract/player/site/content.ts";
import { languages } from "@tucano/i18n/languages.ts";
import type { Tx } from "../../platform/database/types.ts";
import { insertBanner, insertPage, insertSite } from "../repository.ts";
import { defaultPages } from "./pages.ts";
import { secondBanners, secondSite } from "./second-site.ts";
import { defaultBanners, defaultSite } from "./site.ts";

const UPDATED_ON = "2026-11-26";

const demonstrations = [
  { site: defaultSite, banners: defaultBanners },
  { site: secondSite, banners: secondBanners },
];

/** Idempotent: run at every start; what an operator has edited stays as edited. */
export async function installContentDefaults(tx: Tx): Promise<void> {
  for (const { site, banners } of demonstrations) {
    await insertSite(tx, site);
    for (const [position, banner] of banners.entries()) await insertBanner(tx, banner, position);
    for (const code of contentPages) {
      for (const lang of languages) {
        const page = { site: site.code, code, lang, updatedOn: UPDATED_ON };
        await insertPage(tx, { ...page, ...defaultPages[lang][code] });
      }
    }
  }
}
