/** Rounds and sessions. Seeds are in repository-seeds.ts. */
import { sql } from "kysely";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Touch } from "../platform/memory/touches.ts";
import type {
  HouseRound,
  PendingRound,
  PlayMode,
  PlaySession,
  SettledRound,
  StoredSession,
  VoidRound,
} from "./types.ts";

interface RoundRow {
  id: string;
  player: string;
  game: string;
  definition_version: number;
  mode: PlayMode;
  token: string;
  round_key: string;
  seed_id: string;
  commitment: string;
  client_seed: string;
  nonce: number;
  seed_player: string | null;
  choice: unknown;
  units: number;
  has_steps: boolean;
  stake_centavos: number;
  added_stake_centavos: number;
  bet_uuid: string;
  win_uuid: string;
  rollback_uuid: string;
  status: HouseRound["status"];
  staked_at: Date | null;
  refusal: string | null;
  win_hundredths: number | null;
  win_centavos: number | null;
  balance_centavos: number | null;
  book: Book | null;
  started_at: Date;
  last_step_at: Date | null;
}

const roundColumns = sql`
  r.id, r.player, r.game, r.definition_version, r.mode, r.token, r.round_key, r.seed_id,
  s.commitment, r.client_seed, r.nonce, r.stake_centavos, r.bet_uuid, r.win_uuid, r.rollback_uuid,
  r.status, r.staked_at, r.refusal, r.win_hundredths, r.win_centavos, r.balance_centavos, r.book,
  r.started_at, r.seed_player, r.choice, r.units, r.has_steps, r.added_stake_centavos,
  r.last_step_at`;

const roundTables = sql`house_games.round r JOIN house_games.seed s
  ON s.player = coalesce(r.seed_player, r.player) AND s.id = r.seed_id`;

function toRound(row: RoundRow): HouseRound {
  const basics = {
    id: row.id,
    player: row.player,
    game: row.game,
    definitionVersion: row.definition_version,
    mode: row.mode,
    token: row.token,
    roundKey: row.round_key,
    seedId: row.seed_id,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    seedPlayer: row.seed_player ?? row.player,
    choice: row.choice ?? undefined,
    units: row.units,
    hasSteps: row.has_steps,
    addedStake: toCentavos(row.added_stake_centavos),
    stake: toCentavos(row.stake_centavos),
    betUuid: row.bet_uuid,
    winUuid: row.win_uuid,
    rollbackUuid: row.rollback_uuid,
    startedAt: row.started_at,
  };
  if (row.status === "pending") {
    const balance = row.balance_centavos === null ? null : toCentavos(row.balance_centavos);
    const { last_step_at: lastStepAt } = row;
    return { ...basics, status: "pending", isStaked: row.staked_at !== null, balance, lastStepAt };
  }
  if (row.status === "void") {
    return { ...basics, status: "void", refusal: row.refusal as StudioStatus };
  }
  return {
    ...basics,
    status: "settled",
    winHundredths: row.win_hundredths ?? 0,
    win: toCentavos(row.win_centavos ?? 0),
    balance: toCentavos(row.balance_centavos ?? 0),
    book: row.book ?? [],
  };
}

export async function findRound(db: Db, roundId: string): Promise<HouseRound | null> {
  const { rows } = await sql<RoundRow>`
    SELECT ${roundColumns} FROM ${roundTables} WHERE r.id = ${roundId}`.execute(db);
  return rows[0] === undefined ? null : toRound(rows[0]);
}

export async function findRoundByKey(
  db: Db,
  player: string,
  roundKey: string,
): Promise<HouseRound | null> {
  const { rows } = await sql<RoundRow>`
    SELECT ${roundColumns} FROM ${roundTables}
    WHERE r.player = ${player} AND r.round_key = ${roundKey}`.execute(db);
  return rows[0] === undefined ? null : toRound(rows[0]);
}

/** This player's open rounds, of one game or of all, but for those that wait for people. */
export async function findPending(db: Db, player: string, game?: string): Promise<PendingRound[]> {
  const { rows } = await sql<RoundRow>`
    SELECT ${roundColumns} FROM ${roundTables}
    WHERE r.player = ${player} AND r.status = 'pending' AND r.payout_refusal IS NULL
      AND (${game ?? null}::text IS NULL OR r.game = ${game ?? null})`.execute(db);
  return rows.map(toRound).filter((round) => round.status === "pending");
}

