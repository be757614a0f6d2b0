// Protects: what was promised when somebody recharged is what they get for it, to the centavo and
// once, however often it is claimed at the same time; and nothing where nothing is allowed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as activities from "@tucano/contract/player/rewards/activities.ts";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { askRoute } from "../../testing/ask-route.ts";
import { createPromotions } from "../index.ts";
import { type Bench, openBench, race } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

async function playerWith(...recharges: number[]): Promise<TestMember & { orders: string[] }> {
  const member = await bench.newPlayer();
  const orders: string[] = [];
  for (const recharge of recharges) orders.push(await bench.payIn(member, recharge));
  return { ...member, orders };
}

/** The real room, apart from what it asks of others. */
function promotionsWith(others: Partial<Parameters<typeof createPromotions>[0]>) {
  const { rooms, db, clock } = bench.server;
  const siteOf = (host: string) => rooms.content.siteOf(host);
  return createPromotions({ ...rooms, db, clock, siteOf, ...others });
}

describe("The first recharge", () => {
  test("gives its gift once, when a hundred claim it at once", async () => {
    const ana = await playerWith(30_000, 40_000);
    const before = await bench.ask(contract.checkFirstRecharge, ana, { name: ana.account });
    expect(before).toMatchObject({
      state: "claimable",
      reason_code: "claimable",
      reason: expect.stringMatching(/^You can claim R\$.300,00 now\.$/),
      reward_amount: "300.00",
      pocket: "bonus",
      turnover_required: "9000.00",
      deposit_amount: "300.00",
      until: "2026-12-16T12:00:00.000-03:00",
      seconds_left: 7 * 86_400,
      basis: [
        {
          what: "deposit",
          reference: ana.orders[0],
          amount: "300.00",
          rate_percent: null,
          text: null,
        },
        { what: "rate", reference: null, amount: "300.00", rate_percent: "100.00" },
      ],
    });
    const claim = () => bench.call(contract.claimFirstRecharge, ana);
    for (const { body } of [...(await race(100, claim)), await claim()]) {
      expect(body).toMatchObject({
        code: 200,
        message: "Reward claimed successfully!",
        data: { reward_amount: "300.00", turnover_required: "9000.00" },
      });
    }
    expect(await bench.walletOf(ana)).toMatchObject({ bonus: 30_000, bonusOwed: 900_000 });
    expect(await bench.ask(contract.checkFirstRecharge, ana)).toMatchObject({
      state: "claimed",
      reward_amount: "300.00",
    });
  });

  test.each([
    [9_999, "not_eligible", "recharge_too_small", "0.00"],
    [10_000, "claimable", "claimable", "10.00"],
    [19_999, "claimable", "claimable", "19.99"],
    [200_000, "claimable", "claimable", "1500.00"],
  ])("of %i centavos is %s", async (recharge, state, reason_code, reward_amount) => {
    const member = await playerWith(recharge);
    const shown = await bench.ask(contract.checkFirstRecharge, member);
    expect(shown).toMatchObject({ state, reason_code, reward_amount });
    const claim = await bench.call(contract.claimFirstRecharge, member);
    if (state === "claimable") {
      expect(claim.body.data).toMatchObject({ reward_amount });
      return;
    }
    expect(claim.body).toMatchObject({
      code: 409,
      error: "promotions.not_eligible",
      message: "You're not eligible for this reward",
    });
  });

  test("is not there before anything was recharged", async () => {
    const member = await bench.newPlayer();
    expect(await bench.ask(contract.checkFirstRecharge, member)).toMatchObject({
      state: "not_eligible",
      reason_code: "no_recharge",
      progress: [{ code: "recharge", required: "100.00", done: "0.00", missing: "100.00" }],
    });
  });

  test("gives nothing to a second account of the same device", async () => {
    const { members } = bench.server.rooms;
    const promotions = promotionsWith({
      members: { ...members, deviceOf: () => Promise.resolve("one-device") },
    });
    const [first, second] = [await playerWith(20_000), await playerWith(20_000)];
    await bench.ask(contract.checkFirstRecharge, first);
    const claim = ({ memberId }: TestMember) =>
      askRoute(
        promotions.routes ?? [],
        contract.claimFirstRecharge,
        {},
        {
          member: { memberId, sessionId: "" },
        },
      );
    expect((await claim(first)).list).toHaveLength(1);
    await expect(claim(second)).rejects.toThrow("rewards.already_used");
    expect(await bench.walletOf(second)).toMatchObject({ bonus: 0 });
  });
});

