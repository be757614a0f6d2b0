/**
 * Is a part of a member's bonus at play? It may come back with a win or a rollback, so a bonus
 * whose pocket is empty is not lost before these rounds are over. Asked only for members who have
 * to play a bonus: everybody else costs no statement.
 */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Gathered } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import { nth } from "../platform/memory/nth.ts";

export interface BonusAtPlay {
  /** In rounds other than the one at hand. Also true for members not asked about. */
  readonly isBonusAtPlay: boolean;
}

/** A round; without a name, none. */
type Except = { readonly studio: string; readonly roundRef: string | null };

/** In the order of `inputs`; `except` is the round that the command itself belongs to. */
export async function gatherBonusAtPlay<Input>(
  tx: Tx,
  inputs: readonly Gathered<Input>[],
  {
    mayLose,
    except,
  }: {
    readonly mayLose: (input: Gathered<Input>) => boolean;
    readonly except?: (input: Input) => Except;
  },
): Promise<readonly boolean[]> {
  const asked = inputs.filter((one) => one.wallet.bonusOwed > 0 && mayLose(one));
  if (asked.length === 0) return inputs.map(() => true);
  const found = await readBonusAtPlay(
    tx,
    asked.map(({ memberId, input }) => ({ memberId, except: except?.(input) ?? null })),
  );
  const answers = new Map(asked.map((one, index) => [one, nth(found, index)]));
  return inputs.map((one) => answers.get(one) ?? true);
}

/** In the order of `asked`. Exact while the wallets are locked by `tx`. */
export async function readBonusAtPlay(
  tx: Tx,
  asked: readonly { readonly memberId: MemberId; readonly except: Except | null }[],
): Promise<boolean[]> {
  const { rows } = await sql<{ is_at_play: boolean }>`
    SELECT EXISTS (SELECT FROM rounds.round r
      WHERE r.member_id = k.member_id AND r.status = 'open' AND r.stake_bonus > 0
        AND (r.studio, r.round_ref) IS DISTINCT FROM (k.studio, k.round_ref)) AS is_at_play
    FROM unnest(${asked.map((one) => one.memberId)}::bigint[],
      ${asked.map((one) => one.except?.studio ?? null)}::text[],
      ${asked.map((one) => one.except?.roundRef ?? null)}::text[]
    ) WITH ORDINALITY AS k (member_id, studio, round_ref, position)
    ORDER BY k.position`.execute(tx);
  return rows.map((row) => row.is_at_play);
}
