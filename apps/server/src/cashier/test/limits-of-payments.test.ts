/**
 * Protects: nobody pays in beyond a limit by paying more, later, or for somebody else, and what
 * goes back takes nothing from a limit.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";

const HOUR_MS = 3_600_000;
const STRANGER = "52998224725";

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

const open = ({ token }: TestMember, money: string) =>
  server.call(openDeposit, { money, payment_id: 1 }, { token });

async function limitedMember(amount: string): Promise<TestMember> {
  const member = await till.newMember();
  const input = { measure: "deposit", period: "day", amount } as const;
  const { status } = await server.call(setLimit, input, { token: member.token });
  expect(status).toBe(200);
  return member;
}

/** Twice: the second run finds what the bank has done with a refund. */
async function settle(): Promise<void> {
  await till.settle();
  await till.settle();
}

test("an overpayment beyond the member's limit goes back whole, and leaves the limit as it was", async () => {
  const member = await limitedMember("100.00");
  const { order_no } = await till.openDeposit(member, "50.00");
  await till.pay({ txid: order_no, amount: "100.01" });
  await settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  expect(await till.readDeposit(member, order_no)).toMatchObject({
    status: "refunded",
    note_code: "refunded_over_limit",
    note: "The payment went over the deposit limit, so it was refunded in full",
  });
  expect((await open(member, "100.01")).body.error).toBe("compliance.deposit_limit_reached");
  expect((await open(member, "100.00")).status).toBe(200);
});

test("an overpayment within the limit is credited, and used up by it", async () => {
  const member = await limitedMember("100.00");
  const { order_no } = await till.openDeposit(member, "50.00");
  await till.pay({ txid: order_no, amount: "100.00" });
  await settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 10_000 });
  expect((await open(member, "10.00")).body.error).toBe("compliance.deposit_limit_reached");
});

test("an overpayment beyond the method's maximum goes back, also without a limit", async () => {
  const member = await till.newMember();
  const { order_no } = await till.openDeposit(member, "50.00");
  await till.pay({ txid: order_no, amount: "50000.01" });
  await settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  expect(await till.readDeposit(member, order_no)).toMatchObject({ status: "refunded" });
});

test("a payment after its time counts anew, and goes back where nothing is left", async () => {
  const member = await limitedMember("100.00");
  const late = await till.openDeposit(member, "60.00");
  server.clock.advance(31 * 60_000);
  // By the door: the sign-in has ended with the half hour.
  const input = { money: till.centavos("60.00"), payment_id: 1 };
  const second = await server.ask(openDeposit, input, member.memberId);
  await till.pay({ txid: second.order_no });
  await settle();
  await till.pay({ txid: late.order_no });
  await settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 6_000 });
  expect(await server.rooms.cashier.findDeposit(late.order_no)).toMatchObject({
    status: "refunded",
    note: "refunded_over_limit",
  });
});

test("somebody else's payment takes nothing from the limit, from the moment it goes back", async () => {
  const member = await limitedMember("100.00");
  const { order_no } = await till.openDeposit(member, "90.00");
  await till.pay({ txid: order_no, amount: "90.00", cpf: STRANGER });
  await till.settle();
  expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  expect((await open(member, "100.00")).status).toBe(200);
});

test("a refund that the bank is long about takes nothing from the limit either", async () => {
  const member = await limitedMember("100.00");
  const { order_no } = await till.openDeposit(member, "90.00");
  await till.pay({ txid: order_no, amount: "90.00", cpf: STRANGER });
  await server.db
    .updateTable("cashier.deposit")
    .set({ status: "paid", paid_centavos: 9_000, note: "refund_in_progress" })
    .where("order_no", "=", order_no)
    .execute();
  expect((await open(member, "100.00")).status).toBe(200);
  await settle();
});
