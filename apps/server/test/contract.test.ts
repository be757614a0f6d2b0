// Protects: every call that is mounted keeps its contract, whoever calls it with whatever. Valid,
// boundary, hostile and unauthenticated input is answered with a declared status and a declared
// error, never with a 5xx but a declared 503, and no undeclared field leaves (the server itself
// holds each answer against the contract here: one that breaks it is a 500).
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commonErrors } from "@tucano/contract/errors/common.ts";
import { type ErrorCode, errors, statusOf } from "@tucano/contract/errors/index.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { openGame } from "@tucano/contract/player/games/house-games.ts";
import { examplesOf } from "../src/platform/http/openapi.ts";
import type { Json } from "../src/platform/http/reference/fields.ts";
import {
  type Callers,
  createCallers,
  examplesFor,
  inputSchemaOf,
} from "../src/testing/people/callers.ts";
import { type Answer, startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
let callers: Callers;
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  server = await startTestServer();
  endpoints = server.house.routes.map((route) => route.endpoint);
  callers = await createCallers(server);
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What is wrong with an answer; null when nothing is. */
function faultOf(endpoint: Endpoint, { status, body }: Answer): string | null {
  if (body.code !== status || typeof body.message !== "string" || body.message === "") {
    return `is no envelope: ${status} ${JSON.stringify(body)}`;
  }
  if (status === 200) return body.status === "success" ? null : "says neither yes nor no";
  const code = body.error;
  if (code === undefined || !(code in errors)) return `has an unknown error: ${String(code)}`;
  const declared: readonly ErrorCode[] = endpoint.errors;
  if (!declared.includes(code) && !(code in commonErrors)) return `did not declare ${code}`;
  if (statusOf(code) !== status) return `answers ${code} with ${status}`;
  const isPassing = status === 503 && declared.includes(code);
  return status < 500 || isPassing ? null : `answers ${status} ${code}`;
}

/** Calls one after the other, and says what went wrong with which. */
async function drive(
  inputs: (endpoint: Endpoint) => readonly unknown[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const endpoint of endpoints) {
    for (const input of inputs(endpoint)) {
      const answer = await callers.call(endpoint, input);
      const fault = faultOf(endpoint, answer);
      if (fault !== null) faults.push(`${nameOf(endpoint)} ${JSON.stringify(input)} ${fault}`);
    }
  }
  return faults;
}

describe("the description of a call", () => {
  test("says what it does, once", () => {
    const names = endpoints.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    expect(endpoints.filter(({ summary }) => summary.trim().length < 10).map(nameOf)).toEqual([]);
  });

  test("has an example, and every example is valid input", () => {
    const invalid = endpoints.flatMap((endpoint) =>
      examplesOf(endpoint, inputSchemaOf(endpoint))
        .filter((example) => !z.safeParse(endpoint.input, example).success)
        .map((example) => `${nameOf(endpoint)} ${JSON.stringify(example)}`),
    );
    expect(invalid).toEqual([]);
  });

  test("stands in the document, with its unit wherever there is money", async () => {
    const document = (await server.app.inject("/api/openapi.json")).json();
    for (const { method, path, errors, answer } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation?.summary, path).toBeTypeOf("string");
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses, path).toEqual(expect.arrayContaining(errors.map((one) => statusOf(one))));
      const { content } = operation.responses["200"];
      if (answer !== undefined) expect(Object.keys(content), path).toEqual(answer.types);
      else expect(content["application/json"].example.code).toBe(200);
    }
    for (const example of Object.values<Json>(document.components.examples)) {
      expect(example["summary"]).toBeTypeOf("string");
      expect(example["summary"]).not.toBe("");
    }
    expect(JSON.stringify(document.components.schemas.LiveMessage)).toContain("BRL, two decimals.");
  });
});

