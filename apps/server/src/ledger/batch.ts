/**
 * One batch, one transaction: lock, look for precedents, gather, decide in memory, write in sets,
 * commit. No two of its commands are of one member, so each decides on its wallet alone.
 */
import assert from "node:assert";
import { ZERO } from "@tucano/contract/money.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { applyMovement, type LockedWallet, type Moved } from "./apply.ts";
import type { AnyKind, Job, Settlement } from "./job.ts";
import {
  claimOwnership,
  findPrecedents,
  lockWallets,
  type OperationKey,
  type OperationRow,
  type Precedent,
  type StoredOperation,
  writeBatch,
  writeTombstones,
} from "./repository.ts";
import type { Decision, Outcome, Wallet } from "./types.ts";

/** Sources whose ids come from outside and are numbered for all members at once. */
export function isOwnedSource(source: string): boolean {
  return source.startsWith("studio:") || source.startsWith("psp:");
}

export function runBatch(db: Db, clock: Clock, jobs: readonly Job[]): Promise<Settlement[]> {
  return inTransaction(db, async (tx) => {
    const { fresh, settled } = await load(tx, jobs);
    // One instant for the batch: it is part of each transfer's hash and stored beside it.
    const now = clock.now();
    const decided = await decide(tx, now, fresh, settled);
    await write(tx, now, decided);
    for (const one of decided) {
      one.job.mayBeCommitted = true;
      settled.push({ job: one.job, outcome: outcomeOf(one) });
    }
    return settled;
  });
}

interface FreshJob {
  readonly job: Job;
  readonly wallet: LockedWallet;
}

interface Loaded {
  readonly fresh: readonly FreshJob[];
  /** Repeats, conflicts and strangers: they move nothing, and are answered with the others. */
  readonly settled: Settlement[];
}

async function load(tx: Tx, jobs: readonly Job[]): Promise<Loaded> {
  const wallets = await lockWallets(
    tx,
    jobs.map((job) => job.command.memberId),
  );
  const known = jobs.filter((job) => wallets.has(job.command.memberId));
  const settled: Settlement[] = jobs
    .filter((job) => !wallets.has(job.command.memberId))
    .map((job) => ({ job, error: new DomainError("common.not_found") }));
  const keys = known.map((job) => keyOf(job));
  const owned = keys.filter((key) => isOwnedSource(key.source));
  if (owned.length > 0) await claimOwnership(tx, owned);
  const precedents = keys.length === 0 ? [] : await findPrecedents(tx, keys);
  const fresh: FreshJob[] = [];
  for (const [index, job] of known.entries()) {
    const wallet = wallets.get(job.command.memberId);
    const precedent = precedents[index];
    assert(wallet !== undefined && precedent !== undefined);
    const outcome = outcomeOfPrecedent(job, precedent, toWallet(wallet));
    if (outcome === null) fresh.push({ job, wallet });
    else settled.push({ job, outcome });
  }
  return { fresh, settled };
}

function keyOf({ command }: Job): OperationKey {
  return {
    memberId: command.memberId,
    source: command.source,
    externalId: command.externalId,
  };
}

/** Null: this id was never seen, the command is to be decided. */
function outcomeOfPrecedent(
  job: Job,
  { operation, ownerId }: Precedent,
  wallet: Wallet,
): Outcome<unknown> | null {
  if (ownerId !== null && ownerId !== job.command.memberId) return { status: "conflict" };
  if (operation === null) return null;
  if (operation.status === "tombstone") return { status: "tombstoned", wallet };
  assert(operation.payloadHash !== null);
  if (!operation.payloadHash.equals(job.payloadHash)) return { status: "conflict" };
  return storedOutcome(operation, !job.mayBeCommitted, wallet);
}

function storedOutcome(
  stored: StoredOperation,
  replayed: boolean,
  wallet: Wallet,
): Outcome<unknown> {
  const answer: unknown = stored.response === null ? undefined : JSON.parse(stored.response);
  if (stored.code === null) return { status: "applied", answer, replayed, wallet };
  const refusal = { status: "refused", code: stored.code, replayed, wallet } as const;
  return stored.response === null ? refusal : { ...refusal, answer };
}

interface DecidedJob extends FreshJob {
  readonly decision: Decision<unknown, unknown>;
  readonly moved: Moved;
}

