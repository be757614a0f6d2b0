/**
 * Makes a decided batch durable. A batch that only adds rows beside its wallets is a single
 * statement, which is its own transaction; any other is written step by step inside one.
 */
import assert from "node:assert";
import type { Session } from "../../platform/database/session.ts";
import { isDatabaseAway } from "../../platform/database/transaction.ts";
import type { DecidedJob } from "./decide.ts";
import type { AnyKind } from "./job.ts";
import type { OperationKey } from "../repository.ts";
import { cancelledBy } from "./load-commands.ts";
import type { EffectOf } from "../types.ts";
import {
  type Appendix,
  type BatchRows,
  type EncodedBatch,
  encodeBatch,
  type OperationRow,
  writeBatch,
  writeTombstones,
} from "./write-repository.ts";

export interface Writing {
  readonly session: Session;
  readonly now: Date;
  readonly decided: readonly DecidedJob[];
  /** The transaction has begun, and the wallets are locked. */
  readonly isBegun: boolean;
}

export async function write({ session, now, decided, isBegun }: Writing): Promise<void> {
  const effects = effectsByKind(decided);
  // Whatever can fail here fails before anything is sent.
  const batch = encodeBatch(toBatchRows(now, decided), effects.flatMap(toAppendix));
  const written = effects.flatMap(toWritten);
  const tombstones = decided.flatMap(tombstonesOf);
  const isWhole = !isBegun && written.length === 0 && tombstones.length === 0;
  if (isWhole) return committing(decided, () => writeBatch(session, batch));
  await writeInSteps({ session, now, isBegun, batch, written, tombstones });
  await committing(decided, async () => {
    const done = await session.command("COMMIT");
    assert(done === "COMMIT", `A batch was ended by ${done}.`);
  });
}

/** What PostgreSQL refused is certainly not committed; only silence leaves it in doubt. */
async function committing(
  decided: readonly DecidedJob[],
  commit: () => Promise<void>,
): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (isDatabaseAway(error)) for (const { job } of decided) job.mayBeCommitted = true;
    throw error;
  }
}

interface Steps {
  readonly session: Session;
  readonly now: Date;
  readonly isBegun: boolean;
  readonly batch: EncodedBatch;
  readonly written: readonly KindEffects[];
  readonly tombstones: readonly OperationKey[];
}

/**
 * The ledger's own rows come first: they lock the wallets, and fail if one has changed. Then come
 * the rooms' effects, sent without waiting for each other.
 */
async function writeInSteps(steps: Steps): Promise<void> {
  const { session, now, isBegun, batch, written, tombstones } = steps;
  await Promise.all([
    isBegun ? null : session.command("BEGIN"),
    writeBatch(session, batch),
    tombstones.length > 0 ? writeTombstones(session, tombstones, now) : null,
    ...written.map(({ kind, effects }) => kind.write?.(session.tx, effects)),
  ]);
}

interface KindEffects {
  readonly kind: AnyKind;
  readonly effects: readonly EffectOf<unknown>[];
}

function effectsByKind(decided: readonly DecidedJob[]): KindEffects[] {
  const groups = [...Map.groupBy(decided, (one) => one.job.kind)];
  return groups
    .map(([kind, group]) => ({
      kind,
      effects: group
        .filter((one) => one.decision.effect !== undefined)
        .map((one) => ({ memberId: one.job.command.memberId, effect: one.decision.effect })),
    }))
    .filter(({ effects }) => effects.length > 0);
}

function toAppendix({ kind: { name, rows }, effects }: KindEffects): Appendix[] {
  return rows === undefined ? [] : [{ kindName: name, rows, effects }];
}

function toWritten({ kind, effects }: KindEffects): KindEffects[] {
  if (kind.write === undefined) return [];
  const left = effects.filter(({ effect }) => kind.needsWrite?.(effect) ?? true);
  return left.length === 0 ? [] : [{ kind, effects: left }];
}

/** An id that cancels itself needs no tombstone: it is used up by this very command. */
function tombstonesOf({ decision, job }: DecidedJob): OperationKey[] {
  if (decision.cancels !== true) return [];
  return cancelledBy(job).filter((key) => key.externalId !== job.command.externalId);
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

function toOperationRow({ job, decision, moved }: DecidedJob): OperationRow {
  return {
    memberId: job.command.memberId,
    source: job.command.source,
    externalId: job.command.externalId,
    kind: job.kind.name,
    status: decision.outcome,
    payloadHash: job.payloadHash,
    code: decision.outcome === "refused" ? decision.code : null,
    response: JSON.stringify(decision.answer) ?? null,
    transfersCount: moved?.rows.length ?? 0,
    turnoverOwedChange: moved?.turnoverOwedChange ?? 0,
    bonusOwedChange: moved?.bonusOwedChange ?? 0,
  };
}
