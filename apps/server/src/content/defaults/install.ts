import { contentPages } from "@tucano/contract/content.ts";
import type { Tx } from "../../platform/database/types.ts";
import { insertBanner, insertPage, insertSite } from "../repository.ts";
import { pagesInEnglish } from "./pages-en.ts";
import { pagesInPortuguese } from "./pages-pt.ts";
import { defaultBanners, defaultSite, SITE_CODE } from "./site.ts";

const UPDATED_ON = "2026-11-20";

/** Idempotent: run at every start; what an operator has edited stays as edited. */
export async function installContentDefaults(tx: Tx): Promise<void> {
  await insertSite(tx, defaultSite);
  for (const [position, banner] of defaultBanners.entries()) {
    await insertBanner(tx, banner, position);
  }
  for (const code of contentPages) {
    const page = { site: SITE_CODE, code, updatedOn: UPDATED_ON };
    await insertPage(tx, { ...page, lang: "pt", ...pagesInPortuguese[code] });
    await insertPage(tx, { ...page, lang: "en", ...pagesInEnglish[code] });
  }
}
