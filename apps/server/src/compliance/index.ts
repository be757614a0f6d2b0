/**
 * The door of compliance: limits on deposits, stakes, losses and time, time-outs and exclusions.
 * Members set them here; they are enforced where a bet is decided, by the functions of `limits`,
 * which the rounds room calls inside its ledger commands. What counts and what does not is in
 * policy.ts and, with an example, in docs/compliance.md.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Tx } from "../platform/database/types.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { confirmAnyChange, listAllLimits, removeAnyLimit, setAnyLimit } from "./any-limit.ts";
import { bar, liftBar } from "./bar.ts";
import { complianceCalls } from "./calls.ts";
import { findExceeded, requireDepositAllowed } from "./deposit-limits.ts";
import { endExclusions, exclude, findExclusion, startTimeOut } from "./exclude.ts";
import { listExcluded, listRunning } from "./exclusion-repository.ts";
import { problemOfLimit, setFirstLimits } from "./first-limits.ts";
import { readStatement } from "./statement.ts";
import { complianceJobs } from "./jobs.ts";
import { readMandatory, requireMandatory } from "./mandatory.ts";
import { countRaises, listExclusions } from "./office-repository.ts";
import { type Limit, refusalOf, withBet, withoutBet, withoutWin, withWin } from "./policy.ts";
import { presentLimit } from "./present.ts";
import { gatherLimits, writeLimits } from "./repository.ts";
import type { ComplianceDeps } from "./types.ts";

export { isExcludedNow } from "./exclusion-repository.ts";
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

export type Compliance = ReturnType<typeof createApi>;

export function createCompliance(deps: ComplianceDeps): Room<Compliance> {
  return { api: createApi(deps), routes: complianceCalls(deps), jobs: complianceJobs(deps) };
}

function createApi(deps: ComplianceDeps) {
  const { db } = deps;
  return {
    ...boundTo(deps, {
      /** At once when it is the first or a lower one; a higher one waits to be confirmed. */
      setLimit: setAnyLimit,
      /** Waits to be confirmed, like a higher one. */
      removeLimit: removeAnyLimit,
      /** After the cooling-off makes a higher amount hold, or takes the limit away: null. */
      confirmChange: confirmAnyChange,
      listLimits: listAllLimits,
      /** What was played, paid in and taken out from one day to another. */
      readStatement,
      /** Ends play and all sessions at once, and cannot be taken back. */
      startTimeOut,
      exclude,
      /**
       * Excludes who is on a list of barred people. False: barred before, or no member any more.
       */
      bar,
      /** False: the member is not barred. `alongside` runs in the same transaction. */
      liftBar,
      /** Gives access back to those whose time is over; returns how many. Run every minute. */
      endExclusions,
    }),
    /** As their member reads them. */
    presentLimits: async (memberId: MemberId) =>
      (await listAllLimits(deps, memberId)).map((limit) => presentLimit(limit)),
    ...boundTo(db, {
      /** The longest that runs; null: none does. */
      findExclusion,
      /** Which of these are excluded, or on a time-out. */
      excludedAmong: listExcluded,
      /** Of everybody or of one, the newest first, for operators. */
      listExclusions,
      /** How often each of these asked for a higher limit, or for none. */
      countRaises,
    }),
    /**
     * For the cashier: read before its transaction, and asked in it when a deposit has been
     * written, one at a time. Throws compliance.deposit_limit_reached, and
     * compliance.limits_required.
     */
    readDepositRules: async (): Promise<DepositRules> => {
      const asked = await readMandatory(deps);
      return async (tx, memberId, amount) => {
        await requireMandatory(tx, memberId, asked);
        await requireDepositAllowed(deps, tx, { memberId, amount });
      };
    },
    /** Of a deposit that is written and counted already. */
    isDepositWithin: async (memberId: MemberId, amount: Centavos) =>
      (await findExceeded(deps, db, { memberId, amount })) === null,
    /** Before play. Throws compliance.limits_required. */
    requireMandatory: async (memberId: MemberId) =>
      requireMandatory(db, memberId, await readMandatory(deps)),
    /** Of a limit that somebody wants to begin with; null: it can be set. */
    problemOfLimit,
    /** With a registration, in the transaction that opens the wallet. */
    setFirstLimits: (
      tx: Tx,
      first: { readonly memberId: MemberId; readonly limits: readonly Limit[] },
    ) => setFirstLimits(deps, tx, first),
    /** For the members room, which must not give access back while one runs. */
    isExcluded: async (tx: Tx, memberId: MemberId) => (await listRunning(tx, memberId)).length > 0,
  };
}
