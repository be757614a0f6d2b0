/** The HTTP server: one Fastify, every endpoint of the contract mounted on it, one envelope. */
import type { IncomingMessage } from "node:http";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import * as z from "zod/mini";
import { toLanguage } from "@tucano/i18n/languages.ts";
import type { Config } from "../config/config.ts";
import { isDatabaseAway } from "../database/transaction.ts";
import { DomainError } from "../errors.ts";
import type { Logger } from "../logger.ts";
import type { Random } from "../random.ts";
import { failureEnvelope, Reply, successEnvelope } from "./envelope.ts";
import { collectInput, parseInput, refuseForeignMember } from "./input.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { MalformedJson, parseStrictJson } from "./strict-json.ts";
import type {
  CookieOptions,
  MemberIdentity,
  OperatorIdentity,
  RequestContext,
  Route,
} from "./types.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The bytes of the body as they came, for routes with `config.rawBody`. */
    rawBody?: Buffer;
  }
  interface FastifyInstance {
    /** The envelope for an address that nothing answers at. */
    notFoundAnswer(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  }
  interface FastifyContextConfig {
    rawBody?: boolean;
  }
}

export interface HttpDeps {
  readonly config: Config;
  readonly logger: Logger;
  readonly random: Random;
  readonly routes: readonly Route[];
  /** Whose token is this? "revoked": a session that was ended elsewhere. */
  authenticateMember(token: string): Promise<MemberIdentity | "revoked" | null>;
  authenticateOperator(context: RequestContext): Promise<OperatorIdentity | null>;
  /** Answers are checked against the contract: in tests and development, not in production. */
  readonly checkAnswers: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const IDEMPOTENCY_KEY_MAX = 200;

export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.logger;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: deps.config.http.trustProxy.length > 0 ? [...deps.config.http.trustProxy] : false,
    genReqId: () => deps.random.uuid(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerFailure(toDomainError(error), request, reply),
    forceCloseConnections: true,
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "sameorigin" },
    strictTransportSecurity: deps.config.isProduction,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  await app.register(rateLimit, {
    max: deps.config.http.rateLimitPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !/^\/(?:backoffice\/|play\/)?api\//.test(request.url),
    errorResponseBuilder: (_request, context) =>
      new DomainError("common.too_many_requests", {
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
  parseBodies(app);
  answerErrors(app, deps);
  answerWrongAddresses(app, deps.routes);
  for (const route of deps.routes) mount(app, route, deps);
  return app;
}

/** Only JSON, read strictly; the raw bytes are kept for those who verify signatures. */
function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:;.*)?$/,
    { parseAs: "buffer" },
    (request, body, done) => {
      if (request.routeOptions.config.rawBody === true) request.rawBody = body as Buffer;
      const text = body.toString("utf8");
      if (text.trim() === "") return done(null, undefined);
      try {
        done(null, parseStrictJson(text));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

export function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const lang = query["lang"] ?? body["lang"];
  const key = request.headers["idempotency-key"];
  return {
    requestId: request.id,
    lang: toLanguage(typeof lang === "string" ? lang : null),
    host: request.hostname,
    ip: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    idempotencyKey: typeof key === "string" && key !== "" ? key : null,
    bearer: bearerToken(request),
    cookies: request.cookies ?? {},
    setCookie: (name, value, options: CookieOptions) => {
      void reply.setCookie(name, value, {
        path: options.path,
        maxAge: options.maxAgeSeconds,
        httpOnly: true,
        sameSite: options.sameSite,
        secure: request.protocol === "https",
      });
    },
    clearCookie: (name, path) => {
      const secure = request.protocol === "https";
      void reply.clearCookie(name, { path, httpOnly: true, sameSite: "strict", secure });
    },
  };
}

/** A key is never cut: two that differ only past the cut would be taken for one. */
function refuseLongKey({ idempotencyKey }: RequestContext): void {
  if (idempotencyKey === null || idempotencyKey.length <= IDEMPOTENCY_KEY_MAX) return;
  const params = { max: IDEMPOTENCY_KEY_MAX };
  throw new DomainError("common.invalid_input", {
    fields: { "Idempotency-Key": { code: "field.too_long", params } },
  });
}

interface Caller {
  readonly member: MemberIdentity | null;
  readonly operator: OperatorIdentity | null;
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

async function identify(
  route: Route,
  request: FastifyRequest,
  context: RequestContext,
  deps: HttpDeps,
): Promise<Caller> {
  const { access } = route.endpoint;
  if (access === "operator") {
    refuseForeignOrigin(request);
    const operator = await deps.authenticateOperator(context);
    if (operator === null) throw new DomainError("common.unauthenticated");
    return { member: null, operator };
  }
  const token = bearerToken(request);
  const found = token === null ? null : await deps.authenticateMember(token);
  if (access === "member" && (found === null || found === "revoked")) {
    throw new DomainError("common.unauthenticated", { forceOffline: found === "revoked" });
  }
  return { member: found === "revoked" ? null : found, operator: null };
}

/** Operators are known by a cookie, so a page of another origin must not speak for them. */
function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const isForeign = site !== undefined && site !== "same-origin" && site !== "none";
  const isOtherHost = origin !== undefined && originHost(origin) !== request.headers.host;
  if (request.method !== "GET" && (isForeign || isOtherHost)) {
    throw new DomainError("common.forbidden");
  }
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function mount(app: FastifyInstance, route: Route, deps: HttpDeps): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const context = contextOf(request, reply);
      refuseLongKey(context);
      const caller = await identify(route, request, context, deps);
      const values = collectInput(request.method, request.query, request.body);
      if (caller.member !== null) refuseForeignMember(values, caller.member.memberId);
      const input = parseInput(endpoint, values);
      const run = route.handler as (input: unknown, context: unknown) => Promise<unknown>;
      const result = await run(input, { ...context, ...caller });
      if (deps.checkAnswers) assertDeclared(endpoint.path, endpoint.output, result);
      void reply.header("cache-control", reply.getHeader("cache-control") ?? "no-store");
      return successEnvelope(result, context.lang);
    },
  });
}

/** What leaves the house is what the contract declares, no field more. */
function assertDeclared(path: string, output: z.ZodMiniType, result: unknown): void {
  const data: unknown = result instanceof Reply ? result.data : result;
  const parsed = z.safeParse(output, data);
  if (!parsed.success) {
    throw new Error(`${path} answers against its contract: ${z.prettifyError(parsed.error)}`);
  }
  if (JSON.stringify(sortKeys(parsed.data)) !== JSON.stringify(sortKeys(data))) {
    throw new Error(`${path} answers with a field that its contract does not declare.`);
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, one]) => one !== undefined,
  );
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sortKeys(one)]),
  );
}

