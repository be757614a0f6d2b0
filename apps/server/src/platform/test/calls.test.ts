// Protects: what every call of the API is given, however short the way to its handler is: headers,
// cookies, limits, JSON that is what it says.
import { Readable } from "node:stream";
import zlib from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type DataOf, endpoint } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { loadConfig } from "../config/config.ts";
import { readEnvironment } from "../config/env.ts";
import { DomainError } from "../errors.ts";
import { Serialised } from "../http/answers/envelope.ts";
import { route } from "../http/route.ts";
import { createHttpServer } from "../http/server.ts";
import { createLogger } from "../logger.ts";
import { systemRandom } from "../random.ts";

const describeCall = { tag: "test", summary: "Does as it is told.", errors: [] } as const;

const write = endpoint({
  ...describeCall,
  method: "POST",
  path: "/api/write",
  access: "open",
  input: z.object({ text: z.string(), times: z.int() }),
  output: z.object({ text: z.string() }),
});
const sign = endpoint({
  ...describeCall,
  method: "POST",
  path: "/api/sign",
  access: "open",
  input: z.object({ fails: z.boolean() }),
  output: z.object({}),
});
const whoAmI = endpoint({
  ...describeCall,
  method: "GET",
  path: "/api/who",
  access: "member",
  input: z.object({}),
  output: z.object({ member: z.int() }),
});
const play = endpoint({
  ...describeCall,
  method: "POST",
  path: "/play/api/test",
  access: "open",
  takesPlayToken: true,
  input: z.object({}),
  output: z.object({ bearer: z.nullable(z.string()) }),
});

const routes = [
  route(write, ({ text, times }) => {
    // What the contract does not declare must not leave, serialised or not.
    const data = text === "extra" ? { text, extra: 1 } : { text: text.repeat(times) };
    return new Serialised<DataOf<typeof write>>(JSON.stringify(data));
  }),
  route(sign, ({ fails }, context) => {
    context.setCookie("a", "1 2", { path: "/api", maxAgeSeconds: 60, sameSite: "strict" });
    context.clearCookie("b", "/api");
    if (fails) throw new DomainError("common.forbidden");
    return {};
  }),
  route(whoAmI, (_input, { member }) => ({ member: member.memberId })),
  route(play, (_input, { bearer }) => {
    if (bearer?.startsWith("good") !== true) throw new DomainError("common.unauthenticated");
    return { bearer };
  }),
];

function start(env: Parameters<typeof readEnvironment>[0] = {}): Promise<FastifyInstance> {
  return createHttpServer({
    routes,
    config: loadConfig(readEnvironment(env)),
    logger: createLogger("silent"),
    random: systemRandom,
    checkAnswers: true,
    authenticateMember: async (token) =>
      token.startsWith("good") ? { memberId: toMemberId(123_456_789), sessionId: token } : null,
    hostOf: (asked) => asked,
    authenticateOperator: async () => null,
  });
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await start();
});
afterAll(() => app.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url,
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });

describe("headers", () => {
  test.each([
    ["a success", "/api/write?lang=en", { text: "a", times: 1 }, 200],
    ["a refused input", "/api/write", { text: 1 }, 422],
    ["a body that cannot be read", "/api/write", "{", 400],
    ["a refusal", "/api/sign", { fails: true }, 403],
    ["a stranger", "/play/api/test", {}, 401],
    ["a long success", "/api/write", { text: "a", times: 5_000 }, 200],
  ])("%s is JSON that nobody keeps, frames or guesses", async (_name, url, payload, status) => {
    const answer = await post(url, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-length": String(answer.rawPayload.length),
    });
    expect(answer.json()).toMatchObject({ code: status });
  });

  test("cookies go out with a success and with a refusal", async () => {
    for (const fails of [false, true]) {
      const { cookies } = await post("/api/sign", { fails });
      expect(cookies).toMatchObject([
        { name: "a", value: "1 2", path: "/api", maxAge: 60, httpOnly: true, sameSite: "Strict" },
        { name: "b", value: "", path: "/api", maxAge: 0, httpOnly: true },
      ]);
    }
  });
});

describe("data that is JSON already", () => {
  test("goes out inside the envelope, in the language asked for", async () => {
    const answer = await post("/api/write?lang=en", { text: "Onça", times: 1 });
    const data = { text: "Onça" };
    expect(answer.json()).toEqual({ code: 200, status: "success", message: "Success", data });
    const inPortuguese = await post("/api/write", { text: "a", times: 1, lang: "pt" });
    expect(inPortuguese.json().message).toBe("Sucesso");
  });

  test("is held against the contract like any other", async () => {
    expect((await post("/api/write", { text: "extra", times: 1 })).statusCode).toBe(500);
  });

  test("is packed when it is long and the client can unpack it", async () => {
    const long = { text: "ç", times: 5_000 };
    const packed = await post("/api/write", long, { "accept-encoding": "gzip, br" });
    expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    const { data } = JSON.parse(zlib.brotliDecompressSync(packed.rawPayload).toString());
    expect(data.text).toBe("ç".repeat(5_000));
    const plain = await post("/api/write", long);
    expect([plain.headers["content-encoding"], plain.headers["vary"]]).toEqual([
      undefined,
      "accept-encoding",
    ]);
    const short = await post("/api/write", { text: "a", times: 1 }, { "accept-encoding": "br" });
    expect(short.headers["content-encoding"]).toBe(undefined);
  });
});