describe("The recharge rebate", () => {
  test("counts each recharge of the event by itself", async () => {
    const member = await playerWith(9_999, 10_000, 25_055, 600_000);
    const [, small, middle, large] = member.orders;
    const shown = await bench.ask(contract.checkRechargeRebate, member);
    expect(shown).toMatchObject({
      state: "claimable",
      total: 3,
      claimable_count: 3,
      claimable_amount: "1070.11",
    });
    expect(shown.list).toMatchObject([
      { id: large, reward_amount: "1000.00", turnover_required: "25000.00", is_claimed: 0 },
      { id: middle, reward_amount: "50.11", turnover_required: "1252.75", claimed_at: null },
      {
        id: small,
        required_amount: "100.00",
        reward_amount: "20.00",
        turnover_required: "500.00",
        event_ended_at: "2027-12-31T23:59:59.000-03:00",
      },
    ]);
    const keyed = (input: object) =>
      bench.call(contract.claimRechargeRebate, member, input, { "idempotency-key": "one-claim" });
    // The oldest one; sent again it is the same one, and not the next.
    const together = await race(20, () => keyed({}));
    for (const { body } of [...together, await keyed({})]) {
      expect(body.data).toMatchObject({ reward_amount: "20.00", list: [{ reference: small }] });
    }
    expect((await keyed({ id: middle })).body).toMatchObject({
      code: 409,
      error: "common.idempotency_conflict",
    });
    await bench.ask(contract.claimRechargeRebate, member);
    // 70.11 of the 1,000.00 that a day gives are gone.
    const late = await bench.call(contract.claimRechargeRebate, member, { id: large ?? "" });
    expect(late.body).toMatchObject({ code: 409, error: "promotions.own_limit_reached" });
    bench.goOn(1);
    await bench.ask(contract.claimRechargeRebate, member, { id: large ?? "" });
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 107_011, bonusOwed: 2_675_275 });
    const none = await bench.call(contract.claimRechargeRebate, member);
    expect(none.body).toMatchObject({
      code: 409,
      error: "promotions.no_eligible_recharge",
      message: "No eligible top-ups",
    });
    const after = await bench.ask(contract.checkRechargeRebate, member, { limit: 1, page: 2 });
    expect(after).toMatchObject({ state: "claimed", total: 3, claimable_count: 0 });
    expect(after.list).toMatchObject([{ id: middle, is_claimed: 1, state: "claimed" }]);
  });
});

describe("A claim that the same one beside it is paid for", () => {
  /** The oldest rebate there is, under one key: paid once, and answered with that one. */
  const claimWith = ({ memberId }: TestMember, rewards = bench.server.rooms.rewards) =>
    askRoute(
      promotionsWith({ rewards }).routes ?? [],
      contract.claimRechargeRebate,
      {},
      { member: { memberId, sessionId: "" }, idempotencyKey: "one" },
    );

  async function playerWithRebate(): Promise<Awaited<ReturnType<typeof playerWith>>> {
    const member = await playerWith(10_000);
    const { claimable_count } = await bench.ask(contract.checkRechargeRebate, member);
    expect(claimable_count).toBe(1);
    return member;
  }

  test("between its look at its own reward and at all there are", async () => {
    const { rewards } = bench.server.rooms;
    const member = await playerWithRebate();
    // Cut off when its key was tied to the reward, and nothing was paid.
    const cutOff = { ...rewards, claimNow: () => Promise.reject(new Error("cut off")) };
    await expect(claimWith(member, cutOff)).rejects.toThrow("cut off");
    let paidBeside: unknown = null;
    const slow = {
      ...rewards,
      find: async (of: Parameters<typeof rewards.find>[0]) => {
        const seen = await rewards.find(of);
        paidBeside ??= await claimWith(member);
        return seen;
      },
    };
    const answered = await claimWith(member, slow);
    expect(answered).toMatchObject({ list: [{ reference: member.orders[0] }] });
    expect(answered).toEqual(paidBeside);
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 2_000 });
  });

  test("between its look at its key and at all there are", async () => {
    const { rewards } = bench.server.rooms;
    const member = await playerWithRebate();
    let paidBeside: unknown = null;
    const slow = {
      ...rewards,
      list: async (...of: Parameters<typeof rewards.list>) => {
        paidBeside ??= await claimWith(member);
        return rewards.list(...of);
      },
    };
    const answered = await claimWith(member, slow);
    expect(answered).toMatchObject({ list: [{ reference: member.orders[0] }] });
    expect(answered).toEqual(paidBeside);
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 2_000 });
  });
});

