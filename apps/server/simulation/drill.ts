/** The parts of a drill: a writer to kill, players that do not stop, and the killing itself. */
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../src/platform/database/types.ts";
import type { Acknowledged } from "./load-driver.ts";

const file = (name: string): string => path.join(import.meta.dirname, name);

/** Resolves when it listens. Its standard input is ours: it ends when we do. */
export async function startWriter(databaseUrl: string, port: number): Promise<ChildProcess> {
  const writer = spawn(process.execPath, [file("writer-process.ts"), databaseUrl, String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  return writer;
}

/** As the machine would end it: no signal handler, no last words. */
export async function killWriter(writer: ChildProcess): Promise<void> {
  const ended = once(writer, "exit");
  writer.kill("SIGKILL");
  await ended;
}

export interface Players<Report> {
  /** Resolves when so many more wishes have been acknowledged. */
  play(count: number): Promise<void>;
  /** Ends the play, learns what became of everything unknown, and reports. */
  finish(): Promise<Report>;
}

/** `script` says with a number how many wishes are acknowledged, and with an object its report. */
export function startPlayers<Report extends object>(
  script: string,
  args: readonly string[],
): Players<Report> {
  const driver = fork(file(script), args);
  let played = 0;
  const reported = new Promise<Report>((resolve, reject) => {
    driver.on("message", (message: number | Report) => {
      if (typeof message === "number") played = message;
      else resolve(message);
    });
    driver.on("exit", () => reject(new Error("The players ended without a report.")));
  });
  reported.catch(() => undefined);
  return {
    async play(count) {
      const goal = played + count;
      while (played < goal) await Promise.race([once(driver, "message"), reported]);
    },
    async finish() {
      driver.send("finish");
      return reported;
    },
  };
}

/** State and parent of a process, as the system tells it; null when it is gone. */
function lookUp(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may contain anything: the state and the parent's id.
    const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => lookUp(pid)?.parent === parent);
}

const ZOMBIE = "Z";

function isRunning(pid: number): boolean {
  const found = lookUp(pid);
  return found !== null && found.state !== ZOMBIE;
}

/** The whole database server at once, its helpers included, as when the power goes. */
export async function killPostgresTree(pid: number): Promise<void> {
  const tree = [pid, ...childrenOf(pid)];
  for (const one of tree) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It went with its parent.
    }
  }
  while (tree.some(isRunning)) await pause(10);
}

/** What was acknowledged and is not, or not so, in the database. */
export async function findLost(
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const found = await sql<{ key: string }>`
    SELECT concat_ws(' ', member_id, source, external_id, status) AS key
    FROM ledger.operation`.execute(db);
  const stored = new Set(found.rows.map((row) => row.key));
  return acknowledged.filter(
    (one) => !stored.has(`${one.member} ${one.source} ${one.id} ${one.status}`),
  );
}
