/**
 * Protects: with several banks no player waits for one that is down, every payment is credited
 * whichever bank has it, and no payout is ever made by two of them: not when the line is cut after
 * the bank has accepted it, not when two workers hold the same order.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { dayOf } from "../../platform/days.ts";
import { createLogger } from "../../platform/logger.ts";
import { openTwoBanks, termsOf, type TwoBanks } from "../../testing/bank/two-banks.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { orderNoOf, type Till } from "../../testing/people/till.ts";
import type { TestServer } from "../../testing/server.ts";
import { type Bank, createBanks, RECONCILE_JOB, SWEEP_JOB } from "../index.ts";
import { type Payout, PspUnreached } from "../psp-port.ts";
import { advancePayout, type PayDeps } from "../withdrawals/pay-withdrawal.ts";

let scene: TwoBanks;
let house: TestServer;
let till: Till;
beforeAll(async () => {
  scene = await openTwoBanks();
  ({ house, till } = scene);
});
beforeEach(() => {
  scene.lines.main.be("fine");
  scene.lines.second.be("fine");
  // Whoever was down is asked again.
  house.clock.advance(60_000);
});
afterAll(() => scene.close());

const bankOf = async (orderNo: string) => (await house.rooms.cashier.findDeposit(orderNo))?.psp;
const order = (orderNo: string) => house.rooms.cashier.findWithdrawal(orderNo);

async function insist(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => undefined);
}

/** Somebody with money, and the second bank is the one that pays. */
async function funded(): Promise<TestMember> {
  await scene.setNumbers({ main: 100, second: 0 });
  const member = await till.newMember({ funds: "100.00" });
  await scene.setNumbers({ main: 0, second: 100 });
  return member;
}

/** A withdrawal of somebody with money, approved and not yet sent. */
async function approved(member: TestMember): Promise<string> {
  const orderNo = orderNoOf(await till.withdraw(member, "40.00"));
  await house.rooms.cashier.approveWithdrawal(orderNo, till.operator);
  return orderNo;
}

/** As the sweep does, when enough time has passed. */
async function later(): Promise<void> {
  house.clock.advance(180_000);
  await house.jobs.runNow(SWEEP_JOB);
  await insist(() => till.payOut());
}

test("charges go where the shares send them, and each bank's notification is heard", async () => {
  await scene.setNumbers({ main: 0, second: 100 });
  const member = await till.newMember();
  const opened = await till.openDeposit(member, "50.00");
  expect(await bankOf(opened.order_no)).toBe("second");
  // That sandbox is another company's: our payment screen does not lead there.
  expect(opened.sandbox_url).toBeNull();
  const receipt = await scene.pay("second", { txid: opened.order_no });
  expect(receipt.notified).toBe(true);
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
});

test("the shares of many orders are those that were set", async () => {
  await scene.setNumbers({ main: 70, second: 30 });
  const { rows } = await sql<{ psp: string; count: number }>`
    SELECT psp, count(*) AS count FROM cashier.deposit GROUP BY psp`.execute(house.db);
  const before = new Map(rows.map(({ psp, count }) => [psp, count]));
  for (let member = 0; member < 3; member += 1) {
    const one = await till.newMember();
    for (let count = 0; count < 15; count += 1) await till.openDeposit(one, "10.00");
  }
  const after = await sql<{ psp: string; count: number }>`
    SELECT psp, count(*) AS count FROM cashier.deposit GROUP BY psp`.execute(house.db);
  const opened = after.rows.map(({ psp, count }) => [psp, count - (before.get(psp) ?? 0)]);
  const taken = new Map(opened as [string, number][]);
  expect(taken.get("main")).toBeGreaterThan(15);
  expect(taken.get("second")).toBeGreaterThan(3);
});

test("a bank that is down loses no order: the other takes it, and is the first to be asked", async () => {
  await scene.setNumbers({ main: 0, second: 100 });
  scene.lines.second.be("fault");
  for (let count = 0; count < 4; count += 1) {
    const opened = await till.openDeposit(await till.newMember(), "20.00");
    expect(await bankOf(opened.order_no)).toBe("main");
  }
  const asked = scene.lines.second.callsInMood;
  await till.openDeposit(await till.newMember(), "20.00");
  expect(scene.lines.second.callsInMood).toBe(asked);
  const [main, second] = await house.rooms.cashier.readBanks();
  expect([main?.answeredMs, second?.answeredMs]).toEqual([expect.any(Number), null]);
  // Who looks whether banks answer does not wait for repeats.
  expect(scene.lines.second.callsInMood).toBe(asked + 1);
});

