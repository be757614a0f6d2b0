/**
 * A month of the house, lived through and then calculated twice. People join by each other's links,
 * pay in, play games of several weights, claim what they are offered, turn the wheels, withdraw,
 * and have bets taken back, also on later days; each night's jobs run. Then the books must be
 * clean, the readers of the journal come to the same when they begin again, and each level,
 * reward, spin, commission, payment, withdrawal and wallet be what a second calculation makes of
 * the deeds alone, to the centavo.
 *
 *   SIMULATION_SEED=<number>   the month that failed, once more; the wheels' seeds are the house's
 *   SIMULATION_MONTH=full      2 000 members and 30 days instead of 30 and 10
 */
import { cpuUsage, env } from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultRoles } from "../src/backoffice/index.ts";
import { auditBooks } from "../src/ledger/index.ts";
import { addDays } from "../src/platform/days.ts";
import { systemRandom } from "../src/platform/random.ts";
import { readJournal } from "../src/testing/journal.ts";
import { daysFrom } from "./month-deeds.ts";
import { openHouse } from "./month-house.ts";
import * as kept from "./month-kept.ts";
import { liveThrough } from "./month-people.ts";
import { type MonthNumbers, reckon, type Reckoned } from "./month-reckoning.ts";
import { climbOf } from "./month-rewards.ts";
import { findReal, walkAs } from "./month-roles.ts";
import { installRules } from "./month-rules.ts";

const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));
const isFull = env["SIMULATION_MONTH"] === "full";
const SIZE = isFull
  ? { membersCount: 2_000, daysCount: 30, activePercent: 5, inviteesCount: 8 }
  : { membersCount: 30, daysCount: 10, activePercent: 30, inviteesCount: 3 };
/** A Monday. */
const FIRST_DAY = "2026-12-07";
/** Nights after the last day, until the last week's commissions are paid. */
const NIGHTS_AFTER = 11;
const TIMEOUT_MS = 900_000;

/** Nobody plays any more: between these nights the jobs have nothing to offer. */
function isOfUse(night: number, day: string): boolean {
  const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
  return night === 0 || night === NIGHTS_AFTER - 1 || isMonday || day.endsWith("-01");
}

/** Of this process; the database's own are beside it. */
const spent = () => {
  const { user, system } = cpuUsage();
  return { clock: performance.now() / 1_000, processor: (user + system) / 1_000_000 };
};
const begun = spent();

/** The time taken so far, for measurements. */
function note(what: string): void {
  const { clock, processor } = spent();
  const took = [clock - begun.clock, processor - begun.processor].map(Math.round);
  process.stdout.write(`Month ${SEED}: ${what} after ${took[0]} s, ${took[1]} s of them at work\n`);
}

let lived: kept.Kept;
let numbers: MonthNumbers;
let walletsOnLastDay: Awaited<ReturnType<typeof kept.keptWallets>>;
let reckoned: Reckoned;

beforeAll(async () => {
  const { daysCount, ...size } = SIZE;
  const days = daysFrom(FIRST_DAY, daysCount);
  const house = await openHouse(FIRST_DAY);
  const { market } = house.server.rooms;
  const rules = await installRules(house.server, days);
  const month = await liveThrough({ house, rules, seed: SEED, days, ...size });
  lived = { house, month };
  walletsOnLastDay = await kept.keptWallets(lived);
  const nights = daysFrom(addDays(FIRST_DAY, daysCount), NIGHTS_AFTER);
  const woken = nights.filter((day, night) => isOfUse(night, day));
  for (const day of woken) await house.wakeUp(day);
  await house.read();
  numbers = {
    vip: await market.read("vip"),
    rebates: await market.read("rebates"),
    dailyRelief: await market.read("dailyRelief"),
    invitation: await market.read("invitation"),
    agency: await market.read("agency"),
    wagering: await market.read("wagering"),
    firstRecharge: await market.read("firstRecharge"),
    rechargeTiers: await market.read("rechargeTiers"),
    rechargeRebate: await market.read("rechargeRebate"),
    day7: await market.read("day7"),
  };
  const seeds = await kept.revealedSeeds(lived);
  const mornings = [...days.slice(1), ...woken];
  const { people, deeds } = month;
  const { numbersOf } = rules;
  note("lived");
  reckoned = reckon({
    people,
    days: [...days, ...nights],
    deeds,
    numbers,
    mornings,
    lastDay: days.at(-1) ?? "",
    seeds,
    numbersOf,
  });
  note("reckoned");
}, TIMEOUT_MS);
afterAll(() => lived?.house.server.close());

