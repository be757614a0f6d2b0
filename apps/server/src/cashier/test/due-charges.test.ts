/**
 * Protects: at a bank whose charges have a due date, a deposit is asked for, paid, paid late and
 * cancelled like any other, and its code lives no longer than the day on which the order expires.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { dayOf } from "../../platform/days.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { RECONCILE_JOB } from "../index.ts";

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer({ env: { PSP_CHARGES: "cobv" } });
  till = createTill(server);
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

async function dueOn(orderNo: string): Promise<string | undefined> {
  const { rows } = await sql<{ due_on: string }>`
    SELECT due_on FROM sandbox_psp.charge WHERE txid = ${orderNo}`.execute(server.db);
  return rows[0]?.due_on;
}

test("a deposit is credited once it is paid, late as well", async () => {
  const member = await till.newMember();
  const { order_no, expires_at } = await till.openDeposit(member, "30.00");
  expect(await dueOn(order_no)).toBe(dayOf(new Date(expires_at)));
  await till.pay({ txid: order_no });
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });

  const late = await till.openDeposit(member, "20.00");
  server.clock.advance(40 * 60_000);
  await server.jobs.runNow(RECONCILE_JOB);
  await till.pay({ txid: late.order_no });
  await till.settle();
  expect(await server.rooms.cashier.findDeposit(late.order_no)).toMatchObject({
    status: "credited",
    note: "paid_late",
  });
  expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
});

test("an order that expires after midnight is due on the day that follows", async () => {
  const midnight = new Date(`${dayOf(server.clock.now())}T23:50:00-03:00`);
  server.clock.advance(midnight.getTime() - server.clock.now().getTime() + 86_400_000);
  const today = dayOf(server.clock.now());
  const { order_no } = await till.openDeposit(await till.newMember(), "30.00");
  const due = (await dueOn(order_no)) ?? "";
  expect(Date.parse(due) - Date.parse(today)).toBe(86_400_000);
});

test("a deposit that is cancelled can be paid no more", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "30.00");
  const { body } = await server.call(contract.cancelDeposit, { order_no }, { token: member.token });
  expect(body.data).toMatchObject({ status: "cancelled" });
  await expect(till.pay({ txid: order_no })).rejects.toThrow();
});
