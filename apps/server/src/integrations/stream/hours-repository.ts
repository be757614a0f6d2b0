/** What was played, by member, game and hour, as a reader of the journal adds it up. */
import { type RawBuilder, sql } from "kysely";
import type { JournalReader } from "../../ledger/index.ts";
import type { Fact } from "../../platform/facts/facts-repository.ts";
import type { Tx } from "../../platform/database/types.ts";

const isPlay = sql`kind IN ('stake', 'stake.rollback', 'win', 'win.rollback')
  AND created_at >= (SELECT begins_at FROM integrations.head)`;

const gameOf = sql`substr(CASE WHEN kind IN ('stake', 'win.rollback') THEN credit
  ELSE debit END, length('house:game:') + 1)`;

/** A bet from two pockets has two entries under one id, and is one play. */
const playsOf = (kind: string) =>
  sql`count(DISTINCT (source, external_id)) FILTER (WHERE kind = ${sql.lit(kind)})`;
const sumOf = (kind: string) =>
  sql`coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)::bigint`;

async function addHours(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`
    INSERT INTO integrations.play_hour AS p (member_id, game, hour, plays, stake, win)
    SELECT member_id, ${gameOf}, date_trunc('hour', created_at),
      ${playsOf("stake")} - ${playsOf("stake.rollback")},
      ${sumOf("stake")} - ${sumOf("stake.rollback")}, ${sumOf("win")} - ${sumOf("win.rollback")}
    FROM ${entries} AS e WHERE ${isPlay} GROUP BY 1, 2, 3 ORDER BY 1
    ON CONFLICT (member_id, game, hour) DO UPDATE SET plays = p.plays + excluded.plays,
      stake = p.stake + excluded.stake, win = p.win + excluded.win, is_told = false`.execute(tx);
}

/** Single bets and wins are told only while a key or an address asks for them. */
async function tellMovements(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`
    INSERT INTO platform.fact (type, member_id, at, data)
    SELECT 'round.movement.v1', member_id, created_at, jsonb_build_object('kind', kind,
      'game', ${gameOf}, 'amount_centavos', amount, 'round', reference, 'seq', seq)
    FROM ${entries} AS e WHERE ${isPlay} AND EXISTS (SELECT FROM integrations.api_key
      WHERE 'events.rounds' = ANY(scopes) AND revoked_at IS NULL
        AND (expires_at IS NULL OR expires_at > now())
      UNION ALL SELECT FROM integrations.webhook
      WHERE is_enabled AND 'round.movement.v1' = ANY(types))
    ORDER BY member_id, seq`.execute(tx);
}

export const hoursReader: JournalReader = {
  name: "integrations.hours",
  apply: async (tx, { entries }) => {
    await addHours(tx, entries);
    await tellMovements(tx, entries);
  },
  // Whoever was told of an hour is told the same again, as its next revision.
  reset: async (tx) => {
    await sql`UPDATE integrations.play_hour
      SET plays = 0, stake = 0, win = 0, is_told = true`.execute(tx);
  },
};

/** Hours that are over and not told as they are now. */
export async function takeHours(tx: Tx, before: Date, limit: number): Promise<readonly Fact[]> {
  const { rows } = await sql<Fact>`
    UPDATE integrations.play_hour AS p SET is_told = true, revision = revision + 1
    FROM (SELECT member_id, game, hour FROM integrations.play_hour
      WHERE NOT is_told AND hour < ${before} ORDER BY hour LIMIT ${limit} FOR UPDATE) AS due
    WHERE p.member_id = due.member_id AND p.game = due.game AND p.hour = due.hour
    RETURNING 'play.hour.v1' AS type, p.member_id AS "memberId",
      p.hour + interval '1 hour' AS at, jsonb_build_object('game', p.game, 'hour', p.hour,
        'revision', p.revision, 'plays', p.plays, 'stake_centavos', p.stake,
        'win_centavos', p.win) AS data`.execute(tx);
  return rows;
}

/** From then on only: what is forgotten is not told anew by a rebuild. */
export async function forgetHours(tx: Tx, before: Date): Promise<void> {
  await sql`UPDATE integrations.head
    SET begins_at = greatest(begins_at, date_trunc('hour', ${before}::timestamptz))`.execute(tx);
  await sql`DELETE FROM integrations.play_hour
    WHERE hour < (SELECT begins_at FROM integrations.head)
      AND hour < date_trunc('hour', ${before}::timestamptz)`.execute(tx);
}
