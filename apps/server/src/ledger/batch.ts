/**
 * One batch: read wallets and precedents, gather, decide in memory, write in sets, commit. No two
 * of its commands are of one member, so each decides on its wallet alone. Nothing is locked while
 * it decides: a wallet that was changed meanwhile fails the write, and the batch is run again with
 * locks.
 */
import assert from "node:assert";
import { ZERO } from "@tucano/contract/money.ts";
import type { Clock } from "../platform/clock.ts";
import type { Session } from "../platform/database/session.ts";
import { isDatabaseAway } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { applyMovement, type LockedWallet, type Moved } from "./apply.ts";
import type { AnyKind, Job, Settlement } from "./job.ts";
import {
  type BatchRows,
  claimIds,
  encodeBatch,
  lockWallets,
  type OperationKey,
  type OperationRow,
  readStandings,
  SET_LOCK_TIMEOUT,
  type Standing,
  type StoredOperation,
  writeBatch,
  writeTombstones,
} from "./repository.ts";
import type { Decision, MemberId, Outcome, Wallet } from "./types.ts";

/** Sources whose ids come from outside and are numbered for all members at once. */
export function isOwnedSource(source: string): boolean {
  return source.startsWith("studio:") || source.startsWith("psp:");
}

export interface BatchDeps {
  readonly session: Session;
  readonly clock: Clock;
  /** An earlier attempt was overtaken by somebody else's transaction. */
  readonly isRetry: boolean;
}