describe("bodies", () => {
  const text = '{"text":"Onça","times":1}';
  const send = (payload: string | Readable, type: string | null) =>
    app.inject({
      method: "POST",
      url: "/api/write?lang=en",
      ...(payload === "" ? {} : { payload }),
      headers: {
        ...(type === null ? {} : { "content-type": type }),
        ...(payload instanceof Readable ? { "transfer-encoding": "chunked" } : {}),
      },
    });

  test.each(["application/json", "application/json; charset=utf-8", "application/vnd.x+json"])(
    "%s is read",
    async (type) => {
      expect((await send(text, type)).json().data).toEqual({ text: "Onça" });
    },
  );

  test.each([
    ["text/plain", text],
    ["application/x-www-form-urlencoded", "text=a&times=1"],
    ["application/jsonp", text],
    [null, text],
  ])("%s is refused", async (type, payload) => {
    const answer = await send(payload, type);
    expect([answer.statusCode, answer.json().error]).toEqual([
      415,
      "common.unsupported_media_type",
    ]);
  });

  test.each([null, "application/json"])("no body is no input (%s)", async (type) => {
    const answer = await send("", type);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      422,
      ["text", "times"],
    ]);
  });

  test("letters cut in two by the line are read whole; the end of the limit is the end", async () => {
    const bytes = Buffer.from(text);
    const pieces = Readable.from([...bytes].map((byte) => Buffer.from([byte])));
    expect((await send(pieces, "application/json")).json().data).toEqual({ text: "Onça" });
    const endless = Readable.from(Array.from({ length: 70 }, () => Buffer.alloc(1_024, " ")));
    const answer = await send(endless, "application/json");
    expect([answer.statusCode, answer.json().error]).toEqual([413, "common.body_too_large"]);
  });
});

describe("limits", () => {
  const limits = { RATE_LIMIT_PER_MINUTE: "2", TOKEN_RATE_LIMIT_PER_MINUTE: "3" };
  let limited: FastifyInstance;
  beforeAll(async () => {
    limited = await start(limits);
  });
  afterAll(() => limited.close());

  const ask = (token: string | null, from: string, payload = "{}") =>
    limited.inject({
      method: "POST",
      url: play.path,
      remoteAddress: from,
      payload,
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
  const statuses = async (count: number, one: (index: number) => ReturnType<typeof ask>) => {
    const found = [];
    for (let index = 0; index < count; index += 1) found.push((await one(index)).statusCode);
    return found;
  };

  test("many players behind one address each have their own turns", async () => {
    const first = await statuses(20, (index) => ask(`good-${index}`, "10.0.0.1"));
    expect(new Set(first)).toEqual(new Set([200]));
    expect(await statuses(3, () => ask("good-7", "10.0.0.1"))).toEqual([200, 200, 429]);
    expect((await ask("good-8", "10.0.0.1")).statusCode).toBe(200);
    const answer = await ask("good-7", "10.0.0.2");
    expect(answer.json().error).toBe("common.too_many_requests");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test.each([
    ["tokens that are guessed", "10.0.1.1", (index: number) => `bad-${index}`, "{}", 401],
    ["calls without a token", "10.0.1.2", () => null, "{}", 401],
    ["bodies that cannot be read", "10.0.1.3", () => "good-9", "{", 400],
  ])("%s count for the address", async (_name, from, tokenOf, payload, status) => {
    const found = await statuses(3, (index) => ask(tokenOf(index), from, payload));
    expect(found).toEqual([status, status, 429]);
  });

  test("a good token gives no turns at what asks for none", async () => {
    const guess = () =>
      limited.inject({
        method: "POST",
        url: sign.path,
        remoteAddress: "10.0.2.1",
        payload: '{"fails":true}',
        headers: { "content-type": "application/json", authorization: "Bearer good-1" },
      });
    expect(await statuses(3, guess)).toEqual([403, 403, 429]);
  });
});

test("every request has an id of its own", async () => {
  const ids = new Set<string>();
  for (let index = 0; index < 50; index += 1) {
    ids.add((await post("/api/write", "{")).json().request_id);
  }
  expect(ids.size).toBe(50);
});
