/**
 * Protects: lists, reports and checks of the books are read on a standby where there is one, never
 * on one that is further behind than is allowed, and never a write; whoever has just changed
 * something sees it; and without the standby everything is read on the primary. On a real pair.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as memberCalls from "@tucano/contract/backoffice/members/members.ts";
import * as noteCalls from "@tucano/contract/backoffice/members/member-views.ts";
import { AS_OF_HEADER, type DataOf } from "@tucano/contract/endpoint.ts";
import { auditBooks } from "../src/ledger/index.ts";
import {
  atOneMoment,
  type OpenReadPool,
  openReadPool,
  readingOn,
} from "../src/platform/database/read-pool.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { signInOperator, type TestOperator } from "../src/testing/people/operator.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { asOwner, openPair, type Pair } from "../src/testing/pair.ts";
import { runCommand } from "../src/testing/run-command.ts";
import { onDatabase, type TestServer } from "../src/testing/server.ts";

const LONG_MS = 60_000;
const WITHIN_MS = 15_000;

let pair: Pair;
/** Reads the standby however far behind it is. */
let server: TestServer;
let operator: TestOperator;
/** The same, and one that reads it only while it is near. */
let lenient: OpenReadPool;
let strict: OpenReadPool;

beforeAll(async () => {
  pair = await openPair();
  const env = { DATABASE_READ_URL: pair.both("standby"), READ_LAG_MAX_SECONDS: "3600" };
  server = await onDatabase({ url: pair.primary.url(), drop: () => Promise.resolve() }, { env });
  operator = await signInOperator(server);
  const open = (readLagMaxMs: number) =>
    openReadPool({
      db: server.db,
      databaseUrl: pair.primary.url(),
      config: { databaseReadUrl: pair.standby.url(), readLagMaxMs },
      logger: createLogger("silent"),
      metrics: createMetrics(),
    });
  lenient = open(3_600_000);
  strict = open(2_000);
}, LONG_MS);
afterAll(async () => {
  await lenient.close();
  await strict.close();
  await server.close();
  await pair.close();
}, LONG_MS);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + WITHIN_MS;
  while (!(await isTrue())) {
    if (performance.now() > endMs) throw new Error("It did not come to that.");
    await pause(50);
  }
}

const readiness = async () =>
  (await server.app.inject({ url: "/readyz" })).json<{ checks: Record<string, string> }>();
const isStandbyOk = async () => (await readiness()).checks["standby"] === "ok";

const list = async (cookie = operator.headers.cookie) => {
  const { body, headers } = await server.call(memberCalls.listMembers, {}, { headers: { cookie } });
  const { list: rows } = body.data as DataOf<typeof memberCalls.listMembers>;
  return { ids: rows.map((one) => one.member_id), asOf: headers[AS_OF_HEADER] };
};
const listed = async (): Promise<readonly number[]> => (await list()).ids;

/** On the primary, and not yet on the standby. */
async function registerUnseen(): Promise<number> {
  await asOwner(pair.standby, "SELECT pg_wal_replay_pause()");
  return (await registerTestMember(server)).memberId;
}
const resume = () => asOwner(pair.standby, "SELECT pg_wal_replay_resume()");

const runBooks = (lagMaxSeconds: string) =>
  runCommand(
    {
      DATABASE_URL: pair.primary.url(),
      DATABASE_READ_URL: pair.standby.url(),
      READ_LAG_MAX_SECONDS: lagMaxSeconds,
      LOG_LEVEL: "silent",
    },
    "books-command.ts",
  );

const isStandby = sql<{ is_standby: boolean }>`SELECT pg_is_in_recovery() AS is_standby`;
const isOnStandby = async ({ reads }: OpenReadPool) =>
  (await isStandby.execute(readingOn(reads))).rows[0]?.is_standby ?? false;

test("a list is read on the standby, but who has just done something reads the primary", async () => {
  await until(isStandbyOk);
  const memberId = await registerUnseen();
  const { ids, asOf } = await list();
  expect(ids, "the standby does not know yet").not.toContain(memberId);
  expect(new Date(String(asOf)).getTime()).toBeLessThan(server.clock.now().getTime());
  const noted = await server.call(
    noteCalls.addMemberNote,
    { member_id: memberId, text: "New here." },
    { headers: operator.headers },
  );
  expect(noted.status).toBe(200);
  const acted = noted.cookies.find(({ name }) => name === "tucano_acted");
  expect(acted).toMatchObject({ path: "/backoffice", maxAge: 3_601, httpOnly: true });
  const cookie = `${operator.headers.cookie}; tucano_acted=${acted?.value}`;
  const own = await list(cookie);
  expect(own.ids).toContain(memberId);
  expect(own.asOf, "nothing is older than it is").toBeUndefined();
  expect(await listed(), "of a colleague").not.toContain(memberId);
  await resume();
  await until(async () => (await listed()).includes(memberId));
});

test("a standby that falls too far behind is not read until it has caught up", async () => {
  await until(() => isOnStandby(strict));
  await registerUnseen();
  await until(async () => !(await isOnStandby(strict)));
  expect(strict.whyNot()).toMatch(/^The standby is \d+ seconds behind\.$/);
  expect(await atOneMoment(strict.reads, (reading) => isStandby.execute(reading))).toBeNull();
  await resume();
  await until(async () => strict.whyNot() === null && (await isOnStandby(strict)));
});

test("the books are checked at one moment of the standby", async () => {
  await until(() => isOnStandby(lenient));
  const where = { name: "Where?", run: async () => [] };
  const count = async (reading: Parameters<typeof isStandby.execute>[0]) =>
    (await isStandby.execute(reading)).rows[0]?.is_standby === true ? 1 : 0;
  expect(await auditBooks(server.db, [{ ...where, count }], lenient.reads)).toMatchObject([
    { count: 1 },
  ]);
  expect(await auditBooks(server.db, [{ ...where, count }])).toMatchObject([{ count: 0 }]);
  for (const kind of ["full", "changes"] as const) {
    expect(await server.house.books.run(kind)).toMatchObject({ differences: 0 });
  }
});

test(
  "`npm run books` reads the standby, and says so",
  async () => {
    const { exitCode, output } = await runBooks("3600");
    expect(output).toMatch(/^Read on a standby\.\n/);
    expect(output).toContain("The books are clean");
    expect(exitCode).toBe(0);
  },
  LONG_MS,
);

test("a write is refused by the database, and done nowhere", async () => {
  await until(() => isOnStandby(lenient));
  const write = sql`UPDATE members.member SET account = 'written'`;
  await expect(write.execute(readingOn(lenient.reads))).rejects.toMatchObject({
    message: "What only reads wanted to write.",
    cause: { code: "25006" },
  });
  const { rows } = await sql`SELECT FROM members.member WHERE account = 'written'`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

test(
  "when the standby dies, the primary is read",
  async () => {
    process.kill(pair.standby.pid, "SIGQUIT");
    await pair.standby.stop();
    const { memberId } = await registerTestMember(server);
    expect(await list()).toEqual({ ids: expect.arrayContaining([memberId]), asOf: undefined });
    expect(await server.house.books.run("full")).toMatchObject({ differences: 0 });
    expect(await readiness()).toMatchObject({
      status: "degraded",
      checks: { standby: "No standby answers." },
    });
    expect(await runBooks("3")).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^No standby answers\. Read on the primary\.\n/),
    });
  },
  LONG_MS,
);
