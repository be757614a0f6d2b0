/** The SQL of editing sites, banners and texts. */
import { sql } from "kysely";
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { ByLanguage, OfficeBanner, PageText, Section, Site, SocialLink } from "./types.ts";

/** One edit of sites at a time: two never get the same host. */
export async function lockSites(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('content.sites', 0))`.execute(tx);
}

export async function upsertSite(tx: Tx, site: Omit<Site, "isDefault">): Promise<void> {
  await sql`
    INSERT INTO content.site (code, name, hosts, languages, settings, texts)
    VALUES (${site.code}, ${site.name}, ${site.hosts}, ${site.languages},
      ${JSON.stringify(site.settings)}, ${JSON.stringify(site.texts)})
    ON CONFLICT (code) DO UPDATE SET name = excluded.name, hosts = excluded.hosts,
      languages = excluded.languages, settings = excluded.settings,
      texts = excluded.texts`.execute(tx);
}

export async function replaceSocialLinks(
  tx: Tx,
  site: string,
  links: readonly Omit<SocialLink, "site">[],
): Promise<void> {
  await sql`DELETE FROM content.social_link WHERE site = ${site}`.execute(tx);
  await sql`
    INSERT INTO content.social_link (site, code, position, label, url)
    SELECT ${site}, link.value->>'code', link.ordinality, link.value->>'label',
      link.value->>'url'
    FROM jsonb_array_elements(${JSON.stringify(links)}::jsonb) WITH ORDINALITY AS link`.execute(tx);
}

const bannerColumns = sql`site, code, position, is_shown AS "isShown", target, image,
  game_code AS "gameCode", texts, starts_at AS "startsAt", ends_at AS "endsAt"`;

export async function listBanners(db: Db, site: string): Promise<OfficeBanner[]> {
  const { rows } = await sql<OfficeBanner>`
    SELECT ${bannerColumns} FROM content.banner WHERE site = ${site}
    ORDER BY position, code LIMIT 200`.execute(db);
  return rows;
}

export async function findBanner(tx: Tx, site: string, code: string): Promise<OfficeBanner | null> {
  const { rows } = await sql<OfficeBanner>`
    SELECT ${bannerColumns} FROM content.banner WHERE site = ${site} AND code = ${code}
    FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

export async function upsertBanner(tx: Tx, banner: Omit<OfficeBanner, "position">): Promise<void> {
  await sql`
    INSERT INTO content.banner (site, code, position, is_shown, target, image, game_code, texts,
      starts_at, ends_at)
    VALUES (${banner.site}, ${banner.code},
      (SELECT coalesce(max(position) + 1, 0) FROM content.banner WHERE site = ${banner.site}),
      ${banner.isShown}, ${banner.target}, ${banner.image}, ${banner.gameCode},
      ${JSON.stringify(banner.texts)}, ${banner.startsAt}, ${banner.endsAt})
    ON CONFLICT (site, code) DO UPDATE SET is_shown = excluded.is_shown,
      target = excluded.target, image = excluded.image, game_code = excluded.game_code,
      texts = excluded.texts, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at`.execute(tx);
}

export async function deleteBanner(tx: Tx, site: string, code: string): Promise<void> {
  await sql`DELETE FROM content.banner WHERE site = ${site} AND code = ${code}`.execute(tx);
}

/** Those that are not named follow in the order that they had. */
export async function orderBanners(tx: Tx, site: string, codes: readonly string[]): Promise<void> {
  await sql`
    UPDATE content.banner AS b SET position = n.position
    FROM (SELECT code, row_number() OVER (
        ORDER BY array_position(${codes}::text[], code) NULLS LAST, position, code) AS position
      FROM content.banner WHERE site = ${site}) AS n
    WHERE b.site = ${site} AND b.code = n.code`.execute(tx);
}

