/** How long withdrawals really take: said beside the promise, and only where it is known. */
import { type Cached, cached } from "../../platform/memory/cached.ts";
import type { CashierDeps } from "../types.ts";
import { readPayoutTimes } from "./withdrawal-repository.ts";

const LATELY_MS = 7 * 86_400_000;
/** Of fewer nothing is said: a single slow one would be all of it. */
export const PAYOUTS_LEAST = 20;
const REMEMBERED_MS = 5 * 60_000;

/** Whole minutes, rounded up, from asking to paid: the median; null: there were too few. */
export type UsualTime = Cached<number | null>;

export function createUsualTime({ db, clock }: Pick<CashierDeps, "db" | "clock">): UsualTime {
  return cached({
    clock,
    ttlMs: REMEMBERED_MS,
    load: async () => {
      const since = new Date(clock.now().getTime() - LATELY_MS);
      const { count, medianSeconds } = await readPayoutTimes(db, since);
      return count < PAYOUTS_LEAST ? null : Math.max(1, Math.ceil(medianSeconds / 60));
    },
  });
}