/** A seed with an open round is not revealed. */
export async function hasPendingOn(tx: Tx, seedPlayer: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM house_games.round
      WHERE player = ${seedPlayer.replace(/\/steps$/, "")} AND status = 'pending'
        AND coalesce(seed_player, player) = ${seedPlayer}) AS has`.execute(tx);
  return rows[0]?.has ?? false;
}

/**
 * Open rounds of anybody that wait neither for their player nor for people, the oldest first:
 * begun before an instant, or left by a player who did nothing since another.
 */
export async function findInterrupted(
  db: Db,
  { startedBefore, leftBefore }: { readonly startedBefore: Date; readonly leftBefore: Date },
  limit: number,
): Promise<PendingRound[]> {
  const { rows } = await sql<RoundRow>`
    SELECT ${roundColumns} FROM ${roundTables}
    WHERE r.status = 'pending' AND r.payout_refusal IS NULL AND r.started_at <= ${startedBefore}
      AND (NOT r.has_steps OR r.is_over OR r.staked_at IS NULL OR r.last_step_at <= ${leftBefore}
        OR EXISTS (SELECT FROM house_games.round_step t
          WHERE t.round_id = r.id AND t.taken_at IS NULL))
    ORDER BY r.started_at LIMIT ${limit}`.execute(db);
  return rows.map(toRound).filter((round) => round.status === "pending");
}

/** Of which the rest is still to be drawn. */
export async function countUndecided(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM house_games.round
    WHERE status = 'pending' AND payout_refusal IS NULL AND NOT is_over`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When this player's latest round of any game began that was not refused. */
export async function findLastStart(tx: Tx, player: string): Promise<Date | null> {
  const { rows } = await sql<{ started_at: Date }>`
    SELECT started_at FROM house_games.round
    WHERE player = ${player} AND status <> 'void'
    ORDER BY started_at DESC LIMIT 1`.execute(tx);
  return rows[0]?.started_at ?? null;
}

/** The latest round of the game, if its end has not been shown yet. */
export async function findUnseen(
  db: Db,
  player: string,
  game: string,
): Promise<SettledRound | null> {
  const { rows } = await sql<RoundRow & { shown_at: Date | null }>`
    SELECT ${roundColumns}, r.shown_at FROM ${roundTables}
    WHERE r.player = ${player} AND r.game = ${game} AND r.status = 'settled'
    ORDER BY r.started_at DESC, r.nonce DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined || row.shown_at !== null) return null;
  const round = toRound(row);
  return round.status === "settled" ? round : null;
}

export async function insertRound(
  tx: Tx,
  round: Omit<
    PendingRound,
    "status" | "isStaked" | "commitment" | "balance" | "lastStepAt" | "addedStake"
  >,
): Promise<void> {
  await sql`
    INSERT INTO house_games.round (id, player, game, definition_version, mode, token, round_key,
      seed_id, client_seed, nonce, stake_centavos, bet_uuid, win_uuid, rollback_uuid, started_at,
      seed_player, choice, units, has_steps)
    VALUES (${round.id}, ${round.player}, ${round.game}, ${round.definitionVersion}, ${round.mode},
      ${round.token}, ${round.roundKey}, ${round.seedId}, ${round.clientSeed}, ${round.nonce},
      ${round.stake}, ${round.betUuid}, ${round.winUuid}, ${round.rollbackUuid},
      ${round.startedAt}, ${round.seedPlayer === round.player ? null : round.seedPlayer},
      ${round.choice === undefined ? null : JSON.stringify(round.choice)}::json, ${round.units},
      ${round.hasSteps})`.execute(tx);
}

export interface Staked {
  readonly id: string;
  readonly balance: Centavos;
  /** Of several steps, and over with the deal already. */
  readonly isOver: boolean;
}

export async function markStaked(tx: Tx, staked: Staked, at: Date): Promise<void> {
  await sql`
    UPDATE house_games.round SET staked_at = ${at}, last_step_at = ${at},
      balance_centavos = ${staked.balance}, is_over = ${staked.isOver}
    WHERE id = ${staked.id} AND status = 'pending' AND staked_at IS NULL`.execute(tx);
}

/** Settles once; a second call changes nothing. */
export async function markSettled(
  tx: Tx,
  settled: Pick<SettledRound, "id" | "winHundredths" | "win" | "balance" | "book">,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE house_games.round SET status = 'settled', win_hundredths = ${settled.winHundredths},
      win_centavos = ${settled.win}, balance_centavos = ${settled.balance},
      book = ${JSON.stringify(settled.book)}::json, finished_at = ${at},
      staked_at = coalesce(staked_at, ${at})
    WHERE id = ${settled.id} AND status = 'pending'`.execute(tx);
}