test("a charge whose answer got lost and one at another bank are one deposit", async () => {
  await scene.setNumbers({ main: 0, second: 100 });
  scene.lines.second.be("lost");
  const member = await till.newMember();
  const opened = await till.openDeposit(member, "50.00");
  expect(await bankOf(opened.order_no)).toBe("main");
  scene.lines.second.be("fine");
  await scene.pay("main", { txid: opened.order_no });
  // Nobody has its code; but whatever a bank has is dealt with.
  await scene.pay("second", { txid: opened.order_no });
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
  const { rows } = await sql<{ psp: string; status: string }>`
    SELECT psp, status FROM cashier.receipt WHERE txid = ${opened.order_no} ORDER BY psp
  `.execute(house.db);
  expect(rows).toEqual([
    { psp: "main", status: "credited" },
    { psp: "second", status: "refunded" },
  ]);
});

test("an order that no bank has answered is cancelled at each of them", async () => {
  const { token } = await till.newMember();
  scene.lines.main.be("lost");
  scene.lines.second.be("lost");
  const headers = { "idempotency-key": "nobody-answers" };
  const input = { money: "50", payment_id: 1 };
  const failed = await house.call(contract.openDeposit, input, { token, headers });
  expect(failed.body).toMatchObject({ error: "cashier.payment_service_unavailable" });
  scene.lines.main.be("fine");
  scene.lines.second.be("fine");
  const { rows } = await sql<{ order_no: string }>`
    SELECT order_no FROM cashier.deposit WHERE idempotency_key = 'nobody-answers'`.execute(
    house.db,
  );
  const order_no = rows[0]?.order_no ?? "";
  const cancelled = await house.call(contract.cancelDeposit, { order_no }, { token });
  expect(cancelled.body.data).toMatchObject({ status: "cancelled" });
  for (const line of Object.values(scene.lines)) {
    expect(line.heard).toContain(`PATCH /sandbox/psp/cob/${order_no}`);
  }
});

test("payments of one bank are found while the other is down", async () => {
  await scene.setNumbers({ main: 100, second: 0 });
  const member = await till.newMember();
  const opened = await till.openDeposit(member, "50.00");
  await sql`UPDATE sandbox_psp.webhook SET url = 'http://127.0.0.1:9/nobody'`.execute(house.db);
  await scene.pay("main", { txid: opened.order_no });
  scene.lines.second.be("down");
  await expect(house.jobs.runNow(RECONCILE_JOB)).rejects.toThrow();
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
  scene.lines.second.be("fine");
  await house.jobs.runNow(SWEEP_JOB);
});

test("nobody but the bank itself speaks at its address", async () => {
  const { rows } = await sql<{ url: string }>`SELECT url FROM sandbox_psp.webhook`.execute(
    house.db,
  );
  const { pathname } = new URL(rows[0]?.url ?? "");
  const tell = (path: string) =>
    house.app.inject({ method: "POST", url: `${path}/pix`, payload: { pix: [] } });
  expect((await tell(pathname)).statusCode).toBe(200);
  expect((await tell(`${pathname}/second`)).statusCode).toBe(401);
  expect((await tell(`${pathname}/third`)).statusCode).toBe(401);
});

test("a payout that the bank accepted before the line was cut is made by nobody else", async () => {
  const member = await funded();
  const orderNo = await approved(member);
  scene.lines.second.be("lost");
  await insist(() => till.payOut());
  expect(await order(orderNo)).toMatchObject({ status: "paying", psp: "second" });
  // It stays there for as long as that bank says nothing, however well the other is.
  scene.lines.second.be("down");
  for (let count = 0; count < 4; count += 1) await later();
  expect(await order(orderNo)).toMatchObject({ status: "paying", psp: "second" });
  scene.lines.second.be("fine");
  await later();
  expect(await order(orderNo)).toMatchObject({ status: "paid", psp: "second" });
  expect(await scene.payoutsAt("second")).toContain(`${orderNo}A1`);
  expect(await scene.payoutsAt("main")).not.toContain(`${orderNo}A1`);
  expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 0 });
});

test("a payout that nobody heard of goes to the bank that is there", async () => {
  const member = await funded();
  const orderNo = await approved(member);
  const line = scene.lines.second;
  await line.hangUp();
  await till.payOut();
  await later();
  expect(await order(orderNo)).toMatchObject({ status: "paid", psp: "main" });
  await line.pickUp();
  expect(await scene.payoutsAt("second")).not.toContain(`${orderNo}A1`);
  expect(await scene.payoutsAt("main")).toContain(`${orderNo}A1`);
});

