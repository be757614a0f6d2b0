/**
 * The door of compliance: limits on deposits, stakes, losses and time, time-outs and exclusions.
 * Members set them here; they are enforced where a bet is decided, by the functions of `limits`,
 * which the rounds room calls inside its ledger commands. What counts and what does not is in
 * policy.ts and, with an example, in docs/compliance.md.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Tx } from "../platform/database/types.ts";
import type { FieldProblem } from "../platform/errors.ts";
import type { Room } from "../platform/room.ts";
import {
  type AnyLimitName,
  confirmAnyChange,
  listAllLimits,
  removeAnyLimit,
  setAnyLimit,
} from "./any-limit.ts";
import { bar, liftBar } from "./bar.ts";
import { complianceCalls } from "./calls.ts";
import { findExceeded, requireDepositAllowed } from "./deposit-limits.ts";
import {
  endExclusions,
  exclude,
  type ExclusionWish,
  findExclusion,
  startTimeOut,
  type TimeOutWish,
} from "./exclude.ts";
import { type Exclusion, listRunning } from "./exclusion-repository.ts";
import { problemOfLimit, setFirstLimits } from "./first-limits.ts";
import { complianceJobs } from "./jobs.ts";
import { readMandatory, requireMandatory } from "./mandatory.ts";
import { countRaises, listExclusions, type OfficeExclusion } from "./office-repository.ts";
import {
  type AnyLimit,
  type Limit,
  refusalOf,
  withBet,
  withoutBet,
  withoutWin,
  withWin,
} from "./policy.ts";
import { gatherLimits, writeLimits } from "./repository.ts";
import type { ComplianceDeps, LimitState } from "./types.ts";

export type { Exclusion } from "./exclusion-repository.ts";
export type { OfficeExclusion } from "./office-repository.ts";
export type { PlayLimits } from "./policy.ts";
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

export type DepositRules = (tx: Tx, memberId: MemberId, amount: Centavos) => Promise<void>;

export interface Compliance {
  /** At once when it is the first or a lower one; a higher one waits to be confirmed. */
  setLimit(memberId: MemberId, limit: AnyLimit): Promise<LimitState>;
  /** Waits to be confirmed, like a higher one. */
  removeLimit(memberId: MemberId, name: AnyLimitName): Promise<LimitState | null>;
  /** After the cooling-off makes a higher amount hold, or takes the limit away: null. */
  confirmChange(memberId: MemberId, name: AnyLimitName): Promise<LimitState | null>;
  listLimits(memberId: MemberId): Promise<readonly LimitState[]>;
  /**
   * For the cashier: read before its transaction, and asked in it when a deposit has been written,
   * one at a time. Throws compliance.deposit_limit_reached, and compliance.limits_required.
   */
  readDepositRules(): Promise<DepositRules>;
  /** Of a deposit that is written and counted already. */
  isDepositWithin(memberId: MemberId, amount: Centavos): Promise<boolean>;
  /** Before play. Throws compliance.limits_required. */
  requireMandatory(memberId: MemberId): Promise<void>;
  /** Of a limit that somebody wants to begin with; null: it can be set. */
  problemOfLimit(limit: Limit): FieldProblem | null;
  /** With a registration, in the transaction that opens the wallet. */
  setFirstLimits(
    tx: Tx,
    first: { readonly memberId: MemberId; readonly limits: readonly Limit[] },
  ): Promise<void>;

  /** Ends play and all sessions at once, and cannot be taken back. */
  startTimeOut(memberId: MemberId, wish: TimeOutWish): Promise<Exclusion>;
  exclude(memberId: MemberId, wish: ExclusionWish): Promise<Exclusion>;
  /** Excludes who is on a list of barred people. False: barred before, or no member any more. */
  bar(memberId: MemberId, reason: string): Promise<boolean>;
  /** False: the member is not barred. `alongside` runs in the same transaction. */
  liftBar(memberId: MemberId, alongside: (tx: Tx) => Promise<void>): Promise<boolean>;
  /** The longest that runs; null: none does. */
  findExclusion(memberId: MemberId): Promise<Exclusion | null>;
  /** Of everybody or of one, the newest first, for operators. */
  listExclusions(of: {
    readonly memberId: MemberId | null;
    readonly isRunning: boolean;
    readonly after: { readonly at: Date; readonly exclusionId: string } | null;
    readonly limit: number;
  }): Promise<readonly OfficeExclusion[]>;
  /** How often each of these asked for a higher limit, or for none. */
  countRaises(of: {
    readonly memberIds: readonly MemberId[];
    readonly from: Date;
    readonly until: Date;
  }): Promise<ReadonlyMap<MemberId, number>>;
  /** For the members room, which must not give access back while one runs. */
  isExcluded(tx: Tx, memberId: MemberId): Promise<boolean>;
  /** Gives access back to those whose time is over; returns how many. Run every minute. */
  endExclusions(): Promise<number>;
}

export function createCompliance(deps: ComplianceDeps): Room<Compliance> {
  return { api: createApi(deps), routes: complianceCalls(deps), jobs: complianceJobs(deps) };
}

function createApi(deps: ComplianceDeps): Compliance {
  const { db } = deps;
  return {
    setLimit: (memberId, limit) => setAnyLimit(deps, memberId, limit),
    removeLimit: (memberId, name) => removeAnyLimit(deps, memberId, name),
    confirmChange: (memberId, name) => confirmAnyChange(deps, memberId, name),
    listLimits: (memberId) => listAllLimits(deps, memberId),
    readDepositRules: async () => {
      const asked = await readMandatory(deps);
      return async (tx, memberId, amount) => {
        await requireMandatory(tx, memberId, asked);
        await requireDepositAllowed(deps, tx, { memberId, amount });
      };
    },
    isDepositWithin: async (memberId, amount) =>
      (await findExceeded(deps, db, { memberId, amount })) === null,
    requireMandatory: async (memberId) => requireMandatory(db, memberId, await readMandatory(deps)),
    problemOfLimit,
    setFirstLimits: (tx, first) => setFirstLimits(deps, tx, first),
    startTimeOut: async (memberId, wish) => startTimeOut(deps, memberId, wish),
    exclude: async (memberId, wish) => exclude(deps, memberId, wish),
    bar: (memberId, reason) => bar(deps, memberId, reason),
    liftBar: (memberId, alongside) => liftBar(deps, memberId, alongside),
    findExclusion: (memberId) => findExclusion(db, memberId),
    listExclusions: (of) => listExclusions(db, of),
    countRaises: (of) => countRaises(db, of),
    isExcluded: async (tx, memberId) => (await listRunning(tx, memberId)).length > 0,
    endExclusions: () => endExclusions(deps),
  };
}
