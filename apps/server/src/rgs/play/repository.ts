/** The SQL of sessions and rounds. */
import { sql } from "kysely";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Chance } from "../types.ts";

export interface Session {
  readonly player: string;
  readonly game: string;
  readonly publicationId: string;
}

/** Rounds that the house pays for: each of the session's is one of them. */
export interface FreeOnes {
  readonly id: string;
  readonly stake: Centavos;
}

export interface OpenedSession extends Session {
  readonly free: FreeOnes | null;
}

export async function insertSession(
  tx: Tx,
  session: OpenedSession & { readonly tokenHash: Buffer; readonly at: Date },
): Promise<void> {
  const { free } = session;
  await sql`
    INSERT INTO rgs.session (token_hash, player, game, publication_id, created_at, free_grant,
      free_stake_centavos)
    VALUES (${session.tokenHash}, ${session.player}, ${session.game}, ${session.publicationId},
      ${session.at}, ${free?.id ?? null}, ${free?.stake ?? null})`.execute(tx);
}

/** As it is now. */
export interface FoundSession extends OpenedSession {
  /** What is stored of the game is not what was imported. */
  readonly isAltered: boolean;
}

interface SessionRow extends Session {
  readonly isAltered: boolean;
  readonly freeGrant: string | null;
  readonly freeStake: number | null;
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<FoundSession | null> {
  const { rows } = await sql<SessionRow>`
    SELECT s.player, s.game, publication_id AS "publicationId", free_grant AS "freeGrant",
      free_stake_centavos AS "freeStake", p.altered <> '[]' AS "isAltered"
    FROM rgs.session s JOIN rgs.publication p ON p.id = s.publication_id
    WHERE token_hash = ${tokenHash}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { freeGrant: id, freeStake: stake, ...session } = row;
  return {
    ...session,
    free: id === null || stake === null ? null : { id, stake: toCentavos(stake) },
  };
}

export async function deleteSessions(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM rgs.session WHERE created_at < ${before}`.execute(tx);
}

/** Of demos; of nothing else, whatever is asked. */
export async function forgetDemoRounds(tx: Tx, startedBefore: Date): Promise<void> {
  await sql`SELECT rgs.forget_demo_rounds(${startedBefore})`.execute(tx);
}

export interface Round extends Session {
  readonly id: string;
  readonly number: number;
  readonly mode: string;
  readonly chance: Chance;
  readonly base: Centavos;
  readonly stake: Centavos;
  /** Null: its player pays for it. */
  readonly freeGrant: string | null;
  readonly betUuid: string;
  readonly winUuid: string;
  readonly rollbackUuid: string;
  readonly status: "pending" | "open" | "settled" | "void";
  /** Null until it is staked. */
  readonly drawn: Drawn | null;
  readonly event: string | null;
  readonly startedAt: Date;
}

export interface Drawn {
  /** From 0. */
  readonly row: number;
  /** In hundredths of the base bet. */
  readonly payout: number;
}

interface RoundRow extends Omit<Round, "chance" | "base" | "stake" | "drawn">, Chance {
  readonly base_centavos: number;
  readonly stake_centavos: number;
  readonly book_row: number | null;
  readonly payout: number | null;
}

const columns = sql`id, number, player, game, publication_id AS "publicationId", mode,
  seed_id AS "seedId", commitment, client_seed AS "clientSeed", nonce, base_centavos,
  stake_centavos, free_grant AS "freeGrant", bet_uuid AS "betUuid", win_uuid AS "winUuid",
  rollback_uuid AS "rollbackUuid",
  status, book_row, payout, event, started_at AS "startedAt"`;

function toRound(row: RoundRow): Round {
  const { seedId, commitment, clientSeed, nonce, base_centavos, stake_centavos, ...rest } = row;
  const { book_row, payout, ...round } = rest;
  return {
    ...round,
    chance: { seedId, commitment, clientSeed, nonce },
    base: toCentavos(base_centavos),
    stake: toCentavos(stake_centavos),
    drawn: book_row === null || payout === null ? null : { row: book_row, payout },
  };
}

async function findOne(query: ReturnType<typeof sql<RoundRow>>, db: Db): Promise<Round | null> {
  const { rows } = await query.execute(db);
  return rows[0] === undefined ? null : toRound(rows[0]);
}

export function findRound(db: Db, id: string): Promise<Round | null> {
  return findOne(sql<RoundRow>`SELECT ${columns} FROM rgs.round WHERE id = ${id}`, db);
}

export function findActive(db: Db, { player, game }: Session): Promise<Round | null> {
  return findOne(
    sql<RoundRow>`
      SELECT ${columns} FROM rgs.round
      WHERE player = ${player} AND game = ${game} AND status IN ('pending', 'open')`,
    db,
  );
}

/** Of rounds that were really played. */
export function findLast(db: Db, { player, game }: Session): Promise<Round | null> {
  return findOne(
    sql<RoundRow>`
      SELECT ${columns} FROM rgs.round
      WHERE player = ${player} AND game = ${game} AND status IN ('open', 'settled')
      ORDER BY started_at DESC, number DESC LIMIT 1`,
    db,
  );
}

/** When the player's latest round of any game here began. */
export async function findLastStart(tx: Tx, player: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT started_at AS at FROM rgs.round WHERE player = ${player} AND status <> 'void'
    ORDER BY started_at DESC LIMIT 1`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function hasActive(tx: Tx, player: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM rgs.round
      WHERE player = ${player} AND status IN ('pending', 'open')) AS has`.execute(tx);
  return rows[0]?.has ?? false;
}

export type NewRound = Omit<Round, "number" | "status" | "drawn" | "event">;

export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  const { chance } = round;
  await sql`
    INSERT INTO rgs.round (id, player, game, publication_id, mode, seed_id, commitment, client_seed,
      nonce, base_centavos, stake_centavos, free_grant, bet_uuid, win_uuid, rollback_uuid,
      started_at)
    VALUES (${round.id}, ${round.player}, ${round.game}, ${round.publicationId}, ${round.mode},
      ${chance.seedId}, ${chance.commitment}, ${chance.clientSeed}, ${chance.nonce}, ${round.base},
      ${round.stake}, ${round.freeGrant}, ${round.betUuid}, ${round.winUuid}, ${round.rollbackUuid},
      ${round.startedAt})`.execute(tx);
}

export async function markOpen(tx: Tx, id: string, drawn: Drawn): Promise<void> {
  await sql`
    UPDATE rgs.round SET status = 'open', book_row = ${drawn.row}, payout = ${drawn.payout}
    WHERE id = ${id} AND status = 'pending'`.execute(tx);
}

export async function markSettled(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE rgs.round SET status = 'settled', finished_at = ${at}
    WHERE id = ${id} AND status = 'open'`.execute(tx);
}

export async function markVoid(
  tx: Tx,
  { id, refusal, at }: { readonly id: string; readonly refusal: StudioStatus; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE rgs.round SET status = 'void', refusal = ${refusal}, finished_at = ${at}
    WHERE id = ${id} AND status IN ('pending', 'open')`.execute(tx);
}

/** Of the round that is being shown. */
export async function writeEvent(tx: Tx, id: string, event: string): Promise<void> {
  await sql`UPDATE rgs.round SET event = ${event} WHERE id = ${id} AND status = 'open'`.execute(tx);
}

/** Of these rounds those that were drawn, and begun since then: they wait for their players. */
export async function listWaiting(
  db: Db,
  ids: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM rgs.round
    WHERE id = ANY(${ids}::uuid[]) AND status = 'open' AND started_at > ${since}`.execute(db);
  return rows.map(({ id }) => id);
}
