/**
 * One batch: find out how its commands stand, decide in memory, write in sets, commit. No two of
 * its commands are of one member, so each decides on its wallet alone. Nothing is locked while it
 * decides, and wallets that this process knows are not even read: a wallet that is not as it was
 * decided upon fails the write, and the batch is run again with locks.
 */
import type { Clock } from "../../platform/clock.ts";
import type { Session } from "../../platform/database/session.ts";
import { sqlStateOf, SERIALIZATION_FAILURE } from "../../platform/database/transaction.ts";
import { decide, type DecidedJob, outcomeOf } from "./decide.ts";
import type { Job, Settlement } from "./job.ts";
import type { Memory } from "./memory.ts";
import { keyOf, lockAndRead, readNow, recallOrRead } from "./standing.ts";
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

/** What cannot even be rolled back is thrown away, and PostgreSQL rolls it back. */
async function leaveTransaction(session: Session): Promise<void> {
  try {
    await session.command("ROLLBACK");
  } catch {
    session.drop();
  }
}

async function runConnected(deps: BatchDeps, unsorted: readonly Job[]): Promise<Settlement[]> {
  const { session, clock, memory, isRetry } = deps;
  // In the order of the member ids, so that two batches never wait for each other.
  const jobs = unsorted.toSorted((a, b) => a.command.memberId - b.command.memberId);
  const isLocking = isRetry || jobs.some((job) => job.kind.isOptimistic !== true);
  const { fresh, settled } = isLocking
    ? await lockAndRead(session, jobs)
    : await recallOrRead(session, memory, jobs);
  if (isRetry) expectRepeats(memory, settled);
  // One instant for the batch: it is part of each transfer's hash and stored beside it.
  const now = clock.now();
  const { decided, failed, doubtful } = await decide(session, now, fresh);
  settled.push(...failed);
  if (doubtful.length > 0) {
    const read = await readNow(session, doubtful);
    const again = await decide(session, now, read.fresh);
    settled.push(...read.settled, ...again.failed);
    decided.push(...again.decided);
  }
  // What was remembered, and each kind, were decided apart.
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

/** What was found stored only now had gone unnoticed before. */
function expectRepeats(memory: Memory, settled: readonly Settlement[]): void {
  for (const { job } of settled) {
    if (!job.mayBeCommitted) memory.expectRepeats(job.command.memberId);
  }
}
