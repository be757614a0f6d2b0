/**
 * The door of the VIP programme and of rebates. Levels follow from what a member recharged and
 * staked, as the statistics know it, and never fall; gifts and rebates are settled once for each
 * level, week, month and day, and are rewards from then on. The rules are pure functions in
 * policy.ts, with worked examples in docs/vip.md and docs/rebates.md.
 */
import { boundTo, type Room } from "../platform/room.ts";
import { vipCalls } from "./calls.ts";
import { readAllowance, readProfile, showInfo } from "./info.ts";
import { showHistory } from "./history.ts";
import { vipJobs } from "./jobs.ts";
import type { VipDeps } from "./types.ts";

export type { VipDeps } from "./types.ts";

export type Vip = ReturnType<typeof createApi>;

export function createVip(deps: VipDeps): Room<Vip> {
  return { api: createApi(deps), routes: vipCalls(deps), jobs: vipJobs(deps) };
}

const createApi = (deps: VipDeps) =>
  boundTo(deps, {
    /** What a profile shows of it. */
    profileOf: readProfile,
    /** What the member's level allows at a withdrawal; null: nothing beyond the cashier's rules. */
    allowanceOf: readAllowance,
    // What the member sees, for the back office.
    showInfo,
    showHistory,
  });
