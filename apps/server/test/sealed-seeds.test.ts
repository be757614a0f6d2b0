// Protects: whoever has the database, or a copy of it, knows no round that is still to come: no
// column anywhere holds a seed that is not revealed, and what is unencrypted from before is sealed.
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginRound, rotateSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { openTable } from "@tucano/contract/player/games/shared-tables.ts";
import { checkDailyWheel, claimDailyWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { seedAt, unrollChain } from "@tucano/game-math/shared/chain.ts";
import { createSeedBox } from "../src/platform/secrets/seed-box.ts";
import { systemRandom } from "../src/platform/random.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

interface Sealed {
  readonly sealed: Buffer;
  readonly commitment: string;
}

async function readSealed(): Promise<{ seeds: Sealed[]; chains: (Sealed & { used: number })[] }> {
  const seeds = await sql<Sealed>`
    SELECT sealed_seed AS sealed, commitment FROM house_games.seed WHERE revealed_at IS NULL
    UNION ALL SELECT sealed_seed, commitment FROM wheels.seed WHERE revealed_at IS NULL`.execute(
    server.db,
  );
  const chains = await sql<Sealed & { used: number }>`
    SELECT sealed_secret AS sealed, head AS commitment, used FROM shared_rounds.chain
    UNION ALL SELECT sealed_secret, head, 0 FROM shared_rounds.announced_chain`.execute(server.db);
  return { seeds: seeds.rows, chains: chains.rows };
}

/** What nobody may know yet, as bytes: seeds, chains' secrets, and a chain's next seeds. */
async function readSecrets(): Promise<Buffer[]> {
  const { seeds, chains } = await readSealed();
  const opened = seeds.map((one) => server.seedBox.open(one.sealed, one.commitment));
  for (const { sealed, commitment, used } of chains) {
    const secret = server.seedBox.open(sealed, commitment);
    const chain = unrollChain(secret, 20_000, sha256);
    opened.push(secret, ...[0, 1, 2].map((ahead) => Buffer.from(seedAt(chain, used + ahead))));
  }
  return opened;
}

/** Every row of every table that holds one of them, in whatever way. */
async function findOpen(secrets: readonly Buffer[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  try {
    const tables = await owner.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const patterns = secrets.flatMap((secret) =>
      (["hex", "base64", "base64url"] as const).map((form) => `%${secret.toString(form)}%`),
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await owner.query(
        `SELECT 1 FROM ${name} AS row WHERE row::text LIKE ANY($1::text[]) LIMIT 1`,
        [patterns],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await owner.end();
  }
}

test("after play of every kind no column holds a seed that is not revealed", async () => {
  const round = () => ({ stake: "1.00", round_key: randomUUID() });
  for (const [game, play] of [
    ["onca-dourada", (token: string) => server.call(spin, round(), { token })],
    [
      "garimpo",
      (token: string) => server.call(beginRound, { ...round(), choice: { mines: 3 } }, { token }),
    ],
  ] as const) {
    const { token } = await openSeated(server, game);
    expect((await play(token)).status).toBe(200);
  }
  const { token, data } = await openSeated(server, "onca-dourada");
  const turn = { client_seed: "mine", next_commitment: data.fairness.next_commitment };
  const turned = await server.call(rotateSeed, turn, { token });
  const revealed = Buffer.from(turned.body.data.revealed.server_seed as string, "hex");
  const { token: member } = await registerTestMember(server);
  const { commitment } = (await server.call(checkDailyWheel, {}, { token: member })).body.data
    .fairness;
  const choice = { client_seed: "mine", commitment };
  const spun = await server.call(claimDailyWheel, choice, { token: member });
  expect(spun.status).toBe(200);
  await server.call(openTable, { game: "voo-do-tucano" });
  const { sharedRounds } = server.rooms;
  for (const { code } of sharedRounds.tables) await sharedRounds.advance(code);

  const secrets = await readSecrets();
  // Two pairs of personal seeds, the wheel's, and each table's two chains with what comes next.
  expect(secrets.length).toBeGreaterThan(6 + sharedRounds.tables.length * 8 - 1);
  expect(await findOpen(secrets)).toEqual([]);
  // What may be known is found, so the search does search.
  expect(await findOpen([revealed])).toEqual(["house_games.seed"]);
});

test("what lay open from before is sealed at the next start, by the key in use", async () => {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const seed = Buffer.alloc(32, 7);
  const commitment = createHash("sha256").update(seed).digest("hex");
  try {
    await owner.query("ALTER TABLE house_games.seed DISABLE TRIGGER keep_commitment");
    await owner.query(
      `INSERT INTO house_games.seed (id, player, server_seed, commitment, created_at, begun_at)
       VALUES (gen_random_uuid(), 'p_1', $1, $2, now(), now())`,
      [seed, commitment],
    );
    await owner.query("ALTER TABLE house_games.seed ENABLE TRIGGER keep_commitment");
  } finally {
    await owner.end();
  }
  expect(await findOpen([seed])).toEqual(["house_games.seed"]);
  await server.house.sealSeeds();
  expect(await findOpen([seed])).toEqual([]);
  const { seeds } = await readSealed();
  const kept = seeds.find((one) => one.commitment === commitment);
  const box = createSeedBox({ keys: () => ["another key"], random: systemRandom });
  expect(() => box.open(kept?.sealed ?? Buffer.alloc(8), commitment)).toThrow("SEED_KEY");
  expect(server.seedBox.open(kept?.sealed ?? Buffer.alloc(8), commitment).equals(seed)).toBe(true);
});
