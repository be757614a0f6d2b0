/**
 * The numbers of the month: those that the product comes with, but for bonuses that end within it,
 * and for days on which the wheels have next to nothing to give. These are set beforehand, each
 * from the day on which it holds.
 */
import type { Numbers } from "../src/market/index.ts";
import { addDays, startOfDay } from "../src/platform/days.ts";
import { type NumbersHouse, setNumbers } from "../src/testing/numbers.ts";
import type { Wheel } from "./month-deeds.ts";

type WheelNumbers = Numbers["dailyWheel"];

const BONUS_DAYS = 6;
/** One day of so many is a poor one. */
const POOR_EVERY_DAYS = 7;
const POOR_FIRST = 2;
const POOR_BUDGET_CENTAVOS = 1_000;
const KEYS = { daily: "dailyWheel", lottery: "lotteryWheel" } as const;
const SET_BY = "simulation";

export interface Rules {
  /** People queue at the wheels then: it matters who comes first. */
  isPoor(day: string): boolean;
  readonly numbersOf: (wheel: Wheel, day: string) => WheelNumbers;
}

/** Of every other prize in bonus money there is one. */
function poor(wheel: WheelNumbers): WheelNumbers {
  const prizes = wheel.prizes.map((prize, index) =>
    prize.kind === "bonus" && index % 2 === 1 ? { ...prize, stockPerDay: 1 } : prize,
  );
  return { ...wheel, prizes, budgetPerDayCentavos: POOR_BUDGET_CENTAVOS };
}

/** Before the first day. */
export async function installRules(
  { db, rooms }: NumbersHouse,
  days: readonly string[],
): Promise<Rules> {
  const { market } = rooms;
  const usual = {
    daily: await market.read("dailyWheel"),
    lottery: await market.read("lotteryWheel"),
  };
  const isPoor = (day: string) => days.indexOf(day) % POOR_EVERY_DAYS === POOR_FIRST;
  const numbersOf: Rules["numbersOf"] = (wheel, day) =>
    isPoor(day) ? poor(usual[wheel]) : usual[wheel];
  for (const day of days.filter(isPoor)) {
    for (const wheel of ["daily", "lottery"] as const) {
      for (const from of [day, addDays(day, 1)]) {
        const version = { value: numbersOf(wheel, from), setBy: SET_BY };
        await setNumbers({ db, rooms }, KEYS[wheel], {
          ...version,
          effectiveFrom: startOfDay(from),
        });
      }
    }
  }
  const wagering = { ...(await market.read("wagering")), bonusDays: BONUS_DAYS };
  const effectiveFrom = startOfDay(days[0] ?? "");
  await setNumbers({ db, rooms }, "wagering", { effectiveFrom, value: wagering, setBy: SET_BY });
  // Each deposit earns all that it can: what excludes what is tested by itself.
  const perDeposit = { firstRecharge: false, rechargeTiers: false, rechargeRebate: false };
  await setNumbers({ db, rooms }, "perDeposit", {
    effectiveFrom,
    value: perDeposit,
    setBy: SET_BY,
  });
  const perMember = { dayCentavos: null, wholeCentavos: null };
  const rebate = { ...(await market.read("rechargeRebate")), perMember };
  await setNumbers({ db, rooms }, "rechargeRebate", {
    effectiveFrom,
    value: rebate,
    setBy: SET_BY,
  });
  return { isPoor, numbersOf };
}
