/** Limits that are set with a registration: they are there before the first bet can be. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Tx } from "../platform/database/types.ts";
import type { FieldProblem } from "../platform/errors.ts";
import { DomainError } from "../platform/errors.ts";
import type { Random } from "../platform/random.ts";
import { type Limit, startedLimit, windowOf } from "./policy.ts";
import { insertChange, saveLimit } from "./repository.ts";
import { requireOffered } from "./wishes.ts";

interface FirstLimitsDeps {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: Random;
}

/** What is wrong with the amount, as a form says it; null: nothing. */
export function problemOfLimit(limit: Limit): FieldProblem | null {
  try {
    requireOffered(limit);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, params: error.details.params ?? {} };
  }
}

/** In the transaction that opens the wallet: nothing has been played yet. */
export async function setFirstLimits(
  { ledger, clock, random }: FirstLimitsDeps,
  tx: Tx,
  { memberId, limits }: { readonly memberId: MemberId; readonly limits: readonly Limit[] },
): Promise<void> {
  if (limits.length === 0) return;
  await ledger.setLimited(tx, memberId, true);
  const now = clock.now();
  for (const limit of limits) {
    const nothing = { stakeCentavos: 0, winCentavos: 0, playedMs: 0, lastBetAt: null };
    const started = startedLimit(limit, windowOf(limit.period, now), nothing);
    await saveLimit(tx, memberId, { ...started, next: null });
    const { measure, period, amount } = limit;
    const change = { memberId, measure, period, amount, what: "set", at: now } as const;
    await insertChange(tx, { ...change, changeId: random.uuid() });
  }
}
