import { sql } from "kysely";
import type { Db } from "./types.ts";

/** Of each secret by its name, hexadecimal. */
type Fingerprints = ReadonlyMap<string, string>;
/** The same of all keys in its file, the one in use first. */
type FileFingerprints = ReadonlyMap<string, readonly string[]>;

export async function readFingerprints(db: Db): Promise<Fingerprints> {
  const { rows } = await sql<{ name: string; fingerprint: string }>`
    SELECT name, encode(fingerprint, 'hex') AS fingerprint FROM platform.secret`.execute(db);
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

/** What is noted stays. */
export async function noteFingerprints(db: Db, used: FileFingerprints): Promise<void> {
  const inUse = [...used.values()].map(([first = ""]) => first);
  await sql`
    INSERT INTO platform.secret (name, fingerprint)
    SELECT name, decode(fingerprint, 'hex')
    FROM unnest(${[...used.keys()]}::text[], ${inUse}::text[])
      AS u (name, fingerprint)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Of a secret that is replaced on purpose: its owner alone may. */
export async function replaceFingerprint(
  owner: Db,
  name: string,
  fingerprint: string,
): Promise<void> {
  await sql`
    UPDATE platform.secret SET fingerprint = decode(${fingerprint}, 'hex'), noted_at = now()
    WHERE name = ${name}`.execute(owner);
}
