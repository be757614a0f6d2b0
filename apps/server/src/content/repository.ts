/** The SQL of sites and their texts. */
import { sql } from "kysely";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Banner, Page, Site, SocialLink } from "./types.ts";

export async function loadSites(db: Db): Promise<Site[]> {
  const { rows } = await sql<{
    code: string;
    name: string;
    hosts: string[];
    is_default: boolean;
    languages: Language[];
    settings: Site["settings"];
    texts: Site["texts"];
  }>`
    SELECT code, name, hosts, is_default, languages, settings, texts FROM content.site
    ORDER BY code`.execute(db);
  return rows.map(({ is_default: isDefault, ...row }) => ({ ...row, isDefault }));
}

export async function loadBanners(db: Db, now: Date): Promise<Banner[]> {
  const { rows } = await sql<{
    site: string;
    code: string;
    target: string;
    image: string;
    game_code: string | null;
    texts: Banner["texts"];
  }>`
    SELECT site, code, target, image, game_code, texts FROM content.banner
    WHERE is_shown AND (starts_at IS NULL OR starts_at <= ${now})
      AND (ends_at IS NULL OR ends_at > ${now})
    ORDER BY site, position, code`.execute(db);
  return rows.map(({ game_code: gameCode, ...row }) => ({ ...row, gameCode }));
}

export async function loadPages(db: Db): Promise<Page[]> {
  const { rows } = await sql<Omit<Page, "updatedOn"> & { updated_on: string }>`
    SELECT site, code, lang, title, to_char(updated_on, 'YYYY-MM-DD') AS updated_on, sections
    FROM content.page`.execute(db);
  return rows.map(({ updated_on: updatedOn, ...row }) => ({ ...row, updatedOn }));
}

export async function loadSocialLinks(db: Db): Promise<SocialLink[]> {
  const { rows } = await sql<SocialLink>`
    SELECT site, code, label, url FROM content.social_link
    ORDER BY site, position, code`.execute(db);
  return rows;
}

/** Reference data: what an operator has edited stays as edited. */
export async function insertSite(tx: Tx, site: Site): Promise<void> {
  await sql`
    INSERT INTO content.site (code, name, hosts, is_default, languages, settings, texts)
    VALUES (${site.code}, ${site.name}, ${site.hosts}, ${site.isDefault}, ${site.languages},
      ${JSON.stringify(site.settings)}, ${JSON.stringify(site.texts)})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function insertBanner(tx: Tx, banner: Banner, position: number): Promise<void> {
  await sql`
    INSERT INTO content.banner (site, code, position, target, image, game_code, texts)
    VALUES (${banner.site}, ${banner.code}, ${position}, ${banner.target}, ${banner.image},
      ${banner.gameCode}, ${JSON.stringify(banner.texts)})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function insertPage(tx: Tx, page: Page): Promise<void> {
  await sql`
    INSERT INTO content.page (site, code, lang, title, updated_on, sections)
    VALUES (${page.site}, ${page.code}, ${page.lang}, ${page.title}, ${page.updatedOn},
      ${JSON.stringify(page.sections)})
    ON CONFLICT DO NOTHING`.execute(tx);
}
