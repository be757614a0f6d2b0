// Protects: nobody reads or moves anything of another member. Ana owns one of whatever there is;
// Bruno sends every id and name of hers to every call, under his own token. Nothing of hers is in
// an answer to him, and not a row of hers is another one afterwards.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { connect, type Connection } from "../src/platform/database/connect.ts";
import type { Json } from "../src/platform/http/reference/fields.ts";
import { createTill } from "../src/testing/people/till.ts";
import { examplesFor, inputSchemaOf, newFundedMember } from "../src/testing/people/callers.ts";
import { readJournal } from "../src/testing/journal.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

/** What these answer is for everybody, and names nobody. */
const PUBLIC: ReadonlySet<string> = new Set(["/api/fairness/round"]);
/** Calls that would end what Ana has before Bruno has tried to. */
const ENDING = /logout|revoke|exclusion|time-out|cancel|close|delete|remove|disable|password/;
/** What she must have, or nothing is proved. */
const OWNED = [
  "cashier.deposit",
  "cashier.destination",
  "cashier.withdrawal",
  "catalog.favourite",
  "ledger.transfer",
  "members.session",
  "messages.notification",
  "messages.ticket",
  "rewards.reward",
  "rounds.instant_round",
  "statistics.turnover",
  "wheels.seed",
];
/** Fields that say which one. */
const CHOOSING =
  /(?:^|_)(?:ids?|no|uid|uuid|key|code|reference|ticket|account|phone|email|cpf|name|txid|user)$/;
const LEAST_MARK_LENGTH = 8;

let server: TestServer;
/** Sees every table, also those that the running product may not read. */
let owner: Connection;
let endpoints: readonly Endpoint[];
let ana: TestMember;
let bruno: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  // The sandbox bank is a bank: it takes money from anybody for any charge.
  endpoints = server.house.routes
    .map((route) => route.endpoint)
    .filter(({ access, path }) => access !== "operator" && !path.startsWith("/sandbox/"));
  // Her passwords stand in no example.
  ana = await newFundedMember(server, {
    realname: "Zenobia Quintanilha",
    password: "so a Ana sabe",
    qk_pwd: "864209",
  });
  bruno = await newFundedMember(server, { realname: "Bruno Lima" });
  for (const member of [ana, bruno]) await ownOneOfEverything(member);
  // Figures and notices come of the journal.
  await readJournal(server.house.journal);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

async function ownOneOfEverything(member: TestMember): Promise<void> {
  const { token, form } = member;
  const play = { game_id: 1, mode: "real" as const };
  const launched = await server.call(launch, play, { token });
  const address: string = launched.body.data.url;
  const playToken = new URLSearchParams(address.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", playToken);
  const round = { stake: "1.00", round_key: randomUUID() };
  expect((await server.call(spin, round, { token: playToken })).status).toBe(200);
  const deposit = { money: "30.00", payment_id: 1 };
  expect((await server.call(cashier.openDeposit, deposit, { token })).status).toBe(200);
  const { cpf: cpf_id, qk_pwd = "" } = form;
  const withdrawal = { money: "20.00", qk_pwd, payment_type: "CPF", cpf_id };
  await createTill(server).forgive(member);
  expect((await server.call(cashier.submitWithdrawal, withdrawal, { token })).status).toBe(200);
  const key = { key_type: "EMAIL", key: `${form.account}@example.com`, qk_pwd };
  expect((await server.call(saveDestination, key, { token })).status).toBe(200);
  for (const endpoint of endpoints) {
    if (endpoint.access !== "member" || ENDING.test(endpoint.path)) continue;
    for (const example of examplesFor(endpoint)) await server.send(endpoint, example, { token });
  }
}

/** All rows of a member, by table. */
async function rowsOf(memberId: MemberId): Promise<Record<string, Json[]>> {
  const tables = await sql<{ name: string; owner: string }>`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, quote_ident(a.attname) AS owner
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('member_id', 'player')
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND NOT a.attisdropped
      AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1`.execute(owner.db);
  const found: Record<string, Json[]> = {};
  for (const table of tables.rows) {
    const { rows } = await sql<{ row: Json }>`
      SELECT to_jsonb(t) AS row FROM ${sql.raw(table.name)} AS t
      WHERE t.${sql.raw(table.owner)}::text = ${String(memberId)}
      ORDER BY to_jsonb(t)::text`.execute(owner.db);
    found[table.name] = rows.map(({ row }) => row);
  }
  return found;
}

/** What names something of a member's. */
function namesIn(rows: Record<string, Json[]>): Set<string | number> {
  const cells = Object.values(rows)
    .flat()
    .flatMap((row) => Object.entries(row));
  const names = cells.flatMap(([column, value]) =>
    CHOOSING.test(column) && (typeof value === "string" || typeof value === "number")
      ? [value]
      : [],
  );
  return new Set(names.filter((name) => name !== ""));
}

/** What is nobody else's, so that it shows whose an answer is. */
function marksOf(own: ReadonlySet<string | number>, member: TestMember): string[] {
  const { account, cpf = "", phone = "", realname = "" } = member.form;
  const texts = [...own].filter((name) => typeof name === "string");
  return [...texts, account ?? "", cpf, phone, realname].filter(
    (text) => text.length >= LEAST_MARK_LENGTH,
  );
}

/** The example's input with each choosing field in turn naming something of hers. */
function attemptsOn(endpoint: Endpoint, names: readonly (string | number)[]): unknown[] {
  const [example] = examplesFor(endpoint);
  const { properties } = inputSchemaOf(endpoint);
  const fields = Object.entries((properties as Record<string, Json> | undefined) ?? {}).filter(
    ([field]) => CHOOSING.test(field) && field !== "member_id",
  );
  return fields.flatMap(([field, { type }]) =>
    names.map((name) => ({ ...example, [field]: type === "array" ? [name] : name })),
  );
}

test("every member_id but the own is refused by every call", async () => {
  const found: string[] = [];
  for (const endpoint of endpoints.filter(({ access }) => access === "member")) {
    const [example] = examplesFor(endpoint);
    const input = { ...example, member_id: ana.memberId };
    const { status, body } = await server.send(endpoint, input, { token: bruno.token });
    if (status !== 403 || body.data !== null) found.push(`${endpoint.path} ${status}`);
  }
  expect(found).toEqual([]);
});

test("no call tells Bruno of Ana's or touches it, whatever of hers he names", async () => {
  const before = await rowsOf(ana.memberId);
  expect(OWNED.filter((table) => (before[table] ?? []).length === 0)).toEqual([]);
  const brunos = namesIn(await rowsOf(bruno.memberId));
  const names = [...namesIn(before)].filter((name) => !brunos.has(name));
  expect(names.length).toBeGreaterThan(10);
  const marks = marksOf(new Set(names), ana);
  const found: string[] = [];
  for (const endpoint of endpoints) {
    if (PUBLIC.has(endpoint.path)) continue;
    const inputs = [...examplesFor(endpoint), ...attemptsOn(endpoint, names)];
    // What ends his session comes to an end with the first of them: that is enough.
    for (const input of inputs) {
      const { status, body } = await server.send(endpoint, input, { token: bruno.token });
      const told = JSON.stringify(body.data);
      const mark = marks.find((one) => told.includes(one));
      if (mark !== undefined) found.push(`${endpoint.path} ${JSON.stringify(input)}: ${mark}`);
      if (status === 401 && endpoint.access === "member") {
        bruno = await newFundedMember(server, { realname: "Bruno Lima" });
      }
    }
  }
  expect(found).toEqual([]);
  expect(await rowsOf(ana.memberId)).toEqual(before);
}, 240_000);
