/**
 * The door of affiliates: companies that bring players by links of their own, outside the tree of
 * invitations. It knows whose a member is, keeps what affiliates earn in a book of its own, closes
 * their months, and asks their addresses when something happens. It moves no money.
 */
import { createFollower } from "../integrations/index.ts";
import type { JournalReader } from "../ledger/index.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { originOf } from "./clicks/attribute.ts";
import { isAttributed } from "./clicks/click-repository.ts";
import { clicksPlugin } from "./clicks/plugin.ts";
import { amountOf, correct } from "./earning/correct.ts";
import { listEntries, listHeld } from "./earning/entry-repository.ts";
import { figuresReader } from "./earning/figures-repository.ts";
import { decideQualification } from "./earning/qualify.ts";
import { affiliatesCalls } from "./figures/calls.ts";
import { countByLink, findSignals, listDays } from "./figures/funnel-repository.ts";
import { affiliatesJobs } from "./jobs.ts";
import {
  listPostbacks,
  listRequests,
  postbackLagSeconds,
} from "./postbacks/postback-repository.ts";
import { savePostback } from "./postbacks/save-postback.ts";
import { createRequestSender } from "./postbacks/send-requests.ts";
import { findAffiliate, listAffiliates, listLinks } from "./programme/affiliate-repository.ts";
import { listDeals } from "./programme/deal-repository.ts";
import { checkDeal, saveAffiliate, saveLink, setDeal } from "./programme/programme.ts";
import { listStatements, sumDue } from "./statements/statement-repository.ts";
import { approveStatement, payStatement, requireStatement } from "./statements/statements.ts";
import type { AffiliatesDeps } from "./types.ts";

export { affiliatesBookChecks } from "./books-repository.ts";
export type { Correction } from "./earning/correct.ts";
export type { EntryRow } from "./earning/entry-repository.ts";
export { type Funnel } from "./figures/funnel-repository.ts";
export { noFunnel, showDay, showStatement, sumFunnels } from "./figures/show.ts";
export type { PostbackRow, RequestRow } from "./postbacks/postback-repository.ts";
export type * from "./types.ts";

export const affiliatesReaders: readonly JournalReader[] = [figuresReader];

export type Affiliates = ReturnType<typeof createApi>;

export function createAffiliates(deps: AffiliatesDeps): Room<Affiliates> {
  const { db, clock, metrics } = deps;
  metrics.gauge({
    name: "tucano_affiliates_postback_lag_seconds",
    help: "For how long the oldest request to an affiliate's address has waited.",
    read: () => postbackLagSeconds(db, clock.now()),
  });
  return {
    api: createApi(deps),
    routes: affiliatesCalls(deps),
    jobs: affiliatesJobs(deps),
    plugin: clicksPlugin(deps),
  };
}

function createApi(deps: AffiliatesDeps) {
  const sender = createRequestSender(deps);
  const follower = createFollower(deps, () => sender.step());
  return {
    ...boundTo(deps, {
      /** What notes by whom somebody who registers was brought; null: by nobody. */
      originOf,
      saveAffiliate,
      saveLink,
      /** Throws what speaks against a version; answers the number that it would have. */
      checkDeal,
      setDeal,
      /** Null: the amount is not held. */
      decideQualification,
      correct,
      approveStatement,
      payStatement,
      savePostback,
    }),
    ...boundTo(deps.db, {
      findAffiliate,
      listAffiliates,
      listLinks,
      listDeals,
      listHeld,
      listEntries,
      listPostbacks,
      /** The latest first. */
      listRequests,
      listStatements,
      /** By affiliate, what is closed and not paid. */
      sumDue,
      /** What a correction comes to. Throws backoffice.affiliate_correction. */
      correctionAmount: amountOf,
      countByLink,
      listDays,
      findSignals,
    }),
    /** Did an affiliate bring this member? */
    isAttributed,
    /** Throws statement_not_found, and statement_state for one in another state. */
    requireStatement,
    /** Asks affiliates about what has happened by now. */
    workNow: async () => {
      await sender.step();
      await sender.settled();
    },
    /** Does so again and again, in a process that works in the background. */
    start: () => follower.start(),
    stop: async () => {
      await follower.stop();
      await sender.settled();
    },
  };
}
