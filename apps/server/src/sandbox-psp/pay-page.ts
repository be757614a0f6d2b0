/**
 * The sandbox bank's counter as a page for people: paste the code, press the button, and the charge
 * is paid. Plain HTML and a form; no script, so the strictest content policy fits.
 */
import { readLocation } from "@tucano/contract/br-code.ts";
import { formatWire, parseWire } from "@tucano/contract/money.ts";
import { normalizeCpf } from "@tucano/contract/pix-key.ts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { DomainError } from "../platform/errors.ts";
import type { SandboxPspDeps } from "./bank.ts";
import { notify } from "./notify.ts";
import { acceptForms } from "./pix-api.ts";
import { payCharge } from "./receipts.ts";
import * as repository from "./repository.ts";
import { PAGE_STYLE } from "./pay-page-style.ts";

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const PAYOUTS_SHOWN = 5;

interface PageState {
  readonly code: string;
  readonly cpf: string;
  readonly amount: string;
  readonly outcome: { readonly kind: "paid" | "refused"; readonly text: string } | null;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function outcomeOf(state: PageState): string {
  if (state.outcome === null) return "";
  return `<p class="outcome ${state.outcome.kind}" role="status">${escape(state.outcome.text)}</p>`;
}

async function chargeOf(bank: SandboxPspDeps, code: string): Promise<string> {
  const location = readLocation(code);
  if (location === null) return "";
  const charge = await repository.findCharge(bank.db, { location });
  if (charge === null) return "";
  const amount = escape(formatWire(charge.amount_centavos));
  return `<p class="charge">Cobrança de <strong>R$ ${amount}</strong> · ${escape(charge.status)}</p>`;
}

async function payoutsOf(bank: SandboxPspDeps): Promise<string> {
  const payouts = await repository.latestPayouts(bank.db, PAYOUTS_SHOWN);
  if (payouts.length === 0) return "";
  const now = bank.clock.now();
  const rows = payouts.map((payout) => {
    const status = payout.settles_at <= now ? payout.final_status : "PROCESSING";
    return `<li><span>R$ ${formatWire(payout.amount_centavos)}</span><span>${status}</span></li>`;
  });
  return `<section><h2>Pagamentos enviados · Payouts</h2><ul>${rows.join("")}</ul></section>`;
}

async function draw(bank: SandboxPspDeps, state: PageState): Promise<string> {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Banco de testes · Sandbox bank</title>
<link rel="stylesheet" href="/sandbox/pix/style.css"></head>
<body><main>
<p class="badge">SANDBOX</p>
<h1>Banco de testes</h1>
<p class="lead">Nenhum dinheiro de verdade. Cole o código PIX e pague como o seu banco faria.<br>
<span lang="en">No real money. Paste the PIX code and pay it as your bank would.</span></p>
${outcomeOf(state)}
${await chargeOf(bank, state.code)}
<form method="post" action="/sandbox/pix">
<label for="code">PIX copia e cola</label>
<textarea id="code" name="code" rows="4" maxlength="512" required spellcheck="false"
>${escape(state.code)}</textarea>
<details><summary>Outro CPF ou valor · Other payer or amount</summary>
<label for="cpf">CPF do pagador (vazio: o do pedido)</label>
<input id="cpf" name="cpf" inputmode="numeric" maxlength="14" value="${escape(state.cpf)}">
<label for="amount">Valor em R$ (vazio: o da cobrança)</label>
<input id="amount" name="amount" inputmode="decimal" maxlength="14" value="${escape(state.amount)}">
</details>
<button type="submit">Pagar como banco · Pay as bank</button>
</form>
${await payoutsOf(bank)}
</main></body></html>`;
}

async function pay(bank: SandboxPspDeps, form: PageState): Promise<PageState> {
  const refuse = (text: string): PageState => ({ ...form, outcome: { kind: "refused", text } });
  const cpf = form.cpf === "" ? undefined : normalizeCpf(form.cpf);
  if (cpf === null) return refuse("O CPF não é válido. · This CPF is not valid.");
  const amount = form.amount === "" ? undefined : parseWire(form.amount.replace(",", "."));
  if (amount === null || amount === 0) return refuse("O valor não é válido. · Not an amount.");
  try {
    const receipt = await payCharge(bank, { pixCopyPaste: form.code, cpf, amount });
    await notify(bank, receipt.end_to_end_id);
    const paid = formatWire(receipt.amount_centavos);
    const text = `Pago: R$ ${paid}. Volte para a Tucano. · Paid. Go back to Tucano.`;
    return { ...form, outcome: { kind: "paid", text } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse("Este código não existe ou foi cancelado. · No such charge.");
  }
}

function fieldOf(source: unknown, name: string, maxLength: number): string {
  const value = (source as Record<string, unknown> | null)?.[name];
  return typeof value === "string" ? value.trim().slice(0, maxLength) : "";
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", CONTENT_POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

export function createPayPage(bank: SandboxPspDeps): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.get("/sandbox/pix", async (request, reply) => {
      const code = fieldOf(request.query, "code", 512);
      return sendPage(reply, await draw(bank, { code, cpf: "", amount: "", outcome: null }));
    });
    app.post("/sandbox/pix", async (request, reply) => {
      const form: PageState = {
        code: fieldOf(request.body, "code", 512),
        cpf: fieldOf(request.body, "cpf", 14),
        amount: fieldOf(request.body, "amount", 14),
        outcome: null,
      };
      const state = await pay(bank, form);
      reply.code(state.outcome?.kind === "paid" ? 200 : 422);
      return sendPage(reply, await draw(bank, state));
    });
    app.get("/sandbox/pix/style.css", async (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(PAGE_STYLE));
  };
}
