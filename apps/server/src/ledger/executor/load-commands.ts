/**
 * What a batch has to know before it decides: the wallets of its members, and which commands were
 * seen before. Read, remembered, or read again under locks.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Session } from "../../platform/database/session.ts";
import { DomainError } from "../../platform/errors.ts";
import { nth } from "../../platform/memory/nth.ts";
import type { AnyOutcome, Job, Settlement } from "./job.ts";
import type { Memory } from "./memory.ts";
import {
  claimIds,
  lockWallets,
  type OperationKey,
  loadCommands,
  type LoadedCommand,
  type StoredOperation,
} from "../repository.ts";
import type { LockedWallet, Wallet } from "../types.ts";

/** To be decided. */
export interface FreshJob {
  readonly job: Job;
  readonly wallet: LockedWallet;
  /** The wallet was remembered, not read: it may be stale. */
  readonly isRemembered: boolean;
}

/** Repeats, conflicts and unknown members move nothing; they are answered with the others. */
export interface Sorted {
  readonly fresh: FreshJob[];
  readonly settled: Settlement[];
}

/** Sources whose ids come from outside and are numbered for all members at once. */
export function isOwnedSource(source: string): boolean {
  return source.startsWith("studio:") || source.startsWith("psp:");
}

export function keyOf({ command }: Job): OperationKey {
  return command;
}

export function cancelledBy(job: Job): OperationKey[] {
  const { memberId, source, cancels = [] } = job.command;
  return cancels.map((externalId) => ({ memberId, source, externalId }));
}

/** Remembered wallets are not read; ids that others may own always are. */
export async function recallOrRead(
  session: Session,
  memory: Memory,
  jobs: readonly Job[],
): Promise<Sorted> {
  const fresh: FreshJob[] = [];
  const unknown: Job[] = [];
  for (const job of jobs) {
    const wallet = isOwnedSource(job.command.source) ? null : memory.recall(keyOf(job));
    if (wallet === null) unknown.push(job);
    else fresh.push({ job, wallet, isRemembered: true });
  }
  if (unknown.length === 0) return { fresh, settled: [] };
  const read = await readNow(session, unknown);
  return { fresh: [...fresh, ...read.fresh], settled: read.settled };
}

export async function readNow(session: Session, jobs: readonly Job[]): Promise<Sorted> {
  return sortOut(await readAndClaim(session, jobs));
}

/**
 * Begins the batch's transaction and locks its wallets. What was read earlier may predate
 * the locks, so everything is read again under them, in a snapshot of its own.
 */
export async function lockAndRead(session: Session, jobs: readonly Job[]): Promise<Sorted> {
  const known = await readAndClaim(session, jobs);
  const memberIds = jobs.map(({ command }) => command.memberId);
  const [, , again] = await Promise.all([
    session.command("BEGIN"),
    lockWallets(session, memberIds),
    loadCommands(session, jobs.map(keyOf)),
  ]);
  return sortOut(known.map((one, index) => ({ ...one, loaded: nth(again, index) })));
}

interface KnownJob {
  readonly job: Job;
  /** Null: no such member. */
  readonly loaded: LoadedCommand | null;
  /** The owner of an id from outside; null when ids of this source have no owner. */
  readonly ownerId: MemberId | null;
}

async function readAndClaim(session: Session, jobs: readonly Job[]): Promise<KnownJob[]> {
  const allLoaded = await loadCommands(session, jobs.map(keyOf));
  const known = jobs.map((job, index) => ({ job, loaded: nth(allLoaded, index) }));
  const owned = known.filter(
    ({ job, loaded }) => loaded !== null && isOwnedSource(job.command.source),
  );
  if (owned.length === 0) return known.map((one) => ({ ...one, ownerId: null }));
  const owners = await claimIds(
    session,
    owned.map(({ job }) => keyOf(job)),
  );
  const ownerOf = new Map(owned.map(({ job }, index) => [job, nth(owners, index)]));
  // A cancelled id must move nothing for anybody, so the member who cancels it owns it as well.
  const cancelled = owned
    .filter(({ job, loaded }) => {
      const isOwner = ownerOf.get(job) === job.command.memberId;
      return isOwner && loaded?.operation === null;
    })
    .flatMap(({ job }) => cancelledBy(job));
  if (cancelled.length > 0) await claimIds(session, cancelled);
  return known.map((one) => ({ ...one, ownerId: ownerOf.get(one.job) ?? null }));
}

function sortOut(known: readonly KnownJob[]): Sorted {
  const fresh: FreshJob[] = [];
  const settled: Settlement[] = [];
  for (const { job, loaded, ownerId } of known) {
    if (loaded === null) {
      settled.push({ job, error: new DomainError("common.not_found") });
    } else if (ownerId !== null && ownerId !== job.command.memberId) {
      settled.push({ job, outcome: { status: "conflict" } });
    } else if (loaded.operation === null) {
      fresh.push({ job, wallet: loaded.wallet, isRemembered: false });
    } else {
      const outcome = outcomeOfPrecedent(job, loaded.operation, loaded.wallet);
      settled.push({ job, outcome });
    }
  }
  return { fresh, settled };
}

function outcomeOfPrecedent(job: Job, operation: StoredOperation, wallet: Wallet): AnyOutcome {
  if (operation.status === "tombstone") return { status: "tombstoned", wallet };
  assert(operation.payloadHash !== null);
  if (!operation.payloadHash.equals(job.payloadHash)) return { status: "conflict" };
  return storedOutcome(operation, !job.mayBeCommitted, wallet);
}

function storedOutcome(stored: StoredOperation, replayed: boolean, wallet: Wallet): AnyOutcome {
  const answer: unknown = stored.response === null ? undefined : JSON.parse(stored.response);
  if (stored.code === null) return { status: "applied", answer, effect: null, replayed, wallet };
  const refusal = { status: "refused", code: stored.code, replayed, wallet } as const;
  return stored.response === null ? refusal : { ...refusal, answer };
}
