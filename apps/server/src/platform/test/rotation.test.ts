// Protects: a key is replaced while servers run, and nobody is refused: what the old one has made
// is good until it is retired, what is new is made by the new one, and what a retired key made is
// void.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { me, refresh } from "@tucano/contract/player/account/members.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { createTill } from "../../testing/people/till.ts";
import { type Answer, onDatabase, startTestServer, type TestServer } from "../../testing/server.ts";
import { createAdjustableClock } from "../clock.ts";
import { connect, type Connection } from "../database/connect.ts";
import { replaceFingerprint } from "../database/fingerprints-repository.ts";
import { systemRandom } from "../random.ts";
import { openKeyFile } from "../secrets/rotation.ts";
import { createSecrets, REREAD_MS } from "../secrets/secrets.ts";
import { seedBoxOf } from "../secrets/seed-box.ts";

const LONG_MS = 60_000;
let server: TestServer;
let owner: Connection;
beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

function startAnother(): Promise<TestServer> {
  const clock = createAdjustableClock(server.clock.now());
  const database = { url: server.databaseUrl, drop: () => Promise.resolve() };
  return onDatabase(database, { secretsFolder: server.secretsFolder, clock });
}

const reread = (...servers: TestServer[]) => {
  for (const one of servers) one.clock.advance(REREAD_MS);
};

const refreshTokenOf = (answer: Answer) =>
  answer.cookies.find((one) => one.name === "tucano_refresh")?.value ?? "";

test(
  "two servers go through a new key of the access tokens, and refuse nobody",
  async () => {
    const other = await startAnother();
    const { token: old, answer } = await registerTestMember(server);
    const tokens = [old];
    let cookie = `tucano_refresh=${refreshTokenOf(answer)}`;
    const signIn = async (one: TestServer): Promise<string> => {
      const exchanged = await one.call(refresh, {}, { headers: { cookie } });
      cookie = `tucano_refresh=${refreshTokenOf(exchanged)}`;
      return String(exchanged.body.data.access_token);
    };
    const expectAllIn = async () => {
      tokens.push(await signIn(server), await signIn(other));
      for (const one of [server, other]) {
        for (const token of tokens) expect((await one.call(me, {}, { token })).status).toBe(200);
      }
    };
    const file = () => openKeyFile(server.secretsFolder, "members-access-token");

    await expectAllIn();
    file().add(systemRandom);
    await expectAllIn();
    reread(server);
    await expectAllIn();
    reread(other);
    await expectAllIn();
    await replaceFingerprint(owner.db, "members-access-token", file().fingerprintToCome ?? "");
    file().use();
    await expectAllIn();
    // One signs by the new key, the other still by the old one.
    reread(server);
    await expectAllIn();
    reread(other);
    await expectAllIn();
    const young = await signIn(server);
    file().retire(undefined);
    reread(server, other);
    // Nobody remembers there that it was good once.
    const third = await startAnother();
    expect((await third.call(me, {}, { token: old })).status).toBe(401);
    expect((await third.call(me, {}, { token: young })).status).toBe(200);
    await third.close();
    await other.close();
  },
  LONG_MS,
);

test("tabs that exchange a refresh token before and after get the same", async () => {
  const { answer } = await registerTestMember(server);
  const cookie = `tucano_refresh=${refreshTokenOf(answer)}`;
  const before = await server.call(refresh, {}, { headers: { cookie } });
  const file = () => openKeyFile(server.secretsFolder, "members-refresh-token");
  file().add(systemRandom);
  file().use();
  reread(server);
  const after = await server.call(refresh, {}, { headers: { cookie } });
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(refreshTokenOf(after)).toBe(refreshTokenOf(before));
});

test("seeds follow to the new key, and rounds go on", async () => {
  const till = createTill(server);
  await till.newMember({ funds: "50.00" });
  const file = () => openKeyFile(server.secretsFolder, "seeds");
  const before = seedNow();
  const sealed = before.seal(Buffer.alloc(32, 7), "commitment");
  file().add(systemRandom);
  file().use();
  reread(server);
  expect(seedNow().keyName.equals(before.keyName)).toBe(false);
  expect(server.seedBox.keyName.equals(seedNow().keyName)).toBe(true);
  expect(server.seedBox.open(sealed, "commitment")).toEqual(Buffer.alloc(32, 7));
  await server.house.sealSeeds();
  const left = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM shared_rounds.chain
    WHERE substring(sealed_secret FOR 4) <> ${seedNow().keyName}`.execute(owner.db);
  expect(left.rows).toEqual([{ count: 0 }]);
  file().retire(undefined);
  reread(server);
  expect(() => server.seedBox.open(sealed, "commitment")).toThrow("does not name");
  await till.expectCleanBooks();
});

const seedNow = () =>
  seedBoxOf({
    config: { seedKeys: [] },
    secrets: createSecrets({ folder: server.secretsFolder, random: systemRandom }),
    random: systemRandom,
  });
