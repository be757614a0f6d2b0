/** A parsheet as a stranger has it: the file and nothing else. No game's code is read here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../lib/root.ts";

const docs = path.join(root, "docs/games");
const SHEET = "parsheet.json";

/** What every sheet says in the same words. */
export interface Sheet {
  readonly code: string;
  readonly version: number;
  readonly rtp_percent: string | { readonly total: string; readonly before_cap?: string };
  readonly hit_rate_percent: string;
  readonly paid_rate_percent: string;
  readonly standard_deviation: string;
  readonly volatility: "low" | "medium" | "high";
  readonly max_win: {
    readonly multiplier: number;
    readonly one_in: string | number;
    readonly way: string;
  };
  readonly standard_error_percent?: string;
}

export const sheetCodes: readonly string[] = readdirSync(docs)
  .filter((code) => existsSync(path.join(docs, code, SHEET)))
  .toSorted();

/** Each audit says what else it reads in its sheet, and fails loudly where that is not there. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- Only the audit knows its game's sheet.
export function readSheet<Own>(code: string): Sheet & Own {
  return JSON.parse(readFileSync(path.join(docs, code, SHEET), "utf8")) as Sheet & Own;
}

export function returnOf({ rtp_percent: rtp }: Sheet): string {
  return typeof rtp === "string" ? rtp : rtp.total;
}

/** One way a round can end: what comes back of a stake of 1, and its chance. */
export interface End {
  readonly win: number;
  readonly chance: number;
}

export interface Audited {
  /** What the headline is of. */
  readonly ends: readonly End[];
  /** Every way of playing on which the maximum may be played for. */
  readonly ways: readonly (readonly End[])[];
}

export interface Moments {
  readonly mean: number;
  readonly hits: number;
  readonly paid: number;
  readonly deviation: number;
}

export function momentsOf(ends: readonly End[]): Moments {
  const sum = (of: (end: End) => number): number =>
    ends.reduce((total, end) => total + of(end) * end.chance, 0);
  const mean = sum(({ win }) => win);
  return {
    mean,
    hits: sum(({ win }) => Number(win > 1)),
    paid: sum(({ win }) => Number(win > 0)),
    deviation: Math.sqrt(sum(({ win }) => win * win) - mean * mean),
  };
}

/** The most that any way returns, and one in how many rounds the likeliest of them does. */
export function mostOf(ways: readonly (readonly End[])[]): { win: number; oneIn: number } {
  let [win, chance] = [0, 0];
  for (const ends of ways) {
    const most = Math.max(...ends.map((end) => end.win));
    const likely = ends.reduce((sum, end) => sum + (end.win === most ? end.chance : 0), 0);
    if (most > win || (most === win && likely > chance)) [win, chance] = [most, likely];
  }
  return { win, oneIn: 1 / chance };
}

export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - step + 1)) / step;
  return ways;
}

export function allOrNothing(chance: number, win: number): End[] {
  return [
    { win, chance },
    { win: 0, chance: 1 - chance },
  ];
}
