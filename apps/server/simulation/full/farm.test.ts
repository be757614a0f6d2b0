/**
 * A month of a farm: accounts that do the least that missions and a race ask for, at the least
 * stake and by the clock, some of them on one device, one with every round taken back, beside
 * somebody who stakes five hundred times as much. What one of them was given for what it staked
 * is printed.
 *
 *   SIMULATION_SEED=<number>   the month that failed, once more
 */
import { randomUUID } from "node:crypto";
import { env } from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import * as missions from "@tucano/contract/player/rewards/missions.ts";
import { joinRace } from "@tucano/contract/player/rewards/races.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { auditBooks, type TransferDraft } from "../../src/ledger/index.ts";
import { missionsBookChecks } from "../../src/missions/index.ts";
import { systemRandom } from "../../src/platform/random.ts";
import { type Bench, openBench } from "../../src/promotions/test/bench.ts";
import { racesBookChecks } from "../../src/races/index.ts";
import { rewardsBookChecks } from "../../src/rewards/index.ts";
import { readJournal } from "../../src/testing/journal.ts";
import { moveMoney } from "../../src/testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../src/testing/people/people.ts";
import type { Answer } from "../../src/testing/server.ts";
import { openRacesBench, type RacesBench } from "../../test/races-bench.ts";
import { createDice, type Dice } from "../month-habits.ts";

const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));
/** A February that begins on a Monday: four whole weeks are the whole month. */
const MONTH = "2027-02-01";
const [WEEKS, DAYS_A_WEEK] = [4, 7];
const LEAST = 20;
const RACE_GAME = "onca-dourada";
const [ROUNDS_A_DAY, RACE_BUDGET] = [30, 7_000];
const TIMEOUT_MS = 600_000;

interface Account {
  readonly name: string;
  readonly stake: number;
  readonly device: string;
  readonly isVoid: boolean;
  readonly member: TestMember;
  staked: number;
  given: number;
}

let bench: Bench;
let races: RacesBench;
let games: readonly string[];
let accounts: Account[];
const joins = new Map<string, string>();
const refusals: string[] = [];
const dice: Dice = createDice(SEED);

async function open(name: string, of: Partial<Account> = {}): Promise<Account> {
  const device = of.device ?? systemRandom.token(16);
  const headers = { cookie: `tucano_device=${device}` };
  const member = await registerTestMember(bench.server, {}, { headers });
  await bench.payIn(member, 10_000_000);
  return { name, stake: LEAST, isVoid: false, staked: 0, given: 0, ...of, device, member };
}

type Ask = <E extends Endpoint>(endpoint: E, input: RequestOf<E>) => Promise<Answer>;

/** As this account, on its device. */
async function signIn({ member, device }: Account): Promise<Ask> {
  const { account, password } = member;
  const headers = { cookie: `tucano_device=${device}` };
  const { body } = await bench.server.call(login, { account, password }, { headers });
  const token = (body.data as DataOf<typeof login>).access_token;
  return (endpoint, input) => bench.server.send(endpoint, input, { token });
}

/** A day's rounds, each of a return of 96 % on average, in one movement. */
async function play(account: Account, game: string, rounds: number): Promise<void> {
  const { stake, isVoid, member } = account;
  const side = `house:game:house/${game}` as const;
  const transfers = Array.from({ length: rounds }, (): TransferDraft[] => {
    const reference = `round:house:${randomUUID()}`;
    const amount = toCentavos(stake);
    const bet = { kind: "stake", debit: "member:cash", credit: side, amount, reference } as const;
    const back = { debit: side, credit: "member:cash", reference } as const;
    if (isVoid) return [bet, { ...back, kind: "stake.rollback", amount }];
    if (dice(100) >= 24) return [bet];
    return [bet, { ...back, kind: "win", amount: toCentavos(4 * stake) }];
  });
  await moveMoney(bench.server.rooms.ledger, member.memberId, transfers.flat());
  if (!isVoid) account.staked += stake * rounds;
}

/** Three games of the week by thirty rounds, and in the first one eight more by ten. */
async function liveDay(account: Account, week: number, day: number): Promise<void> {
  const game = games[3 * week + day];
  if (day < 3 && game !== undefined) await play(account, game, 30);
  if (week === 0 && day === 3) {
    for (const more of games.slice(12, 20)) await play(account, more, 10);
  }
  // What of the day is still free counts in the race.
  await play(account, RACE_GAME, ROUNDS_A_DAY);
}

/** Whatever is done is claimed, and spent on what is worth most for its points. */
async function collect(account: Account): Promise<void> {
  await readJournal(bench.server.house.journal);
  const ask = await signIn(account);
  const { body } = await ask(missions.listMissions, {});
  const { list } = body.data as DataOf<typeof missions.listMissions>;
  for (const { code, period } of list.filter(({ state }) => state === "claimable")) {
    const claimed = await ask(missions.claimMission, { code, period });
    if (claimed.status !== 200) refusals.push(`${account.name}: ${claimed.body.error}`);
  }
  const items = (await bench.server.rooms.market.read("shop")).items.map((item) => ({
    ...item,
    face: item.amountCentavos + item.free.freeCount * item.free.freeStakeCentavos,
  }));
  const best = items.toSorted((a, b) => b.face / b.points - a.face / a.points);
  for (const { code, points, face } of best) {
    for (;;) {
      const wish = { code, points, purchase_key: randomUUID() };
      if ((await ask(missions.buyItem, wish)).status !== 200) break;
      account.given += face;
    }
  }
}

