/** The Pix API over HTTP below /sandbox/psp: OAuth2, charges, receipts, refunds, payouts. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { inTransaction } from "../platform/database/transaction.ts";
import type { SandboxPspDeps } from "./bank.ts";
import * as charges from "./charges.ts";
import { letters } from "./identifiers.ts";
import { notifyOfRefund } from "./notify.ts";
import * as payouts from "./payouts.ts";
import { Problem, answerProblems, notFound } from "./problem.ts";
import * as receipts from "./receipts.ts";
import * as repository from "./repository.ts";
import * as schemas from "./schemas.ts";
import { type Scope, TOKEN_SECONDS, type Tokens, createTokens } from "./tokens.ts";

export const PIX_API_PREFIX = "/sandbox/psp";
const BODY_LIMIT = 64_000;
const DEFAULT_PAGE = 100;
const TXID_LENGTH = 32;
/** Longer than any client waits. */
const DEFAULT_HANG_MS = 12_000;

type Params = Readonly<Record<string, string>>;
type Work = (request: { params: Params; body: unknown; query: unknown }) => Promise<unknown>;

interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly scope: Scope;
  readonly status?: number;
  readonly work: Work;
}

function pageOf(query: Record<string, unknown>) {
  const page = (query["paginacao.paginaAtual"] as number | undefined) ?? 0;
  const limit = (query["paginacao.itensPorPagina"] as number | undefined) ?? DEFAULT_PAGE;
  return { page, limit, offset: page * limit };
}

function describePage(
  query: { inicio: string; fim: string },
  page: { page: number; limit: number },
  total: number,
) {
  return {
    inicio: query.inicio,
    fim: query.fim,
    paginacao: {
      paginaAtual: page.page,
      itensPorPagina: page.limit,
      quantidadeDePaginas: Math.max(1, Math.ceil(total / page.limit)),
      quantidadeTotalDeItens: total,
    },
  };
}

function asFlag(value: "true" | "false" | undefined): boolean | null {
  return value === undefined ? null : value === "true";
}

async function listCharges(
  bank: SandboxPspDeps,
  kind: charges.ChargeKind,
  raw: unknown,
): Promise<unknown> {
  const problem = kind === "cob" ? "CobConsultaInvalida" : "CobVConsultaInvalida";
  const query = schemas.read(schemas.chargeQuery, raw, problem);
  const page = pageOf(query);
  const found = await repository.listCharges(bank.db, {
    from: query.inicio,
    until: query.fim,
    isDue: kind === "cobv",
    cpf: query.cpf ?? null,
    cnpj: query.cnpj ?? null,
    status: query.status ?? null,
    ...page,
  });
  const cobs = found.rows.map(charges.describeCharge);
  return { parametros: describePage(query, page, found.total), cobs };
}

async function listReceipts(bank: SandboxPspDeps, raw: unknown): Promise<unknown> {
  const query = schemas.read(schemas.receiptQuery, raw, "PixConsultaInvalida");
  const page = pageOf(query);
  const found =
    asFlag(query.txIdPresente) === false
      ? { rows: [], total: 0 }
      : await repository.listReceipts(bank.db, {
          from: query.inicio,
          until: query.fim,
          cpf: query.cpf ?? null,
          cnpj: query.cnpj ?? null,
          txid: query.txid ?? null,
          hasRefund: asFlag(query.devolucaoPresente),
          ...page,
        });
  const pix = await receipts.describeReceipts(bank, found.rows);
  return { parametros: describePage(query, page, found.total), pix };
}

async function readReceipt(bank: SandboxPspDeps, endToEndId: string): Promise<unknown> {
  const receipt = await repository.findReceipt(bank.db, endToEndId);
  if (receipt === null) throw notFound("O Pix");
  const [described] = await receipts.describeReceipts(bank, [receipt]);
  return described;
}

