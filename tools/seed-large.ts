/**
 * `npm run seed:large -- [members] [rows] [minutes]`: a large house to measure with, a million
 * members and fifty million rows of the journal unless other sizes are given. Written in sets and
 * in steps, each whole or not at all: after the minutes are over, or when it is stopped, the same
 * command goes on. Chains, balances and numbers are right. No server may run meanwhile.
 */
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { journalReaders } from "../apps/server/src/composition.ts";
import { createJournal } from "../apps/server/src/ledger/index.ts";
import { loadConfig } from "../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../apps/server/src/platform/config/env.ts";
import { connect, type Connection } from "../apps/server/src/platform/database/connect.ts";
import { createLogger } from "../apps/server/src/platform/logger.ts";
import { loadSlice, openMonths, PARTS, roundsFor } from "./bench/history.ts";
import { LARGE_MEMBERS_AFTER, largeMembers } from "./bench/large-members.ts";
import { say } from "./bench/say.ts";
import { startProduct } from "./lib/product.ts";

const MEMBERS = Number(process.argv[2] ?? 1_000_000);
const ROWS = Number(process.argv[3] ?? 50_000_000);
const MINUTES = Number(process.argv[4] ?? 240);
const MEMBERS_AT_ONCE = 20_000;
/** So many rounds of every second member are one transaction. */
const ROUNDS_AT_ONCE = 2;
/**
 * Deposits must last: a round stakes fifty centavos, and the smallest deposit is a hundred reais.
 */
const ROUNDS_MAX = 190;
const endMs = performance.now() + MINUTES * 60_000;
const isTimeOver = () => performance.now() > endMs;

/** How far each step has come, beside what it wrote. */
const progressTable = `
  CREATE SCHEMA IF NOT EXISTS seed_large;
  CREATE TABLE IF NOT EXISTS seed_large.progress (step text PRIMARY KEY, done int NOT NULL)`;
const note = `
  INSERT INTO seed_large.progress (step, done) VALUES ($1, $2)
  ON CONFLICT (step) DO UPDATE SET done = excluded.done`;

type Client = Parameters<typeof loadSlice>[0];

/** The steps that are left, each in a transaction with its place. */
async function goOn(
  client: Client,
  of: { readonly step: string; readonly until: number; readonly by: number },
  write: (from: number, until: number) => Promise<void>,
): Promise<void> {
  const { step, until, by } = of;
  const { rows } = await client.query("SELECT done FROM seed_large.progress WHERE step = $1", [
    step,
  ]);
  for (let from = Number(rows[0]?.["done"] ?? 0); from < until && !isTimeOver(); from += by) {
    const next = Math.min(until, from + by);
    await client.query("BEGIN");
    await write(from, next);
    await client.query(note, [step, next]);
    await client.query("COMMIT");
    say(`  ${step}: ${next} of ${until}`);
  }
}

async function withClient<T>({ pool }: Connection, work: (client: Client) => Promise<T>) {
  const client = await pool.connect();
  try {
    await client.query(
      "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET work_mem = '256MB'",
    );
    return await work(client);
  } finally {
    // With its settings it is of no use to anybody else.
    client.release(true);
  }
}

async function fill(owner: Connection): Promise<void> {
  await owner.pool.query(progressTable);
  await owner.pool.query(openMonths);
  await withClient(owner, (client) =>
    goOn(client, { step: "members", until: MEMBERS, by: MEMBERS_AT_ONCE }, async (from, until) => {
      await client.query(largeMembers, [from + 1, until]);
    }),
  );
  const roundsEach = Math.min(ROUNDS_MAX, roundsFor(ROWS - MEMBERS, MEMBERS));
  await withClient(owner, (client) => client.query("ANALYZE"));
  const members = [LARGE_MEMBERS_AFTER + 1, LARGE_MEMBERS_AFTER + MEMBERS] as const;
  const loadPart = (_none: unknown, part: number) =>
    withClient(owner, (client) =>
      goOn(
        client,
        { step: `rounds ${part}`, until: roundsEach, by: ROUNDS_AT_ONCE },
        (from, until) => loadSlice(client, { part, from, until, roundsEach, members }),
      ),
    );
  await Promise.all(Array.from({ length: PARTS }, loadPart));
}

async function read(owner: Connection): Promise<void> {
  say("The readers follow …");
  const readers = journalReaders;
  const journal = createJournal({ db: owner.db, logger: createLogger("silent"), readers });
  await journal.catchUp();
  await withClient(owner, (client) => client.query("VACUUM ANALYZE"));
  const { rows } = await owner.pool.query<{ members: number; rows: number }>(
    `SELECT (SELECT count(*) FROM members.member) AS members,
      (SELECT sum(done) FROM seed_large.progress WHERE step LIKE 'rounds %') AS rows`,
  );
  say(`${rows[0]?.members ?? 0} members; ${isTimeOver() ? "the time is over" : "all is there"}.`);
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const { dataDir } = config;
  // Migrations, reference data and the first operator are the product's own business.
  const product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: config.databaseUrl ?? "",
  });
  await product.stop();
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  const owner = connect({
    url: config.databaseUrl ?? embedded?.url() ?? "",
    poolSize: PARTS + 1,
    role: null,
  });
  try {
    await fill(owner);
    await read(owner);
  } finally {
    await owner.close();
    if (embedded !== null && !embedded.wasRunning) await embedded.stop();
  }
}

await main();