export interface PageVersion {
  readonly site: string;
  readonly code: ContentPageCode;
  readonly version: number;
  readonly announcedAt: Date;
  readonly effectiveFrom: Date;
  readonly texts: ByLanguage<PageText>;
  readonly setBy: string;
}

const versionColumns = sql`site, code, version, announced_at AS "announcedAt",
  effective_from AS "effectiveFrom", texts, set_by AS "setBy"`;

/** Of each page the one that holds. */
export async function loadHeldVersions(db: Db, now: Date): Promise<PageVersion[]> {
  const { rows } = await sql<PageVersion>`
    SELECT DISTINCT ON (site, code) ${versionColumns} FROM content.page_version
    WHERE effective_from <= ${now}
    ORDER BY site, code, effective_from DESC, version DESC`.execute(db);
  return rows;
}

/** Of each page the next one to hold. */
export async function loadComingVersions(db: Db, now: Date): Promise<PageVersion[]> {
  const { rows } = await sql<PageVersion>`
    SELECT DISTINCT ON (site, code) ${versionColumns} FROM content.page_version
    WHERE effective_from > ${now}
    ORDER BY site, code, effective_from, version DESC`.execute(db);
  return rows;
}

export async function listVersions(
  db: Db,
  of: { readonly site: string; readonly code: string; readonly limit: number },
): Promise<PageVersion[]> {
  const { rows } = await sql<PageVersion>`
    SELECT ${versionColumns} FROM content.page_version
    WHERE site = ${of.site} AND code = ${of.code}
    ORDER BY version DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** Answers its number. */
export async function insertVersion(
  tx: Tx,
  version: Omit<PageVersion, "version">,
): Promise<number> {
  const { site, code } = version;
  const key = `content.page:${site}:${code}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ version: number }>`
    INSERT INTO content.page_version (site, code, version, announced_at, effective_from, texts,
      set_by)
    SELECT ${site}, ${code}, coalesce(max(version), 0) + 1, ${version.announcedAt},
      ${version.effectiveFrom}, ${JSON.stringify(version.texts)}, ${version.setBy}
    FROM content.page_version WHERE site = ${site} AND code = ${code}
    RETURNING version`.execute(tx);
  return rows[0]?.version ?? 0;
}

export interface PageDraft extends PageText {
  readonly lang: Language;
  readonly editedBy: string;
  readonly editedAt: Date;
}

export async function listDrafts(
  db: Db | Tx,
  of: { readonly site: string; readonly code: string },
): Promise<PageDraft[]> {
  const { rows } = await sql<PageDraft>`
    SELECT lang, title, sections, edited_by AS "editedBy", edited_at AS "editedAt"
    FROM content.page_draft WHERE site = ${of.site} AND code = ${of.code}
    ORDER BY lang`.execute(db);
  return rows;
}

export interface NewDraft {
  readonly site: string;
  readonly code: string;
  readonly lang: string;
  readonly title: string;
  readonly sections: readonly Section[];
  readonly editedBy: string;
  readonly at: Date;
}

export async function upsertDraft(tx: Tx, draft: NewDraft): Promise<void> {
  await sql`
    INSERT INTO content.page_draft (site, code, lang, title, sections, edited_by, edited_at)
    VALUES (${draft.site}, ${draft.code}, ${draft.lang}, ${draft.title},
      ${JSON.stringify(draft.sections)}, ${draft.editedBy}, ${draft.at})
    ON CONFLICT (site, code, lang) DO UPDATE SET title = excluded.title,
      sections = excluded.sections, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`.execute(tx);
}

/** Of one language, or of all. */
export async function deleteDrafts(
  tx: Tx,
  of: { readonly site: string; readonly code: string; readonly lang: string | null },
): Promise<void> {
  await sql`
    DELETE FROM content.page_draft WHERE site = ${of.site} AND code = ${of.code}
      AND (${of.lang}::text IS NULL OR lang = ${of.lang})`.execute(tx);
}