function chargeCalls(bank: SandboxPspDeps, kind: charges.ChargeKind): Call[] {
  const problem = charges.OPERATION_PROBLEMS[kind];
  const newCharge = kind === "cob" ? schemas.newCharge : schemas.newDueCharge;
  const write = `${kind}.write` as const;
  const read = `${kind}.read` as const;
  const create: Pick<Call, "scope" | "status" | "work"> = {
    scope: write,
    status: 201,
    work: ({ params, body }) => {
      const txid = params["txid"] ?? letters(bank.random, TXID_LENGTH);
      return charges.putCharge(bank, kind, txid, schemas.read(newCharge, body, problem));
    },
  };
  return [
    // The bank chooses the number itself; of charges with a due date nobody may leave it to that.
    ...(kind === "cobv" ? [] : [{ ...create, method: "POST", url: "/cob" } as const]),
    {
      ...create,
      method: "PUT",
      url: `/${kind}/:txid`,
    },
    {
      method: "PATCH",
      url: `/${kind}/:txid`,
      scope: write,
      work: ({ params, body }) => {
        const revision = schemas.read(schemas.chargeRevision, body, problem);
        return charges.reviseCharge(bank, kind, params["txid"] ?? "", revision);
      },
    },
    {
      method: "GET",
      url: `/${kind}/:txid`,
      scope: read,
      work: ({ params }) => charges.readCharge(bank, kind, params["txid"] ?? ""),
    },
    {
      method: "GET",
      url: `/${kind}`,
      scope: read,
      work: ({ query }) => listCharges(bank, kind, query),
    },
  ];
}

function receiptCalls(bank: SandboxPspDeps): Call[] {
  return [
    {
      method: "GET",
      url: "/pix",
      scope: "pix.read",
      work: ({ query }) => listReceipts(bank, query),
    },
    {
      method: "GET",
      url: "/pix/:e2eid",
      scope: "pix.read",
      work: ({ params }) => readReceipt(bank, params["e2eid"] ?? ""),
    },
    {
      method: "PUT",
      url: "/pix/:e2eid/devolucao/:id",
      scope: "pix.write",
      status: 201,
      work: async ({ params, body }) => {
        const endToEndId = params["e2eid"] ?? "";
        const wanted = schemas.read(schemas.newRefund, body, "PixDevolucaoInvalida");
        const refund = await receipts.requestRefund(bank, endToEndId, params["id"] ?? "", wanted);
        notifyOfRefund(bank, endToEndId);
        return refund;
      },
    },
    {
      method: "GET",
      url: "/pix/:e2eid/devolucao/:id",
      scope: "pix.read",
      work: ({ params }) => receipts.readRefund(bank, params["e2eid"] ?? "", params["id"] ?? ""),
    },
  ];
}

function otherCalls(bank: SandboxPspDeps): Call[] {
  return [
    {
      method: "PUT",
      url: "/webhook/:chave",
      scope: "webhook.write",
      work: ({ params, body }) => putWebhook(bank, params["chave"] ?? "", body),
    },
    {
      method: "GET",
      url: "/webhook/:chave",
      scope: "webhook.read",
      work: async ({ params }) => {
        const hook = await describeWebhook(bank, params["chave"] ?? "");
        if (hook === null) throw notFound("O webhook");
        return hook;
      },
    },
    {
      method: "GET",
      url: "/webhook",
      scope: "webhook.read",
      work: ({ query }) => listWebhooks(bank, query),
    },
    {
      method: "DELETE",
      url: "/webhook/:chave",
      scope: "webhook.write",
      status: 204,
      work: async ({ params }) => {
        const key = params["chave"] ?? "";
        const isGone = await inTransaction(bank.db, (tx) => repository.deleteWebhook(tx, key));
        if (!isGone) throw notFound("O webhook");
      },
    },
    {
      method: "PUT",
      url: "/payout/:key",
      scope: "payout.write",
      status: 201,
      work: ({ params, body }) =>
        payouts.requestPayout(
          bank,
          (params["key"] ?? "").slice(0, 100),
          schemas.read(schemas.newPayout, body, "PagamentoInvalido"),
        ),
    },
    {
      method: "GET",
      url: "/payout/:key",
      scope: "payout.read",
      work: ({ params }) => payouts.readPayout(bank, params["key"] ?? ""),
    },
    {
      method: "GET",
      url: "/dict/:chave",
      scope: "dict.read",
      work: ({ params, query }) => {
        const cpf = (query as Record<string, unknown>)["cpf"];
        if (typeof cpf !== "string" || !/^\d{11}$/.test(cpf)) {
          throw new Problem(400, "ConsultaInvalida", "Informe o cpf do favorecido.");
        }
        return payouts.lookUpKey(bank, params["chave"] ?? "", cpf);
      },
    },
  ];
}

