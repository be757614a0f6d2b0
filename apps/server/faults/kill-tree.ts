/** Kills a process and everything it started, and waits until the system has let go of them. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const ZOMBIE = "Z";
const LOOK_AGAIN_MS = 10;

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

export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => lookUp(pid)?.parent === parent);
}

export function isRunning(pid: number): boolean {
  const found = lookUp(pid);
  return found !== null && found.state !== ZOMBIE;
}

/** The process and those it has started; PostgreSQL's helpers start nobody. */
export function signalTree(pid: number, signal: NodeJS.Signals): readonly number[] {
  const tree = [pid, ...childrenOf(pid)];
  signalAll(tree, signal);
  return tree;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It went with another one.
    }
  }
}

/** No signal handler, no last words. */
export async function killTree(pid: number): Promise<void> {
  const tree = signalTree(pid, "SIGKILL");
  while (tree.some(isRunning)) await pause(LOOK_AGAIN_MS);
}
