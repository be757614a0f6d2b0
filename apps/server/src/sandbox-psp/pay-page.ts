/**
 * The sandbox bank's counter as a page for people: paste the code, press the button, and the charge
 * is paid. Plain HTML and a form; no script, so the strictest content policy fits.
 */
import { readLocation } from "@tucano/contract/player/money/br-code.ts";
import { type Centavos, formatWire, parseWire } from "@tucano/contract/money.ts";
import type { NoticeCode } from "@tucano/contract/notices/index.ts";
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { DomainError } from "../platform/errors.ts";
import { translate } from "../platform/translate.ts";
import type { SandboxPspDeps } from "./bank.ts";
import { notify } from "./notify.ts";
import { acceptForms } from "./pix-api.ts";
import { payCharge } from "./receipts.ts";
import * as repository from "./repository.ts";
import { PAGE_STYLE } from "./pay-page-style.ts";

const CONTENT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");
const PAYOUTS_SHOWN = 5;

interface PageState {
  readonly lang: Language;
  readonly code: string;
  readonly cpf: string;
  readonly amount: string;
  readonly outcome: { readonly kind: "paid" | "refused"; readonly text: string } | null;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function outcomeOf(state: PageState): string {
  if (state.outcome === null) return "";
  return `<p class="outcome ${state.outcome.kind}" role="status">${escape(state.outcome.text)}</p>`;
}

type WordIn<Code> = Code extends `sandbox_psp.${infer Word}` ? Word : never;
type Word = WordIn<NoticeCode>;

const chargeWords: Readonly<Record<string, Word>> = {
  ATIVA: "charge.awaited",
  CONCLUIDA: "charge.paid",
};
const payoutWords = {
  PROCESSING: "payout.processing",
  SETTLED: "payout.settled",
  REFUSED: "payout.refused",
} as const;

const say = (lang: Language, word: Word): string => translate(lang, `sandbox_psp.${word}`);

const moneyText = (amount: Centavos): string => formatMoney(formatWire(amount));

async function chargeOf(bank: SandboxPspDeps, code: string, lang: Language): Promise<string> {
  const location = readLocation(code);
  const charge = location === null ? null : await repository.findCharge(bank.db, { location });
  if (charge === null) return "";
  const word = chargeWords[charge.status];
  const status = escape(word === undefined ? charge.status : say(lang, word));
  const amount = moneyText(charge.amount_centavos);
  const title = say(lang, "counter.charge");
  return `<p class="charge">${title}: <strong>${amount}</strong> · ${status}</p>`;
}

async function payoutsOf(bank: SandboxPspDeps, lang: Language): Promise<string> {
  const payouts = await repository.latestPayouts(bank.db, PAYOUTS_SHOWN);
  if (payouts.length === 0) return "";
  const now = bank.clock.now();
  const rows = payouts.map((payout) => {
    const status = payout.settles_at <= now ? payout.final_status : "PROCESSING";
    const amount = moneyText(payout.amount_centavos);
    return `<li><span>${amount}</span><span>${say(lang, payoutWords[status])}</span></li>`;
  });
  return `<section><h2>${say(lang, "counter.payouts")}</h2><ul>${rows.join("")}</ul></section>`;
}

function drawForm(state: PageState): string {
  const { lang } = state;
  return `<form method="post" action="/sandbox/pix">
<input type="hidden" name="lang" value="${escape(lang)}">
<label for="code">${say(lang, "counter.code")}</label>
<textarea id="code" name="code" rows="6" maxlength="512" required spellcheck="false"
>${escape(state.code)}</textarea>
<details><summary>${say(lang, "counter.more")}</summary>
<label for="cpf">${say(lang, "counter.cpf")}</label>
<input id="cpf" name="cpf" inputmode="numeric" maxlength="14" value="${escape(state.cpf)}">
<label for="amount">${say(lang, "counter.amount")}</label>
<input id="amount" name="amount" inputmode="decimal" maxlength="14" value="${escape(state.amount)}">
</details>
<button type="submit">${say(lang, "counter.submit")}</button>
</form>`;
}

async function draw(bank: SandboxPspDeps, state: PageState): Promise<string> {
  const { lang } = state;
  return `<!doctype html>
<html lang="${languageTag(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${say(lang, "counter.title")}</title>
<link rel="stylesheet" href="/sandbox/pix/style.css"></head>
<body><main>
<p class="badge">SANDBOX</p>
<h1>${say(lang, "counter.title")}</h1>
<p class="lead">${say(lang, "counter.lead")}</p>
${outcomeOf(state)}
${await chargeOf(bank, state.code, lang)}
${drawForm(state)}
${await payoutsOf(bank, lang)}
</main></body></html>`;
}

async function pay(bank: SandboxPspDeps, form: PageState): Promise<PageState> {
  const { lang } = form;
  const refuse = (text: string): PageState => ({ ...form, outcome: { kind: "refused", text } });
  const cpf = form.cpf === "" ? undefined : normalizeCpf(form.cpf);
  if (cpf === null) return refuse(say(lang, "counter.bad_cpf"));
  const amount = form.amount === "" ? undefined : parseWire(form.amount.replace(",", "."));
  if (amount === null || amount === 0) return refuse(say(lang, "counter.bad_amount"));
  try {
    const receipt = await payCharge(bank, { pixCopyPaste: form.code, cpf, amount });
    await notify(bank, receipt.end_to_end_id);
    const text = `${say(lang, "counter.paid")} ${moneyText(receipt.amount_centavos)}`;
    return { ...form, outcome: { kind: "paid", text } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse(translate(lang, error.code));
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
      const lang = toLanguage(fieldOf(request.query, "lang", 10));
      return sendPage(reply, await draw(bank, { lang, code, cpf: "", amount: "", outcome: null }));
    });
    app.post("/sandbox/pix", async (request, reply) => {
      const form: PageState = {
        lang: toLanguage(fieldOf(request.body, "lang", 10)),
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
      reply.type("text/css; charset=utf-8").send(PAGE_STYLE),
    );
  };
}
