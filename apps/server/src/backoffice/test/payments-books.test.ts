// Protects: fees hold from their moment on, as they were shown; and each day stands against the
// bank's, until somebody has explained what differs.
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve, reject } from "@tucano/contract/backoffice/access/approvals.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import * as reconciliation from "@tucano/contract/backoffice/payments/reconciliation.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { DAY_MS, type Desk, openDesk, reason } from "./payments-bench.ts";

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

describe("methods and fees", () => {
  const terms = {
    method_id: 2,
    min: "20.00",
    max: "5000.00",
    daily_max: "6000.00",
    fee_basis_points: 150,
    fee_fixed: "1.00",
    position: 1,
  };

  test("hold from their moment on, as the preview said", async () => {
    const amount = "100.00";
    expect(await bench.ask(desk.previewTerms, { ...terms, amount })).toMatchObject({
      free_per_day: 3,
      free: { fee: "0.00", receives: "100.00" },
      charged: { fee: "2.50", receives: "97.50" },
      is_refused: false,
    });
    const at = new Date(bench.server.clock.now().getTime() + 3_600_000).toISOString();
    const save = async (changes: Partial<RequestOf<typeof desk.saveTerms>>) => {
      const input = { ...terms, is_enabled: true, reason, ...changes };
      const { approval } = await bench.ask(desk.saveTerms, input);
      if (approval === null) return null;
      const agreed = { approval_id: approval.approval_id };
      return bench.ask(approve, agreed, bench.other());
    };
    const isDone = { state: "executed" };
    expect(await save({ is_enabled: false, effective_from: at })).toMatchObject({
      ...isDone,
      reason,
      before: { is_enabled: "true", fee_fixed: "0.00" },
      after: { is_enabled: "false", fee_fixed: "1.00" },
    });
    const { list } = await bench.ask(desk.listMethods, {});
    const states = list.find((one) => one.method_id === terms.method_id)?.terms;
    expect(states?.map(({ state }) => state)).toEqual(["coming", "in_force"]);
    const member = await bench.till.newMember({ funds: "100.00" });
    expect((await bench.till.withdraw(member, "20.00")).body.code).toBe(200);
    bench.server.clock.advance(3_600_001);
    const refused = await bench.till.withdraw(await bench.signIn(member), "20.00");
    expect(refused.body.error).toBe("cashier.method_unavailable");
    await bench.later(0);
    expect(await save({})).toMatchObject(isDone);
    expect((await bench.till.withdraw(await bench.signIn(member), "20.00")).body.code).toBe(200);
    bench.server.clock.advance(1_000);
    // Whoever is there may cut a bank off.
    expect(await save({ is_enabled: false })).toBeNull();
    expect(await bench.lastAudit("payment-method:pix-withdrawal")).toMatchObject({
      action: "payment.terms",
      reason,
      before: { is_enabled: "true" },
      after: { is_enabled: "false" },
    });
    const cut = await bench.till.withdraw(await bench.signIn(member), "20.00");
    expect(cut.body.error).toBe("cashier.method_unavailable");
    bench.server.clock.advance(1_000);
    expect(await save({})).toMatchObject(isDone);
  });

  test("are set by nobody alone: neither what players pay nor what they may take out", async () => {
    for (const changes of [{ fee_basis_points: 9_999 }, { max: "900000.00", daily_max: null }]) {
      const input = { ...terms, is_enabled: true, reason, ...changes };
      const { approval } = await bench.ask(desk.saveTerms, input);
      const one = { approval_id: approval?.approval_id ?? 0 };
      expect(await bench.refusal(approve, one)).toEqual([409, "backoffice.approval_own"]);
      expect(await bench.refusal(desk.saveTerms, input)).toEqual([
        409,
        "backoffice.approval_waiting",
      ]);
      expect((await bench.ask(reject, { ...one, reason }, bench.other())).state).toBe("rejected");
    }
  });

  test("are refused where they make no sense", async () => {
    const invalid = [422, "backoffice.terms_invalid"];
    const whole = { ...terms, is_enabled: true, reason };
    const past = new Date(bench.server.clock.now().getTime() - DAY_MS).toISOString();
    expect(await bench.refusal(desk.saveTerms, { ...whole, min: "6000.00" })).toEqual(invalid);
    expect(await bench.refusal(desk.saveTerms, { ...whole, effective_from: past })).toEqual(
      invalid,
    );
    expect(await bench.refusal(desk.saveTerms, { ...whole, method_id: 1 })).toEqual(invalid);
    expect(await bench.refusal(desk.saveTerms, { ...whole, method_id: 77 })).toEqual([
      404,
      "backoffice.method_not_found",
    ]);
    expect(await bench.refusal(desk.previewTerms, { ...terms, amount: "1", min: "0.00" })).toEqual(
      invalid,
    );
  });
});

