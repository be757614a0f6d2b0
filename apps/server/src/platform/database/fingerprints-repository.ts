import { sql } from "kysely";
import type { Db } from "./types.ts";

/** Of each secret by its name, hexadecimal. */
type Fingerprints = ReadonlyMap<string, string>;

export async function readFingerprints(db: Db): Promise<Fingerprints> {
  const { rows } = await sql<{ name: string; fingerprint: string }>`
    SELECT name, encode(fingerprint, 'hex') AS fingerprint FROM platform.secret`.execute(db);
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

/** What is noted stays. */
export async function noteFingerprints(db: Db, used: Fingerprints): Promise<void> {
  await sql`
    INSERT INTO platform.secret (name, fingerprint)
    SELECT name, decode(fingerprint, 'hex')
    FROM unnest(${[...used.keys()]}::text[], ${[...used.values()]}::text[])
      AS u (name, fingerprint)
    ON CONFLICT DO NOTHING`.execute(db);
}