function answerErrors(app: FastifyInstance, deps: HttpDeps): void {
  app.setErrorHandler(async (thrown: unknown, request, reply) => {
    const error = toDomainError(thrown);
    const where = {
      request_id: request.id,
      method: request.method,
      path: request.routeOptions.url,
    };
    if (error.httpStatus >= 500) deps.logger.error({ err: thrown, ...where }, "A request failed.");
    const retryAfter =
      error.details.retryAfterSeconds ?? (error.httpStatus === 503 ? 1 : undefined);
    if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
    if (error.code === "common.body_too_large") await drain(request.raw);
    return answerFailure(error, request, reply);
  });
}

function answerFailure(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { lang } = contextOf(request, reply);
  return reply
    .status(error.httpStatus)
    .header("cache-control", "no-store")
    .send(failureEnvelope({ error, lang, requestId: request.id }));
}

const DRAINED_BYTES_MAX = 32 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 5_000;

/** Most clients read an answer only after all was sent: closed before, they see a broken pipe. */
function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    let seenBytes = 0;
    body.on("data", (chunk: Buffer) => {
      seenBytes += chunk.length;
      if (seenBytes > DRAINED_BYTES_MAX) finish();
    });
    for (const event of ["end", "error", "close"]) body.once(event, finish);
    if (body.readableEnded || body.destroyed) finish();
    else body.resume();
  });
}

/** An address that exists for another method says which; any other is not found. */
function answerWrongAddresses(app: FastifyInstance, routes: readonly Route[]): void {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  app.decorate("notFoundAnswer", (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ""] = request.url.split("?");
    const allowed = methods.get(address.replace(/\/$/, ""));
    if (allowed === undefined) {
      return answerFailure(new DomainError("common.not_found"), request, reply);
    }
    void reply.header("allow", allowed.join(", "));
    return answerFailure(new DomainError("common.method_not_allowed"), request, reply);
  });
}

const FASTIFY_CODES: Readonly<Record<string, DomainError["code"]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "common.body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "common.unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "common.malformed_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "common.malformed_request",
};

function malformed({ key }: MalformedJson): DomainError {
  const fields = key === null ? {} : { fields: { [key]: { code: "field.given_twice" } } };
  return new DomainError("common.malformed_request", fields);
}

function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof MalformedJson) return malformed(thrown);
  if (isDatabaseAway(thrown)) return new DomainError("common.unavailable");
  const { code, statusCode } = (thrown ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known !== undefined) return new DomainError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new DomainError("common.malformed_request");
  }
  return new DomainError("common.internal");
}
