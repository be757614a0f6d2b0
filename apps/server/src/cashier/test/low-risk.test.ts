/**
 * Protects: in a house as it comes, a small withdrawal of somebody who is known is approved and
 * paid by itself, and nobody else's is; and the time that players are told is what it really took.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, dataOf, orderNoOf, type Till } from "../../testing/people/till.ts";
import { verifyIdentity } from "../../testing/people/verified.ts";
import { stake, type WalletRefusal, win } from "../../wallet/index.ts";
import { installCashierDefaults } from "../index.ts";
import { PAYOUTS_LEAST } from "../withdrawals/usual-time.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

const playAll: CommandKind<object, null, null, null, WalletRefusal> = {
  name: "test.play_all",
  decide: (wallet) => {
    const side = { reference: "round:low-risk", game: "house/onca-dourada" };
    const money = wallet.cash;
    const staked = stake(wallet, { amount: money, turnoverWeightPercent: 100, ...side });
    if (staked.outcome === "refused") return staked;
    const won = win(wallet, { amount: money, split: staked.split, ...side });
    return { ...staked, transfers: [...staked.transfers, ...won.transfers], answer: null };
  },
};

async function play({ memberId }: TestMember, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const command = { memberId, source: "test", externalId: randomUUID(), input: {} };
    expect((await server.rooms.ledger.execute(playAll, command)).status).toBe("applied");
  }
}

/** On the device of the registration. */
async function back(member: TestMember): Promise<TestMember> {
  const device = member.answer.cookies.find(({ name }) => name === "tucano_device");
  const { account, password } = member;
  const headers = { cookie: `tucano_device=${device?.value ?? ""}` };
  const answer = await server.call(login, { account, password }, { headers });
  return { ...member, token: (answer.body.data as DataOf<typeof login>).access_token };
}

async function ask(member: TestMember, money: string) {
  const asked = await till.withdraw(member, money);
  expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ code: 200 });
  const orderNo = orderNoOf(asked);
  const record = await server.rooms.cashier.findWithdrawal(orderNo);
  const check = await server.rooms.cashier.lookClosely(orderNo);
  return { orderNo, status: record?.status, verdict: check?.verdict };
}

describe("a house as it comes", () => {
  test("pays small amounts of members who are known by itself, and no others", async () => {
    const [known, unknown, idle] = [
      await till.newMember({ funds: "3000.00" }),
      await till.newMember({ funds: "3000.00" }),
      await till.newMember({ funds: "3000.00" }),
    ];
    for (const one of [known, idle]) await verifyIdentity(server, one);
    for (const one of [known, unknown]) await play(one, 2);
    expect((await ask(known, "20.00")).verdict).toMatchObject({ vetoes: ["new_account"] });
    server.clock.advance(8 * DAY_MS);

    const passed = await ask(await back(known), "1000.00");
    expect(passed).toMatchObject({ status: "approved", verdict: { vetoes: [] } });
    await till.payOut();
    const paid = await server.rooms.cashier.findWithdrawal(passed.orderNo);
    expect(paid).toMatchObject({ status: "paid" });
    expect(paid?.timeline.map(({ actor }) => actor)).toContain("rule");

    const missed = async (member: TestMember, money: string) => {
      const { status, verdict } = await ask(await back(member), money);
      expect(status).toBe("in_review");
      return [verdict?.vetoes, verdict?.misses.flatMap(({ reasons }) => reasons)];
    };
    expect(await missed(known, "1000.01")).toEqual([[], ["amount", "per_day_amount"]]);
    expect(await missed(unknown, "20.00")).toEqual([[], ["kyc"]]);
    expect(await missed(idle, "20.00")).toEqual([["little_play"], ["played"]]);
  });

  test("has that one rule, and gets no other by starting again", async () => {
    const sets = await server.rooms.cashier.listRuleSets();
    expect(sets.map(({ savedBy, rules }) => [savedBy, rules.length])).toEqual([["the product", 1]]);
    await inTransaction(server.db, installCashierDefaults);
    expect(await server.rooms.cashier.listRuleSets()).toEqual(sets);
  });
});

describe("the time that players are told", () => {
  const usual = async (member: TestMember) => {
    const told = dataOf(
      withdrawalOptions,
      await server.call(withdrawalOptions, {}, { token: (await back(member)).token }),
    );
    return [told.usual_minutes, told.usual_payouts];
  };

  test("is the median of what was paid in seven days, and nothing while that is too little", async () => {
    const members = [
      await till.newMember({ funds: "1000.00" }),
      await till.newMember({ funds: "1000.00" }),
    ];
    // What the tests above have paid is older than a week by then.
    server.clock.advance(8 * DAY_MS);
    const [reader] = members;
    if (reader === undefined) throw new Error("There are two members.");
    /** Asked for together, paid after so many seconds. */
    const payAfter = async (count: number, seconds: number) => {
      const orders: string[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        const member = members[nth % members.length] ?? reader;
        orders.push((await ask(await back(member), `${20 + nth}.00`)).orderNo);
      }
      server.clock.advance(seconds * 1_000);
      for (const orderNo of orders) {
        await server.rooms.cashier.approveWithdrawal(orderNo, till.operator);
      }
      await till.payOut();
    };
    await payAfter(PAYOUTS_LEAST / 2 - 1, 90);
    await payAfter(PAYOUTS_LEAST / 2, 60 * 60);
    expect(await usual(reader)).toEqual([null, null]);
    await payAfter(2, 200);
    // Remembered for a while: no page counts them again.
    expect(await usual(reader)).toEqual([null, null]);
    server.clock.advance(5 * MINUTE_MS);
    // 9 of 90 s, 2 of 200 s, 10 of an hour: the one in the middle, rounded up.
    expect(await usual(reader)).toEqual([4, 21]);
    server.clock.advance(7 * DAY_MS);
    expect(await usual(reader)).toEqual([null, null]);
  });
});
