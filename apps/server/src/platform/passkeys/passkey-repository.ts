/** The SQL of passkeys and their challenges; each room keeps its own, in its own schema. */
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../database/types.ts";

export interface PasskeyRow<Owner extends number> {
  readonly credential_id: string;
  readonly owner_id: Owner;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly site: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

interface Challenge<Owner> {
  readonly hash: Buffer;
  /** Null before sign-in. */
  readonly ownerId: Owner | null;
}

/** The tables `passkey` and `challenge` of a schema, whose column `owner` says whose a row is. */
export class PasskeyTables<Owner extends number> {
  readonly #passkeys: RawBuilder<unknown>;
  readonly #challenges: RawBuilder<unknown>;
  readonly #owner: RawBuilder<unknown>;
  readonly #columns: RawBuilder<unknown>;

  constructor(schema: string, owner: string) {
    this.#passkeys = sql.table(`${schema}.passkey`);
    this.#challenges = sql.table(`${schema}.challenge`);
    this.#owner = sql.ref(owner);
    this.#columns = sql`credential_id, ${this.#owner} AS owner_id, public_key, counter, site, name,
      created_at, last_used_at`;
  }

  async list(db: Db, ownerId: Owner): Promise<readonly PasskeyRow<Owner>[]> {
    const { rows } = await sql<PasskeyRow<Owner>>`
      SELECT ${this.#columns} FROM ${this.#passkeys} WHERE ${this.#owner} = ${ownerId}
      ORDER BY created_at, credential_id`.execute(db);
    return rows;
  }

  async find(db: Db, credentialId: string): Promise<PasskeyRow<Owner> | null> {
    const { rows } = await sql<PasskeyRow<Owner>>`
      SELECT ${this.#columns} FROM ${this.#passkeys}
      WHERE credential_id = ${credentialId}`.execute(db);
    return rows[0] ?? null;
  }

  /** False: that device's key is known already. */
  async insert(tx: Tx, passkey: Omit<PasskeyRow<Owner>, "last_used_at">): Promise<boolean> {
    const inserted = await sql`
      INSERT INTO ${this.#passkeys}
        (credential_id, ${this.#owner}, public_key, counter, site, name, created_at)
      VALUES (${passkey.credential_id}, ${passkey.owner_id}, ${passkey.public_key},
        ${passkey.counter}, ${passkey.site}, ${passkey.name}, ${passkey.created_at})
      ON CONFLICT (credential_id) DO NOTHING`.execute(tx);
    return inserted.numAffectedRows === 1n;
  }

  async noteUse(
    tx: Tx,
    use: { readonly credentialId: string; readonly counter: number; readonly now: Date },
  ): Promise<void> {
    await sql`
      UPDATE ${this.#passkeys}
      SET counter = greatest(counter, ${use.counter}), last_used_at = ${use.now}
      WHERE credential_id = ${use.credentialId}`.execute(tx);
  }

  /** Without an id, all of them. Returns how many there were. */
  async remove(tx: Tx, ownerId: Owner, credentialId: string | null = null): Promise<number> {
    const removed = await sql`
      DELETE FROM ${this.#passkeys}
      WHERE ${this.#owner} = ${ownerId}
        AND (${credentialId}::text IS NULL OR credential_id = ${credentialId})`.execute(tx);
    return Number(removed.numAffectedRows ?? 0n);
  }

  async insertChallenge(
    tx: Tx,
    challenge: Challenge<Owner> & { readonly expiresAt: Date },
  ): Promise<void> {
    await sql`
      INSERT INTO ${this.#challenges} (challenge_hash, ${this.#owner}, expires_at)
      VALUES (${challenge.hash}, ${challenge.ownerId}, ${challenge.expiresAt})`.execute(tx);
  }

  /** Deleting makes it valid for one answer only. False: unknown, too old, or another's. */
  async takeChallenge(tx: Tx, challenge: Challenge<Owner> & { now: Date }): Promise<boolean> {
    const taken = await sql`
      DELETE FROM ${this.#challenges}
      WHERE challenge_hash = ${challenge.hash} AND expires_at > ${challenge.now}
        AND ${this.#owner} IS NOT DISTINCT FROM ${challenge.ownerId}`.execute(tx);
    return taken.numAffectedRows === 1n;
  }

  async removeChallenges(tx: Tx, before: Date): Promise<void> {
    await sql`DELETE FROM ${this.#challenges} WHERE expires_at < ${before}`.execute(tx);
  }
}
