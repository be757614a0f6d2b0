/** Each day's turnover brings back what was promised for it, to the centavo, once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/rewards/vip.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { type Bench, openBench } from "./bench.ts";

const JOB = "vip.settle-days";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.server.close());

async function listOf(member: TestMember, input: RequestOf<typeof contract.listRebates> = {}) {
  const token = await bench.tokenOf(member);
  const { body } = await bench.server.call(contract.listRebates, input, { token });
  return body.data as DataOf<typeof contract.listRebates>;
}

test("A day's turnover by type, net, at the rates of the level and of that day", async () => {
  const { server, monday: day } = bench;
  const ana = await bench.newPlayer(100_000);
  // 5 000.00 bet before that day: level 1. Nothing of it counts for the day.
  bench.server.clock.set(new Date(startOfDay(day).getTime() - 1));
  await bench.bet(ana.memberId, "onca-dourada", 500_000);
  bench.goTo(day);
  await bench.bet(ana.memberId, "onca-dourada", 123_456);
  await bench.undo(ana.memberId, "onca-dourada", 20_000);
  await bench.bet(ana.memberId, "roleta", 33_333);
  // From tomorrow on all rates are ten times as high: today's turnover is paid as it was promised.
  const vip = await server.rooms.market.read("vip");
  const rich = vip.levels.map((level) => ({
    ...level,
    rebateRates: { ...level.rebateRates, slots: 300, table: 150 },
  }));
  const tomorrow = startOfDay(addDays(day, 1));
  const version = { effectiveFrom: tomorrow, setBy: "test", value: { ...vip, levels: rich } };
  expect(await setNumbers(server, "vip", version)).toBe(true);

  await bench.goToJobs(addDays(day, 1));
  await server.jobs.runNow(JOB);
  await server.jobs.runNow(JOB);
  const { list, ...totals } = await listOf(ana);
  expect(list).toMatchObject([
    {
      day,
      level: 1,
      level_name: "VIP 1",
      turnover: "1367.89",
      amount: "3.33",
      wagering: "3.33",
      state: "claimable",
      types: [
        { game_type: "slots", turnover: "1034.56", rate: "0.30", amount: "3.10" },
        { game_type: "table", turnover: "333.33", rate: "0.07", amount: "0.23" },
      ],
    },
  ]);
  expect(totals).toMatchObject({ total: 1, total_amount: "3.33", total_claimable: "3.33" });

  const token = await bench.tokenOf(ana);
  const details = await server.call(contract.rebateDetails, { day }, { token });
  expect(details.body.data.games).toEqual([
    { game_id: 1, name: expect.any(String), game_type: "slots", plays: 0, turnover: "1034.56" },
    { game_id: 900, name: expect.any(String), game_type: "table", plays: 1, turnover: "333.33" },
  ]);
  const profile = (await server.call(me, {}, { token })).body.data;
  expect(profile).toMatchObject({ fs_money: "3.33", total_money: "1003.33" });
  const none = await server.call(contract.rebateDetails, { day: addDays(day, 1) }, { token });
  expect([none.status, none.body.error]).toEqual([404, "vip.rebate_not_found"]);
});

test("Days on which nobody settled are made up for, each by itself", async () => {
  const { server } = bench;
  const bia = await bench.newPlayer(100_000);
  const first = bench.today();
  for (const offset of [0, 1, 2]) {
    bench.goTo(addDays(first, offset));
    await bench.bet(bia.memberId, "onca-dourada", 10_000 * (offset + 1));
  }
  await bench.goToJobs(addDays(first, 3));
  // Two at once, as two processes would.
  await Promise.all([server.jobs.runNow(JOB), server.jobs.runNow(JOB)]);
  const { list, total_turnover, total_amount } = await listOf(bia);
  // Level 0 at the new rates: 3 %.
  expect(list.map((one) => [one.day, one.amount])).toEqual(
    expect.arrayContaining([
      [first, "3.00"],
      [addDays(first, 1), "6.00"],
      [addDays(first, 2), "9.00"],
    ]),
  );
  expect(list).toHaveLength(3);
  expect([total_turnover, total_amount]).toEqual(["600.00", "18.00"]);
});

test("A claim of all pays each day once, also when it is sent again", async () => {
  const { server } = bench;
  const caio = await bench.newPlayer(100_000);
  const first = bench.today();
  bench.goTo(first);
  await bench.bet(caio.memberId, "onca-dourada", 10_000);
  bench.goTo(addDays(first, 1));
  await bench.bet(caio.memberId, "onca-dourada", 20_000);
  await bench.goToJobs(addDays(first, 2));
  await server.jobs.runNow(JOB);
  const token = await bench.tokenOf(caio);
  const claim = (input: { day?: string }, key: string) =>
    server.call(contract.claimRebates, input, { token, headers: { "idempotency-key": key } });
  // Commands of one member wait for each other: a slow machine may ask some to come back.
  await Promise.all(Array.from({ length: 20 }, () => claim({}, "one")));
  for (const { status, body } of [await claim({}, "one"), await claim({}, "one")]) {
    expect([status, body.message]).toEqual([200, "Reward claimed successfully!"]);
    expect(body.data.total_amount).toBe("9.00");
  }
  expect(await bench.cashOf(caio.memberId)).toBe(100_900);
  const other = await claim({ day: first }, "one");
  expect([other.status, other.body.error]).toEqual([409, "common.idempotency_conflict"]);
  const nothing = await claim({}, "two");
  expect([nothing.status, nothing.body.error]).toEqual([409, "vip.nothing_to_claim"]);
  expect((await claim({ day: first }, "three")).body.data.total_amount).toBe("3.00");
  expect(await bench.cashOf(caio.memberId)).toBe(100_900);
  expect((await listOf(caio)).total_claimed).toBe("9.00");
});

test("Rebates are for whom they were meant on that day, and no more than their budget", async () => {
  const { server } = bench;
  const { market } = server.rooms;
  const rebates = await market.read("rebates");
  const set = async (changes: Partial<typeof rebates>): Promise<void> => {
    const effectiveFrom = startOfDay(addDays(bench.today(), 1));
    const value = { ...rebates, ...changes };
    expect(await setNumbers(server, "rebates", { effectiveFrom, value, setBy: "test" })).toBe(true);
  };
  const before = bench.today();
  bench.goTo(before);
  const risen = await bench.newPlayer(100_000);
  await bench.bet(risen.memberId, "onca-dourada", 500_000);
  const plain = await bench.newPlayer(100_000);
  await set({
    audience: { ...rebates.audience, levelFrom: 1 },
    budget: { dayCentavos: 300, wholeCentavos: null },
  });
  const day = addDays(before, 1);
  bench.goTo(day);
  for (const one of [risen, plain]) await bench.bet(one.memberId, "onca-dourada", 10_000);
  await set({});
  await bench.goToJobs(addDays(day, 1));
  await server.jobs.runNow(JOB);
  const ofThatDay = async (member: TestMember) =>
    (await listOf(member)).list.filter((one) => one.day === day).map((one) => one.amount);
  expect(await ofThatDay(risen)).toEqual(["3.00"]);
  expect(await ofThatDay(plain)).toEqual([]);

  const claim = async (member: TestMember, of: string) => {
    const token = await bench.tokenOf(member);
    return server.call(contract.claimRebates, { day: of }, { token });
  };
  expect((await claim(risen, day)).status).toBe(200);
  bench.goTo(addDays(day, 1));
  await set({ budget: { dayCentavos: 299, wholeCentavos: null } });
  const poor = addDays(day, 2);
  bench.goTo(poor);
  await bench.bet(risen.memberId, "onca-dourada", 10_000);
  await set({});
  await bench.goToJobs(addDays(poor, 1));
  await server.jobs.runNow(JOB);
  const cash = await bench.cashOf(risen.memberId);
  const spent = await claim(risen, poor);
  expect([spent.status, spent.body.error]).toEqual([409, "rewards.budget_spent"]);
  expect(await bench.cashOf(risen.memberId)).toBe(cash);
});

test("Nothing is settled before the day has been read, and nothing where it is closed", async () => {
  const { server } = bench;
  const dora = await bench.newPlayer(100_000);
  const day = bench.today();
  bench.goTo(day);
  await bench.bet(dora.memberId, "onca-dourada", 10_000);
  server.clock.set(startOfDay(addDays(day, 1)));
  await expect(server.jobs.runNow(JOB)).rejects.toMatchObject({ code: "common.unavailable" });

  // Closed from now on: the day that is over is still paid, the next one is not.
  const rebates = await server.rooms.market.read("rebates");
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  const version = { effectiveFrom, setBy: "test", value: { ...rebates, isOpen: false } };
  expect(await setNumbers(server, "rebates", version)).toBe(true);
  bench.goTo(addDays(day, 1));
  await bench.bet(dora.memberId, "onca-dourada", 10_000);
  await bench.goToJobs(addDays(day, 2));
  await server.jobs.runNow(JOB);
  expect((await listOf(dora)).list.map((one) => one.day)).toEqual([day]);

  // Kept for 30 days, and gone after.
  bench.goTo(addDays(day, 33));
  expect(await listOf(dora, { range: "today" })).toMatchObject({ total: 0 });
  expect((await listOf(dora)).total_claimable).toBe("0.00");
  const token = await bench.tokenOf(dora);
  const late = await server.call(contract.claimRebates, { day }, { token });
  expect([late.status, late.body.error]).toEqual([409, "rewards.expired"]);
});
