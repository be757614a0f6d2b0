/** The SQL of jackpots: what was won, and what has been added. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { JackpotPool } from "@tucano/game-math/jackpots/draw.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { JackpotWin, KeptWin } from "./types.ts";

/** In the commit of their rounds. */
export async function insertWins(tx: Tx, wins: readonly JackpotWin[]): Promise<void> {
  if (wins.length === 0) return;
  await sql`
    INSERT INTO jackpots.win (member_id, round_id, pool, game_code, stake, odds, won_at)
    SELECT * FROM unnest(${wins.map((win) => win.memberId)}::bigint[],
      ${wins.map((win) => win.roundId)}::uuid[], ${wins.map((win) => win.pool)}::text[],
      ${wins.map((win) => win.gameCode)}::text[], ${wins.map((win) => win.stake)}::bigint[],
      ${wins.map((win) => win.oddsCentavos)}::bigint[],
      ${wins.map((win) => win.wonAt)}::timestamptz[])`.execute(tx);
}

const winColumns = sql`member_id AS "memberId", round_id AS "roundId", pool,
  game_code AS "gameCode", stake, odds AS "oddsCentavos", won_at AS "wonAt", amount,
  paid_at AS "paidAt"`;

/** The oldest first. */
export async function listUnpaid(db: Db, limit: number): Promise<KeptWin[]> {
  const { rows } = await sql<KeptWin>`
    SELECT ${winColumns} FROM jackpots.win WHERE paid_at IS NULL
    ORDER BY won_at, round_id, pool LIMIT ${limit}`.execute(db);
  return rows;
}

type WinKey = Pick<JackpotWin, "memberId" | "roundId" | "pool">;

export async function setAmount(tx: Tx, win: WinKey, amount: Centavos): Promise<void> {
  await sql`
    UPDATE jackpots.win SET amount = ${amount}
    WHERE member_id = ${win.memberId} AND round_id = ${win.roundId} AND pool = ${win.pool}
      AND amount IS NULL`.execute(tx);
}

/** False: it was noted before. */
export async function setPaid(
  tx: Tx,
  { memberId, roundId, pool, amount }: WinKey & { readonly amount: Centavos },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jackpots.win SET amount = ${amount}, paid_at = ${at}
    WHERE member_id = ${memberId} AND round_id = ${roundId} AND pool = ${pool}
      AND paid_at IS NULL RETURNING pool`.execute(tx);
  return rows.length > 0;
}

export interface Pot {
  /** In ten-thousandths of a centavo. */
  readonly contributed: number;
  /** What it has paid, or owes to a win whose amount is known. */
  readonly paid: Centavos;
}

/** A member's own pool. */
export async function readPot(db: Db, memberId: MemberId): Promise<Pot> {
  const { rows } = await sql<Pot>`
    SELECT coalesce((SELECT contributed FROM jackpots.pot WHERE member_id = ${memberId}), 0)
        AS contributed,
      coalesce((SELECT sum(amount) FROM jackpots.win
        WHERE member_id = ${memberId} AND pool = 'personal'), 0)::bigint AS paid`.execute(db);
  return rows[0] ?? { contributed: 0, paid: ZERO };
}

/** The win's own row, locked: whoever decides on its amount does so alone. */
export async function lockWin(tx: Tx, win: WinKey): Promise<Centavos | null> {
  const { rows } = await sql<{ amount: Centavos | null }>`
    SELECT amount FROM jackpots.win
    WHERE member_id = ${win.memberId} AND round_id = ${win.roundId} AND pool = ${win.pool}
    FOR UPDATE`.execute(tx);
  return rows[0]?.amount ?? null;
}

export interface Counted {
  readonly pool: JackpotPool;
  readonly staked: Centavos;
  /** In ten-thousandths of a centavo. */
  readonly contributed: number;
  /** How often it was to be won, by the odds of each stake. */
  readonly expected: number;
}

export async function readCounted(db: Db): Promise<ReadonlyMap<JackpotPool, Counted>> {
  const { rows } = await sql<Counted>`
    SELECT pool, sum(staked)::bigint AS staked, sum(contributed)::bigint AS contributed,
      sum(staked / odds)::float8 AS expected
    FROM jackpots.counted GROUP BY pool`.execute(db);
  return new Map(rows.map((row) => [row.pool, row]));
}

export interface Won {
  readonly pool: JackpotPool;
  readonly wins: number;
  readonly paid: Centavos;
}

export async function readWon(db: Db): Promise<ReadonlyMap<JackpotPool, Won>> {
  const { rows } = await sql<Won>`
    SELECT pool, count(*) AS wins, coalesce(sum(amount), 0)::bigint AS paid
    FROM jackpots.win GROUP BY pool`.execute(db);
  return new Map(rows.map((row) => [row.pool, row]));
}

/** Of everybody or of one member, the latest first. */
export async function listWins(
  db: Db,
  of: {
    readonly memberId?: MemberId;
    readonly pools: readonly JackpotPool[];
    readonly limit: number;
  },
): Promise<KeptWin[]> {
  const { rows } = await sql<KeptWin>`
    SELECT ${winColumns} FROM jackpots.win
    WHERE pool = ANY(${of.pools}::text[])
      AND (${of.memberId ?? null}::bigint IS NULL OR member_id = ${of.memberId ?? null})
    ORDER BY won_at DESC, round_id LIMIT ${of.limit}`.execute(db);
  return rows;
}