describe("the day against the bank's", () => {
  test("agrees, or differs row by row until somebody explains it", async () => {
    await bench.later(2);
    const member = await bench.till.newMember({ funds: "80.00" });
    const orderNo = await bench.askedBy(member, "25.00");
    await bench.ask(queue.approveWithdrawal, { order_no: orderNo });
    await bench.till.payOut();
    const day = dayOf(bench.server.clock.now());
    const clean = await bench.ask(reconciliation.matchDay, { day });
    expect(clean).toMatchObject({
      received: { count: 1, amount: "80.00" },
      psp_received: { count: 1, amount: "80.00" },
      paid: { count: 1, amount: "25.00" },
      psp_paid: { count: 1, amount: "25.00" },
      open_count: 0,
    });
    // The bank forgets a payment and a payout, and has one that nobody told us of.
    await sql`UPDATE cashier.receipt SET amount_centavos = 8001
      WHERE member_id = ${member.memberId}`.execute(bench.server.db);
    await sql`INSERT INTO cashier.receipt (end_to_end_id, status, amount_centavos, paid_at,
        created_at, updated_at)
      VALUES ('EONLYHERE', 'refunded', 500, ${bench.server.clock.now()},
        ${bench.server.clock.now()},
        ${bench.server.clock.now()})`.execute(bench.server.db);
    const wrong = await bench.ask(reconciliation.matchDay, { day });
    expect(wrong).toMatchObject({ open_count: 2, received: { amount: "85.01" } });
    const { list } = await bench.ask(reconciliation.listDifferences, { day });
    expect(list.map(({ kind }) => kind).toSorted()).toEqual([
      "receipt_amount",
      "receipt_missing_there",
    ]);
    const one = { day, reference: "EONLYHERE", reason };
    expect(await bench.ask(reconciliation.explainDifference, one)).toEqual({ explained: true });
    expect(await bench.refusal(reconciliation.explainDifference, one)).toEqual([
      404,
      "backoffice.difference_not_found",
    ]);
    await sql`UPDATE cashier.receipt SET amount_centavos = 8000
      WHERE member_id = ${member.memberId}`.execute(bench.server.db);
    expect(await bench.ask(reconciliation.matchDay, { day })).toMatchObject({
      open_count: 0,
      explained_count: 1,
    });
    expect((await bench.ask(reconciliation.listMatchedDays, {})).list[0]).toMatchObject({ day });
    expect(await bench.lastAudit(`reconciliation:${day}`)).toMatchObject({
      action: "reconciliation.run",
    });
    const future = { day: addDays(day, 2) };
    expect((await bench.refusal(reconciliation.matchDay, future))[1]).toBe("common.invalid_input");
  });

  test("what went back to who paid is compared, too, and named where it differs", async () => {
    await bench.later(2);
    const { db } = bench.server;
    const member = await bench.till.newMember();
    // The first attempt fails at the bank: what counts is the one that went through.
    const order = await bench.till.openDeposit(member, "61.23");
    const paid = await bench.till.pay({ txid: order.order_no, cpf: "52998224725" });
    for (let look = 0; look < 4; look += 1) await bench.till.settle();
    const day = dayOf(bench.server.clock.now());
    const compare = async () => {
      const matched = await bench.ask(reconciliation.matchDay, { day });
      const { list } = await bench.ask(reconciliation.listDifferences, { day });
      return { matched, found: list.map((one) => [one.reference, one.kind, one.ours, one.psps]) };
    };
    const agreed = { count: 1, amount: "61.23" };
    const clean = await compare();
    expect(clean.matched).toMatchObject({ refunded: agreed, psp_refunded: agreed, open_count: 0 });
    expect(clean.found).toEqual([]);

    const reference = `${paid.end_to_end_id}/R2`;
    const bank = (change: RawBuilder<unknown>) =>
      sql`UPDATE sandbox_psp.refund SET ${change} WHERE end_to_end_id = ${paid.end_to_end_id}
        AND final_status <> 'NAO_REALIZADO'`.execute(db);
    await bank(sql`amount_centavos = 6122`);
    expect((await compare()).found).toEqual([[reference, "refund_amount", "61.23", "61.22"]]);
    await bank(sql`amount_centavos = 6123, settles_at = settles_at + interval '3 days'`);
    expect((await compare()).found).toEqual([[reference, "refund_not_settled", "61.23", "61.23"]]);
    await bank(sql`settles_at = settles_at - interval '3 days', id = 'R7'`);
    expect((await compare()).found).toEqual([
      [reference, "refund_missing_there", "61.23", null],
      [`${paid.end_to_end_id}/R7`, "refund_missing_here", null, "61.23"],
    ]);
    await bank(sql`id = 'R2'`);
    expect((await compare()).found).toEqual([]);
  });
});
