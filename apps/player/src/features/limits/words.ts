import { t, plural } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Limit, Measure, Period } from "./api.ts";

export function measureName(measure: Measure): string {
  const names: Record<Measure, string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    stake: t`Bets`,
    time: t`Playing time`,
  };
  return names[measure];
}

export function measureText(measure: Measure): string {
  const texts: Record<Measure, string> = {
    deposit: t`How much you can deposit. Deposits that still wait for their payment count.`,
    loss: t`What you bet minus what you won. A bet that could exceed it is refused.`,
    stake: t`Everything you bet, whether you win or lose.`,
    time: t`Counted from bet to bet. It stops after five minutes without a bet.`,
  };
  return texts[measure];
}

export function periodName(period: Period): string {
  const names: Record<Period, string> = { day: t`A day`, week: t`A week`, month: t`A month` };
  return names[period];
}

export function limitName(measure: Measure, period: Period): string {
  return `${measureName(measure)} · ${periodName(period).toLocaleLowerCase()}`;
}

/** "2 h 30 min", the same in every language; minutes alone below an hour. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

type Extent = Pick<Limit, "amount" | "minutes">;

/** How much a limit allows, as text; null: there is none. */
export function extentText({ amount, minutes }: Extent): string | null {
  if (amount !== null) return formatMoney(amount);
  return minutes === null ? null : minutesText(minutes);
}

export function daysText(days: number): string {
  return plural(days, { one: "# day", other: "# days" });
}

export function monthsText(months: number): string {
  return plural(months, { one: "# month", other: "# months" });
}
