/** Limits of every measure. Those on deposits are kept apart: they are counted in another way. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  confirmDepositChange,
  listDepositLimitStates,
  removeDepositLimit,
  setDepositLimit,
} from "./deposit-limits.ts";
import type { AnyLimit } from "./policy.ts";
import { confirmChange, listLimits, removeLimit, setLimit } from "./set-limit.ts";
import type { ComplianceDeps, LimitState } from "./types.ts";

export type AnyLimitName = Omit<AnyLimit, "amount">;

export async function setAnyLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  { measure, period, amount }: AnyLimit,
): Promise<LimitState> {
  return measure === "deposit"
    ? setDepositLimit(deps, memberId, { period, amount })
    : setLimit(deps, memberId, { measure, period, amount });
}

export async function removeAnyLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  { measure, period }: AnyLimitName,
): Promise<LimitState | null> {
  return measure === "deposit"
    ? removeDepositLimit(deps, memberId, period)
    : removeLimit(deps, memberId, { measure, period });
}

export async function confirmAnyChange(
  deps: ComplianceDeps,
  memberId: MemberId,
  { measure, period }: AnyLimitName,
): Promise<LimitState | null> {
  return measure === "deposit"
    ? confirmDepositChange(deps, memberId, period)
    : confirmChange(deps, memberId, { measure, period });
}

export async function listAllLimits(
  deps: ComplianceDeps,
  memberId: MemberId,
): Promise<readonly LimitState[]> {
  return [...(await listDepositLimitStates(deps, memberId)), ...(await listLimits(deps, memberId))];
}
