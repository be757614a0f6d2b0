/** When a person may be erased. Pure. */
import type { ErasureObstacle } from "@tucano/contract/backoffice/members/data-requests.ts";

/** So many years after the account's end, records of money and play are kept, with their owner. */
export const KEPT_YEARS = 5;
export const ANSWER_DAYS = 15;
export const EXPORTS_PER_DAY = 3;

export interface ErasureFacts {
  /** Null: the account is not closed. São Paulo days. */
  readonly closedOn: string | null;
  readonly today: string;
  readonly hasMoney: boolean;
  readonly isExcluded: boolean;
  /** Anything was ever paid in, taken out or staked, or a document handed in. */
  readonly hasRecords: boolean;
}

export interface ErasureAnswer {
  readonly obstacles: readonly ErasureObstacle[];
  readonly keptUntil: string | null;
}

/** A day of the same date so many years on; who ended on 29 February may be erased on 1 March. */
export function yearsAfter(day: string, years: number): string {
  const [year = "", ...rest] = day.split("-");
  const later = [String(Number(year) + years), ...rest].join("-");
  const isDay = !later.endsWith("-02-29") || new Date(`${later}T00:00:00Z`).getUTCDate() === 29;
  return isDay ? later : later.replace("-02-29", "-03-01");
}

export function judgeErasure(facts: ErasureFacts): ErasureAnswer {
  const obstacles: ErasureObstacle[] = [];
  if (facts.closedOn === null) obstacles.push("account_open");
  if (facts.hasMoney) obstacles.push("money_left");
  if (facts.isExcluded) obstacles.push("exclusion_runs");
  const keptUntil =
    facts.hasRecords && facts.closedOn !== null ? yearsAfter(facts.closedOn, KEPT_YEARS) : null;
  if (keptUntil !== null && facts.today < keptUntil) obstacles.push("records_kept");
  return { obstacles, keptUntil };
}