async function describeWebhook(bank: SandboxPspDeps, key: string) {
  const hook = await repository.findWebhook(bank.db, key);
  if (hook === null) return null;
  return { webhookUrl: hook.url, chave: hook.key, criacao: hook.created_at.toISOString() };
}

/** The one client has one key, so there is one page. */
async function listWebhooks(bank: SandboxPspDeps, raw: unknown): Promise<unknown> {
  const { inicio, fim, ...pages } = schemas.read(
    schemas.webhookQuery,
    raw,
    "WebhookConsultaInvalida",
  );
  const hook = await describeWebhook(bank, bank.pixKey);
  const isWithin =
    hook !== null &&
    (inicio === undefined || hook.criacao >= new Date(inicio).toISOString()) &&
    (fim === undefined || hook.criacao <= new Date(fim).toISOString());
  const webhooks = isWithin ? [hook] : [];
  const now = bank.clock.now().toISOString();
  const span = { inicio: inicio ?? new Date(0).toISOString(), fim: fim ?? now };
  return { parametros: describePage(span, pageOf(pages), webhooks.length), webhooks };
}

/** Answered by its status alone, as the Central Bank describes it. */
async function putWebhook(bank: SandboxPspDeps, key: string, body: unknown): Promise<void> {
  const { webhookUrl } = schemas.read(schemas.webhook, body, "WebhookOperacaoInvalida");
  if (key !== bank.pixKey) throw notFound("A chave");
  const hook = { key, url: webhookUrl, createdAt: bank.clock.now() };
  await inTransaction(bank.db, (tx) => repository.saveWebhook(tx, hook));
}

function mount(app: FastifyInstance, tokens: Tokens, call: Call, hangMs: number): void {
  app.route({
    method: call.method,
    url: call.url,
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      tokens.check(request.headers.authorization, call.scope);
      try {
        const data = await call.work({
          params: request.params as Params,
          body: request.body,
          query: request.query,
        });
        return await reply.code(call.status ?? 200).send(data);
      } catch (error) {
        if (!(error instanceof payouts.HangUp)) throw error;
        reply.hijack();
        setTimeout(() => request.raw.socket.destroy(), hangMs).unref();
        return reply;
      }
    },
  });
}

function readCredentials(request: FastifyRequest) {
  const body = schemas.read(schemas.tokenRequest, request.body, "RequisicaoInvalida");
  const [, basic = ""] =
    /^Basic ([\w+/=]{1,1000})$/.exec(request.headers.authorization ?? "") ?? [];
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString().split(":");
  return {
    clientId: basic === "" ? (body.client_id ?? "") : id,
    clientSecret: basic === "" ? (body.client_secret ?? "") : secret,
    scope: body.scope ?? "",
  };
}

/** To be registered with the prefix PIX_API_PREFIX. */
export function createPixApi(bank: SandboxPspDeps): FastifyPluginAsync {
  const tokens = createTokens(bank.credentials, bank.clock);
  // A bank without delays, as tests have it, hangs up at once.
  const hangMs = bank.payoutDelayMs === 0 ? 0 : DEFAULT_HANG_MS;
  return async (app) => {
    acceptForms(app);
    answerProblems(app);
    app.setNotFoundHandler(() => {
      throw notFound("O recurso");
    });
    app.post("/oauth/token", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const given = readCredentials(request);
      const issued = tokens.issue(given, given.scope);
      return reply.header("cache-control", "no-store").send({
        access_token: issued.token,
        token_type: "Bearer",
        expires_in: TOKEN_SECONDS,
        scope: issued.scope,
      });
    });
    const calls = [
      ...chargeCalls(bank, "cob"),
      ...chargeCalls(bank, "cobv"),
      ...receiptCalls(bank),
      ...otherCalls(bank),
    ];
    for (const call of calls) mount(app, tokens, call, hangMs);
  };
}

/** HTML forms and OAuth2 send their fields url-encoded. */
export function acceptForms(app: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  if (app.hasContentTypeParser(type)) app.removeContentTypeParser(type);
  app.addContentTypeParser(
    type,
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
