/**
 * Limits that nobody plays or pays in without, where the market asks for them. Who registers brings
 * them along; who was here before, or has taken one away since, is asked before the next game.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { listLimits } from "./repository.ts";
import type { ComplianceDeps, MandatoryMeasure } from "./types.ts";

type Deps = Pick<ComplianceDeps, "mandatoryLimits">;

/** What the market asks of everybody. From its memory: not within a transaction. */
export async function readMandatory({
  mandatoryLimits,
}: Deps): Promise<readonly MandatoryMeasure[]> {
  return (await mandatoryLimits?.()) ?? [];
}

export async function missingLimits(
  db: Db | Tx,
  memberId: MemberId,
  asked: readonly MandatoryMeasure[],
): Promise<readonly MandatoryMeasure[]> {
  if (asked.length === 0) return [];
  const limits = await listLimits(db, memberId);
  return asked.filter((measure) => !limits.some((limit) => limit.measure === measure));
}

export async function requireMandatory(
  db: Db | Tx,
  memberId: MemberId,
  asked: readonly MandatoryMeasure[],
): Promise<void> {
  const missing = await missingLimits(db, memberId, asked);
  if (missing.length > 0) throw new DomainError("compliance.limits_required");
}
