// Protects: every answer is an envelope; what cannot be read is refused with a 4xx that helps,
// never with a 500; and the server starts on a clone of the template and stops cleanly.
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { list } from "@tucano/contract/player/games/catalog.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test("an unknown address is an envelope with 404 in the language asked for", async () => {
  const answer = await server.app.inject({ url: "/api/nothing?lang=en1" });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: 404,
    status: "fail",
    message: "There is nothing at this address.",
    data: null,
    error: "common.not_found",
  });
});

test("health is told, and the document describes itself", async () => {
  expect((await server.app.inject("/healthz")).json()).toEqual({ status: "ok" });
  const document = (await server.app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
});

test("a wrong choice is answered with the choices there are", async () => {
  const answer = await server.call(list, { sort: "best" as "name" });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    sort: "Choose one of: catalogue, name, new, popular, rtp.",
  });
});

test("an Idempotency-Key is used whole or refused, never cut", async () => {
  const { token } = await registerTestMember(server);
  const headers = { "idempotency-key": "k".repeat(201) };
  const body = { money: "50.00", payment_id: 1, payment_type: "PIX" };
  const answer = await server.call(openDeposit, body, { token, headers });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
    422,
    ["Idempotency-Key"],
  ]);
});

test("an address that takes another method says which", async () => {
  const answer = await server.app.inject({ method: "GET", url: "/api/auth/me?lang=en" });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  expect(answer.json()).toMatchObject({ code: 405, error: "common.method_not_allowed" });
});

test("an address that cannot be read is an envelope too", async () => {
  const answer = await server.app.inject({ url: "/api/%ff" });
  expect(answer.json()).toMatchObject({ code: 400, error: "common.malformed_request" });
});

test("a client that sends too much to the end reads why it was refused", async () => {
  const { port } = (await listening()).address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login2`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `"${"x".repeat(10_000_000)}"`,
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 413, error: "common.body_too_large" });
});

async function listening() {
  if (!server.app.server.listening) await server.app.listen({ host: "127.0.0.1", port: 0 });
  return server.app.server;
}

test("half a request is waited for as long as it is said, and not the longer of two times", () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  // Node gives the body the larger of the two.
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
});
