/**
 * A month of the house, lived through and then reckoned twice. People join by each other's links,
 * pay in, play games of several weights, claim what they are offered, withdraw, and have bets taken
 * back, also on later days; each night's jobs run. Then the books must be clean, the readers of the
 * journal come to the same when they begin again, and each level, rebate, gift, relief, invitation,
 * commission and wallet be what a second reckoning makes of the deeds alone, to the centavo.
 *
 *   SIMULATION_SEED=<number>   the month that failed, once more
 *   SIMULATION_MONTH=full      2 000 members and 30 days instead of 30 and 10
 */
import { env } from "node:process";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditBooks } from "../src/ledger/index.ts";
import { addDays } from "../src/platform/days.ts";
import { systemRandom } from "../src/platform/random.ts";
import { readJournal } from "../src/testing/journal.ts";
import { reckonCommissions } from "./month-commissions.ts";
import { daysFrom, type Figures, sortDeeds, sum } from "./month-deeds.ts";
import { type House, openHouse } from "./month-house.ts";
import { liveThrough, type Month } from "./month-people.ts";
import {
  climbOf,
  type Lines,
  type MonthNumbers,
  reckonInvitations,
  reckonLoyalty,
  reckonRelief,
} from "./month-rewards.ts";

const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));
const isFull = env["SIMULATION_MONTH"] === "full";
const SIZE = isFull
  ? { membersCount: 2_000, daysCount: 30, activePercent: 12 }
  : { membersCount: 30, daysCount: 10, activePercent: 40 };
/** A Monday. */
const FIRST_DAY = "2026-12-07";
/** Nights after the last day, until the last week's commissions are paid. */
const NIGHTS_AFTER = 11;
const TIMEOUT_MS = 600_000;

/** Nobody plays any more: between these nights the jobs have nothing to offer. */
function isOfUse(night: number, day: string): boolean {
  const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
  return night === 0 || night === NIGHTS_AFTER - 1 || isMonday || day.endsWith("-01");
}

let house: House;
let month: Month;
let figures: Figures;
let numbers: MonthNumbers;
let today: string;

beforeAll(async () => {
  house = await openHouse(FIRST_DAY);
  const { membersCount, daysCount, activePercent } = SIZE;
  const days = daysFrom(FIRST_DAY, daysCount);
  month = await liveThrough({ house, seed: SEED, membersCount, days, activePercent });
  today = FIRST_DAY;
  for (const [night, day] of daysFrom(addDays(FIRST_DAY, daysCount), NIGHTS_AFTER).entries()) {
    today = day;
    if (isOfUse(night, day)) await house.wakeUp(day);
  }
  await readJournal(house.server.house.journal);
  figures = sortDeeds(month.people, daysFrom(FIRST_DAY, daysCount + NIGHTS_AFTER), month.deeds);
  const { market } = house.server.rooms;
  numbers = {
    vip: await market.read("vip"),
    rebates: await market.read("rebates"),
    dailyRelief: await market.read("dailyRelief"),
    invitation: await market.read("invitation"),
    agency: await market.read("agency"),
  };
}, TIMEOUT_MS);
afterAll(() => house?.server.close());

/** People by their number in the month, wherever the house has their number. */
function named(): Map<number, number> {
  return new Map(month.people.map(({ who, member }) => [member.memberId, who]));
}

function sorted(lines: Iterable<readonly [string, string]>): string[] {
  return Array.from(lines, ([key, told]) => `${key}: ${told}`).toSorted();
}

interface RewardRow {
  readonly member_id: number;
  readonly kind: string;
  readonly period: string;
  readonly amount: number;
  readonly state: string;
}

async function keptRewards(kinds: string): Promise<Lines> {
  const names = named();
  const { rows } = await sql<RewardRow>`
    SELECT member_id, kind, period, amount, state FROM rewards.reward
    WHERE kind ~ ${kinds}`.execute(house.server.db);
  return new Map(
    rows.map(({ member_id, kind, period, amount, state }) => {
      const [, invitee] = /^invitee:(\d+)$/.exec(period) ?? [];
      const of = invitee === undefined ? period : `invitee:${names.get(Number(invitee))}`;
      return [`${names.get(member_id)} ${kind} ${of}`, `${amount} ${state}`];
    }),
  );
}

interface CommissionRow {
  readonly agent_id: number;
  readonly kind: string;
  readonly period: string;
  readonly earned: number;
  readonly left: number;
  readonly state: string;
}

async function keptCommissions(): Promise<Lines> {
  const names = named();
  const { rows } = await sql<CommissionRow>`
    SELECT agent_id, kind, period::text, earned_centavos AS earned,
      direct_centavos + indirect_centavos AS left, state
    FROM agency.commission`.execute(house.server.db);
  return new Map(
    rows.map(({ agent_id, kind, period, earned, left, state }) => [
      `${names.get(agent_id)} ${kind} ${period}`,
      `${earned} ${left} ${state}`,
    ]),
  );
}

