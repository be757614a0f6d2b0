/** Protects: the sandbox answers as the Pix API says, so a real provider can take its place. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLocation } from "@tucano/contract/player/money/br-code.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { PIX_API_PREFIX } from "../index.ts";

const KEY = "pix@tucano.example";
const ANA = "11144477735";

let server: TestServer;
let token = "";
let lastTxid = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { PSP_CLIENT_ID: "shop", PSP_CLIENT_SECRET: "secret" } });
  token = await fetchToken("");
});
afterAll(() => server.close());

async function fetchToken(scope: string): Promise<string> {
  const answer = await server.app.inject({
    method: "POST",
    url: `${PIX_API_PREFIX}/oauth/token`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Basic ${Buffer.from("shop:secret").toString("base64")}`,
    },
    payload: `grant_type=client_credentials&scope=${scope}`,
  });
  expect(answer.json()).toMatchObject({ token_type: "Bearer", expires_in: 300 });
  return answer.json<{ access_token: string }>().access_token;
}

function call(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  payload?: object,
  bearer = token,
) {
  return server.app.inject({
    method,
    url: `${PIX_API_PREFIX}${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload === undefined ? {} : { payload }),
  });
}

function newTxid(): string {
  lastTxid += 1;
  return `sandboxcharge${String(lastTxid).padStart(16, "0")}`;
}

interface ChargeAnswer {
  readonly txid: string;
  readonly location: string;
  readonly pixCopiaECola: string;
}

async function createCharge(original = "25.00") {
  const txid = newTxid();
  const answer = await call("PUT", `/cob/${txid}`, {
    calendario: { expiracao: 3600 },
    valor: { original },
    chave: KEY,
    devedor: { cpf: ANA, nome: "Ana Souza" },
    solicitacaoPagador: "Pedido 1",
    desconhecido: true,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<ChargeAnswer>();
}

async function pay(payload: object) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/sandbox/pix/pay?lang=en",
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const range = () => {
  const now = server.clock.now().getTime();
  const at = (ms: number) => encodeURIComponent(new Date(now + ms).toISOString());
  return `inicio=${at(-60_000)}&fim=${at(60_000)}`;
};

describe("access", () => {
  test("needs a token of the right client", async () => {
    const wrong = await server.app.inject({
      method: "POST",
      url: `${PIX_API_PREFIX}/oauth/token`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "grant_type=client_credentials&client_id=shop&client_secret=guess",
    });
    expect(wrong.statusCode).toBe(401);
    for (const bearer of ["", "x.y", `${token}x`, `x${token}`]) {
      const answer = await call("GET", `/cob/${newTxid()}`, undefined, bearer);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(answer.json()).toMatchObject({
        type: "https://pix.bcb.gov.br/api/v2/error/AcessoNegado",
        status: 401,
      });
    }
  });

  test("is limited to the scopes of the token", async () => {
    const reader = await fetchToken("cob.read pix.read");
    const answer = await call("PUT", `/cob/${newTxid()}`, {}, reader);
    expect(answer.statusCode).toBe(403);
  });
});

describe("a charge", () => {
  test("is created with our txid, answers a readable code, can be read and listed", async () => {
    const charge = await createCharge();
    expect(charge).toMatchObject({
      status: "ATIVA",
      revisao: 0,
      chave: KEY,
      valor: { original: "25.00" },
      calendario: { expiracao: 3600 },
      devedor: { cpf: ANA, nome: "Ana Souza" },
    });
    expect(charge).not.toHaveProperty("desconhecido");
    expect(readLocation(charge.pixCopiaECola)).toBe(charge.location);
    expect((await call("GET", `/cob/${charge.txid}`)).json()).toEqual(charge);
    const list = (await call("GET", `/cob?${range()}&cpf=${ANA}&status=ATIVA`)).json();
    expect(list.cobs).toContainEqual(charge);
    expect(list.parametros.paginacao).toMatchObject({ paginaAtual: 0, itensPorPagina: 100 });
  });

  test("can be revised and removed while active, and then not be paid", async () => {
    const { txid } = await createCharge();
    const revised = await call("PATCH", `/cob/${txid}`, { valor: { original: "26.00" } });
    expect(revised.json()).toMatchObject({ revisao: 1, valor: { original: "26.00" } });
    await call("PATCH", `/cob/${txid}`, { status: "REMOVIDA_PELO_USUARIO_RECEBEDOR" });
    expect(await pay({ txid })).toMatchObject({
      status: 409,
      body: {
        error: "sandbox_psp.charge_not_payable",
        message: "This charge can no longer be paid.",
      },
    });
    const again = await call("PUT", `/cob/${txid}`, {
      calendario: {},
      valor: { original: "1.00" },
      chave: KEY,
    });
    expect(again.statusCode).toBe(400);
  });

  test("may be given its number by the bank", async () => {
    const body = { calendario: {}, valor: { original: "1.00" }, chave: KEY };
    const made = await call("POST", "/cob", body);
    expect(made.statusCode).toBe(201);
    const { txid } = made.json<ChargeAnswer>();
    expect(txid).toMatch(/^[a-z0-9]{32}$/);
    expect((await call("GET", `/cob/${txid}`)).json()).toEqual(made.json());
  });

  test("with a due date is listed apart, and is not found as one without", async () => {
    const txid = newTxid();
    const due = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const body = {
      calendario: { dataDeVencimento: due },
      devedor: { cpf: ANA, nome: "Ana Souza" },
      valor: { original: "1.00" },
      chave: KEY,
    };
    const made = await call("PUT", `/cobv/${txid}`, body);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      calendario: { dataDeVencimento: due, validadeAposVencimento: 30 },
      recebedor: { uf: "SP" },
    });
    const listed = async (kind: string) =>
      (await call("GET", `/${kind}?${range()}`)).json<{ cobs: ChargeAnswer[] }>().cobs;
    expect(await listed("cobv")).toEqual([made.json()]);
    expect((await listed("cob")).map((one) => one.txid)).not.toContain(txid);
    expect((await call("GET", `/cob/${txid}`)).statusCode).toBe(404);
    expect((await call("PATCH", `/cob/${txid}`, {})).statusCode).toBe(404);
    const { devedor: _nobody, ...withoutDebtor } = body;
    const refused = await call("PUT", `/cobv/${newTxid()}`, withoutDebtor);
    expect(refused.json().type).toMatch(/CobVOperacaoInvalida$/);
  });

  test.each([
    [{ valor: { original: "25" } }],
    [{ valor: { original: "0.00" } }],
    [{ valor: { original: 25 } }],
    [{ valor: { original: "-1.00" } }],
    [{ chave: "not-ours" }],
    [{ calendario: { expiracao: 0 } }],
    [{ calendario: { expiracao: "60" } }],
    [{ devedor: { cpf: "1", nome: "x" } }],
    [{ devedor: { nome: "x" } }],
    [{ solicitacaoPagador: "x".repeat(141) }],
  ])("with %j is refused as a problem", async (changes) => {
    const body = {
      calendario: { expiracao: 60 },
      valor: { original: "1.00" },
      chave: KEY,
      ...changes,
    };
    const answer = await call("PUT", `/cob/${newTxid()}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().type).toMatch(/CobOperacaoInvalida$/);
  });

  test("whose txid is too short, or that is not there, says so", async () => {
    const body = { calendario: {}, valor: { original: "1.00" }, chave: KEY };
    expect((await call("PUT", "/cob/short", body)).statusCode).toBe(400);
    expect((await call("GET", `/cob/${newTxid()}`)).statusCode).toBe(404);
    expect((await call("GET", "/nothing")).statusCode).toBe(404);
  });
});

describe("a receipt", () => {
  test("never names its payer, but can be looked for by who paid", async () => {
    const charge = await createCharge();
    const paid = await pay({ pix_copy_paste: charge.pixCopiaECola });
    const { end_to_end_id } = paid.body.data;
    expect(end_to_end_id).toMatch(/^E\d{8}\d{12}[a-z0-9]{11}$/);
    const receipt = (await call("GET", `/pix/${end_to_end_id}`)).json();
    expect(receipt).toMatchObject({ txid: charge.txid, valor: "25.00", chave: KEY });
    expect(JSON.stringify(receipt)).not.toContain(ANA);
    const search = async (cpf: string) =>
      (await call("GET", `/pix?${range()}&txid=${charge.txid}&cpf=${cpf}`)).json<{
        pix: unknown[];
      }>().pix;
    expect(await search(ANA)).toHaveLength(1);
    expect(await search("52998224725")).toHaveLength(0);
    expect((await call("GET", `/cob/${charge.txid}`)).json()).toMatchObject({
      status: "CONCLUIDA",
      pix: [{ endToEndId: end_to_end_id }],
    });
  });

  test("can be given back in parts, never more than it was, never twice under one id", async () => {
    const charge = await createCharge("10.00");
    const { end_to_end_id } = (await pay({ txid: charge.txid })).body.data;
    const refund = (id: string, valor: string) =>
      call("PUT", `/pix/${end_to_end_id}/devolucao/${id}`, { valor });
    expect((await refund("a1", "4.00")).json()).toMatchObject({
      id: "a1",
      valor: "4.00",
      status: "DEVOLVIDO",
      rtrId: expect.stringMatching(/^D\w{31}$/),
    });
    expect((await refund("a1", "4.00")).statusCode).toBe(400);
    expect((await refund("a2", "6.01")).statusCode).toBe(400);
    expect((await refund("a3", "6.00")).statusCode).toBe(201);
    const read = await call("GET", `/pix/${end_to_end_id}/devolucao/a3`);
    expect(read.json()).toMatchObject({ status: "DEVOLVIDO" });
    expect((await call("GET", `/pix/${end_to_end_id}`)).json().devolucoes).toHaveLength(2);
  });
});

test("nobody is told of payments any more whose webhook was taken away", async () => {
  const path = `/webhook/${encodeURIComponent(KEY)}`;
  await call("PUT", path, { webhookUrl: `${server.url}/nowhere` });
  expect((await call("GET", path)).statusCode).toBe(200);
  const list = async () => (await call("GET", `/webhook?${range()}`)).json<object>();
  expect(await list()).toMatchObject({ webhooks: [{ chave: KEY }] });
  expect((await call("DELETE", path)).statusCode).toBe(204);
  expect(await list()).toMatchObject({ webhooks: [] });
  expect((await call("GET", path)).statusCode).toBe(404);
  expect((await call("DELETE", path)).statusCode).toBe(404);
});

describe("the counter for people", () => {
  test("shows a form under the strictest content policy, and pays", async () => {
    const charge = await createCharge("12.34");
    const page = await server.app.inject({
      method: "GET",
      url: `/sandbox/pix?lang=en&code=${encodeURIComponent(charge.pixCopiaECola)}`,
    });
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'self'/,
    );
    expect(page.body).toContain("R$\u00a012,34");
    expect(page.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const paid = await server.app.inject({
      method: "POST",
      url: "/sandbox/pix",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ code: charge.pixCopiaECola, cpf: "", amount: "" }).toString(),
    });
    expect(paid.statusCode).toBe(200);
    expect(paid.body).toContain("Pago. Você já pode voltar para o site: R$\u00a012,34");
  });

  test.each([
    ["pt", "Não foi possível ler este código Pix."],
    ["en", "This Pix code cannot be read."],
  ])("says in %s why it does not pay", async (lang, text) => {
    const refused = await server.app.inject({
      method: "POST",
      url: "/sandbox/pix",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ lang, code: "nothing" }).toString(),
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(text);
  });

  test("writes whatever it is given as text", async () => {
    const page = await server.app.inject({
      method: "GET",
      url: `/sandbox/pix?code=${encodeURIComponent("</textarea><script>1</script>")}`,
    });
    expect(page.body).not.toContain("<script>");
  });

  test.each([
    [{ txid: "x" }, 404, "sandbox_psp.charge_not_found", "No such charge."],
    [{ pix_copy_paste: "000201" }, 422, "sandbox_psp.code_unreadable", /cannot be read/],
    [{}, 422, "common.invalid_input", /error in the form/],
    [{ txid: "", pix_copy_paste: "" }, 422, "common.invalid_input", /error in the form/],
    [{ txid: "x", amount: -1 }, 422, "common.invalid_input", /error in the form/],
    [{ txid: "x", amount: 0 }, 422, "common.invalid_input", /error in the form/],
    [{ txid: "x", cpf: "123" }, 422, "common.invalid_input", /error in the form/],
  ])("%j is refused, saying why", async (payload, status, error, text) => {
    const message = expect.stringMatching(text);
    expect(await pay(payload)).toMatchObject({ status, body: { error, message } });
  });

  test("a second payment is let through: what becomes of it is the receiver's decision", async () => {
    const { txid } = await createCharge();
    expect((await pay({ txid })).status).toBe(200);
    expect((await pay({ txid })).status).toBe(200);
  });
});
