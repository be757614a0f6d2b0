/** How limits and breaks go over the wire: money as text, time in minutes. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/account/compliance.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { toWireInstant } from "../platform/days.ts";
import type { Exclusion } from "./exclusion-repository.ts";
import {
  CONFIRM_WITHIN_MS,
  COOLING_OFF_MS,
  EXCLUSION_MONTHS,
  rangeOfAmounts,
  TIME_OUT_DAYS,
} from "./policy.ts";
import type { LimitState } from "./types.ts";

type Extent = { readonly amount: string | null; readonly minutes: number | null };

/** Money or minutes, whatever the limit is of; null: no limit. */
function extentOf(measure: LimitState["measure"], value: number | null): Extent {
  if (value === null) return { amount: null, minutes: null };
  if (measure === "time") return { amount: null, minutes: value };
  return { amount: formatWire(toCentavos(value)), minutes: null };
}

export function presentLimit(limit: LimitState): DataOf<typeof contract.setLimit> {
  const { measure, period, amount, used, window, next } = limit;
  const { amount: used_amount, minutes: used_minutes } = extentOf(measure, used);
  return {
    measure,
    period,
    ...extentOf(measure, amount),
    used_amount,
    used_minutes,
    window_from: toWireInstant(window.from),
    window_until: toWireInstant(window.until),
    next:
      next === null
        ? null
        : {
            ...extentOf(measure, next.amount),
            from: toWireInstant(next.from),
            until: toWireInstant(next.until),
          },
  };
}

export function presentBreak(exclusion: Exclusion): DataOf<typeof contract.takeTimeOut> {
  const { kind, startedAt, until } = exclusion;
  return {
    kind,
    started_at: toWireInstant(startedAt),
    until: toWireInstant(until),
  };
}

const HOUR_MS = 3_600_000;

const money = rangeOfAmounts({ measure: "deposit", period: "day" });

/** What members may choose from. */
export const OFFERS: DataOf<typeof contract.complianceStatus>["offers"] = {
  measures: [...contract.limitMeasures],
  periods: [...contract.limitPeriods],
  amount_min: formatWire(toCentavos(money.min)),
  amount_max: formatWire(toCentavos(money.max)),
  raise_after_hours: COOLING_OFF_MS / HOUR_MS,
  confirm_within_days: CONFIRM_WITHIN_MS / (24 * HOUR_MS),
  time_out_days: { ...TIME_OUT_DAYS },
  exclusion_months: { ...EXCLUSION_MONTHS },
  exclusion_words: [...contract.exclusionWords],
};
