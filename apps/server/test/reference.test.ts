// Protects: the API's reference page shows every call with its fields, units, errors and examples,
// from this server alone and without a script of its own in the page.
import { afterAll, beforeAll, expect, test } from "vitest";
import { errors } from "@tucano/contract/errors/index.ts";
import { meanings } from "../src/platform/http/reference/words.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("every call that is mounted stands on the page, with its errors", async () => {
  const page = await server.app.inject("/api/docs");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { endpoint } of server.house.routes) {
    expect(page.body, endpoint.path).toContain(`<code>${endpoint.path}</code>`);
    for (const code of endpoint.errors) expect(page.body).toContain(`<code>${code}</code>`);
  }
  expect(page.body).toContain("BRL, two decimals.");
  expect(page.body).toContain(`<span class="type">string or null</span>`);
  expect(Object.keys(errors).length).toBeGreaterThan(20);
});

test("the page loads nothing of another host and runs nothing that stands in it", async () => {
  const { body, headers } = await server.app.inject("/api/docs");
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son[a-z]+=|style="/);
  const files = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, url]) => url);
  expect(files.length).toBe(2);
  for (const url of files) {
    expect((await server.app.inject(url ?? "")).statusCode, url).toBe(200);
  }
});

test("the fields of all calls are described", async () => {
  const document = (await server.app.inject("/api/openapi.json")).json();
  const told: [string, boolean][] = [];
  const look = (part: unknown): void => {
    if (part === null || typeof part !== "object") return;
    const { properties } = part as { properties?: Record<string, { description?: string }> };
    for (const [name, { description }] of Object.entries(properties ?? {})) {
      told.push([name, description !== undefined]);
    }
    for (const inner of Object.values(part)) look(inner);
  };
  for (const { method, path } of server.house.routes.map((route) => route.endpoint)) {
    const { requestBody, responses } = document.paths[path][method.toLowerCase()];
    look(requestBody);
    look(responses["200"].content["application/json"]?.schema.properties.data);
  }
  const missing = [...new Set(told.filter(([, isTold]) => !isTold).map(([name]) => name))];
  // A handful may be new; more of them, and nobody looks after it.
  expect(missing.length, missing.join(", ")).toBeLessThan(told.length / 100);
});

test("programs have a name of its own for each call, and the same calls in OpenAPI 3.0", async () => {
  const document = (await server.app.inject("/api/openapi.json")).json();
  const older = (await server.app.inject("/api/openapi-3.0.json")).json();
  const idsIn = ({ paths }: { paths: Record<string, Record<string, { operationId: string }>> }) =>
    Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(idsIn(document)).size).toBe(idsIn(document).length);
  expect([older.openapi, idsIn(older)]).toEqual(["3.0.3", idsIn(document)]);
  const text = JSON.stringify({ paths: older.paths, schemas: older.components.schemas });
  expect(text).not.toMatch(/"const":|"type":\[|"type":"null"|"prefixItems":|"anyOf":|"oneOf":/);
});

test("no word is kept for a name that no field has any more", async () => {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (part === null || typeof part !== "object") return;
    const { properties, name } = part as { properties?: object; name?: unknown };
    for (const one of Object.keys(properties ?? {})) names.add(one);
    if (typeof name === "string") names.add(name);
    for (const inner of Object.values(part)) look(inner);
  };
  look((await server.app.inject("/api/openapi.json")).json());
  expect(Object.keys(meanings).filter((name) => !names.has(name))).toEqual([]);
});

test("what is said of a field is what the contract says of it, with its unit", async () => {
  const document = (await server.app.inject("/api/openapi.json")).json();
  const { post } = document.paths["/api/drawing/list"];
  const { data } = post.responses["200"].content["application/json"].schema.properties;
  expect(data.properties.total_actual_receipt.description).toBe(
    "`actual_receipt` of the paid orders: what arrived at the member's bank. BRL, two decimals.",
  );
  const packed = await server.app.inject({
    url: "/api/openapi.json",
    headers: { "accept-encoding": "br" },
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(document).length / 5);
});
