/** Protects: fees are what was shown, and money only goes to keys and accounts of one's own. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import * as destinationContract from "@tucano/contract/player/money/destinations.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { changeFee, changeRules } from "./edits.ts";
import { createTill, type Till } from "../../testing/people/till.ts";

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

describe("fees", () => {
  test("are shown first, free on the day's first withdrawals, and our income after", async () => {
    await changeFee(server, 150, 100);
    const member = await till.newMember({ funds: "1000.00" });
    for (const money of ["20.00", "21.00", "22.00"]) {
      expect((await till.withdraw(member, money)).body.data.general_fee).toBe("0.00");
    }
    const options = await server.call(
      contract.withdrawalOptions,
      { money: "100" },
      { token: member.token },
    );
    const quote = { general_fee: "2.50", mandatory_fee: "0.00", actual_receipt: "97.50" };
    expect(options.body.data).toMatchObject({
      fee: "1.00",
      fee_percent: "1.50",
      free_withdrawals_left: 0,
      quote,
    });
    const { order_no, ...asked } = (await till.withdraw(member, "100.00")).body.data;
    expect(asked).toMatchObject(quote);
    await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
    await till.payOut();
    const fees = await sql<{ amount: number }>`
      SELECT amount FROM ledger.transfer
      WHERE kind = 'withdrawal.fee' AND reference = ${`withdrawal:${order_no}`}`.execute(server.db);
    expect(fees.rows).toEqual([{ amount: 250 }]);
    await changeFee(server, 0, 0);
  });

  test("for leaving early are half of it, where the site allows that at all", async () => {
    await changeRules(server, { early_withdrawal_allowed: true });
    const member = await till.newMember();
    const order = await till.openDeposit(member, "50.00");
    await till.pay({ txid: order.order_no });
    await till.settle();
    const asked = (await till.withdraw(member, "30.00")).body;
    expect(asked.data).toMatchObject({ mandatory_fee: "15.00", actual_receipt: "15.00" });
    await changeRules(server, {});
  });

  test("that leave nothing of the amount refuse it", async () => {
    await changeRules(server, { free_withdrawals_per_day: 0 });
    await changeFee(server, 0, 2_000);
    const member = await till.newMember({ funds: "50.00" });
    const answer = await till.withdraw(member, "20.00");
    expect(answer.body).toMatchObject({ code: 422, error: "cashier.fee_exceeds_amount" });
    await changeFee(server, 0, 0);
    await changeRules(server, {});
  });
});

test("who plays with play money, or is stopped, moves no real money", async () => {
  const member = await till.newMember({ funds: "50.00" });
  const { memberId, token } = member;
  const { ledger } = server.rooms;
  const deposit = { money: "20.00", payment_id: 1 };
  const key = { kind: "pix", key_type: "CPF", key: member.form.cpf, qk_pwd: "135790" };
  await inTransaction(server.db, (tx) => ledger.setAccess(tx, memberId, "frozen"));
  const stopped = await till.withdraw(member, "20.00");
  expect(stopped.body).toMatchObject({ code: 403, error: "cashier.account_blocked" });
  await inTransaction(server.db, (tx) => ledger.setAccess(tx, memberId, "active"));
  await sql`UPDATE members.member SET is_demo = true WHERE member_id = ${memberId}`.execute(
    server.db,
  );
  for (const answer of [
    await till.withdraw(member, "20.00"),
    await server.send(contract.openDeposit, deposit, { token }),
    await server.send(destinationContract.saveDestination, key, { token }),
  ]) {
    expect(answer.body).toMatchObject({ code: 403, error: "cashier.demo_account" });
  }
});

describe("saved keys and accounts", () => {
  const save = (token: string, input: object) =>
    server.send(destinationContract.saveDestination, { qk_pwd: "135790", ...input }, { token });

  test("are masked, usable once saved, and forgotten when asked", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { token } = member;
    const pix = await save(token, { kind: "pix", key_type: "EMAIL", key: "Ana.Souza@Example.com" });
    expect(pix.body.data).toMatchObject({ masked: "a•••@example.com", key_type: "EMAIL" });
    const bank = await save(token, {
      kind: "bank",
      bank_code: "341",
      branch: "1234",
      account_number: "56789-0",
      cpf: member.form.cpf,
    });
    expect(bank.body.data).toMatchObject({ masked: "Itaú ••••7890", bank_code: "341" });
    const list = await server.call(destinationContract.listDestinations, {}, { token });
    expect(list.body.data).toHaveLength(2);
    for (const { id } of list.body.data) {
      const target = { payment_type: "PIX", cpf_id: "", member_bank_id: id };
      const { order_no } = (await till.withdraw(member, "20.00", target)).body.data;
      await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
      await till.payOut();
      expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paid" });
    }
    const forget = (qk_pwd: string) =>
      server.send(
        destinationContract.deleteDestination,
        { id: pix.body.data.id, qk_pwd },
        { token },
      );
    expect((await forget("000000")).body).toMatchObject({
      error: "cashier.withdrawal_password_wrong",
    });
    const left = await server.call(
      destinationContract.deleteDestination,
      { id: pix.body.data.id, qk_pwd: "135790" },
      { token },
    );
    expect(left.body.data).toHaveLength(1);
    const errors: unknown[] = [];
    for (let tries = 0; tries < 8; tries += 1) errors.push((await forget("000000")).body.error);
    expect(errors).toContain("cashier.withdrawal_password_locked");
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
    const forgotten = await server.call(
      destinationContract.deleteDestination,
      { id, qk_pwd: "135790" },
      { token: thief.token },
    );
    expect(forgotten.body).toMatchObject({ error: "cashier.destination_not_found" });
  });

  test.each([
    [
      { kind: "bank", bank_code: "999", branch: "1", account_number: "123" },
      "cashier.bank_unknown",
    ],
    [
      { kind: "bank", bank_code: "001", branch: "x", account_number: "123" },
      "cashier.bank_account_invalid",
    ],
    [{ kind: "pix", key_type: "CNPJ", key: "12ABC34501DE36" }, "cashier.pix_key_invalid"],
    [{ kind: "pix", key_type: "EMAIL", bank_code: "341", key: "x" }, "cashier.pix_key_invalid"],
    [{ key_type: "EMAIL", key: "a@b.example", bank_code: "341" }, "cashier.destination_ambiguous"],
    [{ email: "a@b.example", phone_number: "85999604633" }, "cashier.destination_ambiguous"],
    [{ cpf_id: "52998224725" }, "cashier.not_own_account"],
    [
      { kind: "pix", key_type: "EVP", key: "00000000-0000-4000-8000-000000000000" },
      "cashier.pix_key_unknown",
    ],
  ])("%j is refused", async (input, code) => {
    const { token } = await till.newMember();
    expect((await save(token, input)).body).toMatchObject({ code: 422, error: code });
  });

  test("are ten at most", async () => {
    const { token } = await till.newMember();
    for (let number = 0; number <= 10; number += 1) {
      const account = {
        kind: "bank",
        bank_code: "260",
        branch: "1",
        account_number: `100${number}`,
      };
      const saved = await save(token, account);
      if (number < 10) expect(saved.status).toBe(200);
      else expect(saved.body).toMatchObject({ error: "cashier.too_many_destinations" });
    }
  });

  test("the bank list has the banks people use", async () => {
    const { token } = await till.newMember();
    const list = await server.call(destinationContract.listBanks, {}, { token });
    expect(list.body.data.length).toBeGreaterThan(30);
    expect(list.body.data).toContainEqual({
      code: "260",
      ispb: "18236120",
      short_name: "Nubank",
      name: "Nu Pagamentos S.A. Instituição de Pagamento",
    });
  });
});
