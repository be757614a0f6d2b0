/**
 * Protects: a server whose database turns read-only, or moves to another host, loses no money and
 * is never stuck: calls say "later", and as soon as there is a node that takes writes the same
 * process serves again, by itself. On a primary and a real standby of it.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { WritableClient } from "../src/platform/database/writable-client.ts";
import { asOwner, openPair, type Pair } from "../src/testing/pair.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { createTill, type Till } from "../src/testing/people/till.ts";
import { type Answer, onDatabase, type TestServer } from "../src/testing/server.ts";

/** Bounded: a server that does not come back by itself fails the test. */
const BACK_WITHIN_MS = 10_000;
const LONG_MS = 60_000;

let pair: Pair;
let server: TestServer;
let till: Till;
let token: string;

beforeAll(async () => {
  // Nothing is acknowledged that the standby has not.
  pair = await openPair({ synchronous_standby_names: "*" });
  server = await onDatabase({ url: pair.both("read-write"), drop: () => Promise.resolve() });
  till = createTill(server);
  const member = await till.newMember({ funds: "100.00" });
  const { body } = await server.call(launch, { game_id: 1 }, { token: member.token });
  const { url } = body.data as DataOf<typeof launch>;
  token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", token);
}, LONG_MS);
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
  await pair.close();
}, LONG_MS);

const play = (round_key: string): Promise<Answer> =>
  server.call(spin, { round_key, stake: "1.00" }, { token });

/** Whatever is said meanwhile is "later", and with the same key there is one round in the end. */
async function playUntilTaken(round_key: string): Promise<Answer> {
  const endMs = performance.now() + BACK_WITHIN_MS;
  for (;;) {
    const answer = await play(round_key);
    if (answer.status === 200) return answer;
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, expect.anything()]);
    if (performance.now() > endMs) throw new Error("The server did not come back by itself.");
    await pause(100);
  }
}

async function beReadOnly(isReadOnly: boolean): Promise<void> {
  await asOwner(
    pair.primary,
    `ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
    "SELECT pg_reload_conf()",
  );
}

test("a new connection is on the node that takes writes, and a standby alone is refused", async () => {
  const client = new WritableClient({ connectionString: pair.both("read-write") });
  await client.connect();
  expect(`${client.host}:${client.port}`).toBe(new URL(pair.primary.url()).host);
  await client.end();
  const lone = new WritableClient({ connectionString: pair.standby.url() });
  await expect(lone.connect()).rejects.toMatchObject({ code: "25006" });
});

test(
  "a database that turns read-only says later, and is used again when it is writable",
  async () => {
    expect((await play(randomUUID())).status).toBe(200);
    await beReadOnly(true);
    const round = randomUUID();
    expect((await play(round)).status).toBe(503);
    // New connections say so, too, and every other call.
    expect((await play(randomUUID())).status).toBe(503);
    await beReadOnly(false);
    await playUntilTaken(round);
  },
  LONG_MS,
);

test(
  "the primary dies, the standby is promoted, and the same process plays on there",
  async () => {
    const round = randomUUID();
    const before = await playUntilTaken(round);
    process.kill(pair.primary.pid, "SIGQUIT");
    await pair.primary.stop();
    const next = randomUUID();
    expect((await play(next)).status).toBe(503);
    await asOwner(pair.standby, "SELECT pg_promote()");
    await playUntilTaken(next);
    // Streamed in time, and known by its key: not a second round.
    expect((await play(round)).body.data).toEqual(before.body.data);
  },
  LONG_MS,
);
