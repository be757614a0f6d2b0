/**
 * Protects: the adapter asks, and the sandbox answers, as the Central Bank's description of the Pix
 * API says, and the adapter understands what that description gives as examples. So a bank that
 * keeps to it can take the sandbox's place.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromWire } from "@tucano/contract/money.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { type CentralBank, readCentralBank } from "../../testing/bank/central-bank.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { dayOf } from "../../platform/days.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createCollections, createOwnPayouts, createPspHttp } from "../index.ts";
import {
  type ChargeRequest,
  type Collections,
  type Payouts,
  PspRefused,
  PspUnavailable,
} from "../psp-port.ts";

const KEY = "pix@tucano.example";
const ANA = "11144477735";
const AMOUNT = fromWire("25.23");
const ONE_REAL = fromWire("1.00");
const NOBODY = "E9999900420261120120000000000000";

let law: CentralBank;
beforeAll(async () => {
  law = await readCentralBank();
});

describe("between the adapter and the sandbox", () => {
  let line: BadLine;
  let server: TestServer;
  let till: Till;
  let psp: Collections;
  let duePsp: Collections;
  beforeAll(async () => {
    line = await openBadLine();
    server = await startTestServer({ env: { PSP_CLIENT_ID: "shop", PSP_CLIENT_SECRET: "secret" } });
    line.connect(server.url);
    till = createTill(server);
    const http = createPspHttp({
      baseUrl: () => `${line.url}/sandbox/psp`,
      clientId: "shop",
      clientSecrets: () => ["secret"],
      clock: server.clock,
    });
    const of = (charges: "cob" | "cobv") => createCollections(http, { pixKey: KEY, charges });
    [psp, duePsp] = [of("cob"), of("cobv")];
  });
  afterAll(async () => {
    await server.close();
    await line.close();
  });

  const chargeOf = (txid: string): ChargeRequest => ({
    txid,
    amount: AMOUNT,
    expiresSeconds: 1_800,
    lastDay: dayOf(server.clock.now()),
    debtor: { cpf: ANA, name: "Ana Souza" },
    message: "Tucano",
  });
  const around = () => {
    const now = server.clock.now().getTime();
    return { from: new Date(now - 60_000), until: new Date(now + 60_000), page: 0 };
  };
  const apiExchanges = () =>
    line.exchanges
      .map((one) => ({ ...one, path: one.path.replace("/sandbox/psp", "") }))
      .filter((one) => !/^\/(oauth|hook|payout|dict)\//.test(one.path));

  test("every call of the Pix API is made and answered to the letter", async () => {
    const [paid, removed] = ["paidcharge0000000000000000001", "removedcharge0000000000000001"];
    await psp.registerWebhook(`${line.url}/hook`);
    expect(await psp.readWebhook()).toBe(`${line.url}/hook`);
    await psp.createCharge(chargeOf(removed));
    expect(await psp.removeCharge(removed)).toBe(true);
    await psp.createCharge(chargeOf(paid));
    const { end_to_end_id: endToEndId } = await till.pay({ txid: paid });
    const receipt = await psp.readReceipt(endToEndId);
    expect(receipt).toMatchObject({ txid: paid, amount: 2_523 });
    expect(receipt !== null && (await psp.isPaidBy(receipt, ANA))).toBe(true);
    // The first is not carried out, the second is.
    await psp.requestRefund(endToEndId, "R1", AMOUNT);
    expect(await psp.requestRefund(endToEndId, "R2", AMOUNT)).toBe("done");
    expect(await psp.readRefund(endToEndId, "R1")).toBe("not_done");
    expect((await psp.listReceipts(around())).receipts).toEqual([receipt]);
    expect((await psp.listRefunds(around())).refunds).toHaveLength(2);

    const exchanges = apiExchanges();
    expect(exchanges.flatMap((one) => law.faultsIn(one))).toEqual([]);
    expect(new Set(exchanges.map((one) => law.operationOf(one)))).toEqual(
      new Set([
        "PUT /webhook/{chave}",
        "GET /webhook/{chave}",
        "PUT /cob/{txid}",
        "PATCH /cob/{txid}",
        "GET /pix/{e2eid}",
        "GET /pix",
        "PUT /pix/{e2eid}/devolucao/{id}",
        "GET /pix/{e2eid}/devolucao/{id}",
      ]),
    );
  });

  test("so is what is refused or not there", async () => {
    const txid = "refusedcharge0000000000000001";
    line.exchanges.length = 0;
    await psp.createCharge(chargeOf(txid));
    const { end_to_end_id: endToEndId } = await till.pay({ txid });
    await expect(psp.createCharge(chargeOf(txid))).rejects.toThrow(PspRefused);
    expect(await psp.removeCharge(txid)).toBe(false);
    expect(await psp.readReceipt(NOBODY)).toBeNull();
    expect(await psp.readRefund(endToEndId, "R1")).toBeNull();
    await psp.requestRefund(endToEndId, "R1", AMOUNT);
    await expect(psp.requestRefund(endToEndId, "R1", AMOUNT)).rejects.toThrow(PspRefused);
    const exchanges = apiExchanges();
    expect(new Set(exchanges.map((one) => one.status))).toEqual(new Set([200, 201, 400, 404]));
    expect(exchanges.flatMap((one) => law.faultsIn(one))).toEqual([]);
  });

  test("so are charges with a due date, where a bank takes only those", async () => {
    const [paid, removed] = ["paidduecharge000000000000001", "removedduecharge000000000001"];
    line.exchanges.length = 0;
    await duePsp.createCharge(chargeOf(removed));
    expect(await duePsp.removeCharge(removed)).toBe(true);
    const { pixCopyPaste } = await duePsp.createCharge(chargeOf(paid));
    const { end_to_end_id: endToEndId } = await till.pay({ pix_copy_paste: pixCopyPaste });
    expect(await duePsp.readReceipt(endToEndId)).toMatchObject({ txid: paid, amount: 2_523 });
    // What was paid is neither removed nor made anew, nor is it a charge of the other kind.
    expect(await duePsp.removeCharge(paid)).toBe(false);
    await expect(duePsp.createCharge(chargeOf(paid))).rejects.toThrow(PspRefused);
    const past = { ...chargeOf("pastduecharge000000000000001"), lastDay: "2020-01-01" };
    await expect(duePsp.createCharge(past)).rejects.toThrow("data de vencimento");
    const exchanges = apiExchanges();
    expect(exchanges.flatMap((one) => law.faultsIn(one))).toEqual([]);
    expect(new Set(exchanges.map((one) => law.operationOf(one)))).toEqual(
      new Set(["PUT /cobv/{txid}", "PATCH /cobv/{txid}", "GET /cobv/{txid}", "GET /pix/{e2eid}"]),
    );
    const { calendario } = JSON.parse(exchanges[0]?.sent.body ?? "");
    const { lastDay } = chargeOf(removed);
    expect(calendario).toEqual({ dataDeVencimento: lastDay, validadeAposVencimento: 0 });
  });

  test("so is the notification of a payment, and of its refund", async () => {
    await psp.registerWebhook(`${line.url}/hook`);
    const txid = "notifiedcharge000000000000001";
    await psp.createCharge(chargeOf(txid));
    const { end_to_end_id: endToEndId } = await till.pay({ txid });
    await psp.requestRefund(endToEndId, "R1", AMOUNT);
    const told = () =>
      line.exchanges.filter((one) => one.path === "/hook/pix" && one.sent.body.includes(txid));
    await expect.poll(told).toContainEqual(
      expect.objectContaining({
        sent: expect.objectContaining({ body: expect.stringContaining('"devolucoes":[{') }),
      }),
    );
    const faults = told().flatMap((one) => law.faultsInNotification(JSON.parse(one.sent.body)));
    expect(faults).toEqual([]);
  });

  test("what strays from the letter is seen", () => {
    const [good] = apiExchanges().filter((one) => one.method === "PUT" && one.status === 201);
    if (good === undefined) throw new Error("No charge was made.");
    const spoilt = [
      { ...good, path: "/cob/short" },
      { ...good, path: `${good.path}?extra=1` },
      { ...good, sent: { ...good.sent, body: good.sent.body.replace('"25.23"', "25.23") } },
      { ...good, sent: { ...good.sent, body: good.sent.body.replace(ANA, "1") } },
      { ...good, answered: { ...good.answered, body: "{}" } },
      { ...good, answered: { ...good.answered, type: "text/html" } },
      { ...good, status: 409 },
    ];
    for (const one of spoilt) expect(law.faultsIn(one)).not.toEqual([]);
  });
});

describe("what the Central Bank gives as examples", () => {
  let bank: Server;
  let psp: Collections;
  let payouts: Payouts;
  /** What is answered next, by call; a string is no JSON. */
  const answers = new Map<string, { status: number; body: unknown }>();
  beforeAll(async () => {
    bank = createServer((request, response) => {
      const url = new URL(request.url ?? "", "http://bank.example");
      const call = `${request.method} ${url.pathname}`;
      const page = url.searchParams.get("paginacao.paginaAtual");
      const token = { status: 200, body: { access_token: "t", expires_in: 300 } };
      const answer =
        url.pathname === "/oauth/token"
          ? token
          : (answers.get(`${call} ${page}`) ?? answers.get(call) ?? { status: 500, body: {} });
      const { status, body } = answer;
      response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
    });
    await new Promise<void>((listening) => bank.listen(0, "127.0.0.1", listening));
    const { port } = bank.address() as AddressInfo;
    const http = createPspHttp({
      baseUrl: () => `http://127.0.0.1:${port}`,
      clientId: "shop",
      clientSecrets: () => ["secret"],
      clock: { now: () => new Date("2020-09-10T12:00:00Z") },
      attemptsMax: 1,
    });
    psp = createCollections(http, { pixKey: KEY, charges: "cob" });
    payouts = createOwnPayouts(http);
  });
  afterAll(() => bank.close().closeAllConnections());

  const day = { from: new Date("2020-04-01T00:00:00Z"), until: new Date("2020-04-02T00:00:00Z") };
  const listOf = (pix: readonly unknown[], paginaAtual = 0, quantidadeDePaginas = 1) => ({
    status: 200,
    body: { parametros: { paginacao: { paginaAtual, quantidadeDePaginas } }, pix },
  });

  test("a list of payments, with what went back", async () => {
    answers.set("GET /pix", { status: 200, body: law.example("getPix1") });
    const { receipts, unreadable, hasMore } = await psp.listReceipts({ ...day, page: 0 });
    expect(receipts.map((one) => one.amount)).toEqual([10_000, 20_000, 20_000]);
    expect([unreadable, hasMore]).toEqual([[], false]);
    const { refunds } = await psp.listRefunds({ ...day, page: 0 });
    expect(refunds).toContainEqual({
      endToEndId: "E12345678202009091221abcdef12345",
      refundId: "000AAA111",
      amount: 1_100,
      status: "processing",
      settledAt: null,
    });
  });

  test("a single refund that is in no list", async () => {
    answers.set("GET /pix", listOf([law.example("pixWebhook1"), law.example("pixWebhook2")]));
    const { refunds } = await psp.listRefunds({ ...day, page: 0 });
    expect(refunds).toMatchObject([{ refundId: "123ABC", amount: 1_000, status: "processing" }]);
  });

  test("refunds, a payment, and where notifications go", async () => {
    const refund = "/pix/E12345678202009091221abcdef12345/devolucao/123ABC";
    answers.set(`PUT ${refund}`, { status: 201, body: law.example("devolucaoResponse1") });
    answers.set(`GET ${refund}`, { status: 200, body: law.example("devolucaoResponse2") });
    const [, , endToEndId = "", , refundId = ""] = refund.split("/");
    expect(await psp.requestRefund(endToEndId, refundId, ONE_REAL)).toBe("processing");
    expect(await psp.readRefund(endToEndId, refundId)).toBe("not_done");
    answers.set(`GET /pix/${endToEndId}`, { status: 200, body: law.example("pixResponse1") });
    expect(await psp.readReceipt(endToEndId)).toMatchObject({ endToEndId, amount: 10_000 });
    answers.set(`GET /webhook/${encodeURIComponent(KEY)}`, {
      status: 200,
      body: law.example("webhookResponse1"),
    });
    expect(await psp.readWebhook()).toBe("https://pix.example.com/api/webhook/");
  });

  test("a refusal is told in the bank's words, bounded", async () => {
    const call = { status: 400, body: law.example("RequisicaoInvalidaDevolucaoExample1") };
    answers.set("PUT /pix/E1/devolucao/R1", call);
    await expect(psp.requestRefund("E1", "R1", ONE_REAL)).rejects.toThrow(
      /^Devolução inválida\. A presente requisição/,
    );
    const violacoes = [{ razao: "não respeita o esquema", propriedade: "devolucao.valor" }];
    answers.set("PUT /pix/E1/devolucao/R1", {
      status: 400,
      body: { title: "Devolução inválida.", violacoes, correlationId: "c-1" },
    });
    await expect(psp.requestRefund("E1", "R1", ONE_REAL)).rejects.toThrow(
      "Devolução inválida. devolucao.valor: não respeita o esquema c-1",
    );
    answers.set("PUT /pix/E1/devolucao/R1", { status: 400, body: { title: "x".repeat(900) } });
    await expect(psp.requestRefund("E1", "R1", ONE_REAL)).rejects.toThrow(/^x{200}$/);
  });

  test("a page from in between is not the bank saying that it never heard of a payout", async () => {
    answers.set("GET /payout/P1", { status: 404, body: "<html>Not found</html>" });
    await expect(payouts.readPayout("P1")).rejects.toThrow(PspUnavailable);
    answers.set("GET /payout/P1", { status: 200, body: "" });
    await expect(payouts.readPayout("P1")).rejects.toThrow(PspUnavailable);
    answers.set("GET /payout/P1", { status: 404, body: law.example("NaoEncontradoExample1") });
    expect(await payouts.readPayout("P1")).toBeNull();
  });

  test("who paid is looked for to the last page, and no page stands for another", async () => {
    const paid = { ...Object(law.example("pixResponse1")), horario: "2020-09-10T12:00:00Z" };
    const other = law.example("pixResponse2");
    answers.set("GET /pix 0", listOf([other], 0, 3));
    answers.set("GET /pix 1", listOf([other], 1, 3));
    answers.set("GET /pix 2", listOf([paid], 2, 3));
    const receipt = {
      endToEndId: String(paid.endToEndId),
      txid: String(paid.txid),
      amount: ONE_REAL,
      paidAt: new Date(paid.horario),
    };
    expect(await psp.isPaidBy(receipt, ANA)).toBe(true);
    answers.set("GET /pix 2", listOf([other], 2, 3));
    expect(await psp.isPaidBy(receipt, ANA)).toBe(false);
    answers.set("GET /pix 1", listOf([other], 0, 3));
    await expect(psp.isPaidBy(receipt, ANA)).rejects.toThrow("Another page came.");
  });
});
