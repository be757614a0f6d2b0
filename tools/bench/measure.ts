/** What a run cost: processor time and memory from /proc, batches from the server's metrics. */
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

export interface Batches {
  readonly count: number;
  readonly commands: number;
}

const BATCHES_METRIC = "tucano_ledger_batch_commands";

/** From a page as Prometheus reads it. Null: there is no such metric there. */
export function batchesOf(page: string): Batches | null {
  const read = (suffix: string): number | null => {
    const line = new RegExp(`^${BATCHES_METRIC}_${suffix} (\\S+)$`, "m").exec(page);
    return line === null ? null : Number(line[1]);
  };
  const commands = read("sum");
  const count = read("count");
  return commands === null || count === null ? null : { count, commands };
}

export function batchSizeBetween(before: Batches | null, after: Batches | null): number | null {
  if (before === null || after === null || after.count === before.count) return null;
  const average = (after.commands - before.commands) / (after.count - before.count);
  return Number(average.toFixed(2));
}

/** Resident memory of a process and, from its metrics, the part of it that objects take. */
export function residentMbOf(pid: number): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found === null ? null : Number((Number(found[1]) / 1_024).toFixed(1));
  } catch {
    return null;
  }
}

export function heapMbOf(page: string): number | null {
  const found = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(page);
  return found === null ? null : Number((Number(found[1]) / 1_024 ** 2).toFixed(1));
}

export async function readMetrics(url: string): Promise<string> {
  const answer = await fetch(new URL("/metrics", url)).catch(() => null);
  return answer === null || !answer.ok ? "" : answer.text();
}
