/** The SQL of tags. */
import { type RawBuilder, sql } from "kysely";
import type { tagColours } from "@tucano/contract/backoffice/shapes.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface TagRow {
  readonly tag_id: number;
  readonly name: string;
  readonly colour: (typeof tagColours)[number];
}

export async function listTags(
  db: Db,
): Promise<readonly (TagRow & { readonly members: number })[]> {
  const { rows } = await sql<TagRow & { members: number }>`
    SELECT tag_id, name, colour,
      (SELECT count(*) FROM backoffice.member_tag m WHERE m.tag_id = t.tag_id) AS members
    FROM backoffice.tag t ORDER BY lower(name)`.execute(db);
  return rows;
}

export async function findTag(db: Db, tagId: number): Promise<TagRow | null> {
  const { rows } = await sql<TagRow>`
    SELECT tag_id, name, colour FROM backoffice.tag WHERE tag_id = ${tagId}`.execute(db);
  return rows[0] ?? null;
}

/** Null: there is another one of this name. */
export async function insertTag(
  tx: Tx,
  tag: Omit<TagRow, "tag_id"> & { readonly now: Date },
): Promise<TagRow | null> {
  const { rows } = await sql<TagRow>`
    INSERT INTO backoffice.tag (name, colour, created_at)
    VALUES (${tag.name}, ${tag.colour}, ${tag.now})
    ON CONFLICT (name) DO NOTHING RETURNING tag_id, name, colour`.execute(tx);
  return rows[0] ?? null;
}

/** False: there is another one of this name. */
export async function updateTag(tx: Tx, tag: TagRow): Promise<boolean> {
  const updated = await sql`
    UPDATE backoffice.tag SET name = ${tag.name}, colour = ${tag.colour}
    WHERE tag_id = ${tag.tag_id} AND NOT EXISTS (
      SELECT FROM backoffice.tag WHERE name = ${tag.name} AND tag_id <> ${tag.tag_id})`.execute(tx);
  return updated.numAffectedRows === 1n;
}

interface Put {
  readonly tagId: number;
  readonly memberIds: readonly MemberId[];
}

/** Those who did not have it yet. */
export async function putTag(tx: Tx, { tagId, memberIds }: Put): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    INSERT INTO backoffice.member_tag (tag_id, member_id)
    SELECT ${tagId}, unnest(${[...memberIds]}::bigint[])
    ON CONFLICT DO NOTHING RETURNING member_id`.execute(tx);
  return rows.map((row) => row.member_id);
}

/** Those who had it. */
export async function takeTag(tx: Tx, { tagId, memberIds }: Put): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    DELETE FROM backoffice.member_tag
    WHERE tag_id = ${tagId} AND member_id = ANY(${[...memberIds]}::bigint[])
    RETURNING member_id`.execute(tx);
  return rows.map((row) => row.member_id);
}

/** Who has it, the highest number first. */
export async function listTagged(
  db: Db,
  of: { readonly tagId: number; readonly before: number | null; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM backoffice.member_tag
    WHERE tag_id = ${of.tagId} AND (${of.before}::bigint IS NULL OR member_id < ${of.before})
    ORDER BY member_id DESC LIMIT ${of.limit}`.execute(db);
  return rows.map((row) => row.member_id);
}

/** For statements about many: has the member of this column one of these tags? */
export const hasTag = (
  memberId: RawBuilder<unknown>,
  tagIds: readonly number[],
): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT FROM backoffice.member_tag t
    WHERE t.member_id = ${memberId} AND t.tag_id = ANY(${[...tagIds]}::bigint[]))`;

export async function tagsOf(
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly TagRow[]>> {
  const { rows } = await sql<TagRow & { member_id: MemberId }>`
    SELECT m.member_id, t.tag_id, t.name, t.colour
    FROM backoffice.member_tag m JOIN backoffice.tag t USING (tag_id)
    WHERE m.member_id = ANY(${[...memberIds]}::bigint[]) ORDER BY lower(t.name)`.execute(db);
  return Map.groupBy(rows, (row) => row.member_id);
}
