/**
 * Protects what a withdrawal promises: one key is one order to one place, a second attempt is a
 * payout of its own, what was rejected takes nothing from the day, and all that is left of the day
 * may go. And of a payment: it is credited or sent back, never both.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, dataOf, orderNoOf, type Till } from "../../testing/people/till.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  // Mid-day, so that no test runs over midnight by chance.
  const tomorrow = startOfDay(addDays(dayOf(server.clock.now()), 1));
  server.clock.set(new Date(tomorrow.getTime() + 12 * HOUR_MS));
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

async function optionsOf({ token }: TestMember) {
  return dataOf(withdrawalOptions, await server.call(withdrawalOptions, {}, { token }));
}

test("a house as it comes promises its payouts within two hours", async () => {
  expect(await optionsOf(await till.newMember())).toMatchObject({ eta_minutes: 120 });
});

test("the same key for another place is a conflict, and moves nothing more", async () => {
  const member = await till.newMember({ funds: "100.00" });
  const options = { headers: { "idempotency-key": "one-key" } };
  const first = await till.withdraw(member, "20.00", {}, options);
  expect(first.status).toBe(200);
  const email = { payment_type: "EMAIL", email: "eu@example.com", cpf_id: undefined };
  const other = await till.withdraw(member, "20.00", email, options);
  expect(other.body).toMatchObject({ code: 409, error: "common.idempotency_conflict" });
  const again = await till.withdraw(member, "20.00", {}, options);
  expect(orderNoOf(again)).toBe(orderNoOf(first));
  expect(await till.wallet(member)).toMatchObject({ cash: 8_000, locked: 2_000 });
  // A place is a key, and not only the kind of key it is.
  const second = { headers: { "idempotency-key": "second-key" } };
  expect((await till.withdraw(member, "20.00", email, second)).status).toBe(200);
  const elsewhere = { ...email, email: "nos@example.com" };
  const refused = await till.withdraw(member, "20.00", elsewhere, second);
  expect(refused.body).toMatchObject({ code: 409, error: "common.idempotency_conflict" });
  expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 4_000 });
});

test("what the bank refused is sent anew under a key of its own", async () => {
  const member = await till.newMember({ funds: "100.00" });
  // The bank refuses amounts that end so.
  const orderNo = orderNoOf(await till.withdraw(member, "20.13"));
  const { cashier } = server.rooms;
  await cashier.approveWithdrawal(orderNo, till.operator);
  await till.payOut();
  expect(await cashier.findWithdrawal(orderNo)).toMatchObject({ status: "in_review" });
  await cashier.approveWithdrawal(orderNo, till.operator);
  await till.payOut();
  const { rows } = await sql<{ idempotency_key: string }>`
    SELECT idempotency_key FROM sandbox_psp.payout
    WHERE idempotency_key LIKE ${`${orderNo}%`} ORDER BY idempotency_key`.execute(server.db);
  expect(rows.map((row) => row.idempotency_key)).toEqual([`${orderNo}A1`, `${orderNo}A2`]);
});

test("a rejected withdrawal gives back the day's maximum and the free one", async () => {
  const member = await till.newMember({ funds: "50000.00" });
  const before = await optionsOf(member);
  const orderNo = orderNoOf(await till.withdraw(member, "50000.00"));
  expect(await optionsOf(member)).toMatchObject({
    daily_remaining: "0.00",
    free_withdrawals_left: 2,
  });
  await server.rooms.cashier.rejectWithdrawal(orderNo, till.operator, "not today");
  expect(before).toMatchObject({ daily_remaining: "50000.00", free_withdrawals_left: 3 });
  expect(await optionsOf(member)).toMatchObject({
    daily_remaining: "50000.00",
    free_withdrawals_left: 3,
  });
  expect((await till.withdraw(member, "50000.00")).status).toBe(200);
});

test("exactly what is left today may be withdrawn, and not a centavo more", async () => {
  const member = await till.newMember({ funds: "50000.00" });
  const second = await till.openDeposit(member, "100.00");
  await till.pay({ txid: second.order_no });
  await till.settle();
  await till.forgive(member);
  expect((await till.withdraw(member, "49950.00")).status).toBe(200);
  const over = await till.withdraw(member, "50.01");
  expect(over.body).toMatchObject({ error: "cashier.daily_limit_reached" });
  expect((await till.withdraw(member, "50.00")).status).toBe(200);
  expect(await optionsOf(member)).toMatchObject({ daily_remaining: "0.00" });
});

test("a payment that somebody else has just decided to send back is not credited as well", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "30.00");
  const { end_to_end_id } = await till.pay({ txid: order_no });
  // As another worker leaves it between its decision and the bank's answer.
  await sql`
    UPDATE cashier.deposit SET status = 'paid', end_to_end_id = ${end_to_end_id},
      paid_centavos = 3000, paid_at = ${server.clock.now()}, note = 'refund_in_progress'
    WHERE order_no = ${order_no}`.execute(server.db);
  await expect(till.settle()).rejects.toThrow("not in the state it was decided in");
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  await sql`
    UPDATE cashier.receipt SET status = 'refunding', refund_attempt = 1,
      refund_reason = 'account_blocked' WHERE end_to_end_id = ${end_to_end_id}`.execute(server.db);
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  expect(await till.readDeposit(member, order_no)).toMatchObject({ status: "refunded" });
});

test("a payment that somebody else has just credited is not sent back as well", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "30.00");
  const { end_to_end_id } = await till.pay({ txid: order_no });
  await till.settle();
  // As a worker finds it that was cut off before, and comes back when the account is shut.
  await sql`
    UPDATE cashier.receipt SET status = 'received'
    WHERE end_to_end_id = ${end_to_end_id}`.execute(server.db);
  await server.rooms.members.freeze(member.memberId, "investigation");
  await server.jobs.runNow("cashier.settle-receipt", { endToEndId: end_to_end_id });
  expect(await server.rooms.cashier.findReceipt(end_to_end_id)).toMatchObject({
    status: "credited",
  });
  expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
});

test("a payment that is credited while its return is decided stays credited", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "30.00");
  const { end_to_end_id } = await till.pay({ txid: order_no });
  const { ledger } = server.rooms;
  const execute = ledger.execute.bind(ledger);
  // The account was shut when this one asked; another worker credits it as it is open again.
  const asked = vi.spyOn(ledger, "execute").mockImplementationOnce(async (...command) => {
    const outcome = await execute(...command);
    if (outcome.status !== "applied") throw new Error(outcome.status);
    const { wallet } = outcome;
    return { status: "refused", code: "wallet.account_blocked", replayed: false, wallet };
  });
  await till.settle();
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
  expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
  const receipt = await server.rooms.cashier.findReceipt(end_to_end_id);
  expect(receipt).toMatchObject({ status: "credited" });
  expect(await till.readDeposit(member, order_no)).toMatchObject({ status: "credited" });
});

test("a second payment goes back, and leaves the first one what it waits for", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "30.00");
  const first = await till.pay({ txid: order_no });
  const core = vi.spyOn(server.rooms.ledger, "execute").mockRejectedValue(new Error("No core."));
  await expect(till.settle()).rejects.toThrow("No core.");
  core.mockRestore();
  const second = await till.pay({ txid: order_no });
  const settle = (endToEndId: string) =>
    server.jobs.runNow("cashier.settle-receipt", { endToEndId });
  const stateOf = async (endToEndId: string) =>
    (await server.rooms.cashier.findReceipt(endToEndId))?.status;
  await settle(second.end_to_end_id);
  await settle(second.end_to_end_id);
  expect(await stateOf(second.end_to_end_id)).toBe("refunded");
  await settle(first.end_to_end_id);
  expect(await stateOf(first.end_to_end_id)).toBe("credited");
  expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
  await till.settle();
});
