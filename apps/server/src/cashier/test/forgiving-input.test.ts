/** Protects: clients may name things in their own way, but never end up with something else. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, orderNoOf, PASSWORD, type Till } from "../../testing/people/till.ts";

const SIX_DIGITS = "The withdrawal password is 6 digits";
const REQUIRED = "This field is required.";

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

const save = ({ token }: TestMember, input: object) =>
  server.send(saveDestination, { qk_pwd: PASSWORD, ...input }, { token });

describe("the method of a deposit", () => {
  test.each([
    [{ payment_id: 1, payment_type: "boleto" }, "cashier.method_unavailable", "payment_type"],
    [{ payment_type: "boleto" }, "cashier.method_unavailable", "payment_type"],
    [{ payment_id: 2, payment_type: "PIX" }, "cashier.method_unavailable", "payment_id"],
    [{ payment_id: 99 }, "cashier.method_unavailable", "payment_id"],
    [{}, "cashier.method_required", "payment_id"],
    [{ payment_type: " " }, "cashier.method_required", "payment_id"],
  ])("%j is refused", async (method, error, field) => {
    const { token } = await till.newMember();
    const answer = await server.send(contract.openDeposit, { money: "50", ...method }, { token });
    expect(answer.body).toMatchObject({ code: 422, error, fields: { [field]: /./ } });
  });

  test.each([{ payment_id: 1, payment_type: "pix" }, { payment_id: 1 }, { payment_type: "PIX" }])(
    "%j is the only PIX method there is",
    async (method) => {
      const { token } = await till.newMember();
      const answer = await server.send(contract.openDeposit, { money: "50", ...method }, { token });
      expect(answer.body).toMatchObject({ code: 200, data: { payment_id: 1 } });
    },
  );
});

test("a withdrawal of a type that does not exist is not taken for another", async () => {
  const member = await till.newMember({ funds: "100.00" });
  const answer = await till.withdraw(member, "20.00", { payment_type: "BOGUS" });
  expect(answer.body).toMatchObject({
    code: 422,
    error: "cashier.method_unavailable",
    fields: { payment_type: /./ },
  });
  expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
});

describe("the withdrawal password", () => {
  test.each(["abc", "12", "1234567", "", 12, 12_345.5, -12_345, null])(
    "%j is not six digits, says so, and is not counted as a guess",
    async (qk_pwd) => {
      const member = await till.newMember();
      const refusal = { code: 422, error: "common.invalid_input", fields: { qk_pwd: SIX_DIGITS } };
      const asked = { money: "20.00", payment_type: "CPF", qk_pwd };
      const drawn = await server.send(contract.submitWithdrawal, asked, { token: member.token });
      expect(drawn.body).toMatchObject(refusal);
      const key = { key_type: "CPF", key: member.form.cpf };
      for (let count = 0; count < 8; count += 1) {
        expect((await save(member, { ...key, qk_pwd })).body).toMatchObject(refusal);
      }
      expect((await save(member, key)).body).toMatchObject({ code: 200 });
    },
  );

  test("may be a JSON number of six digits", async () => {
    const member = await till.newMember();
    const input = { key_type: "CPF", key: member.form.cpf, qk_pwd: Number(PASSWORD) };
    expect((await save(member, input)).body).toMatchObject({ code: 200 });
  });
});

describe("saving a destination", () => {
  test.each([
    [{ key_type: "cpf" }, "key", "CPF"],
    [{ kind: "pix", key_type: "CPF" }, "account", "CPF"],
    [{}, "cpf_id", "CPF"],
    [{ key_type: "CPF" }, "cpf_id", "CPF"],
  ])("%j with the CPF in %s saves the own CPF", async (input, field, key_type) => {
    const member = await till.newMember();
    const saved = await save(member, { ...input, [field]: member.form.cpf });
    expect(saved.body).toMatchObject({ code: 200, data: { kind: "pix", key_type } });
  });

  test("without a kind is told by its fields", async () => {
    const member = await till.newMember();
    const cpf_id = member.form.cpf;
    const email = await save(member, { email: "forgiven@example.com", cpf_id });
    expect(email.body).toMatchObject({ code: 200, data: { kind: "pix", key_type: "EMAIL" } });
    const account = { bank_code: "341", branch: "1234", account: "56789-0", cpf_id };
    const bank = await save(member, account);
    expect(bank.body.data).toMatchObject({ kind: "bank", masked: "Itaú ••••7890" });
    const stranger = await save(member, { ...account, cpf_id: "52998224725" });
    expect(stranger.body).toMatchObject({ error: "cashier.not_own_account" });
  });

  test("however its phone number is written, it is one key", async () => {
    const member = await till.newMember();
    const spellings = ["5585999604633", "+55 85 99960-4633", "85999604633", "(85) 99960-4633"];
    const ids = [];
    for (const key of spellings) {
      const saved = await save(member, { kind: "pix", key_type: "phone", key });
      expect(saved.body).toMatchObject({ code: 200 });
      ids.push(saved.body.data.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    [{ kind: "pix", key_type: "CPF" }, "key", REQUIRED],
    [{ kind: "pix" }, "key", REQUIRED],
    [{}, "key", REQUIRED],
    [{ key: "ana@example.com" }, "key_type", REQUIRED],
    [{ account: "ana@example.com" }, "key_type", REQUIRED],
    [{ key_type: "IBAN", key: "x" }, "key_type", "Choose one of: CPF, CNPJ, EMAIL, PHONE, EVP."],
  ])("%j says what is missing", async (input, field, text) => {
    const answer = await save(await till.newMember(), input);
    expect(answer.body).toMatchObject({
      code: 422,
      error: "common.invalid_input",
      fields: { [field]: text },
    });
  });
});

test("the totals of a list tell what was asked for from what was paid", async () => {
  const member = await till.newMember({ funds: "500.00" });
  const { cashier } = server.rooms;
  const [paid, rejected] = [
    orderNoOf(await till.withdraw(member, "20.00")),
    orderNoOf(await till.withdraw(member, "30.00")),
    orderNoOf(await till.withdraw(member, "50.00")),
  ];
  await cashier.approveWithdrawal(paid, till.operator);
  await cashier.rejectWithdrawal(rejected, till.operator, "not this one");
  await till.payOut();
  const read = async (input: object): Promise<unknown> =>
    (await server.send(contract.listWithdrawals, input, { token: member.token })).body.data;
  const totals = { total_requested: "70.00", total_amount: "20.00", total_actual_receipt: "20.00" };
  expect(await read({})).toMatchObject({ total: 3, ...totals });
  expect(await read({ limit: 1 })).toMatchObject({ total: 3, ...totals });
  const waiting = { total_requested: "50.00", total_amount: "0.00", total_actual_receipt: "0.00" };
  expect(await read({ status: "in_review" })).toMatchObject({ total: 1, ...waiting });
});
