/**
 * `npm run seed:large -- [members] [rows] [minutes]`: a large house to measure with, a million
 * members and fifty million rows of the journal unless other sizes are given. Written by COPY in
 * steps (members by twenty thousand, then a month at a time), each whole or not at all: after the
 * minutes are over, or when it is stopped, the same command goes on. Chains, balances and numbers
 * are right. No server may run meanwhile, and what is written is only safe when it has ended: the
 * database does not wait for the disk.
 */
import { statfsSync } from "node:fs";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { journalReaders } from "../apps/server/src/readers-and-checks.ts";
import { createJournal } from "../apps/server/src/ledger/index.ts";
import { loadConfig } from "../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../apps/server/src/platform/config/env.ts";
import { types } from "../apps/server/src/platform/database/connect.ts";
import { createLogger } from "../apps/server/src/platform/logger.ts";
import { copyIn } from "./bench/large/copy-in.ts";
import { openMonths } from "./bench/history.ts";
import { largeRace, largeTag } from "./bench/large/large-deeds.ts";
import { largeMembers } from "./bench/large/large-members.ts";
import { closeLoading, fillMonth, openLoading, suffixOf } from "./bench/large/large-months.ts";
import { depositNo, LARGE_MEMBERS_AFTER, sittingsOf } from "./bench/large/large-people.ts";
import * as play from "./bench/large/large-play.ts";
import { say } from "./bench/say.ts";
import { startProduct } from "./lib/product.ts";

const MEMBERS = Number(process.argv[2] ?? 1_000_000);
const ROWS = Number(process.argv[3] ?? 50_000_000);
const MINUTES = Number(process.argv[4] ?? 240);
const MEMBERS_AT_ONCE = 20_000;
const MONTHS = 13;
/** Entries that a reader takes at once: nobody plays meanwhile. */
const READ_AT_ONCE = 250_000;
const endMs = performance.now() + MINUTES * 60_000;
/** A month of the largest house takes some four; nobody else's disk is to be filled. */
const FREE_GIGABYTES_MIN = 12;
const isTimeOver = () => performance.now() > endMs;

function isDiskFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  const freeGigabytes = (bavail * bsize) / 2 ** 30;
  if (freeGigabytes >= FREE_GIGABYTES_MIN) return false;
  say(`Only ${Math.floor(freeGigabytes)} GB are free: nothing more is written.`);
  return true;
}

/**
 * Of an embedded database, while it is filled. Tables that are new in their transaction are not
 * logged, and nothing waits for the disk: all of it could be written again.
 */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  autovacuum: "off",
  maintenance_work_mem: "512MB",
} as const;

/** How far each step has come, beside what it wrote, and by which moment the house is dated. */
const progressTable = `
  CREATE SCHEMA IF NOT EXISTS seed_large;
  CREATE TABLE IF NOT EXISTS seed_large.progress (step text PRIMARY KEY, done bigint NOT NULL)`;

async function readStep(client: pg.ClientBase, step: string): Promise<number | null> {
  const { rows } = await client.query<{ done: number }>(
    "SELECT done FROM seed_large.progress WHERE step = $1",
    [step],
  );
  return rows[0]?.done ?? null;
}

async function noteStep(client: pg.ClientBase, step: string, done: number): Promise<void> {
  await client.query(
    `INSERT INTO seed_large.progress (step, done) VALUES ($1, $2)
     ON CONFLICT (step) DO UPDATE SET done = excluded.done`,
    [step, done],
  );
}

interface House {
  readonly owner: pg.Pool;
  readonly dataDir: string;
}

/** All or nothing. */
async function atOnce(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  await work();
  await client.query("COMMIT");
}

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}

async function findAnchor(client: pg.ClientBase): Promise<number> {
  const known = await readStep(client, "anchor");
  if (known !== null) return known;
  const fresh = Math.floor(Date.now() / 60_000) * 60_000;
  await noteStep(client, "anchor", fresh);
  return fresh;
}

async function writeMembers(client: pg.ClientBase, anchorMs: number): Promise<void> {
  let done = (await readStep(client, "members")) ?? 0;
  while (done < MEMBERS && !isTimeOver()) {
    const next = Math.min(MEMBERS, done + MEMBERS_AT_ONCE);
    const orders = Array.from({ length: next - done }, (_none, nth) => depositNo(done + nth + 1));
    await atOnce(client, async () => {
      await client.query(largeMembers, [done + 1, next, new Date(anchorMs), orders]);
      await noteStep(client, "members", next);
    });
    done = next;
    say(`  members: ${done} of ${MEMBERS}`);
  }
}

/** As many as make so many rows, bounded by what was paid in. */
function roundsASitting(anchorMs: number): number {
  let sittings = 0;
  for (let n = 1; n <= MEMBERS; n += 1) sittings += sittingsOf(n, anchorMs);
  const wanted = Math.ceil((ROWS - MEMBERS) / (sittings * play.TRANSFERS_A_ROUND));
  return Math.max(1, Math.min(play.ROUNDS_A_SITTING_MAX, wanted));
}

async function readGames(client: pg.ClientBase): Promise<play.LargeGame[]> {
  const { rows } = await client.query<play.LargeGame>(
    `SELECT id, code, game_type AS type, brand FROM catalog.game
     WHERE studio = 'house' ORDER BY id LIMIT 40`,
  );
  return rows;
}

