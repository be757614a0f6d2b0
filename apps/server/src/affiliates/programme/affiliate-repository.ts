/** The SQL of affiliates and their links. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { AffiliateRow, LinkRow } from "../types.ts";

const columns = sql`affiliate_id AS "affiliateId", company, tax_id AS "taxId", contact, email,
  pix_key AS "pixKey", status, ended_on::text AS "endedOn", created_by AS "createdBy",
  created_at AS "createdAt"`;

export type AffiliateWish = Pick<
  AffiliateRow,
  "company" | "taxId" | "contact" | "email" | "pixKey" | "status" | "endedOn"
>;

export async function insertAffiliate(
  tx: Tx,
  one: AffiliateWish & Pick<AffiliateRow, "createdBy" | "createdAt">,
): Promise<AffiliateRow> {
  const { rows } = await sql<AffiliateRow>`
    INSERT INTO affiliates.affiliate (company, tax_id, contact, email, pix_key, status, ended_on,
      created_by, created_at)
    VALUES (${one.company}, ${one.taxId}, ${one.contact}, ${one.email}, ${one.pixKey},
      ${one.status}, ${one.endedOn}, ${one.createdBy}, ${one.createdAt})
    RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The affiliate just written is missing.");
  return row;
}

export async function updateAffiliate(tx: Tx, id: number, one: AffiliateWish): Promise<void> {
  await sql`
    UPDATE affiliates.affiliate SET company = ${one.company}, tax_id = ${one.taxId},
      contact = ${one.contact}, email = ${one.email}, pix_key = ${one.pixKey},
      status = ${one.status}, ended_on = ${one.endedOn}
    WHERE affiliate_id = ${id}`.execute(tx);
}

export async function findAffiliate(db: Db, id: number): Promise<AffiliateRow | null> {
  const { rows } = await sql<AffiliateRow>`
    SELECT ${columns} FROM affiliates.affiliate WHERE affiliate_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends: deals, links and months of one are written in turn. */
export async function lockAffiliate(tx: Tx, id: number): Promise<AffiliateRow | null> {
  const { rows } = await sql<AffiliateRow>`
    SELECT ${columns} FROM affiliates.affiliate WHERE affiliate_id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** A link may be copied whole, with whatever hangs on it: its code is left. */
const plainSearch = (search: string | null): string | null =>
  search
    ?.trim()
    .replace(/^.*\/go\//, "")
    .replace(/\?.*$/, "") || null;

/** A short number is an affiliate's own, and no part of anything. */
const partOf = (search: string | null): string | null =>
  search === null || /^\d{1,7}$/.test(search) ? null : search.toLowerCase();

/** As a tax number is compared, however it is grouped; what is too short for one finds none. */
const taxNumberOf = (search: string | null): string | null => {
  const plain = (search ?? "").replace(/[.\-/\s]/g, "").toUpperCase();
  return /^[0-9A-Z]{8,14}$/.test(plain) ? plain : null;
};

/** The newest first. */
export async function listAffiliates(
  db: Db,
  of: {
    readonly status: AffiliateRow["status"] | null;
    /** A number, a link, or any part of what is known of it. */
    readonly search: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<readonly AffiliateRow[]> {
  const search = plainSearch(of.search);
  const { rows } = await sql<AffiliateRow>`
    SELECT ${columns} FROM affiliates.affiliate
    WHERE (${of.status}::text IS NULL OR status = ${of.status})
      AND (${search}::text IS NULL OR affiliate_id::text = ${search}
        OR position(${partOf(search)}::text IN
          lower(concat_ws(' ', company, tax_id, contact, email, pix_key))) > 0
        OR position(${taxNumberOf(search)}::text IN
          regexp_replace(upper(tax_id), '[^0-9A-Z]', '', 'g')) > 0
        OR EXISTS (SELECT FROM affiliates.link AS l
          WHERE l.affiliate_id = affiliate.affiliate_id AND l.code = ${search}))
      AND (${of.before}::bigint IS NULL OR affiliate_id < ${of.before})
    ORDER BY affiliate_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

const linkColumns = sql`link_id AS "linkId", affiliate_id AS "affiliateId", code, name, target,
  placement, is_open AS "isOpen"`;

export async function insertLink(
  tx: Tx,
  one: Omit<LinkRow, "linkId"> & { readonly createdBy: string; readonly createdAt: Date },
): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    INSERT INTO affiliates.link (affiliate_id, code, name, target, placement, is_open, created_by,
      created_at)
    VALUES (${one.affiliateId}, ${one.code}, ${one.name}, ${one.target}, ${one.placement},
      ${one.isOpen}, ${one.createdBy}, ${one.createdAt})
    RETURNING ${linkColumns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The link just written is missing.");
  return row;
}

export async function updateLink(
  tx: Tx,
  linkId: number,
  one: Pick<LinkRow, "name" | "target" | "placement" | "isOpen">,
): Promise<void> {
  await sql`
    UPDATE affiliates.link SET name = ${one.name}, target = ${one.target},
      placement = ${one.placement}, is_open = ${one.isOpen}
    WHERE link_id = ${linkId}`.execute(tx);
}

export async function listLinks(db: Db, affiliateId: number): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    SELECT ${linkColumns} FROM affiliates.link WHERE affiliate_id = ${affiliateId}
    ORDER BY link_id LIMIT 500`.execute(db);
  return rows;
}

export async function findLink(
  db: Db,
  code: string,
): Promise<(LinkRow & Pick<AffiliateRow, "status">) | null> {
  const { rows } = await sql<LinkRow & Pick<AffiliateRow, "status">>`
    SELECT link_id AS "linkId", l.affiliate_id AS "affiliateId", code, name, target, placement,
      is_open AS "isOpen", a.status
    FROM affiliates.link AS l JOIN affiliates.affiliate AS a USING (affiliate_id)
    WHERE code = ${code}`.execute(db);
  return rows[0] ?? null;
}
