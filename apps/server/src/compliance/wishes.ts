/** What all limits have in common: what they may be set to, and how a wish becomes a change. */
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import {
  type AnyLimit,
  CONFIRM_WITHIN_MS,
  isAmountIn,
  livingWish,
  rangeOfAmounts,
  type Setting,
  type Wish,
} from "./policy.ts";
import type { LimitState } from "./types.ts";

/** Throws for an amount that no limit can have. */
export function requireOffered({ measure, period, amount }: AnyLimit): void {
  const range = rangeOfAmounts({ measure, period });
  if (isAmountIn(amount, range)) return;
  const { min, max } = range;
  if (measure === "time") {
    throw new DomainError("compliance.minutes_out_of_range", { params: { min, max } });
  }
  throw new DomainError("compliance.amount_out_of_range", {
    params: { min: formatWire(toCentavos(min)), max: formatWire(toCentavos(max)) },
  });
}

/** The wish that may be confirmed now; throws when there is none, or when it has to wait. */
export function takeWish(current: Setting, now: Date): Wish {
  const wish = livingWish(current, now);
  if (wish === null) throw new DomainError("compliance.change_unknown");
  if (now >= wish.from) return wish;
  throw new DomainError("compliance.change_waits", {
    params: { from: toWireInstant(wish.from) },
  });
}

export function shownWish(setting: Setting, now: Date): LimitState["next"] {
  const wish = livingWish(setting, now);
  if (wish === null) return null;
  return { ...wish, until: new Date(wish.from.getTime() + CONFIRM_WITHIN_MS) };
}
