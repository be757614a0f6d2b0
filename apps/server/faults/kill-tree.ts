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

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => lookUp(pid)?.parent === parent);
}

export function isRunning(pid: number): boolean {
  const found = lookUp(pid);
  return found !== null && found.state !== ZOMBIE;
}

/** No signal handler, no last words. */
export async function killTree(pid: number): Promise<void> {
  const tree = [pid, ...childrenOf(pid)];
  for (const one of tree) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It went with its parent.
    }
  }
  while (tree.some(isRunning)) await pause(LOOK_AGAIN_MS);
}
