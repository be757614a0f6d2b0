// Protects: whatever is sent to any call, the answer is an envelope that helps, never a 500; what
// is refused stores nothing; and what a call does not know is ignored, never stored.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { submitWithdrawal, openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { connect, type Connection } from "../src/platform/database/connect.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const CANARY = "canary-7f3a91";

const person = {
  account: "hostile.host",
  password: "noite-tropical",
  confirm_password: "noite-tropical",
  realname: "Ana Souza",
  phone: "11987654321",
  qk_pwd: "135790",
  cpf: "52998224725",
  birth_date: "1990-05-20",
  is_adult: true,
};

let server: TestServer;
/** Sees every table, also those that the running product may not read. */
let owner: Connection;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const answer = await server.send(register, { ...person, [CANARY]: CANARY, note: CANARY });
  expect(answer.body).toMatchObject({ code: 200 });
  token = answer.body.data.access_token;
});

afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Values that no field of ours means; each is sent in every field of every call. */
const hostileValues: readonly (readonly [string, string])[] = [
  ["a negative number", "-1"],
  ["a huge number", "1e30"],
  ["a fraction of a centavo", "10.001"],
  ["an inexact integer", "9007199254740993"],
  ["minus zero", "-0"],
  ["words", '"many"'],
  ["NaN in words", '"NaN"'],
  ["infinity in words", '"Infinity"'],
  ["an empty text", '""'],
  ["null", "null"],
  ["an array", "[1,2,3]"],
  ["an object", '{"$gt":0}'],
  ["a truth", "true"],
  ["a zero byte", '"a\\u0000b"'],
  ["half a character", '"\\ud800"'],
  ["SQL", '"\'; DROP TABLE ledger.transfer; --"'],
  ["a long text", JSON.stringify("x".repeat(20_000))],
  ["markup", '"<script>alert(1)</script>"'],
];

const hostileBodies: readonly (readonly [string, string])[] = [
  ["no JSON", "{"],
  ["NaN", '{"money":NaN}'],
  ["Infinity", '{"money":Infinity}'],
  ["a list", "[]"],
  ["a text", '"hello"'],
  ["a duplicate key", '{"money":"10.00","money":"1.00"}'],
  ["__proto__", '{"__proto__":{"is_admin":true}}'],
  ["constructor", '{"constructor":{"prototype":{"x":1}}}'],
  ["deep nesting", `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`],
];

function fieldsOf(endpoint: Endpoint): string[] {
  const shape = (endpoint.input as { shape?: Record<string, unknown> }).shape ?? {};
  return Object.keys(shape);
}

async function post(
  endpoint: Endpoint,
  payload: string | Buffer,
  contentType = "application/json",
) {
  return server.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    payload,
    headers: { authorization: `Bearer ${token}`, "content-type": contentType },
  });
}

/** How many rows each table of money and orders holds. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('ledger', 'cashier', 'rounds')`.execute(owner.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{ count: number }>`SELECT count(*) FROM ${sql.raw(name)}`.execute(
      owner.db,
    );
    counts[name] = found.rows[0]?.count ?? 0;
  }
  return counts;
}

describe("every POST of the API", () => {
  test("survives every hostile value in every field", async () => {
    const posts = server.house.routes
      .map((route) => route.endpoint)
      .filter((endpoint) => endpoint.method === "POST" && !endpoint.path.endsWith("/logout"));
    expect(posts.length).toBeGreaterThan(15);
    const failures: string[] = [];
    for (const endpoint of posts) {
      for (const field of fieldsOf(endpoint)) {
        for (const [name, value] of hostileValues) {
          const answer = await post(endpoint, `{${JSON.stringify(field)}:${value}}`);
          const envelope = answer.json();
          const isSound =
            answer.statusCode < 500 &&
            envelope.code === answer.statusCode &&
            typeof envelope.message === "string" &&
            envelope.message !== "";
          if (!isSound) failures.push(`${endpoint.path} ${field}: ${name} → ${answer.body}`);
        }
      }
    }
    expect(failures).toEqual([]);
  }, 120_000);

  test.each(hostileBodies)("refuses a body with %s", async (_name, body) => {
    const before = await countRows();
    for (const { endpoint } of server.house.routes) {
      if (endpoint.method !== "POST") continue;
      const answer = await post(endpoint, body);
      expect(answer.statusCode, `${endpoint.path}: ${answer.body}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${endpoint.path}: ${answer.body}`).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ status: "fail", code: answer.statusCode });
    }
    expect(await countRows()).toEqual(before);
  });
});

describe("money calls", () => {
  const calls = [
    [openDeposit, { payment_type: "PIX" }, "money"],
    [submitWithdrawal, { qk_pwd: "135790", payment_type: "CPF", cpf_id: "52998224725" }, "money"],
  ] as const;
  const amounts = [
    "NaN",
    "Infinity",
    "-50",
    "-50.00",
    "+50",
    "50.001",
    "1e3",
    "1e30",
    "fifty",
    "",
    " ",
    "5,00",
    "0x10",
    "９",
    "99999999999999999999",
    -50,
    50.001,
    1e21,
    1e30,
    0.001,
    null,
    true,
    [50],
    {},
    [],
  ].map((amount) => ({ amount }));

  test.each(amounts)(
    "refuse $amount as an amount, with the field's name, and store nothing",
    async ({ amount: money }) => {
      const before = await countRows();
      for (const [endpoint, rest, field] of calls) {
        const answer = await server.send(endpoint, { ...rest, [field]: money }, { token });
        expect(answer.status, JSON.stringify(answer.body)).toBe(422);
        expect(answer.body.fields).toHaveProperty(field);
      }
      expect(await countRows()).toEqual(before);
    },
  );

  test("ask for what is missing", async () => {
    const answer = await server.send(openDeposit, {}, { token });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty("money", "This field is required.");
  });
});

test("a body of ten megabytes is refused before it is read", async () => {
  const answer = await post(openDeposit, `{"money":"${"1".repeat(10_000_000)}"}`);
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ status: "fail", error: "common.body_too_large" });
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
])("the content type %s is refused", async (contentType) => {
  const answer = await post(openDeposit, "money=50", contentType);
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ error: "common.unsupported_media_type" });
});

test("a key given twice in a body is refused by its name", async () => {
  const answer = await server.send(openDeposit, '{"money":"10.00","money":"1.00"}', { token });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ money: "This value was given twice." });
});

test("a value given twice, in query and body, is refused", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: `${openDeposit.path}?money=10.00`,
    payload: { money: "20.00" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(400);
});

test("a play token of nobody plays nothing", async () => {
  const round_key = "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d";
  const answer = await server.send(spin, { stake: "1.00", round_key }, { token: "nobody" });
  expect(answer.status).toBe(401);
});

test("what a call does not know is stored nowhere", async () => {
  await server.send(openDeposit, { money: "50.00", payment_type: "PIX", extra: CANARY }, { token });
  const tables = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(owner.db);
  for (const { name } of tables.rows) {
    const query = sql<{ found: boolean }>`
      SELECT EXISTS (
        SELECT FROM ${sql.raw(name)} AS t WHERE t::text LIKE ${`%${CANARY}%`}
      ) AS found`;
    const found = await query.execute(owner.db);
    expect(found.rows[0]?.found, name).toBe(false);
  }
});
