/**
 * The calls over HTTP, to the letter of the public clients: plain JSON, `{ error, message }` with
 * the protocol's codes, and CORS for the origin that the games' front ends are served from.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { parseBody } from "../../platform/http/requests/body.ts";
import { toDomainError } from "../../platform/http/thrown.ts";
import { jsonHeaders } from "../../platform/http/security-headers.ts";
import { replay, type ReplayWish, rgsCalls } from "./protocol.ts";
import type { Context } from "./context.ts";
import { RgsError } from "./rgs-error.ts";

export const RGS_PREFIX = "/rgs";
const BODY_LIMIT_BYTES = 16 * 1024;
const PREFLIGHT_SECONDS = 600;

export function rgsPlugin(context: Context): FastifyPluginAsync {
  const { config, limitsOf } = context;
  const { rateLimitPerMinute, tokenRateLimitPerMinute } = config.http;
  const limits = limitsOf("rgs", {
    perAddress: rateLimitPerMinute,
    perToken: tokenRateLimitPerMinute,
  });
  const headers = {
    ...jsonHeaders(config),
    // A call needs its session, and no cookie counts.
    "access-control-allow-origin": config.rgs.origin || "*",
    "cross-origin-resource-policy": "cross-origin",
    vary: "origin",
  };
  return async (app) => {
    readBodies(app);
    answerFaults(app, context, headers);
    app.options(`${RGS_PREFIX}/*`, (_request, reply) => answerPreflight(reply, headers));
    for (const [path, call] of Object.entries(rgsCalls)) {
      app.post(`${RGS_PREFIX}${path}`, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        const body = bodyOf(request);
        const token = tokenIn(body);
        const { isKnown } = await limits.take(token, request.ip);
        const answer = await call(context, body);
        if (token !== null && !isKnown) limits.prove(token, request.ip);
        return reply.headers(headers).send(answer);
      });
    }
    app.get<{ Params: ReplayWish }>(
      `${RGS_PREFIX}/bet/replay/:game/:version/:mode/:event`,
      async (request, reply) => {
        await limits.take(null, request.ip);
        const answer = await replay(context, request.params);
        return reply.headers(headers).send(answer);
      },
    );
  };
}

/** Whatever the content type says: some clients send JSON as text. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

function bodyOf({ body }: FastifyRequest): unknown {
  return Buffer.isBuffer(body) ? parseBody(body) : undefined;
}

function tokenIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("sessionID" in body)) return null;
  return typeof body.sessionID === "string" ? body.sessionID : null;
}

function answerPreflight(reply: FastifyReply, headers: Readonly<Record<string, string>>) {
  return reply
    .code(204)
    .headers({
      "access-control-allow-origin": headers["access-control-allow-origin"] ?? "",
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": PREFLIGHT_SECONDS,
      vary: "origin",
    })
    .send();
}

const TOO_LARGE = 413;
const TOO_MANY = 429;

function answerFaults(
  app: FastifyInstance,
  { logger, metrics }: Context,
  headers: Readonly<Record<string, string>>,
): void {
  const refusals = metrics.counters({
    name: "tucano_rgs_refusals_total",
    help: "Calls of imported games that were refused or failed, by the protocol's code.",
    label: "code",
  });
  app.setErrorHandler(async (thrown: unknown, _request, reply) => {
    const refused = toRefusal(thrown);
    if (refused === null) logger.error({ err: thrown }, "A call of an imported game failed.");
    const { status, error, message } = refused ?? unknownFault;
    refusals.inc(error);
    return reply.code(status).headers(headers).send(JSON.stringify({ error, message }));
  });
}

const unknownFault = { status: 500, error: "ERR_GEN", message: "Something went wrong." };

function toRefusal(thrown: unknown): typeof unknownFault | null {
  if (thrown instanceof RgsError) {
    return { status: thrown.httpStatus, error: thrown.code, message: thrown.message };
  }
  const known = (thrown as { statusCode?: number }).statusCode;
  const isLarge = known === TOO_LARGE;
  if (isLarge) return { status: TOO_LARGE, error: "ERR_VAL", message: "The body is too large." };
  const { httpStatus } = toDomainError(thrown);
  if (httpStatus === TOO_MANY) {
    return { status: TOO_MANY, error: "ERR_GEN", message: "Too many calls. Wait a moment." };
  }
  const isTheirs = httpStatus < 500;
  return isTheirs ? { status: 400, error: "ERR_VAL", message: "The request is malformed." } : null;
}
