/** The SQL of the sandbox studio. It keeps each thing as its protocol says it. */
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";

/** What each kind of record holds. */
export interface Records {
  key: { readonly pem: string };
  session: Session;
  transaction: Transaction;
  reward: Reward;
  campaign: Campaign;
}
type Kind = keyof Records;

export interface Session {
  /** Null: a demo. */
  readonly seat: { readonly user: string; readonly token: string } | null;
  readonly game: string;
  readonly lobbyUrl: string;
  /** Of a demo, in units. */
  readonly demoUnits: number;
}

export interface Transaction {
  readonly transaction_uuid: string;
  readonly transaction_status: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly round: string;
  readonly reference_transaction_uuid: string | null;
  readonly inserted_at: string;
  readonly game_code: string;
  readonly user: string;
}

export interface Reward {
  readonly reward_uuid: string;
  readonly prepaid_uuid: string;
  readonly operator_reference: string | null;
  readonly user: string;
  readonly game_code: string;
  readonly currency: string;
  readonly bet_value: number;
  readonly bet_count: number;
  readonly used: number;
  readonly status: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

export interface Campaign {
  readonly campaign_uuid: string;
  readonly name: string;
  readonly prepaid_uuid: string;
  readonly operator_reference: string | null;
  readonly bet_value: number | null;
  readonly bet_count: number | null;
}

export async function find<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
): Promise<Records[K] | null> {
  const { rows } = await sql<{ body: Records[K] }>`
    SELECT body FROM sandbox_studio.record WHERE kind = ${kind} AND id = ${id}`.execute(db);
  return rows[0]?.body ?? null;
}

/** The oldest first. */
export async function list<K extends Kind>(
  db: Db,
  kind: K,
  span: { readonly from?: Date; readonly until?: Date } = {},
): Promise<Records[K][]> {
  const { rows } = await sql<{ body: Records[K] }>`
    SELECT body FROM sandbox_studio.record WHERE kind = ${kind}
      AND at >= ${span.from ?? null}::timestamptz IS NOT FALSE
      AND at < ${span.until ?? null}::timestamptz IS NOT FALSE
    ORDER BY at, id`.execute(db);
  return rows.map(({ body }) => body);
}

/** What was there is written over; its time stays. */
export async function put<K extends Kind>(
  db: Db,
  kind: K,
  record: { readonly id: string; readonly at: Date; readonly body: Records[K] },
): Promise<void> {
  await sql`
    INSERT INTO sandbox_studio.record (kind, id, at, body)
    VALUES (${kind}, ${record.id}, ${record.at}, ${JSON.stringify(record.body)}::jsonb)
    ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body`.execute(db);
}

/** False: it was there before, and stays. */
export async function putFirst<K extends Kind>(
  db: Db,
  kind: K,
  record: { readonly id: string; readonly at: Date; readonly body: Records[K] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO sandbox_studio.record (kind, id, at, body)
    VALUES (${kind}, ${record.id}, ${record.at}, ${JSON.stringify(record.body)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}
