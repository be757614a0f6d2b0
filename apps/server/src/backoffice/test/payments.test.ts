// Protects: two people never work on one withdrawal, and a payment that found no order goes to who
// made it, or back.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { type Desk, openDesk, reason } from "./payments-bench.ts";

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

describe("the queue", () => {
  test("a withdrawal that somebody has taken is nobody else's for ten minutes", async () => {
    const member = await bench.till.newMember({ funds: "200.00" });
    const orderNo = await bench.askedBy(member);
    const order_nos = [orderNo];
    expect((await bench.ask(queue.claimWithdrawals, { order_nos })).claimed).toEqual([orderNo]);
    expect((await bench.ask(queue.claimWithdrawals, { order_nos }, bench.other())).claimed).toEqual(
      [],
    );
    expect((await bench.rowOf(orderNo))?.claim).toMatchObject({ is_own: true });
    expect((await bench.rowOf(orderNo, bench.other()))?.claim).toMatchObject({
      by: bench.payer().email,
      is_own: false,
    });
    const mine = await bench.ask(queue.listWithdrawals, { status: "mine" });
    expect(mine.list.map((one) => one.order_no)).toEqual([orderNo]);
    const claimed = [409, "backoffice.withdrawal_claimed"];
    const one = { order_no: orderNo, reason };
    expect(
      await bench.refusal(queue.approveWithdrawal, { order_no: orderNo }, bench.other()),
    ).toEqual(claimed);
    expect(await bench.refusal(queue.rejectWithdrawal, one, bench.other())).toEqual(claimed);
    expect(await bench.lastAudit(`withdrawal:${orderNo}`)).toMatchObject({
      action: "withdrawal.claim",
    });
    bench.server.clock.advance(10 * 60_000);
    expect((await bench.ask(queue.claimWithdrawals, { order_nos }, bench.other())).claimed).toEqual(
      [orderNo],
    );
    expect((await bench.ask(queue.releaseWithdrawals, { order_nos })).released).toEqual([]);
    expect(
      (await bench.ask(queue.releaseWithdrawals, { order_nos }, bench.other())).released,
    ).toEqual([orderNo]);
    expect((await bench.ask(queue.rejectWithdrawal, one)).status).toBe("rejected");
  });

  test("several are decided for one reason, each by itself, high ones by two", async () => {
    const member = await bench.till.newMember({ funds: "20000.00" });
    const [first, high, taken] = [
      await bench.askedBy(member),
      await bench.askedBy(member, "10000.00"),
      await bench.askedBy(member, "31.00"),
    ];
    await bench.ask(queue.claimWithdrawals, { order_nos: [taken] }, bench.other());
    const order_nos = [first, high, taken, "WD0000000000000001"];
    const empty = { order_nos, reason: " " };
    expect(await bench.refusal(queue.decideWithdrawals, { act: "reject", ...empty })).toEqual([
      422,
      "backoffice.reason_required",
    ]);
    expect(
      (await bench.ask(queue.decideWithdrawals, { act: "approve", order_nos: [high] })).list,
    ).toEqual([{ order_no: high, outcome: "reason_missing" }]);
    const { list } = await bench.ask(queue.decideWithdrawals, {
      act: "approve",
      order_nos,
      reason,
    });
    expect(list.map(({ outcome }) => outcome)).toEqual([
      "done",
      "waits_for_second",
      "claimed",
      "failed",
    ]);
    expect((await bench.rowOf(first))?.status).toBe("approved");
    expect((await bench.rowOf(high))?.status).toBe("in_review");
    const rest = await bench.ask(queue.decideWithdrawals, {
      act: "reject",
      order_nos: [first, high],
      reason,
    });
    expect(rest.list.map(({ outcome }) => outcome)).toEqual(["already_decided", "done"]);
    await bench.till.payOut();
  });

  const decide = (orderNo: string, who = bench.payer()) =>
    bench.ask(queue.approveWithdrawal, { order_no: orderNo, note: reason }, who);

  test("one person does not let go in parts what takes two as a whole", async () => {
    const member = await bench.till.newMember({ funds: "30000.00" });
    const [first, second] = [
      await bench.askedBy(member, "4000.00"),
      await bench.askedBy(member, "3999.99"),
    ];
    const third = await bench.askedBy(member, "2000.01");
    expect((await decide(first)).approval).toBeNull();
    expect((await decide(second, bench.other())).approval).toBeNull();
    const waits = await decide(third);
    expect(waits).toMatchObject({ status: "in_review", approval: expect.anything() });
    expect((await decide(await bench.askedBy(member, "2000.00"))).approval).toBeNull();
    const agreed = { approval_id: waits.approval?.approval_id ?? 0 };
    expect(await bench.ask(approve, agreed, bench.other())).toMatchObject({ state: "executed" });
    expect((await bench.rowOf(third))?.status).toBe("approved");
    await bench.later(1);
    const next = await bench.askedBy(await bench.signIn(member), "9000.00");
    expect((await decide(next)).approval).toBeNull();
    await bench.till.payOut();
  });

  test("nor by deciding all the parts at once", async () => {
    const member = await bench.till.newMember({ funds: "30000.00" });
    const parts: string[] = [];
    for (const money of ["4000.00", "4001.00", "4002.00", "4003.00"]) {
      parts.push(await bench.askedBy(member, money));
    }
    const answers = await Promise.all(parts.map((orderNo) => decide(orderNo)));
    expect(answers.filter(({ approval }) => approval === null)).toHaveLength(2);
    await bench.till.payOut();
  });

  test("is found by order, player, amount and day, and goes on by key", async () => {
    const member = await bench.till.newMember({ funds: "300.00" });
    const orders: string[] = [];
    for (const money of ["30.00", "40.00", "50.00"]) {
      orders.push(await bench.askedBy(member, money));
      bench.server.clock.advance(1_000);
    }
    const all = { status: "all", text: member.account } as const;
    const first = await bench.ask(queue.listWithdrawals, { ...all, limit: 2 });
    const cursor = first.next ?? "";
    const rest = await bench.ask(queue.listWithdrawals, { ...all, limit: 2, cursor });
    const found = [...first.list, ...rest.list].map((one) => one.order_no);
    expect(found).toEqual(orders.toReversed());
    expect(rest.next).toBeNull();
    const bounded = { ...all, amount_min: "35.00", amount_max: "45.00" };
    expect((await bench.ask(queue.listWithdrawals, bounded)).list).toMatchObject([
      { amount: "40.00" },
    ]);
    const to = addDays(dayOf(bench.server.clock.now()), -1);
    expect((await bench.ask(queue.listWithdrawals, { ...all, to })).list).toEqual([]);
  });

  test("what the bank sent back is listed with its word", async () => {
    const member = await bench.till.newMember({ funds: "100.00" });
    const orderNo = await bench.askedBy(member, "30.13");
    await bench.ask(queue.approveWithdrawal, { order_no: orderNo });
    await bench.till.payOut();
    const { list } = await bench.ask(queue.listWithdrawals, { status: "returned" });
    expect(list).toMatchObject([{ order_no: orderNo, returned: "ACCOUNT_CLOSED" }]);
    await bench.ask(queue.rejectWithdrawal, { order_no: orderNo, reason });
  });
});