function monthsUntil(anchorMs: number): { readonly fromMs: number; readonly untilMs: number }[] {
  const last = new Date(anchorMs);
  const startOf = (back: number) => Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back, 1);
  return Array.from({ length: MONTHS }, (_none, nth) => ({
    fromMs: startOf(MONTHS - 1 - nth),
    untilMs: startOf(MONTHS - 2 - nth),
  }));
}

/** A number for what readers shall take together. */
async function nextXid(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ xid: string }>("SELECT pg_current_xact_id()::text AS xid");
  return rows[0]?.xid ?? "";
}

async function writeMonths({ owner, dataDir }: House, client: pg.ClientBase, anchorMs: number) {
  const chains = new play.Chains(MEMBERS);
  const games = await readGames(client);
  const playing = { chains, games, anchorMs, roundsASitting: roundsASitting(anchorMs) };
  const done = (await readStep(client, "months")) ?? 0;
  const months = monthsUntil(anchorMs);
  const eachPart = async (
    month: (typeof months)[number],
    use: (lines: play.Lines) => Promise<void>,
    xidOf: () => Promise<string>,
  ) => {
    let written: Promise<void> = Promise.resolve();
    for (let from = 1; from <= MEMBERS; from += MEMBERS_AT_ONCE) {
      const until = Math.min(MEMBERS + 1, from + MEMBERS_AT_ONCE);
      const lines = play.playMonth(playing, { ...month, from, until, xid: await xidOf() });
      // The database writes one part while the next is made.
      await written;
      written = use(lines);
    }
    await written;
  };
  for (const [nth, month] of months.entries()) {
    if (nth < done) {
      // Written before: played again for the ends of the chains alone.
      await eachPart(
        month,
        () => Promise.resolve(),
        () => Promise.resolve("0"),
      );
      continue;
    }
    if (isTimeOver() || isDiskFull(dataDir)) break;
    const suffix = suffixOf(new Date(month.fromMs));
    await atOnce(client, async () => {
      await openLoading(client, suffix);
      await eachPart(
        month,
        (lines) => fillMonth(client, suffix, lines),
        () => nextXid(owner),
      );
      await closeLoading(client, suffix);
      await noteStep(client, "months", nth + 1);
    });
    say(`  months: ${nth + 1} of ${months.length}`);
  }
  await writeWallets(client, chains);
}

const walletColumns = "member_id, access, cash, locked, seq, head_hash, version";

/** As the chains left them: whatever was written so far, the books are clean. */
async function writeWallets(client: pg.ClientBase, chains: play.Chains): Promise<void> {
  await atOnce(client, async () => {
    await client.query(`CREATE TEMP TABLE filled ON COMMIT DROP AS
      SELECT ${walletColumns} FROM ledger.wallet LIMIT 0`);
    for (let from = 1; from <= MEMBERS; from += MEMBERS_AT_ONCE) {
      const until = Math.min(MEMBERS + 1, from + MEMBERS_AT_ONCE);
      const lines = Array.from({ length: until - from }, (_none, nth) => {
        const n = from + nth;
        const seq = chains.seq[n] ?? 0;
        const pockets = [chains.cash[n] ?? 0, chains.locked[n] ?? 0];
        const head = `\\\\x${chains.headHex(n)}`;
        return `${[LARGE_MEMBERS_AFTER + n, "active", ...pockets, seq, head, seq].join("\t")}\n`;
      });
      await copyIn(client, `COPY filled (${walletColumns}) FROM STDIN`, lines);
    }
    await client.query(`INSERT INTO ledger.wallet (${walletColumns})
      SELECT f.* FROM filled AS f JOIN members.member USING (member_id)
      ON CONFLICT (member_id) DO UPDATE SET cash = excluded.cash, locked = excluded.locked,
        seq = excluded.seq, head_hash = excluded.head_hash, version = excluded.version`);
  });
}

async function fill(house: House): Promise<void> {
  const { owner } = house;
  await owner.query(progressTable);
  await owner.query(openMonths);
  await withClient(owner, async (client) => {
    const anchorMs = await findAnchor(client);
    await writeMembers(client, anchorMs);
    if (((await readStep(client, "members")) ?? 0) < MEMBERS) return;
    await writeMonths(house, client, anchorMs);
    for (const deed of [largeTag, largeRace]) await client.query(deed, [MEMBERS]);
    await client.query("ANALYZE");
  });
}

async function read(owner: pg.Pool): Promise<void> {
  say("The readers follow …");
  const journal = createJournal({
    db: new Kysely({ dialect: new PostgresDialect({ pool: owner }) }),
    logger: createLogger("silent"),
    readers: journalReaders,
    partLimit: READ_AT_ONCE,
  });
  await journal.catchUp();
  await withClient(owner, (client) => client.query("VACUUM ANALYZE"));
  const { rows } = await owner.query<{ members: number; months: number }>(
    `SELECT (SELECT count(*) FROM members.member) AS members,
      (SELECT done FROM seed_large.progress WHERE step = 'months') AS months`,
  );
  const { members = 0, months = 0 } = rows[0] ?? {};
  const state = months < MONTHS ? `${months} of ${MONTHS} months` : "all is there";
  say(`${members} members; ${state}.`);
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
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir, settings }) : null;
  // Without the product's watch: a statement here may take as long as it likes.
  const owner = new pg.Pool({
    connectionString: config.databaseUrl ?? embedded?.url() ?? "",
    max: 3,
    types,
    options: "-c timezone=UTC -c work_mem=256MB",
  });
  try {
    await fill({ owner, dataDir });
    await read(owner);
  } finally {
    await owner.end();
    // One that a killed run has left still does not wait for the disk: nobody is to work on it.
    await embedded?.leave();
  }
}

await main();
