/**
 * A long past: rounds that members played over the last twelve months, written in sets by the
 * database's owner as the product would have written them one by one. Hash chains, balances and
 * numbers are right, so the books stay clean; the server must not run meanwhile.
 */
import type { Connection } from "../../apps/server/src/platform/database/connect.ts";
import { chainHashSql } from "../../apps/server/src/ledger/hash.ts";
import type { Asks } from "./measure.ts";
import { rounded, say } from "./say.ts";

/** Wallets, operations and rounds are each written by one statement; two of them fill two cores. */
const PARTS = 2;
const MONTHS = 12;
/** A round is its stake and, one time in three, a win. */
const PAYS_ONE_IN = 3;
const TRANSFERS_PER_ROUND = 1 + 1 / PAYS_ONE_IN;
const STAKE = 50;
const PRIZE = 145;
const TOLD_EVERY = 10;
const MEMBER_MAX = 999_999_999;

/** In each month a member plays one sitting, on a day of their own, every five seconds a round. */
const playedAt = `date_trunc('milliseconds', now()) - ($2::int * 30) * interval '1 day'
  + (member_id * 7919 % (28 * 86400)) * interval '1 second' + $1::int * interval '5 seconds'`;

/** A UUID of version 7: its time, the kind of id, the round's number, the member. */
const uuidOf = (variant: string): string => `(
  lpad(to_hex((extract(epoch FROM created_at) * 1000)::bigint), 12, '0') || '7'
  || lpad(to_hex($1::int % 4096), 3, '0') || '${variant}' || lpad(to_hex($1::int / 4096), 3, '0')
  || lpad(to_hex(member_id), 12, '0'))::uuid`;

const gameColumns = `'house'::text AS studio, g.id AS game_id, g.code AS game_code, g.game_type,
  g.brand AS brand_code, 'house:game:house/' || g.code AS account`;

/**
 * Everybody's next round, from where the round before has left them. Each step stands on names of
 * the step before, so that the chain's expression is the ledger's own.
 */
const nextRounds = `
  CREATE TEMP TABLE next_round AS
  WITH played AS (
    SELECT member_id, cash, seq, head_hash, (member_id + $1::int) % ${PAYS_ONE_IN} = 0 AS pays,
      ${playedAt} AS created_at
    FROM last_round
  ), named AS (
    SELECT *, ${uuidOf("8")} AS round_key, ${uuidOf("9")} AS id FROM played
  ), staking AS (
    SELECT member_id, cash, seq + 1 AS seq, pays, round_key, named.id, created_at, ${gameColumns},
      'stake' AS kind, ${STAKE}::bigint AS amount, 'member:cash' AS debit,
      'house:game:house/' || g.code AS credit, cash - ${STAKE} AS debit_balance_after,
      NULL::bigint AS credit_balance_after, 'round:house:' || named.id AS reference,
      'instant:house' AS source, round_key::text AS external_id, head_hash AS previous_hash
    FROM named, (SELECT * FROM catalog.game WHERE studio = 'house' ORDER BY id LIMIT 1) AS g
  ), staked AS (
    SELECT *, ${chainHashSql} AS hash FROM staking
  ), winning AS (
    SELECT member_id, seq + 1 AS seq, 'win' AS kind, ${PRIZE}::bigint AS amount,
      account AS debit, 'member:cash' AS credit, NULL::bigint AS debit_balance_after,
      debit_balance_after + ${PRIZE} AS credit_balance_after, reference, source, external_id,
      hash AS previous_hash, created_at
    FROM staked WHERE pays
  ), won AS (
    SELECT *, ${chainHashSql} AS hash FROM winning
  )
  SELECT s.*, w.hash AS win_hash, coalesce(w.hash, s.hash) AS head_hash,
    coalesce(w.seq, s.seq) AS last_seq, coalesce(w.credit_balance_after, s.debit_balance_after)
      AS last_cash
  FROM staked AS s LEFT JOIN won AS w USING (member_id)`;

const transferColumns = `member_id, seq, kind, debit, credit, amount, debit_balance_after,
  credit_balance_after, reference, source, external_id, previous_hash, hash, created_at`;

