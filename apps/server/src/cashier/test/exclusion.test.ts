// Protects: the money of who is excluded stays theirs to take, and is not added to.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";

const REASON = "I want a break";

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(() => server.close());

test("an excluded member can withdraw it, also what turnover was still owed for", async () => {
  const member = await till.newMember({ funds: "80.00" });
  const order = await till.openDeposit(member, "40.00");
  await till.pay({ txid: order.order_no });
  await till.settle();
  expect((await till.wallet(member)).turnoverOwed).toBe(4_000);
  const { memberId, account, password } = member;
  await server.rooms.compliance.exclude(memberId, { months: 3, reason: REASON });
  await server.jobs.drain("compliance.waive_turnover");
  const again = await server.call(login, { account, password });
  const token: string = again.body.data.access_token;
  const withdrawn = await till.withdraw({ ...member, token }, "120.00");
  expect(withdrawn.status).toBe(200);
  expect(await till.wallet(member)).toMatchObject({ cash: 0, locked: 12_000 });
});

test("a time-out lets nothing be added to it: a payment goes back, and nothing new is ordered", async () => {
  const member = await till.newMember();
  const order = await till.openDeposit(member, "40.00");
  await server.rooms.compliance.startTimeOut(member.memberId, { days: 1, reason: REASON });
  await till.pay({ txid: order.order_no });
  await till.settle();
  const { account, password } = member;
  const again = await server.call(login, { account, password });
  const token: string = again.body.data.access_token;
  expect((await till.wallet(member)).cash).toBe(0);
  expect(await till.readDeposit({ ...member, token }, order.order_no)).toMatchObject({
    status: "refunded",
  });
  const input = { money: "40.00", payment_id: 1, payment_type: "PIX" };
  const refused = await server.call(openDeposit, input, { token });
  expect([refused.status, refused.body.error]).toEqual([403, "cashier.account_blocked"]);
});

test("after all of it the books are clean", async () => {
  await till.expectCleanBooks();
});
