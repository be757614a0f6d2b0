// Protects: a new house is told what it has to decide before players come, and each line is done
// when it is done, not before.
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFirstSteps } from "@tucano/contract/backoffice/access/frame.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
});
afterAll(() => server.close());

async function stepsDone(): Promise<readonly string[]> {
  const { body } = await server.call(readFirstSteps, {}, administrator);
  const { list } = body.data as DataOf<typeof readFirstSteps>;
  return list.filter((one) => one.is_done).map(({ step }) => step);
}

test("a fresh house has everything before it but the terms that it comes with", async () => {
  const before = await stepsDone();
  for (const step of ["company", "market", "colleague", "mail", "bank"]) {
    expect(before).not.toContain(step);
  }
});

test("a second who decides, and numbers that a person has set, are done", async () => {
  await hire(server, { role: "finance" });
  expect(await stepsDone()).toContain("colleague");
  const value = await server.rooms.market.read("switches");
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "switches", { effectiveFrom, value, setBy: "ana@tucano.example" });
  expect(await stepsDone()).toContain("market");
});
