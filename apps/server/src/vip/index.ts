/**
 * The door of the VIP programme and of rebates. Levels follow from what a member recharged and
 * staked, as the statistics know it, and never fall; gifts and rebates are settled once for each
 * level, week, month and day, and are rewards from then on. The rules are pure functions in
 * policy.ts, with worked examples in docs/vip.md and docs/rebates.md.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import { claimGift, type GiftClaim } from "./claim-gift.ts";
import { showHistory } from "./history.ts";
import { readAllowance, readProfile, showInfo } from "./info.ts";
import { defineVipJobs } from "./jobs.ts";
import { claimRebates, listRebates, type RebateClaim, showRebate } from "./rebates.ts";
import type { VipDeps, VipProfile, WithdrawalAllowance } from "./types.ts";

export { vipRoutes } from "./routes.ts";
export type { VipDeps, VipProfile, WithdrawalAllowance } from "./types.ts";

export interface Vip {
  // For the routes.
  showInfo(memberId: number): Promise<DataOf<typeof contract.vipInfo>>;
  showHistory(
    memberId: number,
    input: InputOf<typeof contract.vipHistory>,
  ): Promise<DataOf<typeof contract.vipHistory>>;
  claimGift(claim: GiftClaim): Promise<DataOf<typeof contract.claimGift>>;
  listRebates(
    memberId: number,
    input: InputOf<typeof contract.listRebates>,
  ): Promise<DataOf<typeof contract.listRebates>>;
  showRebate(memberId: number, day: string): Promise<DataOf<typeof contract.rebateDetails>>;
  claimRebates(claim: RebateClaim): Promise<DataOf<typeof contract.claimRebates>>;

  // For the other rooms.
  /** What a profile shows of it. */
  profileOf(memberId: number): Promise<VipProfile>;
  /** What the member's level allows at a withdrawal; null: nothing beyond the cashier's rules. */
  allowanceOf(memberId: number): Promise<WithdrawalAllowance | null>;
}

export function createVip(deps: VipDeps): Vip {
  defineVipJobs(deps);
  return {
    showInfo: (memberId) => showInfo(deps, memberId),
    showHistory: (memberId, input) => showHistory(deps, memberId, input),
    claimGift: (claim) => claimGift(deps, claim),
    listRebates: (memberId, input) => listRebates(deps, memberId, input),
    showRebate: (memberId, day) => showRebate(deps, memberId, day),
    claimRebates: (claim) => claimRebates(deps, claim),
    profileOf: (memberId) => readProfile(deps, memberId),
    allowanceOf: (memberId) => readAllowance(deps, memberId),
  };
}
