// Protects: one deposit earns one of the offers that exclude each other, whichever are claimed at
// the same moment, and the first recharge is the one that was paid first.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/rewards/promotions.ts";
import { ledgerBookChecks } from "../../ledger/index.ts";
import { rewardsBookChecks } from "../../rewards/index.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { createTill } from "../../testing/people/till.ts";
import type { PromotionsDeps } from "../index.ts";
import { showFirstRecharge } from "../recharges/show-recharges.ts";
import { type Bench, openBench } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(async () => {
  for (const check of [...ledgerBookChecks, ...rewardsBookChecks]) {
    expect({ [check.name]: await check.run(bench.server.db) }).toEqual({ [check.name]: [] });
  }
  await bench.close();
});

const claims = [
  contract.claimFirstRecharge,
  contract.claimRechargeTiers,
  contract.claimRechargeRebate,
] as const;

describe("One deposit", () => {
  test("earns one reward, when all that it could earn is claimed at once", async () => {
    const paid = new Map<string, number>();
    for (const _round of [1, 2, 3, 4]) {
      const member = await bench.newPlayer();
      await bench.payIn(member, 500_000);
      const answers = await Promise.all(claims.map((claim) => bench.call(claim, member)));
      const codes = answers.map(({ body }) => body.error ?? "paid");
      expect(codes.toSorted()).toEqual(["paid", "rewards.deposit_used", "rewards.deposit_used"]);
      const { bonus } = await bench.walletOf(member);
      const one = answers.find(({ status }) => status === 200)?.body.data as {
        reward_amount: string;
      };
      expect(one.reward_amount).toBe(`${bonus / 100}.00`);
      paid.set(String(bonus), 1);
    }
    expect([150_000, 50_000, 100_000]).toEqual(
      expect.arrayContaining([...paid.keys()].map(Number)),
    );
  });

  test.each(claims)("is used for whoever claims another of its offers: $path", async (second) => {
    const member = await bench.newPlayer();
    await bench.payIn(member, 500_000);
    const [first] = claims.filter((claim) => claim !== second);
    expect((await bench.call(first ?? second, member)).status).toBe(200);
    expect((await bench.call(second, member)).body.error).toBe("rewards.deposit_used");
  });

  test("says what it has earned already, and leaves the next deposit as it is", async () => {
    const member = await bench.newPlayer();
    await bench.payIn(member, 500_000);
    await bench.ask(contract.claimFirstRecharge, member);
    expect(await bench.ask(contract.checkRechargeTiers, member)).toMatchObject({
      state: "not_eligible",
      reason_code: "deposit_used",
    });
    const next = await bench.payIn(member, 100_000);
    const rebate = await bench.ask(contract.checkRechargeRebate, member);
    expect(rebate.list.map(({ id, state }) => [id, state])).toMatchObject([
      [next, "claimable"],
      [expect.anything(), "not_eligible"],
    ]);
    expect(rebate.terms).toContain(
      "Each deposit earns one deposit offer: the first one you claim.",
    );
    expect(await bench.ask(contract.claimRechargeRebate, member)).toMatchObject({
      reward_amount: "200.00",
    });
  });

  test("earns each offer where the market excludes none", async () => {
    const none = { firstRecharge: false, rechargeTiers: false, rechargeRebate: false };
    const before = await bench.server.rooms.market.read("perDeposit");
    await bench.setTomorrow("perDeposit", none);
    bench.goOn(1);
    const member = await bench.newPlayer();
    await bench.payIn(member, 500_000);
    for (const claim of claims) expect((await bench.call(claim, member)).status).toBe(200);
    expect((await bench.walletOf(member)).bonus).toBe(300_000);
    await bench.setTomorrow("perDeposit", before);
    bench.goOn(1);
  });
});

test("a player has no more of the rebate than a day and the whole event give one", async () => {
  const member = await bench.newPlayer();
  const claim = async () => (await bench.call(contract.claimRechargeRebate, member)).body.error;
  for (const _day of [1, 2, 3, 4, 5]) {
    await bench.payIn(member, 500_000);
    await bench.payIn(member, 500_000);
    expect([await claim(), await claim()]).toEqual([undefined, "promotions.own_limit_reached"]);
    bench.goOn(1);
  }
  expect(await claim()).toBe("promotions.own_limit_reached");
  expect(await bench.walletOf(member)).toMatchObject({ bonus: 500_000 });
  const other = await bench.newPlayer();
  await bench.payIn(other, 500_000);
  expect((await bench.call(contract.claimRechargeRebate, other)).status).toBe(200);
});

describe("The first recharge", () => {
  const withPayments = (payments: Awaited<ReturnType<PromotionsDeps["cashier"]["paymentsOf"]>>) => {
    const { rooms, db, clock } = bench.server;
    const cashier = { ...rooms.cashier, paymentsOf: () => Promise.resolve(payments) };
    const siteOf = (host: string) => rooms.content.siteOf(host);
    return { ...rooms, db, clock, cashier, siteOf };
  };
  const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 12, minute));
  const amountOf = async ({ memberId }: TestMember, payments: Parameters<typeof withPayments>[0]) =>
    (await showFirstRecharge(withPayments(payments), memberId, "en")).reward_amount;

  test("is what was paid first, not what was credited first", async () => {
    const member = await bench.newPlayer();
    const credited = await bench.payIn(member, 20_000);
    const late = await bench.payIn(member, 100_000);
    expect((await bench.ask(contract.checkFirstRecharge, member)).reward_amount).toBe("200.00");
    const paid = [
      { orderNo: credited, paidAt: at(2), isCredited: true },
      { orderNo: late, paidAt: at(1), isCredited: true },
    ];
    expect(await amountOf(member, paid)).toBe("1000.00");
  });

  test("waits for a payment of before that is not credited yet", async () => {
    const member = await bench.newPlayer();
    const credited = await bench.payIn(member, 20_000);
    expect((await bench.ask(contract.checkFirstRecharge, member)).state).toBe("claimable");
    const known = { orderNo: credited, paidAt: at(2), isCredited: true };
    const awaited = (minute: number) => ({ orderNo: "D1", paidAt: at(minute), isCredited: false });
    expect(await amountOf(member, [known, awaited(1)])).toBe("0.00");
    expect(await amountOf(member, [known, awaited(3)])).toBe("200.00");
  });

  test("knows when the bank says that a payment was made", async () => {
    const till = createTill(bench.server);
    const member = await till.newMember({ funds: "50.00" });
    await till.openDeposit(member, "60.00");
    const [payment, ...others] = await bench.server.rooms.cashier.paymentsOf(member.memberId);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ isCredited: true, paidAt: expect.any(Date) });
  });
});
