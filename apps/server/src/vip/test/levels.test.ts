/** What a level promises is given to whoever has reached it, once, and to nobody else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/rewards/vip.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import { type Bench, openBench } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.server.close());

async function historyOf(token: string, input: RequestOf<typeof contract.vipHistory>) {
  const { body } = await bench.server.call(contract.vipHistory, input, { token });
  return body.data as DataOf<typeof contract.vipHistory>;
}

test("A level needs both conditions, and is kept when a bet is taken back", async () => {
  const { server } = bench;
  const { memberId, token } = await bench.newPlayer(100_000);
  await bench.bet(memberId, "onca-dourada", 400_000);
  await bench.bet(memberId, "ao-vivo", 99_999);
  await bench.read();
  const before = (await server.call(contract.vipInfo, {}, { token })).body.data;
  expect(before.uservip).toEqual({
    userviplvl: 0,
    totalrecharge: "1000.00",
    totalbetting: "4999.99",
  });
  expect(before).toMatchObject({ total_slot_money: "4000.00", total_live_money: "999.99" });
  expect(before.list).toHaveLength(7);
  expect(before.list[1]).toMatchObject({
    name: "VIP 1",
    recharge_missing: "0.00",
    betting_missing: "0.01",
    progress: 99,
    is_reached: false,
    upgrade_gift: "10.00",
    upgrade_state: "locked",
  });
  expect(before.list[1].rebate_rates).toContainEqual({ game_type: "table", rate: "0.07" });
  expect(before.weekly).toMatchObject({ period: bench.monday, betting: "4999.99", amount: "0.00" });

  await bench.bet(memberId, "roleta", 1);
  await bench.read();
  const reached = (await server.call(contract.vipInfo, {}, { token })).body.data;
  expect(reached.uservip.userviplvl).toBe(1);
  expect(reached.list[1]).toMatchObject({ is_current: true, upgrade_state: "claimable" });
  expect(reached.gifts).toMatchObject([
    { kind: "upgrade", period: "1", level: 1, amount: "10.00", wagering: "10.00" },
  ]);

  await bench.undo(memberId, "roleta", 1);
  await bench.read();
  const after = (await server.call(contract.vipInfo, {}, { token })).body.data;
  expect(after.uservip).toMatchObject({ userviplvl: 1, totalbetting: "4999.99" });
  expect((await server.call(me, {}, { token })).body.data).toMatchObject({
    level: 1,
    level_name: "VIP 1",
    slot_level: 0,
    live_level: 0,
    total_slot_money: "4000.00",
    total_live_money: "999.99",
  });
});

test("A level's gift is paid once to a hundred claims, and only to who is there", async () => {
  const { server } = bench;
  const { memberId, token } = await bench.newPlayer(500_000);
  await bench.bet(memberId, "onca-dourada", 2_500_000);
  await bench.read();
  const cash = await bench.cashOf(memberId);
  const claimSecond = () =>
    server.call(contract.claimGift, { kind: "upgrade", level: 2 }, { token });
  // Commands of one member wait for each other: a slow machine may ask some to come back.
  await Promise.all(Array.from({ length: 100 }, claimSecond));
  const { status: claimed, body: answer } = await claimSecond();
  expect([claimed, answer.message]).toEqual([200, "Reward claimed successfully!"]);
  expect(answer.data).toMatchObject({ kind: "upgrade", period: "2", amount: "40.00" });
  expect(await bench.cashOf(memberId)).toBe(cash + 4_000);

  const claim = (input: { kind: "upgrade" | "weekly"; level?: number; period?: string }) =>
    server.call(contract.claimGift, input, { token });
  const refused = async (input: Parameters<typeof claim>[0]) => {
    const { status, body } = await claim(input);
    return [status, body.error, body.message];
  };
  expect(await refused({ kind: "upgrade", level: 3 })).toEqual([
    403,
    "vip.upgrade_required",
    "Upgrade required",
  ]);
  const notEligible = [409, "vip.not_eligible", "You're not eligible for this reward"];
  expect(await refused({ kind: "weekly", period: bench.monday })).toEqual(notEligible);
  // On the way to level 2 level 1 was reached: without a level, the oldest that is left.
  expect((await claim({ kind: "upgrade" })).body.data).toMatchObject({ level: 1, amount: "10.00" });
  expect(await refused({ kind: "upgrade" })).toEqual(notEligible);

  const history = await historyOf(token, { range: "today" });
  expect(history.total).toBe(6);
  const told = history.list.map((one) => [one.kind, one.track, one.level].join(" "));
  expect(told.toSorted()).toEqual([
    "level slot 1",
    "level slot 2",
    "level vip 1",
    "level vip 2",
    "upgrade  1",
    "upgrade  2",
  ]);
  const gifts = await server.call(
    contract.vipHistory,
    { kind: "upgrade", page: 2, limit: 1 },
    { token },
  );
  expect(gifts.body.data).toMatchObject({ total: 2, page: 2, list: [{ state: "claimed" }] });
});

test("A week's and a month's gift are for who staked enough, by the level at its end", async () => {
  const { server } = bench;
  const { jobs, rooms } = server;
  const week = bench.monday;
  const [bia, eva] = [await bench.newPlayer(100_000), await bench.newPlayer(100_000)];
  await bench.bet(bia.memberId, "onca-dourada", 449_999);
  await bench.bet(eva.memberId, "onca-dourada", 500_000);
  await bench.goToJobs(addDays(week, 7));
  await jobs.runNow("vip.settle-weeks");
  const periods = async (memberId: MemberId) =>
    (await rooms.rewards.list(memberId, { kinds: ["vip.weekly", "vip.monthly"] })).list.map(
      (one) => [one.kind, one.period, one.amount],
    );
  // The first week: Eva is at level 1 at its end, Bia is not.
  expect(await periods(bia.memberId)).toEqual([]);
  expect(await periods(eva.memberId)).toEqual([["vip.weekly", week, 200]]);

  // In the second week Bia stakes 500.01 and reaches level 1 by it; Eva stakes 499.99.
  bench.goTo(addDays(week, 7));
  await bench.bet(bia.memberId, "roleta", 50_001);
  await bench.bet(eva.memberId, "roleta", 49_999);
  // Nobody runs on the next Monday; a day later it is made up for, and twice changes nothing.
  await bench.goToJobs(addDays(week, 15));
  await jobs.runNow("vip.settle-weeks");
  await jobs.runNow("vip.settle-weeks");
  // A fifth of it counts as turnover: 100.00 x 0.10 % are less than the level's 2.00.
  expect(await periods(bia.memberId)).toEqual([["vip.weekly", addDays(week, 7), 10]]);
  expect(await periods(eva.memberId)).toEqual([["vip.weekly", week, 200]]);
  const [gift] = (await rooms.rewards.list(bia.memberId, { kinds: ["vip.weekly"] })).list;
  expect(gift?.basis).toEqual([
    { what: "level", reference: "1", text: "VIP 1" },
    { what: "turnover", reference: addDays(week, 7), amountCentavos: 50_001 },
  ]);

  const month = week.slice(0, 7);
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  await bench.goToJobs(`${next}-01`);
  await jobs.runNow("vip.settle-months");
  expect(await periods(eva.memberId)).toContainEqual(["vip.monthly", month, 500]);
});

test("Levels are noted at night for who played, and allow more at the cashier", async () => {
  const { server } = bench;
  const rui = await bench.newPlayer(3_000_000);
  await bench.bet(rui.memberId, "onca-dourada", 20_000_000);
  const day = bench.today();
  await bench.goToJobs(addDays(day, 1));
  await server.jobs.runNow("vip.settle-days");
  const token = await bench.tokenOf(rui);
  const { list } = await historyOf(token, { kind: "level" });
  expect(list).toHaveLength(8);
  const end = startOfDay(addDays(day, 1)).getTime() - 1;
  expect(list.map((one) => Date.parse(one.time))).toEqual(Array.from({ length: 8 }, () => end));
  expect(await server.rooms.members.find(rui.memberId)).toMatchObject({ level: 4 });
  const options = await server.call(withdrawalOptions, {}, { token });
  expect(options.body.data).toMatchObject({
    free_withdrawals_per_day: 6,
    daily_limit: "50000.00",
  });
  const newcomer = await bench.newPlayer();
  const usual = await server.call(withdrawalOptions, {}, { token: newcomer.token });
  expect(usual.body.data).toMatchObject({ free_withdrawals_per_day: 3 });
});

test("A market without loyalty shows levels, and gives and allows nothing for them", async () => {
  const { clock, rooms } = bench.server;
  const switches = await rooms.market.read("switches");
  const effectiveFrom = new Date(clock.now().getTime() + NUMBERS_AHEAD_MS);
  const value = { ...switches, hasLoyalty: false };
  expect(await setNumbers(bench.server, "switches", { effectiveFrom, setBy: "test", value })).toBe(
    true,
  );
  bench.goTo(addDays(bench.today(), 1));
  const { memberId, token } = await bench.newPlayer(100_000);
  await bench.bet(memberId, "onca-dourada", 500_000);
  await bench.read();
  const { body } = await bench.server.call(contract.vipInfo, {}, { token });
  expect(body.data).toMatchObject({ is_open: false, uservip: { userviplvl: 1 }, gifts: [] });
  await bench.goToJobs(addDays(bench.today(), 1));
  await bench.server.jobs.runNow("vip.settle-days");
  expect((await rooms.rewards.list(memberId, {})).total).toBe(0);
  expect(await rooms.vip.allowanceOf(memberId)).toBeNull();
});
