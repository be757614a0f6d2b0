/** The HTTP server: one Fastify, every endpoint of the contract mounted on it, one envelope. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { AS_OF_HEADER } from "@tucano/contract/endpoint.ts";
import { DomainError } from "../errors.ts";
import type { Logger } from "../logger.ts";
import { currentSpan, inOrigin } from "../origin.ts";
import type { Soon } from "../memory/soon.ts";
import type { Random } from "../random.ts";
import type { SpanAttributes, Tracer } from "../traces.ts";
import { isLiveUpgrade } from "./requests/upgrade.ts";
import { answerKept } from "./answers/answer-kept.ts";
import { answerText } from "./answers/answer-text.ts";
import { refuseForeignOrigin, refuseTwoHosts } from "./requests/asked-host.ts";
import { BODY_LIMIT_BYTES, JSON_TYPE, parseBody, readJson } from "./requests/body.ts";
import { CallContext, languageOf } from "./requests/context.ts";
import type { Meter, MeterOf } from "./call-metrics.ts";
import { assertDeclared } from "./declared.ts";
import { failureEnvelope, successText } from "./answers/envelope.ts";
import { collectInput, parseInput, refuseForeignMember } from "./requests/input.ts";
import { createKeptAnswers, type KeptAnswer, type KeptAnswers } from "./answers/kept-answers.ts";
import type { RateLimits } from "./requests/rate-limit.ts";
import { type LimitsOf, limitsWith } from "./requests/shared-rate-limit.ts";
import { jsonHeaders } from "./security-headers.ts";
import { drain, toDomainError } from "./thrown.ts";
import type { MemberIdentity, OperatorIdentity, RequestContext, Route } from "./types.ts";
import { createUploadSlots, type UploadSlots } from "./requests/upload-slots.ts";
import { answerFile, FileReply, readFile } from "./requests/uploads.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The raw bytes of the body, for routes with `config.rawBody`. */
    rawBody?: Buffer;
  }
  interface FastifyInstance {
    /** The envelope for an address that does not exist. */
    notFoundAnswer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
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
  /** One of our hosts, for the host requested. */
  readonly hostOf: (asked: string) => string;
  /** Left out: this process counts by itself. */
  readonly limitsOf?: LimitsOf;
  /** Answers are checked against the contract: in tests and development, not in production. */
  readonly checkAnswers: boolean;
  /** Left out: nobody counts the calls. */
  readonly meterOf?: MeterOf;
  /** Left out: nobody traces them. */
  readonly tracer?: Tracer | null;
}

/** What all calls share. */
interface Server extends HttpDeps {
  readonly limits: RateLimits;
  readonly uploads: UploadSlots;
  readonly answers: KeptAnswers;
  /** Sent with every JSON answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Less than for the whole request: Node applies the larger of the two to the body. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const IDEMPOTENCY_KEY_MAX = 200;
/** Addresses that programs call. */
const API = /^\/(?:backoffice\/|play\/)?api\//;

/**
 * API calls run on the bare server, without hooks: everything that happens to them is in `serve`.
 * Pages and other plugins are added by `registerPages`.
 */
export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const { http } = deps.config;
  const server: Server = {
    ...deps,
    headers: jsonHeaders(deps.config),
    answers: createKeptAnswers(),
    uploads: createUploadSlots(),
    limits: (deps.limitsOf ?? limitsWith(null))("calls", {
      perAddress: http.rateLimitPerMinute,
      perToken: http.tokenRateLimitPerMinute,
    }),
  };
  const app = Fastify({
    // A logger and listeners per request would cost as much as the call itself: see registerPages.
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: http.trustProxy.length > 0 ? [...http.trustProxy] : false,
    genReqId: createRequestIds(deps.random),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      answerFailure(server, toDomainError(error), request, reply),
    forceCloseConnections: "idle",
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: HEADERS_TIMEOUT_MS,
      // An upgrade at any other address, or to another protocol, is ignored.
      shouldUpgradeCallback: isLiveUpgrade,
    },
  });
  parseBodies(app);
  answerErrors(app, server);
  answerWrongAddresses(app, server);
  for (const route of deps.routes) mount(app, route, server);
  return app;
}

const COUNTER_DIGITS = 12;

