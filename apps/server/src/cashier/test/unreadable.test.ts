/**
 * Protects: a payment that nobody can read is set aside and shown to people, and keeps neither the
 * next payment nor the one that its order was opened for waiting.
 */
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "../../platform/days.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { RECONCILE_JOB } from "../index.ts";
import { rememberPayments } from "../deposits/webhook.ts";

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  // Nobody tells us of payments: only the list can.
  await sql`UPDATE sandbox_psp.webhook SET url = 'http://127.0.0.1:9/nobody'`.execute(server.db);
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

async function look(): Promise<void> {
  await server.jobs.runNow(RECONCILE_JOB);
  await till.settle();
}

/** A payment of more than the scheme knows. */
const POISON = "90000000000.00";

test("what comes after a poisoned payment is credited, and the poison lies on the desk", async () => {
  const [poisoner, payer] = [await till.newMember(), await till.newMember()];
  const bad = await till.openDeposit(poisoner, "20.00");
  const good = await till.openDeposit(payer, "30.00");
  const { end_to_end_id } = await till.pay({ txid: bad.order_no, amount: POISON });
  await till.pay({ txid: good.order_no });
  await look();
  expect(await till.wallet(payer)).toMatchObject({ cash: 3_000 });
  expect(await till.wallet(poisoner)).toMatchObject({ cash: 0 });
  expect(await server.rooms.cashier.findReceipt(end_to_end_id)).toMatchObject({
    status: "unreadable",
    unreadable: expect.stringContaining(POISON),
  });
  // The next day's payments as well: nothing has to be read again and again.
  server.clock.advance(2 * 86_400_000);
  const later = await server.ask(
    openDeposit,
    { money: till.centavos("15.00"), payment_id: 1 },
    payer.memberId,
  );
  await till.pay({ txid: later.order_no });
  await look();
  expect(await till.wallet(payer)).toMatchObject({ cash: 4_500 });
});

test("whoever opened the order is credited for the payment of their own", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "40.00");
  const poison = await till.pay({ txid: order_no, amount: POISON, cpf: "52998224725" });
  await sql`
    UPDATE sandbox_psp.charge SET status = 'ATIVA' WHERE txid = ${order_no}`.execute(server.db);
  await till.pay({ txid: order_no });
  await look();
  expect(await till.wallet(member)).toMatchObject({ cash: 4_000 });
  expect(await server.rooms.cashier.findReceipt(poison.end_to_end_id)).toMatchObject({
    status: "unreadable",
  });
});

test("one that we were told of is set aside as well, and not asked about again and again", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "40.00");
  const { end_to_end_id } = await till.pay({ txid: order_no, amount: POISON });
  await rememberPayments(server, { psp: "main", endToEndIds: [end_to_end_id] });
  await till.settle();
  expect(await server.rooms.cashier.findReceipt(end_to_end_id)).toMatchObject({
    status: "unreadable",
  });
  server.clock.advance(120_000);
  await look();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
});

test("the day's comparison names it, and what the bank has mended since is credited", async () => {
  const { cashier } = server.rooms;
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "40.00");
  const { end_to_end_id } = await till.pay({ txid: order_no, amount: POISON });
  await look();
  const day = dayOf(server.clock.now());
  await cashier.matchDay(day);
  const page = { day, after: "", limit: 10 };
  expect(await cashier.listDifferences(page)).toContainEqual(
    expect.objectContaining({ reference: end_to_end_id, kind: "unreadable" }),
  );
  await sql`
    UPDATE sandbox_psp.receipt SET amount_centavos = 4000
    WHERE end_to_end_id = ${end_to_end_id}`.execute(server.db);
  await cashier.matchDay(day);
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 4_000 });
  await cashier.matchDay(day);
  const left = await cashier.listDifferences(page);
  expect(left.filter(({ reference }) => reference === end_to_end_id)).toEqual([]);
});

test("one under a number that nobody understands keeps no day from being compared", async () => {
  const { cashier } = server.rooms;
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "40.00");
  const { end_to_end_id } = await till.pay({ txid: order_no });
  await look();
  const strange = "no. 1/2";
  await sql`
    INSERT INTO sandbox_psp.receipt
    SELECT (jsonb_populate_record(r, ${JSON.stringify({ end_to_end_id: strange })})).*
    FROM sandbox_psp.receipt AS r WHERE end_to_end_id = ${end_to_end_id}`.execute(server.db);
  const now = server.clock.now();
  await sql`
    INSERT INTO sandbox_psp.refund VALUES
      (${strange}, 'R1', 'strange', 4000, NULL, 'DEVOLVIDO', ${now}, ${now})`.execute(server.db);
  const day = dayOf(now);
  await cashier.matchDay(day);
  const left = await cashier.listDifferences({ day, after: "", limit: 10 });
  expect(left).toContainEqual(expect.objectContaining({ kind: "unreadable" }));
  expect(left.filter(({ reference }) => reference === end_to_end_id)).toEqual([]);
});

test("a bank that refuses a payout in many words is heard", async () => {
  const member = await till.newMember();
  const deposit = await till.openDeposit(member, "100.00");
  await till.pay({ txid: deposit.order_no });
  await look();
  await till.forgive(member);
  const { order_no } = (await till.withdraw(member, "40.00")).body.data;
  const { cashier } = server.rooms;
  const { actualReceipt } = (await cashier.findWithdrawal(order_no)) ?? {};
  const now = server.clock.now();
  await sql`
    INSERT INTO sandbox_psp.payout VALUES (${`${order_no}A1`}, 'talkative', '{}', ${actualReceipt},
      'REFUSED', ${"A conta foi encerrada. ".repeat(20)}, ${now}, ${now})`.execute(server.db);
  await cashier.approveWithdrawal(order_no, till.operator);
  await till.payOut();
  const order = await cashier.findWithdrawal(order_no);
  expect(order).toMatchObject({ status: "in_review", canDecide: true });
  expect(order?.reason).toMatch(/^A conta foi encerrada\./);
});
