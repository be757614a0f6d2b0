/** What was said at live tables. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface SaidLine {
  readonly id: number;
  readonly game: string;
  readonly player: string;
  readonly words: string;
  readonly saidAt: Date;
}

export interface ModeratedLine extends SaidLine {
  readonly reports: number;
  readonly removedAt: Date | null;
}

const columns = sql`id, game, player, words, said_at AS "saidAt"`;

export async function insertLine(tx: Tx, line: Omit<SaidLine, "id">): Promise<SaidLine> {
  const { rows } = await sql<SaidLine>`
    INSERT INTO shared_rounds.chat_line (game, player, words, said_at)
    VALUES (${line.game}, ${line.player}, ${line.words}, ${line.saidAt})
    RETURNING ${columns}`.execute(tx);
  const [said] = rows;
  if (said === undefined) throw new Error("A line was not written.");
  return said;
}

/** What another process wrote and told the others of; null: it was taken out since. */
export async function findLine(db: Db, lineId: number): Promise<SaidLine | null> {
  const { rows } = await sql<SaidLine>`
    SELECT ${columns} FROM shared_rounds.chat_line
    WHERE id = ${lineId} AND removed_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** The other processes hear of it when the transaction commits. */
export async function tellLine(
  tx: Tx,
  topic: "table-said" | "table-unsaid",
  { game, id }: { game: string; id: number },
): Promise<void> {
  await sql`SELECT pg_notify('tucano', ${`${topic} ${game} ${id}`})`.execute(tx);
}

/** The latest ones that stand, the oldest of them first. */
export async function listLines(db: Db, game: string, limit: number): Promise<SaidLine[]> {
  const { rows } = await sql<SaidLine>`
    SELECT ${columns} FROM shared_rounds.chat_line
    WHERE game = ${game} AND removed_at IS NULL ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows.toReversed();
}

/** Once for each player. False: there is no such line, or it was reported before. */
export async function insertReport(
  tx: Tx,
  report: { lineId: number; player: string; game: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO shared_rounds.chat_report (line_id, player, reported_at)
    SELECT id, ${report.player}, ${report.at} FROM shared_rounds.chat_line
    WHERE id = ${report.lineId} AND game = ${report.game}
    ON CONFLICT DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The game of the line; null: it is not there, or was removed before. */
export async function markRemoved(
  tx: Tx,
  removal: { lineId: number; operatorId: number; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ game: string }>`
    UPDATE shared_rounds.chat_line SET removed_at = ${removal.at},
      removed_by = ${removal.operatorId}
    WHERE id = ${removal.lineId} AND removed_at IS NULL RETURNING game`.execute(tx);
  return rows[0]?.game ?? null;
}

/** For moderators: the most reported first, then the latest. */
export async function listModerated(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ModeratedLine[]; total: number }> {
  const { rows } = await sql<ModeratedLine & { total: number }>`
    SELECT l.id, l.game, l.player, l.words, l.said_at AS "saidAt",
      l.removed_at AS "removedAt", count(r.player)::int AS reports, count(*) OVER () AS total
    FROM shared_rounds.chat_line l LEFT JOIN shared_rounds.chat_report r ON r.line_id = l.id
    GROUP BY l.id ORDER BY (l.removed_at IS NULL) DESC, count(r.player) DESC, l.id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The words go with the person; that something was said stays. */
export async function eraseLines(tx: Tx, player: string): Promise<void> {
  await sql`UPDATE shared_rounds.chat_line SET words = '***' WHERE player = ${player}`.execute(tx);
}
