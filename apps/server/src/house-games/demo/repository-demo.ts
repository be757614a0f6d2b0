/** Play money: one row a demo player, one row a movement. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export async function insertDemoWallet(tx: Tx, player: string, balance: number): Promise<void> {
  await sql`
    INSERT INTO house_games.demo_wallet (player, balance_centavos)
    VALUES (${player}, ${balance})`.execute(tx);
}

export async function readDemoBalance(db: Db, player: string): Promise<number | null> {
  const { rows } = await sql<{ balance_centavos: number }>`
    SELECT balance_centavos FROM house_games.demo_wallet WHERE player = ${player}`.execute(db);
  return rows[0]?.balance_centavos ?? null;
}

export async function lockDemoBalance(tx: Tx, player: string): Promise<number | null> {
  const { rows } = await sql<{ balance_centavos: number }>`
    SELECT balance_centavos FROM house_games.demo_wallet
    WHERE player = ${player} FOR UPDATE`.execute(tx);
  return rows[0]?.balance_centavos ?? null;
}

export interface DemoTransaction {
  readonly player: string;
  readonly uuid: string;
  /** Added to the balance; negative for a stake. */
  readonly amount: number;
  readonly status: string;
}

export async function findDemoTransaction(
  tx: Tx,
  player: string,
  uuid: string,
): Promise<DemoTransaction | null> {
  const { rows } = await sql<{ amount_centavos: number; status: string }>`
    SELECT amount_centavos, status FROM house_games.demo_transaction
    WHERE player = ${player} AND transaction_uuid = ${uuid}`.execute(tx);
  const [row] = rows;
  return row === undefined
    ? null
    : { player, uuid, amount: row.amount_centavos, status: row.status };
}

export async function applyDemoTransaction(tx: Tx, movement: DemoTransaction): Promise<void> {
  await sql`
    INSERT INTO house_games.demo_transaction (player, transaction_uuid, amount_centavos, status)
    VALUES (${movement.player}, ${movement.uuid}, ${movement.amount},
      ${movement.status})`.execute(tx);
  await sql`
    UPDATE house_games.demo_wallet SET balance_centavos = balance_centavos + ${movement.amount}
    WHERE player = ${movement.player}`.execute(tx);
}

/** The rounds and seeds of demos; of nothing else, whatever is asked. */
export async function deleteOldDemoRounds(tx: Tx, startedBefore: Date): Promise<void> {
  await sql`SELECT house_games.forget_demo_rounds(${startedBefore})`.execute(tx);
}

/** Forgets sessions, and the play money of demos. Rounds keep what finishing them needs. */
export async function deleteOldSessions(tx: Tx, createdBefore: Date): Promise<void> {
  await sql`
    WITH old AS (
      DELETE FROM house_games.play_session WHERE created_at < ${createdBefore}
      RETURNING player, mode
    )
    DELETE FROM house_games.demo_wallet w USING old
    WHERE old.mode = 'demo' AND w.player = old.player`.execute(tx);
}