function sorted(lines: Iterable<readonly [string, string]>): string[] {
  return Array.from(lines, ([key, told]) => `${key}: ${told}`).toSorted();
}

const ALWAYS = [
  "rebate",
  "ftd",
  "recharge-tier",
  "recharge-rebate",
  "day7",
  "daily-wheel",
  "lottery-wheel",
  "agency.recharge",
  "agency.betting",
  "agency.settlement",
];
/** A few people of a short month may never come to these. */
const OF_MANY = ["vip.upgrade", "vip.weekly", "vip.monthly", "daily-relief", "invitation"];

describe(`A month of the house (SIMULATION_SEED=${SEED})`, () => {
  test("has something of everything", () => {
    const { deeds } = lived.month;
    const told = sorted(reckoned.rewards);
    for (const kind of [...ALWAYS, ...(isFull ? OF_MANY : [])]) {
      expect(told.filter((line) => line.includes(` ${kind} `)).length, kind).toBeGreaterThan(0);
    }
    for (const deed of ["deposit", "refund", "bet", "void", "claim", "spin", "withdrawal"]) {
      expect(deeds.filter((one) => one.deed === deed).length, deed).toBeGreaterThan(0);
    }
    for (const [what, count] of Object.entries(reckoned.counts)) {
      expect(count, what).toBeGreaterThanOrEqual(isFull ? 1 : 0);
    }
    const spins = [...reckoned.spins.values()];
    const replaced = spins.filter((line) => !/ (\S+) → \1,/.test(line)).length;
    const counts = { deeds: deeds.length, rewards: told.length, spins: spins.length, replaced };
    process.stdout.write(`Month ${SEED}: ${JSON.stringify({ ...counts, ...reckoned.counts })}\n`);
  });

  test("gives every reward that the deeds have earned, and no other", async () => {
    expect(sorted(await kept.keptRewards(lived))).toEqual(sorted(reckoned.rewards));
  });

  test("earns and pays every commission of the deeds", async () => {
    expect(sorted(await kept.keptCommissions(lived))).toEqual(sorted(reckoned.commissions));
  });

  test("leads everybody to the level of their deeds", async () => {
    const levels = lived.month.people.flatMap(({ who }) => {
      const { last } = climbOf(reckoned.figures, numbers, who);
      return Object.entries(last).map(([track, level]) => [`${who} ${track}`, `${level}`] as const);
    });
    const reached = levels.filter(([, level]) => level !== "0");
    expect(sorted(await kept.keptLevels(lived))).toEqual(sorted(reached));
  });

  test("draws from the seeds that were committed to what the wheels have given", async () => {
    expect(sorted(await kept.keptSpins(lived))).toEqual(sorted(reckoned.spins));
  });

  test("credits or sends back each payment, and ends each withdrawal as was decided", async () => {
    expect((await kept.keptPayments(lived)).toSorted()).toEqual(reckoned.payments.toSorted());
    expect(sorted(await kept.keptWithdrawals(lived))).toEqual(sorted(reckoned.withdrawals));
  });

  test("leaves in every wallet what the deeds and rewards come to", async () => {
    expect(walletsOnLastDay).toEqual(reckoned.onLastDay);
    expect(await kept.keptWallets(lived)).toEqual(reckoned.atTheEnd);
  });

  test(
    "leaves clean books, and readers that come to the same again",
    async () => {
      const { house: built, db } = lived.house.server;
      const differing = async () =>
        (await auditBooks(db, built.bookChecks)).filter(
          ({ differences }) => differences.length > 0,
        );
      expect(await differing()).toEqual([]);
      const before = await kept.keptByReaders(lived);
      for (const { name } of await built.journal.places()) await built.journal.rebuild(name);
      await readJournal(built.journal);
      expect(await kept.keptByReaders(lived)).toEqual(before);
      expect(await differing()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    "shows each role of the office what is theirs, with the month in it, and nothing else",
    async () => {
      const { server } = lived.house;
      const from = FIRST_DAY;
      const real = await findReal(server, { from, to: addDays(from, SIZE.daysCount - 1) });
      for (const role of defaultRoles) {
        const { missing, leaked, allowed, refused } = await walkAs(server, role, real);
        expect([role.role, missing, leaked]).toEqual([role.role, [], []]);
        expect(allowed, role.role).toBeGreaterThan(5);
        expect(refused, role.role).toBeGreaterThan(5);
      }
    },
    TIMEOUT_MS,
  );
});