/** Unique like a UUID: a random part drawn once per process, and a counter. */
function createRequestIds(random: Random): () => string {
  const prefix = random.uuid().slice(0, -COUNTER_DIGITS);
  let last = 0;
  return () => {
    last += 1;
    return prefix + last.toString(16).padStart(COUNTER_DIGITS, "0");
  };
}

/** For plugins: JSON only; the raw bytes are kept for routes that verify signatures. */
function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: "buffer" }, (request, body, done) => {
    if (request.routeOptions.config.rawBody === true) request.rawBody = body as Buffer;
    try {
      done(null, parseBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Keys are never truncated: two that differ only at the end would count as one. */
function refuseLongKey({ idempotencyKey }: RequestContext): void {
  if (idempotencyKey === null || idempotencyKey.length <= IDEMPOTENCY_KEY_MAX) return;
  const params = { max: IDEMPOTENCY_KEY_MAX };
  throw new DomainError("common.invalid_input", {
    fields: { "Idempotency-Key": { code: "field.too_long", params } },
  });
}

async function identify(
  { endpoint: { access } }: Route,
  request: FastifyRequest,
  context: CallContext,
  server: Server,
): Promise<void> {
  if (access === "operator") {
    refuseForeignOrigin(request);
    context.operator = await server.authenticateOperator(context);
    if (context.operator === null) throw new DomainError("common.unauthenticated");
    return;
  }
  const { bearer } = context;
  const found = bearer === null ? null : await server.authenticateMember(bearer);
  if (access === "member" && (found === null || found === "revoked")) {
    throw new DomainError("common.unauthenticated", { forceOffline: found === "revoked" });
  }
  context.member = found === "revoked" ? null : found;
}

/** A route, and what is noted of its calls. */
interface Mounted {
  readonly route: Route;
  readonly meter: Meter | undefined;
}

function mount(app: FastifyInstance, route: Route, server: Server): void {
  const { method, path } = route.endpoint;
  const mounted = { route, meter: server.meterOf?.(method, path) };
  const name = `${method} ${path}`;
  const attributes: SpanAttributes = { "http.request.method": method, "http.route": path };
  app.route({
    method,
    url: path,
    // Here rather than in the handler: a call is counted before its body is read.
    onRequest: (request, reply) => {
      const fields = { request_id: request.id };
      const span = server.tracer?.begin(name, "server", { ...attributes, ...fields }) ?? null;
      void inOrigin({ fields, span }, () => serve(mounted, request, reply, server));
    },
    handler: () => {
      throw new Error("The call was not served.");
    },
  });
}

/** Never rejects: whatever a handler throws becomes an answer. */
async function serve(
  { route, meter }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  server: Server,
): Promise<void> {
  const startedMs = performance.now();
  const context = new CallContext(request, server);
  try {
    refuseTwoHosts(request.raw);
    // Most calls have nothing to wait for here.
    const kept = route.kept === undefined ? null : await findKept(route, request, context, server);
    if (kept === null) {
      const result = await call(route, request, context, server);
      await answerResult(result, request, reply, { route, context, server });
    } else {
      await answerKept(kept, request, reply, server.headers);
    }
  } catch (thrown) {
    if (context.setCookies !== null) void reply.header("set-cookie", context.setCookies);
    // A client that is still uploading reads the refusal only when it has finished.
    if (route.endpoint.body !== undefined) await drain(request.raw);
    await answerThrown(thrown, request, reply, server);
  }
  const { statusCode } = reply.raw;
  meter?.ended(startedMs, statusCode);
  endSpan(statusCode);
}

function endSpan(statusCode: number): void {
  const span = currentSpan();
  if (span === null) return;
  span.set({ "http.response.status_code": statusCode });
  if (statusCode >= 500) span.fail();
  span.end();
}

/** Null: this call's answer cannot be shared. */
async function findKept(
  route: Route,
  request: FastifyRequest,
  context: CallContext,
  server: Server,
): Promise<KeptAnswer | null> {
  const { kept, endpoint } = route;
  if (kept === undefined || (kept.isPersonal && context.bearer !== null)) return null;
  // A member id in the query is checked against the token by the call itself.
  if ("member_id" in (request.query as object)) return null;
  const key = `${context.host} ${request.url}`;
  const stamp = await kept.stamp();
  const found = server.answers.find(key, stamp);
  if (found !== null) {
    await server.limits.take(null, context.ip);
    return found;
  }
  const result = await call(route, request, context, server);
  if (server.checkAnswers) assertDeclared(endpoint.path, endpoint.output, result);
  return server.answers.keep(key, stamp, successText(result, context.lang));
}

/** Counts the call, finds out who calls, reads the input and lets the handler answer. */
async function call(
  route: Route,
  request: FastifyRequest,
  context: CallContext,
  server: Server,
): Promise<unknown> {
  const { endpoint } = route;
  const { takesPlayToken = false, takesKey = false } = endpoint;
  const isWithToken = endpoint.access === "member" || takesPlayToken || takesKey;
  const token = isWithToken ? context.bearer : null;
  const { isKnown } = await server.limits.take(token, context.ip);
  try {
    const { body: file } = endpoint;
    const isJson = request.method !== "GET" && file === undefined;
    if (isJson) request.body = await readJson(request.raw);
    refuseLongKey(context);
    // Only its own room knows what a game's or a tool's token refers to.
    if (!takesPlayToken && !takesKey) await identify(route, request, context, server);
    const result =
      file === undefined
        ? await run(route, request, context)
        : await server.uploads.use(senderOf(context), async () => {
            // The file is read only once it is known who is sending it.
            context.file = await readFile(request.raw, file);
            return run(route, request, context);
          });
    if (token !== null && !isKnown) server.limits.prove(token, context.ip);
    return result;
  } catch (error) {
    const isRefused = error instanceof DomainError && error.httpStatus === 401;
    if (token !== null && isRefused) server.limits.disprove(token);
    throw error;
  }
}

function senderOf({ member, operator, ip }: CallContext): string {
  if (operator !== null) return `operator ${operator.operatorId}`;
  return member === null ? ip : `member ${member.memberId}`;
}

function run(route: Route, request: FastifyRequest, context: CallContext): Soon<unknown> {
  const values = collectInput(request.method, request.query, request.body);
  if (context.member !== null) refuseForeignMember(values, context.member.memberId);
  const input = parseInput(route.endpoint, values);
  const handle = route.handler as (input: unknown, context: unknown) => Soon<unknown>;
  return handle(input, context);
}

function answerResult(
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { route, context, server }: { route: Route; context: CallContext; server: Server },
): Soon<void> {
  const { headers } = server;
  if (result instanceof FileReply) return answerFile(result, reply, headers);
  if (server.checkAnswers) assertDeclared(route.endpoint.path, route.endpoint.output, result);
  const text = successText(result, context.lang);
  const { asOf, setCookies } = context;
  return answerText(text, request, reply, {
    headers: asOf === null ? headers : { ...headers, [AS_OF_HEADER]: asOf.toISOString() },
    setCookies,
  });
}

/** Errors thrown outside a call: by a plugin, or before one was reached. */
function answerErrors(app: FastifyInstance, server: Server): void {
  app.setErrorHandler(async (thrown: unknown, request, reply) =>
    answerThrown(thrown, request, reply, server),
  );
}

async function answerThrown(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  server: Server,
): Promise<FastifyReply> {
  const error = toDomainError(thrown);
  if (error.httpStatus >= 500) {
    const where = { method: request.method, path: request.routeOptions.url };
    server.logger.error({ err: thrown, ...where }, "A request failed.");
  }
  if (error.code === "common.body_too_large") await drain(request.raw);
  return answerFailure(server, error, request, reply);
}

const OVERLOADED_RETRY_SECONDS = 1;

function answerFailure(
  { headers }: Server,
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lang = languageOf(request);
  const { retryAfterSeconds } = error.details;
  const isPassing = error.httpStatus === 503;
  const retryAfter = retryAfterSeconds ?? (isPassing ? OVERLOADED_RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  return reply
    .status(error.httpStatus)
    .headers(headers)
    .send(JSON.stringify(failureEnvelope({ error, lang, requestId: request.id })));
}

/** An address that exists for another method names it; any other is not found. */
function answerWrongAddresses(app: FastifyInstance, server: Server): void {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of server.routes) {
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  app.decorate("notFoundAnswer", async (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ""] = request.url.split("?");
    const allowed = methods.get(address.replace(/\/$/, ""));
    if (allowed !== undefined) void reply.header("allow", allowed.join(", "));
    const code = allowed === undefined ? "common.not_found" : "common.method_not_allowed";
    if (API.test(request.url)) await server.limits.take(null, request.ip);
    return answerFailure(server, new DomainError(code), request, reply);
  });
}
