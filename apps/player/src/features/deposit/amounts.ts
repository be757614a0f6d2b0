/** Pure rules of the deposit form. Amounts are the wire's text; comparing is done in centavos. */
import type { limitPeriods, LimitState } from "@tucano/contract/player/account/compliance.ts";
import { formatWire, fromWire, larger, smaller, subtract, ZERO } from "@tucano/contract/money.ts";
import { parseTypedMoney } from "@tucano/i18n/money.ts";

const ROUND_AMOUNTS = [
  "10.00",
  "20.00",
  "30.00",
  "50.00",
  "100.00",
  "200.00",
  "500.00",
  "1000.00",
  "2000.00",
  "5000.00",
  "10000.00",
];
const PRESETS = 6;

/** Six round amounts within the limits, none so small that hardly anybody means it. */
export function presetsBetween(min: string, max: string): string[] {
  const within = ROUND_AMOUNTS.filter(
    (amount) => fromWire(amount) >= fromWire(min) && fromWire(amount) <= fromWire(max),
  );
  const start = within.length > PRESETS + 1 && within[0] === "10.00" ? 1 : 0;
  const withoutThirty = within.filter((amount) => amount !== "30.00");
  const list = withoutThirty.length >= PRESETS ? withoutThirty : within;
  return list.slice(start, start + PRESETS);
}

export type AmountProblem = "missing" | "invalid" | "below" | "above";

export interface CheckedAmount {
  /** The wire's form; null when there is a problem. */
  readonly money: string | null;
  readonly problem: AmountProblem | null;
}

export function checkAmount(typed: string, min: string, max: string): CheckedAmount {
  if (typed.trim() === "") return { money: null, problem: "missing" };
  const wire = parseTypedMoney(typed);
  if (wire === null) return { money: null, problem: "invalid" };
  const amount = fromWire(wire);
  if (amount < fromWire(min)) return { money: null, problem: "below" };
  if (amount > fromWire(max)) return { money: null, problem: "above" };
  return { money: formatWire(amount), problem: null };
}

export type LimitPeriod = (typeof limitPeriods)[number];

/** What the player's own deposit limit still lets through. */
export interface OwnLimit {
  readonly period: LimitPeriod;
  readonly amount: string;
  readonly left: string;
  /** When the period ends and the limit is whole again. */
  readonly until: string;
}

function ownLimitOf(limit: LimitState): OwnLimit[] {
  const { amount, used_amount: used, period, window_until: until } = limit;
  if (limit.measure !== "deposit" || amount === null || used === null) return [];
  const left = larger(ZERO, subtract(fromWire(amount), fromWire(used)));
  return [{ period, amount, left: formatWire(left), until }];
}

/** Of the limits on deposits the one that leaves least; null when there is none. */
export function tightestLimit(limits: readonly LimitState[]): OwnLimit | null {
  const own = limits.flatMap(ownLimitOf);
  const [first, ...others] = own;
  if (first === undefined) return null;
  return others.reduce((a, b) => (fromWire(b.left) < fromWire(a.left) ? b : a), first);
}

/** The most that one deposit may be now: the method's limit and the player's own together. */
export function largestDeposit(max: string, limit: OwnLimit | null): string {
  return limit === null ? max : formatWire(smaller(fromWire(max), fromWire(limit.left)));
}
