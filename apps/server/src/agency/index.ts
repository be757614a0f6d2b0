/**
 * The door of the invitation programme. Invitees' deposits, bets and losses earn their inviters
 * commissions, three levels up. They are reckoned from the figures of closed days, held for some
 * days, reckoned again, and paid by a job; what looks like abuse waits for a person.
 */
import type * as contract from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { Tx } from "../platform/database/types.ts";
import type { MemberContext } from "../platform/http/types.ts";
import { type PageRequest, pageOf } from "../platform/paging.ts";
import { findCommission, listSignals } from "./commissions/commission-repository.ts";
import { type Decision, forfeitCommission, releaseCommission } from "./commissions/decide.ts";
import { earnDays, earnWeeks } from "./commissions/earn.ts";
import { defineAgencyJobs } from "./jobs.ts";
import { playMechanism, rechargeMechanism } from "./commissions/mechanism.ts";
import { listSignalsBefore, type SignalShown } from "./signals/office-repository.ts";
import { payDue } from "./commissions/pay-commissions.ts";
import { listInvitees } from "./tree/people.ts";
import { registerSubordinate } from "./tree/register-subordinate.ts";
import { listCommissions, showCommission, showOverview } from "./commissions/show-commissions.ts";
import { answerWish, listWishes } from "./tree/wishes.ts";
import type { AgencyDeps, Commission, CommissionKey, Signal } from "./types.ts";

export { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB } from "./jobs.ts";
export { agencyRoutes } from "./routes.ts";
export type { SignalShown } from "./signals/office-repository.ts";
export type * from "./types.ts";

export interface Agency {
  // For the routes.
  showOverview(context: MemberContext): Promise<DataOf<typeof contract.overview>>;
  registerSubordinate(
    callerId: number,
    input: InputOf<typeof contract.registerSubordinate>,
  ): Promise<DataOf<typeof contract.registerSubordinate>>;
  listWishes(inviteeId: number): Promise<DataOf<typeof contract.listWishes>>;
  answerWish(
    inviteeId: number,
    input: InputOf<typeof contract.answerWish>,
  ): Promise<DataOf<typeof contract.answerWish>>;
  listInvitees(
    agentId: number,
    input: InputOf<typeof contract.listInvitees>,
  ): Promise<DataOf<typeof contract.listInvitees>>;
  listCommissions(
    agentId: number,
    input: InputOf<typeof contract.listCommissions>,
  ): Promise<DataOf<typeof contract.listCommissions>>;
  showCommission(
    agentId: number,
    input: InputOf<typeof contract.showCommission>,
  ): Promise<DataOf<typeof contract.showCommission>>;
  rechargeMechanism(): Promise<DataOf<typeof contract.rechargeMechanism>>;
  playMechanism(kind: "betting" | "settlement"): Promise<DataOf<typeof contract.bettingMechanism>>;

  // By hand, what the jobs do by the clock. Each is harmless when run twice.
  /** Reckons yesterday and the days before it that were missed. */
  earnDays(): Promise<void>;
  /** Reckons last week and the weeks before it that were missed. */
  earnWeeks(): Promise<void>;
  /** Pays what is due, unless a signal stops it; answers how many were paid. */
  payDue(): Promise<number>;

  // For the back office.
  /** Why commissions were stopped, the newest first; without an agent, of all. */
  listSignals(
    of: PageRequest & { readonly agentId?: number },
  ): Promise<{ readonly list: readonly Signal[]; readonly total: number }>;
  /** The same from a place on, with what became of the commissions. */
  signalsBefore(of: {
    readonly agentId: number | null;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly SignalShown[]>;
  findCommission(key: CommissionKey): Promise<Commission | null>;
  /** Throws agency.commission_unknown, agency.commission_decided. */
  release(tx: Tx, key: CommissionKey, decision: Decision): Promise<Commission>;
  /** The same. */
  forfeit(key: CommissionKey, decision: Decision): Promise<Commission>;
}

export function createAgency(deps: AgencyDeps): Agency {
  defineAgencyJobs(deps);
  return {
    showOverview: (context) => showOverview(deps, context),
    registerSubordinate: (callerId, input) => registerSubordinate(deps, callerId, input),
    listWishes: (inviteeId) => listWishes(deps, inviteeId),
    answerWish: (inviteeId, input) => answerWish(deps, inviteeId, input),
    listInvitees: (agentId, input) => listInvitees(deps, agentId, input),
    listCommissions: (agentId, input) => listCommissions(deps, agentId, input),
    showCommission: (agentId, input) => showCommission(deps, agentId, input),
    rechargeMechanism: () => rechargeMechanism(deps),
    playMechanism: (kind) => playMechanism(deps, kind),
    earnDays: () => earnDays(deps),
    earnWeeks: () => earnWeeks(deps),
    payDue: () => payDue(deps),
    listSignals: (of) => {
      const { limit, offset } = pageOf(of);
      return listSignals(deps.db, { agentId: of.agentId ?? null, limit, offset });
    },
    signalsBefore: (of) => listSignalsBefore(deps.db, of),
    findCommission: (key) => findCommission(deps.db, key),
    release: (tx, key, decision) => releaseCommission(tx, key, decision),
    forfeit: (key, decision) => forfeitCommission(deps, key, decision),
  };
}
