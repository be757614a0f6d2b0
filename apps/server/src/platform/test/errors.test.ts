// Protects: each kind of failure has its own status, code and sentence; a fault tells the caller
// nothing but an id to quote.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "@tucano/contract/endpoint.ts";
import { me, readProfilePicture, register } from "@tucano/contract/player/account/members.ts";
import { loadConfig } from "../config/config.ts";
import { readEnvironment } from "../config/env.ts";
import { DomainError } from "../errors.ts";
import { route } from "../http/route.ts";
import { createHttpServer } from "../http/server.ts";
import { createLogger } from "../logger.ts";
import { systemRandom } from "../random.ts";
import { listenToApp } from "../../testing/answers-heard.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { registerTestMember } from "../../testing/people/people.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test("without a token a member call says what the client compares, untranslated", async () => {
  const answer = await server.call(me, {}, { lang: "pt" });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({
    code: 401,
    status: "fail",
    message: "Unauthenticated.",
    error: "common.unauthenticated",
  });
  expect(answer.body).not.toHaveProperty("force_offline");
});

test("somebody else's member_id is forbidden, in body and query, as number and text", async () => {
  const { token, memberId } = await registerTestMember(server);
  for (const foreign of [memberId + 1, String(memberId + 1)]) {
    const answer = await server.send(readProfilePicture, { member_id: foreign }, { token });
    expect(answer.body).toMatchObject({ code: 403, error: "common.forbidden" });
  }
  const own = await server.send(readProfilePicture, { member_id: String(memberId) }, { token });
  expect(own.status).toBe(200);
});

test("a body that cannot be read is a malformed request", async () => {
  const answer = await server.send(register, "{");
  expect(answer.body).toMatchObject({ code: 400, error: "common.malformed_request" });
});

test("more requests than the address may make are put off, with a time to come back", async () => {
  const limited = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: "3" } });
  try {
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await limited.call(me, {}));
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 429]);
    expect(answers[3]?.body.error).toBe("common.too_many_requests");
    expect(Number(answers[3]?.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

describe("a handler's failure", () => {
  const call = endpoint({
    method: "POST",
    path: "/api/test",
    access: "open",
    tag: "test",
    summary: "Fails as it is told.",
    input: z.object({ kind: z.string() }),
    output: z.object({}),
    errors: [],
  });

  async function fail(kind: string) {
    const app = await createHttpServer({
      config: loadConfig(readEnvironment({})),
      logger: createLogger("silent"),
      random: systemRandom,
      checkAnswers: true,
      authenticateMember: () => Promise.resolve(null),
      hostOf: (asked) => asked,
      authenticateOperator: () => Promise.resolve(null),
      routes: [
        route(call, (input) => {
          if (input.kind === "away") throw Object.assign(new Error("gone"), { code: "57P01" });
          if (input.kind === "busy") throw new DomainError("common.overloaded");
          if (input.kind === "undeclared") return { extra: 1 } as never;
          throw new Error("secret detail of the program");
        }),
      ],
    });
    const folder = inject("answersFolder");
    if (folder !== null) listenToApp(app, { endpoints: [], folder });
    const answer = await app.inject({
      method: "POST",
      url: "/api/test?lang=en",
      payload: { kind },
    });
    await app.close();
    return answer;
  }

  test.each(["fault", "undeclared"])("%s: a plain 500 with the request's id", async (kind) => {
    const answer = await fail(kind);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
    expect(answer.json()).toEqual({
      code: 500,
      status: "fail",
      message: "Something went wrong on our side. Please try again.",
      data: null,
      error: "common.internal",
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test.each([
    ["away", "common.unavailable"],
    ["busy", "common.overloaded"],
  ])("%s: 503 and when to come back", async (kind, error) => {
    const answer = await fail(kind);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error });
    expect(answer.headers["retry-after"]).toBe("1");
  });
});
