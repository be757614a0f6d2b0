/**
 * The door of the invitation programme. Invitees' deposits, bets and losses earn their inviters
 * commissions, three levels up. They are calculated from the figures of closed days, held for some
 * days, recalculated, and paid by a job; what looks like abuse waits for a person.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type PageRequest, pageOf } from "../platform/paging.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { commissionCalls } from "./commissions/calls.ts";
import { findCommission, listSignals } from "./commissions/commission-repository.ts";
import { forfeitCommission, releaseCommission } from "./commissions/decide.ts";
import { agencyJobs } from "./jobs.ts";
import { listSignalsBefore } from "./signals/office-repository.ts";
import { treeCalls } from "./tree/calls.ts";
import type { AgencyDeps } from "./types.ts";

export { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB } from "./jobs.ts";
export type * from "./types.ts";

export type Agency = ReturnType<typeof createApi>;

export function createAgency(deps: AgencyDeps): Room<Agency> {
  return {
    api: createApi(deps),
    routes: [...commissionCalls(deps), ...treeCalls(deps)],
    jobs: agencyJobs(deps),
  };
}

function createApi(deps: AgencyDeps) {
  return {
    /** Why commissions were stopped, the newest first; without an agent, of all. */
    listSignals: (of: PageRequest & { readonly agentId?: MemberId }) => {
      const { limit, offset } = pageOf(of);
      return listSignals(deps.db, { agentId: of.agentId ?? null, limit, offset });
    },
    ...boundTo(deps.db, {
      /** The same from a place on, with what became of the commissions. */
      signalsBefore: listSignalsBefore,
      findCommission,
    }),
    /** Throws agency.commission_unknown, agency.commission_decided. */
    release: releaseCommission,
    /** The same. */
    ...boundTo(deps, { forfeit: forfeitCommission }),
  };
}
