// Protects: missions count rounds, games and days whatever is staked; a mission pays once, to one
// person; points are never below zero and buy once what they cost; a budget, a stock, a limit or an
// exclusion comes before a gift; and the books add up afterwards.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { listPurchases } from "@tucano/contract/backoffice/site/shop.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import * as contract from "@tucano/contract/player/rewards/missions.ts";
import { auditBooks } from "../src/ledger/index.ts";
import { freeRoundsBookChecks } from "../src/free-rounds/index.ts";
import { rewardsBookChecks } from "../src/rewards/index.ts";
import { missionsBookChecks } from "../src/missions/index.ts";
import type { Numbers } from "../src/market/index.ts";
import { addDays, mondayOf } from "../src/platform/days.ts";
import { type Bench, openBench, race } from "../src/promotions/test/bench.ts";
import { playRounds } from "../src/wheels/test/deeds.ts";
import { hire } from "../src/backoffice/test/staff-bench.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import type { TestMember } from "../src/testing/people/people.ts";

const AT_ONCE = 100;

/** Generous, so that little play earns and buys something. The desk could not set them. */
const generous: Numbers["missions"]["list"] = [
  { code: "a-new-game", counts: "newGames", every: "week", goal: 1, roundsEach: 10, points: 20 },
  { code: "three-days", counts: "days", every: "week", goal: 3, roundsEach: 5, points: 10 },
  { code: "own-limit", counts: "depositLimit", every: "once", goal: 1, roundsEach: 1, points: 100 },
  { code: "first-hundred", counts: "rounds", every: "once", goal: 100, roundsEach: 1, points: 50 },
];

async function beGenerous(): Promise<void> {
  const { items: standard } = await bench.server.rooms.market.read("shop");
  const [rounds, bonus] = [0, 1].map((kind) =>
    standard.find(({ amountCentavos }) => Math.sign(amountCentavos) === kind),
  );
  if (rounds === undefined || bonus === undefined) throw new Error("The shop lacks one or other.");
  const free = { ...rounds.free, freeGame: "onca-dourada", freeCount: 10, freeStakeCentavos: 20 };
  const items = [
    { ...rounds, code: "rounds-small", points: 100, free },
    { ...bonus, code: "bonus-two", points: 150, amountCentavos: 200 },
  ];
  await bench.setTomorrow("missions", { list: generous });
  await bench.setTomorrow("shop", { items });
  // A week keeps the missions that it began with.
  bench.goOn(7);
}

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await beGenerous();
});
afterAll(async () => {
  try {
    expect(await differences()).toEqual([]);
  } finally {
    await bench.close();
  }
});

async function differences(): Promise<unknown[]> {
  const checks = [...missionsBookChecks, ...rewardsBookChecks, ...freeRoundsBookChecks];
  const results = await auditBooks(bench.server.db, checks);
  return results.flatMap(({ name, differences: all }) => all.map((one) => ({ name, ...one })));
}

async function player(): Promise<TestMember> {
  const member = await bench.newPlayer();
  await bench.payIn(member, 100_000);
  return member;
}

type Mission = DataOf<typeof contract.listMissions>["list"][number];

async function missionsOf(member: TestMember): Promise<ReadonlyMap<string, Mission>> {
  const { list } = await bench.ask(contract.listMissions, member);
  return new Map(list.map((one) => [`${one.code}:${one.period}`, one]));
}

const thisWeek = () => mondayOf(bench.today());

/** Points without play, by which the shop is tried: an account's own protection. */
async function withPoints(): Promise<TestMember> {
  const member = await player();
  const { compliance } = bench.server.rooms;
  await compliance.setLimit(member.memberId, {
    measure: "deposit",
    period: "day",
    amount: 900_000,
  });
  await bench.ask(contract.claimMission, member, { code: "own-limit", period: "once" });
  return member;
}

const buy = (member: TestMember, code: string, points: number, key: string = randomUUID()) =>
  bench.call(contract.buyItem, member, { code, points, purchase_key: key });

