/**
 * `/unsubscribe/<way>/<token>`: ends messages of one way without signing in. Looking changes
 * nothing, because programs look at links before people do; a press does, and so does the button
 * that mail programs make of the header (RFC 8058).
 */
import type { FastifyPluginAsync } from "fastify";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { translate } from "../../platform/translate.ts";
import type { MessagesDeps } from "../types.ts";
import { optOutByToken } from "./mailing-repository.ts";

const PATH = "/unsubscribe/:channel/:token";
const CHANNEL = /^(mail|sms)$/;
const TOKEN = /^[\w-]{10,60}$/;

interface Params {
  readonly channel: string;
  readonly token: string;
}

const headers = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
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
    `<meta name="viewport" content="width=device-width,initial-scale=1"></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}

export function unsubscribePlugin({ db, config, limitsOf }: MessagesDeps): FastifyPluginAsync {
  const { rateLimitPerMinute: perAddress, tokenRateLimitPerMinute: perToken } = config.http;
  const limits = limitsOf("unsubscribe", { perAddress, perToken });
  const langOf = (accepted: string | undefined): Language =>
    toLanguage((accepted ?? "").slice(0, 2).toLowerCase());
  return async (app) => {
    app.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { bodyLimit: 2_000 },
      (_request, payload, done) => {
        payload.resume();
        payload.on("end", () => done(null));
      },
    );
    app.get<{ Params: Params }>(PATH, async (request, reply) => {
      await limits.take(null, request.ip);
      const lang = langOf(request.headers["accept-language"]);
      return reply.headers(headers).send(pageIn(lang, false));
    });
    app.post<{ Params: Params }>(PATH, async (request, reply) => {
      await limits.take(null, request.ip);
      const { channel, token } = request.params;
      // Whether anybody has this token is not told.
      if (CHANNEL.test(channel) && TOKEN.test(token)) {
        await inTransaction(db, (tx) => optOutByToken(tx, token, channel));
      }
      const lang = langOf(request.headers["accept-language"]);
      return reply.headers(headers).send(pageIn(lang, true));
    });
  };
}
