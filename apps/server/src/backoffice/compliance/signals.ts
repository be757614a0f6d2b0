/**
 * What a day of a member's play and money may mean. Pure: a rule says why, with the figures it goes
 * by; people decide what follows. Amounts are centavos.
 */
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";

export interface DayFacts {
  /** YYYY-MM-DD; `days` and `money` end with it. */
  readonly day: string;
  /** Thirty days. */
  readonly days: readonly { day: string; plays: number; stake: number; win: number }[];
  /** Of the last fourteen days, with the hour in São Paulo. */
  readonly deposits: readonly { day: string; hour: number; amount: number }[];
  /** Of the last thirty days. */
  readonly withdrawn: number;
  readonly paidIn: number;
  readonly minutesPlayed: number;
  readonly raisedLimits: number;
  readonly payoutKeys: number;
}

export interface Reason {
  readonly rule: string;
  readonly weight: number;
  readonly facts: Readonly<Record<string, string>>;
}

const NIGHT_UNTIL_HOUR = 5;
const NIGHT_DEPOSITS = 3;
const CHASING_LOSS = 50_000;
const CHASING_DEPOSITS = 3;
const RISING_TIMES = 3;
const RISING_FROM = 100_000;
const LONG_MINUTES = 360;
const PASSED_FROM = 100_000;
const STRUCTURED_SUM = 1_000_000;
const STRUCTURED_COUNT = 3;
const MANY_KEYS = 4;

const sum = (amounts: readonly number[]): Centavos =>
  toCentavos(amounts.reduce((total, amount) => total + amount, 0));
const said = (amount: number) => formatWire(toCentavos(amount));

/** Signs that somebody plays more than is good for them. */
export function gamingReasons(facts: DayFacts): readonly Reason[] {
  const { day, deposits } = facts;
  const today = facts.days.filter((one) => one.day === day);
  const lost = sum(today.map((one) => one.stake - one.win));
  const depositsToday = deposits.filter((one) => one.day === day);
  const dayNames = [...new Set(deposits.map((one) => one.day))].toSorted();
  const weekStart = minusDays(day, 6);
  const thisWeek = sum(deposits.filter((one) => one.day >= weekStart).map((one) => one.amount));
  const weekBefore = sum(deposits.filter((one) => one.day < weekStart).map((one) => one.amount));
  const nights = deposits.filter((one) => one.day >= weekStart && one.hour < NIGHT_UNTIL_HOUR);
  const reasons: Reason[] = [];
  if (lost >= CHASING_LOSS && depositsToday.length >= CHASING_DEPOSITS) {
    const shown = { lost: said(lost), deposits: String(depositsToday.length) };
    reasons.push({ rule: "chasing_losses", weight: 3, facts: shown });
  }
  const hasRisen = weekBefore > 0 && thisWeek >= weekBefore * RISING_TIMES;
  if (dayNames.length > 0 && hasRisen && thisWeek >= RISING_FROM) {
    const shown = { week: said(thisWeek), week_before: said(weekBefore) };
    reasons.push({ rule: "rising_deposits", weight: 2, facts: shown });
  }
  if (facts.minutesPlayed >= LONG_MINUTES) {
    const shown = { minutes: String(facts.minutesPlayed) };
    reasons.push({ rule: "long_session", weight: 2, facts: shown });
  }
  if (facts.raisedLimits > 0) {
    const shown = { times: String(facts.raisedLimits) };
    reasons.push({ rule: "raised_limits", weight: 1, facts: shown });
  }
  if (nights.length >= NIGHT_DEPOSITS) {
    reasons.push({ rule: "night_play", weight: 1, facts: { deposits: String(nights.length) } });
  }
  return reasons;
}

/** Signs that money comes here for something else than play. */
export function launderingReasons(facts: DayFacts): readonly Reason[] {
  const { day, deposits, withdrawn, paidIn } = facts;
  const staked = sum(facts.days.map((one) => one.stake));
  const today = deposits.filter((one) => one.day === day).map((one) => one.amount);
  const reasons: Reason[] = [];
  if (withdrawn >= PASSED_FROM && staked * 2 < paidIn) {
    const shown = { paid_in: said(paidIn), staked: said(staked), withdrawn: said(withdrawn) };
    reasons.push({ rule: "in_and_out", weight: 3, facts: shown });
  }
  const isSplit = today.every((amount) => amount < STRUCTURED_SUM);
  if (isSplit && today.length >= STRUCTURED_COUNT && sum(today) >= STRUCTURED_SUM) {
    const shown = { deposits: String(today.length), sum: said(sum(today)) };
    reasons.push({ rule: "structuring", weight: 3, facts: shown });
  }
  if (facts.payoutKeys >= MANY_KEYS) {
    reasons.push({ rule: "many_keys", weight: 2, facts: { keys: String(facts.payoutKeys) } });
  }
  return reasons;
}

function minusDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