describe("every call", () => {
  test("answers its examples as declared", async () => {
    expect(await drive(examplesFor)).toEqual([]);
  }, 120_000);

  test("answers the bounds of each field, and what lies beyond, as declared", async () => {
    expect(await drive(boundariesOf)).toEqual([]);
  }, 240_000);

  test("answers hostile values in each field as declared", async () => {
    expect(await drive(hostileInputsOf)).toEqual([]);
  }, 240_000);

  test("tells nobody anything without a token that is good for it", async () => {
    const closed = endpoints.filter(({ access }) => access !== "open");
    expect(closed.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const endpoint of closed) {
      const [example] = examplesFor(endpoint);
      for (const headers of strangersHeaders()) {
        const answer = await server.send(endpoint, example, { headers });
        const { code, data, error, message } = answer.body;
        const isRefused =
          (code === 401 && error === "common.unauthenticated" && message === "Unauthenticated.") ||
          (code === 403 && endpoint.access === "operator");
        if (!isRefused || data !== null) {
          found.push(`${nameOf(endpoint)} ${JSON.stringify(answer.body)}`);
        }
      }
    }
    expect(found).toEqual([]);
  }, 120_000);
});

/** Nobody, and people who have a token, but no such one. */
function strangersHeaders(): Record<string, string>[] {
  const forged = `${callers.memberToken.split(".").slice(0, 2).join(".")}.AAAA`;
  return [
    {},
    { authorization: "Bearer nobody" },
    { authorization: `Bearer ${forged}` },
    { authorization: `Basic ${Buffer.from("admin:admin").toString("base64")}` },
    { cookie: "tucano_operator=nobody" },
  ];
}

/** Each field's bounds in turn, the other fields as in the example. */
function boundariesOf(endpoint: Endpoint): readonly unknown[] {
  return eachField(endpoint, (schema) => {
    const { minimum, maximum, maxLength, minLength, maxItems } = schema as Record<string, number>;
    const values: unknown[] = [undefined, null, "", 0, -1];
    if (minimum !== undefined) values.push(minimum, minimum - 1);
    if (maximum !== undefined) values.push(maximum, maximum + 1, String(maximum));
    if (minLength !== undefined) values.push("a".repeat(minLength));
    if (maxLength !== undefined) values.push("a".repeat(maxLength), "a".repeat(maxLength + 1));
    if (maxItems !== undefined) values.push(Array.from({ length: maxItems + 1 }, () => 1));
    values.push(...((schema["enum"] as unknown[] | undefined) ?? []));
    return values;
  });
}

/** Beside those of hostile-input.test.ts: what looks right, in GET calls too. */
const hostileValues: readonly unknown[] = [
  "'; DROP TABLE ledger.transfer; --",
  "../../../../etc/passwd",
  "\u0000",
  "٣",
  "0x10",
  "999999999999999999999",
  "2026-02-30",
  "9999-12-31",
  "0001-01-01",
  "00000000-0000-0000-0000-000000000000",
  999_999_999,
  [[]],
  { $gt: 0 },
];

function hostileInputsOf(endpoint: Endpoint): readonly unknown[] {
  return eachField(endpoint, () => hostileValues);
}

function eachField(endpoint: Endpoint, values: (schema: Json) => readonly unknown[]): unknown[] {
  const [example = {}] = examplesFor(endpoint);
  const { properties: fields } = inputSchemaOf(endpoint);
  const properties = Object.entries((fields as Record<string, Json> | undefined) ?? {});
  return properties.flatMap(([name, property]) => {
    const shapes = [property, ...((property["anyOf"] as Json[] | undefined) ?? [])];
    const tried = new Set(shapes.flatMap((shape) => values(shape)));
    return worthTrying(
      endpoint,
      [...tried].map((value) => ({ ...example, [name]: value })),
    );
  });
}

/**
 * All that the call's schema lets through to what decides, and one of those that it refuses: they
 * are all answered by the same few lines. What stands in an address is text, which nobody knows
 * before it is read.
 */
function worthTrying({ method, input }: Endpoint, inputs: readonly unknown[]): unknown[] {
  if (method === "GET") return [...inputs];
  const isLetThrough = (one: unknown): boolean => z.safeParse(input, one).success;
  const refused = inputs.find((one) => !isLetThrough(one));
  return [...inputs.filter(isLetThrough), ...(refused === undefined ? [] : [refused])];
}

test("a game is opened as a demo, so that calls of games are driven too", async () => {
  const answer = await callers.call(openGame, { game: "onca-dourada" });
  expect(answer.body).toMatchObject({ code: 200, data: { mode: "demo" } });
});
