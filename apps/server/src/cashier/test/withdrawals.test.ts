/** Protects: money leaves once, to the player's own account, and only after a decision. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/cashier.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { PAY_WITHDRAWAL_JOB, SWEEP_JOB } from "../index.ts";
import { createTill, type Till } from "./till.ts";

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

async function changeRules(changes: Record<string, unknown>): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(1);
  const row = { effective_from: now, turnover_multiple: 1, deposit_expiry_seconds: 1800,
    open_deposits_max: 20, free_withdrawals_per_day: 3, early_withdrawal_allowed: false,
    mandatory_fee_percent: 50, auto_approve_max_centavos: null, payout_minutes_max: 1440,
    ...changes };
  await server.db.insertInto("cashier.rules").values(row).execute();
}

async function changeFee(basisPoints: number, fixedCentavos: number): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(1);
  await sql`
    INSERT INTO cashier.payment_terms VALUES
      (2, ${now}, 2000, 5000000, 5000000, ${basisPoints}, ${fixedCentavos})`.execute(server.db);
}

describe("asking", () => {
  test("200 times at once with one Idempotency-Key is one hold", async () => {
    const member = await till.newMember({ funds: "500.00" });
    const options = { headers: { "idempotency-key": "the-one" } };
    const answers = await Promise.all(Array.from({ length: 200 }, () =>
      till.withdraw(member, "20.00", {}, options)));
    expect(new Set(answers.map((one) => one.body.error))).toEqual(new Set([undefined]));
    expect(new Set(answers.map((one) => one.body.data?.order_no)).size).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 48_000, locked: 2_000 });
    const other = await till.withdraw(member, "21.00", {}, options);
    expect(other.body).toMatchObject({ code: 409, error: "common.idempotency_conflict" });
  });

  test("200 times at once without one, as a nervous finger does, is one hold", async () => {
    const member = await till.newMember({ funds: "500.00" });
    const answers = await Promise.all(Array.from({ length: 200 }, () =>
      till.withdraw(member, "20.00")));
    expect(new Set(answers.map((one) => one.body.data?.order_no)).size).toBe(1);
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
      contract.withdrawalOptions, { money: "30" }, { token: member.token },
    );
    expect(options.body.data).toMatchObject({
      can_withdraw: false, blocked_by: "cashier.turnover_owed", turnover_owed: "50.00",
      available: "50.00", min: "20.00",
    });
  });

  test("beyond the day's limit is refused; the next day begins at midnight in São Paulo", async () => {
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
    await expect(server.rooms.cashier.submitWithdrawal({
      memberId: member.memberId, idempotencyKey: null,
      input: { money: till.centavos("20.00"), qk_pwd: "135790", cpf_id: member.form.cpf },
    })).resolves.toMatchObject({ status: "in_review" });
  });

  test("with a wrong withdrawal password is refused", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const answer = await till.withdraw(member, "20.00", { qk_pwd: "000000" });
    expect(answer.body).toMatchObject({ error: "cashier.withdrawal_password_wrong" });
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });

  test.each([
    [{ payment_type: "CPF", cpf_id: "52998224725" }, "cashier.not_own_account"],
    [{ payment_type: "CPF", cpf_id: "11111111111" }, "cashier.pix_key_invalid"],
    [{ payment_type: "EMAIL", email: "eu@outra-pessoa.example" }, "cashier.not_own_account"],
    [{ payment_type: "EVP", evp: "00000000-0000-4000-8000-000000000000" },
      "cashier.pix_key_unknown"],
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
    "for %j is no amount", async (money) => {
      const { token, form } = await till.newMember();
      const answer = await server.send(contract.submitWithdrawal, {
        money, qk_pwd: "135790", cpf_id: form.cpf,
      }, { token });
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
      status: "rejected", reason: "Please send your document.", eta_at: null,
    });
  });

  test("cannot be taken twice, nor of an order that is not there", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { order_no } = (await till.withdraw(member, "40.00")).body.data;
    const { cashier } = server.rooms;
    await cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    for (const again of [
      cashier.approveWithdrawal(order_no, till.operator),
      cashier.rejectWithdrawal(order_no, till.operator, "too late"),
    ]) await expect(again).rejects.toMatchObject({ code: "cashier.withdrawal_wrong_state" });
    await expect(cashier.approveWithdrawal("W1", till.operator)).rejects.toMatchObject({
      code: "cashier.withdrawal_not_found",
    });
  });

  test("is taken by the low-risk rule where the site has one", async () => {
    await changeRules({ auto_approve_max_centavos: 10_000 });
    const member = await till.newMember({ funds: "300.00" });
    const first = (await till.withdraw(member, "30.00")).body.data;
    expect(first.status).toBe("in_review");
    await server.rooms.cashier.approveWithdrawal(first.order_no, till.operator);
    await till.payOut();
    expect((await till.withdraw(member, "31.00")).body.data.status).toBe("approved");
    expect((await till.withdraw(member, "101.00")).body.data.status).toBe("in_review");
    await till.payOut();
    await changeRules({});
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
      status: "in_review", reason: "ACCOUNT_CLOSED", canDecide: true,
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
    await Promise.all(Array.from({ length: 10 }, () =>
      server.jobs.runNow(PAY_WITHDRAWAL_JOB, { orderNo: order_no })));
    await till.payOut();
    expect(await payoutsTo(order_no)).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 7_000, locked: 0 });
  });
});

describe("fees", () => {
  test("are shown first, free on the day's first withdrawals, and our income after", async () => {
    await changeFee(150, 100);
    const member = await till.newMember({ funds: "1000.00" });
    for (const money of ["20.00", "21.00", "22.00"]) {
      expect((await till.withdraw(member, money)).body.data.general_fee).toBe("0.00");
    }
    const options = await server.call(
      contract.withdrawalOptions, { money: "100" }, { token: member.token },
    );
    const quote = { general_fee: "2.50", mandatory_fee: "0.00", actual_receipt: "97.50" };
    expect(options.body.data).toMatchObject({
      fee: "1.00", fee_percent: "1.50", free_withdrawals_left: 0, quote,
    });
    const { order_no, ...asked } = (await till.withdraw(member, "100.00")).body.data;
    expect(asked).toMatchObject(quote);
    await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    const fees = await sql<{ amount: number }>`
      SELECT amount FROM ledger.transfer
      WHERE kind = 'withdrawal.fee' AND reference = ${`withdrawal:${order_no}`}`.execute(server.db);
    expect(fees.rows).toEqual([{ amount: 250 }]);
    await changeFee(0, 0);
  });

  test("for leaving early are half of it, where the site allows that at all", async () => {
    await changeRules({ early_withdrawal_allowed: true });
    const member = await till.newMember();
    const order = await till.openDeposit(member, "50.00");
    await till.pay({ txid: order.order_no });
    await till.settle();
    const asked = (await till.withdraw(member, "30.00")).body;
    expect(asked.data).toMatchObject({ mandatory_fee: "15.00", actual_receipt: "15.00" });
    await changeRules({});
  });
});

describe("saved keys and accounts", () => {
  const save = (token: string, input: object) =>
    server.send(contract.saveDestination, { qk_pwd: "135790", ...input }, { token });

  test("are masked, usable once saved, and forgotten when asked", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { token } = member;
    const pix = await save(token, { kind: "pix", key_type: "EMAIL", key: "Ana.Souza@Example.com" });
    expect(pix.body.data).toMatchObject({ masked: "a•••@example.com", key_type: "EMAIL" });
    const bank = await save(token, {
      kind: "bank", bank_code: "341", branch: "1234", account_number: "56789-0", cpf: member.form.cpf,
    });
    expect(bank.body.data).toMatchObject({ masked: "Itaú ••••7890", bank_code: "341" });
    const list = await server.call(contract.listDestinations, {}, { token });
    expect(list.body.data).toHaveLength(2);
    for (const { id } of list.body.data) {
      const target = { payment_type: "PIX", cpf_id: "", member_bank_id: id };
      const { order_no } = (await till.withdraw(member, "20.00", target)).body.data;
      await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
      await till.payOut();
      expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paid" });
    }
    const left = await server.call(
      contract.deleteDestination, { id: pix.body.data.id }, { token },
    );
    expect(left.body.data).toHaveLength(1);
  });

  test("of somebody else can neither be saved, nor used, nor forgotten", async () => {
    const owner = await till.newMember({ funds: "100.00" });
    const thief = await till.newMember({ funds: "100.00" });
    const saved = await save(owner.token, { kind: "pix", key_type: "CPF", key: owner.form.cpf });
    const stolen = await save(thief.token, { kind: "pix", key_type: "CPF", key: owner.form.cpf });
    expect(stolen.body).toMatchObject({ error: "cashier.not_own_account" });
    const { id } = saved.body.data;
    const used = await till.withdraw(thief, "20.00", { member_bank_id: id });
    expect(used.body).toMatchObject({ error: "cashier.destination_not_found" });
    const forgotten = await server.call(contract.deleteDestination, { id }, { token: thief.token });
    expect(forgotten.body).toMatchObject({ error: "cashier.destination_not_found" });
  });

  test.each([
    [{ kind: "bank", bank_code: "999", branch: "1", account_number: "123" }, "cashier.bank_unknown"],
    [{ kind: "bank", bank_code: "001", branch: "x", account_number: "123" },
      "cashier.bank_account_invalid"],
    [{ kind: "pix", key_type: "CNPJ", key: "12ABC34501DE36" }, "cashier.pix_key_invalid"],
    [{ kind: "pix", key: "x" }, "cashier.pix_key_invalid"],
  ])("%j is refused", async (input, code) => {
    const { token } = await till.newMember();
    expect((await save(token, input)).body).toMatchObject({ code: 422, error: code });
  });

  test("the bank list has the banks people use", async () => {
    const { token } = await till.newMember();
    const list = await server.call(contract.listBanks, {}, { token });
    expect(list.body.data.length).toBeGreaterThan(30);
    expect(list.body.data).toContainEqual({
      code: "260", ispb: "18236120", short_name: "Nubank",
      name: "Nu Pagamentos S.A. Instituição de Pagamento",
    });
  });
});