test("one that may have been heard of waits for its bank, even when nobody is there later", async () => {
  const orderNo = await approved(await funded());
  const line = scene.lines.second;
  // Unheard, but we cannot know.
  line.be("down");
  await insist(() => till.payOut());
  await line.hangUp();
  for (let count = 0; count < 3; count += 1) await later();
  expect(await order(orderNo)).toMatchObject({ status: "paying", psp: "second" });
  expect(await scene.payoutsAt("main")).not.toContain(`${orderNo}A1`);
  await line.pickUp();
  line.be("fine");
  await later();
  expect(await order(orderNo)).toMatchObject({ status: "paid", psp: "second" });
});

test("a worker that wakes up late finds that another has begun, and sends nowhere else", async () => {
  const orderNo = await approved(await funded());
  const sent: string[] = [];
  const accepted: Payout = { endToEndId: "", status: "processing", reason: null };
  const worker = (sendToSecond: () => Promise<Payout>): PayDeps => {
    const send = async (code: string): Promise<Payout> => {
      sent.push(code);
      return code === "second" ? sendToSecond() : accepted;
    };
    const all = ["second", "main"].map((code) => ({
      code,
      payouts: { sendPayout: () => send(code), readPayout: () => Promise.resolve(null) },
    })) as unknown as Bank[];
    const { ledger, members } = house.rooms;
    const rules = { chooseBy: "share" as const, list: [termsOf("second", 1), termsOf("main", 0)] };
    const banks = createBanks(
      all.map((bank) => ({ ...bank, isUp: () => true })),
      () => rules,
    );
    const logger = createLogger("silent");
    return { ...house, logger, ledger, members, banks };
  };
  const awake = worker(() => Promise.resolve(accepted));
  const asleep = worker(async () => {
    await advancePayout(awake, orderNo);
    throw new PspUnreached("Nobody was there.");
  });
  await advancePayout(asleep, orderNo);
  // Both to the same bank, under the same key: one payout.
  expect(sent).toEqual(["second", "second"]);
  expect(await order(orderNo)).toMatchObject({ status: "paying", psp: "second", payoutSends: 2 });
  // And it is that bank that says what became of it.
  await later();
  expect(await order(orderNo)).toMatchObject({ status: "paid", psp: "second" });
});

test("what one bank refuses, the other is asked for after the next approval", async () => {
  const member = await funded();
  const { order_no: orderNo } = (await till.withdraw(member, "20.13")).body.data;
  const { cashier } = house.rooms;
  await cashier.approveWithdrawal(orderNo, till.operator);
  await till.payOut();
  expect(await order(orderNo)).toMatchObject({ status: "in_review", psp: "second" });
  await cashier.approveWithdrawal(orderNo, till.operator);
  await till.payOut();
  expect(await order(orderNo)).toMatchObject({ psp: "main" });
  expect(await scene.payoutsAt("main")).toContain(`${orderNo}A2`);
});

test("a day is compared with each bank, and each one's part and differences are told apart", async () => {
  // A day of its own.
  house.clock.advance(2 * 86_400_000);
  const today = dayOf(house.clock.now());
  for (const [at, money] of [
    ["main", "30.00"],
    ["second", "12.00"],
  ] as const) {
    await scene.setNumbers({ main: at === "main" ? 1 : 0, second: at === "main" ? 0 : 1 });
    const member = await till.newMember();
    await scene.pay(at, { txid: (await till.openDeposit(member, money)).order_no });
  }
  await till.settle();
  const { cashier } = house.rooms;
  await cashier.matchDay(today);
  const [clean] = await cashier.listMatchedDays({ before: null, limit: 1 });
  expect(clean).toMatchObject({
    received: { count: 2, amount: 4_200 },
    pspReceived: { count: 2, amount: 4_200 },
    openCount: 0,
    banks: [
      { psp: "main", received: { count: 1, amount: 3_000 } },
      { psp: "second", received: { count: 1, amount: 1_200 } },
    ],
  });
  await sql`UPDATE cashier.receipt SET amount_centavos = 1199
    WHERE psp = 'second' AND amount_centavos = 1200`.execute(house.db);
  // Of a bank that does not answer what was found stays; the other's is found anew.
  scene.lines.main.be("down");
  await expect(cashier.matchDay(today)).rejects.toThrow();
  scene.lines.main.be("fine");
  const differences = await cashier.listDifferences({ day: today, after: "", limit: 10 });
  expect(differences).toMatchObject([{ psp: "second", kind: "receipt_amount", ours: 1_199 }]);
  const [differing] = await cashier.listMatchedDays({ before: null, limit: 1 });
  expect(differing).toMatchObject({ received: { count: 2, amount: 4_199 }, openCount: 1 });
  await sql`UPDATE cashier.receipt SET amount_centavos = 1200
    WHERE psp = 'second' AND amount_centavos = 1199`.execute(house.db);
});