describe("The recharge tiers", () => {
  test("give for each recharge what the total has earned with it", async () => {
    const member = await playerWith(60_000, 40_000, 200_000, 200_050, 1_000_000);
    const shown = await bench.ask(contract.checkRechargeTiers, member);
    expect(shown).toMatchObject({
      state: "claimable",
      reward_amount: "2250.00",
      turnover_required: "67500.00",
      total_recharged: "15000.50",
      tier: "silver",
      rate_percent: "15.00",
      next_tier: "gold",
      next_tier_missing: "0.50",
      earned_amount: "2250.00",
      claimed_amount: "0.00",
      total: 4,
    });
    // The first recharge reached no tier; the second reached Bronze, and all until then counts.
    const rows = shown.list.map(({ total_after, tier, rate_percent, reward_amount }) =>
      [total_after, tier, rate_percent, reward_amount].join(" "),
    );
    expect(rows).toEqual([
      "15000.50 silver 15.00 1750.00",
      "5000.50 bronze 10.00 275.00",
      "3000.00 bronze 7.50 175.00",
      "1000.00 bronze 5.00 50.00",
    ]);
    const one = await bench.ask(contract.claimRechargeTiers, member, {
      id: member.orders[2] ?? "",
    });
    expect(one).toMatchObject({ reward_amount: "175.00" });
    const rest = () => bench.call(contract.claimRechargeTiers, member);
    for (const { status } of [...(await race(10, rest)), await rest()]) expect(status).toBe(200);
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 225_000, bonusOwed: 6_750_000 });
    expect(await bench.ask(contract.checkRechargeTiers, member)).toMatchObject({
      state: "claimed",
      claimed_amount: "2250.00",
    });
  });

  test("show the way to the first one", async () => {
    const member = await playerWith(60_000);
    expect(await bench.ask(contract.checkRechargeTiers, member)).toMatchObject({
      state: "not_eligible",
      reason_code: "tier_not_reached",
      reason: expect.stringMatching(/R\$.400,00/),
      tier: null,
      next_tier: "bronze",
      next_tier_missing: "400.00",
    });
  });
});

describe("What was promised", () => {
  test("is what is paid, though the numbers have changed since; and its time ends", async () => {
    const [before, late] = [await playerWith(20_000), await playerWith(20_000)];
    await bench.setTomorrow("firstRecharge", { welcomeRate: 5_000 });
    bench.goOn(1);
    const after = await playerWith(20_000);
    expect(await bench.ask(contract.claimFirstRecharge, before)).toMatchObject({
      reward_amount: "200.00",
    });
    expect(await bench.ask(contract.claimFirstRecharge, after)).toMatchObject({
      reward_amount: "100.00",
    });
    bench.goOn(6);
    expect(await bench.ask(contract.checkFirstRecharge, late)).toMatchObject({
      state: "not_eligible",
      reason_code: "time_over",
    });
    const claim = await bench.call(contract.claimFirstRecharge, late);
    expect(claim.body).toMatchObject({ code: 409, error: "rewards.expired" });
  });

  test("is nothing where the market allows no bonuses", async () => {
    const member = await playerWith(200_000);
    await bench.setTomorrow("switches", { hasBonuses: false });
    bench.goOn(1);
    const claims = [
      [contract.checkFirstRecharge, contract.claimFirstRecharge],
      [contract.checkRechargeRebate, contract.claimRechargeRebate],
      [contract.checkRechargeTiers, contract.claimRechargeTiers],
    ] as const;
    for (const [check, claim] of claims) {
      expect((await bench.call(check, member)).body.data).toMatchObject({
        state: "not_eligible",
        reason_code: "not_offered",
        reward_amount: "0.00",
      });
      expect((await bench.call(claim, member)).body).toMatchObject({
        code: 409,
        error: "promotions.not_offered",
      });
    }
    const day7 = await bench.call(contract.sevenDays, member, { claim: true });
    expect(day7.body).toMatchObject({ code: 409, error: "promotions.not_offered" });
    const invitation = await bench.call(contract.claimInvitation, member);
    expect(invitation.body).toMatchObject({ code: 409, error: "promotions.not_offered" });
    const { list } = await bench.ask(activities.activityDetails, member);
    expect(list.map(({ code }) => code)).toEqual(["daily-relief", "rebates", "vip"]);
    expect(await bench.walletOf(member)).toMatchObject({ bonus: 0 });
  });
});