export async function runBatch(deps: BatchDeps, jobs: readonly Job[]): Promise<Settlement[]> {
  const { session } = deps;
  await session.ready();
  try {
    return await runConnected(deps, jobs);
  } catch (error) {
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

async function runConnected(
  { session, clock, isRetry }: BatchDeps,
  unsorted: readonly Job[],
): Promise<Settlement[]> {
  // In the order of the member ids, so that two batches never wait for each other.
  const jobs = unsorted.toSorted((a, b) => a.command.memberId - b.command.memberId);
  const isLocking = isRetry || jobs.some((job) => job.kind.isOptimistic !== true);
  const known = await readAndClaim(session, jobs);
  if (isLocking) await beginLocked(session, known);
  const { fresh, settled } = sortOut(known, isLocking ? await readAgain(session, known) : null);
  // One instant for the batch: it is part of each transfer's hash and stored beside it.
  const now = clock.now();
  const decided = await decide(session, now, fresh, settled);
  if (decided.length > 0) await write({ session, now, decided, isBegun: isLocking });
  else if (isLocking) await session.command("COMMIT");
  for (const one of decided) settled.push({ job: one.job, outcome: outcomeOf(one) });
  for (const { job, standing } of known) {
    if (standing === null) settled.push({ job, error: new DomainError("common.not_found") });
  }
  return settled;
}

interface KnownJob {
  readonly job: Job;
  /** Null: no such member. */
  readonly standing: Standing | null;
  /** Who owns an outsider's id; null when ids of this source are owned by nobody. */
  readonly ownerId: MemberId | null;
}

async function readAndClaim(session: Session, jobs: readonly Job[]): Promise<KnownJob[]> {
  const standings = await readStandings(session, jobs.map(keyOf));
  const known = jobs.map((job, index) => ({ job, standing: standings[index] ?? null }));
  const owned = known.filter(
    ({ job, standing }) => standing !== null && isOwnedSource(job.command.source),
  );
  if (owned.length === 0) return known.map((one) => ({ ...one, ownerId: null }));
  const owners = await claimIds(
    session,
    owned.map(({ job }) => keyOf(job)),
  );
  const ownerOf = new Map(owned.map(({ job }, index) => [job, owners[index] ?? null]));
  // A cancelled id shall move nothing for anybody, so whoever will cancel it owns it as well.
  const cancelled = owned
    .filter(({ job, standing }) => {
      const isOwner = ownerOf.get(job) === job.command.memberId;
      return isOwner && standing?.operation === null;
    })
    .flatMap(({ job }) => cancelledBy(job));
  if (cancelled.length > 0) await claimIds(session, cancelled);
  return known.map((one) => ({ ...one, ownerId: ownerOf.get(one.job) ?? null }));
}

async function beginLocked(session: Session, known: readonly KnownJob[]): Promise<void> {
  await Promise.all([
    session.command("BEGIN"),
    session.command(SET_LOCK_TIMEOUT),
    lockWallets(
      session,
      known.map(({ job }) => job.command.memberId),
    ),
  ]);
}

/** Under the lock, in a snapshot of its own: what was read before may be from before it. */
async function readAgain(
  session: Session,
  known: readonly KnownJob[],
): Promise<readonly (Standing | null)[]> {
  return readStandings(
    session,
    known.map(({ job }) => keyOf(job)),
  );
}

interface FreshJob {
  readonly job: Job;
  readonly wallet: LockedWallet;
}

/** Repeats, conflicts and strangers move nothing, and are answered with the others. */
function sortOut(
  known: readonly KnownJob[],
  again: readonly (Standing | null)[] | null,
): { fresh: FreshJob[]; settled: Settlement[] } {
  const fresh: FreshJob[] = [];
  const settled: Settlement[] = [];
  for (const [index, { job, standing: first, ownerId }] of known.entries()) {
    const standing = again === null ? first : (again[index] ?? null);
    if (standing === null) continue;
    const { wallet, operation } = standing;
    if (ownerId !== null && ownerId !== job.command.memberId) {
      settled.push({ job, outcome: { status: "conflict" } });
    } else if (operation === null) {
      fresh.push({ job, wallet });
    } else {
      settled.push({ job, outcome: outcomeOfPrecedent(job, operation, toWallet(wallet)) });
    }
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

function cancelledBy(job: Job): OperationKey[] {
  return (job.command.cancels ?? []).map((externalId) => ({ ...keyOf(job), externalId }));
}

function outcomeOfPrecedent(
  job: Job,
  operation: StoredOperation,
  wallet: Wallet,
): Outcome<unknown> {
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
  if (stored.code === null) return { status: "applied", answer, effect: null, replayed, wallet };
  const refusal = { status: "refused", code: stored.code, replayed, wallet } as const;
  return stored.response === null ? refusal : { ...refusal, answer };
}

interface DecidedJob extends FreshJob {
  readonly decision: Decision<unknown, unknown>;
  /** Null: refused, the wallet stays as it is. */
  readonly moved: Moved | null;
}

/** A command whose decision throws fails alone; its neighbours go on. */
async function decide(
  session: Session,
  now: Date,
  fresh: readonly FreshJob[],
  settled: Settlement[],
): Promise<DecidedJob[]> {
  const groups = [...Map.groupBy(fresh, (one) => one.job.kind)];
  // Sent one after the other without waiting: reading in the order of the kinds.
  const facts = await Promise.all(groups.map(([kind, group]) => gather(session, kind, group)));
  const decided: DecidedJob[] = [];
  for (const [index, [, group]] of groups.entries()) {
    for (const [place, one] of group.entries()) {
      try {
        decided.push(decideOne(one, facts[index]?.[place], now));
      } catch (error) {
        settled.push({ job: one.job, error });
      }
    }
  }
  return decided;
}

async function gather(
  session: Session,
  kind: AnyKind,
  group: readonly FreshJob[],
): Promise<readonly unknown[]> {
  if (kind.gather === undefined) return [];
  const inputs = group.map(({ job: { command }, wallet }) => ({
    memberId: command.memberId,
    input: command.input,
    wallet: toWallet(wallet),
  }));
  const facts = await kind.gather(session.tx, inputs);
  assert(
    facts.length === group.length,
    `${kind.name} gathered ${facts.length} facts for ${group.length} commands.`,
  );
  return facts;
}

function decideOne(one: FreshJob, facts: unknown, createdAt: Date): DecidedJob {
  const { command, kind } = one.job;
  const decision = kind.decide(toWallet(one.wallet), facts, command.input);
  if (decision.outcome === "refused") return { ...one, decision, moved: null };
  const { transfers, turnoverOwedChange = ZERO } = decision;
  const { source, externalId } = command;
  const moved = applyMovement(
    one.wallet,
    { transfers, turnoverOwedChange },
    { source, externalId, createdAt },
  );
  return { ...one, decision, moved };
}

interface Writing {
  readonly session: Session;
  readonly now: Date;
  readonly decided: readonly DecidedJob[];
  readonly isBegun: boolean;
}

/**
 * The ledger's own rows first: they take the wallets' locks in order, as all transactions do, and
 * fail if any was overtaken. Then the rooms' effects, sent without waiting; then the commit.
 */
async function write({ session, now, decided, isBegun }: Writing): Promise<void> {
  // All that can fail here fails before anything is sent.
  const values = encodeBatch(toBatchRows(now, decided));
  await Promise.all([
    isBegun ? null : session.command("BEGIN"),
    writeBatch(session, values),
    writeCancellations(session, now, decided),
    writeEffects(session, decided),
  ]);
  try {
    const done = await session.command("COMMIT");
    assert(done === "COMMIT", `A batch was ended by ${done}.`);
  } catch (error) {
    // What PostgreSQL refused is certainly not committed; only silence leaves it open.
    if (isDatabaseAway(error)) for (const { job } of decided) job.mayBeCommitted = true;
    throw error;
  }
}

async function writeEffects(session: Session, decided: readonly DecidedJob[]): Promise<void> {
  const groups = [...Map.groupBy(decided, (one) => one.job.kind)];
  await Promise.all(
    groups.map(async ([kind, group]) => {
      const effects = group
        .filter((one) => one.decision.effect !== undefined)
        .map((one) => ({ memberId: one.job.command.memberId, effect: one.decision.effect }));
      if (effects.length > 0) await kind.write?.(session.tx, effects);
    }),
  );
}

function toBatchRows(createdAt: Date, decided: readonly DecidedJob[]): BatchRows {
  const moved = decided.flatMap((one) => one.moved ?? []);
  return {
    createdAt,
    wallets: moved.map((one) => one.wallet),
    transfers: moved.flatMap((one) => one.rows),
    operations: decided.map(toOperationRow),
  };
}

/** An id that cancels itself needs no tombstone: it is used up by this very command. */
async function writeCancellations(
  session: Session,
  now: Date,
  decided: readonly DecidedJob[],
): Promise<void> {
  const keys = decided
    .filter((one) => one.decision.cancels === true)
    .flatMap(({ job }) =>
      cancelledBy(job).filter((key) => key.externalId !== job.command.externalId),
    );
  if (keys.length > 0) await writeTombstones(session, keys, now);
}

function toOperationRow({ job, decision, moved }: DecidedJob): OperationRow {
  return {
    ...keyOf(job),
    kind: job.kind.name,
    status: decision.outcome,
    payloadHash: job.payloadHash,
    code: decision.outcome === "refused" ? decision.code : null,
    response: JSON.stringify(decision.answer) ?? null,
    transfersCount: moved?.rows.length ?? 0,
    turnoverOwedChange: moved?.turnoverOwedChange ?? 0,
  };
}

function outcomeOf({ decision, moved, wallet: before }: DecidedJob): Outcome<unknown> {
  const wallet = toWallet(moved?.wallet ?? before);
  if (decision.outcome === "applied") {
    const { answer, effect = null } = decision;
    return { status: "applied", answer, effect, replayed: false, wallet };
  }
  const refusal = { status: "refused", code: decision.code, replayed: false, wallet } as const;
  return decision.answer === undefined ? refusal : { ...refusal, answer: decision.answer };
}

/** A room sees balances, never the chain. */
function toWallet(locked: LockedWallet): Wallet {
  const { memberId, access, cash, bonus, rebate, turnoverOwed, isLimited } = locked;
  return { memberId, access, cash, bonus, rebate, locked: locked.locked, turnoverOwed, isLimited };
}
