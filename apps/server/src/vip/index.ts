/**
 * The door of the VIP programme and of rebates. Levels follow from what a member recharged and
 * staked, as the statistics know it, and never fall; gifts and rebates are settled once for each
 * level, week, month and day, and are rewards from then on. The rules are pure functions in
 * policy.ts, with worked examples in docs/vip.md and docs/rebates.md.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import type { Allowance } from "../cashier/index.ts";
import type { MemberRank } from "../members/index.ts";
import type { Room } from "../platform/room.ts";
import { vipCalls } from "./calls.ts";
import { readAllowance, readProfile, showInfo } from "./info.ts";
import { showHistory } from "./history.ts";
import { vipJobs } from "./jobs.ts";
import type { VipDeps } from "./types.ts";

export type { VipDeps } from "./types.ts";

export interface Vip {
  /** What a profile shows of it. */
  profileOf(memberId: MemberId): Promise<MemberRank>;
  /** What the member's level allows at a withdrawal; null: nothing beyond the cashier's rules. */
  allowanceOf(memberId: MemberId): Promise<Allowance | null>;

  // What the member sees, for the back office.
  showInfo(memberId: MemberId): Promise<DataOf<typeof contract.vipInfo>>;
  showHistory(
    memberId: MemberId,
    input: InputOf<typeof contract.vipHistory>,
  ): Promise<DataOf<typeof contract.vipHistory>>;
}

export function createVip(deps: VipDeps): Room<Vip> {
  return {
    api: {
      profileOf: (memberId) => readProfile(deps, memberId),
      allowanceOf: (memberId) => readAllowance(deps, memberId),
      showInfo: (memberId) => showInfo(deps, memberId),
      showHistory: (memberId, input) => showHistory(deps, memberId, input),
    },
    routes: vipCalls(deps),
    jobs: vipJobs(deps),
  };
}
