/** What the numbers that the product comes with have in common. */
import { noFree, type Numbers } from "./numbers.ts";

/**
 * At 3.5 % of what counts, thirty times a bonus costs more than the bonus: playing it through
 * without luck has nothing of it.
 */
export const BONUS_TURNOVER = 30;

export const gift = (amountCentavos: number, turnoverMultiple = 1) => ({
  amountCentavos,
  turnoverMultiple,
});

export const giftWithFree = (amountCentavos: number, turnoverMultiple?: number) => ({
  ...gift(amountCentavos, turnoverMultiple),
  free: noFree,
});

export const always = { startsAt: null, endsAt: null } as const;

export const everybody: Numbers["day7"]["audience"] = {
  site: null,
  levelFrom: 0,
  levelTo: null,
  newDays: null,
  registeredFrom: null,
  registeredTo: null,
};

/** Open for everybody, and as often as it is earned, until somebody says otherwise. */
export const unbounded = {
  ...always,
  audience: everybody,
  budget: { dayCentavos: null, wholeCentavos: null },
} as const;
