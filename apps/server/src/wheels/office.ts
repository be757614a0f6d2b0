/** What the back office asks of a wheel: its exact costs, its days, and spins as gifts. */
import assert from "node:assert";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { totalWeightOf } from "@tucano/game-math/wheel.ts";
import { decimals, type Rational, rational, times } from "@tucano/game-math/rational.ts";
import type { Tx } from "../platform/database/types.ts";
import { addDays, dayOf } from "../platform/days.ts";
import { budgetBegins, costOf, oddsOf, wheelCostOf } from "./policy.ts";
import { listDays } from "./repository-days.ts";
import { readDay } from "./repository-stock.ts";
import { insertSpins } from "./repository.ts";
import type { OwnWheel, WheelNumbers, WheelsDeps } from "./types.ts";

/** Centavos as they are, and with four decimals. */
export interface Exact {
  readonly fraction: string;
  readonly centavos: string;
}

const DAYS = 7;
const PLACES = 4;

function exactly(value: Rational): Exact {
  const { numerator, denominator } = value;
  return {
    fraction: denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
    centavos: decimals(value, PLACES),
  };
}

/** What these numbers cost: a draw, an earned spin, and a day as busy as the last seven were. */
export async function reckon(
  { db, clock }: Pick<WheelsDeps, "db" | "clock">,
  wheel: WheelKind,
  numbers: WheelNumbers,
) {
  const today = dayOf(clock.now());
  const days = await listDays(db, { wheel, from: addDays(today, -DAYS), to: addDays(today, -1) });
  const draws = days.reduce((sum, one) => sum + one.draws, 0);
  const perDay = rational(draws, DAYS);
  const given = await readDay(db, { wheel, day: today, since: budgetBegins(numbers) });
  const of = totalWeightOf(numbers.prizes);
  const { perDraw, perEarnedSpin } = wheelCostOf(numbers);
  return {
    perDraw: exactly(perDraw),
    perEarnedSpin: perEarnedSpin === null ? null : exactly(perEarnedSpin),
    drawsPerDay: decimals(perDay, 2),
    perDay: exactly(times(perDraw, perDay)),
    days,
    prizes: numbers.prizes.map((prize) => ({
      code: prize.code,
      ...oddsOf(prize, of),
      cost: exactly(times(rational(prize.weight, of), rational(costOf(prize)))),
      given_today: given.given.get(prize.code) ?? 0,
      stock_per_day: prize.stockPerDay,
    })),
  };
}

/** What its prizes have cost: today, and from its beginning on. */
export async function readSpent(
  { db, clock }: Pick<WheelsDeps, "db" | "clock">,
  wheel: WheelKind,
  numbers: Pick<WheelNumbers, "startsAt">,
): Promise<{ readonly today: Centavos; readonly sinceBegin: Centavos }> {
  const day = dayOf(clock.now());
  const given = await readDay(db, { wheel, day, since: budgetBegins(numbers) });
  return {
    today: toCentavos(given.spentCentavos),
    sinceBegin: toCentavos(given.spentSinceCentavos),
  };
}

const SPINS_OF_A_GIFT_MAX = 100;

/**
 * Spins of today. Whoever gives them says which gift it is, a number of its own, and gives it to a
 * member once: the same gift on the same day is the same spins.
 */
export async function giveSpins(
  { clock }: Pick<WheelsDeps, "clock">,
  tx: Tx,
  { memberId, wheel, gift, count }: OwnWheel & { readonly gift: number; readonly count: number },
): Promise<void> {
  assert(count > 0 && count <= SPINS_OF_A_GIFT_MAX, "A gift has too few or too many spins.");
  const at = clock.now();
  const day = dayOf(at);
  const spins = Array.from({ length: count }, (_, index) => ({
    day,
    source: "gift",
    number: gift * SPINS_OF_A_GIFT_MAX + index + 1,
  }));
  await insertSpins(tx, { memberId, wheel }, { spins, at });
}
