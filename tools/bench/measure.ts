/** What a run cost: processor time from /proc, and batches from the journal of operations. */
import { readdirSync, readFileSync } from "node:fs";

/** What a pool of connections is asked here, and no more. */
export interface Asks {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Linux counts processor time in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly ownTicks: number;
  /** Of children that have ended. */
  readonly endedTicks: number;
}

function readTimes(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const field = (number: number): number => Number(fields[number - 3]);
    return {
      pid,
      parent: field(4),
      ownTicks: field(14) + field(15),
      endedTicks: field(16) + field(17),
    };
  } catch {
    return null;
  }
}

function readAllTimes(): ProcessTimes[] {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => readTimes(Number(pid))).filter((times) => times !== null);
  } catch {
    return [];
  }
}

export function childrenOf(pid: number): number[] {
  return readAllTimes()
    .filter((times) => times.parent === pid)
    .map((times) => times.pid);
}

/** Of the process and its children, ended ones included. Null where there is no /proc. */
export function cpuSecondsOf(pid: number): number | null {
  const own = readTimes(pid);
  if (own === null) return null;
  const children = readAllTimes().filter((times) => times.parent === pid);
  const ticks = children.reduce(
    (sum, child) => sum + child.ownTicks + child.endedTicks,
    own.ownTicks + own.endedTicks,
  );
  return ticks / TICKS_PER_SECOND;
}

/** A transaction number: whatever comes later has a higher one. */
export async function currentTransaction(database: Asks): Promise<string> {
  const { rows } = await database.query("SELECT pg_current_xact_id()::text AS xid");
  return String(rows[0]?.["xid"]);
}

/** Operations a transaction since then: one batch of the ledger is one transaction. */
export async function batchesSince(database: Asks, xid: string): Promise<number | null> {
  const { rows } = await database.query(
    `SELECT round(count(*)::numeric / nullif(count(DISTINCT xid), 0), 2)::float8 AS average
     FROM ledger.operation WHERE xid > $1::xid8`,
    [xid],
  );
  const average = rows[0]?.["average"];
  return typeof average === "number" ? average : null;
}
