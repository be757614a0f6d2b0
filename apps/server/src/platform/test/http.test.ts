// Protects: every answer is an envelope; what cannot be read is refused with a 4xx that helps,
// never with a 500; and the server starts on a clone of the template and stops cleanly.
import { afterAll, beforeAll, expect, test } from "vitest";
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
