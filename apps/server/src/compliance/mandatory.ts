/**
 * Limits that nobody plays or pays in without, where the market asks for them. Who registers brings
 * them along; who was here before, or has taken one away since, is asked before the next game.
 */
import type { MemberId } from "../ledger/index.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { listLimits } from "./repository.ts";
import type { ComplianceDeps, MandatoryMeasure } from "./types.ts";

type Deps = Pick<ComplianceDeps, "mandatoryLimits">;

export async function missingLimits(
  { mandatoryLimits }: Deps,
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly MandatoryMeasure[]> {
  const asked = (await mandatoryLimits?.()) ?? [];
  if (asked.length === 0) return [];
  const limits = await listLimits(db, memberId);
  return asked.filter((measure) => !limits.some((limit) => limit.measure === measure));
}

export async function requireMandatory(deps: Deps, db: Db | Tx, memberId: MemberId): Promise<void> {
  const missing = await missingLimits(deps, db, memberId);
  if (missing.length > 0) throw new DomainError("compliance.limits_required");
}
