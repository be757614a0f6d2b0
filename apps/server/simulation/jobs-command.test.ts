// Protects: what failed for good is seen at the machine and sent again from there, with a reason
// and an entry in the audit log; nothing is sent that did not fail.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { DEAD_LETTERS } from "../src/platform/jobs/index.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { type Machine, openMachine } from "../src/testing/run-command.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const QUEUE = "platform.send_message";

let server: TestServer;
let machine: Machine;
beforeAll(async () => {
  server = await startTestServer();
  machine = openMachine(server);
});
afterAll(async () => {
  await server.close();
  machine.close();
});

const runJobs = (...args: string[]) => machine.run("jobs-command.ts", ...args);

async function waitingIn(queue: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = ${queue} AND state = 'created'`.execute(server.db);
  return rows[0]?.count ?? 0;
}

test("npm run jobs", async () => {
  expect(await runJobs()).toEqual({ exitCode: 0, output: "No job has failed for good.\n" });
  for (const key of ["a", "b"]) {
    await sql`
      INSERT INTO pgboss.job (name, data, singleton_key, policy, source_name, output)
      VALUES (${DEAD_LETTERS}, '{}', ${key}, 'standard', ${QUEUE}, '{"message":"no route"}')
    `.execute(server.db);
  }
  expect((await runJobs()).output).toMatch(/^platform\.send_message {2}2, .*: no route\n$/);
  expect((await runJobs("again", QUEUE)).exitCode).toBe(2);
  expect((await runJobs("again", "nothing.such", "mended")).exitCode).toBe(1);
  expect(await waitingIn(QUEUE)).toBe(0);
  expect(await runJobs("again", QUEUE, "the", "route", "is", "back")).toEqual({
    exitCode: 0,
    output: "Sent again: 2.\n",
  });
  expect([await waitingIn(QUEUE), await waitingIn(DEAD_LETTERS)]).toEqual([2, 0]);
  const answer = await server.call(
    listAudit,
    { action: "jobs.again" },
    await signInOperator(server),
  );
  expect((answer.body.data as DataOf<typeof listAudit>).list).toMatchObject([
    { subject: `queue:${QUEUE}`, reason: "the route is back", details: { jobs: "2" } },
  ]);
});
