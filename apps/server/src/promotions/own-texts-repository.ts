/**
 * The house's own words for an activity. They replace the product's title and summary; own terms
 * stand before the product's, which are written from the numbers and are never left out.
 */
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/types.ts";

export interface OwnText {
  readonly title: string | null;
  readonly summary: string | null;
  /** A line each. */
  readonly terms: string | null;
}

export interface OwnTextRow extends OwnText {
  readonly code: ActivityCode;
  readonly lang: string;
}

export const NO_OWN_TEXT: OwnText = { title: null, summary: null, terms: null };

export type OwnTexts = ReadonlyMap<string, OwnText>;

export const ownTextKey = (code: ActivityCode, lang: string) => `${code} ${lang}`;

/** Ten activities in nine languages at most. */
export async function loadOwnTexts(db: Db | Tx): Promise<OwnTexts> {
  const { rows } = await sql<OwnTextRow>`
    SELECT code, lang, title, summary, terms FROM promotions.activity_text`.execute(db);
  return new Map(rows.map(({ code, lang, ...own }) => [ownTextKey(code, lang), own]));
}

export async function saveOwnText(tx: Tx, row: OwnTextRow): Promise<void> {
  const { code, lang, title, summary, terms } = row;
  await sql`
    INSERT INTO promotions.activity_text (code, lang, title, summary, terms)
    VALUES (${code}, ${lang}, ${title}, ${summary}, ${terms})
    ON CONFLICT (code, lang) DO UPDATE SET title = excluded.title, summary = excluded.summary,
      terms = excluded.terms`.execute(tx);
}

export function linesOf(terms: string | null): string[] {
  return (terms ?? "").split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
}