const errorOf = async (answer: ReturnType<typeof buy>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

const pointsOf = async (member: TestMember) =>
  (await bench.ask(contract.listMissions, member)).points;

const setItems = async (changes: readonly Partial<Numbers["shop"]["items"][number]>[]) => {
  const { items } = await bench.server.rooms.market.read("shop");
  const [first] = items.filter(({ amountCentavos }) => amountCentavos > 0);
  if (first === undefined) throw new Error("There is no bonus in the shop.");
  const own = changes.map((change, index) => ({ ...first, code: `own-${index}`, ...change }));
  await bench.setTomorrow("shop", { items: [...items.slice(0, 4), ...own] });
  bench.goOn(1);
};

test("who stakes a hundred times as much is no further, and voids do not count", async () => {
  const [small, large] = [await player(), await player()];
  for (let round = 0; round < 10; round += 1) {
    await bench.play(small, { stake: 20 });
    await bench.play(large, { stake: 2_000, win: 5_000 });
  }
  await bench.play(large, { stake: 2_000, isVoid: true });
  const [first, second] = [await missionsOf(small), await missionsOf(large)];
  expect([...first]).toEqual([...second]);
  expect(first.get(`a-new-game:${thisWeek()}`)).toMatchObject({ done: 1, state: "claimable" });
  expect(first.get(`three-days:${thisWeek()}`)).toMatchObject({ done: 1, state: "under_way" });
  expect(first.get("first-hundred:once")).toMatchObject({ done: 10, target: 100, ends_at: null });
});

test("a hundred claims at once pay once, and another week pays again", async () => {
  const member = await player();
  for (let round = 0; round < 10; round += 1) await bench.play(member, { stake: 20 });
  const wish = { code: "a-new-game", period: thisWeek() };
  expect(await pointsOf(member)).toBe(0);
  const answers = await race(AT_ONCE, () => bench.call(contract.claimMission, member, wish));
  for (const { status, body } of answers) {
    expect([200, 429]).toContain(status);
    if (status === 200) expect(body.data).toEqual({ earned: 20, points: 20 });
  }
  expect(await pointsOf(member)).toBe(20);
  const early = { code: "three-days", period: thisWeek() };
  expect((await bench.call(contract.claimMission, member, early)).body.error).toBe(
    "missions.not_done",
  );
  // Last week's can still be claimed, the one before it never was this player's.
  const old = { ...wish, period: addDays(thisWeek(), -14) };
  expect((await bench.call(contract.claimMission, member, old)).body.error).toBe(
    "missions.not_done",
  );
});

test("what was done last week is paid this week, and then no more", async () => {
  const member = await player();
  for (let round = 0; round < 10; round += 1) await bench.play(member, { stake: 20 });
  const week = thisWeek();
  bench.goOn(7);
  expect((await missionsOf(member)).get(`a-new-game:${week}`)).toMatchObject({
    state: "claimable",
  });
  bench.goOn(7);
  expect((await missionsOf(member)).has(`a-new-game:${week}`)).toBe(false);
  const late = await bench.call(contract.claimMission, member, {
    code: "a-new-game",
    period: week,
  });
  expect([late.status, late.body.error]).toEqual([409, "missions.not_done"]);
});

test("many accounts on one device are one person, and other people's are not reached", async () => {
  const [first, second] = [await withPoints(), await player()];
  const { rewards, compliance, members } = bench.server.rooms;
  expect(await pointsOf(second)).toBe(0);
  const device = (await members.deviceOf(second.memberId)) ?? "";
  // The first account was on the second one's device, too.
  const key = { memberId: first.memberId, kind: "mission", period: "own-limit:once" } as const;
  await rewards.guard(key, { device });
  await compliance.setLimit(second.memberId, {
    measure: "deposit",
    period: "day",
    amount: 900_000,
  });
  const wish = { code: "own-limit", period: "once" };
  const answer = await bench.call(contract.claimMission, second, wish);
  expect([answer.status, answer.body.error]).toEqual([409, "rewards.already_used"]);
  expect(await pointsOf(second)).toBe(0);
});

test("points buy free rounds once, and no more than there are points for", async () => {
  const member = await withPoints();
  const key = randomUUID();
  const shop = await bench.ask(contract.showShop, member);
  expect(shop).toMatchObject({ state: "open", points: 100 });
  expect(shop.list.find(({ code }) => code === "rounds-small")).toMatchObject({
    points: 100,
    bonus: "0.00",
    free: { rounds: 10, stake: "0.20", pocket: "cash", turnover_multiple: 1 },
    left_today: null,
    is_available: true,
  });
  const answers = await race(AT_ONCE, () => buy(member, "rounds-small", 100, key));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await errorOf(buy(member, "rounds-small", 100))).toEqual([409, "missions.points_missing"]);
  expect(await errorOf(buy(member, "bonus-two", 150, key))).toEqual([409, "missions.item_changed"]);
  const history = await bench.ask(contract.listPoints, member);
  expect(history.list.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
    ["purchase", -100, 0],
    ["mission", 100, 100],
  ]);
  await bench.server.jobs.drain("rewards.give-free-rounds");
  const free = await bench.ask(listFreeRounds, member);
  expect(free.list).toMatchObject([{ source: "shop", rounds: 10, stake: "0.20" }]);
});

