// Protects: however many calls of one member wait for each other in the database, they hold one
// connection, and everybody else is served meanwhile. Of sign-ins the members' room has its own.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { rotateSeed, setClientSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { listDestinations } from "@tucano/contract/player/money/destinations.ts";
import { exportMyData } from "@tucano/contract/player/account/privacy.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

/** More than there are connections. */
const CROWD = 60;
/** Of somebody else meanwhile. */
const CALLS = 40;

let server: TestServer;
let sender: TestMember;
let other: TestMember;
let playToken: string;
let demoToken: string;
let owner: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  [sender, other] = [await registerTestMember(server), await registerTestMember(server)];
  const { token } = sender;
  const games = await server.call(listGames, { type: "slots" });
  const launched = await server.call(launch, { game_id: games.body.data.list[0].id }, { token });
  const { hash } = new URL(launched.body.data.url as string, server.url);
  playToken = new URLSearchParams(hash.slice(1)).get("token") ?? "";
  demoToken = (await openSeated(server, "onca-dourada")).token;
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const none = "0".repeat(64);
const SEEDS = "SELECT FROM house_games.seed FOR UPDATE";
const wallet = () => `SELECT FROM ledger.wallet WHERE member_id = ${sender.memberId} FOR UPDATE`;
const turn = (what: string) =>
  `SELECT pg_advisory_xact_lock(hashtextextended('${what}:${sender.memberId}', 0))`;

const floods: readonly (readonly [string, Endpoint, object, () => string, () => string])[] = [
  ["choose seeds", setClientSeed, { client_seed: "a", commitment: none }, wallet, () => playToken],
  ["turn seeds", rotateSeed, { client_seed: "a", next_commitment: none }, wallet, () => playToken],
  ["spin in a demo", spin, { stake: "1.00" }, () => SEEDS, () => demoToken],
  [
    "take out their data",
    exportMyData,
    {},
    () => turn("backoffice.own-export"),
    () => sender.token,
  ],
];

test.each(floods)("who %s, over and over at once", async (_what, endpoint, input, lock, token) => {
  const crowd: ReturnType<typeof server.send>[] = [];
  await owner.query("BEGIN");
  try {
    await owner.query(lock());
    for (let one = 0; one < CROWD; one += 1) {
      const wish = endpoint === spin ? { ...input, round_key: randomUUID() } : input;
      crowd.push(server.send(endpoint, wish, { token: token() }));
    }
    for (let call = 0; call < CALLS; call += 1) {
      const answer = await server.call(listDestinations, {}, { token: other.token });
      expect(answer.status).toBe(200);
    }
  } finally {
    await owner.query("ROLLBACK");
  }
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
