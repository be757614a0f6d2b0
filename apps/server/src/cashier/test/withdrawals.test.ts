/** Protects: money leaves once, to the player's own account, and only after a decision. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { PAY_WITHDRAWAL_JOB, SWEEP_JOB } from "../index.ts";
import { createTill, orderNoOf, type Till } from "../../testing/people/till.ts";

let server: TestServer;
let till: Till;

beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
});

async function payoutsTo(orderNo: string): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM sandbox_psp.payout
    WHERE idempotency_key LIKE ${`${orderNo}%`} AND final_status = 'SETTLED'`.execute(server.db);
  return found.rows[0]?.count ?? -1;
}

describe("asking", () => {
  test("200 times at once with one Idempotency-Key is one hold", async () => {
    const member = await till.newMember({ funds: "500.00" });
    const options = { headers: { "idempotency-key": "the-one" } };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => till.withdraw(member, "20.00", {}, options)),
    );
    expect(new Set(answers.map((one) => one.body.error))).toEqual(new Set([undefined]));
    expect(new Set(answers.map(orderNoOf)).size).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 48_000, locked: 2_000 });
    const other = await till.withdraw(member, "21.00", {}, options);
    expect(other.body).toMatchObject({ code: 409, error: "common.idempotency_conflict" });
  });

  test("200 times at once without one, as a nervous finger does, is one hold", async () => {
    const member = await till.newMember({ funds: "500.00" });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => till.withdraw(member, "20.00")),
    );
    expect(new Set(answers.map(orderNoOf)).size).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 48_000, locked: 2_000 });
    server.clock.advance(11_000);
    const later = await till.withdraw(member, "20.00");
    expect(later.body.data.order_no).not.toBe(answers[0]?.body.data.order_no);
  });

  test.each([
    ["19.99", "cashier.amount_below_minimum"],
    ["50000.01", "cashier.amount_above_maximum"],
    ["100.01", "cashier.insufficient_funds"],
  ])("for R$ %s of R$ 100 is refused and moves nothing", async (money, code) => {
    const member = await till.newMember({ funds: "100.00" });
    const answer = await till.withdraw(member, money);
    expect(answer.body).toMatchObject({ error: code, fields: { money: /R\$/ } });
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });

  test("while turnover is owed is refused, saying what is missing", async () => {
    const member = await till.newMember();
    const order = await till.openDeposit(member, "50.00");
    await till.pay({ txid: order.order_no });
    await till.settle();
    const answer = await till.withdraw(member, "30.00");
    expect(answer.body).toMatchObject({ error: "cashier.turnover_owed" });
    expect(answer.body.message).toContain("R$ 50.00");
    const options = await server.call(
      contract.withdrawalOptions,
      { money: "30" },
      { token: member.token },
    );
    expect(options.body.data).toMatchObject({
      can_withdraw: false,
      blocked_by: "cashier.turnover_owed",
      turnover_owed: "50.00",
      available: "50.00",
      min: "20.00",
    });
  });

  test("beyond the day's limit is refused until it is midnight in São Paulo", async () => {
    const member = await till.newMember({ funds: "50000.00" });
    const second = await till.openDeposit(member, "100.00");
    await till.pay({ txid: second.order_no });
    await till.settle();
    await till.forgive(member);
    await till.withdraw(member, "49990.00");
    const over = await till.withdraw(member, "20.00");
    expect(over.body).toMatchObject({ error: "cashier.daily_limit_reached" });
    expect(over.body.message).toContain("R$ 10.00");
    const now = server.clock.now();
    const midnight = new Date(`${now.toISOString().slice(0, 10)}T03:00:00Z`).getTime();
    const untilMidnight = (midnight - now.getTime() + 86_400_000) % 86_400_000;
    server.clock.advance(untilMidnight + 1_000);
    await expect(
      server.ask(
        contract.submitWithdrawal,
        { money: till.centavos("20.00"), qk_pwd: "135790", cpf_id: member.form.cpf },
        member.memberId,
      ),
    ).resolves.toMatchObject({ status: "in_review" });
  });

  test("with a wrong withdrawal password is refused", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const answer = await till.withdraw(member, "20.00", { qk_pwd: "000000" });
    expect(answer.body).toMatchObject({
      error: "cashier.withdrawal_password_wrong",
      message: expect.stringContaining("4 tries left"),
    });
    const guesses = ["000001", "000002", "000003", "000004", "000005", "000006", "000007"];
    const errors = [];
    for (const qk_pwd of guesses)
      errors.push((await till.withdraw(member, "20.00", { qk_pwd })).body.error);
    expect(errors).toContain("cashier.withdrawal_password_locked");
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });

  test.each([
    [{ payment_type: "CPF", cpf_id: "52998224725" }, "cashier.not_own_account"],
    [{ payment_type: "CPF", cpf_id: "11111111111" }, "cashier.pix_key_invalid"],
    [{ payment_type: "EMAIL", email: "eu@outra-pessoa.example" }, "cashier.not_own_account"],
    [
      { payment_type: "EVP", evp: "00000000-0000-4000-8000-000000000000" },
      "cashier.pix_key_unknown",
    ],
    [{ payment_type: "PHONE", phone_number: "12" }, "cashier.pix_key_invalid"],
    [{ payment_type: "EMAIL", cpf_id: "" }, "cashier.destination_required"],
    [{ payment_type: "PIX", cpf_id: "" }, "cashier.destination_required"],
    [{ payment_type: "PIX", email: "a@b.example" }, "cashier.destination_ambiguous"],
    [{ member_bank_id: 999_999 }, "cashier.destination_not_found"],
  ])("to %j is refused", async (target, code) => {
    const member = await till.newMember({ funds: "100.00" });
    const answer = await till.withdraw(member, "20.00", target);
    expect(answer.body).toMatchObject({ status: "fail", error: code });
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });

  test("to a CPF that is not named goes to the player's own", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const answer = await till.withdraw(member, "20.00", { cpf_id: null });
    expect(answer.body).toMatchObject({ code: 200 });
    const order = await server.rooms.cashier.findWithdrawal(orderNoOf(answer));
    expect(order).toMatchObject({ keyType: "CPF", key: member.form.cpf });
  });

  test("to a key that another player registered first is refused", async () => {
    const email = { payment_type: "EMAIL", email: "shared@example.com" };
    const first = await till.newMember({ funds: "100.00" });
    const second = await till.newMember({ funds: "100.00" });
    expect((await till.withdraw(first, "20.00", email)).body).toMatchObject({ code: 200 });
    expect((await till.withdraw(second, "20.00", email)).body).toMatchObject({
      error: "cashier.not_own_account",
    });
  });

  test.each([-1, 1e30, 20.001, "1e3", "NaN", "ten", null, [50], { a: 1 }])(
    "for %j is no amount",
    async (money) => {
      const { token, form } = await till.newMember();
      const answer = await server.send(
        contract.submitWithdrawal,
        {
          money,
          qk_pwd: "135790",
          cpf_id: form.cpf,
        },
        { token },
      );
      expect(answer.body).toMatchObject({ status: "fail", error: "common.invalid_input" });
    },
  );
});

describe("a decision", () => {
  test("approve and reject at once: one wins, fifty times", async () => {
    const member = await till.newMember({ funds: "2000.00" });
    const { cashier } = server.rooms;
    for (let round = 0; round < 50; round += 1) {
      const headers = { "idempotency-key": `race-${round}` };
      const asked = await till.withdraw(member, "20.00", {}, { headers });
      const { order_no } = asked.body.data;
      const results = await Promise.allSettled([
        cashier.approveWithdrawal(order_no, till.operator),
        cashier.rejectWithdrawal(order_no, till.operator, "not this one"),
        cashier.approveWithdrawal(order_no, till.operator),
        cashier.rejectWithdrawal(order_no, till.operator, "not this one"),
      ]);
      expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    }
    await till.payOut();
    const sums = await cashier.memberSummary(member.memberId);
    const wallet = await till.wallet(member);
    expect(wallet.locked).toBe(0);
    expect(wallet.cash + sums.withdrawalsTotal).toBe(200_000);
  });

  test("to reject needs a reason, gives the money back and tells the player why", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { order_no } = (await till.withdraw(member, "40.00")).body.data;
    const { cashier } = server.rooms;
    await expect(cashier.rejectWithdrawal(order_no, till.operator, "  ")).rejects.toMatchObject({
      code: "cashier.reason_required",
    });
    await cashier.rejectWithdrawal(order_no, till.operator, "Please send your document.");
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
    const list = await server.call(contract.listWithdrawals, {}, { token: member.token });
    expect(list.body.data.list[0]).toMatchObject({
      status: "rejected",
      reason: "Please send your document.",
      eta_at: null,
    });
  });

  test("cannot be taken twice, nor of an order that is not there", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { order_no } = (await till.withdraw(member, "40.00")).body.data;
    const { cashier } = server.rooms;
    await cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    for (const again of [
      () => cashier.approveWithdrawal(order_no, till.operator),
      () => cashier.rejectWithdrawal(order_no, till.operator, "too late"),
    ])
      await expect(again()).rejects.toMatchObject({ code: "cashier.withdrawal_wrong_state" });
    await expect(cashier.approveWithdrawal("W1", till.operator)).rejects.toMatchObject({
      code: "cashier.withdrawal_not_found",
    });
  });
});

describe("paying out", () => {
  async function approve(money: string) {
    const member = await till.newMember({ funds: "100.00" });
    const { order_no } = (await till.withdraw(member, money)).body.data;
    await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
    return { member, order_no: String(order_no) };
  }

  test("refused by the bank comes back to review, the money stays locked", async () => {
    const { member, order_no } = await approve("30.13");
    await till.payOut();
    const { cashier } = server.rooms;
    expect(await cashier.findWithdrawal(order_no)).toMatchObject({
      status: "in_review",
      reason: "ACCOUNT_CLOSED",
      canDecide: true,
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 6_987, locked: 3_013 });
    await cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    await cashier.rejectWithdrawal(order_no, till.operator, "The bank says the account is closed.");
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });

  test("survives a fault at the bank", async () => {
    const { order_no } = await approve("30.17");
    await expect(till.payOut()).rejects.toThrow();
    expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paying" });
    await till.payOut();
    await server.jobs.runNow(PAY_WITHDRAWAL_JOB, { orderNo: order_no });
    expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paid" });
    expect(await payoutsTo(order_no)).toBe(1);
  });

  test("that was carried out unheard is found, not repeated", async () => {
    const { member, order_no } = await approve("30.19");
    await expect(till.payOut()).rejects.toThrow();
    server.clock.advance(180_000);
    await server.jobs.runNow(SWEEP_JOB);
    await till.payOut();
    expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paid" });
    expect(await payoutsTo(order_no)).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 6_981, locked: 0 });
  });

  test("many workers on one order pay once", async () => {
    const { member, order_no } = await approve("30.00");
    await Promise.all(
      Array.from({ length: 10 }, () =>
        server.jobs.runNow(PAY_WITHDRAWAL_JOB, { orderNo: order_no }),
      ),
    );
    await till.payOut();
    expect(await payoutsTo(order_no)).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 7_000, locked: 0 });
  });
});
