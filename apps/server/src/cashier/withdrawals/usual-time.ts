/** How long withdrawals really take: said beside the promise, and only where it is known. */
import { remember, type Remembered } from "../../platform/memory/remember.ts";
import type { CashierDeps } from "../types.ts";
import { readPayoutTimes } from "./withdrawal-repository.ts";

const LATELY_MS = 7 * 86_400_000;
/** Of fewer nothing is said: a single slow one would be all of it. */
export const PAYOUTS_LEAST = 20;
const USUAL_TIME_TTL_MS = 5 * 60_000;

export interface MeasuredTime {
  /** Whole ones, rounded up, from asking to paid: the median. */
  readonly minutes: number;
  readonly payouts: number;
}

/** Null: there were too few to say it. */
export type UsualTime = Remembered<MeasuredTime | null>;

export function createUsualTime({ db, clock }: Pick<CashierDeps, "db" | "clock">): UsualTime {
  const load = async (): Promise<MeasuredTime | null> => {
    const since = new Date(clock.now().getTime() - LATELY_MS);
    const { count, medianSeconds } = await readPayoutTimes(db, since);
    if (count < PAYOUTS_LEAST) return null;
    return { minutes: Math.max(1, Math.ceil(medianSeconds / 60)), payouts: count };
  };
  return remember(load, { clock, ttlMs: USUAL_TIME_TTL_MS });
}
