/** What operators decide about a commission that was stopped. The caller keeps the audit. */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { type Ending, findCommission, moveCommission } from "./commission-repository.ts";
import type { AgencyDeps, Commission, CommissionKey } from "../types.ts";

export interface Decision {
  readonly decidedBy: string;
  readonly reason: string;
}

/** The next run pays what is left of it. */
export function releaseCommission(tx: Tx, key: CommissionKey, by: Decision): Promise<Commission> {
  return move(tx, key, { from: ["stopped"], to: "held", ...by });
}

/** Of one that was not paid yet. What was paid is the rewards room's to forfeit. */
export function forfeitCommission(
  { db }: Pick<AgencyDeps, "db">,
  key: CommissionKey,
  by: Decision,
): Promise<Commission> {
  return inTransaction(db, (tx) =>
    move(tx, key, { from: ["held", "stopped"], to: "forfeited", ...by }),
  );
}

async function move(tx: Tx, key: CommissionKey, ending: Ending): Promise<Commission> {
  const isMoved = await moveCommission(tx, key, ending);
  const commission = await findCommission(tx, key);
  if (commission === null) throw new DomainError("agency.commission_unknown");
  if (!isMoved) throw new DomainError("agency.commission_decided");
  return commission;
}
