/** Protects: whatever arrives, in whatever order, a payment is credited once or sent back. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { readCentralBank } from "../../testing/bank/central-bank.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { RECONCILE_JOB } from "../index.ts";
import { createTill, orderNoOf, type Till } from "../../testing/people/till.ts";

const STRANGER = "52998224725";

let server: TestServer;
let till: Till;

beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  // Where the cashier told the bank to call.
  const hooks = await sql<{ url: string }>`SELECT url FROM sandbox_psp.webhook`.execute(server.db);
  webhookPath = `${new URL(hooks.rows[0]?.url ?? "").pathname}/pix`;
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

let webhookPath = "";

function notify(endToEndId: string, path = webhookPath) {
  return server.app.inject({ method: "POST", url: path, payload: { pix: [{ endToEndId }] } });
}

const returnPayment = (endToEndId: string) =>
  server.rooms.cashier.returnPaymentWith(endToEndId, () => Promise.resolve());

async function receiptStatus(endToEndId: string): Promise<string | undefined> {
  const found = await sql<{ status: string }>`
    SELECT status FROM cashier.receipt WHERE end_to_end_id = ${endToEndId}`.execute(server.db);
  return found.rows[0]?.status;
}

describe("an unusual payment", () => {
  test("fifty notifications at once are one credit", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "25.00");
    const { end_to_end_id } = await till.pay({ txid: order.order_no });
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify(end_to_end_id)));
    expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
    await Promise.all([till.settle(), till.settle(), till.settle()]);
    expect(await till.wallet(member)).toMatchObject({ cash: 2_500 });
    await server.jobs.runNow(RECONCILE_JOB);
    await till.settle();
    expect(await till.wallet(member)).toMatchObject({ cash: 2_500 });
  });

  test.each([
    ["less", "20.00", "paid_less"],
    ["more", "31.55", "paid_more"],
  ])("%s than ordered is credited as paid, and said so", async (_word, amount, note) => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    await till.pay({ txid: order.order_no, amount });
    await till.settle();
    expect(await till.readDeposit(member, order.order_no)).toMatchObject({
      status: "credited",
      paid_money: amount,
      note_code: note,
      note: expect.any(String),
    });
    expect((await till.wallet(member)).cash).toBe(Number(amount.replace(".", "")));
  });

  test("late is credited, and said so", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    server.clock.advance(40 * 60_000);
    await server.jobs.runNow(RECONCILE_JOB);
    expect(await server.rooms.cashier.findDeposit(order.order_no)).toMatchObject({
      status: "expired",
    });
    await till.pay({ txid: order.order_no });
    await till.settle();
    // The member's session has ended of idleness by now; the door still answers.
    expect(await server.rooms.cashier.findDeposit(order.order_no)).toMatchObject({
      status: "credited",
      note: "paid_late",
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
  });

  test("of somebody else goes back in full", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    const { end_to_end_id } = await till.pay({ txid: order.order_no, cpf: STRANGER });
    await till.settle();
    expect(await till.readDeposit(member, order.order_no)).toMatchObject({
      status: "refunded",
      note_code: "refunded_other_holder",
    });
    expect(await receiptStatus(end_to_end_id)).toBe("refunded");
    expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  });

  test("whose refund fails is sent back under a new number", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.23");
    const { end_to_end_id } = await till.pay({ txid: order.order_no, cpf: STRANGER });
    await till.settle();
    expect(await receiptStatus(end_to_end_id)).toBe("refunded");
    const refunds = await sql<{ id: string; final_status: string }>`
      SELECT id, final_status FROM sandbox_psp.refund
      WHERE end_to_end_id = ${end_to_end_id} ORDER BY id`.execute(server.db);
    expect(refunds.rows).toEqual([
      { id: "R1", final_status: "NAO_REALIZADO" },
      { id: "R2", final_status: "DEVOLVIDO" },
    ]);
  });

  test("of the same charge again goes back, the first one stays", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    const [first, second] = await Promise.all([
      till.pay({ txid: order.order_no }),
      till.pay({ txid: order.order_no }),
    ]);
    await till.settle();
    const states = [
      await receiptStatus(first.end_to_end_id),
      await receiptStatus(second.end_to_end_id),
    ];
    expect(new Set(states)).toEqual(new Set(["credited", "refunded"]));
    expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
  });

  test("for a charge we never ordered waits for review", async () => {
    const txid = "NOBODYSORDER0000000000000001";
    await sql`
      INSERT INTO sandbox_psp.charge (txid, amount_centavos, key, created_at, expires_seconds,
        location)
      VALUES (${txid}, 1234, 'pix@tucano.example', ${server.clock.now()}, 600, 'x/1')
    `.execute(server.db);
    const { end_to_end_id } = await till.pay({ txid });
    await till.settle();
    expect(await receiptStatus(end_to_end_id)).toBe("suspense");
    const { cashier } = server.rooms;
    expect(await cashier.findReceipt(end_to_end_id)).toMatchObject({
      txid,
      amount_centavos: 1_234,
      status: "suspense",
    });
    expect(await returnPayment(end_to_end_id)).toBe(true);
    await till.settle();
    expect(await receiptStatus(end_to_end_id)).toBe("refunded");
    expect(await returnPayment(end_to_end_id)).toBe(false);
  });

  test("that is still to be credited is not sent back by hand", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    const { end_to_end_id } = await till.pay({ txid: order.order_no });
    expect(await receiptStatus(end_to_end_id)).toBe("received");
    expect(await returnPayment(end_to_end_id)).toBe(false);
    await till.settle();
    expect(await receiptStatus(end_to_end_id)).toBe("credited");
    expect(await returnPayment(end_to_end_id)).toBe(false);
  });

  test("to an account that was frozen meanwhile goes back", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    await server.rooms.members.freeze(member.memberId, "investigation");
    const { end_to_end_id } = await till.pay({ txid: order.order_no });
    await till.settle();
    expect(await receiptStatus(end_to_end_id)).toBe("refunded");
    expect(await server.rooms.cashier.findDeposit(order.order_no)).toMatchObject({
      status: "refunded",
      note: "refunded_account_blocked",
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 0 });
  });
});

describe("a notification", () => {
  test("with a wrong secret is refused and stores nothing", async () => {
    const before = await countReceipts();
    for (const path of ["/psp/pix/wrong/pix", "/psp/pix/%00/pix", `${webhookPath}x`]) {
      const answer = await notify("E0000000000000000000000000forged1", path);
      expect([400, 401, 404]).toContain(answer.statusCode);
    }
    expect(await countReceipts()).toBe(before);
  });

  test("of a payment the PSP does not know credits nobody", async () => {
    const answer = await notify("E0000000000000000000000000forged2");
    expect(answer.statusCode).toBe(200);
    await till.settle();
    expect(await receiptStatus("E0000000000000000000000000forged2")).toBe("unconfirmed");
  });

  test.each([{}, { pix: "all" }, { pix: [{}] }, { pix: [{ endToEndId: "a b" }] }, null])(
    "that is not one is a bad request: %j",
    async (payload) => {
      const answer = await server.app.inject({
        method: "POST",
        url: webhookPath,
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  test("of several payments is heard of each, as the Central Bank writes it", async () => {
    const law = await readCentralBank();
    // One with its refund as an object, one with none, and what nobody understands.
    const good = ["pixWebhook1", "pixWebhook2"].map((name) => law.example(name));
    const pix = [{ endToEndId: "a b" }, null, ...good];
    const url = webhookPath;
    const answer = await server.app.inject({ method: "POST", url, payload: { pix } });
    expect(answer.statusCode).toBe(200);
    await till.settle();
    for (const id of ["E12345678202009091221kkkkkkkkkkk", "E87654321202009091221dfghi123456"]) {
      expect(await receiptStatus(id)).toBe("unconfirmed");
    }
  });

  test("that got lost is made up for by reading the PSP's list", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "30.00");
    await sql`UPDATE sandbox_psp.webhook SET url = 'http://127.0.0.1:9/nobody'`.execute(server.db);
    const receipt = await till.pay({ txid: order.order_no });
    expect(receipt.notified).toBe(false);
    await till.settle();
    expect(await till.wallet(member)).toMatchObject({ cash: 0 });
    await server.jobs.runNow(RECONCILE_JOB);
    await till.settle();
    expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
    const url = `${server.url}${webhookPath.slice(0, -4)}`;
    await sql`UPDATE sandbox_psp.webhook SET url = ${url}`.execute(server.db);
  });

  async function countReceipts(): Promise<number> {
    const found = await sql<{ count: number }>`
      SELECT count(*) AS count FROM cashier.receipt`.execute(server.db);
    return found.rows[0]?.count ?? -1;
  }
});

describe("an order", () => {
  test.each([
    ["9.99", "cashier.amount_below_minimum"],
    ["50000.01", "cashier.amount_above_maximum"],
    ["0", "cashier.amount_below_minimum"],
  ])("of R$ %s is refused", async (money, code) => {
    const { token } = await till.newMember();
    const answer = await server.call(contract.openDeposit, { money, payment_id: 1 }, { token });
    expect(answer.body).toMatchObject({ code: 422, error: code, fields: { money: /R\$/ } });
  });

  test.each([-1, 1e30, 10.001, "1e3", "NaN", "ten", null, [50], { a: 1 }, true])(
    "of %j is no amount",
    async (money) => {
      const { token } = await till.newMember();
      const answer = await server.send(contract.openDeposit, { money, payment_id: 1 }, { token });
      expect(answer.body).toMatchObject({ status: "fail", error: "common.invalid_input" });
    },
  );

  test("without a method, or with one that is none, is refused", async () => {
    const { token } = await till.newMember();
    const none = await server.call(contract.openDeposit, { money: "50" }, { token });
    expect(none.body).toMatchObject({
      error: "cashier.method_required",
      message: "Please select a payment method",
    });
    const wrong = await server.call(
      contract.openDeposit,
      { money: "50", payment_id: 2 },
      { token },
    );
    expect(wrong.body).toMatchObject({ error: "cashier.method_unavailable" });
  });

  test("with the same Idempotency-Key is the same order, with other money a conflict", async () => {
    const { token } = await till.newMember();
    const headers = { "idempotency-key": "one-order" };
    const open = (money: string) =>
      server.call(contract.openDeposit, { money, payment_id: 1 }, { token, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, () => open("44.00")));
    expect(new Set(answers.map(orderNoOf)).size).toBe(1);
    expect((await open("45.00")).body).toMatchObject({
      code: 409,
      error: "common.idempotency_conflict",
    });
  });

  test("of somebody else is not found", async () => {
    const owner = await till.newMember();
    const stranger = await registerTestMember(server);
    const { order_no } = await till.openDeposit(owner, "30.00");
    for (const endpoint of [contract.findDeposit, contract.cancelDeposit]) {
      const answer = await server.call(endpoint, { order_no }, { token: stranger.token });
      expect(answer.body).toMatchObject({ code: 404, error: "cashier.deposit_not_found" });
    }
  });

  test("can be cancelled until it is paid, and then not be paid", async () => {
    const member = await till.newMember();
    const { token } = member;
    const { order_no } = await till.openDeposit(member, "30.00");
    const cancelled = await server.call(contract.cancelDeposit, { order_no }, { token });
    expect(cancelled.body.data).toMatchObject({ status: "cancelled", seconds_left: 0 });
    await expect(till.pay({ txid: order_no })).rejects.toThrow();
    const paid = await till.openDeposit(member, "30.00");
    await till.pay({ txid: paid.order_no });
    const late = await server.call(contract.cancelDeposit, { order_no: paid.order_no }, { token });
    expect(late.body).toMatchObject({ code: 409, error: "cashier.deposit_not_cancellable" });
    await till.settle();
    expect(await till.wallet(member)).toMatchObject({ cash: 3_000 });
  });

  test("twenty at most wait to be paid, also when thirty come at once", async () => {
    const { token } = await till.newMember();
    const open = () => server.call(contract.openDeposit, { money: "10", payment_id: 1 }, { token });
    const answers = await Promise.all(Array.from({ length: 30 }, open));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  });

  test("is refused while too many wait to be paid", async () => {
    const { token } = await till.newMember();
    const open = () => server.call(contract.openDeposit, { money: "10", payment_id: 1 }, { token });
    await Promise.all(Array.from({ length: 20 }, open));
    expect((await open()).body).toMatchObject({
      code: 429,
      error: "cashier.too_many_open_deposits",
    });
  });

  test("appears in the records with what was credited", async () => {
    const member = await till.newMember({ funds: "60.00" });
    await till.openDeposit(member, "30.00");
    const records = await server.call(
      contract.listDeposits,
      { range: "today" },
      { token: member.token },
    );
    expect(records.body.data).toMatchObject({ total: 2, page: 1, total_money: "60.00" });
  });

  test("of a frozen member is refused", async () => {
    const member = await till.newMember();
    await server.rooms.members.freeze(member.memberId, "investigation");
    await expect(
      server.ask(
        contract.openDeposit,
        { money: toCentavos(5_000), payment_id: 1 },
        member.memberId,
      ),
    ).rejects.toMatchObject({ code: "cashier.account_blocked" });
  });
});