/** A command whose decision throws fails alone; its neighbours go on. */
async function decide(
  tx: Tx,
  now: Date,
  fresh: readonly FreshJob[],
  settled: Settlement[],
): Promise<DecidedJob[]> {
  const decided: DecidedJob[] = [];
  for (const [kind, group] of groupByKind(fresh)) {
    const inputs = group.map(({ job: { command } }) => ({
      memberId: command.memberId,
      input: command.input,
    }));
    const facts = kind.gather === undefined ? [] : await kind.gather(tx, inputs);
    assert(
      kind.gather === undefined || facts.length === group.length,
      `${kind.name} gathered ${facts.length} facts for ${group.length} commands.`,
    );
    for (const [index, one] of group.entries()) {
      try {
        decided.push(decideOne(one, facts[index], now));
      } catch (error) {
        settled.push({ job: one.job, error });
      }
    }
  }
  return decided;
}

function decideOne(one: FreshJob, facts: unknown, createdAt: Date): DecidedJob {
  const { command, kind } = one.job;
  const decision = kind.decide(toWallet(one.wallet), facts, command.input);
  const isApplied = decision.outcome === "applied";
  const movement = {
    transfers: isApplied ? decision.transfers : [],
    turnoverOwedChange: (isApplied ? decision.turnoverOwedChange : undefined) ?? ZERO,
  };
  const { source, externalId } = command;
  const moved = applyMovement(one.wallet, movement, { source, externalId, createdAt });
  return { ...one, decision, moved };
}

function groupByKind(fresh: readonly FreshJob[]): Map<AnyKind, FreshJob[]> {
  return Map.groupBy(fresh, (one) => one.job.kind);
}

/** The rooms' effects first, the ledger's own rows last: see writeBatch. */
async function write(tx: Tx, now: Date, decided: readonly DecidedJob[]): Promise<void> {
  if (decided.length === 0) return;
  for (const [kind, group] of Map.groupBy(decided, (one) => one.job.kind)) {
    const effects = group
      .filter((one) => one.decision.effect !== undefined)
      .map((one) => ({ memberId: one.job.command.memberId, effect: one.decision.effect }));
    if (effects.length > 0) await kind.write?.(tx, effects);
  }
  await writeCancellations(tx, now, decided);
  await writeBatch(tx, {
    createdAt: now,
    wallets: decided
      .filter((one) => one.moved.wallet.version !== one.wallet.version)
      .map((one) => one.moved.wallet),
    transfers: decided.flatMap((one) => one.moved.rows),
    operations: decided.map(toOperationRow),
  });
}

/**
 * An outsider's cancelled id is claimed too: it shall move nothing for anybody. An id that cancels
 * itself needs no tombstone: it is used up by this very command.
 */
async function writeCancellations(
  tx: Tx,
  now: Date,
  decided: readonly DecidedJob[],
): Promise<void> {
  const keys = decided.flatMap((one) =>
    (one.decision.tombstones ?? [])
      .filter((externalId) => externalId !== one.job.command.externalId)
      .map((externalId) => ({ ...keyOf(one.job), externalId })),
  );
  if (keys.length === 0) return;
  const owned = keys.filter((key) => isOwnedSource(key.source));
  if (owned.length > 0) await claimOwnership(tx, owned);
  await writeTombstones(tx, keys, now);
}

function toOperationRow({ job, decision, moved }: DecidedJob): OperationRow {
  return {
    ...keyOf(job),
    kind: job.kind.name,
    status: decision.outcome,
    payloadHash: job.payloadHash,
    code: decision.outcome === "refused" ? decision.code : null,
    response: JSON.stringify(decision.answer) ?? null,
    transfersCount: moved.rows.length,
    turnoverOwedChange: moved.turnoverOwedChange,
  };
}

function outcomeOf({ decision, moved }: DecidedJob): Outcome<unknown> {
  const wallet = toWallet(moved.wallet);
  if (decision.outcome === "applied") {
    return { status: "applied", answer: decision.answer, replayed: false, wallet };
  }
  const refusal = { status: "refused", code: decision.code, replayed: false, wallet } as const;
  return decision.answer === undefined ? refusal : { ...refusal, answer: decision.answer };
}

/** A room sees balances, never the chain. */
function toWallet(locked: LockedWallet): Wallet {
  const { seq: _seq, headHash: _headHash, version: _version, ...wallet } = locked;
  return wallet;
}