beforeAll(async () => {
  process.stdout.write(`Farm ${SEED}\n`);
  bench = await openBench();
  races = await openRacesBench(bench.server);
  const catalogue = await bench.server.rooms.catalog.allGames();
  games = catalogue
    .filter(({ studio, code }) => studio === "house" && code !== RACE_GAME)
    .map(({ code }) => code);
  while (bench.today() < MONTH) bench.goOn(1);
  const device = systemRandom.token(16);
  accounts = [
    await open("alone"),
    await open("alone too"),
    await open("first of three", { device }),
    await open("second of three", { device }),
    await open("third of three", { device }),
    await open("taken back", { isVoid: true }),
    await open("large", { stake: 500 * LEAST }),
  ];
  const race_id = await races.publish({
    scoring: "rounds",
    rounds_per_day: ROUNDS_A_DAY,
    min_stake: "0.20",
    ties: "share",
    starts_at: races.inHours(1),
    ends_at: races.inHours(26 * 24),
  });
  for (const account of accounts) {
    const { status, body } = await (await signIn(account))(joinRace, { race_id });
    joins.set(account.name, status === 200 ? "joined" : String(body.error));
  }
  bench.server.clock.advance(2 * 3_600_000);
  for (let week = 0; week < WEEKS; week += 1) {
    for (let day = 0; day < DAYS_A_WEEK; day += 1) {
      for (const account of accounts) await liveDay(account, week, day);
      if (day === DAYS_A_WEEK - 1) for (const account of accounts) await collect(account);
      bench.goOn(1);
    }
  }
  await readJournal(bench.server.house.journal);
  await races.settle();
  races.goOn(2);
  await races.settle();
}, TIMEOUT_MS);

afterAll(async () => {
  try {
    const checks = [...missionsBookChecks, ...racesBookChecks, ...rewardsBookChecks];
    const results = await auditBooks(bench.server.db, checks);
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  } finally {
    await bench.close();
  }
});

const named = (name: string): Account => {
  const found = accounts.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no account "${name}".`);
  return found;
};

test("accounts on one device earn what one person earns", () => {
  const [first, second, third] = ["first", "second", "third"].map((one) =>
    named(`${one} of three`),
  );
  expect(first?.given).toBe(named("alone").given);
  expect([second?.given, third?.given]).toEqual([0, 0]);
  expect(new Set(refusals)).toEqual(
    new Set(["second of three: rewards.already_used", "third of three: rewards.already_used"]),
  );
});

test("who stakes five hundred times as much is given no more, and rounds taken back nothing", () => {
  expect(named("large").given).toBe(named("alone").given);
  expect(named("taken back").given).toBe(0);
});

test("one of a person joins a race, and rounds taken back win no place", async () => {
  expect([...joins]).toEqual([
    ["alone", "joined"],
    ["alone too", "joined"],
    ["first of three", "joined"],
    ["second of three", "rewards.already_used"],
    ["third of three", "rewards.already_used"],
    ["taken back", "joined"],
    ["large", "joined"],
  ]);
  const won = await Promise.all(accounts.map(wonInRace));
  expect(won.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(RACE_BUDGET);
  expect(await wonInRace(named("taken back"))).toBe(0);
  expect(await wonInRace(named("large"))).toBe(await wonInRace(named("alone")));
});

async function wonInRace({ member }: Account): Promise<number> {
  const { list } = await bench.server.rooms.rewards.list(member.memberId, {
    kinds: ["race"],
    page: 1,
    limit: 10,
  });
  return list.reduce((sum, { amount }) => sum + amount, 0);
}

test("a bot with a person's papers is given so much, and all together stay within the budget", async () => {
  const { staked, given } = named("alone");
  const race = await wonInRace(named("alone"));
  const inReais = (centavos: number) => formatWire(toCentavos(centavos));
  process.stdout.write(
    `Farm ${SEED}: one identity staked R$ ${inReais(staked)}, and was given R$ ${inReais(given)} ` +
      `by the shop and R$ ${inReais(race)} by the race\n`,
  );
  const { budget, items } = await bench.server.rooms.market.read("shop");
  // A point is worth two centavos at most, whatever it buys.
  for (const { code, points, amountCentavos, free } of items) {
    const face = amountCentavos + free.freeCount * free.freeStakeCentavos;
    expect(face, code).toBeLessThanOrEqual(2 * points);
  }
  const all = accounts.reduce((sum, one) => sum + one.given, 0);
  expect(all).toBeLessThanOrEqual((budget.dayCentavos ?? 0) * WEEKS);
  // Four weeks of all missions, a month's, and what is done once by playing: no more than that.
  expect(given).toBeLessThanOrEqual(2 * (WEEKS * 60 + 100 + 550));
  expect(given).toBeGreaterThan(0);
});