/** A payment that named no order of ours. */
async function strand(cpf?: string): Promise<string> {
  const txid = `NOBODY${randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase()}`;
  await sql`
    INSERT INTO sandbox_psp.charge (txid, amount_centavos, key, created_at, expires_seconds,
      location)
    VALUES (${txid}, 1234, 'pix@tucano.example', ${bench.server.clock.now()}, 600, ${`x/${txid}`})
  `.execute(bench.server.db);
  const { end_to_end_id } = await bench.till.pay(cpf === undefined ? { txid } : { txid, cpf });
  await bench.till.settle();
  return end_to_end_id;
}

describe("payments that found no order", () => {
  test("go back with a reason, once", async () => {
    const id = await strand();
    const { list } = await bench.ask(desk.listPayments, {});
    expect(list[0]).toMatchObject({ end_to_end_id: id, status: "suspense", amount: "12.34" });
    const input = { end_to_end_id: id, reason };
    expect(await bench.refusal(desk.refundPayment, { ...input, reason: "" })).toEqual([
      422,
      "backoffice.reason_required",
    ]);
    expect(await bench.ask(desk.refundPayment, input)).toMatchObject({ status: "refunding" });
    expect(await bench.refusal(desk.refundPayment, input)).toEqual([
      409,
      "backoffice.payment_not_stranded",
    ]);
    const unknown = { ...input, end_to_end_id: "E0000" };
    expect(await bench.refusal(desk.refundPayment, unknown)).toEqual([
      404,
      "backoffice.payment_not_found",
    ]);
    await bench.till.settle();
    const returned = await bench.ask(desk.listPayments, { view: "returned", text: id });
    expect(returned.list).toMatchObject([{ status: "refunded", refund_reason: "operator" }]);
    expect(await bench.lastAudit(`payment:${id}`)).toMatchObject({
      action: "payment.refund",
      reason,
      before: { status: "suspense" },
    });
  });

  test("are credited to the player who paid, and to nobody else", async () => {
    const member = await bench.till.newMember();
    const stranger = await bench.till.newMember();
    const id = await strand(member.form.cpf);
    const own = await bench.till.openDeposit(member, "12.34");
    const foreign = await bench.till.openDeposit(stranger, "12.34");
    const input = { end_to_end_id: id, order_no: own.order_no, reason };
    expect(
      await bench.refusal(desk.assignPayment, { ...input, order_no: foreign.order_no }),
    ).toEqual([409, "backoffice.payment_other_holder"]);
    expect(await bench.refusal(desk.assignPayment, { ...input, order_no: "D123" })).toEqual([
      404,
      "backoffice.deposit_not_found",
    ]);
    const assigned = await bench.ask(desk.assignPayment, input);
    expect(assigned).toMatchObject({ status: "received", assigned_order_no: own.order_no });
    await bench.till.settle();
    expect((await bench.till.wallet(member)).cash).toBe(1_234);
    const detail = await bench.ask(desk.readDeposit, { order_no: own.order_no });
    expect(detail).toMatchObject({
      deposit: { status: "credited", end_to_end_id: id },
      payments: [{ end_to_end_id: id, status: "credited" }],
    });
    expect((await bench.refusal(desk.assignPayment, input))[1]).toBe(
      "backoffice.payment_not_stranded",
    );
    const late = await strand(member.form.cpf);
    const taken = { ...input, end_to_end_id: late };
    expect(await bench.refusal(desk.assignPayment, taken)).toEqual([409, "backoffice.order_taken"]);
    expect(await bench.refusal(desk.readDeposit, { order_no: "D123" })).toEqual([
      404,
      "backoffice.deposit_not_found",
    ]);
    await bench.till.expectCleanBooks();
  });

  test("deposits are found by order, by the bank's number and by player", async () => {
    const member = await bench.till.newMember({ funds: "50.00" });
    const { list } = await bench.ask(queue.listDeposits, { text: member.account });
    const [row] = list;
    expect(row).toMatchObject({ status: "credited", amount: "50.00" });
    for (const text of [row?.order_no, row?.end_to_end_id ?? ""]) {
      const found = await bench.ask(queue.listDeposits, { text });
      expect(found.list.map((one) => one.order_no)).toEqual([row?.order_no]);
    }
    expect(
      (await bench.ask(queue.listDeposits, { text: member.account, notable: "yes" })).list,
    ).toEqual([]);
  });
});
