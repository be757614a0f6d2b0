/**
 * Listens to what the executor's connections say, and judges it: could the schema be divided by
 * member, with each money transaction on one part of it?
 */
import pg from "pg";

export interface MoneyTransaction {
  /** Between BEGIN and COMMIT, in their order; or the one statement that commits by itself. */
  readonly statements: readonly string[];
}

export interface Overheard {
  /** Transactions that moved money or wrote what belongs to it. */
  readonly transactions: readonly MoneyTransaction[];
  /** Reads of the executor outside of a transaction. */
  readonly reads: ReadonlySet<string>;
}

/** A connection is the executor's when it has said something that begins like this. */
const EXECUTOR_SAYS = "ledger.";
/** Outside of a transaction it is one by itself. */
const WRITES = /\b(?:INSERT INTO|DELETE FROM|MERGE INTO|UPDATE \w+\.)/;
/** Made in a transaction of their own, on purpose: see `claimIds`. */
const CLAIMS: ReadonlySet<string> = new Set(["ledger.claim_ids", "ledger.read_owners"]);

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown;

/** Listens until `stop`, which answers all that the executor has said meanwhile. */
export function listenToExecutor(): { stop: () => Overheard } {
  const said = new Map<pg.Client, { name: string | null; text: string }[]>();
  const prototype: { query: AnyQuery } = pg.Client.prototype;
  const { query: original } = prototype;
  prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const config = (typeof first === "string" ? { text: first } : first) as {
      name?: string;
      text?: string;
    };
    const lines = said.get(this) ?? [];
    said.set(this, [...lines, { name: config.name ?? null, text: config.text ?? "" }]);
    return original.apply(this, args);
  };
  return {
    stop: () => {
      prototype.query = original;
      const lines = [...said.values()].filter((some) =>
        some.some(({ name }) => name?.startsWith(EXECUTOR_SAYS) === true),
      );
      return overheardIn(lines.map((some) => some.filter(({ name }) => !CLAIMS.has(name ?? ""))));
    },
  };
}

function overheardIn(connections: readonly (readonly { text: string }[])[]): Overheard {
  const transactions: MoneyTransaction[] = [];
  const reads = new Set<string>();
  for (const lines of connections) {
    let open: string[] | null = null;
    for (const { text } of lines) {
      if (text === "BEGIN") open = [];
      else if (text === "COMMIT" || text === "ROLLBACK") {
        if (open !== null && open.length > 0) transactions.push({ statements: open });
        open = null;
      } else if (text.startsWith("SET LOCAL")) continue;
      else if (open !== null) open.push(text);
      else if (WRITES.test(text)) transactions.push({ statements: [text] });
      else reads.add(text);
    }
  }
  return { transactions, reads };
}

interface PlanNode {
  readonly "Node Type": string;
  readonly Operation?: string;
  readonly Schema?: string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Recheck Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The columns that say whose a row is. A house game's player is a member by another name. */
const OWNER = /\((?:\w+\.)?(?:member_id|player) = /;
const OWNER_COLUMNS: ReadonlySet<string> = new Set(["member_id", "player"]);

/** What stands against dividing by member: one line each, none when nothing does. */
export async function judgeStatement(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${statement}`,
  );
  const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
  if (explained === undefined) return ["no plan"];
  const found: string[] = [];
  const tables = new Set<string>();
  for (const node of nodesOf(explained.Plan)) {
    const { "Relation Name": name, Schema: schema } = node;
    if (name === undefined || schema === undefined) continue;
    tables.add(`${schema}.${name}`);
    if (node["Node Type"] === "ModifyTable") continue;
    const condition = node["Index Cond"] ?? node["Recheck Cond"] ?? "";
    if (!OWNER.test(condition)) {
      found.push(`${schema}.${name} is read by ${condition || "all its rows"}`);
    }
  }
  for (const table of tables) found.push(...(await judgeKeys(client, table)));
  return found;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Of the table, or of each of its partitions. */
async function judgeKeys(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relid::text AS name FROM pg_partition_tree($1) WHERE isleaf",
    [table],
  );
  const leaves = rows.length === 0 ? [table] : rows.map((row) => row.name);
  const found: string[] = [];
  for (const leaf of leaves) found.push(...(await judgeKeysOf(client, leaf)));
  return found;
}

/** Its key begins with the owner, and nothing in it is unique without the owner. */
async function judgeKeysOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; is_primary: boolean }>(
    `SELECT i.indexrelid::regclass::text AS name, i.indisprimary AS is_primary,
       ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY AS k (number, place)
         JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
         ORDER BY k.place) AS columns
     FROM pg_index i WHERE i.indrelid = $1::regclass AND i.indisunique`,
    [table],
  );
  const isOwner = (column: string | undefined) => OWNER_COLUMNS.has(column ?? "");
  const found = rows
    .filter(({ columns }) => !columns.some(isOwner))
    .map(({ name }) => `${table} has ${name}, which is unique without its owner`);
  const primary = rows.find((row) => row.is_primary);
  if (primary === undefined) found.push(`${table} has no key`);
  else if (!isOwner(primary.columns[0])) found.push(`${table}'s key does not begin with its owner`);
  return found;
}
