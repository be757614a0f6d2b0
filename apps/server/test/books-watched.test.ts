// Protects: the scheduled check looks at everything that the books prove, and the back office shows
// what it found, and that there was none in time.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDashboard } from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { connect } from "../src/platform/database/connect.ts";
import { signInOperator, type TestOperator } from "../src/testing/people/operator.ts";
import { createTill } from "../src/testing/people/till.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
let operator: TestOperator;
let memberId = 0;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
  const till = createTill(server);
  const member = await till.newMember({ funds: "100.00" });
  await till.withdraw(member, "50.00");
  ({ memberId } = member);
});
afterAll(() => server.close());

async function attention(): Promise<Readonly<Record<string, number>>> {
  const { body } = await server.call(readDashboard, {}, { headers: operator.headers });
  const { attention: list } = body.data as DataOf<typeof readDashboard>;
  return Object.fromEntries(list.map(({ kind, count }) => [kind, count]));
}

async function addCash(centavos: number): Promise<void> {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const change = sql`UPDATE ledger.wallet SET cash = cash + ${centavos}
    WHERE member_id = ${memberId}`;
  await change.execute(owner.db);
  await owner.close();
}

test("every check of every room is in the nightly one, and a true house has no difference", async () => {
  const { books, bookChecks } = server.house;
  expect(await books.run("full")).toMatchObject({ checks: bookChecks.length, found: [] });
  expect(await books.run("changes")).toMatchObject({ found: [] });
  expect(await attention()).toMatchObject({ books_differ: 0, books_unchecked: 0 });
});

test("a difference stands on the dashboard until it is mended", async () => {
  await addCash(5);
  const found = await server.house.books.run("changes");
  expect(found?.differences).toBeGreaterThan(0);
  expect(await attention()).toMatchObject({ books_differ: found?.differences });
  await addCash(-5);
  await server.house.books.run("changes");
  expect(await attention()).toMatchObject({ books_differ: 0 });
});

test("a day and two hours without a full check stand there, too", async () => {
  const later = async (hours: number): Promise<void> => {
    server.clock.advance(hours * HOUR_MS);
    // The session is over by then.
    operator = await signInOperator(server, operator.secret);
  };
  await later(25);
  expect(await attention()).toMatchObject({ books_unchecked: 0 });
  await later(2);
  expect(await attention()).toMatchObject({ books_unchecked: 1 });
});
