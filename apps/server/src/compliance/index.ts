/**
 * The door of compliance: limits on stakes, losses and time of play, time-outs and exclusions.
 * Members set them here; they are enforced where a bet is decided, by the functions of `limits`,
 * which the rounds room calls inside its ledger commands. What counts and what does not is in
 * policy.ts and, with an example, in docs/compliance.md.
 */
import type { MemberId } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import {
  endExclusions,
  exclude,
  type ExclusionWish,
  findExclusion,
  startTimeOut,
  type TimeOutWish,
} from "./exclude.ts";
import { type Exclusion, listRunning } from "./exclusion-repository.ts";
import { defineComplianceJobs } from "./jobs.ts";
import { type Limit, refusalOf, withBet, withoutBet, withoutWin, withWin } from "./policy.ts";
import { gatherLimits, writeLimits } from "./repository.ts";
import { confirmChange, listLimits, removeLimit, setLimit } from "./set-limit.ts";
import type { ComplianceDeps, LimitState } from "./types.ts";

export type { Exclusion } from "./exclusion-repository.ts";
export type { Limit, PlayLimits } from "./policy.ts";
export type { ComplianceDeps, LimitState } from "./types.ts";

/**
 * For ledger commands that move money at play. Gather for members whose wallet is limited, check
 * before a stake is taken, and write what the command made of the limits with the money.
 */
export const limits = {
  gather: gatherLimits,
  check: refusalOf,
  withBet,
  withWin,
  withoutBet,
  withoutWin,
  write: writeLimits,
} as const;

export interface Compliance {
  /** At once when it is the first or a lower one; a higher one waits to be confirmed. */
  setLimit(memberId: MemberId, limit: Limit): Promise<LimitState>;
  /** Waits to be confirmed, like a higher one. */
  removeLimit(memberId: MemberId, name: Omit<Limit, "amount">): Promise<LimitState | null>;
  /** After the cooling-off makes a higher amount hold, or takes the limit away: null. */
  confirmChange(memberId: MemberId, name: Omit<Limit, "amount">): Promise<LimitState | null>;
  listLimits(memberId: MemberId): Promise<readonly LimitState[]>;

  /** Ends play and all sessions at once, and cannot be taken back. */
  startTimeOut(memberId: MemberId, wish: TimeOutWish): Promise<Exclusion>;
  exclude(memberId: MemberId, wish: ExclusionWish): Promise<Exclusion>;
  /** The longest that runs; null: none does. */
  findExclusion(memberId: MemberId): Promise<Exclusion | null>;
  /** For the members room, which must not give access back while one runs. */
  isExcluded(tx: Tx, memberId: MemberId): Promise<boolean>;
  /** Gives access back to those whose time is over; returns how many. Run every minute. */
  endExclusions(): Promise<number>;
}

export function createCompliance(deps: ComplianceDeps): Compliance {
  defineComplianceJobs(deps);
  return {
    setLimit: (memberId, limit) => setLimit(deps, memberId, limit),
    removeLimit: (memberId, name) => removeLimit(deps, memberId, name),
    confirmChange: (memberId, name) => confirmChange(deps, memberId, name),
    listLimits: (memberId) => listLimits(deps, memberId),
    startTimeOut: async (memberId, wish) => startTimeOut(deps, memberId, wish),
    exclude: async (memberId, wish) => exclude(deps, memberId, wish),
    findExclusion: (memberId) => findExclusion(deps.db, memberId),
    isExcluded: async (tx, memberId) => (await listRunning(tx, memberId)).length > 0,
    endExclusions: () => endExclusions(deps),
  };
}