/** All that the readers of these rooms keep, as one text a table. */
async function keptByReaders(): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'statistics' ORDER BY 1`.execute(house.server.db);
  const kept: Record<string, string | null> = {};
  for (const { name } of rows) {
    const table = sql.table(`statistics.${name}`);
    const found = await sql<{ told: string | null }>`
      SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) || ', ' || count(*) AS told
      FROM ${table} t`.execute(house.server.db);
    kept[name] = found.rows[0]?.told ?? null;
  }
  return kept;
}

function loyalty(): Lines {
  return new Map([
    ...reckonLoyalty(figures, numbers, today),
    ...reckonRelief(figures, numbers),
    ...reckonInvitations(figures, numbers),
  ]);
}

function paidCommissions(): Lines {
  const lines: Lines = new Map();
  for (const [key, told] of reckonCommissions(figures, numbers.agency, today)) {
    const [who, kind, period] = key.split(" ");
    const [, left, state] = told.split(" ");
    if (state === "paid") lines.set(`${who} agency.${kind} ${period}`, `${left} claimed`);
  }
  return lines;
}

describe(`A month of the house (SIMULATION_SEED=${SEED})`, () => {
  test("has something of everything", () => {
    const told = sorted([...loyalty(), ...paidCommissions()]);
    // A few people of a short month may never come to more than these.
    const more = ["vip.upgrade", "vip.weekly", "vip.monthly", "daily-relief", "invitation"];
    const kinds = ["rebate", "agency.recharge", "agency.betting", "agency.settlement"];
    for (const kind of [...kinds, ...(isFull ? more : [])]) {
      expect(told.filter((line) => line.includes(` ${kind} `)).length, kind).toBeGreaterThan(0);
    }
    for (const deed of ["deposit", "bet", "void", "claim"]) {
      expect(month.deeds.filter((one) => one.deed === deed).length, deed).toBeGreaterThan(0);
    }
    process.stdout.write(`Month ${SEED}: ${month.deeds.length} deeds, ${told.length} rewards\n`);
  });

  test("gives every rebate, gift, relief and invitation that the deeds have earned", async () => {
    const kept = await keptRewards("^(rebate|vip|daily-relief|invitation)");
    expect(sorted(kept)).toEqual(sorted(loyalty()));
  });

  test("earns and pays every commission of the deeds", async () => {
    const reckoned = reckonCommissions(figures, numbers.agency, today);
    expect(sorted(await keptCommissions())).toEqual(sorted(reckoned));
    expect(sorted(await keptRewards("^agency"))).toEqual(sorted(paidCommissions()));
  });

  test("leads everybody to the level of their deeds", async () => {
    const names = named();
    const { rows } = await sql<{ member_id: number; track: string; level: number }>`
      SELECT member_id, track, max(level) AS level FROM vip.level_change
      GROUP BY 1, 2`.execute(house.server.db);
    const kept = rows.map(
      ({ member_id, track, level }) => [`${names.get(member_id)} ${track}`, String(level)] as const,
    );
    const reckoned = month.people.flatMap(({ who }) => {
      const { last } = climbOf(figures, numbers, who);
      return Object.entries(last).map(([track, level]) => [`${who} ${track}`, `${level}`] as const);
    });
    expect(sorted(kept)).toEqual(sorted(reckoned.filter(([, level]) => level !== "0")));
  });

  test("leaves in every wallet what the deeds and rewards come to", async () => {
    const given = [...loyalty(), ...paidCommissions()].filter(([, told]) =>
      told.endsWith(" claimed"),
    );
    const ids = month.people.map(({ member }) => member.memberId);
    const wallets = await house.server.rooms.ledger.readWallets(ids);
    const kept = month.people.map(({ who, member }) => {
      const { cash, bonus, locked } = wallets.get(member.memberId) ?? {};
      return { who, cash, bonus, locked };
    });
    const deedsOf = Map.groupBy(month.deeds, ({ who }) => who);
    const givenTo = Map.groupBy(given, ([key]) => Number(key.split(" ")[0]));
    const reckoned = month.people.map(({ who }) => {
      const rewards = (givenTo.get(who) ?? []).map(([, told]) => Number(told.split(" ")[0]));
      let cash = sum(rewards);
      let locked = 0;
      for (const deed of deedsOf.get(who) ?? []) {
        if (deed.deed === "deposit") cash += deed.amount;
        else if (deed.deed === "bet") cash += deed.win - deed.stake;
        else if (deed.deed === "void") cash += deed.stake;
        else if (deed.deed === "withdrawal") {
          cash -= deed.amount;
          locked += deed.amount;
        }
      }
      return { who, cash, bonus: 0, locked };
    });
    expect(kept).toEqual(reckoned);
  });

  test(
    "leaves clean books, and readers that come to the same again",
    async () => {
      const { house: built, db } = house.server;
      const differing = async () =>
        (await auditBooks(db, built.bookChecks)).filter(
          ({ differences }) => differences.length > 0,
        );
      expect(await differing()).toEqual([]);
      const before = await keptByReaders();
      for (const { name } of await built.journal.places()) await built.journal.rebuild(name);
      await readJournal(built.journal);
      expect(await keptByReaders()).toEqual(before);
      expect(await differing()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
