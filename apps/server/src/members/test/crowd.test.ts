// Protects: however many try at one counter at once, from one address or at one name, they wait for
// each other without a connection, and clients from elsewhere are served meanwhile.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "@tucano/contract/backoffice/access/access.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { login, me, register } from "@tucano/contract/player/account/members.ts";
import {
  registerTestMember,
  registrationForm,
  type TestMember,
} from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

/** More than there are connections. */
const CROWD = 60;
/** Of somebody else meanwhile. */
const CALLS = 40;

let server: TestServer;
let other: TestMember;
let owner: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" } });
  other = await registerTestMember(server);
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

async function countWaiting(): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const floods: readonly (readonly [string, string, Endpoint, () => object])[] = [
  ["sign in", "members.attempt", login, () => ({ account: other.account, password: "a guess" })],
  ["register", "members.attempt", register, () => registrationForm()],
  [
    "sign in as an operator",
    "backoffice.guess",
    signIn,
    () => ({ email: "admin@tucano.local", password: "a guess" }),
  ],
];

test.each(floods)("who %s, all from one address", async (_what, table, endpoint, form) => {
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const send = () => server.send(endpoint, form(), { headers });
  // The counters are there, and somebody holds them for as long as it takes.
  await send();
  const crowd: ReturnType<typeof send>[] = [];
  await owner.query("BEGIN");
  try {
    await owner.query(`SELECT FROM ${table} FOR UPDATE`);
    crowd.push(...Array.from({ length: CROWD }, send));
    await expect.poll(countWaiting).toBeGreaterThan(0);
    // One after the other, so that the whole crowd has come before the last of them.
    for (let call = 0; call < CALLS; call += 1) {
      expect((await server.call(me, {}, { token: other.token })).status).toBe(200);
    }
  } finally {
    await owner.query("ROLLBACK");
  }
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