export async function markVoid(
  tx: Tx,
  voided: Pick<VoidRound, "id" | "refusal">,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE house_games.round SET status = 'void', refusal = ${voided.refusal}, finished_at = ${at}
    WHERE id = ${voided.id} AND status = 'pending'`.execute(tx);
}

/** One round, or with null every settled one of the game. */
export async function markShown(
  tx: Tx,
  seen: { player: string; game: string; roundId: string | null; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE house_games.round SET shown_at = ${seen.at}
    WHERE player = ${seen.player} AND game = ${seen.game} AND status = 'settled'
      AND shown_at IS NULL
      AND (${seen.roundId}::uuid IS NULL OR id = ${seen.roundId}::uuid)`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export interface Shown {
  readonly player: string;
  readonly game: string;
  readonly roundId: string;
}

/** A round that was shown late never hides one that came after it. */
export async function upsertShown(tx: Tx, { player, game, roundId }: Shown): Promise<void> {
  await sql`
    INSERT INTO house_games.shown AS s (player, game, round_id)
    VALUES (${player}, ${game}, ${roundId})
    ON CONFLICT (player, game) DO UPDATE SET round_id = excluded.round_id
    WHERE s.round_id < excluded.round_id`.execute(tx);
}

/** The latest round of the game that the player has seen to its end. */
export async function findShown(
  db: Db,
  { player, game }: Omit<Shown, "roundId">,
): Promise<string | null> {
  const { rows } = await sql<{ round_id: string }>`
    SELECT round_id FROM house_games.shown
    WHERE player = ${player} AND game = ${game}`.execute(db);
  return rows[0]?.round_id ?? null;
}

export interface HistoryRow {
  readonly id: string;
  readonly nonce: number;
  readonly commitment: string;
  readonly is_revealed: boolean;
  readonly stake_centavos: number;
  readonly win_centavos: number;
  readonly started_at: Date;
}

export async function listHistory(
  db: Db,
  of: { player: string; game: string; limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { rows } = await sql<HistoryRow>`
    SELECT r.id, r.nonce, s.commitment, s.revealed_at IS NOT NULL AS is_revealed,
      r.stake_centavos + r.added_stake_centavos AS stake_centavos, r.win_centavos, r.started_at
    FROM ${roundTables}
    WHERE r.player = ${of.player} AND r.game = ${of.game} AND r.status = 'settled'
    ORDER BY r.started_at DESC, r.nonce DESC
    LIMIT ${of.limit} OFFSET ${of.offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM house_games.round
    WHERE player = ${of.player} AND game = ${of.game} AND status = 'settled'`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function insertSession(tx: Tx, session: PlaySession, at: Date): Promise<void> {
  await sql`
    INSERT INTO house_games.play_session (token, player, game, mode, language, created_at)
    VALUES (${session.token}, ${session.player}, ${session.game}, ${session.mode},
      ${session.language}, ${at})
    ON CONFLICT (token) DO UPDATE SET language = excluded.language`.execute(tx);
}

/** In the order of `tokens`; null for what is no session. */
export async function findSessions(
  db: Db,
  tokens: readonly string[],
): Promise<(StoredSession | null)[]> {
  const { rows } = await sql<PlaySession & { usedAt: Date }>`
    SELECT token, player, game, mode, language, coalesce(last_used_at, created_at) AS "usedAt"
    FROM house_games.play_session WHERE token = ANY(${tokens}::text[])`.execute(db);
  const found = new Map(
    rows.map(({ usedAt, ...session }) => [session.token, { session, usedAt }] as const),
  );
  return tokens.map((token) => found.get(token) ?? null);
}

/** Whatever somebody else holds just now is left out: this must wait for nobody. */
export async function touchSessions(tx: Tx, touches: readonly Touch[]): Promise<void> {
  await sql`
    WITH touch AS (
      SELECT * FROM unnest(${touches.map(({ id }) => id)}::text[],
        ${touches.map(({ at }) => at)}::timestamptz[]) AS t (token, at)
    ), free AS (
      SELECT token FROM house_games.play_session JOIN touch USING (token)
      FOR NO KEY UPDATE OF play_session SKIP LOCKED
    )
    UPDATE house_games.play_session s SET last_used_at = greatest(s.last_used_at, touch.at)
    FROM touch JOIN free USING (token) WHERE s.token = touch.token`.execute(tx);
}
