/**
 * The door of the invitation programme. Invitees' deposits, bets and losses earn their inviters
 * commissions, three levels up. They are calculated from the figures of closed days, held for some
 * days, recalculated, and paid by a job; what looks like abuse waits for a person.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../platform/database/types.ts";
import { type PageRequest, pageOf } from "../platform/paging.ts";
import type { Room } from "../platform/room.ts";
import { commissionCalls } from "./commissions/calls.ts";
import { findCommission, listSignals } from "./commissions/commission-repository.ts";
import { type Decision, forfeitCommission, releaseCommission } from "./commissions/decide.ts";
import { agencyJobs } from "./jobs.ts";
import { listSignalsBefore, type SignalShown } from "./signals/office-repository.ts";
import { treeCalls } from "./tree/calls.ts";
import type { AgencyDeps, Commission, CommissionKey, Signal } from "./types.ts";

export { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB } from "./jobs.ts";
export type { SignalShown } from "./signals/office-repository.ts";
export type * from "./types.ts";

export interface Agency {
  /** Why commissions were stopped, the newest first; without an agent, of all. */
  listSignals(
    of: PageRequest & { readonly agentId?: MemberId },
  ): Promise<{ readonly list: readonly Signal[]; readonly total: number }>;
  /** The same from a place on, with what became of the commissions. */
  signalsBefore(of: {
    readonly agentId: MemberId | null;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly SignalShown[]>;
  findCommission(key: CommissionKey): Promise<Commission | null>;
  /** Throws agency.commission_unknown, agency.commission_decided. */
  release(tx: Tx, key: CommissionKey, decision: Decision): Promise<Commission>;
  /** The same. */
  forfeit(key: CommissionKey, decision: Decision): Promise<Commission>;
}

export function createAgency(deps: AgencyDeps): Room<Agency> {
  return {
    api: createApi(deps),
    routes: [...commissionCalls(deps), ...treeCalls(deps)],
    jobs: agencyJobs(deps),
  };
}

function createApi(deps: AgencyDeps): Agency {
  return {
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
