/** The SQL of playing: grants for whole batches of the ledger, each reached by its member. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Tx } from "../platform/database/types.ts";
import { type GrantRow, grantColumns, toGrant } from "./repository.ts";
import type { FreeGrant } from "./types.ts";

export interface GrantKey {
  readonly memberId: MemberId;
  /** Our id, or the partner's; null: no grant is meant. */
  readonly ref: string | null;
}

/** In the order of `keys`; null: there is none. No statement where no grant is meant. */
export async function gatherGrants(
  tx: Tx,
  keys: readonly GrantKey[],
): Promise<(FreeGrant | null)[]> {
  if (keys.every(({ ref }) => ref === null)) return keys.map(() => null);
  const { rows } = await sql<GrantRow & { position: number }>`
    SELECT k.position, ${grantColumns}
    FROM unnest(${keys.map((key) => key.memberId)}::bigint[],
      ${keys.map((key) => key.ref?.toLowerCase() ?? null)}::text[]
    ) WITH ORDINALITY AS k (member_id, ref, position)
    JOIN free_rounds.given g ON g.member_id = k.member_id
      AND (g.id::text = k.ref OR g.partner_ref = k.ref)`.execute(tx);
  const found: (FreeGrant | null)[] = keys.map(() => null);
  for (const { position, ...row } of rows) found[position - 1] = toGrant(row);
  return found;
}

/** What a command changes of a grant. */
export interface GrantUse {
  readonly id: string;
  /** 1: a round begins; -1: its bet was undone; 0: a win, or its rollback. */
  readonly used: number;
  readonly won: Centavos;
}

/** In the commit that moves the money; the wallet's version guards what it was decided on. */
export async function writeUses(
  tx: Tx,
  uses: readonly (GrantUse & { readonly memberId: MemberId })[],
): Promise<void> {
  if (uses.length === 0) return;
  await sql`
    UPDATE free_rounds.given g SET used = g.used + n.used, won = g.won + n.won
    FROM unnest(${uses.map((use) => use.memberId)}::bigint[],
      ${uses.map((use) => use.id)}::uuid[], ${uses.map((use) => use.used)}::int[],
      ${uses.map((use) => use.won)}::bigint[]) AS n (member_id, id, used, won)
    WHERE g.member_id = n.member_id AND g.id = n.id`.execute(tx);
}