test("two purchases at once never spend the same points", async () => {
  const member = await withPoints();
  const answers = await race(20, () => buy(member, "rounds-small", 100));
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(await pointsOf(member)).toBe(0);
});

test("a stock and a budget end a sale, and the points come back", async () => {
  await setItems([
    { points: 10, stockPerDay: 1 },
    { points: 10, amountCentavos: 100_000_000 },
    { points: 10 },
  ]);
  const [first, second] = [await withPoints(), await withPoints()];
  expect((await buy(first, "own-0", 10)).status).toBe(200);
  expect(await errorOf(buy(second, "own-0", 10))).toEqual([409, "missions.sold_out"]);
  expect(await errorOf(buy(second, "own-1", 10))).toEqual([409, "missions.sold_out"]);
  expect(await pointsOf(second)).toBe(100);
  const { list } = await bench.ask(contract.showShop, second);
  expect(list.find(({ code }) => code === "own-0")).toMatchObject({
    left_today: 0,
    is_available: false,
  });
  expect(list.find(({ code }) => code === "own-1")?.is_available).toBe(false);
  expect(await errorOf(buy(second, "own-0", 9))).toEqual([409, "missions.item_changed"]);
  bench.goOn(1);
  expect((await buy(second, "own-0", 10)).status).toBe(200);
  expect((await bench.walletOf(second)).bonus).toBe(200);
});

test("what was cut off is given by the clock, and to nobody who is shut out", async () => {
  const { missions, members } = bench.server.rooms;
  const [given, frozen] = [await withPoints(), await withPoints()];
  await buyCutOff(given);
  const key = await buyCutOff(frozen);
  expect((await bench.walletOf(given)).bonus).toBe(0);
  await members.freeze(frozen.memberId, "asked for documents");
  bench.server.clock.advance(60_000);
  expect(await missions.giveTaken()).toBe(1);
  expect((await bench.walletOf(given)).bonus).toBe(200);
  await members.unfreeze(frozen.memberId, "documents came");
  bench.goOn(1);
  expect(await pointsOf(frozen)).toBe(100);
  expect(await errorOf(buy(frozen, "own-2", 10, key))).toEqual([403, "rewards.account_blocked"]);
  expect(await pointsOf(given)).toBe(90);
});

/** As a server leaves it that is killed between the points and the gift. */
async function buyCutOff(member: TestMember): Promise<string> {
  const key = randomUUID();
  const { ledger } = bench.server.rooms;
  const killed = vi.spyOn(ledger, "execute").mockRejectedValue(new Error("The server is gone."));
  const { body } = await buy(member, "own-2", 10, key);
  killed.mockRestore();
  expect(body.data).toEqual({ state: "coming", points: 90 });
  return key;
}

