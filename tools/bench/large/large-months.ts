/**
 * Months of journal and rounds that are filled in one go: written beside the old ones without
 * indexes, which are made when all is there, and put in their place. Nothing but the rows is
 * written, and the rows once: what a table is made in, that needs no log of its own.
 */
import type pg from "pg";
import { copyIn } from "./copy-in.ts";
import type { Lines } from "./large-play.ts";

const tables = [
  { schema: "ledger", name: "transfer", key: "PRIMARY KEY (member_id, seq)" },
  // The keys of these two are the whole table's own, and come with it.
  { schema: "ledger", name: "operation", key: null },
  { schema: "rounds", name: "instant_round", key: null },
] as const;

/** `2026_03` */
export const suffixOf = (month: Date) => month.toISOString().slice(0, 7).replace("-", "_");

const nameOf = ({ schema, name }: (typeof tables)[number], suffix: string) =>
  `${schema}.${name}_${suffix}`;

/** Empty tables like the months, for `fillMonth`. */
export async function openLoading(client: pg.ClientBase, suffix: string): Promise<void> {
  for (const one of tables) {
    await client.query(`CREATE TABLE ${nameOf(one, suffix)}_loading (
      LIKE ${one.schema}.${one.name} INCLUDING ALL EXCLUDING INDEXES)`);
  }
}

const transferColumns = `member_id, seq, kind, debit, credit, amount, debit_balance_after,
  credit_balance_after, reference, source, external_id, xid, previous_hash, hash, created_at`;
const operationColumns = `member_id, source, external_id, kind, status, payload_hash, response,
  transfers_count, xid, created_at`;
const roundColumns = `member_id, id, studio, game_id, game_code, game_type, brand_code, round_key,
  stake_cash, stake_bonus, win_cash, win_bonus, balance_after, details`;
const withdrawalColumns = `member_id, order_no, status, amount_centavos, general_fee_centavos,
  mandatory_fee_centavos, key_type, key, key_masked, holder_cpf, end_to_end_id, application_time,
  eta_at, updated_at, paid_at`;

/** In the transaction in which `openLoading` was called: only there rows are frozen at once. */
export async function fillMonth(
  client: pg.ClientBase,
  suffix: string,
  lines: Lines,
): Promise<void> {
  const frozen = "FROM STDIN WITH (FREEZE)";
  const plain = "FROM STDIN";
  const writes = [
    [`ledger.transfer_${suffix}_loading (${transferColumns}) ${frozen}`, lines.transfers],
    [`ledger.operation_${suffix}_loading (${operationColumns}) ${frozen}`, lines.operations],
    [`rounds.instant_round_${suffix}_loading (${roundColumns}) ${frozen}`, lines.rounds],
    [`ledger.operation_other (${operationColumns}) ${plain}`, lines.otherOperations],
    [`cashier.withdrawal (${withdrawalColumns}) ${plain}`, lines.withdrawals],
  ] as const;
  for (const [into, rows] of writes) await copyIn(client, `COPY ${into}`, rows);
}

/** What was in the old months is taken over; attaching makes the indexes that all months have. */
export async function closeLoading(client: pg.ClientBase, suffix: string): Promise<void> {
  for (const one of tables) {
    const month = nameOf(one, suffix);
    const parent = `${one.schema}.${one.name}`;
    const found = await client.query<{ bound: string }>(
      "SELECT pg_get_expr(relpartbound, oid) AS bound FROM pg_class WHERE oid = $1::regclass",
      [month],
    );
    await client.query(`ALTER TABLE ${parent} DETACH PARTITION ${month}`);
    await client.query(`INSERT INTO ${month}_loading SELECT * FROM ${month}`);
    await client.query(`DROP TABLE ${month}`);
    await client.query(`ALTER TABLE ${month}_loading RENAME TO ${one.name}_${suffix}`);
    if (one.key !== null) await client.query(`ALTER TABLE ${month} ADD ${one.key}`);
    const bound = found.rows[0]?.bound ?? "";
    await client.query(`ALTER TABLE ${parent} ATTACH PARTITION ${month} ${bound}`);
    await client.query(`SELECT ${one.schema}.guard_partition('${month}'::regclass)`);
  }
}
