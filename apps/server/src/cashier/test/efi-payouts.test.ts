/**
 * Protects: payouts at a bank of another make are asked for and understood as its documentation has
 * it, go to the holder's own account alone, and happen once whatever the line does.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { type CentralBank, readCentralBank } from "../../testing/bank/central-bank.ts";
import { type EfiBank, openEfiBank } from "../../testing/bank/efi-bank.ts";
import { termsOf } from "../../testing/bank/two-banks.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { createTill, orderNoOf } from "../../testing/people/till.ts";
import { startTestServer } from "../../testing/server.ts";
import { createEfiPayouts, createPspHttp, SWEEP_JOB } from "../index.ts";
import { type PayoutOrder, type Payouts, PspRefused, PspUnavailable } from "../psp-port.ts";

const DESCRIPTION = new URL("../../testing/bank/efi-api/openapi.yaml", import.meta.url);

let law: CentralBank;
let line: BadLine;
let bank: EfiBank;
let payouts: Payouts;
beforeAll(async () => {
  law = await readCentralBank(DESCRIPTION);
  line = await openBadLine();
  bank = await openEfiBank();
  line.connect(bank.url);
  const http = createPspHttp({
    baseUrl: () => line.url,
    tokenBody: "json",
    clientId: "shop",
    clientSecrets: () => ["secret"],
    clock: { now: () => new Date("2026-11-20T12:00:00Z") },
    attemptsMax: 1,
  });
  payouts = createEfiPayouts(http, "pix@play.example");
});
beforeEach(() => {
  line.be("fine");
  bank.end("REALIZADO");
});
afterAll(async () => {
  await line.close();
  await bank.close();
});

const orderOf = (idempotencyKey: string, changes: Partial<PayoutOrder> = {}): PayoutOrder => ({
  idempotencyKey,
  amount: toCentavos(12_34),
  holderCpf: "11144477735",
  holderName: "Ana Souza",
  to: { kind: "pix", key: "ana@example.com" },
  ...changes,
});
const account = { bankCode: "001", ispb: "00000000", branch: "00012", number: "123453" };

test("every call is made and answered to the letter", async () => {
  expect(await payouts.readPayout("W1A1")).toBeNull();
  expect(await payouts.sendPayout(orderOf("W1A1"))).toMatchObject({ status: "processing" });
  expect(await payouts.readPayout("W1A1")).toMatchObject({ status: "settled" });
  const toAccount = { kind: "bank", account: { ...account, accountType: "savings" } } as const;
  await payouts.sendPayout(orderOf("W2A1", { to: toAccount }));
  bank.end("NAO_REALIZADO");
  await payouts.sendPayout(orderOf("W3A1"));
  expect(await payouts.readPayout("W3A1")).toMatchObject({ status: "refused" });
  expect(line.exchanges.flatMap((one) => law.faultsIn(one))).toEqual([]);
  expect(new Set(line.exchanges.map((one) => law.operationOf(one)))).toEqual(
    new Set([
      "POST /oauth/token",
      "PUT /v3/gn/pix/{idEnvio}",
      "GET /v2/gn/pix/enviados/id-envio/{idEnvio}",
    ]),
  );
});

test("the holder's CPF goes along, so that the bank refuses what is somebody else's", async () => {
  bank.refuse(400, "chave_nao_pertence_ao_documento");
  const refused = payouts.sendPayout(orderOf("W4A1"));
  await expect(refused).rejects.toThrow(PspRefused);
  await expect(refused).rejects.toThrow("chave_nao_pertence_ao_documento");
  const sent = line.exchanges.at(-1)?.sent.body ?? "";
  expect(JSON.parse(sent)).toMatchObject({ favorecido: { cpf: "11144477735" } });
  expect(await payouts.readPayout("W4A1")).toBeNull();
});

test("an account that it does not pay to is refused before anything is sent", async () => {
  const heard = line.heard.length;
  const toWallet = { kind: "bank", account: { ...account, accountType: "payment" } } as const;
  await expect(payouts.sendPayout(orderOf("W5A1", { to: toWallet }))).rejects.toThrow(PspRefused);
  expect(line.heard).toHaveLength(heard);
});

test("a number that it has is no refusal: it is looked up", async () => {
  line.be("lost");
  await expect(payouts.sendPayout(orderOf("W6A1"))).rejects.toThrow(PspUnavailable);
  line.be("fine");
  await expect(payouts.sendPayout(orderOf("W6A1"))).rejects.toThrow(PspUnavailable);
  expect(await payouts.readPayout("W6A1")).toMatchObject({ status: "settled" });
  expect(bank.paid.get("W6A1")).toBe(1);
});

describe("a house with such a bank", () => {
  test("pays there, once, though the line is cut after the bank has accepted", async () => {
    const other = {
      code: "efi",
      // Its Pix API lies below a path, and its payouts beside it.
      baseUrl: `${line.url}/v2`,
      tokenUrl: `${line.url}/oauth/token`,
      clientId: "tucano",
      clientSecret: "secret",
      pixKey: "pix@play.example",
      payouts: "efi",
    };
    const house = await startTestServer({ env: { PSP_BANKS: JSON.stringify([other]) } });
    const till = createTill(house);
    const member = await till.newMember({ funds: "100.00" });
    const list = [
      { ...termsOf("main", 1), sendsPayouts: false },
      { ...termsOf("efi", 1), takesCharges: false },
    ];
    const effectiveFrom = new Date(house.clock.now().getTime() + 60_000);
    const value = { chooseBy: "cost" as const, list };
    await setNumbers(house, "banks", { effectiveFrom, value, setBy: null });
    house.clock.advance(61_000);
    const orderNo = orderNoOf(await till.withdraw(member, "40.00"));
    await house.rooms.cashier.approveWithdrawal(orderNo, till.operator);
    line.be("lost");
    await till.payOut().catch(() => undefined);
    line.be("fine");
    house.clock.advance(180_000);
    await house.jobs.runNow(SWEEP_JOB);
    await till.payOut();
    expect(await house.rooms.cashier.findWithdrawal(orderNo)).toMatchObject({
      status: "paid",
      psp: "efi",
    });
    expect(bank.paid.get(`${orderNo}A1`)).toBe(1);
    await till.expectCleanBooks();
    await house.close();
  });
});
