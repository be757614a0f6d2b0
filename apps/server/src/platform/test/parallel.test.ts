// Protects: what takes a moment is read by one process, which does not wait for others to be
// started beside players; what takes seconds may be spread over several.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database.owner;
  // Twelve megabytes: PostgreSQL by itself begins to think of workers at eight.
  await sql`CREATE TABLE public.figure AS
    SELECT n % 10000 AS agent_id, n AS amount, repeat('x', 60) AS beside
    FROM generate_series(1, 120000) AS n`.execute(db);
  await sql`ANALYZE public.figure`.execute(db);
  await sql`GRANT SELECT ON public.figure TO PUBLIC`.execute(db);
});
afterAll(() => database.close());

async function planOf(statement: string): Promise<string> {
  const { rows } = await sql<{ "QUERY PLAN": string }>`EXPLAIN ${sql.raw(statement)}`.execute(
    database.db,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("a hundred thousand rows are added up by one", async () => {
  const plan = await planOf("SELECT agent_id, sum(amount) FROM public.figure GROUP BY 1");
  expect(plan).not.toContain("Gather");
});

test("a thousand million are not", async () => {
  const plan = await planOf(`SELECT count(*) FROM public.figure AS one
    JOIN public.figure AS other ON one.amount < other.amount`);
  expect(plan).toContain("Gather");
});
