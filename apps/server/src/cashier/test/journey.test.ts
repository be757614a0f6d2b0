/** Protects: money comes in once for what was paid, and goes out once to the player's own key. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, dataOf, type Till } from "../../testing/people/till.ts";

let server: TestServer;
let till: Till;

beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(() => server.close());

describe("a deposit", () => {
  test("is a charge with a code, and is credited once it is paid", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "50.00");
    expect(order).toMatchObject({
      status: "awaiting",
      money: "50.00",
      pay_url: `/recharge-payment?order=${order.order_no}`,
      seconds_left: 1800,
    });
    const receipt = await till.pay({ pix_copy_paste: order.pix_copy_paste ?? "" });
    expect(receipt).toMatchObject({ amount: "50.00", notified: true });
    await till.settle();
    expect(await till.readDeposit(member, order.order_no)).toMatchObject({
      status: "credited",
      paid_money: "50.00",
      note: null,
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 5_000, turnoverOwed: 5_000 });
    await till.expectCleanBooks();
  });
});

describe("a withdrawal", () => {
  test("is locked, approved, paid out, and leaves a timeline", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const asked = await till.withdraw(member, "40.00");
    expect(asked.body.message).toBe(
      "The withdrawal application has been submitted successfully. " +
        "Please wait for the administrators review.",
    );
    const { order_no } = asked.body.data;
    expect(asked.body.data).toMatchObject({ status: "in_review", actual_receipt: "40.00" });
    expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 4_000 });
    await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    const list = await server.call(contract.listWithdrawals, {}, { token: member.token });
    expect(list.body.data.list[0]).toMatchObject({ status: "paid", order_no });
    const [shown] = dataOf(contract.listWithdrawals, list).list;
    expect(shown?.timeline.map((one) => one.status)).toEqual([
      "submitted",
      "in_review",
      "approved",
      "paying",
      "paid",
    ]);
    expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 0 });
    await till.expectCleanBooks();
  });
});
