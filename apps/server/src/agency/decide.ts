/** What operators decide about a commission that was stopped. The caller keeps the audit. */
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { type Ending, findCommission, moveCommission } from "./commission-repository.ts";
import type { AgencyDeps, Commission, CommissionKey } from "./types.ts";

export interface Decision {
  readonly operator: string;
  readonly reason: string;
}

/** The next run pays what is left of it. */
export function releaseCommission(
  deps: Pick<AgencyDeps, "db">,
  key: CommissionKey,
  { operator, reason }: Decision,
): Promise<Commission> {
  return move(deps, key, { from: ["stopped"], to: "held", decidedBy: operator, reason });
}

/** Of one that was not paid yet. What was paid is the rewards room's to forfeit. */
export function forfeitCommission(
  deps: Pick<AgencyDeps, "db">,
  key: CommissionKey,
  { operator, reason }: Decision,
): Promise<Commission> {
  return move(deps, key, {
    from: ["held", "stopped"],
    to: "forfeited",
    decidedBy: operator,
    reason,
  });
}

async function move(
  { db }: Pick<AgencyDeps, "db">,
  key: CommissionKey,
  ending: Ending,
): Promise<Commission> {
  const isMoved = await inTransaction(db, (tx) => moveCommission(tx, key, ending));
  const commission = await findCommission(db, key);
  if (commission === null) throw new DomainError("agency.commission_unknown");
  if (!isMoved) throw new DomainError("agency.commission_decided");
  return commission;
}
