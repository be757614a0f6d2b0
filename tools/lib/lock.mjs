/**
 * A lock between processes: a folder that only one of them can make. Whoever holds it writes its
 * process id inside, so that a holder that died without cleaning up does not block the next one.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const POLL_MS = 250;

/** @param {string} folder */
function holderIsAlive(folder) {
  try {
    const holder = Number(readFileSync(join(folder, "pid"), "utf8"));
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // EPERM: somebody else's process, alive. No pid file yet: the holder is just being born.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === "EPERM" || code === "ENOENT";
  }
}

/** @param {string} folder */
function tryTake(folder) {
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Runs the work while holding the lock; waits for whoever holds it now.
 *
 * @template Result
 * @param {string} folder
 * @param {() => void} announceWait called once, when there is somebody to wait for
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(folder, announceWait, work) {
  mkdirSync(dirname(folder), { recursive: true });
  let isAnnounced = false;
  let orphanPolls = 0;
  while (!tryTake(folder)) {
    orphanPolls = holderIsAlive(folder) ? 0 : orphanPolls + 1;
    if (orphanPolls >= 2) rmSync(folder, { recursive: true, force: true });
    if (!isAnnounced && orphanPolls === 0) {
      announceWait();
      isAnnounced = true;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
}
