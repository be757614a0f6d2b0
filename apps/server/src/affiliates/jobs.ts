/** What the room does by the clock. */
import { hasUnreadBefore } from "../ledger/index.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { forgetClicks } from "./clicks/click-repository.ts";
import { noteTakenBack } from "./earning/correct.ts";
import { FIGURES, tellRevenue } from "./earning/figures-repository.ts";
import { qualifyAll } from "./earning/qualify.ts";
import { forgetEvents } from "./event-repository.ts";
import { closeMonths } from "./statements/close-months.ts";
import type { AffiliatesDeps } from "./types.ts";

/** As long as any click may count, whatever the market says by then. */
const CLICKS_KEPT_DAYS = 31;
const EVENTS_KEPT_DAYS = 60;

export function affiliatesJobs(deps: AffiliatesDeps): JobDefinition[] {
  return [
    byClock("affiliates.qualify", "*/5 * * * *", () => qualifyAll(deps)),
    byClock("affiliates.daily", "15 5 * * *", async () => {
      const { db, clock } = deps;
      const now = clock.now();
      const today = dayOf(now);
      if (await hasUnreadBefore(db, [FIGURES], startOfDay(today))) {
        throw new DomainError("common.unavailable");
      }
      const before = (days: number) => startOfDay(addDays(today, -days));
      await inTransaction(db, async (tx) => {
        await tellRevenue(tx, addDays(today, -1), now);
        await forgetClicks(tx, before(CLICKS_KEPT_DAYS));
        await forgetEvents(tx, before(EVENTS_KEPT_DAYS));
      });
      await noteTakenBack(deps);
      await closeMonths(deps);
    }),
  ];
}