test("the desk sees what was bought, and the points that somebody could still spend", async () => {
  const { missions } = bench.server.rooms;
  const before = await missions.outstanding();
  const member = await withPoints();
  const held = await missions.outstanding();
  expect(held.points - before.points).toBe(100);
  expect(held.members - before.members).toBe(1);
  await signInOperator(bench.server);
  const desk = await hire(bench.server, { role: "marketing" });
  expect((await buy(member, "own-2", 10)).status).toBe(200);
  const see = async (input: RequestOf<typeof listPurchases>) => {
    const { body } = await bench.server.call(listPurchases, input, desk);
    return body.data as DataOf<typeof listPurchases>;
  };
  const { list, next, outstanding } = await see({ limit: 1 });
  expect(outstanding).toEqual({ ...held, points: held.points - 10 });
  const person = { member_id: member.memberId };
  expect(list).toMatchObject([{ member: person, code: "own-2", points: 10, state: "given" }]);
  const rest = (await see({ limit: 100, cursor: next ?? "" })).list;
  expect(rest.map(({ purchase_id: id }) => id)).not.toContain(list[0]?.purchase_id);
  expect(rest.some(({ state }) => state === "refused")).toBe(true);
  // What has expired is gone before anybody writes that it is.
  bench.goOn(181);
  expect((await missions.outstanding()).points).toBe(0);
});

test("points expire as was promised, and a change of the desk takes none away", async () => {
  bench.goOn(1);
  const member = await withPoints();
  const { expiring, points_days: days } = await bench.ask(contract.listMissions, member);
  expect([expiring?.points, days]).toEqual([100, 180]);
  await bench.setTomorrow("missions", { pointsDays: 1 });
  bench.goOn(179);
  expect(await pointsOf(member)).toBe(100);
  bench.goOn(1);
  expect(await pointsOf(member)).toBe(0);
  expect(await errorOf(buy(member, "rounds-small", 100))).toEqual([409, "missions.points_missing"]);
  const { list } = await bench.ask(contract.listPoints, member);
  expect(list).toMatchObject([{ kind: "mission", change: 100 }]);
});

test("who pauses, is at a limit or is somewhere it is closed is asked for nothing", async () => {
  const { compliance } = bench.server.rooms;
  const atLimit = await withPoints();
  await compliance.setLimit(atLimit.memberId, { measure: "stake", period: "day", amount: 100 });
  await playRounds(bench.server, atLimit, ["1.00"]);
  const paused = await player();
  await compliance.startTimeOut(paused.memberId, { days: 1, reason: "needs a rest" });
  for (const member of [atLimit, paused]) {
    expect(await bench.ask(contract.listMissions, member)).toMatchObject({
      state: "resting",
      list: [],
    });
    expect(await bench.ask(contract.showShop, member)).toMatchObject({
      state: "resting",
      list: [],
    });
    const wish = { code: "own-limit", period: "once" };
    const claimed = await bench.call(contract.claimMission, member, wish);
    expect([claimed.status, claimed.body.error]).toEqual([403, "missions.resting"]);
    expect(await errorOf(buy(member, "rounds-small", 100))).toEqual([403, "missions.resting"]);
  }
  const free = await withPoints();
  const switches = await bench.server.rooms.market.read("switches");
  await bench.setTomorrow("switches", { ...switches, hasLoyalty: false });
  bench.goOn(1);
  expect(await bench.ask(contract.listMissions, free)).toMatchObject({ state: "closed", list: [] });
  const wish = { code: "own-limit", period: "once" };
  expect((await bench.call(contract.claimMission, free, wish)).body.error).toBe("missions.closed");
  expect(await errorOf(buy(free, "rounds-small", 100))).toEqual([409, "missions.closed"]);
});

test("the database itself refuses points below zero, a gap, and a change of what stands", async () => {
  const { db } = bench.server;
  const insert = (number: number, change: number, balance: number) =>
    sql`INSERT INTO missions.points
      (member_id, number, kind, reference, change, balance, at, expires_at)
      VALUES (999, ${number}, ${change > 0 ? "mission" : "purchase"}, ${randomUUID()}, ${change},
        ${balance}, now(), ${change > 0 ? new Date() : null})`.execute(db);
  await expect(insert(1, -5, -5)).rejects.toThrow("points_balance_check");
  await expect(insert(2, 5, 5)).rejects.toThrow("follows");
  await expect(insert(1, 5, 50)).rejects.toThrow("follows");
  for (const act of [
    sql`UPDATE missions.points SET change = 1`,
    sql`DELETE FROM missions.points`,
  ]) {
    await expect(act.execute(db)).rejects.toThrow("permission denied");
  }
});
