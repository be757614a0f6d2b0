/**
 * `/unsubscribe/<kind>/<token>`: ends messages of one kind without signing in. Looking changes
 * nothing, because programs look at links before people do; a press does, and so does the button
 * that mail programs make of the header (RFC 8058).
 */
import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import type { Config } from "../config/config.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Db, Tx } from "../database/types.ts";
import type { LimitsOf } from "../http/requests/shared-rate-limit.ts";
import { translate } from "../translate.ts";

const TOKEN = /^[\w-]{10,60}$/;

interface Params {
  readonly token: string;
}

/** By kind: what ends it for whoever has the token. */
type Kinds = Readonly<Record<string, (tx: Tx, token: string) => Promise<unknown>>>;

/** The only style that the page may have; it works without the site. */
const STYLE =
  ":root{color-scheme:light dark}" +
  "body{margin:0;min-height:100dvh;display:grid;place-items:center;" +
  "background:light-dark(#f6fafa,#08171c);color:light-dark(#12252b,#eef6f7);" +
  "font:1rem/1.5 system-ui,sans-serif}" +
  "main{box-sizing:border-box;width:100%;max-width:26rem;padding:1.5rem}" +
  "h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.3}" +
  "p{margin:0 0 1.5rem}" +
  "button{width:100%;min-height:3rem;padding:.5rem 1rem;border:0;border-radius:.75rem;" +
  "background:#f59a3d;color:#1c1206;font:inherit;font-weight:600;cursor:pointer}";
const styleHash = createHash("sha256").update(STYLE).digest("base64");

const headers = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    "form-action 'self'; frame-ancestors 'none'",
};

/** Nothing of the address is written into it. */
function pageIn(lang: Language, isDone: boolean): string {
  const title = translate(lang, "mail.unsubscribe_title");
  const body = isDone
    ? `<p role="status">${translate(lang, "mail.unsubscribe_done")}</p>`
    : `<p>${translate(lang, "mail.unsubscribe_ask")}</p>` +
      `<form method="post"><button>${title}</button></form>`;
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}

interface UnsubscribeDeps {
  readonly db: Db;
  readonly config: Pick<Config, "http">;
  readonly limitsOf: LimitsOf;
}

const langOf = (accepted: string | undefined): Language =>
  toLanguage((accepted ?? "").slice(0, 2).toLowerCase());

export function unsubscribePlugin(
  { db, config, limitsOf }: UnsubscribeDeps,
  kinds: Kinds,
): FastifyPluginAsync {
  const { rateLimitPerMinute: perAddress, tokenRateLimitPerMinute: perToken } = config.http;
  const limits = limitsOf("unsubscribe", { perAddress, perToken });
  return async (app) => {
    app.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { bodyLimit: 2_000 },
      (_request, payload, done) => {
        payload.resume();
        payload.on("end", () => done(null));
      },
    );
    for (const [kind, end] of Object.entries(kinds)) {
      const path = `/unsubscribe/${kind}/:token`;
      app.get(path, async (request, reply) => {
        await limits.take(null, request.ip);
        const lang = langOf(request.headers["accept-language"]);
        return reply.headers(headers).send(pageIn(lang, false));
      });
      app.post<{ Params: Params }>(path, async (request, reply) => {
        await limits.take(null, request.ip);
        const { token } = request.params;
        // Whether anybody has this token is not told.
        if (TOKEN.test(token)) await inTransaction(db, (tx) => end(tx, token));
        const lang = langOf(request.headers["accept-language"]);
        return reply.headers(headers).send(pageIn(lang, true));
      });
    }
  };
}
