// Protects: money goes out, and where the market says so comes in, only for whom the house knows,
// from the sum on that it says; and a refusal takes nothing and names the next step.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import type { Numbers } from "../../market/index.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { verifyIdentity } from "../../testing/people/verified.ts";

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(() => server.close());

async function ask(changes: Partial<Numbers["identity"]>): Promise<void> {
  const { market } = server.rooms;
  const value = { ...(await market.read("identity")), ...changes };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "identity", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
}

async function options({ token }: TestMember): Promise<DataOf<typeof cashier.withdrawalOptions>> {
  const { body } = await server.call(cashier.withdrawalOptions, {}, { token });
  return body.data as DataOf<typeof cashier.withdrawalOptions>;
}

test("withdrawals wait for documents from the sum on, counted over all of them", async () => {
  const member = await till.newMember({ funds: "500.00" });
  await till.forgive(member);
  await ask({ kycGate: "before_withdrawal", documentsFromCentavos: 10_000 });
  expect((await till.withdraw(member, "60.00")).status).toBe(200);
  const before = await till.wallet(member);
  const refused = await till.withdraw(member, "40.00");
  expect([refused.status, refused.body.error]).toEqual([403, "identity.verification_required"]);
  expect(await till.wallet(member)).toMatchObject({ cash: before.cash, locked: before.locked });
  expect((await till.withdraw(member, "30.00")).status).toBe(200);
  expect(await options(member)).toMatchObject({
    can_withdraw: false,
    blocked_by: "identity.verification_required",
  });
  await verifyIdentity(server, member);
  expect(await options(member)).toMatchObject({ can_withdraw: true, blocked_by: null });
  expect((await till.withdraw(member, "40.00")).status).toBe(200);
  await till.expectCleanBooks();
});

test("what was turned down does not count towards the sum", async () => {
  const member = await till.newMember({ funds: "500.00" });
  await till.forgive(member);
  await ask({ kycGate: "before_withdrawal", documentsFromCentavos: 10_000 });
  const asked = await till.withdraw(member, "90.00");
  await server.rooms.cashier.rejectWithdrawal(asked.body.data.order_no, till.operator, "Not now");
  expect((await till.withdraw(member, "90.00")).status).toBe(200);
});

test("where the market never asks, nobody is asked", async () => {
  const member = await till.newMember({ funds: "500.00" });
  await till.forgive(member);
  await ask({ kycGate: "never", documentsFromCentavos: 0 });
  expect((await till.withdraw(member, "200.00")).status).toBe(200);
});

test("where documents come first, no deposit is opened without them", async () => {
  const member = await till.newMember();
  await ask({ kycGate: "before_deposit_and_play" });
  const input = { money: "50.00", payment_type: "PIX" };
  const open = () => server.call(cashier.openDeposit, input, { token: member.token });
  const refused = await open();
  expect([refused.status, refused.body.error]).toEqual([403, "identity.verification_required"]);
  await verifyIdentity(server, member);
  expect((await open()).status).toBe(200);
  await ask({ kycGate: "before_withdrawal", documentsFromCentavos: 10_000_000 });
});

test("automatic approval knows who is known", async () => {
  const member = await till.newMember({ funds: "500.00" });
  expect(await server.rooms.identity.isVerified(member.memberId)).toBe(false);
  await verifyIdentity(server, member);
  expect(await server.rooms.identity.isVerified(member.memberId)).toBe(true);
});