const writes: readonly string[] = [
  `INSERT INTO ledger.transfer (${transferColumns})
   SELECT ${transferColumns} FROM next_round
   UNION ALL
   SELECT member_id, last_seq, 'win', account, 'member:cash', ${PRIZE}, NULL, last_cash, reference,
     source, external_id, hash, win_hash, created_at FROM next_round WHERE pays`,
  `INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
     response, transfers_count, created_at)
   SELECT member_id, source, external_id, 'rounds.instant', 'applied', hash,
     json_build_object('round', id), CASE WHEN pays THEN 2 ELSE 1 END, created_at
   FROM next_round`,
  `INSERT INTO rounds.instant_round (member_id, id, studio, game_id, game_code, game_type,
     brand_code, round_key, stake_cash, stake_bonus, win_cash, win_bonus, balance_after, details)
   SELECT member_id, id, studio, game_id, game_code, game_type, brand_code, round_key, ${STAKE}, 0,
     CASE WHEN pays THEN ${PRIZE} ELSE 0 END, 0, last_cash, '{}'
   FROM next_round`,
  "DROP TABLE last_round",
  `CREATE TEMP TABLE last_round AS
   SELECT member_id, last_cash AS cash, last_seq AS seq, head_hash FROM next_round`,
  "DROP TABLE next_round",
];

const firstRounds = `
  CREATE TEMP TABLE last_round AS SELECT member_id, cash, seq, head_hash
  FROM ledger.wallet
  WHERE member_id % ${PARTS} = $1::int AND member_id BETWEEN $2::bigint AND $3::bigint`;

const wallets = `
  UPDATE ledger.wallet AS w SET cash = l.cash, seq = l.seq, head_hash = l.head_hash,
    version = version + 1
  FROM last_round AS l WHERE w.member_id = l.member_id`;

async function writeRound(client: Asks, round: number, roundsEach: number): Promise<void> {
  const monthsAgo = MONTHS - Math.floor((round * MONTHS) / roundsEach);
  await client.query(interpolate(nextRounds, [round, monthsAgo]));
  for (const statement of writes) await client.query(statement);
}

async function loadPart(client: Asks, part: number, roundsEach: number): Promise<void> {
  await client.query(interpolate(firstRounds, [part, 0, MEMBER_MAX]));
  for (let round = 0; round < roundsEach; round += 1) {
    await client.query("BEGIN");
    await writeRound(client, round, roundsEach);
    await client.query("COMMIT");
    if (part === 0 && round % TOLD_EVERY === 0) say(`  ${round} of ${roundsEach} rounds each`);
  }
  await client.query(wallets);
  await client.query("DROP TABLE last_round");
}

/** A table cannot be made by a statement with parameters; these are whole numbers of our own. */
function interpolate(statement: string, values: readonly number[]): string {
  return statement.replace(/\$(\d)/g, (_whole, position) => String(values[Number(position) - 1]));
}

/** How many rounds each member plays so that there are so many rows. */
function roundsFor(rows: number, members: number): number {
  return Math.max(1, Math.ceil(rows / (members * TRANSFERS_PER_ROUND)));
}

export const openMonths = `SELECT ledger.open_months(now() - interval '13 months', now()),
  rounds.open_months(now() - interval '13 months', now())`;

export interface History {
  readonly rows: number;
  readonly load_seconds: number;
}

export async function loadHistory({ pool }: Connection, rows: number): Promise<History> {
  const startedMs = performance.now();
  const counted = await pool.query<{ wallets: number }>(
    "SELECT count(*)::int AS wallets FROM ledger.wallet",
  );
  const members = counted.rows[0]?.wallets ?? 0;
  const roundsEach = roundsFor(rows, members);
  await pool.query(openMonths);
  const before = await countTransfers(pool);
  const load = async (part: number): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
      await loadPart(client, part, roundsEach);
    } finally {
      // With its settings it is of no use to anybody else.
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: PARTS }, (_none, part) => load(part)));
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    await client.query("VACUUM ANALYZE");
    await client.query("CHECKPOINT");
  } finally {
    client.release(true);
  }
  return {
    rows: (await countTransfers(pool)) - before,
    load_seconds: rounded((performance.now() - startedMs) / 1_000, 0),
  };
}

async function countTransfers(pool: Connection["pool"]): Promise<number> {
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  const { rows } = await client.query<{ count: number }>("SELECT count(*) FROM ledger.transfer");
  client.release(true);
  return rows[0]?.count ?? 0;
}

/** Nobody has sat idle: as if all had staked something while the past was written. */
export async function keepSessionsAwake({ pool }: Connection): Promise<void> {
  await pool.query("UPDATE rounds.game_session SET last_bet_at = now() WHERE ended_at IS NULL");
}
