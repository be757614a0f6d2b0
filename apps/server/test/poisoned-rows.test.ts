// Protects: what is broken for one member stops nobody else's: the background jobs that go through
// many, one after the other, tell of the one that fails and serve those behind it; once the cause
// is mended, the next run serves that one, too.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWEEP_JOB } from "../src/cashier/index.ts";
import { connect, type Connection } from "../src/platform/database/connect.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { createTill, orderNoOf, type Till } from "../src/testing/people/till.ts";

let server: TestServer;
let owner: Connection;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  till = createTill(server);
  await sql`
    CREATE FUNCTION public.fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'poisoned'; END $$`.execute(owner.db);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** From now on nothing of these members can be written there; of nobody else's: when none is. */
async function poison(table: string, members: readonly TestMember[]): Promise<void> {
  const where = sql.table(table);
  await sql`DROP TRIGGER IF EXISTS poison ON ${where}`.execute(owner.db);
  if (members.length === 0) return;
  const ids = sql.raw(members.map(({ memberId }) => String(memberId)).join(", "));
  await sql`
    CREATE TRIGGER poison BEFORE UPDATE ON ${where} FOR EACH ROW
    WHEN (NEW.member_id IN (${ids})) EXECUTE FUNCTION public.fail()`.execute(owner.db);
}

test("a withdrawal that cannot be reviewed keeps no other from its review", async () => {
  const ana = await till.newMember({ funds: "100.00" });
  const bia = await till.newMember({ funds: "100.00" });
  await poison("cashier.withdrawal", [ana, bia]);
  const [first, second] = [await till.withdraw(ana, "40.00"), await till.withdraw(bia, "40.00")];
  const states = async () => [
    (await server.rooms.cashier.findWithdrawal(orderNoOf(first)))?.status,
    (await server.rooms.cashier.findWithdrawal(orderNoOf(second)))?.status,
  ];
  expect(await states()).toEqual(["submitted", "submitted"]);
  server.clock.advance(61_000);
  await poison("cashier.withdrawal", [ana]);
  await server.jobs.runNow(SWEEP_JOB);
  expect(await states()).toEqual(["submitted", "in_review"]);
  await poison("cashier.withdrawal", []);
  await server.jobs.runNow(SWEEP_JOB);
  expect(await states()).toEqual(["in_review", "in_review"]);
});

test("a time-out that cannot be ended keeps nobody else out", async () => {
  const ana = await till.newMember();
  const bia = await till.newMember();
  const { compliance } = server.rooms;
  for (const { memberId } of [ana, bia]) {
    await compliance.startTimeOut(memberId, { days: 1, reason: "a pause" });
  }
  const areOut = () =>
    Promise.all(
      [ana, bia].map(async ({ memberId }) => (await compliance.findExclusion(memberId)) !== null),
    );
  server.clock.advance(86_400_000);
  await poison("compliance.exclusion", [ana]);
  await server.jobs.runNow("compliance.end_exclusions");
  expect(await areOut()).toEqual([true, false]);
  await poison("compliance.exclusion", []);
  await server.jobs.runNow("compliance.end_exclusions");
  expect(await areOut()).toEqual([false, false]);
});
