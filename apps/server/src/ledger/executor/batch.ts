/**
 * One batch: look up its commands, decide in memory, write in sets, commit. No two of its commands
 * belong to the same member, so each one decides on its own wallet. Nothing is locked while it
 * decides, and wallets that this process remembers are not even read. If a wallet has changed
 * since, the write fails and the batch is run again with locks.
 */
import type { Clock } from "../../platform/clock.ts";
import type { Session } from "../../platform/database/session.ts";
import { sqlStateOf, SERIALIZATION_FAILURE } from "../../platform/database/transaction.ts";
import { decide, type DecidedJob, outcomeOf } from "./decide.ts";
import type { Job, Settlement } from "./job.ts";
import type { Memory } from "./memory.ts";
import { keyOf, lockAndRead, readNow, recallOrRead } from "./load-commands.ts";
import { write } from "./write.ts";

export interface BatchDeps {
  readonly session: Session;
  readonly clock: Clock;
  readonly memory: Memory;
  /** An earlier attempt failed: it was overtaken, or one of its commands is a repeat. */
  readonly isRetry: boolean;
}

export async function runBatch(deps: BatchDeps, jobs: readonly Job[]): Promise<Settlement[]> {
  const { session, memory } = deps;
  await session.ready();
  try {
    return await runConnected(deps, jobs);
  } catch (error) {
    for (const { command } of jobs) memory.forget(command.memberId);
    if (sqlStateOf(error) === SERIALIZATION_FAILURE) memory.distrust();
    await leaveTransaction(session);
    throw error;
  }
}

/** A connection that cannot even roll back is dropped; PostgreSQL then rolls back by itself. */
async function leaveTransaction(session: Session): Promise<void> {
  try {
    await session.command("ROLLBACK");
  } catch {
    session.drop();
  }
}

async function runConnected(deps: BatchDeps, unsorted: readonly Job[]): Promise<Settlement[]> {
  const { session, clock, memory, isRetry } = deps;
  // Ordered by member id, so that two batches never wait for each other.
  const jobs = unsorted.toSorted((a, b) => a.command.memberId - b.command.memberId);
  const isLocking = isRetry || jobs.some((job) => job.kind.isOptimistic !== true);
  const { fresh, settled } = isLocking
    ? await lockAndRead(session, jobs)
    : await recallOrRead(session, memory, jobs);
  if (isRetry) expectRepeats(memory, settled);
  // One instant for the whole batch: it is part of each transfer's hash, and stored with it.
  const now = clock.now();
  const { decided, failed, doubtful } = await decide(session, now, fresh);
  settled.push(...failed);
  if (doubtful.length > 0) {
    const read = await readNow(session, doubtful);
    const again = await decide(session, now, read.fresh);
    settled.push(...read.settled, ...again.failed);
    decided.push(...again.decided);
  }
  // Remembered wallets and each kind were decided separately.
  decided.sort((a, b) => a.wallet.memberId - b.wallet.memberId);
  if (decided.length > 0) await write({ session, now, decided, isBegun: isLocking });
  else if (isLocking) await session.command("COMMIT");
  for (const one of decided) {
    remember(memory, one);
    settled.push({ job: one.job, outcome: outcomeOf(one) });
  }
  return settled;
}

function remember(memory: Memory, { job, wallet, moved }: DecidedJob): void {
  memory.remember(keyOf(job), moved?.wallet ?? wallet);
}

/** Found stored only now: the earlier attempt did commit, and nobody noticed. */
function expectRepeats(memory: Memory, settled: readonly Settlement[]): void {
  for (const { job } of settled) {
    if (!job.mayBeCommitted) memory.expectRepeats(job.command.memberId);
  }
}
